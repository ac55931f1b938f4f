import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseProblem } from '../errors.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const COMPILER = path.join(REPOSITORY, 'node_modules/typescript/bin/tsc');
const CONFIGURATION = 'tsconfig.browser.json';
const MOST_OUTPUT_BYTES = 16_000_000;
/** A page of errors shows where to begin. */
const MOST_LINES = 20;

export interface TypeCheck {
  problems: ReleaseProblem[];
  /** Absolute paths of all files whose types were read. */
  sources: string[];
}

/** Checks the types of a package that runs in browsers, its tests apart. */
export async function checkTypes(workspaceRoot: string, packageFolder: string): Promise<TypeCheck> {
  const name = path.basename(packageFolder);
  const base = [workspaceRoot, REPOSITORY].find((root) => existsSync(path.join(root, CONFIGURATION))) ?? REPOSITORY;
  // Below node_modules, where the compiler finds the types that every package may use, and git does not look.
  const folder = path.join(base, 'node_modules/.cache/release-types');
  await mkdir(folder, { recursive: true });
  const configuration = path.join(folder, `${name}-${process.pid}.json`);
  const include = [path.join(packageFolder, 'src'), path.join(REPOSITORY, 'shared/bundling/src/assets.d.ts')];
  await writeFile(
    configuration,
    JSON.stringify({
      extends: path.join(base, CONFIGURATION),
      include,
      exclude: [`${packageFolder}/**/*.test.ts`, `${packageFolder}/**/*.test.tsx`, `${packageFolder}/**/testing/**`],
    }),
  );
  const { output, hasFailed } = await run(['-p', configuration, '--noEmit', '--listFiles', '--pretty', 'false']);
  const lines = output.split('\n');
  const sources = lines.filter((line) => path.isAbsolute(line));
  const errors = lines.filter((line) => line && !path.isAbsolute(line));
  if (!hasFailed) return { problems: [], sources };
  const shown = errors.slice(0, MOST_LINES).join('\n');
  const problem: ReleaseProblem = {
    code: 'VITAE-RELEASE-030',
    what: `the compiler refuses ${name}:\n${shown}${errors.length > MOST_LINES ? `\n… and ${errors.length - MOST_LINES} lines more` : ''}`,
    advice: 'Mend what is named above and publish again.',
    packages: [name],
  };
  return { problems: [problem], sources };
}

async function run(options: string[]): Promise<{ output: string; hasFailed: boolean }> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [COMPILER, ...options], {
      cwd: REPOSITORY,
      maxBuffer: MOST_OUTPUT_BYTES,
    });
    return { output: stdout, hasFailed: false };
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    if (stdout === undefined) throw error;
    return { output: stdout || stderr || String(error), hasFailed: true };
  }
}
