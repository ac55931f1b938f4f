import type { Applicant } from './applicant.ts';

const BEFORE_YEAR =
  '(?:(?:about|everything|anything|all|any|the|my|jobs?|work|roles?|posts?|stuff) )*(?:from )?before ((?:19|20)\\d\\d)\\b';
/** "Leave out everything before 2006", "skip the jobs before 2010" */
const ASKED = new RegExp(
  `\\b(?:leave out|skip|drop|omit|remove|cut|(?:don['’]?t|do not|no need to) (?:mention|include|list|tell|use|go into|get into|talk about|write about|bring up|say)|nothing) ${BEFORE_YEAR}`,
  'i',
);
/** "anything before 2004 makes me look old, not keen on seeing it" */
const UNWANTED = new RegExp(
  `\\b(?:everything|anything|all|stuff|jobs?|work) ${BEFORE_YEAR}[^.;\n]{0,80}\\b(?:not keen|rather not|don['’]?t want|no need|not needed|can go|out|old|dinosaur|irrelevant|dated)\\b`,
  'i',
);

/** The applicant without work that was over before a year, and without the years of earlier studies, where notes ask for that. */
export function withoutWorkBefore(applicant: Applicant, notes: string): Applicant {
  const [, year] = ASKED.exec(notes) ?? UNWANTED.exec(notes) ?? [];
  if (year === undefined) return applicant;
  return {
    ...applicant,
    // "present" comes behind every year.
    roles: applicant.roles.filter(({ end }) => end === '' || end >= year),
    studies: applicant.studies.map((study) =>
      study.end !== '' && study.end < year ? { ...study, end: '', asWritten: '', row: undefined } : study,
    ),
  };
}
