import {
  CLAUSE_CLASSES,
  type ClauseModel,
  featureWeight,
  readChain,
  stepWeight,
  WEIGHT_COUNT,
} from '@vitae/language/adverts/clause-classes';
import { Random } from '../../parsing/evaluation/people/person.ts';

/** An advert as the chain sees it. */
export interface Example {
  features: number[][];
  /** What the rules say, as further features. */
  cues: number[][];
  steps: number[];
  /** Indices of the classes of its clauses. */
  classes: number[];
}

export interface Habits {
  rounds: number;
  step: number;
  /** Of a weight, taken off for each round that its feature is seen in: rare words shall not decide alone. */
  decay: number;
  /** How often the rules are not asked: adverts that they were made by would make them look better than they are. */
  unasked: number;
}
const HABITS: Habits = { rounds: 24, step: 0.05, decay: 0.002, unasked: 0.5 };
const MOST = 127;
const PARTS = 100;

/** A conditional random field by stochastic gradient descent with a step of its own for each weight (AdaGrad). */
export function trainChain(
  examples: readonly Example[],
  { rounds, step, decay, unasked }: Habits = HABITS,
): ClauseModel {
  const weights = new Float64Array(WEIGHT_COUNT);
  const seen = new Float64Array(WEIGHT_COUNT).fill(1e-2);
  const random = new Random(3);
  const push = (at: number, error: number) => {
    const slope = error - decay * weights[at]!;
    seen[at]! += slope * slope;
    weights[at]! += (step * slope) / Math.sqrt(seen[at]!);
  };
  for (let round = 0; round < rounds; round++)
    for (let n = 0; n < examples.length; n++) {
      const { features: words, cues, steps, classes } = examples[random.below(examples.length)]!;
      const isAsked = random.below(PARTS) >= unasked * PARTS;
      const features = isAsked ? words.map((numbers, index) => [...numbers, ...cues[index]!]) : words;
      const { shares, pairs } = readChain(features, steps, { scale: 1, weights });
      features.forEach((numbers, index) => {
        CLAUSE_CLASSES.forEach((_, of) => {
          const error = (classes[index] === of ? 1 : 0) - shares[index]![of]!;
          for (const feature of numbers) push(featureWeight(feature, of), error);
        });
        const before = classes[index - 1];
        pairs[index]!.forEach((share, pair) => {
          const [from, to] = [Math.floor(pair / CLAUSE_CLASSES.length), pair % CLAUSE_CLASSES.length];
          push(stepWeight(steps[index]!, from, to), (from === before && to === classes[index] ? 1 : 0) - share);
        });
      });
    }
  const scale = MOST / weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight * scale)) };
}
