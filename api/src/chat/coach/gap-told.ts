import { fold } from '@vitae/language/fold';
import { answerOfId } from './answer-question.ts';
import { languageOf, reply } from './language.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// A time without work, asked about as one speaks of it, and the reason for it that is told afterwards.

const WITHOUT_WORK =
  /\b(?:(?:wasn'?t|wasnt|was not|not|weren'?t|didn'?t|didnt) (?:work(?:ing)?|employed)|without (?:a |any )?(?:job|work)|out of work|unemployed|no job|jobless)\b|(?:ما ?كنت(?:ش)?|مكنتش|ماكنتش|مش|مو|لم اكن|ما) ?(?:ب|عم )?(?:شغال|شغاله|اشتغل|بشتغل|اشتغلت|اشتغلتش|عامل|اعمل|موظف)|(?:بدون|بلا|من غير|بلاش) (?:شغل|عمل|وظيفه)|(?:قاعد|قعدت|عاطل|عاطله)/u;
const WHAT_TO_SAY =
  /\b(?:what|how) (?:do|should|can|would|to|could) (?:i |we )?(?:say|answer|explain|tell|put it|talk about)\b|\bif they ask\b|(?:اقول|احكي|اشرح|ابرر|ارد|اجاوب|اوضح|افسر)|(?:لو|اذا) (?:سال|يسال)/u;

/** "from march 2019 to october 2020 i wasn't working, what do i say if they ask". */
export const asksOfTimeWithoutWork = (words: string): boolean => WITHOUT_WORK.test(words) && WHAT_TO_SAY.test(words);

export const adviseOnTimeWithoutWork = (turn: Turn): CoachAnswer | null => answerOfId(turn, 'explain-gap');

const TELLS_REASON =
  /^(?:(?:well|so|because|cause|cuz|it was because|the reason is)[\s,]+)*(?<told>(?:i (?:was|had|took|stayed|cared|looked|moved|went|studied|did|got|lost|broke)|my (?:father|mother|dad|mum|mom|wife|husband|child|son|daughter|family)|we (?:were|had|moved))\b.{4,160})$/iu;
const TELLS_REASON_IN_ARABIC =
  /^(?:لان|لأن|عشان|علشان)?(?:ي)?\s?(?<told>(?:كنت|سافرت|درست|والدي|والدتي|امي|أمي|ابوي|أبوي|مرضت|اهتميت|اعتنيت|رحت|رجعت|انتقلت|تزوجت|ولدت).{4,160})$/u;
/** As it is said in speech, and as one says it in an interview. */
const WRITTEN_ARABIC: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:كنت )?(?:بذاكر|بدرس|عم بدرس|ادرس|أدرس)(?!\p{L})/gu, 'كنت أدرس'],
  [/(?<!\p{L})و?بعدين(?!\p{L})/gu, 'ثم'],
  [/(?<!\p{L})(?:جت|اجت|إجت|جات)(?!\p{L})/gu, 'جاءت'],
  [/(?<!\p{L})(?:جائحة )?(?:ال)?كورونا(?!\p{L})/gu, 'جائحة كورونا'],
  [/(?<!\p{L})عشان(?!\p{L})/gu, 'لأن'],
  [/(?<!\p{L})(?:لقيت)(?!\p{L})/gu, 'وجدت'],
];

/** "i was studying and then covid came", behind the advice on gaps: the sentence for the interview; null for all else. */
export function sentenceForGap(turn: Turn): CoachAnswer | null {
  const text = turn.text.trim().replace(/[\s.!]+$/u, '');
  if (/[?؟]/u.test(text)) return null;
  const english = TELLS_REASON.exec(text)?.groups?.told;
  const arabic = TELLS_REASON_IN_ARABIC.exec(text)?.groups?.told;
  const told = english ?? arabic;
  if (!told) return null;
  const now = turn.resume?.data.workExperience.find(({ current }) => current)?.jobTitle;
  const isArabic = languageOf(turn) === 'ar';
  const said = isArabic
    ? WRITTEN_ARABIC.reduce((written, [spoken, as]) => written.replace(spoken, as), told)
    : told.replace(/(?<![\p{L}'’])i(?![\p{L}])/gu, 'I').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return reply(
    turn,
    {
      en: `Say it in two sentences, and then speak of the job:\n\n> ${said}. ${now ? `Since then I have been working as ${now}, and that time is behind me.` : 'That time is behind me, and I am ready to start.'}\n\nNo apology, and no more detail than they ask for. If something came of it (an exam, a certificate), name it with its date.`,
      ar: `قلها في جملتين ثم انتقل إلى الوظيفة:\n\n> في تلك المدة ${said}. ${now ? `ومنذ ذلك الوقت أعمل (${now})، وتلك المرحلة انتهت.` : 'وقد انتهت تلك المرحلة، وأنا جاهز للبدء.'}\n\nدون اعتذار ودون تفاصيل لم يسألوا عنها. وإن خرجت منها بشيء (امتحان أو شهادة) فاذكره بتاريخه.`,
    },
    { about: turn.history.at(-1)?.about ?? null },
  );
}

const ON_PAPER = /\b(?:cv|resume|résumé|paper|letter|application|form|linkedin|profile)\b|سيره|سيرتي|سي ?في|خطاب|طلب/u;
const ASKS_WHERE =
  /\b(?:should|shall|do|must|can|could|would) (?:i|you) (?:\p{L}+ )?(?:put|write|mention|say|list|include|add|leave|tell|hide|keep|explain|show)\b|\bwhere (?:do|should|would) i\b|\b(?:or|only|just) (?:\p{L}+ )?(?:in|at|during) (?:the |an? )?interview\b|(?:احط|اكتب|اذكر|اقول)\S* .{0,30}(?:سيره|سيرتي|سي ?في|مقابل)/u;

/** "can you put it in" is an order, and "what do i put" asks for the words. */
const WISHES_WORDS =
  /\b(?:what|how|which)\b|\b(?:can|could|would|will) (?:yo)?u\b|(?:^|\s)و?(?:كيف|ايش|وش|شو|ايه|ماذا)(?=\s)/u;
const IS_ASKED = /[?؟]|\b(?:i|or)\b|(?:^|\s)(?:ولا|او|والا|هل|لازم)(?=\s)/u;

/** Whether a message asks if and where the gap is told, and not for the words of it. */
export function asksWhereToTell(text: string): boolean {
  const words = fold(text.slice(0, 200));
  return ASKS_WHERE.test(words) && ON_PAPER.test(words) && IS_ASKED.test(words) && !WISHES_WORDS.test(words);
}

/** "should i put it on the cv or only say it in the interview", behind the advice on gaps; null for all else. */
export function whereToTellGap(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200));
  if (!ASKS_WHERE.test(words) || !ON_PAPER.test(words)) return null;
  return reply(
    turn,
    {
      en: 'Both, each in its measure. Half a year and more shows as soon as your jobs have months, and who finds it unexplained may not ask: so **one line on the resume**, as an entry of its own between the two jobs:\n\n> Family care, [month year] – [month year]\n\nNo more than that on paper, no illness and no names; in the letter only if the time ended lately. **In the interview** one sentence, and then the job. A gap of a few weeks needs neither. Tell me from when to when it was, and I propose the entry.',
      ar: 'في الاثنين، كلٌّ بقدره. نصف سنة فأكثر يظهر ما دامت وظائفك بالأشهر، ومن يراه دون تفسير قد لا يسأل: لذا **سطر واحد في السيرة** كبند مستقل بين الوظيفتين:\n\n> رعاية أسرية، [شهر سنة] – [شهر سنة]\n\nلا أكثر من ذلك على الورق، دون مرض ولا أسماء، وفي الخطاب فقط إن انتهت المدة قريبًا. **وفي المقابلة** جملة واحدة ثم الوظيفة. وانقطاع أسابيع لا يحتاج إلى شيء. قل لي من متى إلى متى فأقترح البند.',
    },
    { about: { kind: 'gap asked' } },
  );
}
