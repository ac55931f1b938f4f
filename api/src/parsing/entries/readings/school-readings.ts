import { EDUCATION_DETAIL } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import type { Line } from '../../layout/line.ts';
import { degreeScore, institutionScore } from '../../phrases/words.ts';
import type { ParsedSchool } from '../../result.ts';
import { type Entry, toEntry } from '../group.ts';
import { lineOfDates } from '../grouped-jobs.ts';
import type { PartModel } from '../heads/part-labels.ts';
import { newMemory, type StatedParts, statedByLabels } from '../heads/stated-by-labels.ts';
import { readLabelledSchools } from '../labelled-blocks.ts';
import { assignRoles } from '../line-roles.ts';
import { GUESSED, newDraft } from '../school-draft.ts';
import { readSchoolsByRules, readSchoolTable, toSchool } from '../schools-by-rules.ts';
import { readSchoolsByShape } from '../schools-by-shape.ts';
import type { SectionReadings } from './best-reading.ts';
import { MOST_LINES, proposeGroupings } from './groupings.ts';

/** Every way in which these lines may be read as schools, that of the rules first. */
export function readingsOfSchools(lines: readonly Line[], parts: PartModel): SectionReadings<ParsedSchool> {
  const stated = readSchoolTable(lines) ?? readLabelledSchools(lines);
  const roled = assignRoles(lines);
  const memory = newMemory();
  const groupings = lines.length > MOST_LINES ? [] : proposeGroupings(roled);
  const others = groupings.map(({ lines: own, groups }) => {
    const entries = groups.map((group) => toEntry(own, group));
    const found = statedByLabels('schools', entries, parts, memory);
    return entries.flatMap((entry, i) => schoolOf(entry, found[i]!));
  });
  const byRules = stated ?? readSchoolsByRules(lines);
  const bySearch = [readSchoolsByShape(lines).map(toSchool), ...others];
  return {
    lines: roled.map(({ line }) => line),
    isStated: stated !== null,
    readings: [byRules, ...(byRules.length > 0 ? bySearch : bySearch.filter(areNamed))].map((schools) => ({
      entries: schools,
      read: schools.map(({ degree, institution, ...rest }) => ({ ...rest, what: degree, where: institution })),
    })),
  };
}

/** Whether words say of at least half of them that they are schools: licences and cards look like them, too. */
function areNamed(schools: readonly ParsedSchool[]): boolean {
  const named = schools.filter(
    ({ institution, degree }) => institutionScore(institution?.value ?? '') > 0 || degreeScore(degree?.value ?? '') > 0,
  );
  return named.length * 2 >= schools.length;
}

function schoolOf(entry: Entry, { what, where, place }: StatedParts): ParsedSchool[] {
  // "Graduated" beside a school says how it ended, not what was learned.
  const degree = what && !EDUCATION_DETAIL.test(fold(what.text)) ? what : null;
  if (!degree && !where) return [];
  return [
    toSchool({
      ...newDraft(),
      degree,
      institution: where,
      location: place,
      dates: entry.dates.map((found) => ({ found, line: lineOfDates(entry.head, found) ?? entry.head[0]! })),
      details: entry.body,
      certainty: GUESSED,
    }),
  ];
}
