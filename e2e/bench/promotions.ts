// pnpm bench:promotions [--changes N] [--tabs N] [--json]: promotions and rollbacks of all remotes under walking tabs.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { walkUnderPromotions } from '../walk-under-promotions.ts';
import { publishComposed } from './stores.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const {
  changes,
  tabs,
  json: isJson,
} = new Command('pnpm bench:promotions')
  .description('Counts screens that fail, pages that are stale and input that is lost while remotes are released.')
  .option('--changes <number>', 'promotions and rollbacks together', '50')
  .option('--tabs <number>', 'tabs that walk', '20')
  .option('--json', 'print JSON')
  .parse()
  .opts<{ changes: string; tabs: string; json?: boolean }>();

const folder = await mkdtemp(path.join(tmpdir(), 'vitae-promotions-'));
const executablePath = await findChromium(path.join(ROOT, 'e2e'));
if (!executablePath) throw new Error('There is no Chromium and none could be installed.');
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  const benchFolder = path.resolve(ROOT, process.env.DATA_DIR || '.data', 'bench');
  const store = path.join(folder, 'releases');
  await cp((await publishComposed(benchFolder)).store, store, { recursive: true });
  const begun = performance.now();
  const result = await walkUnderPromotions({ browser, store, changes: Number(changes), tabs: Number(tabs) });
  const seconds = (performance.now() - begun) / 1000;
  if (isJson) console.log(JSON.stringify({ ...result, seconds }, null, 2));
  else {
    const { failedScreens, stalePages, lostInput, damage } = result;
    console.log(
      [
        `${result.changes} promotions and rollbacks under ${result.tabs} tabs in ${seconds.toFixed(0)} s, the slowest ${(result.slowestChangeMs / 1000).toFixed(2)} s`,
        `  screens visited     ${result.screens}, ${result.loads} of them loaded anew`,
        ...[
          ['failed screens', failedScreens] as const,
          ['stale pages', stalePages] as const,
          ['lost input', lostInput] as const,
          ['damage in the store', damage] as const,
        ].flatMap(([what, cases]) => [
          `  ${what.padEnd(20)}${cases.length}  bar 0  ${cases.length === 0 ? 'held' : 'NOT HELD'}`,
          ...cases.slice(0, 10).map((one) => `    ${one}`),
        ]),
      ].join('\n'),
    );
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
