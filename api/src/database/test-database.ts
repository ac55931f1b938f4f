import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectDatabase, type Database } from './connect.ts';
import { migrateUp } from './migrations.ts';
import { grantRows } from './roles.ts';

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** An empty database on the server of this test run. `close()` drops it. */
export async function createEmptyTestDatabase(): Promise<Database & { url: string }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(process.env.TEST_DATABASE_URL!);
  url.pathname = `/${name}`;
  const database = connectDatabase(url.href);
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close();
      await onServer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** With all tables, and as the application sees it: with the rights of its role. */
export async function createTestDatabase(): Promise<Database & { url: string; ownerUrl: string }> {
  const empty = await createEmptyTestDatabase();
  await grantRows(empty.url);
  await migrateUp(empty.pool);
  const url = new URL(process.env.TEST_APPLICATION_URL!);
  url.pathname = new URL(empty.url).pathname;
  const database = connectDatabase(url.href);
  return {
    ...database,
    url: url.href,
    ownerUrl: empty.url,
    close: async () => {
      await database.close();
      await empty.close();
    },
  };
}
