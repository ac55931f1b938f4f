import { RANGE_WORDS } from '@vitae/language/dates';
import { fold } from '@vitae/language/fold';
import { anyOf } from '@vitae/language/phrases';
import { type Line, withCells } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import type { Fragment } from '../text/model.ts';

const LABELLED = /^\s*\p{L}[\p{L} ]{0,14}:/u;

/** "to 2/2021", "– 2018" */
const BEGINS_AS_END = new RegExp(`^\\s*(?:(?:${anyOf(RANGE_WORDS)})(?!\\p{L})|[-–—])`, 'u');

/** "From: February 2021 ⇥ To: Present": one range whose ends stand in two cells, the second behind its label, or behind "to". */
export function joinLabelledEnds(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const at = line.cells.findIndex((cell, i) => endsIn(cell, line.cells[i + 1]));
    if (at < 0) return line;
    const [first, second] = line.cells.slice(at, at + 2) as [Fragment, Fragment];
    const text = `${first.text} ${second.text}`;
    const spans = [
      ...first.spans,
      { ...second.spans[0]!, text: ` ${second.spans[0]!.text}` },
      ...second.spans.slice(1),
    ];
    const range = { ...first, text, spans, width: second.x + second.width - first.x };
    return withCells(line, line.cells.toSpliced(at, 2, range));
  });
}

function endsIn(cell: Fragment, next: Fragment | undefined): boolean {
  const dates = findDates(cell.text);
  if (!next || dates.length !== 1) return false;
  // By itself "from 6/2018" would be a time that goes on; of "03/2019" a table may have its column.
  if (!LABELLED.test(next.text) && !(dates[0]!.isRange && BEGINS_AS_END.test(fold(next.text)))) return false;
  const [range, ...others] = findDates(`${cell.text} ${next.text}`);
  return (
    range?.isRange === true &&
    others.length === 0 &&
    range.index < cell.text.length &&
    range.index + range.length >= cell.text.length + next.text.trimEnd().length
  );
}
