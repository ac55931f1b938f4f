import type { Applicant } from './applicant.ts';

/** "Leave out everything before 2006", "skip the jobs before 2010" */
const ASKED =
  /\b(?:leave out|skip|drop|omit|remove|cut|(?:don['’]?t|do not|no need to) (?:mention|include|list|tell|use)|nothing)(?: (?:everything|anything|all|any|the|my|jobs?|work|roles?|posts?|stuff))* (?:from )?before ((?:19|20)\d\d)\b/i;

/** The applicant without work that was over before a year, where notes ask for that. */
export function withoutWorkBefore(applicant: Applicant, notes: string): Applicant {
  const [, year] = ASKED.exec(notes) ?? [];
  if (year === undefined) return applicant;
  // "present" comes behind every year.
  return { ...applicant, roles: applicant.roles.filter(({ end }) => end === '' || end >= year) };
}
