import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SectionKey } from '@vitae/documents/model/resume';

/** A section of the form: its part of the address, and what of the resume it holds. */
export interface FormSection {
  slug: string;
  label: MessageDescriptor;
  /** The section on the page; the heading of the page has none. */
  key: SectionKey | null;
}

export const FORM_SECTIONS: readonly FormSection[] = [
  { slug: 'cv-heading', label: msg({ message: 'Heading', context: 'of a resume' }), key: null },
  { slug: 'personal-details', label: msg`Personal details`, key: 'personalDetails' },
  { slug: 'work-experience', label: msg`Experience`, key: 'experience' },
  { slug: 'education', label: msg`Education`, key: 'education' },
  { slug: 'skills', label: msg`Skills`, key: 'skills' },
  { slug: 'summary', label: msg`Summary`, key: 'summary' },
  { slug: 'projects', label: msg`Projects`, key: 'projects' },
  { slug: 'certifications', label: msg`Certifications`, key: 'certifications' },
  { slug: 'awards', label: msg`Key achievements`, key: 'awards' },
  { slug: 'languages', label: msg`Languages`, key: 'languages' },
  { slug: 'hobbies', label: msg`Hobbies`, key: 'hobbies' },
  { slug: 'custom', label: msg`More sections`, key: null },
];

export const pathOfSection = (slug: string, subStep?: string | null) =>
  `/resume-form/${slug}${subStep ? `/${encodeURIComponent(subStep)}` : ''}`;

/** The address of what a line of the page shows. */
export function pathOfTarget(section: string, entry: string | null): string {
  if (section === 'personal') return pathOfSection('cv-heading');
  const known = FORM_SECTIONS.find(({ key }) => key === section);
  return known ? pathOfSection(known.slug, entry) : pathOfSection('custom', section);
}
