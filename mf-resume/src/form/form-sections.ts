import type { SectionKey } from '@vitae/documents/model/resume';

/** A section of the form: its part of the address, and what of the resume it holds. */
export interface FormSection {
  slug: string;
  label: string;
  /** The section on the page; the heading of the page has none. */
  key: SectionKey | null;
}

export const FORM_SECTIONS: readonly FormSection[] = [
  { slug: 'cv-heading', label: 'Heading', key: null },
  { slug: 'personal-details', label: 'Personal details', key: 'personalDetails' },
  { slug: 'work-experience', label: 'Experience', key: 'experience' },
  { slug: 'education', label: 'Education', key: 'education' },
  { slug: 'skills', label: 'Skills', key: 'skills' },
  { slug: 'summary', label: 'Summary', key: 'summary' },
  { slug: 'projects', label: 'Projects', key: 'projects' },
  { slug: 'certifications', label: 'Certifications', key: 'certifications' },
  { slug: 'awards', label: 'Key achievements', key: 'awards' },
  { slug: 'languages', label: 'Languages', key: 'languages' },
  { slug: 'hobbies', label: 'Hobbies', key: 'hobbies' },
  { slug: 'custom', label: 'More sections', key: null },
];

export const pathOfSection = (slug: string, subStep?: string | null) =>
  `/resume-form/${slug}${subStep ? `/${encodeURIComponent(subStep)}` : ''}`;

/** The address of what a line of the page shows. */
export function pathOfTarget(section: string, entry: string | null): string {
  if (section === 'personal') return pathOfSection('cv-heading');
  const known = FORM_SECTIONS.find(({ key }) => key === section);
  return known ? pathOfSection(known.slug, entry) : pathOfSection('custom', section);
}
