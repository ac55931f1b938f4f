import { type Line, withText } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { degreeScore } from '../phrases/words.ts';
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

function readPlain(printed: readonly Line[]): readonly ParsedSchool[] {
  const lines = partProse(
    'schools',
    unfoldGrid(
      joinStackedDates(
        joinOpenNames(
          joinOpenHeads(
            withDashedHeadsApart(
              withSlashedHeadsApart(joinLabelledEnds(withNumberedItems(printed.flatMap(withRemarkApart)))),
            ),
          ),
        ),
      ),
    ),
  );
  const enrolled = readEnrolledSchools(lines);
  if (enrolled) return enrolled;
  const model = modelOf('schools');
  return bestReading('schools', readingsOfSchools(lines, model.parts), model.worth).map(withoutRestOfBracket);
}

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

/** "part-time), BSc. Procurement" of "Elm University (part-time), BSc. Procurement": the bracket is the school's. */
function withoutRestOfBracket(school: ParsedSchool): ParsedSchool {
  const { degree } = school;
  const [, value] = degree ? (/^[^()]{2,30}\),?\s+(\p{Lu}.+)$/u.exec(degree.value) ?? []) : [];
  return degree && value ? { ...school, degree: { ...degree, value } } : school;
}
