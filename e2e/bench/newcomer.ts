// pnpm bench:newcomer: a person's first hour with the platform, played by a script, and the seconds that each step took.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { servePlugin } from '@vitae/releases/serve';
import { Command } from 'commander';
import Fastify from 'fastify';
import { type Browser, chromium } from 'playwright';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { findFreePort } from '../site.ts';
import { publishComposed } from './stores.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAME = 'mf-newcomer';
const SCREEN = path.join(ROOT, NAME, 'src/newcomer/newcomer-screen.tsx');
const GREETING = 'This screen is yours.';
/** Seconds. */
const BARS: Record<string, number> = { 'dev: edit to screen': 1, 'publish without browser': 5, promote: 1 };
const STEP_LIMIT_MS = 120_000;

const { json: isJson } = new Command('pnpm bench:newcomer')
  .description('create-remote, dev, test, publish and promote, each timed.')
  .option('--json', 'print JSON')
  .parse()
  .opts<{ json?: boolean }>();

const folder = await mkdtemp(path.join(tmpdir(), 'vitae-newcomer-'));
const executablePath = await findChromium(path.join(ROOT, 'e2e'));
if (!executablePath) throw new Error('There is no Chromium and none could be installed.');
const lockfile = path.join(ROOT, 'pnpm-lock.yaml');
const lockfileBefore = await readFile(lockfile);
/** The site as it is before the newcomer comes; built once for all benchmarks. */
const benchFolder = path.resolve(ROOT, process.env.DATA_DIR || '.data', 'bench');
const store = path.join(folder, 'releases');
await cp((await publishComposed(benchFolder)).store, store, { recursive: true });
const env = { ...process.env, RELEASE_STORE: store, DATA_DIR: folder, CHROME_PATH: executablePath };
const steps: { step: string; seconds: number }[] = [];
const children: ChildProcess[] = [];
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const site = Fastify({ forceCloseConnections: true });
try {
  await site.register(servePlugin, { store });
  const siteUrl = await site.listen({ port: 0, host: 'localhost' });
  await timed('create-remote', () => run('scripts/create-remote.ts', NAME));
  const devUrl = await timed('dev: start to screen', () => startDev(browser));
  await timed('dev: edit to screen', () => editAndSee(browser, devUrl));
  await timed('lint', () => run('node_modules/@biomejs/biome/bin/biome', 'check', NAME));
  await timed('types', () => run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.browser.json'));
  await timed('test', () => run('--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', NAME));
  await timed('publish without browser', () => run('releases/src/cli.ts', 'publish', NAME, '--no-browser'));
  await raiseVersion('1.0.1');
  await timed('publish with browser', () => run('releases/src/cli.ts', 'publish', NAME));
  await timed('promote', () => run('releases/src/cli.ts', 'promote', `${NAME}@1.0.1`, '--to', 'production'));
  await timed('seen by a visitor', () => visit(browser, siteUrl));
  await timed('roll back', () => run('releases/src/cli.ts', 'rollback', '--of', 'production'));
} finally {
  await browser.close();
  await site.close();
  for (const child of children) child.kill('SIGINT');
  await rm(path.join(ROOT, NAME), { recursive: true, force: true });
  await writeFile(lockfile, lockfileBefore);
  await rm(folder, { recursive: true, force: true });
}
if (isJson) console.log(JSON.stringify(steps, null, 2));
else {
  for (const { step, seconds } of steps) {
    const bar = BARS[step];
    const verdict = bar === undefined ? '' : `  bar ${bar.toFixed(1)} s  ${seconds <= bar ? 'held' : 'NOT HELD'}`;
    console.log(`${step.padEnd(26)}${seconds.toFixed(2).padStart(7)} s${verdict}`);
  }
}

async function timed<Result>(step: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  steps.push({ step, seconds: (performance.now() - begun) / 1000 });
  return result;
}

/** Runs a program of the house to its end; what it said is shown where it fails. */
async function run(...words: string[]): Promise<void> {
  const child = spawn(process.execPath, words, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [exitCode] = (await once(child, 'close')) as [number | null];
  if (exitCode !== 0) throw new Error(`${words.join(' ')} failed:\n${output}`);
}

async function startDev(browser: Browser): Promise<string> {
  const port = await findFreePort();
  const words = ['scripts/dev.ts', NAME, '--port', String(port)];
  children.push(spawn(process.execPath, words, { cwd: ROOT, env: { ...env, PORT: '1' }, stdio: 'ignore' }));
  const url = `http://localhost:${port}/newcomer`;
  const page = await browser.newPage();
  const deadline = Date.now() + STEP_LIMIT_MS;
  while (Date.now() < deadline) {
    const isThere = await page.goto(url, { timeout: STEP_LIMIT_MS }).catch(() => null);
    if (isThere) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await page.getByText(GREETING).waitFor({ timeout: STEP_LIMIT_MS });
  return url;
}

/** The page of before is still open: the change comes to it without a reload. */
async function editAndSee(browser: Browser, url: string): Promise<void> {
  const page = browser
    .contexts()
    .flatMap((context) => context.pages())
    .find((open) => open.url() === url);
  const source = await readFile(SCREEN, 'utf8');
  await writeFile(SCREEN, source.replace(GREETING, 'Hello from a newcomer.'));
  await page?.getByText('Hello from a newcomer.').waitFor({ timeout: STEP_LIMIT_MS });
}

async function raiseVersion(version: string): Promise<void> {
  const file = path.join(ROOT, NAME, 'remote.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace('"version": "1.0.0"', `"version": "${version}"`));
}

async function visit(browser: Browser, siteUrl: string): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${siteUrl}/newcomer`);
  await page.locator(`[data-remote="${NAME}"][data-remote-version="1.0.1"]`).waitFor({ timeout: STEP_LIMIT_MS });
  await page.getByText('Hello from a newcomer.').waitFor({ timeout: STEP_LIMIT_MS });
}
