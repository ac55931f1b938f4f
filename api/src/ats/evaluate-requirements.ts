import { parseArgs } from 'node:util';
import { labelledSets } from './evaluation/labelled-sets.ts';
import { figuresOf } from './evaluation/requirement-figures.ts';

// Compares what is read out of adverts with what a person has labelled in them (evaluation/LABELLING.md), required and
// preferred apart:
//   pnpm eval:requirements [--json] [--faults] [FILE of labelled adverts …]

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, faults: { type: 'boolean', default: false } },
});

const sets = Object.fromEntries([...labelledSets(files)].map(([name, adverts]) => [name, figuresOf(adverts)]));
if (options.json) console.log(JSON.stringify(sets, null, 1));
else
  for (const [name, { adverts, figures, faults }] of Object.entries(sets)) {
    if (options.faults) console.log(faults.join('\n'));
    for (const { asked, precision, recall, right, tooMuch, missed } of figures)
      console.log(
        `${name.padEnd(9)} ${adverts} adverts  ${asked.padEnd(10)} precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  (${right} right, ${tooMuch} too much, ${missed} missed)`,
      );
  }
