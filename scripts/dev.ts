// pnpm dev mf-x [--alone]: the remote as it is being written, hot, inside the site or on a page of its own.
import path from 'node:path';
import { readHealth } from '@vitae/contract/health';
import { readPointer } from '@vitae/releases/channel-files';
import { startDevelopment } from '@vitae/releases/development/start';
import { readStoreAddress } from '@vitae/releases/store';
import { readPackage } from '@vitae/releases/workspace-package';
import { Command } from 'commander';
import { publishWorkspace } from './start/publish-workspace.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DEFAULT_SITE_PORT = 3000;
const PROBE_LIMIT_MS = 1_000;

interface Options {
  alone?: boolean;
  port: string;
  channel: string;
  api?: string;
}

const program = new Command('pnpm dev')
  .description(
    'Serves a remote as it is being written: each save is on the screen within a second, and what was typed there stays.\n' +
      'The rest of the site comes from the local store, the API from a running "pnpm start", else from a stand-in.',
  )
  .argument('<remote>', 'the folder of a remote: mf-ats')
  .option('--alone', 'on a page of its own with a fake platform, without the shell (?signed-in, ?language=ar)')
  .option('--port <number>', 'the port', '3100')
  .option('--channel <name>', 'the channel that the rest of the site comes from', 'staging')
  .option('--api <address>', 'a site whose API is used, like http://localhost:3000')
  .parse();
const [name = ''] = program.args;
const { alone, port, channel, api } = program.opts<Options>();

try {
  await readPackage(ROOT, name);
  const store = readStoreAddress(process.env, ROOT);
  const report = (line: string) => console.log(`  ${line}`);
  if (!alone && !(await readPointer(store, channel).catch(() => null))) {
    report('the store is empty: building the rest of the site once');
    await publishWorkspace({ workspaceRoot: ROOT, store, signal: new AbortController().signal, report });
  }
  const site = api ?? (await findRunningSite());
  const folder = path.resolve(ROOT, process.env.DATA_DIR || '.data', 'dev');
  const { url, stop } = await startDevelopment({
    workspaceRoot: ROOT,
    store,
    folder,
    name,
    channel: alone ? null : channel,
    site,
    port: Number(port),
    onBuilt({ milliseconds, errors }) {
      console.log(errors.length > 0 ? errors.join('\n') : `  built in ${milliseconds} ms`);
    },
  });
  const { manifest } = await readPackage(ROOT, name);
  console.log(`  API: ${site ?? 'a stand-in (start the site for the real one: pnpm start)'}`);
  console.log(`${name} is at ${url}${manifest.routes[0]?.path.replace(/\/:.*/, '')}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** The site that `pnpm start` serves, where it runs. */
async function findRunningSite(): Promise<string | null> {
  const address = `http://localhost:${process.env.PORT || DEFAULT_SITE_PORT}`;
  try {
    const answer = await fetch(`${address}${readHealth.path}`, { signal: AbortSignal.timeout(PROBE_LIMIT_MS) });
    return answer.ok ? address : null;
  } catch {
    return null;
  }
}
