import { formatBirthday, formatDate } from '../model/dates.ts';
import { displayAddress, hrefOfAddress } from '../model/links.ts';
import type { Resume } from '../model/resume.ts';
import { paragraphsOfDescription, type TextParagraph } from '../model/rich-text.ts';
import { isolate, listSeparator } from './bidi-text.ts';
import { labelsOf, type ResumeLabels } from './labels.ts';

export interface Entry {
  id: string;
  /** Where it stands in the resume: section and id. */
  source: string;
  /** Job, degree, project. */
  title: string;
  /** The title names it wherever it stands: a publication, a referee. */
  isTitled: boolean;
  /** Company, school, publisher. */
  organization: string;
  location: string;
  dates: string;
  link: { text: string; href: string } | null;
  /** What the organization does. */
  note: string;
  paragraphs: TextParagraph[];
  tags: string[];
}

export interface Detail {
  label: string;
  value: string;
}

export interface SkillGroup {
  /** With its level, if it has one. Empty for skills that are in no group. */
  name: string;
  skills: string[];
}

const remembered = new WeakMap<object, { key: string; entry: Entry }>();

/** Gives the same entry for the same object, so that what was laid out of it is known to be up to date. */
function remember(resume: Resume, source: object, make: () => Entry): Entry {
  const { present, grade, courses } = resume.labels;
  const key = [resume.selectedDateFormat, resume.language, present, grade, courses].join('\u0001');
  const known = remembered.get(source);
  if (known?.key === key) return known.entry;
  const entry = make();
  remembered.set(source, { key, entry });
  return entry;
}

function periodOf(
  resume: Resume,
  entry: { startDate: string; endDate: string; current: boolean },
  isRtl: boolean,
): string {
  const print = (date: string) => isolate(formatDate(date, resume.selectedDateFormat, resume.language), isRtl);
  const start = print(entry.startDate);
  const end = entry.current ? labelsOf(resume.language, resume.labels).present : print(entry.endDate);
  // Without a strong character a line of numbers would run from left to right.
  const dash = isRtl ? '\u200f – \u200f' : ' – ';
  return [start, end].filter((date) => date !== '').join(dash);
}

function linkOf(url: string, isRtl: boolean): Entry['link'] {
  const href = hrefOfAddress(url);
  return href ? { text: isolate(displayAddress(url), isRtl), href } : null;
}

/** Addresses that are no links are printed as text. */
function plainAddress(url: string): string {
  return url !== '' && !hrefOfAddress(url) ? url : '';
}

function withText(paragraphs: TextParagraph[], ...lines: string[]): TextParagraph[] {
  const extra = lines
    .filter((line) => line !== '')
    .map((line): TextParagraph => ({ kind: 'paragraph', ordinal: 0, depth: 0, spans: [{ text: line }] }));
  return [...extra, ...paragraphs];
}

export function workEntry(resume: Resume, work: Resume['workExperience'][number], isRtl: boolean): Entry {
  return remember(resume, work, () => ({
    id: work.id,
    source: `experience/${work.id}`,
    isTitled: false,
    title: work.jobTitle,
    organization: work.company,
    location: work.location,
    dates: periodOf(resume, work, isRtl),
    link: linkOf(work.url, isRtl),
    note: [work.companyDescription, plainAddress(work.url)].filter(Boolean).join(' · '),
    paragraphs: paragraphsOfDescription(work.description),
    tags: [],
  }));
}

export function educationEntry(
  resume: Resume,
  school: Resume['education'][number],
  labels: ResumeLabels,
  isRtl: boolean,
): Entry {
  return remember(resume, school, () => ({
    id: school.id,
    source: `education/${school.id}`,
    isTitled: false,
    title: [school.degree, school.fieldOfStudy].filter(Boolean).join(listSeparator(isRtl)),
    organization: school.institution,
    location: school.location,
    dates: periodOf(resume, school, isRtl),
    link: linkOf(school.url, isRtl),
    note: plainAddress(school.url),
    paragraphs: withText(
      paragraphsOfDescription(school.description),
      school.score === '' ? '' : `${labels.grade}: ${school.score}`,
      school.courses.length === 0 ? '' : `${labels.courses}: ${school.courses.join(listSeparator(isRtl))}`,
    ),
    tags: [],
  }));
}

export function projectEntry(resume: Resume, project: Resume['projects'][number], isRtl: boolean): Entry {
  return remember(resume, project, () => ({
    id: project.id,
    source: `projects/${project.id}`,
    isTitled: true,
    title: project.name,
    organization: [...project.roles, project.organization].filter(Boolean).join(listSeparator(isRtl)),
    location: project.kind,
    dates: periodOf(resume, project, isRtl),
    link: linkOf(project.url, isRtl),
    note: plainAddress(project.url),
    paragraphs: paragraphsOfDescription(project.description),
    tags: project.keywords,
  }));
}

export function customEntry(
  resume: Resume,
  section: Resume['customSections'][number],
  entry: Resume['customSections'][number]['entries'][number],
  isRtl: boolean,
): Entry {
  return remember(resume, entry, () => ({
    id: entry.id,
    source: `${section.id}/${entry.id}`,
    isTitled: section.kind === 'publications' || section.kind === 'references',
    title: entry.title,
    organization: entry.subtitle,
    location: entry.location,
    dates: periodOf(resume, entry, isRtl),
    link: linkOf(entry.url, isRtl),
    note: plainAddress(entry.url),
    paragraphs: paragraphsOfDescription(entry.description),
    tags: [],
  }));
}

/** Skills of no group first, in one without a name: below a group they would read as its own. Then the groups. */
export function skillGroupsOf(resume: Resume): SkillGroup[] {
  const single: string[] = [];
  const groups: SkillGroup[] = [];
  for (const skill of resume.skills) {
    const text = [skill.name, skill.level && `(${skill.level})`].filter(Boolean).join(' ');
    if (skill.keywords.length > 0 && text !== '') {
      groups.push({ name: text, skills: skill.keywords });
      continue;
    }
    single.push(...(skill.keywords.length > 0 ? skill.keywords : [text].filter(Boolean)));
  }
  return single.length > 0 ? [{ name: '', skills: single }, ...groups] : groups;
}

/** A code says where to apply, for the editor; a name was written to be read. */
const REGION_CODE = /^(?:[A-Z]{2}|OTHER)$/;

export function detailsOf(resume: Resume, labels: ResumeLabels, isRtl: boolean): Detail[] {
  const { personal } = resume;
  const dateOfBirth = isolate(formatBirthday(resume), isRtl);
  const rows: [string, string][] = [
    [labels.dateOfBirth, dateOfBirth],
    [labels.nationality, personal.nationality],
    [labels.gender, personal.gender],
    [labels.maritalStatus, personal.maritalStatus],
    [labels.religion, personal.religion],
    [labels.visaStatus, personal.visaStatus],
    [labels.passport, personal.passport],
    [labels.targetCountry, REGION_CODE.test(personal.targetCountry) ? '' : personal.targetCountry],
    [labels.other, personal.other.replace(/\n+/g, ', ')],
  ];
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}
