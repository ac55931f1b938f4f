import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { findDates } from '../../parsing/phrases/dates.ts';
import { wordCount } from '../text/words.ts';
import type { Applicant } from './applicant.ts';
import { isNamedAsOrganisation } from './company.ts';
import { type Page, type PageLine, readPage } from './reading-order.ts';
import type { Role } from './role.ts';
import { isTold } from './told.ts';
import { withoutDates } from './without-dates.ts';

// "2017 – present Senior binder", "2013 – 2017 Binder" and "2009 – 2013 Apprentice" below one house, and then one list:
// it is of all the years there, and not of the post that happens to stand above it.

const MOST_WORDS = 9;

const namesIn = (text: string) =>
  withoutDates(text.replace(/\t+/g, ' '), ' ')
    .replace(/\(\s*[→–-]?\s*\)|→/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—(-]+|[\s,;:–—(-]+$/gu, '');

/** A line that holds a post and its dates, and no house. */
function isPostAlone({ text, isBullet }: PageLine): boolean {
  if (isBullet || findDates(text).length === 0) return false;
  const names = namesIn(text);
  const isPost = namesOccupation(names) || /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?$/u.test(names);
  return isPost && wordCount(names) <= MOST_WORDS && !isTold(names) && !namesHouse(names);
}
const namesHouse = (names: string) => names.split(/,\s+|\s[–—-]\s/).some(isNamedAsOrganisation);

/** The applicant, with what stands below several posts of one house told by all of their names and years. */
export function withPostsInStack(applicant: Applicant, resumeText: string): Applicant {
  const page = readPage(resumeText);
  const roles = applicant.roles.map((role) => inStack(role, page));
  const heads = applicant.roles.flatMap(({ asWritten = '' }, at) =>
    asWritten !== '' && roles[at]!.asWritten !== asWritten ? [[asWritten, roles[at]!.asWritten!] as const] : [],
  );
  const facts = applicant.facts.map((fact) => {
    const [was = '', head = ''] = heads.find(([before]) => fact.startsWith(`${before}:`)) ?? [];
    return `${head}${fact.slice(was.length)}`;
  });
  return { ...applicant, roles, facts };
}

function inStack(role: Role, page: Page): Role {
  if (role.kind !== 'job' || role.title === '' || role.lines.length === 0) return role;
  const [title, place] = [fold(role.title), fold(role.place)];
  const at = page.linesWith(role.title).find((line) => {
    const { folded, text } = page.lines[line]!;
    return (
      isPostAlone(page.lines[line]!) &&
      fold(namesIn(text)).startsWith(title) &&
      (place === '' || !folded.includes(place))
    );
  });
  if (at === undefined) return role;
  let first = at;
  while (first > 0 && isPostAlone(page.lines[first - 1]!)) first--;
  // What tells of the post above would stand between the two.
  if (first === at || page.lines[at + 1]?.isDated !== false) return role;
  const heads = page.lines.slice(first, at + 1).map(({ text }) => text);
  const dates = heads.flatMap((head) => findDates(head).flatMap(({ start, end }) => [start ?? '', end ?? '']));
  const years = dates
    .map((date) => date.slice(0, 4))
    .filter((year) => /^\d{4}$/.test(year))
    .toSorted();
  const isPresent = /→\s*\)?\s*$/mu.test(heads.join('\n')) || dates.includes('present');
  const start = years[0] ?? role.start.slice(0, 4);
  const end = isPresent ? 'present' : (years.at(-1) ?? role.end.slice(0, 4));
  const names = [...heads.map(namesIn), ...(role.place ? [role.place] : [])].join('; ');
  return { ...role, start, end, asWritten: `${names}, ${start} – ${end}` };
}
