import type { SectionKind } from '@vitae/language/headings';
import { readSchools } from './entries/education.ts';
import { readJobs } from './entries/experience.ts';
import { tellsOfGap } from './entries/gaps.ts';
import { MOST_LINES } from './entries/readings/groupings.ts';
import { linesOfTold } from './entries/sentences.ts';
import { readTable } from './entries/table.ts';
import { readLanguageText } from './fields/languages.ts';
import { findFacts, findSaidFacts } from './fields/personal.ts';
import { splitSkills } from './fields/skills.ts';
import type { Line } from './layout/line.ts';
import { findDates } from './phrases/dates.ts';
import { matchHeading } from './phrases/heading-words.ts';
import { degreeScore, institutionScore, titleScore } from './phrases/words.ts';
import type { ParsedJob, ParsedSchool } from './result.ts';
import type { Section, Segmented } from './sections/segment.ts';

const MIN_LISTED_SKILLS = 3;
const MAX_LISTED_WORDS = 5;

/** Sections whose heading may be a person's own word for a kind that the resume otherwise lacks. */
const OPEN_KINDS: Readonly<Record<'education' | 'experience' | 'skills', readonly SectionKind[]>> = {
  education: ['other', 'certifications', 'personal'],
  experience: ['other', 'research', 'activities', 'personal', 'projects'],
  skills: ['other'],
};

/** Tells by its content what a section is about where no heading names jobs, schools or skills, or nobody knows it. */
export function withKindsByContent(sections: readonly Section[]): Section[] {
  let named = withoutFalseEducation(sections.map(withoutGapAsJobs).map(withKindOfUnknown));
  const before = named.findIndex(({ kind }) => kind === 'experience' || kind === 'education');
  if (!named.some(({ kind }) => kind === 'summary'))
    named = named.map((each, i) => (i < before && tellsInProse(each) ? { ...each, kind: 'summary' } : each));
  for (const kind of ['education', 'experience', 'skills'] as const) {
    if (named.some((section) => section.kind === kind)) continue;
    named = named.map((section) =>
      OPEN_KINDS[kind].includes(section.kind) && READS_LIKE[kind](section) ? { ...section, kind } : section,
    );
  }
  return named;
}

/**
 * A history told in sentences without a heading, where nothing else is headed as one: "These days I am a … with …" in a
 * letter of a resume, or in what the person says of itself.
 */
export function withToldHistory({ header, sections }: Segmented): Segmented {
  if (sections.some(({ kind }) => kind === 'experience')) return { header, sections };
  const told = (section: Section): Section[] => {
    const found = MAY_TELL.has(section.kind) && section.lines.length <= MOST_LINES ? linesOfTold(section.lines) : null;
    if (!found) return [section];
    const { lines } = section;
    const rest = lines.slice(found.to);
    return [
      { ...section, lines: lines.slice(0, found.from) },
      { kind: 'experience', heading: '', headingLine: null, lines: lines.slice(found.from, found.to), isTold: true },
      ...(rest.length > 0 ? [{ kind: 'other' as const, heading: '', headingLine: null, lines: rest }] : []),
    ];
  };
  const [first, ...others] = [...told(header), ...sections.flatMap(told)];
  return { header: first!, sections: others };
}

const MAY_TELL: ReadonlySet<SectionKind> = new Set(['summary', 'objective', 'other', 'personal']);

/** "Career break" over what was done between two jobs. */
const withoutGapAsJobs = (section: Section): Section =>
  section.kind === 'experience' && tellsOfGap(section.heading) ? { ...section, kind: 'other' } : section;

/** "Before ordination" over a job, "Was ich spreche" over languages, whatever other sections there are. */
function withKindOfUnknown(section: Section): Section {
  if (TELLING_KINDS.has(section.kind) && isTableOfJobs(section)) return { ...section, kind: 'experience' };
  if (section.kind !== 'other' || section.heading === '' || matchHeading(section.heading)) return section;
  const jobs = readJobs(section.lines);
  if (jobs.length > 0 && jobs.every((job) => isSureJob(job) && job.start?.value !== job.end?.value))
    return { ...section, kind: 'experience' };
  const schools = readSchools(section.lines);
  if (schools.length > 0 && schools.every(isSureSchool)) return { ...section, kind: 'education' };
  const areLanguages = section.lines.length > 0 && section.lines.every(({ text }) => readLanguageText(text).length > 0);
  return areLanguages ? { ...section, kind: 'languages' } : section;
}

/** Of text about the person. */
const TELLING_KINDS: ReadonlySet<SectionKind> = new Set(['summary', 'objective', 'other']);

/** "Career overview" over "Position | Company | Period" */
function isTableOfJobs({ lines }: Section): boolean {
  const jobs = readTable(lines) ?? [];
  return jobs.length > 0 && jobs.every(({ title, company, start, end }) => title && company && (start ?? end));
}

/** "Qualifications" beside "Education", over what a person can do or, where dates are among it, holds: no school and no degree in any line. */
function withoutFalseEducation(sections: readonly Section[]): Section[] {
  const own = sections.filter(({ kind }) => kind === 'education');
  const statesSchool = ({ text }: Line) => degreeScore(text) > 0 || institutionScore(text) > 0;
  const isDated = ({ text }: Line) => findDates(text).length > 0;
  const isFalse = (section: Section) => section.lines.length > 0 && !section.lines.some(statesSchool);
  if (own.length < 2 || own.every(isFalse)) return [...sections];
  return sections.map((section) =>
    own.includes(section) && isFalse(section)
      ? { ...section, kind: section.lines.some(isDated) ? 'certifications' : 'skills' }
      : section,
  );
}

function isSureJob({ title, company, start }: ParsedJob): boolean {
  return (
    title !== null &&
    company !== null &&
    start !== null &&
    titleScore(title.value) >= SURE_TITLE &&
    (degreeScore(title.value) === 0 || titleScore(headOf(title.value)) >= SURE_HEAD)
  );
}

const SURE_HEAD = 0.7;
/** "Secondary school teacher" of "Secondary school teacher of chemistry" */
const headOf = (title: string) => title.split(/,\s|\s(?:of|for|in|at)\s/u, 1)[0]!;

const SURE_TITLE = 0.5;

function isSureSchool({ institution, degree }: ParsedSchool): boolean {
  return (
    institution !== null && degree !== null && institutionScore(institution.value) > 0 && degreeScore(degree.value) > 0
  );
}

const MIN_PROSE_WORDS = 12;

/** "Personal profile" over sentences: no facts about the person. */
function tellsInProse({ kind, lines }: Section): boolean {
  if (kind !== 'personal' || lines.length === 0) return false;
  const words = lines.flatMap(({ text }) => text.split(/\s+/)).length;
  return (
    words >= Math.max(MIN_PROSE_WORDS, lines.length * (MIN_PROSE_WORDS / 2)) &&
    lines.every(({ cells }) => cells.length === 1) &&
    findFacts(lines, true).length === 0 &&
    findSaidFacts(lines).length === 0
  );
}

const READS_LIKE: Readonly<Record<keyof typeof OPEN_KINDS, (section: Section) => boolean>> = {
  education: ({ lines }) => readSchools(lines).some(isSureSchool),
  experience: ({ lines }) => {
    const jobs = readJobs(lines);
    const sure = jobs.filter(isSureJob).length;
    return sure > 0 && sure * 2 >= jobs.length;
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
