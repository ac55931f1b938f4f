import { namesOccupation } from '@vitae/language/occupations';
import { findDates, toMonth } from '../../parsing/phrases/dates.ts';
import type { Role } from './role.ts';

const MAX_LINE = 160;
const MOST_ROWS = 100;
const bare = (text: string) => text.replace(/^[\s;,:(|–—-]+|[\s;,:(|–—-]+$/gu, '');

/**
 * "Litigation Secretary Nov 2018 – Dec 2021; Paralegal Jan 2022 – current": two posts of one house in one row, of which
 * the first alone was read. What was done may be of either. The rows of a page are read once for all its roles.
 */
export function withPostsOfRows(resumeText: string): (role: Role) => Role {
  const rows = resumeText
    .split('\n')
    .filter((line) => line.length <= MAX_LINE && line.includes(';') && /\d{4}.*;.*\d{4}/.test(line))
    .slice(0, MOST_ROWS)
    .flatMap(postsIn);
  return (role) => {
    if (role.kind !== 'job' || role.start === '') return role;
    const row = rows.find(
      ({ title, start, until }) =>
        (role.title === '' ? namesOccupation(title) : title === role.title) &&
        start === role.start &&
        until === role.end,
    );
    return row ? { ...role, title: `${row.title}, then ${row.next}`, end: row.end } : role;
  };
}

function postsIn(line: string) {
  const [first, second, ...others] = findDates(line).filter(({ isRange }) => isRange);
  if (!first || !second || others.length > 0) return [];
  const title = bare(line.slice(0, first.index));
  const next = bare(line.slice(first.index + first.length, second.index));
  const [start, until, from, end] = [first.start, first.end, second.start, second.end].map((date) => toMonth(date));
  return start && until && from && end && namesOccupation(next) && from >= until
    ? [{ title, start, until, next, end }]
    : [];
}
