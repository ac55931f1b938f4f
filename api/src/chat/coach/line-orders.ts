import { fold } from '@vitae/language/fold';
import { isPast } from '../../writing-help/verb-forms.ts';
import { moveLineBeside, stepLine, swapLines } from '../tools/move-part.ts';
import { changeLines, findLine, linesOf, type ResumeLine } from '../tools/resume-lines.ts';
import { lineNamed } from './edits.ts';
import { reply, type Said } from './language.ts';
import { ordinalIn } from './ordinals.ts';
import { readRequest } from './request.ts';
import { lastAnswered } from './spoken-of/last.ts';
import { lineMeant } from './spoken-of/line-meant.ts';
import { onProposed } from './spoken-of/proposed.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Lines that a message swaps, moves by one place or beside another, or parts in two.

const MAX = 240;
const IT = /^(?:it|this|that|them|(?:this|that|the) (?:one|line|bullet|point|sentence))$/u;
const SWAPS =
  /\b(?:swap|switch|exchange|flip)\s+(?:the |my )?(?<one>[^,.;]{1,80}?)\s+(?:with|and|for)\s+(?:the |my )?(?<other>[^,.;]{2,80})|(?:بدل|اعكس|غير مكان)\s+(?<arabic>[^،.]{2,60}?)\s+(?:مع|و)\s?(?<otherArabic>[^،.]{2,60})/u;
const MOVES =
  /\b(?:move|put|bring|place|shift)\s+(?:the |my )?(?<one>[^,.;]{1,80}?)\s+(?:(?<step>up|down|higher|lower)(?: (?:by )?(?:one|1|a (?:line|place|spot)|one (?:line|place|spot)))?(?=[\s.!]*$)|(?:right |directly |just )?(?<place>before|above|over|after|below|under|behind)\s+(?:the |my )?(?<other>[^,.;]{2,80}))/u;
const SPLITS =
  /\b(?:split|break|divide|separate|cut)\b.{0,80}\b(?:(?:in|into|as) (?:two|2)\b|in half\b|up\b)|\bsplit (?:it|this|that|the \p{L}+|up)\b|\b(?:make|turn) .{2,60} (?:into )?(?:two|2) (?:lines|bullets|points|sentences)\b|(?:قسم|افصل|اقسم|جزي)(?:ي)?(?:ها|ه)?(?=\s|$).{0,60}|(?:خلي|اعمل)(?:ها|ه)? (?:سطرين|نقطتين)/u;
const OF_LINE = /\b(?:lines?|bullets?|points?|sentences?)\b|سطر|نقط|جمل/u;
/** Why, or where it is then: "so its last". */
const BEHIND = /\s(?:so|because|since|please|pls|that way|instead|at|in|of)\s.*$|[\s.!]+$/u;

/** Null where a message orders nothing of the kind. */
export function orderLines(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, MAX)).trim();
  const { things, isQuestion } = readRequest(turn.text);
  if (
    !turn.resume ||
    turn.text.length > MAX ||
    isQuestion ||
    ['letter', 'mail', 'offer'].some((each) => things.has(each))
  )
    return null;
  const last = lastAnswered(turn);
  const isOfLine = OF_LINE.test(words) || last?.about.kind === 'line' || last?.about.kind === 'lines listed';
  if (!isOfLine) return null;
  const proposals = last?.proposals ?? [];
  return onProposed(turn, proposals, (now) => swap(now, words) ?? move(now, words) ?? split(now, words));
}

function swap(turn: Turn, words: string): CoachAnswer | null {
  const { one, other, arabic, otherArabic } = SWAPS.exec(words)?.groups ?? {};
  const [first, second] = [one ?? arabic, other ?? otherArabic];
  if (!first || !second) return null;
  const [a, b] = [lineOf(turn, first, words), lineOf(turn, second, words)];
  return a && b ? ofOneJob(turn, a, b, () => swapLines(turn, a, b)) : null;
}

function move(turn: Turn, words: string): CoachAnswer | null {
  const { one, step, place, other } = MOVES.exec(words)?.groups ?? {};
  const line = one ? lineOf(turn, one, words) : null;
  if (!line) return null;
  if (step) return IT.test(one!) && /up|down/.test(step) ? null : stepLine(turn, line, /up|higher/.test(step) ? -1 : 1);
  const beside = other ? lineOf(turn, other, words) : null;
  const isBefore = /before|above|over/.test(place ?? '');
  return (
    beside && ofOneJob(turn, line, beside, () => moveLineBeside(turn, line, isBefore ? 'before' : 'after', beside))
  );
}

const ofOneJob = (turn: Turn, line: ResumeLine, other: ResumeLine, act: () => CoachAnswer): CoachAnswer =>
  line.entryId === other.entryId ? act() : reply(turn, TWO_JOBS);

const TWO_JOBS: Said = {
  en: 'These two lines belong to different jobs, so neither moves to the other: each deed stands where it was done. Within one job I swap them.',
  ar: 'هذان السطران من وظيفتين مختلفتين فلا ينتقلان: كل عمل يبقى حيث أُنجز. وداخل الوظيفة الواحدة أبدّلهما.',
};

/** A line by "it", by its place or by what it is about. */
function lineOf(turn: Turn, named: string, words: string): ResumeLine | null {
  const plain = named.replace(BEHIND, '').trim();
  const last = lastAnswered(turn);
  const lines = linesOf(turn.resume!.data);
  if (IT.test(plain)) return last?.about.kind === 'line' ? lineMeant(turn, last.about, last.proposals ?? []) : null;
  const at = ordinalIn(plain);
  const isLast = /^last\b/.test(plain);
  if (at >= 0 || isLast) {
    const job = lineNamed({ ...turn, text: `first line ${words}` })?.entryId;
    const entryId = last?.about.kind === 'line' ? last.about.entryId : job;
    const own = lines.filter((line) => line.entryId === entryId);
    return (isLast ? own.at(-1) : own[at]) ?? null;
  }
  const topic = plain.replace(/\b(?:lines?|bullets?(?: points?)?|points?|sentences?|one|about|on)\b/gu, ' ').trim();
  return findLine(lines, topic);
}

function split(turn: Turn, words: string): CoachAnswer | null {
  if (!SPLITS.test(words)) return null;
  const last = lastAnswered(turn);
  const line =
    lineNamed({ ...turn, text: turn.text.replace(IN_PARTS, '') }) ??
    (last?.about.kind === 'line' ? lineMeant(turn, last.about, last.proposals ?? []) : null);
  return line && splitLine(turn, line);
}

const IN_PARTS = / (?:in|into|as) (?:two|2|half)\b[^\n]*$/iu;

/** Where one deed ends and the next begins. */
const JOINT = /; |\. (?=\p{Lu})|,? (?:and then|and|then) (?=\p{L})| و(?=\p{L})|, (?=\p{L})/gu;
const PART_WORDS_MIN = 3;

function splitLine(turn: Turn, line: ResumeLine): CoachAnswer {
  const parts = [...line.text.matchAll(JOINT)]
    .map(({ 0: joint, index }) => [line.text.slice(0, index), line.text.slice(index + joint.length), joint] as const)
    .filter(([before, after, joint]) => isPart(before) && isPart(after) && (/^[;.]/.test(joint) || beginsDeed(after)));
  const [middle] = parts.toSorted(([a, b], [c, d]) => Math.abs(a.length - b.length) - Math.abs(c.length - d.length));
  const about = { kind: 'line', entryId: line.entryId, text: line.text, deed: 'changed' } as const;
  if (!middle) return reply(turn, NO_JOINT, { kind: 'asking', about });
  const [first, rest] = middle;
  const second = rest[0]!.toUpperCase() + rest.slice(1);
  return reply(turn, IN_TWO, {
    about: { kind: 'lines listed', lines: [first, second].map((text) => ({ entryId: line.entryId, text })) },
    proposals: [
      {
        resumeId: turn.resume!.id,
        title: reply(turn, { en: 'Split a line', ar: 'تقسيم سطر' }).text,
        diffs: [{ label: line.label, before: line.text, after: `${first}\n${second}` }],
        changes: [changeLines(turn.resume!.data, line, new Map([[line.index, `${first}\n${second}`]]))],
      },
    ],
  });
}

const isPart = (text: string): boolean => text.trim().split(/\s+/).length >= PART_WORDS_MIN;
const beginsDeed = (text: string): boolean => {
  const [word = ''] = text.split(/\s/, 1);
  return isPast(word.toLowerCase()) || /^\p{Script=Arabic}/u.test(word);
};

const IN_TWO: Said = {
  en: 'In two, at the place where the second deed begins; no word is left out. Nothing changes until you accept it. To change one of them, say which (“the second should also say …”).',
  ar: 'في سطرين حيث يبدأ العمل الثاني، ودون حذف أي كلمة. لا يتغير شيء حتى تقبله. ولتعديل أحدهما قل أيهما («الثاني يذكر أيضًا …»).',
};
const NO_JOINT: Said = {
  en: 'I find no place in it where a second deed begins, and to cut it elsewhere would break the sentence. Tell me with which words the second line is to begin, or say “shorter”. By hand you do it under **Your resumes**, **Edit**, in that job.',
  ar: 'لا أجد فيه موضعًا يبدأ عنده عمل ثانٍ، وقطعه في غيره يكسر الجملة. قل لي بأي كلمات يبدأ السطر الثاني، أو قل «أقصر». ويدويًا من **سيرك الذاتية** ثم **تحرير** في تلك الوظيفة.',
};
