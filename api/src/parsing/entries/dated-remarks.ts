import { type Line, withCells } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from './only-dates.ts';

/** Amid words, none of them behind the last figure: "(from Term 1 2022)". */
const REMARK_AMID = /(?<=\p{L}[^()]{0,80})\s\([^()]{4,40}\)(?=\s\p{L})/u;
const MAX_LENGTH = 160;

const isDates = (line: Line | undefined) =>
  line !== undefined && findDates(line.text).some(({ isRange }) => isRange) && isOnlyDates(line.text);

/** "Head of Year (from 2022) and Teacher" over "January 2019 to date": the line of the dates says when, not the remark. */
export function withoutDatedRemarks(lines: readonly Line[]): readonly Line[] {
  return lines.map((line, i) => {
    const [cell, ...others] = line.cells;
    if (others.length > 0 || line.text.length > MAX_LENGTH || !(isDates(lines[i + 1]) || isDates(lines[i - 1])))
      return line;
    const [remark] = REMARK_AMID.exec(line.text) ?? [];
    if (!remark || findDates(remark).length === 0) return line;
    const text = line.text.replace(remark, '');
    return withCells(line, [{ ...cell!, text, spans: [{ ...cell!.spans[0]!, text }] }]);
  });
}
