import type { Release, RemoteRelease } from '@vitae/contract/release';
import type { Browser } from 'playwright';
import type { ComposedSite } from './stores.ts';

/** Bytes after gzip, 1 kB = 1000 bytes. */
const SHELL_LIMIT_BYTES = 150_000;
const REMOTE_LIMIT_BYTES = 60_000;
/** Remotes that bring an editor. */
const LARGE_REMOTE_LIMIT_BYTES: Record<string, number> = { 'mf-resume': 150_000 };

export interface SizeRow {
  name: string;
  /** The page that loads the most of the package's own scripts at first sight. */
  path: string;
  gzipBytes: number;
  limitBytes: number;
  isWithin: boolean;
}

/** What a first visit loads of each package's own JavaScript, as the browser asks for it. */
export async function measureSizes(browser: Browser, url: string, site: ComposedSite): Promise<SizeRow[]> {
  const rows = [await measure(browser, url, site.shell, ['/'], SHELL_LIMIT_BYTES)];
  for (const remote of site.remotes) {
    const limit = LARGE_REMOTE_LIMIT_BYTES[remote.name] ?? REMOTE_LIMIT_BYTES;
    rows.push(await measure(browser, url, remote, openPaths(remote), limit));
  }
  return rows;
}

/** Paths that everybody may open and that need no parameter. */
export function openPaths({ manifest }: RemoteRelease): string[] {
  return manifest.routes.filter(({ path, guard }) => guard === 'public' && !/[:*]/.test(path)).map(({ path }) => path);
}

async function measure(
  browser: Browser,
  url: string,
  release: Release,
  paths: string[],
  limitBytes: number,
): Promise<SizeRow> {
  const row = { name: release.name, path: '', gzipBytes: 0, limitBytes };
  for (const path of paths) {
    const page = await browser.newPage();
    let gzipBytes = 0;
    const folder = `/remotes/${release.name}/${release.version}/`;
    page.on('request', (request) => {
      const [, file] = request.url().split(folder);
      if (file?.endsWith('.js')) gzipBytes += release.files[file]?.gzipBytes ?? 0;
    });
    await page.goto(url + path);
    // On a busy machine the network is idle before the screen has been asked for.
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.close();
    if (gzipBytes > row.gzipBytes) Object.assign(row, { path, gzipBytes });
  }
  return { ...row, isWithin: row.gzipBytes > 0 && row.gzipBytes <= limitBytes };
}

export function formatSizes(rows: SizeRow[]): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  return [
    'Own JavaScript of a first visit, gzip',
    ...rows.map(
      ({ name, path, gzipBytes, limitBytes, isWithin }) =>
        `  ${name.padEnd(16)}${kilobytes(gzipBytes)}  bar ${kilobytes(limitBytes)}  ${isWithin ? 'held' : 'NOT HELD'}  ${path}`,
    ),
  ].join('\n');
}
