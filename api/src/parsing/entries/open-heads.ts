import { isBullet } from '../layout/bullets.ts';
import { type Line, withCells } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';

const MIN_INDENT = 5;
const MAX_REST = 80;

/** "2019 – 2022 ⇥ Research Associate, Department of Geosciences," over "University of Leeds", set in: one head. So is a bracket and its end. */
export function joinOpenHeads(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (!before || !goesOnHead(before, line)) {
      joined.push(line);
      continue;
    }
    const cell = before.cells.at(-1)!;
    const rest = line.cells[0]!;
    const [span, ...spans] = rest.spans;
    const whole = {
      ...cell,
      text: `${cell.text} ${rest.text}`,
      spans: [...cell.spans, { ...span!, text: ` ${span!.text}` }, ...spans],
    };
    joined[joined.length - 1] = withCells(before, [...before.cells.slice(0, -1), whole]);
  }
  return joined;
}

function goesOnHead(head: Line, line: Line): boolean {
  const [dates] = head.cells;
  return (
    head.cells.length > 1 &&
    findDates(dates!.text).length > 0 &&
    line.cells.length === 1 &&
    line.page === head.page &&
    line.column === head.column &&
    line.x > head.x + MIN_INDENT &&
    line.text.length <= MAX_REST &&
    !isBullet(line) &&
    !isBullet(head) &&
    (closesBracket(head.cells.at(-1)!.text, line.text) ||
      (/,\s*$/.test(head.cells.at(-1)!.text) &&
        /^\p{Lu}/u.test(line.text) &&
        !/[.:]$/.test(line.text) &&
        findDates(line.text).length === 0))
  );
}

/** "in progress (4 of 6" over "units done)" */
const closesBracket = (head: string, line: string) => /\([^()]*$/.test(head) && /^[^()]*\)/.test(line);
