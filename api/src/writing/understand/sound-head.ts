import { namesOccupation } from '@vitae/language/occupations';
import { findDates } from '../../parsing/phrases/dates.ts';
import type { Applicant } from './applicant.ts';
import { isNamedAsOrganisation } from './company.ts';
import { withoutDates } from './without-dates.ts';

// A head that is told as the page has it was put together from lines and cells. What no writer would have put so, shows
// that it was put together wrongly: then the post is told by what was read of it alone, and its lines without a head.

/** "Reference: various students", "PI: Jo Elm", and the letters behind that name: who is asked or led, and no part of a post. */
const OF_REFEREE =
  /^(?:references?|referees?|(?:thesis |research |faculty )?(?:supervisor|advis[eo]r|mentor)|contact|reports? to|PI|principal investigator)\s*:|^(?:MD|M\.D\.|Ph\.?D\.?)$/i;
/** The heads of a table's columns. */
const OF_COLUMN =
  /^(?:what i did|(?:school|company|employer|organi[sz]ation|place|job|work) ?(?:&|and|\/) ?\p{L}+|duties|responsibilities|period|dates?|years?|position held|designation)$/iu;
/** "Aug '16 – Mar", "since": a date begins, and does not end. */
const ENDS_IN_DATE =
  /\d\s*(?:\s-|[–—])\s*(?:\p{L}{3,9}\.?)?$|\d.*\b(?:to|since|from)$|(?:^|, )(?:since|from|until)(?:,|$)/iu;

/** The head without what belongs to no post; empty where it cannot have been written so. */
export function soundHead(head: string): string {
  const parts = head.replace(/,\s*(?=,)/g, '').split(/,\s+/);
  const own = parts.filter((part) => !OF_REFEREE.test(part));
  const whole = own.join(', ');
  const dates = findDates(whole);
  const isOpen = ENDS_IN_DATE.test(whole) && !dates.some(({ end }) => end === 'present');
  const goesOnInDate = dates.some(
    ({ index, length, isRange }) =>
      isRange && /^\s(?!(?:and|but|with|as|in|on|at|for|to)\b)\p{Ll}{3}/u.test(whole.slice(index + length)),
  );
  const names = withoutDates(whole, ' ');
  const isNamed = own.length === parts.length || namesOccupation(names) || isNamedAsOrganisation(names);
  return isOpen || goesOnInDate || !isNamed || own.some((part) => OF_COLUMN.test(part)) ? '' : whole;
}

/** "I worked as Help-desk IT at my former school" */
const IS_SENTENCE = /^I(?:['’]ve)? \p{Ll}{2,}/u;

/**
 * The applicant without heads, and without facts, that were put together wrongly. Heads below which nothing is told, and
 * of which no sentence can be made, are what there is to tell of somebody.
 */
export function withSoundHeads(applicant: Applicant): Applicant {
  const roles = applicant.roles.map((role) =>
    role.asWritten ? { ...role, asWritten: IS_SENTENCE.test(role.asWritten) ? '' : soundHead(role.asWritten) } : role,
  );
  const facts = applicant.facts.filter((fact) => soundHead(fact) !== '');
  const areHeadsAlone = facts.length === 0 && roles.every(({ asWritten, lines }) => asWritten && lines.length === 0);
  return { ...applicant, roles, facts: areHeadsAlone ? roles.map(({ asWritten }) => asWritten ?? '') : facts };
}
