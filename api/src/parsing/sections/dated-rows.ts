import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { degreeScore, titleScore } from '../phrases/words.ts';
import type { Section, Segmented } from './segment.ts';

const MIN_ROWS = 2;
const SURE_TITLE = 0.5;

/**
 * "Jan 2021 – present ⇥ Dispensing Assistant, Sample Pharmacy" below the rows of "Qualifications ⇥ …": a page set as one
 * table, which heads all its sections but that of the jobs.
 */
export function withDatedRows({ header, sections }: Segmented): Segmented {
  if (sections.some(({ kind }) => kind === 'experience')) return { header, sections };
  return { header, sections: sections.flatMap(withJobsApart) };
}

function withJobsApart(section: Section): Section[] {
  const rows = section.lines.filter(isRowOfJob);
  if (rows.length < MIN_ROWS) return [section];
  const at = section.lines.indexOf(rows[0]!);
  const jobs: Section = { kind: 'experience', heading: '', headingLine: null, lines: section.lines.slice(at) };
  return at === 0 && section.heading === '' ? [jobs] : [{ ...section, lines: section.lines.slice(0, at) }, jobs];
}

function isRowOfJob({ cells: [dates, post, ...others] }: Line): boolean {
  if (!dates || !post || others.length > 0 || !isOnlyDates(dates.text)) return false;
  const [name = ''] = post.text.split(',');
  return (
    findDates(dates.text).some(({ isRange }) => isRange) && titleScore(name) > Math.max(SURE_TITLE, degreeScore(name))
  );
}
