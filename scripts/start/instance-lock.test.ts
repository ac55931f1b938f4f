import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acquireInstanceLock } from './instance-lock.ts';

let folder: string;
let lockFile: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitae-instance-'));
  lockFile = path.join(folder, 'start.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that lives until it is told to stop. */
function sleeper(word: string) {
  return spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', word], { stdio: 'ignore' });
}

test('a second start on the same data folder is told who is there', async () => {
  const first = sleeper('start.ts');
  await once(first, 'spawn');
  await writeFile(lockFile, String(first.pid));
  await expect(acquireInstanceLock(lockFile, 'start.ts')).rejects.toThrow(`process ${first.pid}`);

  first.kill('SIGKILL');
  await once(first, 'exit');
  const release = await acquireInstanceLock(lockFile, 'start.ts');
  expect(await readFile(lockFile, 'utf8')).toBe(String(process.pid));
  await release();
  await expect(readFile(lockFile)).rejects.toThrow('ENOENT');
});

test('a process that was given the number of a killed start is not taken for it', async () => {
  const other = sleeper('something-else');
  await once(other, 'spawn');
  await writeFile(lockFile, String(other.pid));
  await (await acquireInstanceLock(lockFile, 'start.ts'))();
  other.kill('SIGKILL');
});
