import { isBullet, withoutBullet } from '../layout/bullets.ts';
import { type Line, withCells } from '../layout/line.ts';
import { type Look, lookOf } from '../layout/look.ts';
import { type Piece, splitLine } from '../layout/pieces.ts';
import type { FoundDates } from '../phrases/dates.ts';
import { splitLabel } from '../phrases/labels.ts';
import { looksLikePlace, splitTrailingPlace } from '../phrases/places.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';
import type { RoledLine } from './line-roles.ts';
import { range } from './range.ts';

/** One job or the like: what heads it, and what tells of it. */
export interface Entry {
  head: Line[];
  /** The head's lines with the cells in which they head it. */
  stated: Line[];
  pieces: Piece[];
  dates: FoundDates[];
  body: Line[];
}

const MAX_HEAD_LINES = 4;
/** Designs set the company half a point larger than the title under it. */
const SAME_SIZE = 0.3;

/** Parts a section's lines into entries by where dates stand, and by look where there are none. */
export function groupEntries(lines: readonly RoledLine[]): Entry[] {
  const anchors = lines.flatMap((line, i) => (line.hasDates ? [i] : []));
  const groups = anchors.length > 0 ? byDates(lines, anchors) : byLook(lines);
  return groups.map((group) => toEntry(lines, group));
}

/** The lines of an entry, by their numbers in the section. */
export interface Group {
  head: number[];
  body: number[];
}

function byDates(lines: readonly RoledLine[], anchors: readonly number[]): Group[] {
  const typical = headBefore(lines, 0, anchors[0]!);
  const firstLook = lookOf(lines[typical[0] ?? anchors[0]!]!.line);
  const groups: Group[] = [];
  let above = typical;
  anchors.forEach((anchor, i) => {
    const next = anchors[i + 1] ?? lines.length;
    const between = range(anchor + 1, next);
    const { below, body, nextAbove } = shareOut(
      lines,
      anchor,
      between,
      typical.length,
      firstLook,
      i + 1 === anchors.length,
    );
    groups.push({ head: [...above, anchor, ...below], body });
    above = nextAbove;
  });
  return groups;
}

/** Head lines directly before a line, back to the first body line. */
function headBefore(lines: readonly RoledLine[], from: number, to: number): number[] {
  let start = to;
  while (start > from && lines[start - 1]!.role === 'head' && to - start < MAX_HEAD_LINES) start--;
  return range(start, to);
}

/** Says which lines between two dates still head the first entry, which describe it, and which head the second. */
function shareOut(
  lines: readonly RoledLine[],
  anchor: number,
  between: readonly number[],
  typicalAbove: number,
  firstLook: Look,
  isLast: boolean,
): { below: number[]; body: number[]; nextAbove: number[] } {
  const firstBody = between.findIndex((i) => lines[i]!.role === 'body');
  const isAnchorBody = lines[anchor]!.role === 'body';
  if (firstBody < 0 && !isAnchorBody) {
    if (isLast)
      return { below: between.slice(0, MAX_HEAD_LINES - 1), body: between.slice(MAX_HEAD_LINES - 1), nextAbove: [] };
    const split = splitHeadRun(lines, between, typicalAbove, firstLook);
    return { below: between.slice(0, split), body: [], nextAbove: between.slice(split) };
  }
  const below = isAnchorBody ? [] : between.slice(0, Math.min(firstBody, MAX_HEAD_LINES - 1));
  const lastBody = between.findLastIndex((i) => lines[i]!.role === 'body');
  const run = isLast ? [] : between.slice(lastBody + 1);
  const employer = run.findIndex((i) => lines[i]!.line.isEmployer);
  const split =
    employer >= 0
      ? employer
      : typicalAbove === 0 && hasOwnText(lines[between.at(-1)! + 1])
        ? run.length
        : run.length > Math.max(typicalAbove, MAX_HEAD_LINES)
          ? splitHeadRun(lines, run, typicalAbove, firstLook)
          : 0;
  return { below, body: between.slice(below.length, between.length - run.length + split), nextAbove: run.slice(split) };
}

/** Where in a run of head lines the next entry begins. */
function splitHeadRun(
  lines: readonly RoledLine[],
  run: readonly number[],
  typicalAbove: number,
  firstLook: Look,
): number {
  if (typicalAbove === 0) return run.length;
  // A place right under the dates belongs to them.
  const [first, ...rest] = run;
  if (rest.length > 0 && statesPlace(lines[first!]!.line, lines[first! - 1]?.line, firstLook))
    return 1 + splitByLook(lines, rest, typicalAbove, firstLook);
  return splitByLook(lines, run, typicalAbove, firstLook);
}

function splitByLook(
  lines: readonly RoledLine[],
  run: readonly number[],
  typicalAbove: number,
  firstLook: Look,
): number {
  const apart = widestGap(lines, run);
  if (apart !== undefined) return apart;
  const isAlike = (i: number) => isSameLook(lookOf(lines[i]!.line), firstLook);
  const alike = run.every(isAlike) ? -1 : run.findLastIndex(isAlike);
  if (alike >= 0 && run.length - alike <= MAX_HEAD_LINES) return alike;
  return Math.max(0, run.length - typicalAbove);
}

/** How much wider than the next widest the gap between two entries is. */
const CLEARLY_WIDER = 1.3;

/** Before which line of a run the one gap is that is wider than all others. */
function widestGap(lines: readonly RoledLine[], run: readonly number[]): number | undefined {
  const gaps = run.map((i) => {
    const [before, line] = [lines[i - 1]?.line, lines[i]!.line];
    return before && before.page === line.page && before.column === line.column ? line.baseline - before.baseline : 0;
  });
  const widest = gaps.reduce((most, gap) => Math.max(most, gap), 0);
  const at = gaps.indexOf(widest);
  const others = gaps.filter((_, i) => i !== at);
  if (others.length === 0 || others.some((gap) => gap <= 0 || gap * CLEARLY_WIDER > widest)) return undefined;
  return at;
}

/** "Cajamar, São Paulo, Brasil" in the look of the dates above it, which is not that of what heads an entry. */
function statesPlace(line: Line, before: Line | undefined, firstLook: Look): boolean {
  if (looksLikePlace(line.text)) return true;
  const [town] = line.text.split(/,\s/);
  const look = lookOf(line);
  return (
    before !== undefined &&
    isSameLook(look, lookOf(before)) &&
    !isSameLook(look, firstLook) &&
    splitTrailingPlace(line.text) !== null &&
    titleScore(town!) < 0.3 &&
    organisationScore(town!) < 0.6
  );
}

function hasOwnText(line: RoledLine | undefined): boolean {
  return line !== undefined && splitLine(line.line, 0).pieces.length > 0;
}

function isSameLook(a: Look, b: Look): boolean {
  return (
    a.bold === b.bold && a.italic === b.italic && Math.abs(a.exactSize - b.exactSize) < SAME_SIZE && a.caps === b.caps
  );
}

/** Without dates, an entry begins where heads follow bodies, or where the first line's look comes again. */
function byLook(lines: readonly RoledLine[]): Group[] {
  const groups: Group[] = [];
  const first = lines.findIndex((line) => line.role === 'head');
  if (first < 0) return [];
  const firstLook = lookOf(lines[first]!.line);
  const hasBodies = lines.some((line) => line.role === 'body');
  const isDistinct = lines.some((line) => line.role === 'head' && !isSameLook(lookOf(line.line), firstLook));
  for (const i of range(first, lines.length)) {
    const group = groups.at(-1);
    if (lines[i]!.role === 'body') {
      group?.body.push(i);
      continue;
    }
    const isAlike = isSameLook(lookOf(lines[i]!.line), firstLook);
    const startsNew = !group || (hasBodies ? group.body.length > 0 : isDistinct ? isAlike : group.head.length >= 2);
    if (startsNew) groups.push({ head: [i], body: [] });
    else if (group.head.length < MAX_HEAD_LINES) group.head.push(i);
    else group.body.push(i);
  }
  return groups;
}

/** What a group's lines state. */
export function toEntry(lines: readonly RoledLine[], group: Group): Entry {
  const body = group.body.map((i) => withoutMargin(lines[i]!));
  const entry: Entry = { head: [], stated: [], pieces: [], dates: [], body };
  for (const i of group.head) {
    const { line, role, margin } = lines[i]!;
    const stated = role === 'body' ? { ...line, cells: margin } : line;
    const split = splitLine(stated, entry.head.length);
    if (role === 'body') entry.body.unshift(withoutMargin(lines[i]!));
    entry.head.push(line);
    entry.stated.push(stated);
    entry.pieces.push(...split.pieces);
    entry.dates.push(...split.dates);
  }
  for (const i of group.body) {
    const split = splitLine({ ...lines[i]!.line, cells: lines[i]!.margin }, entry.head.length);
    entry.pieces.push(...split.pieces.filter((piece) => piece.text.length > 0));
    entry.dates.push(...split.dates);
  }
  return entry.pieces.length === 0 ? takeFirstItem(entry) : withTitleOfBody(withoutTold(entry));
}

/** What a line tells, without the dates beside it. */
function withoutMargin({ line, margin }: RoledLine): Line {
  return margin.length > 0
    ? withCells(
        line,
        line.cells.filter((cell) => !margin.includes(cell)),
      )
    : line;
}

/** "Estate Manager, Longford Estate. Let and maintain 84 cottages": a head that goes on in what was done. */
const TOLD_BEHIND = /^([^.]{4,90}[\p{L}\p{N})]{3})\.\s+(\p{Lu}[^\n]{15,})$/u;

function withoutTold(entry: Entry): Entry {
  const told: Line[] = [];
  const pieces = entry.pieces.map((piece) => {
    const [, head, rest] = TOLD_BEHIND.exec(piece.text) ?? [];
    const words = rest?.split(/\s+/) ?? [];
    const common = words.filter((word) => /^\p{Ll}/u.test(word)).length;
    if (
      !head ||
      !rest ||
      splitLabel(rest) ||
      common * 2 < words.length ||
      Math.max(titleScore(head), organisationScore(head)) < 0.5
    )
      return piece;
    const [cell] = piece.source.cells;
    const spans = [{ ...cell!.spans.at(-1)!, text: rest }];
    told.push({ ...piece.source, text: rest, cells: [{ ...cell!, text: rest, spans }] });
    return { ...piece, text: head };
  });
  return told.length > 0 ? { ...entry, pieces, body: [...told, ...entry.body] } : entry;
}

const MAX_TITLE_LENGTH = 70;

/** A title in bold under what is told of the company. */
function withTitleOfBody(entry: Entry): Entry {
  if (entry.pieces.some(({ text }) => titleScore(text) >= 0.5)) return entry;
  const title = entry.body.find(
    (line) =>
      !isBullet(line) && lookOf(line).bold && line.text.length <= MAX_TITLE_LENGTH && titleScore(line.text) >= 0.5,
  );
  if (!title) return entry;
  return {
    ...entry,
    head: [...entry.head, title],
    pieces: [...entry.pieces, ...splitLine(title, entry.head.length).pieces],
    body: entry.body.filter((line) => line !== title),
  };
}

/** Under a heading that is only a date, the first list item states the job. */
function takeFirstItem(entry: Entry): Entry {
  const [first, ...rest] = entry.body;
  if (!first || !isBullet(first) || first.text.length > 90) return entry;
  return {
    ...entry,
    head: [...entry.head, first],
    pieces: splitLine(withoutBullet(first), entry.head.length).pieces,
    body: rest,
  };
}
