import { dateInWords } from '../../text/date-in-words.ts';
import { isNamedAsOrganisation } from '../../understand/company.ts';
import { isPlace } from '../../understand/places.ts';
import type { Role } from '../../understand/role.ts';
import { asHolder, atPlace, placeOf, titleOf } from './names.ts';

// Where and when work was done, as the sentences and the heads of lists say it.

export const isCurrent = (role: Role) => role.end === 'present';

/** "as a Staff Nurse at St Bartram's", "on the project Shift Swap"; empty where neither title nor place is sure. */
export function whereOf(role: Role): string {
  const title = titleOf(role);
  const place = placeOf(role);
  const tools = role.tools && !/[:;]| ,|\w\(/.test(role.tools) ? ` (${role.tools})` : '';
  if (role.kind === 'project' && IS_INTERNSHIP.test(place)) return `during my ${place.toLowerCase()}`;
  if (role.kind === 'project' && OF_A_COURSE.test(place)) return atPlace(place);
  if (role.kind === 'project') return place ? `on the project "${place}"${tools}` : '';
  if (role.kind === 'training') return place ? `on the course ${place}` : '';
  if (title && place) {
    // "self-employed piano teacher, Hebden Bridge": where one works for oneself is a town.
    const isTown =
      OWN_BUSINESS.test(title) &&
      // "Founder / Owner, Slow Tide Coffee"
      !(OF_OWN_HOUSE.test(title) && !isPlace(place)) &&
      !isNamedAsOrganisation(place) &&
      !/&|\band\b|\b\p{Lu}{2,}\b|(?:ry|ing|ics|tions?|works|[Dd]esigns?|[Ee]lectric|[Mm]edia|[Ff]ilms|[Ss]tudios?)$/u.test(
        place,
      );
    const at =
      role.kind !== 'job' && !/ of the /.test(title) ? inBody(title, place) : isTown ? `in ${place}` : atPlace(place);
    // One is the owner of a house, and not at it.
    if (OF_OWN_HOUSE.test(title) && at.startsWith('at '))
      return `as ${/^\p{L}+$/u.test(title) ? `the ${title.toLowerCase()}` : asHolder(title)} of ${place}`;
    return `as ${asHolder(title)} ${at}`;
  }
  if (title) return `as ${asHolder(title)}`;
  if (place && role.kind === 'unpaid' && role.isVolunteer) return `as a volunteer with ${place}`;
  return place ? atPlace(place) : '';
}

/** "Sample Bootcamp, Leeds", among the projects that were made there. */
const OF_A_COURSE = /\b(?:boot ?camp|academy|college|university)\b/i;

/** "a member of the Elm Society", "a volunteer with Elm Aid" */
export const inBody = (title: string, place: string) => `${OF_A_BODY.test(title) ? 'of' : 'with'} ${place}`;
const OF_A_BODY = /\b(?:member|fellow|president|secretary|treasurer|chair(?:man|woman|person)?|captain|trustee)$/i;

/** Listed among projects, and none. */
export const IS_INTERNSHIP = /^(?:\p{L}+ )?(?:internship|placement|traineeship|apprenticeship)$/iu;
const OF_OWN_HOUSE = /\b(?:owner|proprietor|(?:co-)?founder)$/i;
export const OWN_BUSINESS = /^(?:self[- ]employed|freelance)\b|\b(?:owner|proprietor|founder|sole trader)\b/i;

/** "March 2021 – present", as the heads of a page have it. */
export function spanOf({ start, end }: Role): string {
  const [from, until] = [dateInWords(start), end === 'present' ? 'present' : dateInWords(end)];
  return from && until && from !== until ? `${from} – ${until}` : from;
}

/** ", since March 2021", ", from September 2018 to February 2021" */
export function datesOf({ start, end }: Role): string {
  if (!start) return '';
  if (end === 'present') return `, since ${dateInWords(start)}`;
  return end && end !== start ? `, from ${dateInWords(start)} to ${dateInWords(end)}` : `, in ${dateInWords(start)}`;
}

const LONG_AGO = 10;
/** A post of a year at the most that ended more than ten years before `month`, YYYY-MM. */
export function wasBrieflyLongAgo({ kind, start, end }: Role, month: string): boolean {
  const yearOf = (date: string) => Number(date.slice(0, 4));
  const isDated = /^\d{4}/.test(start) && /^\d{4}/.test(end);
  return kind === 'job' && isDated && yearOf(month) - yearOf(end) > LONG_AGO && yearOf(end) - yearOf(start) <= 1;
}
