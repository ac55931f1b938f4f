import { namesCertificate } from '@vitae/language/certificates';
import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { degreeScore, institutionScore, titleScore } from '../phrases/words.ts';
import type { Section, Segmented } from './segment.ts';

const MIN_JOBS = 2;
const GAP_EM = 1.5;

/**
 * What stands below the jobs of a person who puts no headings: "Leaving Cert 2002", "Fire door installer card 2022",
 * "Treasurer of the local club", in blocks of their own without a range of dates, where each block above begins with one.
 */
export function withTrailingFacts({ header, sections }: Segmented): Segmented {
  return { header, sections: sections.flatMap((section) => (section.heading === '' ? parted(section) : [section])) };
}

function parted(section: Section): Section[] {
  if (section.kind !== 'experience' || section.isTold) return [section];
  const blocks = blocksOf(section.lines);
  const jobs = blocks.findLastIndex((block) => block.some(saysRange)) + 1;
  const rest = blocks.slice(jobs).flat();
  const areJobs = blocks.slice(0, jobs).every(([first]) => saysRange(first!));
  if (jobs < MIN_JOBS || !areJobs || rest.length === 0 || rest.some(isBullet)) return [section];
  const of = (kind: Section['kind'], lines: Line[]): Section[] =>
    lines.length > 0 ? [{ kind, heading: '', headingLine: null, lines }] : [];
  const kinds = Map.groupBy(rest, kindOf);
  return [
    { ...section, lines: blocks.slice(0, jobs).flat() },
    ...of('certifications', kinds.get('certifications') ?? []),
    ...of('education', kinds.get('education') ?? []),
    ...of('other', kinds.get('other') ?? []),
  ];
}

/** "FETAC Level 6 Advanced Cert Carpentry 2007", "Leaving Cert 2002" */
function kindOf({ text }: Line): 'certifications' | 'education' | 'other' {
  if (degreeScore(text) > 0 || institutionScore(text) > 0) return 'education';
  const isDated = findDates(text).length > 0 && titleScore(text) < SURE_TITLE;
  return namesCertificate(text) || isDated ? 'certifications' : 'other';
}

const SURE_TITLE = 0.9;

const saysRange = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange);

function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    const isApart = !before || before.page !== line.page || line.baseline - before.baseline > line.size * GAP_EM;
    if (isApart) blocks.push([line]);
    else blocks.at(-1)!.push(line);
  });
  return blocks;
}
