import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withLock } from './channel-lock.ts';

let folder: string;
let lockFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitae-lock-'));
  lockFile = path.join(folder, 'production.json.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function numberOfDeadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid!;
}

test('writers come one after the other', async () => {
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 6 }, () =>
      withLock(lockFile, async () => {
        inside += 1;
        most = Math.max(most, inside);
        await wait(5);
        inside -= 1;
      }),
    ),
  );
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

test('processes come one after the other, and a lock of a dead one stops nobody', async () => {
  await writeFile(lockFile, `${await numberOfDeadProcess()} left-behind`);
  const counter = path.join(folder, 'counter');
  await writeFile(counter, '0');
  const code = `
    import { readFile, writeFile } from 'node:fs/promises';
    import { withLock } from ${JSON.stringify(path.join(import.meta.dirname, 'channel-lock.ts'))};
    for (let round = 0; round < 10; round += 1) {
      await withLock(${JSON.stringify(lockFile)}, async () => {
        const count = Number(await readFile(${JSON.stringify(counter)}, 'utf8'));
        await new Promise((resolve) => setTimeout(resolve, 2));
        await writeFile(${JSON.stringify(counter)}, String(count + 1));
      });
    }`;
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'ignore', 'inherit'] }),
  );
  await Promise.all(children.map((child) => once(child, 'exit')));
  expect(await readFile(counter, 'utf8')).toBe('40');
  expect(await readdir(folder)).toEqual(['counter']);
}, 30_000);

test('a failed writer leaves no lock', async () => {
  await expect(withLock(lockFile, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});
