import { tellingTerms } from '../text/terms.ts';
import type { Applicant } from './applicant.ts';
import type { Role } from './role.ts';

const WORK_BEFORE = '(?:(?:about|everything|anything|all|any|the|my|jobs?|work|roles?|posts?|stuff) )*(?:from )?before';
const BEFORE_YEAR = `${WORK_BEFORE} ((?:19|20)\\d\\d)\\b`;
const LEAVES_OUT =
  "\\b(?:leave out|skip|drop|omit|remove|cut|(?:don['’]?t|do not|no need to) (?:mention|include|list|tell|use|go into|get into|talk about|write about|bring up|say|go back(?: to)?)|nothing)";
/** "Leave out everything before 2006", "skip the jobs before 2010" */
const ASKED = new RegExp(`${LEAVES_OUT} ${BEFORE_YEAR}`, 'i');
/** "skip everything before amazon" */
const ASKED_BEFORE_HOUSE = new RegExp(
  `${LEAVES_OUT} ${WORK_BEFORE} (?:the |my )?(\\p{L}[\\p{L}\\d&.'’ -]{2,30})`,
  'iu',
);
/** "anything before 2004 makes me look old, not keen on seeing it" */
const UNWANTED = new RegExp(
  `\\b(?:everything|anything|all|stuff|jobs?|work) ${BEFORE_YEAR}[^.;\n]{0,80}\\b(?:not keen|rather not|don['’]?t want|no need|not needed|can go|out|old|dinosaur|irrelevant|dated)\\b`,
  'i',
);

/** The applicant without work that was over before a year or before another job, and in the first case without the years of earlier studies, where notes ask for that. */
export function withoutWorkBefore(applicant: Applicant, notes: string): Applicant {
  const [, year] = ASKED.exec(notes) ?? UNWANTED.exec(notes) ?? [];
  if (year === undefined) return fromHouseOn(applicant, notes);
  return {
    ...applicant,
    // "present" comes behind every year.
    roles: applicant.roles.filter(({ end }) => end === '' || end >= year),
    studies: applicant.studies.map((study) =>
      study.end !== '' && study.end < year ? { ...study, end: '', asWritten: '', row: undefined } : study,
    ),
  };
}

/** Without the jobs that were over when that in the house named began. */
function fromHouseOn(applicant: Applicant, notes: string): Applicant {
  const named = new Set(tellingTerms(ASKED_BEFORE_HOUSE.exec(notes)?.[1] ?? ''));
  const house = applicant.roles.find(
    ({ kind, place, start }) => kind === 'job' && start !== '' && tellingTerms(place).some((term) => named.has(term)),
  );
  if (named.size === 0 || !house) return applicant;
  const isOver = ({ kind, end }: Role) =>
    kind === 'job' && end !== '' && end.slice(0, house.start.length) <= house.start;
  return { ...applicant, roles: applicant.roles.filter((role) => role === house || !isOver(role)) };
}
