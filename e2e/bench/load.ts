// pnpm bench:load [--sizes | --tour] [--json]: how much JavaScript a first visit loads, how long it takes beside a
// monolith, and what a tour through all remotes loads.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { servePlugin } from '@vitae/releases/serve';
import { Command } from 'commander';
import Fastify, { type FastifyInstance } from 'fastify';
import { chromium } from 'playwright';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { compareColdLoads, formatColdLoads } from './cold-load.ts';
import { formatSizes, measureSizes, openPaths } from './sizes.ts';
import { publishApart, publishComposed, publishMonolith } from './stores.ts';
import { formatTour, walkTour } from './tour.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

const {
  sizes: isSizesOnly,
  tour: isTour,
  json: isJson,
} = new Command('pnpm bench:load')
  .description('Compares the composed site with a code-split monolith of the same sources.')
  .option('--sizes', 'measure the sizes only')
  .option('--tour', 'measure only a tour through all remotes, beside remotes that share nothing')
  .option('--json', 'print JSON')
  .parse()
  .opts<{ sizes?: boolean; tour?: boolean; json?: boolean }>();

const folder = path.resolve(ROOT, process.env.DATA_DIR || '.data', 'bench');
await mkdir(folder, { recursive: true });
const composed = await publishComposed(folder);
const servers: FastifyInstance[] = [];
const executablePath = await findChromium(path.join(ROOT, 'e2e'));
if (!executablePath)
  throw new Error('There is no Chromium and none could be installed. Install one, or set CHROME_PATH.');
const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
try {
  const composedUrl = await serve(composed.store);
  if (isTour) await printTour(composedUrl);
  else await printLoads(composedUrl);
} finally {
  await browser.close();
  for (const server of servers) await server.close();
}

async function printTour(composedUrl: string): Promise<void> {
  const tour = await walkTour(browser, composedUrl, composed);
  const apart = await publishApart(folder, composed);
  const tourApart = await walkTour(browser, await serve(apart.store), apart);
  console.log(isJson ? JSON.stringify({ tour, apart: tourApart }, null, 2) : formatTour(tour, tourApart));
}

async function printLoads(composedUrl: string): Promise<void> {
  const sizes = await measureSizes(browser, composedUrl, composed);
  const pages = composed.remotes.map((remote) => ({ name: remote.name, path: openPaths(remote)[0]! }));
  const coldLoads = isSizesOnly
    ? null
    : await compareColdLoads(
        browser,
        { composed: composedUrl, monolith: await serve(await publishMonolith(folder, composed)) },
        pages,
      );
  if (isJson) console.log(JSON.stringify({ sizes, coldLoads }, null, 2));
  else console.log([formatSizes(sizes), ...(coldLoads ? [formatColdLoads(coldLoads)] : [])].join('\n\n'));
}

async function serve(store: string): Promise<string> {
  const server = Fastify({ forceCloseConnections: true });
  servers.push(server);
  await server.register(servePlugin, { store });
  return await server.listen({ port: 0, host: 'localhost' });
}
