// Preloaded into a command (node --import): kills its process, as the power cut would, before the step that KILL_AT
// counts. A step is a call that changes the disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const killAt = Number(process.env.KILL_AT);
let steps = 0;

function step(): void {
  steps += 1;
  if (steps === killAt) process.kill(process.pid, 'SIGKILL');
}

type AnyFunction = (...values: unknown[]) => Promise<unknown>;
const functions = fs.promises as unknown as Record<string, AnyFunction>;
for (const name of ['writeFile', 'rename', 'link', 'mkdir', 'rm', 'copyFile', 'cp', 'symlink', 'open']) {
  const original = functions[name]!;
  functions[name] = async (...values) => {
    const isReading = name === 'open' && values[1] === 'r';
    if (!isReading) step();
    const result = await original(...values);
    if (name === 'open') countWrites(result as Record<string, AnyFunction>);
    return result;
  };
}

function countWrites(handle: Record<string, AnyFunction>): void {
  for (const name of ['writeFile', 'sync']) {
    const original = handle[name]!.bind(handle);
    handle[name] = async (...values) => {
      step();
      return await original(...values);
    };
  }
}

syncBuiltinESMExports();
