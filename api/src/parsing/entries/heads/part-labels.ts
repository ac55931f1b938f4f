import type { EntryKind } from '../entry-kind.ts';
import type { Atom } from './atoms.ts';
import {
  featuresOfHead,
  featuresOfVotes,
  PART_LABELS,
  type PartLabel,
  type PhraseMemory,
  votesOf,
} from './part-features.ts';

/** A weight a feature and label, in the order of PART_LABELS. */
export type Weights = Readonly<Record<string, readonly number[]>>;

/** Two labellers, one after the other: the second knows what the first has said of the section's other heads. */
export interface PartModel {
  first: Weights;
  second: Weights;
}

export interface LabelledHead {
  labels: PartLabel[];
  /** The sum of the weights, an atom. */
  score: number;
}

/** What has been found out about a section's heads so far: each is looked at in one way of reading after the other. */
export interface HeadMemory {
  phrases: PhraseMemory;
  heads: Map<readonly Atom[], KnownHead>;
}

interface KnownHead {
  first: LabelledHead;
  /** What its atoms' own features are worth to the second labeller. */
  worth: readonly Worth[];
}

/** An atom's worth as each label. */
type Worth = readonly number[];

/** Labels for the atoms of a section's heads, each head's `what` and `where` one run of atoms at most. */
export function labelHeads(
  kind: EntryKind,
  heads: readonly (readonly Atom[])[],
  model: PartModel,
  memory: HeadMemory,
): LabelledHead[] {
  const known = heads.map((atoms) => {
    const found = memory.heads.get(atoms) ?? examine(kind, atoms, model, memory.phrases);
    memory.heads.set(atoms, found);
    return found;
  });
  const votes = votesOf(
    heads,
    known.map(({ first }) => first.labels),
  );
  return heads.map((atoms, h) => {
    const voted = featuresOfVotes(atoms, votes, memory.phrases);
    const worth = known[h]!.worth.map((own, i) => addWorth(own, voted[i]!, model.second));
    return bestPath(atoms, worth, model.second);
  });
}

function examine(kind: EntryKind, atoms: readonly Atom[], model: PartModel, phrases: PhraseMemory): KnownHead {
  const features = featuresOfHead(kind, atoms, phrases);
  return {
    first: bestLabels(atoms, features, model.first),
    worth: features.map((names) => addWorth([0, 0, 0], names, model.second)),
  };
}

function addWorth(worth: Worth, names: readonly string[], weights: Weights): Worth {
  const sum = [...worth];
  for (const name of names) {
    const weight = weights[name];
    if (weight) for (let label = 0; label < 3; label++) sum[label]! += weight[label]!;
  }
  return sum;
}

/** Names of the features of a step from one label to the next; `undefined` stands for the head's beginning. */
export function stepFeature(from: PartLabel | undefined, to: PartLabel, join: string): string {
  return `step ${from ?? ''} ${to} ${join}`;
}

const WHAT = 0;
const WHERE = 1;
const REST = 2;

interface Path {
  score: number;
  labels: number[];
}

/** The labels whose weights sum up highest. */
export function bestLabels(
  atoms: readonly Atom[],
  features: readonly (readonly string[])[],
  weights: Weights,
): LabelledHead {
  return bestPath(
    atoms,
    features.map((names) => addWorth([0, 0, 0], names, weights)),
    weights,
  );
}

/**
 * The labels that are worth most (Viterbi), where neither `what` nor `where` comes again once it has ended. A
 * state is the last label and which of the two there were: label + 3 × (what there was + 2 × where there was).
 */
function bestPath(atoms: readonly Atom[], worth: readonly Worth[], weights: Weights): LabelledHead {
  let paths: (Path | null)[] = Array.from({ length: 12 }, () => null);
  let isFirst = true;
  let count = 0;
  atoms.forEach((atom, i) => {
    if (atom.isDate) return;
    count++;
    const own = worth[i]!;
    const next: (Path | null)[] = Array.from({ length: 12 }, () => null);
    for (let label = 0; label < 3; label++) {
      const bit = label === WHAT ? 1 : label === WHERE ? 2 : 0;
      const tryFrom = (path: Path, from: number | undefined, used: number) => {
        const step =
          weights[
            stepFeature(from === undefined ? undefined : PART_LABELS[from], PART_LABELS[label]!, atom.join)
          ]?.[0] ?? 0;
        const score = path.score + own[label]! + step;
        const state = label + 3 * (used | bit);
        if (!next[state] || score > next[state].score) next[state] = { score, labels: [...path.labels, label] };
      };
      if (isFirst) tryFrom({ score: 0, labels: [] }, undefined, 0);
      else
        paths.forEach((path, state) => {
          if (!path) return;
          const [from, used] = [state % 3, Math.floor(state / 3)];
          // Behind dates a run has ended, too, unless it goes on in the next line.
          const goesOn = from === label && (!atoms[i - 1]!.isDate || atom.join === 'line');
          if (label !== REST && used & bit && !goesOn) return;
          tryFrom(path, from, used);
        });
    }
    isFirst = false;
    paths = next;
  });
  let best: Path | null = null;
  paths.forEach((path, state) => {
    if (!path) return;
    const used = Math.floor(state / 3);
    const score = path.score + (weights[endFeature(used)]?.[0] ?? 0);
    if (!best || score > best.score) best = { score, labels: path.labels };
  });
  const found = best as Path | null;
  let at = 0;
  return {
    labels: atoms.map(({ isDate }) => (isDate ? 'rest' : PART_LABELS[found!.labels[at++]!]!)),
    score: found ? found.score / count : 0,
  };
}

/** Which of the two a whole head states: 1 for `what`, 2 for `where`, 3 for both. */
export const endFeature = (used: number) => `end ${used}`;
