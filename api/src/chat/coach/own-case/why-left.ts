import type { WorkExperience } from '@vitae/documents/model/resume';
import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import { tellingStems } from '../asked-words.ts';
import { employerNamed, employerSpokenOf } from '../employers.ts';
import { languageOf, reply, type Said } from '../language.ts';
import { knownAnswer } from '../search-knowledge.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { reasonForLeaving } from './reasons-for-leaving.ts';

// "And when they ask why I left the foundry": the answer for that job, of what the resume shows and what was told; where the
// reason is told nowhere it is all that is asked for.

const WHY_LEFT =
  /\b(?:why|y|reasons?|how come)\b.{0,30}\b(?:i (?:\p{L}+ )?)?(?:left|leav(?:e|ing)|quit(?:ting)?|resign(?:ed|ing)?|stopp?(?:ed|ing)?|mov(?:e|ed|ing) (?:on|from|to|away)|switch(?:ed|ing)?|swapp?ed|go(?:ing)?|went|finish(?:ed)?|end(?:ed)?|lasted|only stayed|stayed|chang(?:e|ed|ing) (?:jobs?|compan\p{L}+|employers?)|look(?:ing)? (?:for|to)|am no longer|was let go|got let go|not (?:there|with them) (?:any ?more|any longer))\b|\b(?:leaving|left|quitting|leave|resignation) reasons?\b|\b(?:explain|about|justify|cover|defend)\b.{0,14}\b(?:leaving|my leaving|quitting|my exit|resigning|my resignation|walking out)\b|\b(?:explain|say|talk about|answer)\b.{0,14}\b(?:why i|how i) (?:left|quit|resigned|stopped)\b|(?:ليش|ليه|لماذا|سبب|اسباب|عن)\s(?:\S+ ){0,3}?(?:ترك|سبت|تسيب|اسيب|مشيت|استقل|خرجت|اترك|تترك|طلعت|تركي|سايب)\S*/u;
/** It is to be said, or they ask it; a question why one should leave is another. */
const ASKED =
  /\b(?:they|he|she|hr|interviewers?|recruiters?|panel|employers?|ask(?:s|ed|ing)?|interview|say|tell|answer|explain|respond|reply|put|word|phrase|cover|justify|defend)\b|(?:سال|يسال|هيسال|حيسال|اقول|ارد|اجاوب|اجيب|اشرح|اوضح|مقابل)/u;
const OF_OTHER_TEXTS =
  /\b(?:e-?mail|letter|my boss|my manager|colleagues|tell (?:him|her) that i)\b(?! (?:was|were|is))|\bshould i (?:leave|quit|resign)\b|ايميل|خطاب|استقالتي/u;
const LEANS = /^(?:and|so|ok|also|then|what|but|و|طيب)\b|^(?:و|طيب)/u;
const WORDS_MAX = 60;

const jobsOf = ({ resume }: Turn): WorkExperience[] =>
  resume?.data.workExperience.filter(({ isHidden }) => !isHidden) ?? [];

/** The job that is spoken of: by its employer or its place, as the one of now, as the last one, else the one before the gap. */
function jobMeant(turn: Turn, words: string): WorkExperience | null {
  const jobs = jobsOf(turn);
  const isEarlier = PREVIOUS.test(words);
  const where = AFTER_LEFT.exec(words)?.groups?.where ?? '';
  // "From the one to the other": the first is the one that was left.
  const named = isEarlier
    ? employerSpokenOf(turn, where)
    : (employerNamed(turn, where) ?? employerNamed(turn, turn.text) ?? employerSpokenOf(turn, where));
  const meant = named ? jobs.find((job) => job.company === named && !(isEarlier && job.current)) : undefined;
  if (meant) return meant;
  if (isEarlier) return jobs.find((job) => !job.current) ?? null;
  const said = new Set(tellingStems(words));
  const titled = jobs.find(({ jobTitle }) =>
    tellingStems(jobTitle).some((stem) => said.has(stem) && !OF_ANY.has(stem)),
  );
  if (titled && !OF_NOW.test(words)) return titled;
  const current = jobs.find((job) => job.current);
  if (OF_NOW.test(words) || /\b(?:leaving|want(?:ing)? to leave|looking)\b|عايز|ابي|بدي|حالي/u.test(words))
    return current ?? jobs[0] ?? null;
  return jobs.find((job) => !job.current) ?? null;
}
const AFTER_LEFT =
  /\b(?:left|leav(?:e|ing)|quit|resign(?:ed|ing)?(?: from)?|stopped(?: at| working (?:at|for|in))?|mov(?:ed|ing) from|switch(?:ed|ing) from|from) (?:at |the |my |from )*(?<where>[^,.;?!\n]{2,40}?)(?= (?:to|for|after|and|because|if|when|then)\b|[,.;?!\n]|$)/u;
const PREVIOUS = /\b(?:previous|prior|former|earlier|old|ex-?)\b|السابق|القديم/u;
const OF_NOW = /\b(?:current|present|now)\b|الحالي/u;
const OF_ANY: ReadonlySet<string> = new Set(
  ['manager', 'assistant', 'work', 'staff', 'general', 'senior'].flatMap(tellingStems),
);

const LINE_OF_REASON =
  /^(?:reasons?|cause) (?:for|of) (?:leaving|exit|termination)\s*[:–-]\s*(?<reason>.{2,120})$|^سبب (?:ترك|مغادرة) (?:العمل|الوظيفة)\s*[:–-]\s*(?<arabic>.{2,120})$/iu;

/** The reason that the resume itself states for a job. */
function statedIn({ description }: WorkExperience): string | null {
  for (const line of description.split('\n')) {
    const { reason, arabic } = LINE_OF_REASON.exec(stripBullet(line.trim()).trim())?.groups ?? {};
    if (reason ?? arabic) return (reason ?? arabic)!.trim();
  }
  return null;
}

const yearsOf = ({ startDate, endDate, current }: WorkExperience, now: string): string =>
  [...new Set([startDate.slice(0, 4), current ? now : endDate.slice(0, 4)])].filter(Boolean).join(' – ');

const nameOf = ({ jobTitle, company }: WorkExperience): Said => ({
  en: company === '' ? jobTitle : `${company}${jobTitle === '' ? '' : ` (${jobTitle})`}`,
  ar: company === '' ? jobTitle : `${company}${jobTitle === '' ? '' : ` (${jobTitle})`}`,
});

/** "because it closed" behind the question for the reason. */
function reasonAwaited(turn: Turn): { asked: string } | null {
  const about = turn.history.at(-1)?.about;
  if (about?.kind !== 'answer' || about.id !== WHY_LEAVING || turn.text.split(/\s+/u).length > WORDS_MAX) return null;
  const isQuestion = /[?؟]/u.test(turn.text);
  return !isQuestion && reasonForLeaving(fold(turn.text)) ? { asked: about.asked } : null;
}
const WHY_LEAVING = 'why-leaving';

/** Null where it is not asked why a job was left, or neither resume nor message says of which one. */
export function sayWhyLeft(turn: Turn): CoachAnswer | null {
  const awaited = reasonAwaited(turn);
  const words = fold((awaited?.asked ?? turn.text).slice(0, 400)).replace(/\s+/gu, ' ');
  const isAsked = awaited !== null || (WHY_LEFT.test(words) && (ASKED.test(words) || LEANS.test(words)));
  if (!isAsked || OF_OTHER_TEXTS.test(words) || words.split(' ').length > WORDS_MAX) return null;
  const job = jobMeant({ ...turn, text: awaited?.asked ?? turn.text }, words);
  const stated = job ? statedIn(job) : null;
  const told = reasonForLeaving(fold(awaited ? turn.text : words));
  if (!job && !told) return null;
  const reason = told ?? (stated ? reasonForLeaving(fold(stated)) : null);
  const about = { kind: 'answer' as const, id: WHY_LEAVING, asked: awaited?.asked ?? turn.text };
  const choices = [{ en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' }];
  const shows = job ? shownOf(turn, job, stated) : null;
  const frame = frameOf(job, reason?.said ?? null);
  const rule = reason?.rule ?? RULE;
  return reply(
    turn,
    {
      en: [shows?.en, `Two sentences, then back to the job:\n\n> ${frame.en}`, rule.en, reason ? '' : ASK.en]
        .filter(Boolean)
        .join('\n\n'),
      ar: [shows?.ar, `جملتان ثم تعود إلى الوظيفة:\n\n> ${frame.ar}`, rule.ar, reason ? '' : ASK.ar]
        .filter(Boolean)
        .join('\n\n'),
    },
    { about, choices, sources: sourcesOf(turn) },
  );
}

/** The reviewed answer that the rule is from. */
function sourcesOf(turn: Turn): CoachAnswer['sources'] {
  const answer = knownAnswer(WHY_LEAVING);
  return answer ? [{ title: answer[languageOf(turn)].title, origin: answer.source, url: answer.url }] : [];
}

const RULE: Said = {
  en: 'Towards something, not away from somebody: no word against a boss or colleagues, no more detail than they ask for.',
  ar: 'نحو شيء لا هربًا من أحد: لا كلمة ضد مدير أو زملاء، ولا تفاصيل أكثر مما يسألون.',
};
const ASK: Said = {
  en: 'The true reason only you know (“the contract ended”, “the pay”, “I moved”, “they let people go”): tell me it in a few words, and I put it into the sentence.',
  ar: 'السبب الحقيقي لا يعرفه غيرك («انتهى العقد»، «الراتب»، «انتقلت»، «سرّحوا موظفين»): قله لي بكلمات قليلة وأضعه في الجملة.',
};

/** What the resume shows of it: the years, what came next, and the reason where it names one. */
function shownOf(turn: Turn, job: WorkExperience, stated: string | null): Said {
  const jobs = jobsOf(turn);
  const next = jobs
    .filter((other) => other !== job && other.startDate !== '' && other.startDate >= job.endDate && !job.current)
    .toSorted((a, b) => a.startDate.localeCompare(b.startDate))[0];
  const name = nameOf(job);
  const after: Said = job.current
    ? { en: 'and you are still there', ar: 'وما زلت فيها' }
    : next
      ? { en: `and after it ${nameOf(next).en}`, ar: `وبعدها ${nameOf(next).ar}` }
      : { en: 'and no job after it', ar: 'ولا وظيفة بعدها' };
  const reason = stated
    ? { en: ` It names the reason itself: “${stated}”.`, ar: ` وتذكر السبب: «${stated}».` }
    : { en: '', ar: '' };
  return {
    en: `Your resume shows ${name.en}, ${yearsOf(job, 'now')}, ${after.en}.${reason.en}`,
    ar: `تُظهر سيرتك: ${name.ar}، ${yearsOf(job, 'الآن')}، ${after.ar}.${reason.ar}`,
  };
}

/** The sentence itself: from when to when, what it gave, the reason, and what this post has. */
function frameOf(job: WorkExperience | null, reason: Said | null): Said {
  const isThere = job?.current ?? false;
  const [from = '', to = ''] = [job?.startDate.slice(0, 4), job?.endDate.slice(0, 4)];
  const span: Said = isThere
    ? { en: `I have been at ${job!.company || 'my firm'} since ${from}`, ar: `أعمل في ${job!.company} منذ ${from}` }
    : from === '' || to === ''
      ? { en: 'I was there for [how long]', ar: 'عملت هناك [كم]' }
      : from === to
        ? { en: `I was there in ${from}`, ar: `عملت هناك في ${from}` }
        : { en: `I was there from ${from} to ${to}`, ar: `عملت هناك من ${from} إلى ${to}` };
  const gave = gainedIn(job);
  const why =
    reason ??
    (isThere
      ? {
          en: 'I want to leave because [the true reason, in half a sentence].',
          ar: 'وأريد الانتقال لأن [السبب الحقيقي في نصف جملة].',
        }
      : {
          en: 'I left because [the true reason, in half a sentence].',
          ar: 'وتركتها لأن [السبب الحقيقي في نصف جملة].',
        });
  return {
    en: `${span.en}; what I take with me is ${gave.en}. ${why.en} What draws me here is [one thing of this post].`,
    ar: `${span.ar}، وما خرجت به هو ${gave.ar}. ${why.ar} وما يجذبني هنا [شيء في هذه الوظيفة].`,
  };
}

const GAINED_MAX = 80;

/** The first line of a job as what it gave, for its owner to bring into speech. */
function gainedIn(job: WorkExperience | null): Said {
  const line = (job?.description ?? '')
    .split('\n')
    .map((each) => stripBullet(each.trim()).trim())
    .find((each) => each !== '' && each.length <= GAINED_MAX && !LINE_OF_REASON.test(each));
  return line
    ? { en: `[what it gave you, such as “${line}”]`, ar: `[ما أفادتك به، مثل «${line}»]` }
    : { en: '[what it gave you]', ar: '[ما أفادتك به]' };
}
