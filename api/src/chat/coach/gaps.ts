import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { askForResume } from '../tools/ask-for.ts';
import { fillGap } from '../tools/fill-gap.ts';
import { gapsOf, monthOf, type ResumeGap } from '../tools/resume-gaps.ts';
import { answerTitled } from './answer-question.ts';
import { languageOf, reply, type Said } from './language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from './turn.ts';

const GAP = /(?<from>(?:19|20)\d\d)\D{1,12}(?<to>(?:19|20)\d\d)/u;

/** "I was caring for my mother": an entry names the care alone. */
const FIRST_PERSON = /^\s*(?:i(?: was| have been|'ve been| had been)?|we(?: were)?|كنت|لقد)\s+/iu;

/** "Fill the gap 2019 to 2021: cared for my father", "I cared for my father from 2019 to 2021, put that in". */
const TOLD = [
  /(?:[:：]|[,،] (?=i |we |كنت ))\s*(?<what>[^\n]{3,200})$/iu,
  /(?:^|[.!?] )(?<what>(?:i|we|كنت) [^\n.!?]{3,120}?) (?:from|between|in|من|بين) (?=(?:19|20)\d\d)/iu,
];

const ASK_FOR_GAP: Said = {
  en: 'From when to when was it, and what did you do in that time? Write it like this:',
  ar: 'من متى إلى متى، وماذا فعلت في تلك المدة؟ اكتبها هكذا:',
};
/** Whether a message tells what was asked for a gap. */
export const answersAskForGap = ({ text, history, resume }: Turn): boolean =>
  history.at(-1)?.about?.kind === 'gap asked' &&
  (GAP.test(text) ||
    (resume !== null && gapsOf(resume.data).length > 0 && TELLS.test(fold(text)) && !/[?؟]/.test(text)));

/** "I went home, my father was sick". */
const TELLS = /\b(?:i|we|my)\b|(?:^|\s)(?:كنت|انا|رحت|سافرت|درست|والدي|امي)(?=\s|$)/u;

/** "pls add it to my resume" says not what was done: the message before may. */
const ORDERS_IT =
  /^(?:(?:ok(?:ay)?|yes|yeah|sure|pls|please|plz|can (?:yo)?u|could (?:yo)?u|so|then|now|just|good|great)[\s,.]+)*(?:add|put|insert|include|write|do|fill)\s(?:it|that|this|the (?:line|entry|gap))\b/iu;
const TOLD_BEFORE =
  /(?:^|[.!?,;]\s*)(?<what>i (?:was|am|have been|had been|had to|took|stayed|cared) [^.?!;\n]{3,100})/iu;
function withReasonTold(turn: Turn): Turn {
  const told = ORDERS_IT.test(turn.text)
    ? textsOfUser(turn.history)
        .map((text) => TOLD_BEFORE.exec(text)?.groups?.what)
        .findLast(Boolean)
    : undefined;
  return told === undefined ? turn : { ...turn, text: told };
}

/** Proposes an entry for a gap, or asks for its years and what was done in it. */
export function addGap(said: Turn): CoachAnswer {
  const turn = withReasonTold(said);
  const named = GAP.exec(turn.text)?.groups;
  const years = named ?? (answersAskForGap(turn) ? monthsBetween(gapsOf(turn.resume!.data)[0]) : undefined);
  const what = (TOLD.map((told) => told.exec(turn.text)?.groups?.what).find(Boolean) ?? afterAsk(turn))
    ?.replace(GAP, '')
    .replace(FIRST_PERSON, '')
    .trim();
  if (years?.from && years.to && what && what.length > 2)
    return fillGap.run({ from: years.from, to: years.to, what: titleOf(what) }, turn);
  const found = namedGaps(turn);
  return reply(
    turn,
    {
      en: `${found.en}${ASK_FOR_GAP.en}\n\n> Fill the gap 2021 to 2023: cared for my father`,
      ar: `${found.ar}${ASK_FOR_GAP.ar}\n\n> سد الفجوة 2021 إلى 2023: رعاية والدي`,
    },
    { kind: 'asking', about: { kind: 'gap asked' } },
  );
}

/** A gap that a question names with its years and what was done in it: the advice, and the entry that it speaks of. */
export function adviseOnGap(turn: Turn): CoachAnswer | null {
  const told =
    /(?:^|[,.;،] ?)(?<what>(?:i|we|كنت) (?:was|were|had|have|took|stayed|cared|looked|\p{Script=Arabic})[^.?؟!\n]{3,120})/iu.exec(
      turn.text,
    )?.groups?.what;
  const gap = turn.resume ? gapsOf(turn.resume.data).find(({ from, to }) => hasYears(turn.text, from, to)) : undefined;
  const advised = answerTitled({ ...turn, text: HOW_TO_EXPLAIN.en, answerIn: languageOf(turn) });
  const months = monthsBetween(gap);
  if (!told || !months || !advised) return null;
  const what = titleOf(told.replace(FIRST_PERSON, '').trim());
  const entry = fillGap.run({ from: months.from, to: months.to, what }, turn);
  return { ...entry, text: `${entry.text}\n\n${advised.text}`, sources: advised.sources };
}

const HOW_TO_EXPLAIN: Said = { en: 'How do I explain a gap?', ar: 'كيف أشرح انقطاعًا عن العمل؟' };
const hasYears = (text: string, ...dates: string[]): boolean => dates.every((date) => text.includes(date.slice(0, 4)));

/** The months that lie between two jobs: the one after the end, and the one before the beginning. */
export function monthsBetween(gap: ResumeGap | undefined): { from: string; to: string } | undefined {
  if (!gap) return undefined;
  return { from: monthsLater(gap.from, 1), to: monthsLater(gap.to, -1) };
}

/** The month after the last job, where that is half a year ago or more; undefined while one goes on. */
export function sinceLastJob({ workExperience }: Resume): string | undefined {
  const jobs = workExperience.filter(({ isHidden }) => !isHidden);
  const ends = jobs.flatMap(({ endDate }) => {
    const month = monthOf(endDate, true);
    return month === null ? [] : [{ endDate, month }];
  });
  const last = ends.toSorted((a, b) => b.month - a.month)[0];
  const today = new Date();
  const isLongAgo = last && today.getFullYear() * 12 + today.getMonth() - last.month > OPEN_MONTHS_MIN;
  return isLongAgo && !jobs.some(({ current }) => current) ? monthsLater(last.endDate, 1) : undefined;
}
const OPEN_MONTHS_MIN = 6;

function monthsLater(date: string, months: number): string {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date) ?? [];
  if (!year || !month) return date;
  const at = Number(year) * 12 + Number(month) - 1 + months;
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
}

/** What a story of a time without work is about, as an entry names it. */
const REASONS: readonly (readonly [string, RegExp])[] = [
  ['family care', /\b(?:father|mother|dad|mum|mom|parents?|wife|husband|child(?:ren)?|baby|son|daughter|family)\b/u],
  ['recovery, fully fit since', /\b(?:i was (?:sick|ill)|my (?:surgery|illness|operation)|accident)\b/u],
  ['study', /\b(?:papers?|exams?|course|courses|stud(?:y|ied|ying)|certificat\w+|degree|diploma)\b/u],
  ['relocation', /\b(?:moved|relocat\w+)\b/u],
  ['travel', /\b(?:travel\w*|backpack\w*)\b/u],
  ['freelance work', /\bfreelanc\w+\b/u],
];
const PASSED = /\b(?:\d{1,2}|one|two|three|four) (?:\p{L}{2,12} )?(?:papers?|exams?|courses?|certificates?)\b/iu;
/** A told story of more words is brought to what it is about. */
const TITLE_WORDS = 6;

function titleOf(what: string): string {
  const words = fold(what);
  const reasons = REASONS.filter(([, said]) => said.test(words)).map(([reason]) => reason);
  if (what.split(/\s+/).length <= TITLE_WORDS || reasons.length === 0) return what;
  const passed = PASSED.exec(what)?.[0].replace(/\b(?:acca|cpa|cma|cfa|ielts|pmp|sql)\b/giu, (name) =>
    name.toUpperCase(),
  );
  const list = new Intl.ListFormat('en').format(reasons);
  return passed ? `${list} (${passed})` : list;
}

/** What answers the question for the gap: "I cared for my father 2019 to 2021". */
function afterAsk({ text, history }: Turn): string | undefined {
  if (history.at(-1)?.about?.kind !== 'gap asked') return undefined;
  return text
    .slice(0, 200)
    .replace(GAP, '')
    .replace(FIRST_PERSON, '')
    .replace(/\s+(?:from|in|between|من|في|بين)\s*$/iu, '');
}

/** Says which gaps the resume shows, as the beginning of a sentence; nothing where it shows none. */
function namedGaps({ resume }: Turn): Said {
  const [gap] = resume ? gapsOf(resume.data) : [];
  if (!gap) return { en: '', ar: '' };
  return {
    en: `Your resume shows one from ${gap.from} to ${gap.to}, between ${gap.before} and ${gap.after}. `,
    ar: `تُظهر سيرتك واحدة من ${gap.from} إلى ${gap.to} بين ${gap.before} و${gap.after}. `,
  };
}

/** Which gaps the resume shows. */
export function tellGaps(turn: Turn): CoachAnswer {
  const { resume } = turn;
  if (!resume) return askForResume(turn);
  const gaps = gapsOf(resume.data);
  if (gaps.length === 0) {
    return reply(turn, {
      en: 'No: between its jobs I find no half year or more without one. What has no date I cannot tell.',
      ar: 'لا، لا أجد بين الوظائف نصف سنة أو أكثر بلا عمل. وما لا تاريخ له لا أستطيع الحكم عليه.',
    });
  }
  const list = gaps.map(({ from, to, before, after }) => `- ${from} – ${to}: ${before} → ${after}`).join('\n');
  return reply(
    turn,
    {
      en: `Yes, a reader will ask about this:\n\n${list}\n\nOne honest line is enough. Tell me what you did then, and I propose an entry.`,
      ar: `نعم، سيسأل القارئ عن هذا:\n\n${list}\n\nسطر صادق واحد يكفي. أخبرني بما فعلت حينها فأقترح بندًا.`,
    },
    {
      choices: [
        { en: 'Fill the gap in my resume', ar: 'سد الفجوة في سيرتي' },
        { en: 'How do I explain a gap?', ar: 'كيف أشرح انقطاعًا عن العمل؟' },
      ],
    },
  );
}
