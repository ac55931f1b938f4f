import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRADES } from '../evaluation/people/trades.ts';
import { featuresOf } from '../labelling/features.ts';
import { PHRASE_LABELS, type PhraseLabel, sharesOf } from '../labelling/phrase-labels.ts';
import { type LabelledPhrase, makePhrases } from './phrases.ts';
import { EXAMPLE_COUNT, trainLabels } from './train-labels.ts';

// Trains the labels of phrases on phrases made of the lists of words, in about a minute:
//   pnpm train:phrases
// Prints how often the labels are right on made phrases kept back, and on those of the evaluation's people.

const KEPT_BACK = 4_000;
const FILE = join(import.meta.dirname, '../labelling/phrase-weights.json');

const started = performance.now();
const made = makePhrases(EXAMPLE_COUNT + KEPT_BACK, 1);
const [kept, examples] = [made.slice(0, KEPT_BACK), made.slice(KEPT_BACK)];
const { scale, weights } = trainLabels(examples);
writeFileSync(FILE, `${JSON.stringify({ scale, weights: Buffer.from(weights.buffer).toString('base64') })}\n`);

const people = TRADES.flatMap(({ titles, companies, schools, degrees }): LabelledPhrase[] => [
  ...titles.map((phrase) => ({ phrase, label: 'title' as const })),
  ...companies.map((phrase) => ({ phrase, label: 'company' as const })),
  ...schools.map((phrase) => ({ phrase, label: 'institution' as const })),
  ...degrees.map((phrase) => ({ phrase, label: 'degree' as const })),
]);
console.log(`${EXAMPLE_COUNT} phrases, ${((performance.now() - started) / 1000).toFixed(0)} s`);
report('made phrases kept back', kept);
report('phrases of the evaluation’s people', people);

function report(name: string, phrases: readonly LabelledPhrase[]): void {
  const guess = (phrase: string): PhraseLabel => {
    const shares = sharesOf(featuresOf(phrase), weights, scale);
    return PHRASE_LABELS[shares.indexOf(Math.max(...shares))]!;
  };
  const right = (some: readonly LabelledPhrase[]) => some.filter(({ phrase, label }) => guess(phrase) === label).length;
  const rows = [...Map.groupBy(phrases, ({ label }) => label)].map(
    ([label, some]) => `${label} ${((right(some) / some.length) * 100).toFixed(1)}`,
  );
  console.log(`${name}: ${((right(phrases) / phrases.length) * 100).toFixed(1)} % right (${rows.join(', ')})`);
}
