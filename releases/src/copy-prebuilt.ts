import { cp, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Prebuilt } from '@vitae/contract/remote';
import { ReleaseError } from './errors.ts';

/** Takes over a folder that another toolchain has built, as it lies there. What release.json says of it. */
export async function copyPrebuilt(packageFolder: string, prebuilt: Prebuilt, name: string, output: string) {
  const folder = path.join(packageFolder, prebuilt.folder);
  const missing: string[] = [];
  for (const file of [prebuilt.entry, ...prebuilt.styles]) {
    const isFile = await stat(path.join(folder, file)).then(
      (found) => found.isFile(),
      () => false,
    );
    if (!isFile) missing.push(file);
  }
  if (missing.length > 0) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-036',
      what: `${name} is built elsewhere, but ${folder} has no ${missing.join(' and no ')}.`,
      advice: 'Build it first, or correct "prebuilt" in its remote.json.',
      packages: [name],
    });
  }
  await cp(folder, output, { recursive: true });
  const { entry, styles, global } = prebuilt;
  return { entry, preload: [], shared: {}, preloadShared: [], screens: {}, styles, global };
}
