import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseProblem } from '../errors.ts';

/** Where a remote's code may come from beside its own folder and installed packages. */
const SHARED_FOLDER = 'shared';

/**
 * Files that a remote was built of, or type-checked with, and must not be: another remote's, the shell's, the API's
 * (they are released apart from it), and style sheets (a page that refuses them shows nothing of the remote).
 * @param sources absolute paths
 */
export async function findForbiddenSources(
  workspaceRoot: string,
  packageFolder: string,
  sources: readonly string[],
): Promise<ReleaseProblem[]> {
  const root = await realpath(workspaceRoot);
  const folder = await realpath(packageFolder);
  const name = path.basename(packageFolder);
  const strangers = new Map<string, string>();
  const problems: ReleaseProblem[] = [];
  for (const source of sources) {
    if (source.includes(`${path.sep}node_modules${path.sep}`)) continue;
    if (isInside(folder, source)) {
      if (source.endsWith('.css')) problems.push(styleSheetProblem(name, path.relative(root, source)));
      continue;
    }
    if (!isInside(root, source)) continue;
    const [owner = ''] = path.relative(root, source).split(path.sep);
    if (owner !== SHARED_FOLDER && !strangers.has(owner)) strangers.set(owner, path.relative(root, source));
  }
  for (const [owner, file] of strangers) {
    problems.push({
      code: 'VITAE-RELEASE-031',
      what: `${name} imports ${file}. ${owner} is released by itself, so ${name} would carry an old copy of it.`,
      advice:
        'Import shared/* and own files only; what two packages need belongs into shared/, what a screen shows of another remote into a slot.',
      packages: [name],
    });
  }
  return problems;
}

function styleSheetProblem(name: string, file: string): ReleaseProblem {
  return {
    code: 'VITAE-RELEASE-033',
    what: `${name} imports the style sheet ${file}, which a remote's release does not carry: no browser would load it.`,
    advice:
      'Write styles with the css prop of @emotion/react; an isolated remote that is built elsewhere lists its style sheets in "prebuilt".',
    packages: [name],
  };
}

function isInside(folder: string, file: string): boolean {
  return file.startsWith(folder + path.sep);
}
