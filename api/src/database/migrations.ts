import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
const FILE_NAME = /^(\d{4}_[a-z0-9_]+)\.(up|down)\.sql$/;
/** Any number will do, as long as every instance takes the same. */
const MIGRATION_LOCK = 7_303_014;

interface Migration {
  name: string;
  up: string;
  down: string;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = new Set<string>();
  for (const file of await readdir(folder)) {
    const match = FILE_NAME.exec(file);
    if (!match) throw new Error(`${join(folder, file)} is not named like 0001_what_it_does.up.sql or .down.sql`);
    names.add(match[1]!);
  }
  return Promise.all(
    [...names].sort().map(async (name) => ({
      name,
      up: await readFile(join(folder, `${name}.up.sql`), 'utf8'),
      down: await readFile(join(folder, `${name}.down.sql`), 'utf8'),
    })),
  );
}

/** Runs `work` in one transaction that no other instance's migration can overlap. */
async function inMigrationTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // On a lost connection there is nothing to roll back, and the first error is the one that says so.
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

async function readApplied(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  return rows.map((row) => row.name);
}

/** Applies what is missing, all or nothing. Returns the names of the migrations that it applied. */
export async function migrateUp(pool: pg.Pool, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return inMigrationTransaction(pool, async (client) => {
    const applied = new Set(await readApplied(client));
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      await client.query(migration.up);
      await client.query('insert into schema_migrations (name) values ($1)', [migration.name]);
    }
    return missing.map((migration) => migration.name);
  });
}

/** Takes back the last `steps` migrations, newest first. Returns their names. */
export async function migrateDown(pool: pg.Pool, steps = 1, folder = MIGRATIONS_FOLDER): Promise<string[]> {
  const migrations = new Map((await readMigrations(folder)).map((migration) => [migration.name, migration]));
  return inMigrationTransaction(pool, async (client) => {
    const names = (await readApplied(client)).reverse().slice(0, steps);
    for (const name of names) {
      const migration = migrations.get(name);
      if (!migration) throw new Error(`The database has migration ${name}, which this version does not know.`);
      await client.query(migration.down);
      await client.query('delete from schema_migrations where name = $1', [name]);
    }
    return names;
  });
}
