// pnpm start: builds what has changed, publishes and promotes it, and serves the whole site until Ctrl-C.
// PORT (3000) and HOST (localhost): the address. DATA_DIR (.data): where everything is kept. LOG_LEVEL (warn).
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { apiPlugin } from '@vitae/api/app';
import { isStaffHeader } from '@vitae/api/auth/access';
import { takeProcessLock } from '@vitae/api/database/process-lock';
import { SERVER_LIMITS } from '@vitae/api/http/server-limits';
import { requireStrictTransport } from '@vitae/api/http/strict-transport';
import { devMailboxPath } from '@vitae/api/mail/dev-mailbox';
import { readTrustedProxies } from '@vitae/api/rate-limit/trusted-proxies';
import { readHealth } from '@vitae/api/remote-health/read-health';
import { openServices } from '@vitae/api/services';
import { evidenceOf } from '@vitae/releases/canary/site-evidence';
import { startWatching, watchOnce } from '@vitae/releases/canary/watch';
import { readExternalServices } from '@vitae/releases/external-services';
import { createOverrideLinks } from '@vitae/releases/overrides/override-links';
import { servePlugin } from '@vitae/releases/serve';
import { readStoreAddress, readStoreUrl } from '@vitae/releases/store';
import { isSystemError } from '@vitae/releases/system-error';
import Fastify from 'fastify';
import { watchLaunchers } from './start/launchers.ts';
import { publishWorkspace } from './start/publish-workspace.ts';
import { createReleaseDesk } from './start/release-desk.ts';

const WORKSPACE_ROOT = path.resolve(import.meta.dirname, '..');
const DEFAULT_PORT = 3000;
const SHUTDOWN_LIMIT_MS = 4_000;
/** What visitors have met since then speaks for a canary or against it. */
const EVIDENCE_HOURS = 24;
const LAUNCHER_CHECK_MS = 1_000;
const DATABASE_STATES = { started: 'started', found: 'found running', external: 'that of DATABASE_URL' };

const host = process.env.HOST || 'localhost';
const dataDir = path.resolve(WORKSPACE_ROOT, process.env.DATA_DIR || '.data');
const environment: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: dataDir };

/** What must be undone at the end, the last first. */
const cleanups: (() => Promise<unknown>)[] = [];
const stopping = new AbortController();

async function start(): Promise<void> {
  const port = readPort();
  await requireFreePort(port);
  await mkdir(dataDir, { recursive: true });
  cleanups.push(await takeProcessLock(path.join(dataDir, 'start.lock')));

  const store = readStoreAddress(environment, WORKSPACE_ROOT);
  const failed = new AbortController();
  const [services] = await bothOrNone(
    failed,
    startServices(),
    publishWorkspace({
      workspaceRoot: WORKSPACE_ROOT,
      store,
      signal: AbortSignal.any([stopping.signal, failed.signal]),
      report: (line) => console.log(`  ${line}`),
    }),
  );
  stopping.signal.throwIfAborted();

  const app = Fastify({
    ...SERVER_LIMITS,
    logger: { level: process.env.LOG_LEVEL || 'warn' },
    trustProxy: readTrustedProxies(process.env.TRUST_PROXY),
    forceCloseConnections: true,
  });
  cleanups.push(() => app.close());
  requireStrictTransport(app, services.options.publicUrl);
  const { database, secrets } = services.options;
  const readEvidence = async (channel: string, remote: string, version: string) =>
    evidenceOf(await readHealth(database, EVIDENCE_HOURS), channel, remote, version);
  await app.register(apiPlugin, { ...services.options, releases: createReleaseDesk(store, readEvidence) });
  await app.register(servePlugin, {
    store,
    externalServices: readExternalServices(environment),
    storeUrl: readStoreUrl(environment),
    overrides: {
      isStaff: (authorization) => isStaffHeader(database, secrets.accessTokenKey, authorization),
      links: createOverrideLinks(secrets.overrideLinkKey),
    },
  });
  cleanups.push(
    startWatching(
      () => watchOnce(store, readEvidence),
      (error) => app.log.error(error),
    ),
  );
  await app.listen({ port, host });
  const { devMailboxKey } = services.options;
  if (devMailboxKey) console.log(`  mails: http://localhost:${port}${devMailboxPath(devMailboxKey)}`);
  console.log(`Vitae is ready at http://localhost:${port}`);
  services.options.work.prepare().catch((error) => app.log.warn(error));
}

async function startServices() {
  const begun = Date.now();
  const services = await openServices(environment);
  cleanups.push(() => services.close());
  const took = ((Date.now() - begun) / 1000).toFixed(1);
  console.log(`  database: ${DATABASE_STATES[services.databaseServer]} after ${took} s`);
  return services;
}

/** Waits for both also when one fails, so that nothing is started behind the back of the clean-up. */
async function bothOrNone<A, B>(failed: AbortController, a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  const both = Promise.all([a, b]);
  both.catch(() => failed.abort());
  await Promise.allSettled([a, b]);
  return await both;
}

function readPort(): number {
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`PORT must be a number between 1 and 65535, not "${process.env.PORT}".`);
}

/** Asked before the build, so that nobody waits for a site that cannot be served. */
async function requireFreePort(port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen(port, host, resolve);
    });
  } catch (error) {
    throw explainListenError(error, port);
  } finally {
    probe.close();
  }
}

function explainListenError(error: unknown, port: number): unknown {
  if (isSystemError(error, 'EADDRINUSE'))
    return new Error(`Port ${port} is in use. Stop what runs there, or set another: PORT=3001`);
  if (isSystemError(error, 'EACCES')) return new Error(`This account may not use port ${port}. Set another: PORT=3001`);
  return error;
}

let stopped: Promise<void> | null = null;

/** Ctrl-C reaches this process from the terminal and once more from pnpm: the second time changes nothing. */
function stop(exitCode: number): Promise<void> {
  stopped ??= (async () => {
    stopping.abort();
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    await started.catch(() => {});
    for (const cleanup of cleanups.reverse()) {
      await cleanup().catch((error: unknown) => console.error('While stopping:', error));
    }
    process.exit(exitCode);
  })();
  return stopped;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// Who started this may go without a word, and with it the terminal.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
const launchers = watchLaunchers();
setInterval(() => {
  if (launchers.areGone()) void stop(0);
}, LAUNCHER_CHECK_MS).unref();

const started = start();
started.catch((error: unknown) => {
  if (!stopping.signal.aborted) console.error(error instanceof Error ? error.message : error);
  void stop(stopping.signal.aborted ? 0 : 1);
});
