import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runCommand } from './run-command.ts';
import { installSystemPackage } from './system-package.ts';

const INSTALLED_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DOWNLOAD_LIMIT_MS = 240_000;
const PROBE_LIMIT_MS = 20_000;

/**
 * The browser for the browser tests: CHROME_PATH, else an installed one, else the one that Playwright downloads, else
 * Debian's package. Null where none can be had.
 */
export async function findChromium(e2eFolder: string): Promise<string | null> {
  return (
    (await findInstalledChromium()) ??
    (await findDownloaded(e2eFolder)) ??
    ((await installSystemPackage('chromium')) ? await firstThatRuns(findOnPath('chromium')) : null)
  );
}

/** CHROME_PATH, else an installed browser. Null where there is none: nothing is downloaded or installed. */
export async function findInstalledChromium(): Promise<string | null> {
  const chosen = process.env.CHROME_PATH;
  return await firstThatRuns(chosen ? [chosen] : [...INSTALLED_NAMES.flatMap(findOnPath), ...MAC_PROGRAMS]);
}

async function findDownloaded(e2eFolder: string): Promise<string | null> {
  const requireThere = createRequire(path.join(e2eFolder, 'package.json'));
  const { chromium } = requireThere('playwright') as { chromium: { executablePath(): string } };
  const program = chromium.executablePath();
  if (existsSync(program)) return await firstThatRuns([program]);
  console.log('No Chromium is installed here. Playwright downloads one…');
  const cli = path.join(path.dirname(requireThere.resolve('playwright/package.json')), 'cli.js');
  await runCommand(process.execPath, [cli, 'install', 'chromium'], { isQuiet: true, timeoutMs: DOWNLOAD_LIMIT_MS });
  return await firstThatRuns([program]);
}

/** A browser may lie there and lack the system's libraries, so each is asked for its version. */
async function firstThatRuns(programs: readonly string[]): Promise<string | null> {
  for (const program of programs) {
    const exitCode = await runCommand(program, ['--version'], { isQuiet: true, timeoutMs: PROBE_LIMIT_MS });
    if (exitCode === 0) return program;
  }
  return null;
}

/** The programs of this name on the PATH, in its order. */
export function findOnPath(name: string): string[] {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .filter((program) => existsSync(program));
}
