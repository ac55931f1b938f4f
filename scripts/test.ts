// pnpm test: every check of the house, each step also when an earlier one fails, and at the end what ran.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Counts, countsOfJest, countsOfPlaywright, describe, ONE_FAILED, ONE_PASSED, sum } from './test/counts.ts';
import { findChromium } from './test/find-chromium.ts';
import { runCommand } from './test/run-command.ts';
import { installSystemPackage } from './test/system-package.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const E2E = path.join(ROOT, 'e2e');
/** A test that hangs ends the run, for on Node no test has a limit of its own. */
const UNIT_LIMIT_MS = 20 * 60_000;
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name);
const reports = await mkdtemp(path.join(tmpdir(), 'vitae-test-'));
// Tests start the same programs hundreds of times: from the second time on Node has them compiled.
process.env.NODE_COMPILE_CACHE = path.join(reports, 'compiled');

const steps: { name: string; run(): Promise<Counts> }[] = [
  { name: 'format and lint', run: () => check(bin('biome'), ['check', '.']) },
  { name: 'types', run: () => check(bin('tsc'), ['--noEmit']) },
  { name: 'texts', run: () => check(process.execPath, ['scripts/messages.ts', '--check']) },
  { name: 'types, browser', run: () => check(bin('tsc'), ['--noEmit', '-p', 'tsconfig.browser.json']) },
  { name: 'types, Node', run: () => check(bin('tsc'), ['--noEmit', '-p', 'tsconfig.node.json']) },
  { name: 'types, tests on Node', run: () => check(bin('tsc'), ['--noEmit', '-p', 'tsconfig.node-tests.json']) },
  { name: 'dead code', run: () => check(bin('knip'), []) },
  { name: 'unit and integration', run: runJest },
  { name: 'browser', run: runPlaywright },
];

async function check(program: string, options: string[]): Promise<Counts> {
  return (await runCommand(program, options, { cwd: ROOT })) === 0 ? ONE_PASSED : ONE_FAILED;
}

async function runJest(): Promise<Counts> {
  const report = path.join(reports, 'jest.json');
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  const options = ['--experimental-vm-modules', '--no-warnings', jest, '--json', `--outputFile=${report}`];
  // With --json Jest prints the report too; what people read goes to the other stream.
  const limits = { isReportHidden: true, timeoutMs: UNIT_LIMIT_MS };
  const exitCode = await runCommand(process.execPath, options, { cwd: ROOT, ...limits });
  return await readCounts(report, countsOfJest, exitCode);
}

async function runPlaywright(): Promise<Counts> {
  await requirePdfToText();
  const chromium = await findChromium(E2E);
  if (!chromium) {
    console.error('There is no Chromium and none could be installed. Install one, or set CHROME_PATH, and try again.');
    return ONE_FAILED;
  }
  const report = path.join(reports, 'playwright.json');
  const exitCode = await runCommand(path.join(E2E, 'node_modules/.bin/playwright'), ['test', '--reporter=list,json'], {
    cwd: E2E,
    env: { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return await readCounts(report, countsOfPlaywright, exitCode);
}

/** Tests that read a PDF's text skip themselves without it. */
async function requirePdfToText(): Promise<void> {
  const isThere = async () => (await runCommand('pdftotext', ['-v'], { isQuiet: true })) === 0;
  if ((await isThere()) || ((await installSystemPackage('poppler-utils')) && (await isThere()))) return;
  console.warn('There is no pdftotext (poppler-utils): browser tests that read a PDF are skipped.');
}

async function readCounts<Report>(file: string, count: (report: Report) => Counts, exitCode: number | null) {
  try {
    const counts = count(JSON.parse(await readFile(file, 'utf8')));
    // Something failed that no test counts: a hook of the whole run, an open handle.
    return exitCode !== 0 && counts.failed === 0 ? sum([counts, ONE_FAILED]) : counts;
  } catch {
    return ONE_FAILED;
  }
}

const results: { name: string; counts: Counts; seconds: number }[] = [];
for (const { name, run } of steps) {
  console.log(`\n── ${name}`);
  const begun = Date.now();
  results.push({ name, counts: await run(), seconds: (Date.now() - begun) / 1000 });
}
await rm(reports, { recursive: true, force: true });

console.log('\n── what ran');
for (const { name, counts, seconds } of results) {
  console.log(`${name.padEnd(22)}${describe(counts)}  (${seconds.toFixed(0)} s)`);
}
const total = sum(results.map(({ counts }) => counts));
console.log(describe(total));
for (const failure of total.failures) console.log(`failed: ${failure.replace(ROOT + path.sep, '')}`);
process.exitCode = total.failed > 0 ? 1 : 0;
