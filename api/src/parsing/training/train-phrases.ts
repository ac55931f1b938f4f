import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Random } from '../evaluation/people/person.ts';
import { TRADES } from '../evaluation/people/trades.ts';
import { FEATURE_COUNT, featuresOf } from '../labelling/features.ts';
import { PHRASE_LABELS, type PhraseLabel, sharesOf } from '../labelling/phrase-labels.ts';
import { type LabelledPhrase, makePhrases } from './phrases.ts';

// Trains the labels of phrases on phrases made of the lists of words, in about a minute:
//   pnpm train:phrases
// Prints how often the labels are right on made phrases kept back, and on those of the evaluation's people.

const EXAMPLES = 90_000;
const KEPT_BACK = 4_000;
const ROUNDS = 6;
const FIRST_STEP = 0.25;
/** Of a weight, taken off each time that its feature is seen: rare words shall not decide alone. */
const DECAY = 2e-4;
const MOST = 127;
const FILE = join(import.meta.dirname, '../labelling/phrase-weights.json');

const started = performance.now();
const made = makePhrases(EXAMPLES + KEPT_BACK, 1);
const [kept, examples] = [made.slice(0, KEPT_BACK), made.slice(KEPT_BACK)];
const weights = train(examples);
const scale = MOST / Math.max(...weights.map(Math.abs));
const packed = Int8Array.from(weights, (weight) => Math.round(weight * scale));
writeFileSync(FILE, `${JSON.stringify({ scale, weights: Buffer.from(packed.buffer).toString('base64') })}\n`);

const people = TRADES.flatMap(({ titles, companies, schools, degrees }): LabelledPhrase[] => [
  ...titles.map((phrase) => ({ phrase, label: 'title' as const })),
  ...companies.map((phrase) => ({ phrase, label: 'company' as const })),
  ...schools.map((phrase) => ({ phrase, label: 'institution' as const })),
  ...degrees.map((phrase) => ({ phrase, label: 'degree' as const })),
]);
console.log(`${EXAMPLES} phrases, ${((performance.now() - started) / 1000).toFixed(0)} s`);
report('made phrases kept back', kept);
report('phrases of the evaluation’s people', people);

/** Multinomial logistic regression by stochastic gradient descent. */
function train(phrases: readonly LabelledPhrase[]): Float32Array {
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
  return learned;
}

function report(name: string, phrases: readonly LabelledPhrase[]): void {
  const guess = (phrase: string): PhraseLabel => {
    const shares = sharesOf(featuresOf(phrase), packed, scale);
    return PHRASE_LABELS[shares.indexOf(Math.max(...shares))]!;
  };
  const right = (some: readonly LabelledPhrase[]) => some.filter(({ phrase, label }) => guess(phrase) === label).length;
  const rows = [...Map.groupBy(phrases, ({ label }) => label)].map(
    ([label, some]) => `${label} ${((right(some) / some.length) * 100).toFixed(1)}`,
  );
  console.log(`${name}: ${((right(phrases) / phrases.length) * 100).toFixed(1)} % right (${rows.join(', ')})`);
}
