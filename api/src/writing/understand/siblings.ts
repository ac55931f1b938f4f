import { fold } from '@vitae/language/fold';
import { headingOf, type Page } from './reading-order.ts';
import type { Role } from './role.ts';

/**
 * A role without the items of its own list: below "• Secretary, Elm Society, 2025–26: organised …" another item of the
 * activities, "• District-level swimmer", is none of its lines. A job's head may be an item itself, above those of its work.
 */
export function withoutSiblings(role: Role, page: Page): Role {
  const title = fold(role.title);
  // "Trained the next supervisor" is an item that only has the word.
  const isItem = (line: number) => page.lines[line]!.isBullet && page.lines[line]!.folded.startsWith(title);
  const at = title === '' ? undefined : page.linesWith(role.title).find(isItem);
  const heading = at === undefined ? null : headingOf(page, at);
  if (!heading || heading.opens === 'experience') return role;
  return {
    ...role,
    lines: role.lines.filter((line) => !page.linesWith(line).some((one) => page.lines[one]!.isBullet)),
  };
}
