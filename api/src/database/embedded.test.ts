import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';

let dataDir: string;
let server: EmbeddedDatabase | null = null;
const children: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitae-embedded-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await server?.stop();
  server = null;
  await rm(dataDir, { recursive: true, force: true });
});

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function serverProcess(): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

const EMBEDDED = join(import.meta.dirname, 'embedded.ts');
const OTHER_PROCESS = `
  const { startEmbeddedDatabase } = await import(${JSON.stringify(EMBEDDED)});
  const server = await startEmbeddedDatabase({ dataDir: process.argv[1] });
  console.log(server.url);
  setInterval(() => {}, 1000);
`;

/** Another process that has opened the data, and the address of its server. */
async function openElsewhere(env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', OTHER_PROCESS, dataDir], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { url: line.toString().trim(), kill };
}

test('keeps its data from one start to the next', async () => {
  server = await startEmbeddedDatabase({ dataDir });
  expect(server.isStartedHere).toBe(true);
  await query(server.ownerUrl, 'create table kept (word text)');
  await query(server.url, `insert into kept values ('schön')`);
  await server.stop();

  server = await startEmbeddedDatabase({ dataDir });
  expect(await query(server.url, 'select word from kept')).toEqual([{ word: 'schön' }]);
});

test('uses the server again that a killed process left running', async () => {
  const orphan = await openElsewhere();
  await orphan.kill();
  server = await startEmbeddedDatabase({ dataDir });
  expect(server.isStartedHere).toBe(false);
  expect(server.url).toBe(orphan.url);
  await server.stop();
  await expect(query(orphan.url, 'select 1')).rejects.toThrow();
  server = null;
});

test('a second process on the same data is refused, or a guest that stops nothing', async () => {
  const first = await openElsewhere();
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow('runs on this data folder already');
  const guest = await startEmbeddedDatabase({ dataDir, asGuest: true });
  expect(guest).toMatchObject({ url: first.url, isOwner: false });
  await guest.stop();
  expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);

  await first.kill();
  server = await startEmbeddedDatabase({ dataDir });
});

test('is started again when it is killed, with all that it had confirmed', async () => {
  server = await startEmbeddedDatabase({ dataDir });
  await query(server.ownerUrl, 'create table kept (id int)');
  const { url } = server;
  const confirmed: number[] = [];
  let isWriting = true;
  const writer = (async () => {
    for (let id = 0; isWriting; id++) {
      await query(url, `insert into kept values (${id})`).then(
        () => confirmed.push(id),
        () => sleep(20),
      );
    }
  })();
  const confirms = async (count: number) => {
    while (confirmed.length < count) await sleep(10);
  };
  await confirms(20);

  for (let round = 0; round < 2; round++) {
    const before = await serverProcess();
    process.kill(before, 'SIGKILL');
    // What was on its way when it died may still be confirmed.
    await confirms(confirmed.length + 20);
    expect(await serverProcess()).not.toBe(before);
  }
  isWriting = false;
  await writer;
  const rows = (await query(url, 'select id from kept')) as { id: number }[];
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([...rows.map(({ id }) => id), ...confirmed]));
});

test('is stopped without a complaint when it was killed before', async () => {
  const killed = await startEmbeddedDatabase({ dataDir });
  process.kill(await serverProcess(), 'SIGKILL');
  await expect(killed.stop()).resolves.toBeUndefined();
});

test('the application works on rows, and may make, drop and read nothing else', async () => {
  server = await startEmbeddedDatabase({ dataDir });
  const { url, ownerUrl } = server;
  await query(ownerUrl, 'create table notes (id int generated always as identity, word text)');
  await query(url, `insert into notes (word) values ('a')`);
  expect(
    await query(url, 'select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user'),
  ).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false }]);
  for (const forbidden of [
    'create table mine (id int)',
    'drop table notes',
    'truncate notes',
    'alter table notes add column more text',
    'create role other superuser',
    `alter role vitae password 'x'`,
    `copy notes to '/tmp/vitae-notes'`,
    `copy notes from program 'id'`,
    `select pg_read_file('server.log')`,
    'select * from pg_authid',
    'set role vitae',
  ]) {
    await expect(query(url, forbidden)).rejects.toThrow(/permission denied|must be owner|must be superuser/);
  }
});

const linuxOnly = process.platform === 'linux' ? test : test.skip;

linuxOnly('its process inherits nothing of what this one was told', async () => {
  const other = await openElsewhere({ APP_SECRET: 'the most secret of words', STRIPE_SECRET_KEY: 'sk_live' });
  const environment = await readFile(`/proc/${await serverProcess()}/environ`, 'utf8');
  expect(environment).toContain('LC_ALL=C');
  expect(environment).not.toMatch(/secret/i);
  await other.kill();
  server = await startEmbeddedDatabase({ dataDir });
});

test('keeps its password to itself and listens on this machine only', async () => {
  server = await startEmbeddedDatabase({ dataDir });
  for (const file of ['password', 'password-app']) {
    expect((await stat(join(dataDir, 'postgres', file))).mode & 0o777).toBe(0o600);
  }
  expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);

  const withoutPassword = new URL(server.url);
  withoutPassword.password = 'wrong';
  await expect(query(withoutPassword.href, 'select 1')).rejects.toThrow('password authentication failed');
});
