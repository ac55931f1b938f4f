// Preloaded into a command (node --import): before each of its steps it copies the store into STEPS_FOLDER, as the folder
// 1, 2, … A copy is what the power cut would leave there. A step is a call that changes the disk.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const { RELEASE_STORE: store = '', STEPS_FOLDER: folder = '' } = process.env;
let steps = 0;

function step(): void {
  steps += 1;
  // Nothing else of this process runs meanwhile.
  fs.cpSync(store, path.join(folder, String(steps)), { recursive: true, verbatimSymlinks: true });
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
