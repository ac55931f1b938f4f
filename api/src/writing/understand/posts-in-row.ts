import { namesOccupation } from '@vitae/language/occupations';
import { findDates, toMonth } from '../../parsing/phrases/dates.ts';
import type { Role } from './role.ts';

const MAX_LINE = 160;
const bare = (text: string) => text.replace(/^[\s;,:(|–—-]+|[\s;,:(|–—-]+$/gu, '');

/**
 * "Litigation Secretary Nov 2018 – Dec 2021; Paralegal Jan 2022 – current": two posts of one house in one row, of which
 * the first alone was read. What was done may be of either.
 */
export function withPostsOfRow(role: Role, resumeText: string): Role {
  if (role.kind !== 'job' || role.start === '') return role;
  for (const line of resumeText.split('\n')) {
    if (line.length > MAX_LINE || !line.includes(role.title) || !line.includes(';')) continue;
    const [first, second, ...others] = findDates(line).filter(({ isRange }) => isRange);
    if (!first || !second || others.length > 0) continue;
    const title = bare(line.slice(0, first.index));
    const next = bare(line.slice(first.index + first.length, second.index));
    const isRead =
      (role.title === '' ? namesOccupation(title) : title === role.title) &&
      toMonth(first.start) === role.start &&
      toMonth(first.end) === role.end;
    const end = toMonth(second.end);
    if (isRead && end && namesOccupation(next) && toMonth(second.start)! >= role.end)
      return { ...role, title: `${title}, then ${next}`, end };
  }
  return role;
}
