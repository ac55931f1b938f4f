import type { SectionKind } from '@vitae/language/headings';
import { readSchools } from '../entries/education.ts';
import { readJobs } from '../entries/experience.ts';
import { findDates } from '../fields/dates.ts';
import { splitSkills } from '../fields/skills.ts';
import { degreeScore, institutionScore, titleScore } from '../fields/words.ts';
import { matchHeading } from './heading-words.ts';
import type { Section } from './segment.ts';

const MIN_LISTED_SKILLS = 3;
const MAX_LISTED_WORDS = 5;

/** Sections whose heading may be a person's own word for a kind that the resume otherwise lacks. */
const OPEN_KINDS: Readonly<Record<'education' | 'experience' | 'skills', readonly SectionKind[]>> = {
  education: ['other', 'certifications', 'personal'],
  experience: ['other', 'research', 'activities', 'personal', 'projects'],
  skills: ['other'],
};

/** Tells by its content what a section is about where no heading names jobs, schools or skills. */
export function withKindsByContent(sections: readonly Section[]): Section[] {
  let named = [...sections];
  for (const kind of ['education', 'experience', 'skills'] as const) {
    if (named.some((section) => section.kind === kind)) continue;
    named = named.map((section) =>
      OPEN_KINDS[kind].includes(section.kind) && READS_LIKE[kind](section) ? { ...section, kind } : section,
    );
  }
  return named;
}

const READS_LIKE: Readonly<Record<keyof typeof OPEN_KINDS, (section: Section) => boolean>> = {
  education: ({ lines }) =>
    readSchools(lines).some(
      ({ institution, degree }) =>
        institution && degree && institutionScore(institution.value) > 0 && degreeScore(degree.value) > 0,
    ),
  experience: ({ lines }) => {
    const jobs = readJobs(lines);
    const sure = jobs.filter(
      ({ title, company, start }) => title && company && start && titleScore(title.value) >= 0.5,
    );
    return sure.length > 0 && sure.length * 2 >= jobs.length;
  },
  skills: ({ heading, lines }) => {
    if (matchHeading(heading)?.isExact) return false;
    const items = lines.flatMap((line) => splitSkills(line.text));
    return (
      items.length >= MIN_LISTED_SKILLS &&
      items.every((item) => item.split(/\s+/).length <= MAX_LISTED_WORDS) &&
      lines.every((line) => findDates(line.text).length === 0 && !/[:@]|[.!?]$/.test(line.text))
    );
  },
};
