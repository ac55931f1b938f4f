import { Random } from '../evaluation/people/person.ts';
import { FEATURE_COUNT, featuresOf } from '../labelling/features.ts';
import { PHRASE_LABELS, type PhraseModel, sharesOf } from '../labelling/phrase-labels.ts';
import type { LabelledPhrase } from './phrases.ts';

/** How many made phrases the labels are trained on. */
export const EXAMPLE_COUNT = 90_000;

const ROUNDS = 6;
const FIRST_STEP = 0.25;
/** Of a weight, taken off each time that its feature is seen: rare words shall not decide alone. */
const DECAY = 2e-4;
const MOST = 127;

/** Multinomial logistic regression by stochastic gradient descent. */
export function trainLabels(phrases: readonly LabelledPhrase[]): PhraseModel {
  const learned = new Float32Array(FEATURE_COUNT * PHRASE_LABELS.length);
  const seen = phrases.map(({ phrase, label }) => ({
    features: featuresOf(phrase),
    target: PHRASE_LABELS.indexOf(label),
  }));
  const random = new Random(2);
  for (let round = 0; round < ROUNDS; round++) {
    const step = FIRST_STEP / (1 + round);
    for (let n = 0; n < seen.length; n++) {
      const { features, target } = seen[random.below(seen.length)]!;
      sharesOf(features, learned, 1).forEach((share, label) => {
        const error = (label === target ? 1 : 0) - share;
        for (const feature of features) {
          const i = label * FEATURE_COUNT + feature;
          learned[i] = learned[i]! * (1 - DECAY) + step * error;
        }
      });
    }
  }
  const scale = MOST / Math.max(...learned.map(Math.abs));
  return { scale, weights: Int8Array.from(learned, (weight) => Math.round(weight * scale)) };
}
