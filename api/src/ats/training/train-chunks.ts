import { readAdvertLines } from '@vitae/language/adverts/advert-lines';
import { CHUNK_FEATURE_COUNT, type ChunkModel, chunkFeatures, shareBy } from '@vitae/language/adverts/chunk-shares';
import { nounChunks } from '@vitae/language/adverts/noun-chunks';
import { stem } from '@vitae/language/stems';
import { tokenise } from '@vitae/language/tokens';
import { Random } from '../../parsing/evaluation/people/person.ts';
import type { LabelledAdvert } from '../evaluation/labelled-adverts.ts';

interface Example {
  features: number[];
  isAsked: boolean;
}

const ROUNDS = 20;
const STEP = 0.1;
const STEP_OF_ALL = 0.01;
/** Of a weight, taken off each time that its feature is seen: rare words shall not decide alone. */
const DECAY = 0.003;
const MOST = 127;

/** Labels that are read in other ways than by the words that name them. */
const IS_OTHER_KIND = /^(?:years|degree|language|driving-licence)\b/;

/** The chunks of an advert's demands and wishes, each with whether it holds a label; what is arguable is left out. */
function examplesOf({ text, required, preferred, optional = [] }: LabelledAdvert): Example[] {
  const stemsOf = (words: string) => tokenise(words).map(({ word }) => stem(word));
  const namesOf = (labels: readonly string[]) =>
    labels
      .filter((label) => !IS_OTHER_KIND.test(label))
      .flatMap((label) => label.split('|'))
      .map(stemsOf);
  const [asked, arguable] = [namesOf([...required, ...preferred]), namesOf(optional)];
  return readAdvertLines(text)
    .filter(({ importance }) => importance !== 'mentioned')
    .flatMap((line) => {
      const tokens = tokenise(line.text);
      return nounChunks(tokens).flatMap((chunk): Example[] => {
        const stems = tokens.slice(chunk.start, chunk.end).map(({ word }) => stem(word));
        const holdsAny = (names: string[][]) => names.some((name) => name.every((word) => stems.includes(word)));
        const isAsked = holdsAny(asked);
        return isAsked || !holdsAny(arguable) ? [{ features: chunkFeatures(tokens, chunk), isAsked }] : [];
      });
    });
}

/** Logistic regression by stochastic gradient descent with a step of its own for each weight (AdaGrad). */
export function trainChunks(adverts: readonly LabelledAdvert[]): ChunkModel {
  const examples = adverts.flatMap(examplesOf);
  const weights = new Float64Array(CHUNK_FEATURE_COUNT + 1);
  const seen = new Float64Array(CHUNK_FEATURE_COUNT).fill(0.01);
  const random = new Random(4);
  for (let n = 0; n < ROUNDS * examples.length; n++) {
    const { features, isAsked } = examples[random.below(examples.length)]!;
    const error = (isAsked ? 1 : 0) - shareBy(features, { scale: 1, weights });
    weights[CHUNK_FEATURE_COUNT]! += STEP_OF_ALL * error;
    for (const feature of features) {
      const slope = error - DECAY * weights[feature]!;
      seen[feature]! += slope * slope;
      weights[feature]! += (STEP * slope) / Math.sqrt(seen[feature]!);
    }
  }
  const scale = MOST / weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight * scale)) };
}
