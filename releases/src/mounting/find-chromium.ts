import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

/** The shell first: it draws no window around the page, which takes half the processor of a page's load. */
const INSTALLED_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_PROGRAMS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const PROBE_LIMIT_MS = 20_000;

/**
 * CHROME_PATH, else an installed browser, else the one that Playwright has downloaded. Null where there is none:
 * nothing is downloaded or installed.
 */
export async function findInstalledChromium(): Promise<string | null> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) return await firstThatRuns([chosen]);
  const installed = [...INSTALLED_NAMES.flatMap(findOnPath), ...MAC_PROGRAMS];
  return await firstThatRuns([...installed, chromium.executablePath()]);
}

/** A browser may lie there and lack the system's libraries, so each is asked for its version. */
export async function firstThatRuns(programs: readonly string[]): Promise<string | null> {
  for (const program of programs) {
    if (!existsSync(program)) continue;
    try {
      await promisify(execFile)(program, ['--version'], { timeout: PROBE_LIMIT_MS });
      return program;
    } catch {
      // The next one may run.
    }
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
