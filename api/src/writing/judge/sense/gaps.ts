import { plain } from '../text.ts';

const MISSING = /\b(?:resume|cv)\b/;
const DENIES = /\b(?:not|n't|no|without|lack)\b|n't\b/;
const WILLING =
  /\b(?:learn|pick (?:it|that|this) up|put in the work|close (?:that|this|the) gap|work on (?:it|that)|get into it|catch up|get better)\b/;
/** What an office gives, or somebody has by birth: no work on it helps. */
const GIVEN =
  /\b(?:registration|registered|licen[cs]es?|clearance|vetting|membership|citizenship|nationality|visa|right to work|work permit|dbs|pin|passport)\b/;

/** An offer to learn what cannot be learnt. */
export function gapFault(text: string): string | null {
  const said = plain(text);
  const given = GIVEN.exec(said)?.[0];
  return given && MISSING.test(said) && DENIES.test(said) && WILLING.test(said) ? `${given} cannot be learnt` : null;
}

const POINTS_TO_WORK = /\b(?:this|that) (?:work|experience|job)\b|\bbuild on (?:it|this|that)\b/;
const OF_STUDY =
  /\b(?:degree|diploma|studied|studies|studying|graduated|completed an?|hold an?|my skills include|i speak)\b/;
const OF_WORK =
  /\b(?:work(?:s|ed|ing)?|role|job|post|career|years)\b|^(?:at|as|in my time|since|from)\b[^,]*, (?:where\b|i\b)/;

/** "I hold a BSc. I would like to bring this work …": no work has been told. */
export function danglingFault(text: string, before: readonly string[]): string | null {
  const last = plain(before.at(-1) ?? '');
  const isOfStudy = OF_STUDY.test(last) && !OF_WORK.test(last);
  const pointer = POINTS_TO_WORK.exec(plain(text))?.[0];
  return pointer && isOfStudy && !before.some((one) => OF_WORK.test(plain(one)))
    ? `"${pointer}" follows studies or skills`
    : null;
}
