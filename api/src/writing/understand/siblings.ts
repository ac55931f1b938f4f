import { fold } from '@vitae/language/fold';
import { headingOf, type Page } from './reading-order.ts';
import type { Role } from './role.ts';

/**
 * A role without the items of its own list: below "• Secretary, Elm Society, 2025–26: organised …" another item of the
 * activities, "• District-level swimmer", is none of its lines. A job's head may be an item itself, above those of its work.
 */
export function withoutSiblings(role: Role, page: Page): Role {
  const title = fold(role.title);
  const known = [fold(role.place), role.start.slice(0, 4)].filter((one) => one !== '');
  // "Trained the next supervisor" is an item that only has the word; so has "Supervisor with six years of retail", of the person.
  const isItem = (line: number) => {
    const { isBullet, folded } = page.lines[line]!;
    return isBullet && folded.startsWith(title) && (known.length === 0 || known.some((one) => folded.includes(one)));
  };
  const at = title === '' ? undefined : page.linesWith(role.title).find(isItem);
  const heading = at === undefined ? null : headingOf(page, at);
  if (!heading || heading.opens === 'experience') return role;
  return {
    ...role,
    lines: role.lines.filter((line) => !page.linesWith(line).some((one) => page.lines[one]!.isBullet)),
  };
}
