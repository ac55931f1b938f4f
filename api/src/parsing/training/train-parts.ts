import type { EntryKind } from '../entries/entry-kind.ts';
import type { Atom } from '../entries/heads/atoms.ts';
import {
  featuresOfHead,
  featuresOfVotes,
  PART_LABELS,
  type PartLabel,
  type PhraseMemory,
  votesOf,
} from '../entries/heads/part-features.ts';
import { bestLabels, endFeature, type PartModel, stepFeature, type Weights } from '../entries/heads/part-labels.ts';
import { Random } from '../evaluation/people/person.ts';
import type { PartExample } from './part-examples.ts';

const ROUNDS = 6;

interface Head {
  atoms: readonly Atom[];
  features: string[][];
  labels: readonly PartLabel[];
}

/** Trains both labellers, the second on what the first says of the other heads. */
export function trainParts(examples: readonly PartExample[], seed = 1): PartModel {
  const memories: Record<EntryKind, PhraseMemory> = { jobs: new Map(), schools: new Map() };
  const memoryOf = (kind: EntryKind) => memories[kind];
  const first = trainHeads(
    examples.flatMap(({ kind, heads, labels }) =>
      heads.map((atoms, h) => ({
        atoms,
        features: featuresOfHead(kind, atoms, memoryOf(kind)),
        labels: labels[h]!,
      })),
    ),
    seed,
  );
  const second = trainHeads(
    examples.flatMap(({ kind, heads, labels }) => {
      const said = heads.map((atoms) => bestLabels(atoms, featuresOfHead(kind, atoms, memoryOf(kind)), first).labels);
      const votes = votesOf(heads, said);
      return heads.map((atoms, h) => ({
        atoms,
        features: withVotes(featuresOfHead(kind, atoms, memoryOf(kind)), featuresOfVotes(atoms, votes, memoryOf(kind))),
        labels: labels[h]!,
      }));
    }),
    seed,
  );
  return { first, second };
}

const withVotes = (own: readonly string[][], voted: readonly string[][]) =>
  own.map((names, i) => [...names, ...voted[i]!]);

/** Averaged structured perceptron. */
function trainHeads(heads: readonly Head[], seed: number): Weights {
  const weights: Record<string, number[]> = {};
  const sums: Record<string, number[]> = {};
  const random = new Random(seed);
  let turn = 1;
  const add = (name: string, label: number, by: number) => {
    weights[name] ??= [0, 0, 0];
    sums[name] ??= [0, 0, 0];
    weights[name][label]! += by;
    sums[name][label]! += by * turn;
  };
  for (let n = 0; n < ROUNDS * heads.length; n++) {
    const { atoms, features, labels } = heads[random.below(heads.length)]!;
    const said = bestLabels(atoms, features, weights).labels;
    turn++;
    if (said.every((label, i) => label === labels[i])) continue;
    learn(labels, 1);
    learn(said, -1);

    function learn(path: readonly PartLabel[], by: number): void {
      let previous: PartLabel | undefined;
      let used = 0;
      atoms.forEach((atom, i) => {
        if (atom.isDate) return;
        const label = path[i]!;
        for (const name of features[i]!) add(name, PART_LABELS.indexOf(label), by);
        add(stepFeature(previous, label, atom.join), 0, by);
        previous = label;
        used |= label === 'what' ? 1 : label === 'where' ? 2 : 0;
      });
      add(endFeature(used), 0, by);
    }
  }
  return Object.fromEntries(
    Object.entries(weights).map(([name, own]) => [
      name,
      own.map((weight, label) => weight - sums[name]![label]! / turn),
    ]),
  );
}

const DIGITS = 100;
const LEAST_WEIGHT = 0.02;

/** The weights as they are written to a file: to a hundredth, without those that decide nothing. */
export function compact(weights: Weights): Weights {
  const rounded = Object.entries(weights).map(
    ([name, own]) => [name, own.map((weight) => Math.round(weight * DIGITS) / DIGITS)] as const,
  );
  return Object.fromEntries(
    rounded
      .filter(([, own]) => own.some((weight) => Math.abs(weight) > LEAST_WEIGHT))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
