import { fold } from '@vitae/language/fold';
import { isBase, isPast } from '../../writing-help/verb-forms.ts';
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
  return onProposed(
    turn,
    proposals,
    (now) => swap(now, words) ?? move(now, words) ?? merge(now, words) ?? split(now, words),
  );
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

const MERGES =
  /\b(?:merge|combine|join|fuse|consolidate|roll|put together)\b.{0,100}|\b(?:make|turn|put|get|squash|squeeze|bring|roll|collapse|condense)\b.{0,100}?\b(?:into |just |in )*(?:one|a single|1)(?: (?:line|bullet|point|sentence))?(?=[\s.!,]*(?:please|pls)?[\s.!]*$)|(?:ادمج|اجمع|دمج|جمع|ضم)(?:ي)?(?:هم|ها|ه)?(?=\s|$)|(?:خل|خلي|اعمل|حط)(?:ي)?(?:هم|ها|هن) (?:ب)?(?:سطر|نقطه|جمله) (?:واحده?|وحده)/u;
const JOINS = /\b(?:merge|combine|join|fuse|consolidate)\b|(?:ادمج|دمج|اجمع)(?=\P{L}|\p{L}{0,2}(?:\s|$))/u;
const TWO_AT_END = /\b(?:first|top|opening) (?:two|2|couple)\b|(?:اول) (?:سطرين|نقطتين|جملتين)/u;
const LAST_TWO = /\b(?:last|bottom|final) (?:two|2|couple)\b|(?:اخر) (?:سطرين|نقطتين|جملتين)/u;
const TWO_TOPICS =
  /\b(?:merge|combine|join|fuse|put together)\s+(?:the |my )?(?:(?:lines?|bullets?|points?|ones?) )?(?:about |on )?(?<one>[^,.;]{2,60}?)\s+(?:and|with|into)\s+(?:the |my )?(?<other>[^,.;]{2,60}?)(?:\s(?:into|in|to) (?:one|a single).*)?[\s.!]*$/u;

function merge(turn: Turn, words: string): CoachAnswer | null {
  if (!MERGES.test(words)) return null;
  const two = linesToMerge(turn, words);
  // "make it one line" shortens.
  if (two === null) return JOINS.test(words) ? reply(turn, WHICH_TWO, { kind: 'asking' }) : null;
  const [one, other] = two;
  return ofOneJob(turn, one, other, () => mergeLines(turn, one, other));
}

function linesToMerge(turn: Turn, words: string): [ResumeLine, ResumeLine] | null {
  const lines = linesOf(turn.resume!.data);
  const listed = lastAnswered(turn)?.about;
  const ofJob = lineNamed({ ...turn, text: `first line ${words}` })?.entryId;
  const own = lines.filter(({ entryId }) => entryId === ofJob);
  const pair = (one: ResumeLine | null | undefined, other: ResumeLine | null | undefined) =>
    one && other && one !== other ? ([one, other] as [ResumeLine, ResumeLine]) : null;
  if (TWO_AT_END.test(words)) return pair(own[0], own[1]);
  if (LAST_TWO.test(words)) return pair(own.at(-2), own.at(-1));
  const { one, other } = TWO_TOPICS.exec(words)?.groups ?? {};
  if (one && other) return pair(lineOf(turn, one, words), lineOf(turn, other, words));
  if (listed?.kind !== 'lines listed' || listed.lines.length !== 2) return null;
  const [first, second] = listed.lines.map(({ text }) => lines.find((line) => line.text === text));
  return pair(first, second);
}

const MERGED_WORDS_MAX = 32;

/** Two deeds of the same tense stand joined by "and"; others would need another sentence. */
function mergeLines(turn: Turn, one: ResumeLine, other: ResumeLine): CoachAnswer {
  const [first, second] = one.index < other.index ? [one, other] : [other, one];
  const about = { kind: 'line', entryId: first.entryId, text: first.text, deed: 'changed' } as const;
  const after = joined(first.text, second.text);
  if (after === null) return reply(turn, NOT_JOINED, { kind: 'asking', about });
  return reply(turn, IN_ONE, {
    about: { ...about, text: after },
    proposals: [
      {
        resumeId: turn.resume!.id,
        title: reply(turn, { en: 'Merge two lines', ar: 'دمج سطرين' }).text,
        diffs: [{ label: first.label, before: `${first.text}\n${second.text}`, after }],
        changes: [
          changeLines(
            turn.resume!.data,
            first,
            new Map<number, string | null>([
              [first.index, after],
              [second.index, null],
            ]),
          ),
        ],
      },
    ],
  });
}

function joined(first: string, second: string): string | null {
  const [one = '', other = ''] = [first, second].map((text) => text.split(/\s/, 1)[0]!.toLowerCase());
  const isArabic = [first, second].every((text) => /^\p{Script=Arabic}/u.test(text));
  const isAlike =
    isArabic || (isPast(one) && isPast(other)) || ([one, other].some(isBase) && [one, other].every(isOfNow));
  const plain = first.replace(/[\s.]+$/u, '');
  const whole = isArabic ? `${plain} و${second}` : `${plain}, and ${second[0]!.toLowerCase()}${second.slice(1)}`;
  return isAlike && whole.split(/\s+/).length <= MERGED_WORDS_MAX ? whole : null;
}

/** Of two that one is a verb for sure, the other is one unless it is plainly none. */
const isOfNow = (word: string): boolean => isBase(word) || (!isPast(word) && !/(?:ing|ed|ly|s)$/u.test(word));

const IN_ONE: Said = {
  en: 'The two in one, with every fact of both; the other lines stay. Nothing changes until you accept it.',
  ar: 'السطران في سطر واحد بكل ما فيهما، وتبقى الأسطر الأخرى. لا يتغير شيء حتى تقبله.',
};
const NOT_JOINED: Said = {
  en: 'Joined, these two would be no good line: they are too long together, or do not begin with a deed of the same tense. Tell me which of them stays (“delete the second one”), or how the one line is to read (paste it), and I put that in.',
  ar: 'دمج هذين لا يعطي سطرًا جيدًا: إما أنهما طويلان معًا أو لا يبدآن بفعل من الزمن نفسه. قل لي أيهما يبقى («احذف الثاني») أو اكتب السطر كما تريده فأضعه.',
};
const WHICH_TWO: Said = {
  en: 'Which two lines? Say for example “merge the first two bullets at …”, or “merge the line about … and the line about …”. Two of one job I join.',
  ar: 'أي سطرين؟ قل مثلًا «ادمج أول سطرين في وظيفة …». أدمج سطرين من وظيفة واحدة.',
};

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
