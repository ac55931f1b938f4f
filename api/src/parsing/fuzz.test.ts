import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FuzzReport } from './fuzz.ts';

const COUNT = Number(process.env.VITAE_FUZZ_COUNT ?? 100);
const MAX_GROWTH_MB = 600;

it(
  `ends ${COUNT} damaged files in a resume or a reason, without much memory`,
  async () => {
    const run = await promisify(execFile)(process.execPath, ['--no-warnings', join(import.meta.dirname, 'fuzz.ts')]);
    if (run.stderr) console.warn(run.stderr);
    const { bad, growthMb } = JSON.parse(run.stdout) as FuzzReport;
    expect(bad).toEqual([]);
    expect(growthMb).toBeLessThan(MAX_GROWTH_MB);
  },
  60_000 + COUNT * 1_000,
);
