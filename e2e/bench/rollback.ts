// pnpm bench:rollback [--tabs N] [--json]: seconds from a rollback until open tabs, whose visitors go on, are on the
// good version.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { registerFakeApi } from '@vitae/releases/mounting/fake-api';
import { promote } from '@vitae/releases/promote';
import { rollback } from '@vitae/releases/rollback';
import { servePlugin } from '@vitae/releases/serve';
import { readChannel, requireRemote } from '@vitae/releases/store';
import { Command } from 'commander';
import Fastify from 'fastify';
import { chromium, type Locator, type Page } from 'playwright';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { goTo } from '../go-to.ts';
import { addNextVersion } from '../next-version.ts';
import { publishComposed } from './stores.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const AUTHOR = { by: 'a benchmark' };
const CHANNEL = 'production';
const NAME = 'mf-chat';
const SCREENS = ['/about-us', '/ai-chat-landingpage'] as const;
/** So many tabs load at a time: with more, two cores are too slow for them, and tabs fall back to the version before. */
const OPENED_AT_ONCE = 2;
/** A visitor stays on a page between these. */
const STAY_MS = { least: 2_000, most: 8_000 };

const { tabs, json: isJson } = new Command('pnpm bench:rollback')
  .option('--tabs <number>', 'open tabs', '20')
  .option('--json', 'print JSON')
  .parse()
  .opts<{ tabs: string; json?: boolean }>();

const folder = await mkdtemp(path.join(tmpdir(), 'vitae-rollback-'));
const executablePath = await findChromium(path.join(ROOT, 'e2e'));
if (!executablePath) throw new Error('There is no Chromium and none could be installed.');
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
const server = Fastify({ forceCloseConnections: true });
try {
  const store = path.join(folder, 'releases');
  const benchFolder = path.resolve(ROOT, process.env.DATA_DIR || '.data', 'bench');
  await cp((await publishComposed(benchFolder)).store, store, { recursive: true });
  const good = (await readChannel(store, CHANNEL))!.remotes[NAME]!.version;
  const bad = await addNextVersion(store, await requireRemote(store, NAME, good));
  await promote(store, CHANNEL, [bad], AUTHOR);
  await registerFakeApi(server);
  await server.register(servePlugin, { store });
  const url = await server.listen({ port: 0, host: 'localhost' });

  const open: Page[] = [];
  const openTabs = async () => {
    while (open.length < Number(tabs)) {
      const page = await (await browser.newContext()).newPage();
      open.push(page);
      await page.goto(url + SCREENS[1]);
      await onVersion(page, bad.version).waitFor();
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openTabs));
  for (const [index, page] of open.entries())
    if (!(await onVersion(page, bad.version).isVisible())) throw new Error(`Tab ${index} has left the bad version.`);

  await rollback(store, CHANNEL, AUTHOR);
  const rolledBackAt = performance.now();
  const walks = open.map(async (page) => {
    for (let step = 0; ; step += 1) {
      await pause(STAY_MS.least + Math.random() * (STAY_MS.most - STAY_MS.least));
      const screen = SCREENS[step % SCREENS.length]!;
      await goTo(page, screen);
      if (screen !== SCREENS[1]) continue;
      await onVersion(page).waitFor();
      if (await onVersion(page, good).isVisible()) return (performance.now() - rolledBackAt) / 1000;
    }
  });
  const seconds = (await Promise.all(walks)).sort((a, b) => a - b);
  const [median, last] = [seconds[Math.floor(seconds.length / 2)]!, seconds.at(-1)!];
  if (isJson) console.log(JSON.stringify({ tabs: Number(tabs), median, last, stay: STAY_MS }));
  else
    console.log(
      `From a rollback to the good version, ${tabs} tabs whose visitors stay ${STAY_MS.least / 1000} to ${STAY_MS.most / 1000} s on a page: half within ${median.toFixed(1)} s, the last after ${last.toFixed(1)} s`,
    );
} finally {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
}

/** The place on the page where a version of the remote stands: this one, or any. */
function onVersion(page: Page, version?: string): Locator {
  return page.locator(
    `[data-remote="${NAME}"]${version ? `[data-remote-version="${version}"]` : '[data-remote-version]'}`,
  );
}
