import { displayAddress, hrefOfAddress } from '../model/links.ts';
import { fullNameOf, type Resume, SECTION_KEYS, type SectionKey } from '../model/resume.ts';
import {
  isEmptyRichText,
  paragraphsOfDescription,
  paragraphsOfRichText,
  type RichText,
  type TextParagraph,
} from '../model/rich-text.ts';
import { isolate, listSeparator } from './bidi-text.ts';
import {
  customEntry,
  type Detail,
  detailsOf,
  type Entry,
  educationEntry,
  projectEntry,
  type SkillGroup,
  skillGroupsOf,
  workEntry,
} from './entry-content.ts';
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
function locationOf(personal: Resume['personal'], isRtl: boolean): string {
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
  const labels = labelsOf(resume.language, resume.labels);
  const sections: Section[] = [];
  for (const key of resume.sectionOrder) {
    if (resume.hiddenSections.includes(key)) continue;
    const custom = resume.customSections.find((section) => section.id === key);
    const body = custom
      ? entriesBody(
          custom.description,
          shown(custom.entries).map((entry) => customEntry(resume, custom, entry, isRtl)),
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

function shown<T extends { isHidden: boolean }>(entries: readonly T[]): T[] {
  return entries.filter((entry) => !entry.isHidden);
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
        shown(resume.workExperience).map((work) => workEntry(resume, work, isRtl)),
      );
    case 'education':
      return entriesBody(
        '',
        shown(resume.education).map((school) => educationEntry(resume, school, labels, isRtl)),
      );
    case 'skills': {
      const groups = skillGroupsOf(resume);
      return groups.length > 0 ? { kind: 'skills', groups } : null;
    }
    case 'projects':
      return entriesBody(
        '',
        shown(resume.projects).map((project) => projectEntry(resume, project, isRtl)),
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
