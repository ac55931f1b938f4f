import { fold } from '@vitae/language/fold';
import { changeLines, findLine, linesOf, nameOfJob, type ResumeLine } from '../tools/resume-lines.ts';
import { shorten } from '../tools/shorten.ts';
import { tellingStems } from './asked-words.ts';
import { employerIn } from './edits.ts';
import { reply, type Said } from './language.ts';
import { ordinalIn } from './ordinals.ts';
import { readRequest } from './request.ts';
import { lastAnswered } from './spoken-of/last.ts';
import { onProposed } from './spoken-of/proposed.ts';
import type { Subject } from './subject.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Of the lines of one job those stay that a message names, and the others go.

const MAX = 240;
const LINE = '(?:bullets?(?: ?points?)?|lines?|points?|sentences?|ones?)';
const COUNT = '(?:1|2|3|one|two|three|a couple of)';
const KEEPS: readonly RegExp[] = [
  // "just keep one bullet for it, the stock counts one"
  /\b(?:(?:just|only) (?:keep|leave|have)|(?:keep|leave|have) (?:just|only))\s+(?<kept>[^?\n]{3,160})/u,
  new RegExp(String.raw`\b(?:keep|leave)\s+(?<kept>${COUNT} ${LINE}\b[^?\n]{3,140})`, 'u'),
  // "delete all the bullets at Rapid except the one about shifts"
  /\b(?:remove|delete|drop|cut|take out|get rid of)\s[^?\n]{0,12}(?:all|every|everything|rest|other)\b[^?\n]{0,60}?\b(?:except|but|apart from|other than|besides)\b(?: for)?\s+(?<kept>[^?\n]{3,140})/u,
  /\bkeep\s+(?<kept>[^?\n]{3,120}?)\s+(?:and|but)\s+(?:remove|delete|drop|cut|take out|lose)\s+(?:all )?(?:the )?(?:rest|others?)\b/u,
  /(?:خلي|ابق|اترك|احتفظ)\S* (?:بس|فقط|ب)\s?(?<kept>[^؟\n]{3,120})|(?:احذف|امسح|شيل)\S* (?:كل|باقي|بقيه) [^؟\n]{0,40}?(?:ما عدا|الا|غير)\s+(?<but>[^؟\n]{3,120})/u,
];
const FIRST_OR_LAST = /^(?:the )?(?<end>first|last|top|bottom)(?: (?<count>\d|two|three|couple))?\b/u;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, 'a couple of': 2, couple: 2, three: 3 };
const numberOf = (count: string): number => NUMBERS[count] ?? Number(count);
/** Between lines that are named one by one. */
const BETWEEN_LINES = /,|;|\s(?:and|plus)\s|\sو(?=\p{L})/u;
const ONLY_SAYS_LINE = new RegExp(
  String.raw`\b(?:${COUNT}|the|that|those|my|${LINE}|about|on|with|for it|of it|then|there|in it|for|at|job|please|pls)\b`,
  'gu',
);

/** "two lines": whichever. */
const ONLY_COUNT = new RegExp(
  String.raw`^(?<count>${COUNT}) ${LINE}(?: (?:at|for|in|under|of|there|please|pls)\b[^?\n]*)?[\s.!]*$`,
  'u',
);
const NAMES_LINE = /\b(?:bullet|line|point|sentence)s?\b|سطر|سطور|اسطر|نقط|جمل/u;
/** What is spoken of by its lines. */
const OF_JOB: ReadonlySet<string> = new Set(['entry', 'line', 'lines', 'lines listed', 'date', 'job title']);

/** "keep only the stock counts bullet at Bellamy": null where no line of a job is named to stay. */
export function keepNamedLines(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, MAX));
  const groups = KEEPS.map((keeps) => keeps.exec(words)?.groups).find(Boolean);
  const kept = groups?.kept ?? groups?.but;
  const things = readRequest(turn.text).things;
  if (!turn.resume || !kept || things.has('letter') || things.has('mail') || /[?؟]/u.test(turn.text)) return null;
  const last = lastAnswered(turn);
  const isOfJob = OF_JOB.has(last?.about.kind ?? '') || employerIn(turn) !== undefined;
  if (!isOfJob && !NAMES_LINE.test(words)) return null;
  return onProposed(turn, last?.proposals ?? [], (now) => {
    const entryId = jobMeant(now, last?.about, kept);
    const own = linesOf(now.resume!.data).filter((line) => line.entryId === entryId);
    const stay = new Set(linesNamed(own, kept, nameOfEntry(now, entryId)).map(({ index }) => index));
    const out = own.filter(({ index }) => !stay.has(index));
    const count = stay.size === 0 && NAMES_LINE.test(words) ? ONLY_COUNT.exec(kept)?.groups?.count : undefined;
    const employer = now.resume!.data.workExperience.find(({ id }) => id === entryId)?.company;
    if (employer && count) return shorten.run({ employer, lines: numberOf(count) }, now);
    return stay.size === 0 || out.length === 0 ? null : takeOut(now, own[0]!, out);
  });
}

function jobMeant(turn: Turn, about: Subject | undefined, kept: string): string | undefined {
  const jobs = turn.resume!.data.workExperience;
  const employer = employerIn(turn);
  const named = jobs.find(({ company }) => company === employer);
  if (named) return named.id;
  if (about?.kind === 'line') return about.entryId;
  if (about?.kind === 'entry') return jobs.find((job) => fold(nameOfJob(job)) === fold(about.text))?.id;
  const spoken = about && 'employer' in about ? about.employer : null;
  const ofSubject = jobs.find(({ company }) => company === spoken);
  return (ofSubject ?? jobs.find(({ id }) => id === findLine(linesOf(turn.resume!.data), topicIn(kept))?.entryId))?.id;
}

const nameOfEntry = ({ resume }: Turn, entryId: string | undefined): string => {
  const job = resume!.data.workExperience.find(({ id }) => id === entryId);
  return job ? nameOfJob(job) : '';
};

/** By their place, or each by what it is about. */
function linesNamed(own: readonly ResumeLine[], kept: string, job: string): ResumeLine[] {
  const { end, count } = FIRST_OR_LAST.exec(kept)?.groups ?? {};
  if (end) {
    const many = count === undefined ? 1 : numberOf(count);
    return /first|top/u.test(end) ? own.slice(0, many) : own.slice(-many);
  }
  const ofJob = new Set(tellingStems(job));
  return kept.split(BETWEEN_LINES).flatMap((part) => {
    const topic = topicIn(part)
      .split(/\s+/)
      .filter((word) => tellingStems(word).every((stem) => !ofJob.has(stem)))
      .join(' ');
    const at = ordinalIn(part);
    const line = findLine(own, topic) ?? own[at];
    return line ? [line] : [];
  });
}

const topicIn = (text: string): string => text.replace(ONLY_SAYS_LINE, ' ').replace(/\s+/gu, ' ').trim();

const THE_OTHERS_GO: Said = {
  en: 'What you name stays, with the heading and the dates; the other lines of that job go. Nothing changes until you accept it.',
  ar: 'يبقى ما سميته مع العنوان والتواريخ، وتُحذف بقية أسطر هذه الوظيفة. لا يتغير شيء حتى تقبله.',
};

const takeOut = (turn: Turn, line: ResumeLine, out: readonly ResumeLine[]): CoachAnswer =>
  reply(turn, THE_OTHERS_GO, {
    about: { kind: 'entry', text: line.label },
    proposals: [
      {
        resumeId: turn.resume!.id,
        title: reply(turn, { en: 'Take out lines', ar: 'حذف أسطر' }).text,
        diffs: out.map(({ label, text }) => ({ label, before: text, after: '' })),
        changes: [changeLines(turn.resume!.data, line, new Map(out.map(({ index }) => [index, null])))],
      },
    ],
  });
