import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { EntryKind } from '../entries/entry-kind.ts';
import { toEntry } from '../entries/group.ts';
import { atomsOf } from '../entries/heads/atoms.ts';
import type { PartModel } from '../entries/heads/part-labels.ts';
import { assignRoles } from '../entries/line-roles.ts';
import { judge, withoutTwins } from '../entries/readings/best-reading.ts';
import type { ReadEntry } from '../entries/readings/features.ts';
import { proposeGroupings } from '../entries/readings/groupings.ts';
import { readingsOfJobs } from '../entries/readings/job-readings.ts';
import type { EntryModel } from '../entries/readings/models.ts';
import { readingsOfSchools } from '../entries/readings/school-readings.ts';
import { unfoldGrid } from '../entries/side-by-side.ts';
import { joinStackedDates } from '../entries/stacked-dates.ts';
import { scoreFiles } from '../evaluation/score.ts';
import { makeSections } from './made-sections.ts';
import { labelStatedHeads, type PartExample } from './part-examples.ts';
import { type LabelledEntry, type LabelledSection, readPrintedSections } from './printed-sections.ts';
import { compact, trainParts } from './train-parts.ts';
import { type RankedReadings, trainReadings } from './train-readings.ts';

// Trains what tells title from employer and degree from school in the head of an entry, and what tells a good reading
// of a section from a bad one, in about two minutes:
//   pnpm train:entries [--without ROUND --to FOLDER]
// It learns from the sections of people who were made to judge the reader, and from sections that chance puts
// together. `--without` leaves a round of people out, to see how people are read of whom nothing
// was learned; `--to` keeps what is learned then out of the repository.

const { values: options } = parseArgs({ options: { without: { type: 'string' }, to: { type: 'string' } } });

const MADE_COUNT = 600;
const RANKED_MADE_COUNT = 300;
/** How often each section of people counts beside one of chance. */
const TIMES_PEOPLE = 2;
const folder = options.to ?? join(import.meta.dirname, '../entries/readings');

const printed = readPrintedSections().filter(({ round }) => round !== Number(options.without));
for (const kind of ['jobs', 'schools'] as const) {
  const people = printed.filter((section) => section.kind === kind);
  const made = makeSections(kind, MADE_COUNT, 11).map((section): LabelledSection => ({ ...section, round: 0 }));
  const model = train(people, made);
  writeFileSync(
    join(folder, `${kind}-model.json`),
    `${JSON.stringify(model, null, 1).replace(/\[\s+([^\]]*?)\s+\]/g, (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`)}\n`,
  );
  console.log(`${kind}: ${people.length} sections of people, ${made.length} of chance`);
}

function train(people: readonly LabelledSection[], made: readonly LabelledSection[]): EntryModel {
  const ofMade = made.flatMap(examplesOf);
  const partsOf = (sections: readonly LabelledSection[]) => {
    const examples = sections.flatMap(examplesOf);
    const { first, second } = trainParts([...ofMade, ...Array.from({ length: TIMES_PEOPLE }, () => examples).flat()]);
    return { first: compact(first), second: compact(second) };
  };
  // The readings of each half are made with labels learned from the other: on what it has learned, a labeller is too good.
  const halves = [0, 1].map((half) => people.filter((_, i) => i % 2 === half));
  const ranked = halves.flatMap((half, i) => {
    const parts = partsOf(halves[1 - i]!);
    return half.map((section) => rank(section, parts));
  });
  const parts = partsOf(people);
  const rankedMade = made.slice(0, RANKED_MADE_COUNT).map((section) => rank(section, parts));
  const worth = trainReadings([...Array.from({ length: TIMES_PEOPLE }, () => ranked).flat(), ...rankedMade]);
  const rounded = Object.entries(worth).map(([name, value]) => [name, Math.round(value * 1000) / 1000] as const);
  return { parts, worth: Object.fromEntries(rounded.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function preparedLines({ lines }: LabelledSection) {
  return unfoldGrid(joinStackedDates(lines));
}

/** The heads that state the section's entries, by that way of grouping its lines by which most do. */
function examplesOf(section: LabelledSection): PartExample[] {
  const memory = new Map();
  const found = proposeGroupings(assignRoles(preparedLines(section))).map(({ lines, groups }) =>
    labelStatedHeads(
      section.kind,
      groups.map((group) => atomsOf(section.kind, toEntry(lines, group).stated, memory)),
      section.entries,
    ),
  );
  const best = found.reduce<PartExample | null>(
    (most, each) => (each.heads.length > (most?.heads.length ?? 0) ? each : most),
    null,
  );
  return best ? [best] : [];
}

function rank(section: LabelledSection, parts: PartModel): RankedReadings {
  const lines = preparedLines(section);
  const found = section.kind === 'jobs' ? readingsOfJobs(lines, parts) : readingsOfSchools(lines, parts);
  const readings = withoutTwins<unknown>(found.readings);
  const features = judge(section.kind, found.lines, readings);
  return {
    readings: readings.map(({ read }, i) => ({
      features: features[i]!,
      quality: qualityOf(section.kind, section.entries, read),
    })),
  };
}

/** How right a reading is: of all facts stated or read, the share that is both. */
function qualityOf(kind: EntryKind, entries: readonly LabelledEntry[], read: readonly ReadEntry[]): number {
  const [what, where] = kind === 'jobs' ? ['title', 'company'] : ['degree', 'institution'];
  const list = kind === 'jobs' ? 'jobs' : 'education';
  const expected = entries.map((entry) => ({ ...entry, [what]: entry.what, [where]: entry.where }));
  const given = read.map((entry) => ({
    [what]: entry.what?.value ?? null,
    [where]: entry.where?.value ?? null,
    start: entry.start?.value ?? null,
    end: entry.end?.value ?? null,
  }));
  const { outcomes } = scoreFiles([{ file: '', expected: { [list]: expected } }], { '': { [list]: given } });
  const hits = outcomes.filter(({ isHit }) => isHit).length;
  const facts = outcomes.reduce(
    (sum, { expected: stated, found }) => sum + Number(stated !== null) + Number(found !== null),
    0,
  );
  return facts > 0 ? (2 * hits) / facts : 1;
}
