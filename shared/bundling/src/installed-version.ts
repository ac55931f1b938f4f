import { readdirSync, readFileSync, realpathSync } from 'node:fs';
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

const WORKSPACE_SCOPE = 'node_modules/@vitae';

/** Folders of the workspace packages whose code is bundled with the package's own. */
export function workspaceDependencies(folder: string): string[] {
  const scope = path.join(folder, WORKSPACE_SCOPE);
  try {
    return readdirSync(scope).map((name) => realpathSync(path.join(scope, name)));
  } catch {
    return [];
  }
}
