// pnpm bench:api: how fast the API answers. Each bench is a file of its own, in this list; --only NAME runs one.
import { parseArgs } from 'node:util';
import { benchAnalytics } from './analytics.ts';
import { benchAts } from './ats.ts';
import type { Figure } from './figure.ts';

const BENCHES: Record<string, () => Promise<Figure[]>> = { analytics: benchAnalytics, ats: benchAts };

const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });

function verdictOf({ value, bar }: Figure): string {
  if (!bar) return '';
  const isHeld = 'most' in bar ? value <= bar.most : value >= bar.least;
  return `${'most' in bar ? `≤ ${bar.most}` : `≥ ${bar.least}`} ${isHeld ? 'held' : 'MISSED'}`;
}

const figures: Figure[] = [];
for (const [name, run] of Object.entries(BENCHES)) {
  if (values.only && values.only !== name) continue;
  for (const figure of await run()) {
    figures.push(figure);
    if (!values.json)
      console.log(
        `${figure.what.padEnd(62)} ${figure.value.toFixed(0).padStart(8)} ${figure.unit.padEnd(10)} ${verdictOf(figure)}`,
      );
  }
}
if (values.json) console.log(JSON.stringify(figures, null, 2));
