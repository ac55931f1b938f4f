import { isBullet } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { toParagraphs } from '../layout/paragraphs.ts';
import { cleanPiece } from '../layout/pieces.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { findDates, withoutParts } from '../phrases/dates.ts';
import { looksLikePlace, splitTrailingPlace } from '../phrases/places.ts';
import { titleScore } from '../phrases/words.ts';
import type { ParsedJob } from '../result.ts';
import { range } from './range.ts';

// "Sales Manager | Elm Hotels" between the items of one job and others, on a page that gives some jobs no dates.

/** What stands between a post and its employer: a bar, or else a dash. */
const SIGNS = [/\s[|•·]\s/, /\s[–—-]\s/];
const MAX_HEAD = 110;
const SURE_TITLE = 0.5;
/** Heads with dates that are printed in the same way. */
const LEAST_ALIKE = 2;
const CONFIDENCE = 0.85;
const MOST_LINES_OF_ITEM = 4;

/** Title and the rest of a line that names a post and its employer, with a bar between them; null where it names none. */
function namesOf(line: Line | undefined): { title: string; rest: string } | null {
  if (!line || isBullet(line) || line.text.length > MAX_HEAD) return null;
  const text = cleanPiece(withoutParts(line.text, findDates(line.text)).replace(/\t/g, ' | '));
  const parts = SIGNS.map((sign) => text.split(sign).filter((part) => /\p{L}/u.test(part))).find(
    ({ length }) => length === 2,
  );
  const [title = '', rest = ''] = parts?.map(cleanPiece) ?? [];
  return rest !== '' && titleScore(title) >= SURE_TITLE && isEmployer(rest) ? { title, rest } : null;
}

/** Neither "Remote, USA" nor another post. */
const isEmployer = (rest: string) => !looksLikePlace(rest) && titleScore(rest) < SURE_TITLE;

const holdsDates = (line: Line | undefined) => line !== undefined && findDates(line.text).length > 0;

/** The jobs, and those whose heads have no dates where others are printed alike; what was done in them is of no other job. */
export function withUndatedJobs(jobs: readonly ParsedJob[], lines: readonly Line[]): readonly ParsedJob[] {
  const isDatedAt = (at: number) => holdsDates(lines[at]) || (!isBullet(lines[at]!) && holdsDates(lines[at + 1]));
  const heads = lines.flatMap((line, at) => (namesOf(line) ? [at] : []));
  const isItemAt = (at: number) => lines[at] !== undefined && isBullet(lines[at]);
  const isEndOfItems = (at: number) =>
    range(at - MOST_LINES_OF_ITEM, at).some(
      (from) => isItemAt(from) && range(from + 1, at).every((rest) => !isItemAt(rest) && !isDatedAt(rest)),
    );
  // Below another line of its head it may be the second half of one.
  const undated = heads.filter((at) => !isDatedAt(at) && (at === 0 || isEndOfItems(at)) && isItemAt(at + 1));
  if (undated.length === 0 || heads.length - undated.length < LEAST_ALIKE) return jobs;
  const found = undated
    .map((at) => jobAt(lines, at, heads))
    .filter((job) => !jobs.some(({ title, start }) => start === null && title?.value === job.title!.value));
  const taken = new Set(found.flatMap(({ bullets }) => bullets.map(({ value }) => value)));
  const headTexts = new Set(undated.map((at) => lines[at]!.text));
  const others = jobs.map((job) => ({
    ...job,
    bullets: job.bullets.filter(({ value }) => !taken.has(value) && !headTexts.has(value)),
  }));
  return [...others, ...found].sort(inOrderOfPage);
}

function jobAt(lines: readonly Line[], at: number, heads: readonly number[]): ParsedJob {
  const head = lines[at]!;
  const { title, rest } = namesOf(head)!;
  const next = heads.find((other) => other > at) ?? lines.length;
  const place = placeOfLine(head);
  const town = splitTrailingPlace(rest);
  const field = (value: string) => ({ value, confidence: CONFIDENCE, place });
  return {
    title: field(title),
    company: field(town ? cleanPiece(town.rest) : rest),
    location: town ? field(town.place) : null,
    start: null,
    end: null,
    bullets: toParagraphs(lines.slice(at + 1, next)),
  };
}

function inOrderOfPage(one: ParsedJob, other: ParsedJob): number {
  const [place, otherPlace] = [one, other].map(({ title, company }) => (title ?? company)?.place);
  return place && otherPlace ? place.page - otherPlace.page || place.y - otherPlace.y : 0;
}
