import { hasRtlLetters } from '../layout/text.ts';
import { formatDate, formatDay } from '../model/dates.ts';
import { displayAddress, hrefOfAddress } from '../model/links.ts';
import { fullNameOf, type Resume, SECTION_KEYS, type SectionKey } from '../model/resume.ts';
import {
  isEmptyRichText,
  paragraphsOfDescription,
  paragraphsOfRichText,
  type RichText,
  type TextParagraph,
} from '../model/rich-text.ts';
import { isRtlLanguage, labelsOf, type ResumeLabels, sectionTitleOf } from './labels.ts';

/** A resume as templates and exports print it: dates formatted, links resolved, empty parts gone. */
export interface ResumeContent {
  language: string;
  isRtl: boolean;
  name: string;
  jobTitle: string;
  contacts: Contact[];
  /** Address of the picture; null when there is none or it is not to be shown. */
  photo: string | null;
  sections: Section[];
}

export type ContactKind = 'email' | 'phone' | 'location' | 'linkedin' | 'website' | 'profile';

export interface Contact {
  kind: ContactKind;
  text: string;
  href: string | null;
}

export type SectionBody =
  | { kind: 'paragraphs'; paragraphs: TextParagraph[] }
  | { kind: 'entries'; introduction: TextParagraph[]; entries: Entry[] }
  | { kind: 'details'; details: Detail[] }
  | { kind: 'skills'; groups: SkillGroup[] }
  | { kind: 'languages'; languages: { name: string; level: string }[] }
  | { kind: 'names'; names: string[] };

export interface Section {
  /** A section key, or the id of a custom section. */
  key: string;
  title: string;
  body: SectionBody;
}

export interface Entry {
  /** Job, degree, project. */
  title: string;
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

const LRI = '\u2066';
const PDI = '\u2069';

/** Text that runs from left to right, such as a phone number, made safe within a line that runs the other way. */
export function isolate(text: string, isRtl: boolean): string {
  return isRtl && text !== '' && !hasRtlLetters(text) ? `${LRI}${text}${PDI}` : text;
}

/** Between the items of a list within a line. */
export function listSeparator(isRtl: boolean): string {
  return isRtl ? '، ' : ', ';
}

export function contentOf(resume: Resume): ResumeContent {
  const isRtl = isRtlLanguage(resume.language);
  const { personal } = resume;
  const isPhotoShown = personal.showProfileImage && personal.profileImg !== '';
  return {
    language: resume.language,
    isRtl,
    name: fullNameOf(personal),
    jobTitle: personal.jobTitle,
    contacts: contactsOf(resume, isRtl),
    photo: isPhotoShown ? personal.profileImg : null,
    sections: sectionsOf(resume, isRtl),
  };
}

/** The city with what surrounds it, most exact first. */
export function locationOf(personal: Resume['personal'], isRtl: boolean): string {
  const place = [personal.postalCode, personal.city].filter(Boolean).join(' ');
  const hasAddress = personal.address !== '';
  return [personal.address, hasAddress ? place : personal.city, personal.region, personal.country]
    .filter(Boolean)
    .join(listSeparator(isRtl));
}

function contactsOf({ personal }: Resume, isRtl: boolean): Contact[] {
  const contacts: Contact[] = [];
  const add = (kind: ContactKind, text: string, href: string | null) => {
    if (text !== '') contacts.push({ kind, text: isolate(text, isRtl), href });
  };
  add('email', personal.email, /^[^\s@]+@[^\s@]+$/.test(personal.email) ? `mailto:${personal.email}` : null);
  add('phone', personal.phone, phoneHref(personal.phone));
  add('location', locationOf(personal, isRtl), null);
  add('linkedin', displayAddress(personal.linkedin), hrefOfAddress(personal.linkedin));
  for (const website of personal.website) add('website', displayAddress(website), hrefOfAddress(website));
  for (const profile of personal.profiles) {
    const address = displayAddress(profile.url);
    add(
      'profile',
      address || [profile.network, profile.username].filter(Boolean).join(': '),
      hrefOfAddress(profile.url),
    );
  }
  return contacts;
}

function phoneHref(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, '');
  return /^\+?\d{5,}$/.test(digits) ? `tel:${digits}` : null;
}

function sectionsOf(resume: Resume, isRtl: boolean): Section[] {
  const labels = labelsOf(resume.language);
  const sections: Section[] = [];
  for (const key of resume.sectionOrder) {
    const custom = resume.customSections.find((section) => section.id === key);
    const body = custom
      ? entriesBody(
          custom.description,
          custom.entries.map((entry) => customEntry(resume, entry, isRtl)),
        )
      : isSectionKey(key)
        ? bodyOf(key, resume, labels, isRtl)
        : null;
    if (!body) continue;
    const title = custom
      ? custom.title
      : sectionTitleOf(key as SectionKey, resume.sectionTitles[key as SectionKey], resume.language);
    sections.push({ key, title, body });
  }
  return sections;
}

function isSectionKey(key: string): key is SectionKey {
  return (SECTION_KEYS as readonly string[]).includes(key);
}

function bodyOf(key: SectionKey, resume: Resume, labels: ResumeLabels, isRtl: boolean): SectionBody | null {
  switch (key) {
    case 'personalDetails': {
      const details = detailsOf(resume, labels, isRtl);
      return details.length > 0 ? { kind: 'details', details } : null;
    }
    case 'summary':
      return paragraphsBody(paragraphsOfDescription(resume.personal.profile));
    case 'experience':
      return entriesBody(
        '',
        resume.workExperience.map((work) => workEntry(resume, work, isRtl)),
      );
    case 'education':
      return entriesBody(
        '',
        resume.education.map((school) => educationEntry(resume, school, labels, isRtl)),
      );
    case 'skills': {
      const groups = skillGroupsOf(resume);
      return groups.length > 0 ? { kind: 'skills', groups } : null;
    }
    case 'projects':
      return entriesBody(
        '',
        resume.projects.map((project) => projectEntry(resume, project, isRtl)),
      );
    case 'certifications':
      return richTextBody(resume.certifications);
    case 'awards':
      return richTextBody(resume.awards);
    case 'languages': {
      const languages = resume.languages.filter((language) => language.name || language.level);
      return languages.length > 0 ? { kind: 'languages', languages } : null;
    }
    case 'hobbies': {
      const names = resume.hobbies
        .map((hobby) => [hobby.name, hobby.keywords.join(listSeparator(isRtl))].filter(Boolean).join(': '))
        .filter(Boolean);
      return names.length > 0 ? { kind: 'names', names } : null;
    }
  }
}

function paragraphsBody(paragraphs: TextParagraph[]): SectionBody | null {
  return paragraphs.length > 0 ? { kind: 'paragraphs', paragraphs } : null;
}

function richTextBody(text: RichText): SectionBody | null {
  return isEmptyRichText(text) ? null : paragraphsBody(paragraphsOfRichText(text));
}

function entriesBody(description: string, entries: Entry[]): SectionBody | null {
  const introduction = paragraphsOfDescription(description);
  const filled = entries.filter((entry) => entryText(entry) !== '');
  return filled.length > 0 || introduction.length > 0 ? { kind: 'entries', introduction, entries: filled } : null;
}

function entryText(entry: Entry): string {
  const { title, organization, location, dates, note, link, paragraphs, tags } = entry;
  return [title, organization, location, dates, note, link?.text ?? '', ...tags, paragraphs.length || ''].join('');
}

function periodOf(
  resume: Resume,
  entry: { startDate: string; endDate: string; current: boolean },
  isRtl: boolean,
): string {
  const print = (date: string) => isolate(formatDate(date, resume.selectedDateFormat, resume.language), isRtl);
  const start = print(entry.startDate);
  const end = entry.current ? labelsOf(resume.language).present : print(entry.endDate);
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

function workEntry(resume: Resume, work: Resume['workExperience'][number], isRtl: boolean): Entry {
  return {
    title: work.jobTitle,
    organization: work.company,
    location: work.location,
    dates: periodOf(resume, work, isRtl),
    link: linkOf(work.url, isRtl),
    note: [work.companyDescription, plainAddress(work.url)].filter(Boolean).join(' · '),
    paragraphs: paragraphsOfDescription(work.description),
    tags: [],
  };
}

function educationEntry(
  resume: Resume,
  school: Resume['education'][number],
  labels: ResumeLabels,
  isRtl: boolean,
): Entry {
  return {
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
  };
}

function projectEntry(resume: Resume, project: Resume['projects'][number], isRtl: boolean): Entry {
  return {
    title: project.name,
    organization: [...project.roles, project.organization].filter(Boolean).join(listSeparator(isRtl)),
    location: project.kind,
    dates: periodOf(resume, project, isRtl),
    link: linkOf(project.url, isRtl),
    note: plainAddress(project.url),
    paragraphs: paragraphsOfDescription(project.description),
    tags: project.keywords,
  };
}

function customEntry(
  resume: Resume,
  entry: Resume['customSections'][number]['entries'][number],
  isRtl: boolean,
): Entry {
  return {
    title: entry.title,
    organization: entry.subtitle,
    location: entry.location,
    dates: periodOf(resume, entry, isRtl),
    link: linkOf(entry.url, isRtl),
    note: plainAddress(entry.url),
    paragraphs: paragraphsOfDescription(entry.description),
    tags: [],
  };
}

/** Groups as they stand; the skills in between, which are in no group, are gathered in groups without a name. */
function skillGroupsOf(resume: Resume): SkillGroup[] {
  const groups: SkillGroup[] = [];
  for (const skill of resume.skills) {
    const text = [skill.name, skill.level && `(${skill.level})`].filter(Boolean).join(' ');
    if (skill.keywords.length > 0 && text !== '') {
      groups.push({ name: text, skills: skill.keywords });
      continue;
    }
    const names = skill.keywords.length > 0 ? skill.keywords : [text].filter(Boolean);
    if (names.length === 0) continue;
    const last = groups.at(-1);
    if (last?.name === '') last.skills.push(...names);
    else groups.push({ name: '', skills: [...names] });
  }
  return groups;
}

function detailsOf({ personal, selectedDateFormat, language }: Resume, labels: ResumeLabels, isRtl: boolean): Detail[] {
  const dateOfBirth = isolate(formatDay(personal.dateOfBirth, selectedDateFormat, language), isRtl);
  const rows: [string, string][] = [
    [labels.dateOfBirth, dateOfBirth],
    [labels.nationality, personal.nationality],
    [labels.gender, personal.gender],
    [labels.maritalStatus, personal.maritalStatus],
    [labels.religion, personal.religion],
    [labels.visaStatus, personal.visaStatus],
    [labels.passport, personal.passport],
    [labels.targetCountry, personal.targetCountry],
    [labels.other, personal.other.replace(/\n+/g, ', ')],
  ];
  return rows.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}
