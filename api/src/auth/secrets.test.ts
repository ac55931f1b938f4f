import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecrets } from './secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitae-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the first start makes a secret that only the owner reads, and every start uses it', async () => {
  const [first, ...atTheSameTime] = await Promise.all(Array.from({ length: 20 }, () => loadSecrets({}, dataDir)));
  for (const other of [...atTheSameTime, await loadSecrets({}, dataDir)]) expect(other).toEqual(first);
  expect(await readdir(dataDir)).toEqual(['app-secret']);
  expect((await stat(join(dataDir, 'app-secret'))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(dataDir, 'app-secret'), 'utf8')).length).toBe(64);
});

test('a secret of which only a part was written is refused, and stays', async () => {
  await writeFile(join(dataDir, 'app-secret'), '');
  await expect(loadSecrets({}, dataDir)).rejects.toThrow('holds no whole secret');
  expect(await readFile(join(dataDir, 'app-secret'), 'utf8')).toBe('');
});

test('each purpose has its own key', async () => {
  const keys = Object.values(await loadSecrets({}, dataDir)).map((key) => Buffer.from(key).toString('hex'));
  expect(new Set(keys).size).toBe(keys.length);
});

test('APP_SECRET comes first, and a short one is refused', async () => {
  const secret = 'x'.repeat(32);
  expect(await loadSecrets({ APP_SECRET: secret }, dataDir)).toEqual(
    await loadSecrets({ APP_SECRET: secret }, '/none'),
  );
  await expect(loadSecrets({ APP_SECRET: 'short' }, dataDir)).rejects.toThrow('at least 32');
});
