import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import { degreeScore, titleScore } from '../phrases/words.ts';
import type { Section, Segmented } from './segment.ts';

const MIN_ROWS = 2;
const SURE_TITLE = 0.5;

/**
 * "Jan 2021 – present ⇥ Dispensing Assistant, Sample Pharmacy" below the rows of "Qualifications ⇥ …": a page set as one
 * table, or a heading left out, so that all sections have one but that of the jobs.
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

const isPost = (text: string) => {
  const [name = ''] = text.split(/[,(]/);
  return titleScore(name) > Math.max(SURE_TITLE, degreeScore(name));
};

function isRowOfJob({ cells: [first, post, ...others] }: Line): boolean {
  if (!first || others.length > 0) return false;
  const [dates] = findDates(first.text);
  if (!dates?.isRange) return false;
  // "May 2022 – Current: Account Executive (Sample Inc.)"
  if (!post) return dates.index === 0 && isPost(first.text.slice(dates.length).replace(/^\s*[:–—-]\s*/u, ''));
  return isOnlyDates(first.text) && isPost(post.text);
}
