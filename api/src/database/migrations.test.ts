import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, type Database } from './connect.ts';
import { migrateDown, migrateUp } from './migrations.ts';
import { createEmptyTestDatabase } from './test-database.ts';

let database: Database & { url: string };

beforeEach(async () => {
  database = await createEmptyTestDatabase();
});
afterEach(() => database.close());

async function listTables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  return rows.map((row) => row.name);
}

describe('migrations of the API', () => {
  test('go all the way up, all the way down and up again', async () => {
    const names = await migrateUp(database.pool);
    expect(names.length).toBeGreaterThan(0);
    const tables = await listTables();
    expect(tables).toEqual(expect.arrayContaining(['users', 'cover_letters']));
    expect(await migrateUp(database.pool)).toEqual([]);

    expect(await migrateDown(database.pool, names.length)).toEqual([...names].reverse());
    expect(await listTables()).toEqual(['schema_migrations']);

    expect(await migrateUp(database.pool)).toEqual(names);
    expect(await listTables()).toEqual(tables);
  });

  test('are applied once when several instances start at the same time', async () => {
    const others = [connectDatabase(database.url), connectDatabase(database.url)];
    const applied = await Promise.all([database, ...others].map((each) => migrateUp(each.pool)));
    await Promise.all(others.map((other) => other.close()));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });
});

describe('migrations of a folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitae-migrations-'));
    await writeFile(join(folder, '0001_first.up.sql'), 'create table first_table (id int)');
    await writeFile(join(folder, '0001_first.down.sql'), 'drop table first_table');
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('leave nothing behind when one of them fails', async () => {
    await writeFile(join(folder, '0002_broken.up.sql'), 'create table second_table (id int); select no_such_thing');
    await writeFile(join(folder, '0002_broken.down.sql'), '');
    await expect(migrateUp(database.pool, folder)).rejects.toThrow('no_such_thing');
    expect(await listTables()).toEqual([]);
  });

  test('are refused when a file is misnamed', async () => {
    await writeFile(join(folder, 'third.sql'), 'select 1');
    await expect(migrateUp(database.pool, folder)).rejects.toThrow('is not named like');
  });

  test('are not taken back when this version does not know them', async () => {
    await migrateUp(database.pool, folder);
    await expect(migrateDown(database.pool, 1)).rejects.toThrow('0001_first, which this version does not know');
  });
});
