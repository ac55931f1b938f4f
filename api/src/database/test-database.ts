import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectDatabase, type Database } from './connect.ts';
import { migrateUp } from './migrations.ts';

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

/** The same, with all tables. */
export async function createTestDatabase(): Promise<Database & { url: string }> {
  const database = await createEmptyTestDatabase();
  await migrateUp(database.pool);
  return database;
}
