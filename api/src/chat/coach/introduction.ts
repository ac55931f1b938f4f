import { fullNameOf } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { linesOf, nameOfJob } from '../tools/resume-lines.ts';
import { rewordLine } from '../tools/reword-line.ts';
import { titleOfAdvert } from '../tools/title-of-advert.ts';
import { reply, type Said } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

const OF_ONESELF =
  /\b(?:introduc(?:e|tion|ing)|tell me about yourself|about (?:yourself|myself)|elevator pitch|self[- ]intro)|(?:عرف|كلم|حدث|قدم|تعريف|اقدم|احكي)\S*\s?(?:\S+\s)?(?:ب|عن |علي |ال)?(?:نفس|حال)/u;
/** "I am an English graduate and have a year of call centre": what a message tells of its writer. */
const TOLD =
  /(?:^|[.،,!?؟\n]\s*|\s(?:و|and ))(?<what>(?:انا|أنا|وانا|وأنا|i am|i'm|im|i have|عندي|معايا|معاي)\s[^.؟?!\n]{6,160})/iu;
const FOR_JOB =
  /(?:الوظيفة|وظيفة|الشغل|the job is|job is|for (?:a|an|the) job (?:as|of))\s+(?<job>[^.؟?!\n،,]{3,50}?)(?=\sو(?:انا|أنا)|[.؟?!\n،,]|$)/iu;
/** What is said to the assistant. */
const ORDER = /(?:اكتب|جهز|حضر)\S*.*$/u;

/** Writes what somebody says of themselves first in an interview; null where that is not asked for, now or just before. */
export function introduceIfAsked(turn: Turn): CoachAnswer | null {
  const before = turn.history.findLast(({ role }) => role === 'user')?.text ?? '';
  const isAsked = OF_ONESELF.test(fold(turn.text)) || (turn.text.length < LONGEST && OF_ONESELF.test(fold(before)));
  return isAsked ? reply(turn, introductionOf(turn), { choices: [PRACTISE] }) : null;
}
const LONGEST = 200;
const PRACTISE: Said = { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' };

function introductionOf(turn: Turn): Said {
  const told = TOLD.exec(turn.text)?.groups?.what?.replace(ORDER, '').trim();
  return told ? ofTold(turn, told) : introductionFrom(turn);
}

/** From what the message says: the words are the writer's, to be brought into whole sentences. */
function ofTold({ text }: Turn, told: string): Said {
  const job = FOR_JOB.exec(text)?.groups?.job?.trim();
  return {
    en: `Say it aloud in about a minute, slowly:\n\n> Good morning, I am [name]. ${told[0]!.toUpperCase()}${told.slice(1)}. In that time I [what you did every day: how many, with whom], and learnt to [what this job needs]. One thing that I am proud of: [a customer, a problem, how it ended]. ${job ? `The job, ${job},` : 'This job'} is the next step for me, because [one reason that concerns them].\n\nFill in what stands in brackets; I do not make it up.`,
    ar: `قلها بصوت عالٍ في نحو دقيقة وببطء:\n\n> صباح الخير، أنا [الاسم]. [${told}]. في تلك المدة كنت [ما تفعله يوميًا: كم مرة ومع من]، وتعلمت [ما تحتاجه هذه الوظيفة]. وموقف أعتز به: [عميل أو مشكلة وكيف انتهت]. ${job ? `ووظيفة ${job} هي` : 'وهذه الوظيفة هي'} خطوتي التالية لأن [سبب يخصهم].\n\nأكمل ما بين الأقواس، فأنا لا أختلقه. احفظ الجملة الأولى والأخيرة فقط، وإن توقفت فخذ نفسًا وقل «أبدأ من جديد». هذا يكفي للغد.`,
  };
}

/** From the resume: now, before, next. */
export function introductionFrom({ resume, advert }: Turn): Said {
  const [now, earlier] = resume?.data.workExperience.filter(({ isHidden }) => !isHidden) ?? [];
  const name = resume ? fullNameOf(resume.data.personal) : '';
  const proof = resume ? linesOf(resume.data).find(({ text }) => /\d/.test(text))?.text : undefined;
  const job = advert === '' ? '' : titleOfAdvert(advert);
  const at = (entry: typeof now, blank: string) => (entry ? nameOfJob(entry) : blank);
  return {
    en: `Say it aloud in about a minute:\n\n> I am ${name || '[name]'}. Now: ${at(now, '[title, company]')}. What I would name first: ${proof ? rewordLine(proof) : '[one result with its figure]'}. Before that: ${at(earlier, '[title, company]')}, where I learnt [one thing that this job needs]. I would like to be ${job ? `your ${job}` : '[the job]'}, because [one reason that concerns them].\n\nFill in what stands in brackets; I do not make it up.`,
    ar: `قلها بصوت عالٍ في نحو دقيقة:\n\n> أنا ${name || '[الاسم]'}. الآن: ${at(now, '[المسمى والجهة]')}. أول ما أذكره: ${proof ?? '[نتيجة برقمها]'}. وقبل ذلك: ${at(earlier, '[المسمى والجهة]')} حيث تعلمت [ما تحتاجه هذه الوظيفة]. وأود العمل في وظيفة ${job || '[الوظيفة]'} لأن [سبب يخصهم].\n\nأكمل ما بين الأقواس، فأنا لا أختلقه.`,
  };
}
