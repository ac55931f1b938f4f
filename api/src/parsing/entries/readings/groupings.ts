import { isBullet } from '../../layout/bullets.ts';
import type { Line } from '../../layout/line.ts';
import { lookOf } from '../../layout/look.ts';
import { withPrefix } from '../../layout/pieces.ts';
import { findDates } from '../../phrases/dates.ts';
import { tellsWhatWasDone } from '../../phrases/duties.ts';
import type { Group } from '../group.ts';
import { asHead, type RoledLine } from '../line-roles.ts';
import { range } from '../range.ts';

/** A way to part a section's lines into entries. */
export interface Grouping {
  lines: readonly RoledLine[];
  groups: Group[];
}

/** Of longer sections the rules' reading is taken: trying many would take long. */
export const MOST_LINES = 400;

const MOST_ABOVE = 3;
const MOST_BELOW = 3;
const MOST_HEAD_LINES = 4;

/** Every way in which sections print their entries: so many lines of a head above its dates, so many below. */
export function proposeGroupings(roled: readonly RoledLine[]): Grouping[] {
  const found: Grouping[] = [];
  const seen = new Set<string>();
  const add = (lines: readonly RoledLine[], groups: Group[]) => {
    const key = groups.map(({ head }) => head.join(' ')).join(';');
    if (groups.length === 0 || seen.has(key)) return;
    seen.add(key);
    const heads = new Set(groups.flatMap(({ head }) => head));
    const asRead = lines.map((each, i) =>
      heads.has(i) && each.role === 'body' ? { ...each, role: 'head' as const, margin: [] } : each,
    );
    found.push({ lines: asRead, groups });
  };
  const anchorSets: [readonly RoledLine[], number[]][] = [
    [roled, numbersOf(roled, (each) => each.hasDates)],
    [roled, numbersOf(roled, ({ line }) => isPlain(line) && hasRange(line.text))],
    [roled, numbersOf(roled, ({ line }) => isPlain(line) && hasDateAtEdge(line.text))],
  ];
  const listed = roled.map((each) => (isBullet(each.line) && hasDateAtEdge(each.line.text) ? asHead(each) : each));
  anchorSets.push([listed, numbersOf(listed, ({ line }) => hasDateAtEdge(line.text))]);
  for (const [lines, anchors] of anchorSets) {
    if (anchors.length === 0) continue;
    for (let above = 0; above <= MOST_ABOVE; above++)
      for (let below = 0; above + below < MOST_HEAD_LINES && below <= MOST_BELOW; below++)
        add(lines, around(lines, anchors, above, below));
  }
  const starts: ((index: number) => boolean)[] = [
    (i) => !isBullet(roled[i]!.line) && lookOf(roled[i]!.line).bold && !(i > 0 && lookOf(roled[i - 1]!.line).bold),
    (i) => isPlain(roled[i]!.line),
    (i) => i === 0 || isAfterGap(roled, i),
  ];
  for (const test of starts)
    add(
      roled,
      from(
        roled,
        numbersOf(roled, (_, i) => test(i)),
      ),
    );
  const items = roled.map((each) => (isBullet(each.line) ? asHead(each) : each));
  add(
    items,
    from(
      items,
      numbersOf(roled, ({ line }) => isBullet(line)),
    ),
  );
  return found;
}

function numbersOf(lines: readonly RoledLine[], test: (each: RoledLine, index: number) => boolean): number[] {
  return lines.flatMap((each, i) => (test(each, i) ? [i] : []));
}

const hasRange = (text: string) => findDates(text).some(({ isRange }) => isRange);

function hasDateAtEdge(text: string): boolean {
  return findDates(text).some(
    (date) =>
      withPrefix(text, date).index < 4 ||
      date.index + date.length >= text.length - 2 ||
      /^\s*\t/.test(text.slice(date.index + date.length)) ||
      /\t\s*$/.test(text.slice(0, date.index)),
  );
}

function isAfterGap(lines: readonly RoledLine[], index: number): boolean {
  const [before, line] = [lines[index - 1]!.line, lines[index]!.line];
  return before.page === line.page && line.baseline - before.baseline > line.size * 1.9;
}

/** Neither an item of a list nor what is told behind a head. */
const isPlain = (line: Line) => !isBullet(line) && !line.isTold;

const mayHead = ({ line, role }: RoledLine) =>
  isPlain(line) &&
  (role === 'head' || (line.text.length < 70 && !tellsWhatWasDone(line.text) && !isSentence(line.text)));

const MIN_SENTENCE_WORDS = 4;

/** "Supervise 22 sailors on two turbines." */
function isSentence(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    /\p{Ll}{3}\.$/u.test(text) &&
    words.length >= MIN_SENTENCE_WORDS &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= words.length
  );
}

function around(lines: readonly RoledLine[], anchors: readonly number[], above: number, below: number): Group[] {
  const spans: [number, number][] = [];
  anchors.forEach((anchor, n) => {
    const floor = spans.at(-1)?.[1] ?? 0;
    const ceiling = anchors[n + 1] ?? lines.length;
    let start = anchor;
    while (start > floor && anchor - start < above && mayHead(lines[start - 1]!)) start--;
    let end = anchor + 1;
    while (end < ceiling && end - anchor <= below && mayHead(lines[end]!)) end++;
    spans.push([start, end]);
  });
  return spans.map(([start, end], n) => ({
    head: range(start, end),
    body: range(end, spans[n + 1]?.[0] ?? lines.length),
  }));
}

/** Entries from each start to the next; what heads them goes on to the first line that does not. */
function from(lines: readonly RoledLine[], starts: readonly number[]): Group[] {
  return starts.map((start, n) => {
    const next = starts[n + 1] ?? lines.length;
    let end = start + 1;
    while (end < next && end - start < MOST_HEAD_LINES && lines[end]!.role === 'head' && !isBullet(lines[end]!.line))
      end++;
    return { head: range(start, end), body: range(end, next) };
  });
}
