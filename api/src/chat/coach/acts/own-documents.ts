import { adviseOnJob } from '../job-in-doubt.ts';
import { ASKS_FIGURES, listLinesByFigures } from '../lines-asked.ts';
import { weighSum } from '../own-figures.ts';
import { compareSums } from '../sums-compared.ts';
import { ASKS_WEAKEST, nameWeakestLine } from '../weakest-line.ts';
import { asksWhetherToApply, worthApplying } from '../worth-applying.ts';
import type { Act } from './act.ts';

/** Questions that only the own resume and the advert can answer. */
export const OWN_DOCUMENTS: readonly Act[] = [
  { asks: ({ things }, words) => !things.has('letter') && ASKS_FIGURES.test(words), act: listLinesByFigures },
  { asks: ({ things }) => !things.has('mail'), act: compareSums },
  { asks: ({ things }, words) => !things.has('letter') && ASKS_WEAKEST.test(words), act: nameWeakestLine },
  { asks: ({ isQuestion }) => isQuestion, act: (turn) => adviseOnJob(turn) ?? weighSum(turn) },
  { asks: (_, words) => asksWhetherToApply(words), act: worthApplying },
];
