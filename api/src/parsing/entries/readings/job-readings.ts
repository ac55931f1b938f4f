import { fold } from '@vitae/language/fold';
import { SELF_EMPLOYMENT } from '@vitae/language/jobs';
import type { Line } from '../../layout/line.ts';
import type { ParsedJob } from '../../result.ts';
import { groupEntries, toEntry } from '../group.ts';
import { jobsOf } from '../grouped-jobs.ts';
import { readHeadedProse } from '../headed-prose.ts';
import type { PartModel } from '../heads/part-labels.ts';
import { newMemory, statedByLabels } from '../heads/stated-by-labels.ts';
import { readLabelledJobs } from '../labelled-blocks.ts';
import { assignRoles } from '../line-roles.ts';
import { stateJobs, withoutPlaces } from '../roles-and-companies.ts';
import { readTold } from '../sentences.ts';
import { readTable } from '../table.ts';
import type { SectionReadings } from './best-reading.ts';
import { type Grouping, MOST_LINES, proposeGroupings } from './groupings.ts';

const LABELLED_CERTAINTY = 0.7;

/** Every way in which these lines may be read as jobs, that of the rules first. */
export function readingsOfJobs(lines: readonly Line[], parts: PartModel): SectionReadings<ParsedJob> {
  const roled = assignRoles(lines);
  const headed = readHeadedProse(roled);
  // "Officer, Complaints (2019 – 2022)" below its employer's line tells of no employer called "Complaints".
  const areBelowEmployers = lines.some(({ isEmployer }) => isEmployer);
  const stated = readTable(lines) ?? readLabelledJobs(lines) ?? headed ?? (areBelowEmployers ? null : readTold(lines));
  const memory = newMemory();
  const byRules = groupEntries(roled);
  const groupings = lines.length > MOST_LINES || headed ? [] : proposeGroupings(roled).filter(headsWithEmployers);
  const others = groupings.flatMap(({ lines: own, groups }) => {
    const entries = groups.map((group) => toEntry(own, group));
    const byLabels = statedByLabels('jobs', entries, parts, memory).map(({ what, where, place }, i) =>
      withoutPlaces({
        title: what && SELF_EMPLOYMENT.has(fold(what.text)) ? null : what,
        // What stands behind the title of a role below its employer is a part of that, or of the title.
        company: entries[i]!.pieces.find(({ source }) => source.isEmployer) ?? where,
        location: place,
        certainty: LABELLED_CERTAINTY,
      }),
    );
    return [jobsOf(entries, stateJobs(entries)), jobsOf(entries, byLabels)];
  });
  return {
    lines: roled.map(({ line }) => line),
    isStated: stated !== null || areBelowEmployers,
    readings: [stated ?? jobsOf(byRules, stateJobs(byRules)), ...others].map((jobs) => ({
      entries: jobs,
      read: jobs.map(({ title, company, bullets, ...rest }) => ({
        ...rest,
        what: title,
        where: company,
        details: bullets,
      })),
    })),
  };
}

/** Whether each line that by its place names an employer heads an entry, with a role below it. */
function headsWithEmployers({ lines, groups }: Grouping): boolean {
  const heads = new Set(groups.filter(({ head }) => head.length > 1).flatMap(({ head }) => head));
  return lines.every(({ line }, i) => !line.isEmployer || heads.has(i));
}
