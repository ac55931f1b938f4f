import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { findInstalledChromium } from '../../../releases/src/mounting/find-chromium.ts';
import { UnreadableResumeError } from './errors.ts';
import { junkShares, junkText } from './evaluation/junk.ts';
import { ROUND_COUNT, type Sheet, sheetsOf } from './evaluation/people/rounds.ts';
import { type LabelledFile, type Outcome, type ScoreRow, scoreFiles } from './evaluation/score.ts';
import { parseResume } from './parse.ts';
import { type Prediction, toPrediction } from './prediction.ts';

// Prints people who never lived in the ways in which real ones print their resumes, and says how well they are read:
//   pnpm eval:people [--round N] [--only NAME] [--misses] [--keep DIR]
// The files that are kept have their labels beside them, as training asks for.

const { values: options } = parseArgs({
  options: {
    round: { type: 'string' },
    only: { type: 'string' },
    misses: { type: 'boolean', default: false },
    keep: { type: 'string' },
  },
});

const run = promisify(execFile);
const folder = options.keep ?? join(tmpdir(), 'vitae-people');
const chromium = await findInstalledChromium();
await mkdir(folder, { recursive: true });

const rounds = options.round ? [Number(options.round) - 1] : Array.from({ length: ROUND_COUNT }, (_, i) => i);
const labelled: (LabelledFile & { sheet: Sheet })[] = [];
const kept: LabelledFile[] = [];
const predictions: Record<string, Prediction> = {};
for (const round of rounds) {
  for (const sheet of sheetsOf(round)) {
    if (options.only && !sheet.name.includes(options.only)) continue;
    const file = await print(sheet);
    if (!file) continue;
    labelled.push({ file: sheet.name, expected: sheet.expected, sheet });
    kept.push({ file: basename(file), expected: sheet.expected });
    try {
      predictions[sheet.name] = toPrediction(
        await parseResume({ bytes: new Uint8Array(await readFile(file)), fileName: file }),
      );
    } catch (error) {
      if (!(error instanceof UnreadableResumeError)) throw error;
      console.log(`not read: ${sheet.name} (${error.code})`);
    }
  }
}

const { rows, meanF1, outcomes } = scoreFiles(labelled, predictions);
for (const row of rows) console.log(rowText(row));
console.log(`\n${labelled.length} people, mean F1 ${percent(meanF1)}`);
const by = (name: string, keyOf: (sheet: Sheet) => string) => {
  const groups = Map.groupBy(labelled, ({ sheet }) => keyOf(sheet));
  const scores = [...groups].map(([key, files]) => `${key} ${percent(scoreFiles(files, predictions).meanF1).trim()}`);
  console.log(`by ${name}: ${scores.join(', ')}`);
};
by('round', ({ name }) => name.split('-')[0]!);
by('template', ({ name }) => name.split('-')[1]!);
by('language', ({ person }) => person.language);
console.log(junkText(junkShares(labelled, outcomes, predictions, true)));
if (options.misses) printMisses(outcomes);
if (options.keep) await writeFile(join(folder, 'MANIFEST.json'), JSON.stringify({ files: kept }));

/** The sheet as a file; the same content is printed once. */
async function print({ name, printed }: Sheet): Promise<string | undefined> {
  const key = createHash('sha256').update(printed.content).digest('hex').slice(0, 12);
  const extension = printed.kind === 'html' ? 'pdf' : printed.kind;
  const file = join(folder, `${name}-${key}.${extension}`);
  if (existsSync(file)) return file;
  if (printed.kind !== 'html') {
    await writeFile(file, printed.content);
    return file;
  }
  if (!chromium) return undefined;
  const page = join(folder, `${name}.html`);
  await writeFile(page, printed.content);
  await run(chromium, ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${file}`, page]);
  return file;
}

function printMisses(all: readonly Outcome[]): void {
  const byFile = Map.groupBy(
    all.filter((outcome) => !outcome.isHit),
    (outcome) => outcome.file,
  );
  for (const [file, missed] of byFile) {
    console.log(`\n${file}`);
    for (const { field, expected, found } of missed)
      console.log(`  ${field}: wanted ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  }
}

function rowText({ field, labelled: count, precision, recall, f1 }: ScoreRow): string {
  return `${field.padEnd(20)} n=${String(count).padStart(4)}  P ${percent(precision)}  R ${percent(recall)}  F1 ${percent(f1)}`;
}

function percent(share: number): string {
  return (share * 100).toFixed(1).padStart(5);
}
