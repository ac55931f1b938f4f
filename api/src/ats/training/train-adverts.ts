import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { setChunkModel } from '@vitae/language/adverts/chunk-shares';
import { setClauseModel } from '@vitae/language/adverts/clause-classes';
import type { LabelledAdvert } from '../evaluation/labelled-adverts.ts';
import { labelledSets } from '../evaluation/labelled-sets.ts';
import { figuresOf } from '../evaluation/requirement-figures.ts';
import { examplesOf, writtenExamples } from './labelled-clauses.ts';
import { trainChain } from './train-chain.ts';
import { trainChunks } from './train-chunks.ts';

// Trains what tells demands, wishes and duties apart in adverts, on the clauses of the labelled ones and on some that were
// written for it, and what tells words that name a requirement from others, on the labels; in a few seconds:
//   pnpm train:adverts [--leave-one-out [--faults] [FILE of labelled adverts …]]
// With --leave-one-out it writes nothing, and prints for each set how it is read by rules alone and with what is learned
// from all other sets, and for all of them together. The rules have seen most sets; only the first figures in a set's own head are of a reader that had not.

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    'leave-one-out': { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
  },
});
const FOLDER = join(import.meta.dirname, '../../../../shared/language/src/adverts');
type Read = ReturnType<typeof figuresOf>;

/** Of what has learned nothing, all is as likely, and the rules decide. */
const NOTHING = { scale: 1, weights: [] };

const sets = labelledSets(options['leave-one-out'] ? files : []);
const written = writtenExamples();

if (options['leave-one-out']) {
  const all: { byRules: Read[]; learned: Read[] } = { byRules: [], learned: [] };
  for (const [left, adverts] of sets) {
    learn([...sets].flatMap(([name, some]) => (name === left ? [] : some)));
    const learned = figuresOf(adverts);
    setClauseModel(NOTHING);
    setChunkModel(NOTHING);
    const byRules = figuresOf(adverts);
    if (options.faults) console.log(learned.faults.join('\n'));
    console.log(`${left.padEnd(18)} by rules ${summaryOf([byRules])}   learned ${summaryOf([learned])}`);
    all.byRules.push(byRules);
    all.learned.push(learned);
  }
  console.log(`${'all'.padEnd(18)} by rules ${summaryOf(all.byRules)}   learned ${summaryOf(all.learned)}`);
} else {
  const { clauses, chunks } = learn([...sets.values()].flat());
  write('clause-weights.json', clauses);
  write('chunk-weights.json', chunks);
}

/** Both models of these adverts, which everything is read by from now on. */
function learn(adverts: readonly LabelledAdvert[]) {
  const clauses = trainChain([...examplesOf(adverts), ...written]);
  setClauseModel(clauses);
  const chunks = trainChunks(adverts);
  setChunkModel(chunks);
  return { clauses, chunks };
}

function summaryOf(reads: readonly Read[]): string {
  return (['required', 'preferred'] as const)
    .map((asked) => {
      const counts = reads.flatMap(({ figures }) => figures.filter((figure) => figure.asked === asked));
      const [right = 0, tooMuch = 0, missed = 0] = (['right', 'tooMuch', 'missed'] as const).map((kind) =>
        counts.reduce((sum, figure) => sum + figure[kind], 0),
      );
      return `${asked} ${(right / (right + tooMuch)).toFixed(3)} ${(right / (right + missed)).toFixed(3)}`;
    })
    .join(' ');
}

function write(name: string, { scale, weights }: { scale: number; weights: ArrayLike<number> }): void {
  const bytes = Buffer.from(Int8Array.from(weights)).toString('base64');
  writeFileSync(join(FOLDER, name), `${JSON.stringify({ scale, weights: bytes }, null, 2)}\n`);
}
