import { EDUCATION_DETAIL } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { splitLabel } from '../phrases/labels.ts';
import { endsShortened, isLegalFormAtEnd } from '../phrases/shortened.ts';
import { degreeScore, institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import type { Fragment, Span } from '../text/model.ts';
import type { EntryKind } from './entry-kind.ts';

// Jobs that are told in prose: what heads each stands in its first sentence or two, and what was done behind it.

/** Of a head that stands before its text. */
const MAX_HEAD_LENGTH = 140;
const MAX_HEAD_WORDS = 20;
const MIN_TOLD_WORDS = 2;
const MAX_LINE_LENGTH = 4_000;
/** Where a sentence may end. */
const STOP = /[.;]\s+(?=[\p{Lu}\d])/gu;
const HAS_STOP = new RegExp(STOP.source, 'u');
const STOP_OR_COMMA = new RegExp(`${STOP.source}|,\\s+(?=\\p{L})`, 'gu');
/** "Aziz & Co. Chartered Accountants | Audit Senior | 2019": bars part what the line states, a stop does not. */
const HAS_BARS = /\s[|•·]\s/u;
const HAS_COMMA = /,\s+\p{L}/u;
/** "Self-employed since 2015, before that Pennine Electrical": more than one job. */
const SAYS_BEFORE = /(?<!\p{L})(?:before (?:that|this)|previously|prior to that|vorher|davor|antes)(?!\p{L})/iu;
const SAYS_I = /(?<!\p{L})(?:I|my|me|we|our|ich|je|yo)(?!\p{L})/u;
/** Apart enough to be a line of its own, and nearer to its own line than to any other. */
const STEP = 0.5;

/**
 * Lines in which a head goes on in what was done, as two: "Case worker, Elm House (2019–2021). Intake, housing search."
 * A business before the sentence with title and dates gets a line of its own, too: "Blush & Bone, Leeds. Senior stylist 2018–2020."
 */
export function partProse(kind: EntryKind, lines: readonly Line[]): Line[] {
  return lines.flatMap((line) =>
    isBullet(line) || line.text.length > MAX_LINE_LENGTH ? [line] : partLine(kind, line),
  );
}

function partLine(kind: EntryKind, line: Line): Line[] {
  const remark = kind === 'schools' ? remarkBehindDates(line) : null;
  if (remark) return remark;
  const isAnnotated = kind === 'schools' && HAS_COMMA.test(line.text);
  const at = line.cells.findIndex(({ text }) => HAS_STOP.test(text) || (isAnnotated && HAS_COMMA.test(text)));
  if (at < 0) return [line];
  const cell = line.cells[at]!;
  const before = line.cells.slice(0, at);
  const isDated = before.some(({ text }) => findDates(text).length > 0);
  const dates = findDates(cell.text);
  const first = isDated ? 0 : dates[0] ? dates[0].index + dates[0].length : -1;
  if (first < 0) return [line];
  const stops = [...cell.text.matchAll(kind === 'schools' ? STOP_OR_COMMA : STOP)].map(({ index, 0: { length } }) => ({
    index,
    next: index + length,
  }));
  const end = stops.find(
    ({ index, next }) =>
      index >= first &&
      (tellsOfThesis(kind, cell.text.slice(next)) || (cell.text[index] !== ',' && isOpenTo(cell.text.slice(next)))) &&
      isHead(kind, before, cell.text.slice(0, index)) &&
      !dates.some((date) => date.index <= index && index < date.index + date.length) &&
      (!endsShortened(cell.text.slice(0, index)) || isLegalFormAtEnd(cell.text.slice(0, index))),
  );
  const head = cell.text.slice(0, end?.index);
  if (!isHead(kind, before, head)) return [line];
  const inner =
    isDated || kind === 'schools' || HAS_BARS.test(cell.text)
      ? undefined
      : stops.find(
          ({ index, next }) => index < (end?.index ?? cell.text.length) && isNameBefore(cell.text, index, next),
        );
  if (!end && !inner) return [line];
  const rest = end ? [cutCell(cell, end.next, cell.text.length), ...line.cells.slice(at + 1)] : [];
  const headEnd = end?.index ?? cell.text.length;
  const heads = inner
    ? [[...before, cutCell(cell, 0, inner.index)], [cutCell(cell, inner.next, headEnd)]]
    : [[...before, cutCell(cell, 0, headEnd)]];
  if (!end) heads.at(-1)!.push(...line.cells.slice(at + 1));
  const parts = heads.map((cells, number) => lineOf(line, cells, number * STEP));
  return rest.length > 0 ? [...parts, { ...lineOf(line, rest, parts.length * STEP), isTold: true }] : parts;
}

/** "MSW, Highlands University, 2014 (placements: hospital; school district)": the bracket names no school. */
function remarkBehindDates(line: Line): Line[] | null {
  const cell = line.cells.at(-1)!;
  const [bracket] = /\((?:\p{Ll}|[^()]{0,60}\d)[^()]{0,120}\)$/u.exec(cell.text) ?? [];
  const at = bracket ? cell.text.length - bracket.length : 0;
  const isBehind = findDates(cell.text).some(
    ({ index, length }) => index > 0 && /^\s{1,2}$/.test(cell.text.slice(index + length, at)),
  );
  if (!bracket || !isBehind || /(?:19|20)\d\d/.test(bracket)) return null;
  const head = lineOf(line, [...line.cells.slice(0, -1), cutCell(cell, 0, at)], 0);
  return [head, { ...lineOf(line, [cutCell(cell, at, cell.text.length)], STEP), isTold: true }];
}

/** Common words tell; a further name or date does not. */
function isOpenTo(rest: string): boolean {
  const words = rest.split(/\s+/, MAX_HEAD_WORDS).filter(Boolean);
  const common = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    words.length >= MIN_TOLD_WORDS &&
    common * 3 >= words.length &&
    !splitLabel(rest.slice(0, 40)) &&
    !beginsWithName(rest)
  );
}

const MIN_THESIS_WORDS = 5;

/** 'Thesis: "Soap and Struggle: Advertising in Durban"' behind the dates: more than "with distinction" says. */
function tellsOfThesis(kind: EntryKind, rest: string): boolean {
  const beginning = rest.slice(0, MAX_HEAD_LENGTH);
  return (
    kind === 'schools' &&
    beginning.split(/\s+/).length >= MIN_THESIS_WORDS &&
    EDUCATION_DETAIL.test(fold(beginning)) &&
    institutionScore(beginning) === 0
  );
}

/** "Maumee Valley Freight, Toledo OH. 48 states …": a sentence of nothing but capitals is a further part of the head. */
function beginsWithName(rest: string): boolean {
  const [sentence = ''] = rest.slice(0, MAX_HEAD_LENGTH).split(HAS_STOP, 1);
  const words = sentence.split(/\s+/);
  return (
    words.length > 1 &&
    words.length <= MAX_NAME_WORDS &&
    words.every((word) => /^\p{Lu}/u.test(word)) &&
    sentence.length < rest.length
  );
}

function isHead(kind: EntryKind, before: readonly Fragment[], text: string): boolean {
  if (text.length > MAX_HEAD_LENGTH) return false;
  const parts = text.split(/,\s+|\.\s+|\s[-–—]\s|\s*[()]\s*|\s+(?:at|from)\s+|\t/);
  const score = (test: (part: string) => number) => Math.max(...parts.map(test));
  const isNamed =
    kind === 'schools'
      ? score(degreeScore) > 0 && score(institutionScore) > 0
      : before.length > 0 || score(titleScore) >= 0.5 || score(organisationScore) >= 0.6;
  return (
    text.split(/\s+/).length <= MAX_HEAD_WORDS &&
    !SAYS_I.test(text) &&
    !SAYS_BEFORE.test(text) &&
    !BASE_OF_PAST.has(fold(text).split(' ', 1)[0]!) &&
    /^\s*[\p{Lu}\d[(]/u.test(text) &&
    isNamed
  );
}

const MAX_NAME_WORDS = 7;

/** "Headmasters Corner, Beeston" before "Junior stylist 2013 to 2018" */
function isNameBefore(text: string, index: number, next: number): boolean {
  const name = text.slice(0, index);
  const [second = ''] = text.slice(next).split(/,\s|\s\d|\.\s/, 1);
  const last = name.split(',')[0]!.split(/\s+/).at(-1)!;
  return (
    name.split(/\s+/).length <= MAX_NAME_WORDS &&
    findDates(name).length === 0 &&
    titleScore(last) < 0.5 &&
    titleScore(second) >= 0.5
  );
}

function cutCell(cell: Fragment, from: number, to: number): Fragment {
  const spans: Span[] = [];
  let offset = 0;
  for (const span of cell.spans) {
    const [start, end] = [Math.max(0, from - offset), Math.min(span.text.length, to - offset)];
    const unit = span.width / Math.max(1, span.text.length);
    if (end > start)
      spans.push({ ...span, text: span.text.slice(start, end), x: span.x + start * unit, width: (end - start) * unit });
    offset += span.text.length;
  }
  const [first, last] = [spans[0], spans.at(-1)];
  const text = spans.map((span) => span.text).join('');
  return first && last ? { ...cell, spans, text, x: first.x, width: last.x + last.width - first.x } : cell;
}

function lineOf(line: Line, cells: Fragment[], below: number): Line {
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = line.y + below;
  const moved = cells.map((cell) => ({ ...cell, y: cell.y + below, baseline: cell.baseline + below }));
  const text = cells.map((cell) => cell.text).join('\t');
  // What is told goes on at the edge where the head begins.
  return { ...line, cells: moved, text, x: below > 0 ? line.x : x, y, baseline: line.baseline + below };
}
