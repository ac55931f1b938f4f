import type { Release } from '@vitae/contract/release';
import ssri from 'ssri';
import type { ReleaseProblem } from './errors.ts';
import { storageOf } from './storage/open-store.ts';
import { versionPath } from './store.ts';

/** Compares every file of a published version with the hash that its release.json holds. */
export async function verifyRelease(store: string, release: Release): Promise<ReleaseProblem[]> {
  const folder = versionPath(release.name, release.version);
  const storage = storageOf(store);
  const problems: ReleaseProblem[] = [];
  for (const [file, { integrity }] of Object.entries(release.files)) {
    const content = await storage.read(`${folder}/${file}`).catch(() => null);
    if (content && ssri.checkData(content, integrity)) continue;
    problems.push({
      code: 'VITAE-RELEASE-015',
      what: `${release.name}@${release.version}/${file} ${content ? 'is not the file that was published' : 'is missing'}.`,
      advice: 'Do not serve this version. Publish the package again under a new version.',
      packages: [release.name],
    });
  }
  return problems;
}
