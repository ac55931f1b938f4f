import type { Line } from '../../layout/line.ts';
import { degreeScore, titleScore } from '../../phrases/words.ts';
import type { EntryKind } from '../entry-kind.ts';
import { type Features, factsOf, featuresOfReading, type ReadEntry } from './features.ts';

/** A reading of a section, and what it says in the terms in which readings are judged. */
export interface Reading<Entry> {
  entries: readonly Entry[];
  read: readonly ReadEntry[];
}

/** The readings of a section, that of the rules first. */
export interface SectionReadings<Entry> {
  /** As readers see them, with dates that are printed over more than one line put together. */
  lines: readonly Line[];
  readings: readonly Reading<Entry>[];
  /** Whether the first one is read off labels, the head of a table or whole sentences. */
  isStated: boolean;
}

/** How much more than the first reading another one must be worth. Tried on people whom the weights had not seen. */
const CLEARLY_BETTER: Readonly<Record<EntryKind, number>> = { jobs: 0.5, schools: 1 };
/** The same, where both see the same entries, two or more, and only cut the names in their heads otherwise. */
const BETTER_CUT = 0.2;
/** On top of that, where the rules read labels, the head of a table or whole sentences. */
const RELUCTANCE_IF_STATED = 1;

/** On top of that, where posts or degrees that are dated and called by their names would be lost. */
const RELUCTANCE_IF_LOST = 1;

const MIN_TITLE = 0.5;
/** No occupation, and a post all the same. */
const NAMES_POST =
  /^(?:\p{L}+\s){0,2}(?:work experience|placement|attachment|internship|traineeship|apprenticeship)(?!\p{L})/iu;

/** "Senior Engineer (2021–now)" over "Engineer (2017–2021)", both under the years at their employer, read as one post of all years. */
function losesPosts(kind: EntryKind, first: readonly ReadEntry[], other: readonly ReadEntry[]): boolean {
  const isNamed = ({ what, where, start, end }: ReadEntry) => {
    if (!what || !where || !(start ?? end)) return false;
    if (kind === 'schools') return degreeScore(what.value) > 0;
    return start !== null && (titleScore(what.value) >= MIN_TITLE || NAMES_POST.test(what.value));
  };
  return other.length < first.length && first.every(isNamed);
}

/** The reading that explains a section's lines best; the first, by the rules, where no other is clearly better. */
export function bestReading<Entry>(
  kind: EntryKind,
  { lines, readings, isStated }: SectionReadings<Entry>,
  worth: Features,
): readonly Entry[] {
  const [first, ...others] = withoutTwins(readings).filter(
    ({ read }, i, [one]) => i === 0 || !losesText(one!.read, read),
  );
  if (!first || others.length === 0) return first?.entries ?? [];
  const different = [first, ...others];
  const values = judge(kind, lines, different).map((features) => worthOf(features, worth));
  const best = values.indexOf(Math.max(...values));
  const isOtherwiseCut = first.read.length > 1 && cutsOtherwise(first.read, different[best]!.read);
  const least =
    (isOtherwiseCut && !isStated ? BETTER_CUT : CLEARLY_BETTER[kind]) +
    (isStated ? RELUCTANCE_IF_STATED : 0) +
    (losesPosts(kind, first.read, different[best]!.read) ? RELUCTANCE_IF_LOST : 0);
  return values[best]! > values[0]! + least ? different[best]!.entries : first.entries;
}

const MIN_TOLD = 3;

/** As many entries, and less than two thirds of what was told of them, apart from lines that now name an employer. */
function losesText(one: readonly ReadEntry[], other: readonly ReadEntry[]): boolean {
  const [before, after] = [one, other].map((read) => read.reduce((sum, { details }) => sum + details.length, 0));
  const namesOf = (read: readonly ReadEntry[]) => read.filter(({ where }) => where !== null).length;
  const named = Math.max(0, namesOf(other) - namesOf(one));
  return one.length === other.length && before! >= MIN_TOLD && (after! + named) * 3 < before! * 2;
}

/** "Bernicia Homes, Ashington" or "Bernicia Homes", "Nurse" at "Emergency" or "Nurse - Emergency" at the next line's. */
function cutsOtherwise(one: readonly ReadEntry[], other: readonly ReadEntry[]): boolean {
  const isWithin = (part: string | undefined, whole: string | undefined) =>
    part === undefined || whole?.includes(part) === true;
  return (
    one.length === other.length &&
    one.every((entry, index) => {
      const [before, after] = [entry, other[index]!];
      const [old, now] = [before.where?.value, after.where?.value];
      return (
        before.start?.value === after.start?.value &&
        before.end?.value === after.end?.value &&
        (isWithin(old, now) || isWithin(now, old) || isWithin(old, after.what?.value))
      );
    })
  );
}

/** The features of each reading, those among them that tell how many other readings agree. */
export function judge<Entry>(kind: EntryKind, lines: readonly Line[], readings: readonly Reading<Entry>[]): Features[] {
  const facts = factsOf(kind, lines);
  const agreed = { what: countsOf(readings, 'what'), where: countsOf(readings, 'where') };
  const others = Math.max(1, readings.length - 1);
  return readings.map(({ read }) => {
    const share = (part: 'what' | 'where') => {
      if (readings.length === 1) return 1;
      const sum = read.reduce((most, entry) => most + (entry[part] ? agreed[part].get(entry[part].value)! - 1 : 0), 0);
      return read.length > 0 ? sum / read.length / others : 0;
    };
    return { ...featuresOfReading(facts, read), 'agreed what': share('what'), 'agreed where': share('where') };
  });
}

/** The sum of what its features are worth. */
export function worthOf(features: Features, worth: Features): number {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (worth[name] ?? 0), 0);
}

/** Each reading once: many ways of reading come to the same. */
export function withoutTwins<Entry>(readings: readonly Reading<Entry>[]): Reading<Entry>[] {
  const seen = new Set<string>();
  return readings.filter(({ read }) => {
    const key = read
      .map(({ what, where, start, end }) => [what, where, start, end].map((field) => field?.value ?? '').join('\t'))
      .join('\n');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function countsOf<Entry>(readings: readonly Reading<Entry>[], part: 'what' | 'where'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { read } of readings)
    for (const value of new Set(read.map((entry) => entry[part]?.value)))
      if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
