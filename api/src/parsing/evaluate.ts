import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UnreadableResumeError } from './errors.ts';
import { type CalibrationBand, calibrate } from './evaluation/calibration.ts';
import { crossValidate } from './evaluation/cross-validation.ts';
import { junkShares, junkText } from './evaluation/junk.ts';
import { type LabelledFile, type Outcome, type ScoreRow, scoreFiles } from './evaluation/score.ts';
import { parseResume } from './parse.ts';
import { type Prediction, toPrediction } from './prediction.ts';
import type { ParsedResume } from './result.ts';

// Runs the parser over a labelled corpus and prints how it does:
//   node api/src/parsing/evaluate.ts [--corpus DIR] [--predictions FILE] [--json] [--cross-validate]

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const WORST_FILES = 12;
const MISSES_PER_FILE = 4;
const TIMED_RUNS = 9;
const GULF_PREFIX = 'gulf/';

interface ManifestFile {
  file: string;
  kind?: string;
  format?: string;
  pages?: number;
  expected?: Record<string, unknown>;
  expected_alt?: Record<string, unknown>;
}

interface Timing {
  files: number;
  medianMs: number;
  p95Ms: number;
}

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    predictions: { type: 'string' },
    json: { type: 'boolean', default: false },
    'cross-validate': { type: 'boolean', default: false },
  },
});
const corpus = resolve(options.corpus ?? process.env.VITAE_CORPUS ?? join(REPOSITORY, '../shared/corpus'));
const manifestPath = join(corpus, 'MANIFEST.json');

if (existsSync(manifestPath)) await evaluate(manifestPath);
else console.log(`Skipped: no corpus at ${corpus}. Name one with --corpus DIR or VITAE_CORPUS.`);

async function evaluate(path: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { files: ManifestFile[] };
  const entries = manifest.files.filter((entry) => entry.expected && entry.kind !== 'bad input');
  const resumes = new Map<string, ParsedResume>();
  const failures: { file: string; code: string }[] = [];
  for (const { file } of entries) {
    try {
      resumes.set(file, await parseResume(readFile(file)));
    } catch (error) {
      if (!(error instanceof UnreadableResumeError)) throw error;
      failures.push({ file, code: error.code });
    }
  }
  const predictions: Record<string, Prediction> = Object.fromEntries(
    [...resumes].map(([file, resume]) => [file, toPrediction(resume)]),
  );
  if (options.predictions) writeFileSync(options.predictions, `${JSON.stringify(predictions, null, 1)}\n`);

  const labelled = entries.map(
    ({ file, expected, expected_alt }): LabelledFile => ({
      file,
      expected: expected!,
      ...(expected_alt ? { expectedAlternative: expected_alt } : {}),
    }),
  );
  const all = scoreFiles(labelled, predictions);
  const general = scoreFiles(
    labelled.filter(({ file }) => !file.startsWith(GULF_PREFIX)),
    predictions,
  );
  const gulf = scoreFiles(
    labelled.filter(({ file }) => file.startsWith(GULF_PREFIX)),
    predictions,
  );
  const calibration = calibrate(all.outcomes, resumes);
  const timing = await measure(
    entries.filter(({ file }) => file.endsWith('.pdf') && resumes.has(file)).map(({ file }) => file),
  );

  if (options.json) {
    console.log(
      JSON.stringify(
        {
          files: entries.length,
          meanF1: all.meanF1,
          general: general.meanF1,
          gulf: gulf.meanF1,
          rows: all.rows,
          calibration,
          timing,
          failures,
          misses: all.outcomes.filter((outcome) => !outcome.isHit),
        },
        null,
        1,
      ),
    );
    return;
  }
  printRows(all.rows);
  console.log(
    `\n${entries.length} files, mean F1 ${percent(all.meanF1)}; without the Gulf part ${percent(general.meanF1)}, its own ${percent(gulf.meanF1)}`,
  );
  if (options['cross-validate']) {
    const unread = new Set(failures.map(({ file }) => file));
    const { people, folds, meanF1 } = await crossValidate(labelled, async (file) =>
      unread.has(file) ? {} : toPrediction(await parseResume(readFile(file))),
    );
    console.log(
      `\nThe committed weights are trained on made phrases alone, on no file of the corpus: mean F1 ${percent(all.meanF1)}\n` +
        `Trained on the other people's labels too, ${people} people in ${folds} parts: mean F1 ${percent(meanF1)}\n` +
        'Lists and rules are written by hand and the same in both.',
    );
  }
  console.log(junkText(junkShares(labelled, all.outcomes, predictions, false)));
  for (const { file, code } of failures) console.log(`not read: ${file} (${code})`);
  printWorst(all.outcomes);
  printCalibration(calibration);
  console.log(
    `\nPDF: median ${timing.medianMs.toFixed(1)} ms, p95 ${timing.p95Ms.toFixed(1)} ms (${timing.files} files, one process, after a warm-up)`,
  );
}

function readFile(file: string) {
  return { bytes: new Uint8Array(readFileSync(join(corpus, file))), fileName: file };
}

/** Time per file after each has been read once, the median of several runs. */
async function measure(files: readonly string[]): Promise<Timing> {
  const times: number[] = [];
  for (const file of files) {
    const input = readFile(file);
    const runs: number[] = [];
    for (let run = 0; run < TIMED_RUNS; run++) {
      const start = performance.now();
      await parseResume(input);
      runs.push(performance.now() - start);
    }
    times.push(runs.sort((a, b) => a - b)[Math.floor(TIMED_RUNS / 2)]!);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { files: files.length, medianMs: at(0.5), p95Ms: at(0.95) };
}

function printRows(rows: readonly ScoreRow[]): void {
  for (const { field, labelled, precision, recall, f1 } of rows) {
    console.log(
      `${field.padEnd(20)} n=${String(labelled).padStart(4)}  P ${percent(precision)}  R ${percent(recall)}  F1 ${percent(f1)}`,
    );
  }
}

function printWorst(outcomes: readonly Outcome[]): void {
  const misses = Map.groupBy(
    outcomes.filter((outcome) => !outcome.isHit),
    (outcome) => outcome.file,
  );
  const worst = [...misses].sort((a, b) => b[1].length - a[1].length).slice(0, WORST_FILES);
  console.log('\nMost misses:');
  for (const [file, missed] of worst) {
    console.log(`  ${file}: ${missed.length}`);
    for (const { field, expected, found } of missed.slice(0, MISSES_PER_FILE))
      console.log(`    ${field}: wanted ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
  }
}

function printCalibration(bands: readonly CalibrationBand[]): void {
  console.log('\nConfidence      given  right');
  for (const { from, to, given, right } of bands) {
    if (given > 0)
      console.log(`${from.toFixed(2)} to ${to.toFixed(2)}  ${String(given).padStart(7)}  ${percent(right / given)}`);
  }
}

function percent(share: number): string {
  return (share * 100).toFixed(1).padStart(5);
}
