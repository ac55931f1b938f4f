import type { Line } from '../layout/line.ts';
import { withoutMark } from '../layout/marks.ts';

const MIN_ITEMS = 2;
/** "2.1", "2.2": they count the entries of a section that itself is numbered. */
const SUBNUMBER = /^\s*(\d{1,2})\.(\d{1,2})\.?\s+(?=\p{L})/u;

/** The lines of a section without the numbers that count its entries. */
export function withoutSubnumbers(lines: readonly Line[]): Line[] {
  const counted = lines.flatMap((line) => {
    const [, section, number] = SUBNUMBER.exec(line.text) ?? [];
    return section ? [{ line, section, number: Number(number) }] : [];
  });
  const areCounted =
    counted.length >= MIN_ITEMS &&
    counted.every(({ section, number }, i) => section === counted[0]!.section && number === i + 1);
  if (!areCounted) return [...lines];
  const numbered = new Set(counted.map(({ line }) => line));
  return lines.map((line) => (numbered.has(line) ? withoutMark(line, SUBNUMBER) : line));
}
