import { mkdtempSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';

let dataDir: string;
let server: EmbeddedDatabase | null = null;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitae-embedded-'));
});
afterEach(async () => {
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

test('keeps its data from one start to the next', async () => {
  server = await startEmbeddedDatabase({ dataDir });
  expect(server.isStartedHere).toBe(true);
  await query(server.url, 'create table kept (word text)');
  await query(server.url, `insert into kept values ('schön')`);
  await server.stop();

  server = await startEmbeddedDatabase({ dataDir });
  expect(await query(server.url, 'select word from kept')).toEqual([{ word: 'schön' }]);
});

test('uses the server again that a killed process left running', async () => {
  const orphan = await startEmbeddedDatabase({ dataDir });
  server = await startEmbeddedDatabase({ dataDir });
  expect(server.isStartedHere).toBe(false);
  expect(server.url).toBe(orphan.url);
  await server.stop();
  await expect(query(orphan.url, 'select 1')).rejects.toThrow();
  server = null;
});

test('starts after the server itself was killed', async () => {
  const killed = await startEmbeddedDatabase({ dataDir });
  await query(killed.url, 'create table kept (id int)');
  process.kill(await serverProcess(), 'SIGKILL');

  server = await startEmbeddedDatabase({ dataDir });
  expect(await query(server.url, 'select count(*)::int as count from kept')).toEqual([{ count: 0 }]);
});

test('is stopped without a complaint when it was killed before', async () => {
  const killed = await startEmbeddedDatabase({ dataDir });
  process.kill(await serverProcess(), 'SIGKILL');
  await expect(killed.stop()).resolves.toBeUndefined();
});

test('keeps its password to itself and listens on this machine only', async () => {
  server = await startEmbeddedDatabase({ dataDir });
  expect((await stat(join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
  expect(await query(server.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);

  const withoutPassword = new URL(server.url);
  withoutPassword.password = 'wrong';
  await expect(query(withoutPassword.href, 'select 1')).rejects.toThrow('password authentication failed');
});
