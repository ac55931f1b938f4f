import { toEntry } from '../entries/group.ts';
import { atomsOf } from '../entries/heads/atoms.ts';
import { labelHeads } from '../entries/heads/part-labels.ts';
import { assignRoles } from '../entries/line-roles.ts';
import { proposeGroupings } from '../entries/readings/groupings.ts';
import { makeSections } from './made-sections.ts';
import { labelStatedHeads, squeeze } from './part-examples.ts';
import { readPrintedSections } from './printed-sections.ts';
import { compact, trainParts } from './train-parts.ts';
import { trainReadings } from './train-readings.ts';

it('prints what a made section states, entry for entry', () => {
  for (const kind of ['jobs', 'schools'] as const) {
    for (const { lines, entries } of makeSections(kind, 60, 3)) {
      const text = squeeze(lines.map((line) => line.text).join(' '));
      for (const { what, where } of entries)
        for (const value of [what, where]) if (value) expect(text).toContain(squeeze(value));
    }
  }
});

it('reads back the sections of people with what they state', () => {
  const sections = readPrintedSections();
  expect(new Set(sections.map(({ kind }) => kind))).toEqual(new Set(['jobs', 'schools']));
  for (const { lines, entries } of sections) {
    expect(entries.length).toBeGreaterThan(0);
    expect(lines.length).toBeGreaterThan(0);
  }
});

it('learns to tell title from employer', () => {
  const examples = makeSections('jobs', 80, 5).flatMap(({ lines, entries }) =>
    proposeGroupings(assignRoles(lines))
      .map(({ lines: own, groups }) =>
        labelStatedHeads(
          'jobs',
          groups.map((group) => atomsOf('jobs', toEntry(own, group).stated, new Map())),
          entries,
        ),
      )
      .sort((a, b) => b.heads.length - a.heads.length)
      .slice(0, 1),
  );
  const model = trainParts(examples);
  const { heads, labels } = examples.find((example) => example.heads.length > 2)!;
  const said = labelHeads(
    'jobs',
    heads,
    { first: compact(model.first), second: compact(model.second) },
    {
      phrases: new Map(),
      heads: new Map(),
    },
  );
  expect(said.map((head) => head.labels)).toEqual(labels);
});

it('learns what the better of two readings has', () => {
  const section = (good: number, bad: number) => ({
    readings: [
      { features: { whole: good, noise: 1 }, quality: 1 },
      { features: { whole: bad, noise: 1 }, quality: 0.2 },
    ],
  });
  const worth = trainReadings([section(1, 0), section(0.8, 0.1), section(1, 0.5)]);
  expect(worth.whole).toBeGreaterThan(1);
  expect(worth.noise ?? 0).toBeCloseTo(0);
});
