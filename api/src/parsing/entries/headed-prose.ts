import { toParagraphs } from '../layout/paragraphs.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { findDates, toMonth } from '../phrases/dates.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { titleScore } from '../phrases/words.ts';
import type { Field, ParsedJob } from '../result.ts';
import { type Entry, groupEntries } from './group.ts';
import type { RoledLine } from './line-roles.ts';

const MIN_ENTRIES = 2;
const MIN_TITLED = 0.6;
const MIN_PROSE_WORDS = 12;
const HEAD_CONFIDENCE = 0.9;

/**
 * "Landscaper" over "Melbourne, Australia" over what was done there in sentences, with the years in them: the lines
 * above the text head the jobs, not the sentences that name a year. Null where a head states dates, or few are titles.
 */
export function readHeadedProse(roled: readonly RoledLine[]): ParsedJob[] | null {
  if (roled[0]?.role !== 'head' || roled.some(({ role, hasDates }) => role === 'head' && hasDates)) return null;
  const told = roled.filter(({ role }) => role === 'body');
  const areSentences = told.every(({ line }) => line.text.split(/\s+/).length >= MIN_PROSE_WORDS);
  const areDated = told.some(({ line }) => findDates(line.text).length > 0);
  if (!areSentences || !areDated) return null;
  const entries = groupEntries(roled.map((each) => ({ ...each, hasDates: false, margin: [] })));
  const isTitled = entries.filter(
    ({ head: [first, ...others] }) =>
      first && titleScore(first.text) >= 0.5 && others.every(({ text }) => titleScore(text) < 0.5),
  );
  if (entries.length < MIN_ENTRIES || isTitled.length < entries.length * MIN_TITLED) return null;
  return entries.map(toJob);
}

function toJob({ head: [first, ...others], body }: Entry): ParsedJob {
  const field = (line: { text: string } & Parameters<typeof placeOfLine>[0]): Field => ({
    value: line.text,
    confidence: HEAD_CONFIDENCE,
    place: placeOfLine(line),
  });
  const place = others.find(({ text }) => looksLikePlace(text));
  const employer = others.find((line) => line !== place);
  const bullets = toParagraphs(body);
  const [dates] = findDates(bullets[0]?.value ?? '');
  // A year alone may be that of a part of the job.
  const date = (value: string | null | undefined): Field | null =>
    dates?.isRange && value ? { value, confidence: HEAD_CONFIDENCE, place: bullets[0]!.place } : null;
  return {
    title: field(first!),
    company: employer ? field(employer) : null,
    location: place ? field(place) : null,
    start: date(toMonth(dates?.start ?? null)),
    end: date(toMonth(dates?.end ?? null)),
    bullets,
  };
}
