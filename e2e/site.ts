import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const READY = 'Vitae is ready at ';
/** The first build of everything, on a slow machine. */
const START_LIMIT_MS = 600_000;

/** The keys of mailboxes by the address of their site, of those that this process or the setup has started. */
const mailboxKeys = new Map<string, string>();

export function mailboxKeyOf(origin: string): string {
  const isShared = origin === process.env.SITE_URL;
  return (isShared ? process.env.SITE_MAILBOX_KEY : mailboxKeys.get(origin)) ?? '';
}

export interface Site {
  /** `http://localhost:49152` */
  url: string;
  /** The same site's staging channel. */
  stagingUrl: string;
  dataDir: string;
  /** All that the site has printed. */
  output(): string;
  /** Ends it as Ctrl-C does, and waits. */
  stop(): Promise<void>;
  /** Ends it as a power cut does: nothing that is under way is brought to its end. */
  kill(): Promise<void>;
}

export interface SiteOptions {
  env?: NodeJS.ProcessEnv;
  /** Default: a new temporary folder, which `stop()` removes. */
  dataDir?: string;
  /** Default: a free one. */
  port?: number;
}

/** The whole site as `pnpm start` serves it, on a free port. */
export async function startSite({ env, dataDir, port: wantedPort }: SiteOptions = {}): Promise<Site> {
  const folder = dataDir ?? (await mkdtemp(path.join(tmpdir(), 'vitae-site-')));
  const port = wantedPort ?? (await findFreePort());
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      await exited;
    }
    if (!dataDir) await rm(folder, { recursive: true, force: true });
  };

  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };

  const deadline = Date.now() + START_LIMIT_MS;
  while (!output.includes(READY)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The site did not start. It printed:\n${output}`);
    }
    await Promise.race([exited, new Promise((resolve) => setTimeout(resolve, 100))]);
  }
  const url = `http://localhost:${port}`;
  mailboxKeys.set(url, /mailbox\?key=(\S+)/.exec(output)?.[1] ?? '');
  return {
    url,
    stagingUrl: `http://staging.localhost:${port}`,
    dataDir: folder,
    output: () => output,
    stop,
    kill,
  };
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}
