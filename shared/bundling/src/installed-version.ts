import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The version that a package of the workspace was written with, or null where it does not depend on it. */
export function installedVersion(packageName: string, folder: string): string | null {
  const paths = createRequire(path.join(folder, 'package.json')).resolve.paths(packageName) ?? [];
  for (const modules of paths) {
    try {
      return JSON.parse(readFileSync(path.join(modules, packageName, 'package.json'), 'utf8')).version;
    } catch {}
  }
  return null;
}
