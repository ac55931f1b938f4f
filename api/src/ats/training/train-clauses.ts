import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ClauseModel, setClauseModel } from '@vitae/language/adverts/clause-classes';
import { labelledSets } from '../evaluation/labelled-sets.ts';
import { figuresOf } from '../evaluation/requirement-figures.ts';
import { examplesOf, writtenExamples } from './labelled-clauses.ts';
import { trainChain } from './train-chain.ts';

// Trains what tells demands, wishes and duties apart in adverts, on the clauses of the labelled ones and on some that were
// written for it, in a few seconds:
//   pnpm train:clauses [--leave-one-out]
// With --leave-one-out it writes nothing, and prints for each set how it is read by words alone and with what is learned
// from all other sets. The rules have seen most sets; only the first figures in a set's own head are of a reader that had not.

const { values: options } = parseArgs({ options: { 'leave-one-out': { type: 'boolean', default: false } } });
const FILE = join(import.meta.dirname, '../../../../shared/language/src/adverts/clause-weights.json');
/** Of what has learned nothing, all classes are as likely, and words decide. */
const NOTHING: ClauseModel = { scale: 1, weights: [] };

const sets = labelledSets();
const written = writtenExamples();

if (options['leave-one-out'])
  for (const [left, adverts] of sets) {
    const others = [...sets].flatMap(([name, some]) => (name === left ? [] : examplesOf(some)));
    for (const [how, model] of [
      ['by words', NOTHING],
      ['learned', trainChain([...others, ...written])],
    ] as const) {
      setClauseModel(model);
      const figures = figuresOf(adverts).figures.map(
        ({ asked, precision, recall }) => `${asked} ${precision.toFixed(3)} ${recall.toFixed(3)}`,
      );
      console.log(`${left.padEnd(16)} ${how.padEnd(9)} ${figures.join('  ')}`);
    }
  }
else {
  const { scale, weights } = trainChain([...[...sets.values()].flatMap(examplesOf), ...written]);
  writeFileSync(
    FILE,
    `${JSON.stringify({ scale, weights: Buffer.from(Int8Array.from(weights)).toString('base64') })}\n`,
  );
}
