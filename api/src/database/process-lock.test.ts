import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HeldLockError, takeProcessLock } from './process-lock.ts';

let folder: string;
let lockFile: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitae-lock-'));
  lockFile = join(folder, 'owner.lock');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const MODULE = join(import.meta.dirname, 'process-lock.ts');
const HOLDER = `
  const { takeProcessLock } = await import(${JSON.stringify(MODULE)});
  await takeProcessLock(process.argv[1]);
  console.log('held');
  setInterval(() => {}, 1000);
`;

/** Another process that holds the lock. */
async function holdElsewhere() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, lockFile], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('a lock that a living process holds is refused by name, and that of a killed one is taken over', async () => {
  const holder = await holdElsewhere();
  await expect(takeProcessLock(lockFile)).rejects.toMatchObject({ pid: holder.pid });
  holder.kill('SIGKILL');
  await once(holder, 'exit');

  const unlock = await takeProcessLock(lockFile);
  await expect(takeProcessLock(lockFile)).rejects.toThrow(HeldLockError);
  await unlock();
  expect(await readdir(folder)).toEqual([]);
});

test('a process that was given the number of a killed one is not taken for it', async () => {
  await writeFile(lockFile, `${process.pid} 12345`);
  await (await takeProcessLock(lockFile))();
});

test('of many that find a dead process’s lock one gets it', async () => {
  await writeFile(lockFile, '999999999 1');
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => takeProcessLock(lockFile)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect(await readFile(lockFile, 'utf8')).toContain(String(process.pid));
});
