import { EDUCATION_DETAIL } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import type { Line } from '../layout/line.ts';
import { toParagraphs } from '../layout/paragraphs.ts';
import { cleanPiece, type Piece } from '../layout/pieces.ts';
import { fieldOfPiece, placeOfLine } from '../layout/place-of.ts';
import { findDates, toMonth } from '../phrases/dates.ts';
import { degreeScore, institutionScore } from '../phrases/words.ts';
import type { Field, ParsedSchool } from '../result.ts';
import { bestDates } from './grouped-jobs.ts';
import { type SchoolDraft, SURE } from './school-draft.ts';
import { withoutMode } from './school-parts.ts';
import { readSchoolsByShape } from './schools-by-shape.ts';
import { readSchoolsByWords } from './schools-by-words.ts';
import { readLabelledTable } from './table.ts';

/** Schools by their words or by shape, the more complete ones. */
export function readSchoolsByRules(lines: readonly Line[]): ParsedSchool[] {
  const byWords = readSchoolsByWords(lines);
  const isWhole =
    byWords.every((draft) => draft.degree && draft.institution) && byWords.length >= datedRows(lines).length;
  const byShape = isWhole ? [] : readSchoolsByShape(lines);
  return (byShape.length > 0 && completeness(byShape) > completeness(byWords) ? byShape : byWords).map(toSchool);
}

/** Lines with a date in a cell of its own, each mostly an entry. */
function datedRows(lines: readonly Line[]): Line[] {
  return lines.filter(({ cells }) => cells.length > 1 && cells.some(({ text }) => isDate(text)));
}

function isDate(text: string): boolean {
  const [date] = findDates(text);
  return date !== undefined && date.length >= text.trim().length - 2;
}

/** Entries that name both a degree and a school, less those that lack one. */
function completeness(drafts: readonly SchoolDraft[]): number {
  return drafts.reduce((sum, draft) => sum + (draft.degree && draft.institution ? 1 : -1), 0);
}

/** "Diploma di geometra (votazione 48/60)", "(IPK 3,71)": how well it went is no part of the name. */
function withoutMark(printed: Piece): Piece {
  const piece = { ...printed, text: withoutMode(printed.text) };
  const [whole, rest] =
    /^(.{3,}?)\s*\([^()]{0,20}?\d{1,3}(?:[.,]\d{1,2})?\s?(?:%|\/\s?\d{1,3}|(?<=[.,]\d{1,2}))\)?$/u.exec(piece.text) ??
    [];
  return whole && rest ? { ...piece, text: cleanPiece(rest) } : piece;
}

export function toSchool(draft: SchoolDraft): ParsedSchool {
  const dated = bestDates(draft.dates.map((date) => date.found));
  const line = draft.dates.find((date) => date.found === dated)?.line;
  const place = line ? placeOfLine(line) : null;
  const date = (value: string | null): Field | null => (value ? { value, confidence: 0.93, place } : null);
  return {
    institution: draft.institution && fieldOfPiece(withoutMark(draft.institution), draft.certainty),
    degree: draft.degree && fieldOfPiece(withoutMark(draft.degree), draft.certainty),
    location: draft.location && fieldOfPiece(draft.location, 0.85),
    start: dated?.isRange ? date(toMonth(dated.start)) : null,
    end: date(toMonth(dated?.end ?? null)),
    details: toParagraphs(draft.details),
  };
}

type SchoolRow = NonNullable<ReturnType<typeof readLabelledTable>>[number];

/** "College ⇥ Sample State University – Bachelor of Science ⇥ 2014": the degree beside its school, before it only the level. */
function withDegreeOfSchool(row: SchoolRow): SchoolRow {
  const [name, degree, ...others] = row.institution?.value.split(/\s[-–—]\s/) ?? [];
  if (!row.institution || !name || !degree || others.length > 0) return row;
  if (institutionScore(name) === 0 || degreeScore(degree) === 0 || degreeScore(row.degree?.value ?? '') > 0) return row;
  return {
    ...row,
    institution: { ...row.institution, value: name },
    degree: { ...row.institution, value: degree },
  };
}

/** Schools in a table whose head row names its columns, or null where there is none. */
export function readSchoolTable(lines: readonly Line[]): ParsedSchool[] | null {
  const rows = readLabelledTable(lines);
  if (!rows?.some((row) => row.degree || row.institution)) return null;
  return rows
    .filter((row) => row.degree || row.institution)
    .map(withDegreeOfSchool)
    .map((row) => {
      const dates = row.dates ? findDates(row.dates.value)[0] : undefined;
      const date = (value: string | null | undefined): Field | null =>
        value ? { value, confidence: SURE, place: row.dates!.place } : null;
      return {
        institution: row.institution ?? row.company ?? null,
        degree: [row.degree, row.title].find((field) => field && !EDUCATION_DETAIL.test(fold(field.value))) ?? null,
        location: row.location ?? null,
        start: dates?.isRange ? date(toMonth(dates.start)) : null,
        end: date(toMonth(dates?.end ?? null)),
        details: row.skip ? [row.skip] : [],
      };
    });
}
