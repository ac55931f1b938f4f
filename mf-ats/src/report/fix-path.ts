import type { AtsFinding } from '@vitae/contract/ats';

/** The form's section of each rule that can be mended there, and the field in it. */
const PLACES: Partial<Record<AtsFinding['rule'], { section: string; field?: string }>> = {
  experience_found: { section: 'work-experience' },
  education_found: { section: 'education' },
  skills_found: { section: 'skills' },
  job_dates: { section: 'work-experience' },
  job_titles: { section: 'work-experience' },
  newest_first: { section: 'work-experience' },
  job_details: { section: 'work-experience' },
  figures: { section: 'work-experience' },
  long_lines: { section: 'work-experience' },
  years: { section: 'work-experience' },
  name: { section: 'cv-heading', field: 'personal/firstName' },
  email: { section: 'cv-heading', field: 'personal/email' },
  phone: { section: 'cv-heading', field: 'personal/phone' },
  location: { section: 'cv-heading', field: 'personal/city' },
  title: { section: 'cv-heading', field: 'personal/jobTitle' },
  summary: { section: 'summary', field: 'personal/profile' },
  too_personal: { section: 'personal-details' },
  never_counted: { section: 'personal-details' },
  nationality: { section: 'personal-details', field: 'personal/nationality' },
  visa_status: { section: 'personal-details', field: 'personal/visaStatus' },
  notice_period: { section: 'personal-details', field: 'personal/other' },
  languages: { section: 'languages' },
  degree: { section: 'education' },
  stuffing: { section: 'skills' },
};

const QUOTE_MAX = 80;

/**
 * The address in the builder where a finding is mended, with what is proposed; null where it is not mended there. The
 * builder looks for `find` among the entries, and offers to put `add` in.
 *
 * @param jobTitle The advert's.
 */
export function fixPath(finding: AtsFinding, resumeId: string, jobTitle: string): string | null {
  const { rule, values, evidence } = finding;
  const query = new URLSearchParams({ resume: resumeId });
  if (rule === 'requirement') {
    if (values.kind === 'driving-licence') return `/resume-form/personal-details?${query}`;
    const label = String(values.label);
    const isLanguage = values.kind === 'language';
    // The report names languages folded.
    query.set('add', isLanguage ? label.charAt(0).toUpperCase() + label.slice(1) : label);
    return `/resume-form/${isLanguage ? 'languages' : 'skills'}?${query}`;
  }
  const place = PLACES[rule];
  if (!place) return null;
  const field = rule === 'too_personal' || rule === 'never_counted' ? `personal/${values.field}` : place.field;
  if (field) query.set('field', field);
  if (rule === 'title' && jobTitle) query.set('add', jobTitle);
  if (evidence && place.section === 'work-experience' && rule !== 'years')
    query.set('find', evidence.text.slice(0, QUOTE_MAX));
  return `/resume-form/${place.section}?${query}`;
}
