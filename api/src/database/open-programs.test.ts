import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPrograms } from './open-programs.ts';

const asRoot = process.getuid?.() === 0 ? test : test.skip;

/** A package of programs in a folder that only root may enter (0700) or everybody (0755). */
async function createPackage(mode: number) {
  const folder = await mkdtemp(join(tmpdir(), 'programs-'));
  await chmod(folder, mode);
  const version = `test-${randomUUID()}`;
  const bin = join(folder, 'native', 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }));
  await writeFile(join(bin, 'postgres'), 'the server', { mode: 0o755 });
  const copy = join(tmpdir(), `vitae-postgresql-${version}`);
  return {
    bin,
    copy,
    remove: () => Promise.all([folder, copy].map((path) => rm(path, { recursive: true, force: true }))),
  };
}

test('programs that everybody can reach stay where they are', async () => {
  const { bin, remove } = await createPackage(0o755);
  expect(await openPrograms(bin)).toBe(bin);
  await remove();
});

asRoot('programs in a closed folder are copied to an open one, once', async () => {
  const { bin, copy, remove } = await createPackage(0o700);
  expect(await openPrograms(bin)).toBe(join(copy, 'bin'));
  expect(await readFile(join(copy, 'bin', 'postgres'), 'utf8')).toBe('the server');
  await writeFile(join(bin, 'postgres'), 'another');
  await openPrograms(bin);
  expect(await readFile(join(copy, 'bin', 'postgres'), 'utf8')).toBe('the server');
  await remove();
});

asRoot('a folder that another account has put there is never run', async () => {
  const { bin, copy, remove } = await createPackage(0o700);
  await mkdir(join(copy, 'bin'), { recursive: true });
  await writeFile(join(copy, 'bin', 'postgres'), 'a trap');
  await chown(copy, 65534, 65534);
  await expect(openPrograms(bin)).rejects.toThrow('belongs to another account');
  await remove();
});
