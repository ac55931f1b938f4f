import { type Line, withCells, withText } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { degreeScore, institutionScore } from '../phrases/words.ts';
import type { ParsedSchool } from '../result.ts';
import { readEnrolledSchools } from './enrolment-rows.ts';
import { joinLabelledEnds } from './labelled-ends.ts';
import { withNumberedItems } from './numbered-items.ts';
import { joinOpenHeads, joinOpenNames, withDashedHeadsApart } from './open-heads.ts';
import { partProse } from './prose-heads.ts';
import { bestReading } from './readings/best-reading.ts';
import { modelOf } from './readings/models.ts';
import { readingsOfSchools } from './readings/school-readings.ts';
import { readSchoolTable } from './schools-by-rules.ts';
import { unfoldGrid } from './side-by-side.ts';
import { withSlashedHeadsApart } from './slashed-heads.ts';
import { joinStackedDates } from './stacked-dates.ts';
import { readWithStatuses } from './study-status.ts';
import { rowsOfTable } from './table.ts';

/** The schools and degrees of an education section. */
export function readSchools(printed: readonly Line[]): ParsedSchool[] {
  const rows = rowsOfTable(printed);
  const table = rows > 0 && rows < printed.length ? readSchoolTable(printed.slice(0, rows)) : null;
  return table ? [...table, ...readWithStatuses(printed.slice(rows), readPlain)] : readWithStatuses(printed, readPlain);
}

/** In the order in which one builds on the other. */
const PREPARED: readonly ((lines: readonly Line[]) => readonly Line[])[] = [
  (lines) => lines.map(withoutMarkCell),
  (lines) => lines.flatMap(sentencesApart),
  (lines) => lines.flatMap(withRemarkApart),
  withExamsTold,
  withNumberedItems,
  joinLabelledEnds,
  withSlashedHeadsApart,
  withDashedHeadsApart,
  joinOpenHeads,
  joinOpenNames,
  joinStackedDates,
  unfoldGrid,
];

function readPlain(printed: readonly Line[]): readonly ParsedSchool[] {
  const prepared = PREPARED.reduce((read, prepare) => prepare(read), printed);
  const lines = partProse('schools', prepared);
  const enrolled = readEnrolledSchools(lines);
  if (enrolled) return enrolled;
  const model = modelOf('schools');
  return bestReading('schools', readingsOfSchools(lines, model.parts), model.worth)
    .map(withoutRestOfBracket)
    .map(withDegreeBelow);
}

/** "Bachelor of Commerce ⇥ CGPA 3.61 / 4.00": what stands beside a degree in figures alone. */
const MARK = String.raw`(?:c?gpa|cap|wam|percentage)\s*:?\s*[\d./% ]+$`;
const IS_MARK = new RegExp(`^${MARK}`, 'i');
function withoutMarkCell(line: Line): Line {
  const cells = line.cells.filter(({ text }) => !IS_MARK.test(text.trim()));
  return cells.length > 0 && cells.length < line.cells.length ? withCells(line, cells) : line;
}

/** "BEd, Elm University, 2006 to 2008. First aid certificate, 2024. …": one paragraph of several entries, each with its year. */
function sentencesApart(line: Line): Line[] {
  const sentences = line.text.split(BEHIND_YEAR);
  const isList = line.cells.length === 1 && sentences.length > 1 && degreeScore(sentences[0]!) >= SURE;
  return isList ? sentences.map((text) => withText(line, text)) : [line];
}
const BEHIND_YEAR = /(?<=(?:19|20)\d\d)\.\s+(?=\p{Lu})/u;

/** "BEng (Mechanical), Honours, CAP 4.21; specialisation in energy systems": what was told of a degree is no part of it. */
function withRemarkApart(line: Line): Line[] {
  const at = line.text.search(/; (?:with |an? )?\p{Ll}{3}/u);
  const isDatedBehind = findDates(line.text.slice(Math.max(0, at))).length > 0;
  if (line.cells.length > 1 || at < MIN_DEGREE_LENGTH || isDatedBehind || degreeScore(line.text.slice(0, at)) < SURE)
    return [line];
  return [withText(line, line.text.slice(0, at)), { ...withText(line, line.text.slice(at + 2)), isTold: true }];
}
const MIN_DEGREE_LENGTH = 8;
const SURE = 0.5;

/** "GCSEs x 8 incl. Maths B" below "NVQ L3, Elm College 2013": exams of a school that is not named are no degree of that college. */
function withExamsTold(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const above = lines[at - 1];
    const isOfNoSchool =
      ARE_SCHOOL_EXAMS.test(line.text) && findDates(line.text).length === 0 && institutionScore(line.text) < SURE;
    return isOfNoSchool &&
      above &&
      findDates(above.text).length > 0 &&
      degreeScore(above.text.split(/[,|\t]/)[0]!) >= SURE
      ? { ...line, isTold: true }
      : line;
  });
}
const ARE_SCHOOL_EXAMS =
  /^(?:\d{1,2} (?:x )?)?(?:GCSEs?|O[ -]?levels?|national 5s?|standard grades)\b[^,]{0,12}(?:incl|including|x ?\d|\(|:|$| [A-E*]\b| \d)/i;

/** "Kajang" of "Universiti Example, Kajang", over "Bachelor of Commerce": a town that no list has, and the degree below it. */
export function withDegreeBelow(school: ParsedSchool): ParsedSchool {
  const { degree, location, details } = school;
  const [first, ...others] = details;
  const isTown =
    degree !== null && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(degree.value) && degreeScore(degree.value) === 0;
  if (!isTown || location !== null || !first || !BEGINS_WITH_DEGREE.test(first.value)) return school;
  const named = {
    ...first,
    value: first.value.replace(MARK_BEHIND, ''),
    confidence: Math.max(first.confidence, degree.confidence),
  };
  return { ...school, degree: named, location: degree, details: others };
}
const BEGINS_WITH_DEGREE = /^(?:bachelor|master|doctor|associate|diploma|[BM]\.?(?:Sc|A|Eng|Com|Ed|Tech|BA)\b)/i;
const MARK_BEHIND = new RegExp(`,? ${MARK}`, 'i');

/** "part-time), BSc. Procurement" of "Elm University (part-time), BSc. Procurement": the bracket is the school's. */
function withoutRestOfBracket(school: ParsedSchool): ParsedSchool {
  const { degree } = school;
  const [, value] = degree ? (/^[^()]{2,30}\),?\s+(\p{Lu}.+)$/u.exec(degree.value) ?? []) : [];
  return degree && value ? { ...school, degree: { ...degree, value } } : school;
}
