import { fold } from '@vitae/language/fold';
import type { Role } from './role.ts';

const MOST_MONTHS_APART = 2;
const WORDS_OF_HOUSE = 2;

/**
 * "Social Worker, Court Team (since 2021)" above "Social Worker, Duty Team (2019 to 2021)" of one house: whoever holds the
 * post there has held it longer than the latest team, so that no sentence may say since when.
 */
export function withoutStartOfTeam(role: Role, roles: readonly Role[]): Role {
  const post = postOf(role.title);
  const house = fold(role.place)
    .split(/[\s,]+/)
    .slice(0, WORDS_OF_HOUSE)
    .join(' ');
  if (role.kind !== 'job' || role.end !== 'present' || post === '' || house === '') return role;
  const goesOn = roles.some(
    (before) =>
      before !== role &&
      postOf(before.title) === post &&
      fold(`${before.place} ${before.asWritten ?? ''}`).includes(house) &&
      Math.abs(monthsOf(role.start) - monthsOf(before.end)) <= MOST_MONTHS_APART,
  );
  return goesOn ? { ...role, start: '' } : role;
}

const postOf = (title: string) => fold(title.split(/\s*[,(–]/u)[0]!).trim();

/** NaN where a date is unknown or has no number. */
function monthsOf(date: string): number {
  const [year, month = '1'] = date.split('-');
  return year ? Number(year) * 12 + Number(month) : Number.NaN;
}
