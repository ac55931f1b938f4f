import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { findInstalledChromium, findOnPath, firstThatRuns } from '@vitae/releases/mounting/find-chromium';
import { runCommand } from './run-command.ts';
import { installSystemPackage } from './system-package.ts';

const DOWNLOAD_LIMIT_MS = 240_000;

/**
 * The browser for the browser tests: CHROME_PATH, else an installed one, else the one that Playwright downloads, else
 * Debian's package. Null where none can be had.
 */
export async function findChromium(e2eFolder: string): Promise<string | null> {
  return (
    (await findInstalledChromium()) ??
    (await findDownloaded(e2eFolder)) ??
    (await findInPackage('chromium-headless-shell')) ??
    (await findInPackage('chromium'))
  );
}

/** Debian's packages put the program of their name on the PATH. */
async function findInPackage(name: string): Promise<string | null> {
  return (await installSystemPackage(name)) ? await firstThatRuns(findOnPath(name)) : null;
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
