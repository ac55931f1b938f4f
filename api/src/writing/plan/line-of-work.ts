import { occupationFamilies, occupationNearness } from '@vitae/language/occupation-families';
import { tokenise } from '@vitae/language/tokens';
import type { Role } from '../understand/role.ts';

/** From here on two titles are of one line of work. */
export const NEAR_WORK = 0.3;
const ROOT = 6;

/** "Branch Librarian" and "Community Libraries Manager" are of one line. */
const rootsOf = (title: string) =>
  tokenise(title).flatMap(({ word }) =>
    word.length >= ROOT && !SAID_IN_MANY_TITLES.test(word) ? [word.slice(0, ROOT)] : [],
  );

const SAID_IN_MANY_TITLES =
  /^(?:manag|assist|senior|junior|superv|coordi|office|execut|direct|specia|consul|associ|traine|repres|admini)/;

/** Both lines of work must be known by name, or nothing is said of them. */
export function isOtherLine(role: string, roles: readonly Role[]): boolean {
  const held = roles.filter(({ kind }) => kind === 'job').map(({ title }) => title);
  const isKnown = (title: string) => occupationFamilies(title).length > 0;
  const isNamedAlike = held.some((title) => rootsOf(title).some((root) => rootsOf(role).includes(root)));
  return (
    !isNamedAlike &&
    isKnown(role) &&
    held.length > 0 &&
    held.every((title) => isKnown(title) && nearnessOfWork(role, title) < NEAR_WORK)
  );
}

/** How near two titles are, 0 to 1; 0 where one of the lines of work is not known. */
export function nearnessOfWork(one: string, other: string): number {
  return Math.max(
    0,
    ...occupationFamilies(one).flatMap((wanted) =>
      occupationFamilies(other).map((held) => occupationNearness(wanted, held)),
    ),
  );
}
