import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RemoteRelease, releaseSchema } from '@vitae/contract/release';
import { describeFiles } from '@vitae/releases/describe-files';
import { RELEASE_FILE, versionPath } from '@vitae/releases/store';

/**
 * The same code once more under the next version: of a release's files only the entry says its version. It comes into
 * the store as a whole, which others may be copying.
 */
export async function addNextVersion(
  store: string,
  release: RemoteRelease,
): Promise<{ name: string; version: string }> {
  const { name } = release;
  const version = `${Number.parseInt(release.version, 10) + 1}.0.0`;
  const folder = await mkdtemp(path.join(tmpdir(), 'vitae-version-'));
  await cp(path.join(store, versionPath(name, release.version)), folder, { recursive: true });
  await rm(path.join(folder, RELEASE_FILE));
  const entry = path.join(folder, release.entry);
  await writeFile(entry, (await readFile(entry, 'utf8')).replaceAll(release.version, version));
  for (const file of Object.keys(release.files)) {
    if (/\.(br|gz)$/.test(file)) await rm(path.join(folder, file), { force: true });
  }
  const manifest = { ...release.manifest, version };
  const files = await describeFiles(folder, null);
  const next = releaseSchema.parse({ ...release, version, manifest, files });
  await writeFile(path.join(folder, RELEASE_FILE), JSON.stringify(next));
  const place = path.join(store, versionPath(name, version));
  await rm(place, { recursive: true, force: true });
  await rename(folder, place);
  return { name, version };
}
