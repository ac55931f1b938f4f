import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { isBullet, withoutBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { withPrefix } from '../layout/pieces.ts';
import { findDates } from '../phrases/dates.ts';
import { institutionScore, organisationScore } from '../phrases/words.ts';

const MIN_NAME = 0.6;
const MAX_LENGTH = 110;

/**
 * "> Elm Grammar School, Leeds" over "Apr 2012 - Jul 2015 Teacher" and "2015 to 2019 Head of Year": where items name
 * employers, each post stands below its employer's name, and items that state dates themselves are jobs of their own.
 */
export function withMarkedEmployers(lines: readonly Line[]): readonly Line[] {
  const marks = new Set(lines.flatMap((line, i) => (isEmployerOverPosts(line, lines[i + 1]) ? [markOf(line)] : [])));
  if (marks.size === 0) return lines;
  let employer: Line | undefined;
  return lines.flatMap((line, i) => {
    const isMarked = isBullet(line) && marks.has(markOf(line));
    if (isEmployerOverPosts(line, lines[i + 1])) {
      employer = withText(withoutBullet(line));
      return [];
    }
    if (isMarked) employer = undefined;
    if (isMarked && hasRange(line)) return [withText(withoutBullet(line))];
    return employer && beginsWithRange(line)
      ? [{ ...employer, baseline: line.baseline - line.size, isEmployer: true }, line]
      : [line];
  });
}

const markOf = ({ text }: Line) => text.slice(0, text.length - stripBullet(text).length).trim();
const hasRange = ({ text }: Line) => findDates(text).some(({ isRange }) => isRange);
const withText = (line: Line): Line => ({ ...line, text: line.cells.map(({ text }) => text).join('\t') });

function beginsWithRange(line: Line | undefined): boolean {
  const [date] = line && !isBullet(line) ? findDates(line.text) : [];
  return date?.isRange === true && withPrefix(line!.text, date).index < 2;
}

/** "Followed all restaurant practices.": the last thing done in a job, whatever stands in it. */
function isDone(text: string): boolean {
  const [first = '', second = ''] = text.split(/\s+/, 2);
  return / \p{Ll}{3,}\.$/u.test(text) || (BASE_OF_PAST.has(fold(first)) && /^\p{Ll}/u.test(second));
}

function isEmployerOverPosts(line: Line, next: Line | undefined): boolean {
  return (
    isBullet(line) &&
    beginsWithRange(next) &&
    line.text.length <= MAX_LENGTH &&
    findDates(line.text).length === 0 &&
    !isDone(stripBullet(line.text)) &&
    Math.max(organisationScore(stripBullet(line.text)), institutionScore(line.text)) >= MIN_NAME
  );
}
