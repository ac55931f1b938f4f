import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';
import type { Fragment, Rule } from '../text/model.ts';
import { toRows } from './line.ts';

/** Drawn lines whose ends are this close meet. Points. */
const REACH = 3;
/** Comparing every text with every line of a page is worth it up to here. */
const MAX_COMPARISONS = 2_000_000;
const MAX_CELL_LINES = 6;
/** From a cell's edge to its text, at most. Points. */
const MAX_PADDING = 10;

interface Cell {
  left: number;
  top: number;
  right: number;
  bottom: number;
  lines: Fragment[];
}

/**
 * Texts that break inside the drawn cells of a table, each as one line on the baseline of its row. Set in the middle of
 * their cells, lines would stand beside none of their row, or beside those of another one.
 */
export function joinTableCells(fragments: readonly Fragment[], rules: readonly Rule[]): Fragment[] {
  if (rules.length * fragments.length > MAX_COMPARISONS) return [...fragments];
  const across = rules.filter(({ width, height }) => width > height);
  const down = rules.filter(({ width, height }) => height > width);
  const cells = new Map<string, Cell>();
  for (const fragment of fragments) {
    const box = boxAround(fragment, across, down);
    if (!box) continue;
    const key = Object.values(box).map(Math.round).join(' ');
    const cell = cells.get(key) ?? { ...box, lines: [] };
    cell.lines.push(fragment);
    cells.set(key, cell);
  }
  const joined = new Map<Fragment, Fragment | null>();
  const rowOf = ({ top, bottom }: Cell) => `${Math.round(top)} ${Math.round(bottom)}`;
  for (const row of Map.groupBy(cells.values(), rowOf).values()) {
    if (row.length < 2 || row.every(({ lines }) => lines.length === 1)) continue;
    const told = row.filter((cell) => !isOneText(cell) && !isNameAndPost(cell));
    const text = widestOf(told);
    if (text && !areBesideText(row, text)) continue;
    const baseline = Math.min(...(text ? [text] : row).flatMap(({ lines }) => lines.map((line) => line.baseline)));
    for (const cell of row.filter((cell) => cell !== text)) {
      const [first, ...others] = [...cell.lines].sort((a, b) => a.baseline - b.baseline);
      const areApart = told.includes(cell) || isNameAndPost(cell) || (text !== undefined && others.some(isSureTitle));
      joined.set(first!, areApart ? raised(first!, first!.baseline - baseline) : onBaseline(first!, others, baseline));
      for (const line of others) joined.set(line, areApart ? raised(line, first!.baseline - baseline) : null);
    }
  }
  return fragments.flatMap((fragment) => {
    const own = joined.get(fragment);
    return own === undefined ? [fragment] : own === null ? [] : [own];
  });
}

/** "2015 to" over "Dec 2019", in the middle of its cell, beside all that one did there: it belongs to the first line of that. */
function areBesideText(row: readonly Cell[], text: Cell): boolean {
  const width = text.right - text.left;
  const names = row.filter((cell) => cell !== text);
  const isRightToLeft = text.lines.some((line) => line.isRightToLeft);
  const isBefore = ({ left, right }: Cell) => (isRightToLeft ? left >= text.right - REACH : right <= text.left + REACH);
  return (
    names.every((cell) => cell.right - cell.left < width && isBefore(cell) && cell.lines.length <= MAX_NAME_LINES) &&
    names.some(({ lines }) => findDates(lines.map((line) => line.text).join(' ')).length > 0)
  );
}

/** "Sample Staffing" over "CNC milling operator": who it was for, and what one was there. */
function isNameAndPost({ lines }: Cell): boolean {
  const [name, ...others] = [...lines].sort((a, b) => a.baseline - b.baseline);
  const isName = organisationScore(name!.text) >= SURE_NAME || OF_SEVERAL.test(name!.text);
  return lines.length <= MAX_NAME_LINES && isName && others.some(isSureTitle);
}

/** "Waikato, various schools" */
const OF_SEVERAL = /(?:^|, )(?:various|several|different) \p{Ll}/u;

const isSureTitle = ({ text }: Fragment) => titleScore(text) >= SURE_TITLE;

const widestOf = (cells: readonly Cell[]): Cell | undefined =>
  [...cells].sort((one, other) => other.right - other.left - (one.right - one.left))[0];

const raised = (line: Fragment, rise: number): Fragment => ({
  ...line,
  y: line.y - rise,
  baseline: line.baseline - rise,
});

const MAX_NAME_LINES = 4;
const SURE_TITLE = 0.75;
const SURE_NAME = 0.6;

/** The nearest drawn lines around a text, if there are any on each side. */
function boxAround(fragment: Fragment, across: readonly Rule[], down: readonly Rule[]): Omit<Cell, 'lines'> | null {
  const x = fragment.x + fragment.width / 2;
  const y = fragment.baseline - fragment.size * 0.3;
  let [left, top, right, bottom] = [-Infinity, -Infinity, Infinity, Infinity];
  for (const rule of across) {
    if (x < rule.x - REACH || x > rule.x + rule.width + REACH) continue;
    if (rule.y <= y) top = Math.max(top, rule.y);
    else bottom = Math.min(bottom, rule.y);
  }
  for (const rule of down) {
    if (y < rule.y - REACH || y > rule.y + rule.height + REACH) continue;
    if (rule.x <= x) left = Math.max(left, rule.x);
    else right = Math.min(right, rule.x);
  }
  return [left, top, right, bottom].every(Number.isFinite) ? { left, top, right, bottom } : null;
}

/** One text that was broken where the cell had no room for the next word. */
function isOneText({ lines, left, right }: Cell): boolean {
  if (lines.length > MAX_CELL_LINES || toRows(lines).length !== lines.length) return false;
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline);
  // "Jan" over "2014 -" over "Nov" over "2014"
  if (isOnlyDates(sorted.map((line) => line.text).join(' '))) return true;
  const padding = Math.min(
    MAX_PADDING,
    ...sorted.map((line) => Math.max(0, Math.min(line.x - left, right - line.x - line.width))),
  );
  const room = right - left - padding * 2;
  return sorted.every((line, i) => {
    const next = sorted[i + 1];
    if (!next) return true;
    const word = /^\S+/.exec(next.text)?.[0] ?? '';
    const isNear = next.baseline - line.baseline < line.size * 2;
    return isNear && line.width + (next.width / next.text.length) * (word.length + 1) > room;
  });
}

/** Scripts whose lines break between any two characters. */
const ENDS_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$/u;
const BEGINS_UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function onBaseline(first: Fragment, others: readonly Fragment[], baseline: number): Fragment {
  const lines = [first, ...others];
  const x = Math.min(...lines.map((line) => line.x));
  const rise = first.baseline - baseline;
  const spans = lines.flatMap((line, i) =>
    line.spans.map((span, k) => {
      const before = lines[i - 1]?.text ?? '';
      const isOneWord =
        (ENDS_UNSPACED.test(before) && BEGINS_UNSPACED.test(line.text)) ||
        (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(line.text));
      const isBreak = k === 0 && i > 0 && !isOneWord;
      return isBreak ? { ...span, text: ` ${span.text}` } : span;
    }),
  );
  return {
    ...first,
    text: spans.map(({ text }) => text).join(''),
    spans,
    x,
    width: Math.max(...lines.map((line) => line.x + line.width)) - x,
    y: first.y - rise,
    baseline,
  };
}
