import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

/** What a folder may hold beside the sources that a build reads. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', 'fixtures']);
const TEST_FILE = /\.test\.tsx?$/;

/**
 * A hash over all that a build of the package reads: its own files, those of the workspace packages that it depends
 * on (directly or not) and the lockfile. Same hash, same bundle.
 */
export async function hashSources(workspaceRoot: string, packageFolder: string): Promise<string> {
  const hash = createHash('sha256');
  const folders = await withWorkspaceDependencies(packageFolder);
  for (const folder of folders) {
    for (const file of await sourceFiles(folder)) {
      hash.update(`${path.relative(workspaceRoot, file).split(path.sep).join('/')}\0`);
      hash.update(await readFile(file));
      hash.update('\0');
    }
  }
  hash.update(await readFile(path.join(workspaceRoot, 'pnpm-lock.yaml')));
  return hash.digest('hex');
}

async function withWorkspaceDependencies(packageFolder: string): Promise<string[]> {
  const seen = new Set<string>();
  const waiting = [await realpath(packageFolder)];
  for (let folder = waiting.pop(); folder; folder = waiting.pop()) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const { dependencies, devDependencies } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
    const ranges: Record<string, string> = { ...dependencies, ...devDependencies };
    for (const [name, range] of Object.entries(ranges)) {
      if (range.startsWith('workspace:')) waiting.push(await realpath(path.join(folder, 'node_modules', name)));
    }
  }
  return [...seen].sort();
}

async function sourceFiles(folder: string): Promise<string[]> {
  const files: string[] = [];
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) files.push(...(await sourceFiles(place)));
    else if (entry.isFile() && !TEST_FILE.test(entry.name)) files.push(place);
  }
  return files.sort();
}
