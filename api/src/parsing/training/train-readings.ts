import type { Features } from '../entries/readings/features.ts';
import { Random } from '../evaluation/people/person.ts';

/** A section's readings, each with how right it is, 0 to 1. */
export interface RankedReadings {
  readings: { features: Features; quality: number }[];
}

const ROUNDS = 40;
const FIRST_STEP = 0.3;
const DECAY = 1e-4;
/** Readings that differ less are as good as one another. */
const LEAST_DIFFERENCE = 0.02;

/** Logistic regression over pairs of readings of one section: which of the two is the better one. */
export function trainReadings(sections: readonly RankedReadings[], seed = 1): Record<string, number> {
  const weights: Record<string, number> = {};
  const sums: Record<string, number> = {};
  const random = new Random(seed);
  const usable = sections.filter(({ readings }) => {
    const qualities = readings.map(({ quality }) => quality);
    return Math.max(...qualities) - Math.min(...qualities) > LEAST_DIFFERENCE;
  });
  const turns = ROUNDS * usable.length * 8;
  for (let n = 0; n < turns; n++) {
    const { readings } = usable[random.below(usable.length)]!;
    const top = readings.reduce((best, each) => (each.quality > best.quality ? each : best));
    // Half of the pairs hold the best reading: it is what is looked for.
    const a = random.next() < 0.6 ? top : random.pick(readings);
    const b = random.pick(readings);
    const difference = a.quality - b.quality;
    if (Math.abs(difference) < LEAST_DIFFERENCE) continue;
    const [better, worse] = difference > 0 ? [a, b] : [b, a];
    let sum = 0;
    const names = new Set([...Object.keys(better.features), ...Object.keys(worse.features)]);
    for (const name of names)
      sum += (weights[name] ?? 0) * ((better.features[name] ?? 0) - (worse.features[name] ?? 0));
    const step = (FIRST_STEP / (1 + (4 * n) / turns)) * (1 / (1 + Math.exp(sum))) * Math.sqrt(Math.abs(difference));
    for (const name of names) {
      const by = (better.features[name] ?? 0) - (worse.features[name] ?? 0);
      if (by === 0) continue;
      weights[name] = (weights[name] ?? 0) * (1 - DECAY) + step * by;
    }
    if (n > turns / 2) for (const name of names) sums[name] = (sums[name] ?? 0) + (weights[name] ?? 0);
  }
  const most = Math.floor(turns / 2);
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / most]));
}
