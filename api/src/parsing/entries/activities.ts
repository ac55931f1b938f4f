import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { findDates } from '../phrases/dates.ts';
import { titleScore } from '../phrases/words.ts';
import type { ParsedJob } from '../result.ts';
import { readJobs } from './experience.ts';

const MIN_LINES = 2;
const MAX_LENGTH = 120;
/** Goes on, or tells in a sentence. */
const OPEN_OR_SENTENCE = /[.:,;&–—-]$|\s(?:and|of|for|in|at|the|to|with)$/;

/**
 * What was done beside jobs. "Committee member, Society of Hydrogeologists (secretary since 2024)" over "Working group on
 * equality": lines of which few have dates are each a statement of its own, and no text of the dated one above them.
 */
export function readActivities(lines: readonly Line[]): ParsedJob[] {
  return areStatements(lines) ? lines.flatMap((line) => readJobs([line]).filter(isPost)) : readJobs(lines);
}

/** "Reviewer for Water, HESS, Ground": without a date only its title makes a post of a line. */
const isPost = ({ title, start, end }: ParsedJob) => (start ?? end) !== null || titleScore(title?.value ?? '') >= 0.5;

function areStatements(lines: readonly Line[]): boolean {
  const dated = lines.filter(({ text }) => findDates(text).length > 0).length;
  return (
    lines.length >= MIN_LINES &&
    dated * 2 <= lines.length &&
    lines.every(
      (line) =>
        !isBullet(line) &&
        line.cells.length === 1 &&
        line.text.length <= MAX_LENGTH &&
        /^\p{Lu}/u.test(line.text) &&
        !OPEN_OR_SENTENCE.test(line.text) &&
        !isOnlyDates(line.text),
    )
  );
}

/** Dates on a line of their own belong to the lines around them. */
function isOnlyDates(text: string): boolean {
  const length = findDates(text).reduce((sum, date) => sum + date.length, 0);
  return length * 2 > text.length;
}
