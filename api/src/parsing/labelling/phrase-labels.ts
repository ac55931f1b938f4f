import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetPhrases, remembered } from '../phrases/remembered.ts';
import { FEATURE_COUNT, featuresOf } from './features.ts';

/** What a phrase in an entry's head may state. */
export const PHRASE_LABELS = ['title', 'company', 'institution', 'degree', 'place', 'other'] as const;

export type PhraseLabel = (typeof PHRASE_LABELS)[number];

/** A weight a feature and label, label by label, a byte each; `scale` is worth one. Written by `pnpm train:phrases`. */
export interface PhraseModel {
  scale: number;
  weights: Int8Array;
}

const FILE = join(import.meta.dirname, 'phrase-weights.json');

let model: PhraseModel | undefined;

/** How likely a phrase is to be each of the labels: shares that sum to 1. */
export const labelPhrase = remembered((phrase): Readonly<Record<PhraseLabel, number>> => {
  model ??= readModel();
  const shares = sharesOf(featuresOf(phrase), model.weights, model.scale);
  return Object.fromEntries(PHRASE_LABELS.map((label, i) => [label, shares[i]!])) as Record<PhraseLabel, number>;
});

/** Labels by other weights from now on, or again by those of the file: to judge what a training brings. */
export function setPhraseModel(other: PhraseModel | undefined): void {
  model = other;
  forgetPhrases();
}

/** The labels' shares by the sum of the features' weights. */
export function sharesOf(features: readonly number[], weights: ArrayLike<number>, scale: number): number[] {
  const sums = PHRASE_LABELS.map((_, label) => {
    let sum = 0;
    for (const feature of features) sum += weights[label * FEATURE_COUNT + feature]!;
    return sum / scale;
  });
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

function readModel(): PhraseModel {
  const { scale, weights } = JSON.parse(readFileSync(FILE, 'utf8')) as { scale: number; weights: string };
  return { scale, weights: new Int8Array(Buffer.from(weights, 'base64')) };
}
