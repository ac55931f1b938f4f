import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AnyMap, eachMapping } from '@jridgewell/trace-mapping';
import type { Release } from '@vitae/contract/release';
import { versionPath } from '@vitae/releases/store';
import type { Browser, Page } from 'playwright';
import { goTo } from '../go-to.ts';
import { openPaths } from './sizes.ts';
import type { ComposedSite } from './stores.ts';

/** Below this a library that comes twice is not worth a line: bytes after gzip. */
const SMALLEST_WASTE_BYTES = 500;
const HOUSE_SCOPE = '@vitae/';

export interface LibraryRow {
  /** A package: `react-router`, or a folder of shared/: `@vitae/ui`. */
  library: string;
  /** Whose files brought it. */
  owners: string[];
  gzipBytes: number;
  /** What would not have come, had only the largest copy come. */
  wastedBytes: number;
}

export interface Tour {
  /** Gzip, of all scripts that the browser has asked for, by whose they are. */
  bytesByOwner: Record<string, number>;
  gzipBytes: number;
  libraries: LibraryRow[];
}

/** Visits every page that is open to everybody in one tab, without loading it anew, and weighs what came. */
export async function walkTour(browser: Browser, url: string, { store, shell, remotes }: ComposedSite): Promise<Tour> {
  const releases: Release[] = [shell, ...remotes];
  const loaded = new Map<string, Set<string>>();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    page.on('request', (request) => {
      const [, name = '', file = ''] = /\/remotes\/([^/]+)\/[^/]+\/([^?]+\.js)(?:\?|$)/.exec(request.url()) ?? [];
      if (file) loaded.set(name, (loaded.get(name) ?? new Set()).add(file));
    });
    await page.goto(url);
    await settle(page);
    for (const remote of remotes) {
      for (const address of openPaths(remote)) {
        await goTo(page, address);
        await page.locator(`[data-remote="${remote.name}"][data-remote-version]`).waitFor();
        await settle(page);
      }
    }
  } finally {
    await context.close();
  }

  const bytesByOwner: Record<string, number> = {};
  const copies = new Map<string, Map<string, number>>();
  for (const release of releases) {
    for (const file of loaded.get(release.name) ?? []) {
      const described = release.files[file];
      if (!described) continue;
      bytesByOwner[release.name] = (bytesByOwner[release.name] ?? 0) + described.gzipBytes;
      const folder = path.join(store, versionPath(release.name, release.version));
      for (const [library, share] of await sharesOf(path.join(folder, file))) {
        const byOwner = copies.get(library) ?? new Map<string, number>();
        byOwner.set(release.name, (byOwner.get(release.name) ?? 0) + share * described.gzipBytes);
        copies.set(library, byOwner);
      }
    }
  }
  const libraries = [...copies].map(([library, byOwner]): LibraryRow => {
    const sizes = [...byOwner.values()];
    const gzipBytes = sum(sizes);
    return { library, owners: [...byOwner.keys()], gzipBytes, wastedBytes: gzipBytes - Math.max(...sizes) };
  });
  return {
    bytesByOwner,
    gzipBytes: sum(Object.values(bytesByOwner)),
    libraries: libraries.sort((a, b) => b.wastedBytes - a.wastedBytes),
  };
}

async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Package → its share of a script, from 0 to 1, by what the source map says of each stretch of it. */
async function sharesOf(script: string): Promise<Map<string, number>> {
  // One that only stands for a style sheet has no sources.
  if (!existsSync(`${script}.map`)) return new Map();
  const [code, map] = await Promise.all([readFile(script, 'utf8'), readFile(`${script}.map`, 'utf8')]);
  const lines = code.split('\n');
  const shares = new Map<string, number>();
  let before: { line: number; column: number; library: string } | null = null;
  const add = (line: number, column: number) => {
    if (!before) return;
    const end = before.line === line ? column : (lines[before.line - 1]?.length ?? 0);
    shares.set(before.library, (shares.get(before.library) ?? 0) + (end - before.column) / code.length);
  };
  eachMapping(new AnyMap(JSON.parse(map)), ({ generatedLine, generatedColumn, source }) => {
    add(generatedLine, generatedColumn);
    before = { line: generatedLine, column: generatedColumn, library: libraryOf(source ?? '') };
  });
  add(Number.POSITIVE_INFINITY, 0);
  shares.delete('');
  return shares;
}

/** Of a source map's path: the installed package, the folder of shared/, or `` for a package's own files. */
function libraryOf(source: string): string {
  const [, installed] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  const [, house] = /\/shared\/([^/]+)\//.exec(source) ?? [];
  return installed ?? (house ? HOUSE_SCOPE + house : '');
}

const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** @param apart the same tour through remotes that share nothing */
export function formatTour(tour: Tour, apart: Tour): string {
  const owners = Object.keys(tour.bytesByOwner);
  const rows = tour.libraries.filter(({ wastedBytes }) => wastedBytes >= SMALLEST_WASTE_BYTES);
  const describe = ({ library, owners: bringers, gzipBytes, wastedBytes }: LibraryRow) =>
    `  ${library.padEnd(28)}${kilobytes(gzipBytes)}  ${bringers.length}×, ${kilobytes(wastedBytes).trim()} more than once`;
  const isHouse = ({ library }: LibraryRow) => library.startsWith(HOUSE_SCOPE);
  return [
    'JavaScript of a tour through all open pages, in one tab, gzip',
    `  ${''.padEnd(18)}nothing shared     as it is`,
    ...owners.map(
      (owner) =>
        `  ${owner.padEnd(18)}${kilobytes(apart.bytesByOwner[owner] ?? 0).padStart(14)}${kilobytes(tour.bytesByOwner[owner]!).padStart(13)}`,
    ),
    `  ${'all'.padEnd(18)}${kilobytes(apart.gzipBytes).padStart(14)}${kilobytes(tour.gzipBytes).padStart(13)}`,
    'Libraries that came more than once',
    ...orNone(rows.filter((row) => !isHouse(row)).map(describe)),
    'Own packages that came more than once: bundled on purpose, so that no release waits for another',
    ...orNone(rows.filter(isHouse).map(describe)),
  ].join('\n');
}

const orNone = (lines: string[]) => (lines.length > 0 ? lines : ['  none']);
