import { foldWords } from '@vitae/language/fold';
import { CLOSING_CLAUSES } from '@vitae/language/headings';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import type { Section, Segmented } from './segment.ts';

const MAX_CLAUSE_WORDS = 6;
/** From one line of a clause to the next, in font sizes. */
const MAX_STEP_EM = 1.9;

/** Parts what closes a resume, consent and assurances, day and place of signing, from the section that it stands in. */
export function withoutClosing({ header, sections }: Segmented): Segmented {
  const last = sections.at(-1);
  return { header, sections: sections.flatMap((section) => closed(section, section === last)) };
}

function closed(section: Section, isLast: boolean): Section[] {
  const { kind, lines } = section;
  if (kind === 'declaration') return [section];
  const from = lines.findIndex(beginsClause);
  if (from >= 0) {
    const to = endOfClause(lines, from, isLast);
    return [{ ...section, lines: lines.toSpliced(from, to - from) }, closing(lines.slice(from, to))];
  }
  if (!isLast || lines.length < 2 || !isSigning(lines.at(-1)!)) return [section];
  return [{ ...section, lines: lines.slice(0, -1) }, closing(lines.slice(-1))];
}

function closing(lines: Line[]): Section {
  return { kind: 'declaration', heading: '', headingLine: null, lines };
}

function beginsClause({ text }: Line): boolean {
  // A line of small letters goes on a sentence of the section.
  if (/^\s*\p{Ll}/u.test(text)) return false;
  const words = foldWords(text.slice(0, 80)).split(' ');
  return words.slice(0, MAX_CLAUSE_WORDS).some((_, i) => CLOSING_CLAUSES.has(words.slice(0, i + 1).join(' ')));
}

/** At the end of the last section all that follows; elsewhere the lines that stand close. */
function endOfClause(lines: readonly Line[], from: number, isLast: boolean): number {
  if (isLast) return lines.length;
  let to = from + 1;
  while (to < lines.length && isNextLine(lines[to - 1]!, lines[to]!)) to++;
  return to;
}

function isNextLine(line: Line, next: Line): boolean {
  return (
    next.page === line.page &&
    next.column === line.column &&
    Math.abs(next.size - line.size) < 0.5 &&
    next.baseline - line.baseline < line.size * MAX_STEP_EM
  );
}

/** "Kiel, den 4. März 2025": a town, a whole date and nothing else. */
function isSigning({ text }: Line): boolean {
  const dates = findDates(text);
  const [date] = dates;
  if (dates.length !== 1 || date!.isRange || date!.start?.length !== '2025-03-04'.length) return false;
  const before = text.slice(0, date!.index).trim();
  return (
    text.slice(date!.index + date!.length).trim().length <= 1 &&
    /^\p{Lu}[\p{L}.'’ -]{1,30},(?:\s\p{Ll}{2,4})?$/u.test(before)
  );
}
