import { startsWithBullet } from '@vitae/language/bullets';
import { fold, foldWords, toAsciiDigits } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import type { Line } from '../layout/line.ts';
import type { Field, ParsedResume, Place } from '../result.ts';
import { datesIn } from './text-marks.ts';

/** A line of the file as it is looked at from outside, with what has been taken from it. */
export interface SeenLine {
  index: number;
  line: Line;
  /** Letters and digits alone, folded. */
  bare: string;
  bareCells: readonly string[];
  isBold: boolean;
  isHeading: boolean;
  isBullet: boolean;
  hasRange: boolean;
  hasYear: boolean;
  /** What was read from it, by those that begin there. */
  taken: Field[];
  hasUnplaced: boolean;
}

export interface PageText {
  lines: readonly SeenLine[];
  /** The line in which each value begins. */
  lineOf: ReadonlyMap<Field, SeenLine>;
  /** Size of most of the text, in points. */
  size: number;
  columns: number;
}

const LINE_STEP = 4;
/** How far a value may stand from the line that it is said to stand in, in points. */
const NEAR = 5;
const MAX_LOOKED_AT = 40;

export const bareOf = (text: string) => fold(text.normalize('NFKC')).replace(/[^\p{L}\p{M}\p{N}+#]/gu, '');

/** The lines of a file, and which value was taken from which. */
export function pageTextOf(
  lines: readonly Line[],
  fields: readonly Field[],
  unplaced: ParsedResume['unplaced'],
): PageText {
  const seen = lines.map(seeLine);
  const byPlace = new Map<string, SeenLine[]>();
  for (const each of seen) {
    const key = slotOf(each.line.page, each.line.y);
    const slot = byPlace.get(key);
    if (slot) slot.push(each);
    else byPlace.set(key, [each]);
  }
  const near = ({ page, y }: Place) =>
    [-1, 0, 1].flatMap((step) => byPlace.get(slotOf(page, y + step * LINE_STEP))?.slice(0, MAX_LOOKED_AT) ?? []);
  const lineOf = new Map<Field, SeenLine>();
  for (const field of fields) {
    const own = field.place && lineAt(near(field.place), field.place, bareOf(field.value.slice(0, 200)));
    if (!own) continue;
    lineOf.set(field, own);
    own.taken.push(field);
  }
  for (const { place } of unplaced) {
    const own = place && lineAt(near(place), place, '');
    if (own) own.hasUnplaced = true;
  }
  const sizes = Map.groupBy(seen, ({ line }) => Math.round(line.size * 2));
  const most = [...sizes].reduce((best, next) => (next[1].length > best[1].length ? next : best), [20, []]);
  return {
    lines: seen,
    lineOf,
    size: most[0] / 2,
    columns: new Set(lines.map(({ column, page }) => `${page} ${Math.round(column.x / 20)}`)).size,
  };
}

const slotOf = (page: number, y: number) => `${page} ${Math.floor(y / LINE_STEP)}`;

/** Of lines near a place the one that holds the text, and of those the nearest. */
function lineAt(lines: readonly SeenLine[], place: Place, bare: string): SeenLine | null {
  let best: SeenLine | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of lines) {
    const { line } = each;
    const apart = Math.abs(line.y - place.y);
    if (apart > NEAR || place.x > line.x + line.width + NEAR || place.x + place.width < line.x - NEAR) continue;
    const holds = bare === '' || each.bare.includes(bare) || bare.includes(each.bare);
    const distance = apart + Math.max(0, line.x - place.x) / 100 + (holds ? 0 : 100);
    if (distance < least) [best, least] = [each, distance];
  }
  return best;
}

function seeLine(line: Line, index: number): SeenLine {
  const letters = line.cells.reduce((sum, cell) => sum + cell.text.length, 0);
  const bold = line.cells.reduce(
    (sum, cell) => sum + cell.spans.reduce((own, span) => own + (span.bold ? span.text.length : 0), 0),
    0,
  );
  const { hasRange, years } = datesIn(toAsciiDigits(line.text.slice(0, 300)));
  return {
    index,
    line,
    bare: bareOf(line.text),
    bareCells: line.cells.length > 1 ? line.cells.map((cell) => bareOf(cell.text)) : [],
    isBold: bold * 2 > letters,
    isHeading: line.text.length < 60 && HEADINGS.has(foldWords(line.text)),
    isBullet: line.structure?.isListItem === true || startsWithBullet(line.text),
    hasRange,
    hasYear: years > 0,
    taken: [],
    hasUnplaced: false,
  };
}
