import { avoiding } from '../text/avoiding.ts';
import type { Applicant } from '../understand/applicant.ts';
import type { Role } from '../understand/role.ts';

/** The applicant without what the letter is to leave out. */
export function withoutAvoided(whole: Applicant, topics: readonly string[]): Applicant {
  const isAvoided = avoiding(topics);
  const roles = topics.some((topic) => OF_EMPLOYER.test(topic)) ? whole.roles.map(withoutEmployer) : whole.roles;
  return {
    ...whole,
    roles: roles.filter(({ place, title }) => !isAvoided(`${place} ${title}`)),
    summary: isAvoided(whole.summary) ? '' : whole.summary,
    studies: whole.studies.filter(({ degree, school }) => !isAvoided(`${degree} ${school}`)),
    languages: whole.languages.filter(({ name }) => !isAvoided(name)),
    languagesAsWritten: isAvoided(whole.languagesAsWritten) ? '' : whole.languagesAsWritten,
    facts: whole.facts.filter((fact) => !isAvoided(fact)),
  };
}

/** "don't mention my current employer by name" */
const OF_EMPLOYER = /\b(?:current|present) (?:employer|company|firm|workplace)\b/i;

/** The present job, told without its house. */
function withoutEmployer(role: Role): Role {
  if (role.end !== 'present' || role.place === '') return role;
  const [house = ''] = role.place.split(/,\s*/);
  return { ...role, place: '', lines: role.lines.filter((line) => !line.includes(house)) };
}
