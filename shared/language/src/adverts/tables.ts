import { startsWithBullet, stripBullet } from '../bullets.ts';

const MOST_LINES = 2000;
/** How the cells of a row are parted in a text: a tab, a bar, or a run of blanks. */
const BETWEEN_CELLS = /\t|\s\|\s|^\||\|$|(?<=\S) {3,}(?=\S)/;
const HEADS_DEMANDS =
  /^(?:essential|required|must[- ]haves?|mandatory|minimum|اساسي|أساسي|مطلوب|الزامي|إلزامي)(?:\s\S+){0,2}$/iu;
const HEADS_WISHES =
  /^(?:desirable|desired|preferred|nice[- ]to[- ]haves?|optional|advantageous|مرغوب|مفضل|يفضل|اختياري)(?:\s\S+){0,2}$/iu;
/** "E", "D", "A/I": how it is assessed. */
const MIN_CELL = 4;

/**
 * An advert with its tables of demands and wishes read down each column. "Essential | Desirable" over rows of two cells
 * becomes two lists, each under its own heading; every other line stays as it is.
 */
export function unfoldTables(advert: string): string {
  const lines = advert.split(/\r?\n/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) return advert;
  const unfolded: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const heads = cellsOf(lines[at]!);
    const demands = heads.findIndex((cell) => HEADS_DEMANDS.test(cell));
    const wishes = heads.findIndex((cell) => HEADS_WISHES.test(cell));
    const end = demands < 0 || wishes < 0 ? at + 1 : endOfTable(lines, at + 1);
    if (end === at + 1) {
      unfolded.push(lines[at]!);
      continue;
    }
    const rows = lines.slice(at + 1, end).map((line) => cellsOf(line));
    // The corner over the names of the rows is empty, and may be left out.
    const shift = rows.some((row) => row.length > heads.length) ? 1 : 0;
    // A second item of a cell stands on a line of its own.
    const listed = (row: string[]) => startsWithBullet(row[demands + shift] ?? '');
    let isListed = false;
    const demanded: string[] = [];
    const wished: string[] = [];
    for (const row of rows) {
      if (row.length === 1) (isListed ? demanded : wished).push(row[0]!);
      else {
        isListed = listed(row);
        demanded.push(row[demands + shift] ?? '');
        wished.push(row[wishes + shift] ?? '');
      }
    }
    for (const [index, cells] of [[demands, demanded] as const, [wishes, wished] as const]) {
      const items = cells.map(stripBullet).filter((cell) => cell.length >= MIN_CELL);
      unfolded.push(`${heads[index]}:`, ...items.map((cell) => `- ${cell}`), '');
    }
    at = end - 1;
  }
  return unfolded.join('\n');
}

/** The first line that is no row; a blank line may stand between two rows. */
function endOfTable(lines: readonly string[], from: number): number {
  let end = from;
  for (let at = from; at < lines.length; at++) {
    const isRow = cellsOf(lines[at]!).length > 1;
    if (isRow || (end > from && startsWithBullet(lines[at]!.trim()))) end = at + 1;
    else if (lines[at]!.trim() !== '') break;
  }
  return end;
}

const cellsOf = (line: string) => line.split(BETWEEN_CELLS).map((cell) => cell.trim());
