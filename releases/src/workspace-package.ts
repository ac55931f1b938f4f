import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type RemoteManifest, remoteManifestSchema } from '@vitae/contract/remote';
import { type ShellManifest, shellManifestSchema } from '@vitae/contract/shell';
import semver from 'semver';
import { z } from 'zod';
import type { ZodMiniType } from 'zod/mini';
import { ReleaseError } from './errors.ts';

/** A package of the workspace that can be released. */
export type ReleasablePackage = { folder: string } & (
  | { kind: 'remote'; manifest: RemoteManifest }
  | { kind: 'shell'; manifest: ShellManifest }
);

const MANIFEST_FILES = { remote: 'remote.json', shell: 'shell.json' } as const;

/** Names of the folders that hold a manifest, the shell first. */
export async function listReleasablePackages(workspaceRoot: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(workspaceRoot, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name.startsWith('.')) continue;
    const files = await readdir(path.join(workspaceRoot, entry.name));
    if (files.includes(MANIFEST_FILES.shell)) found.unshift(entry.name);
    else if (files.includes(MANIFEST_FILES.remote)) found.push(entry.name);
  }
  return found;
}

export async function readPackage(workspaceRoot: string, name: string): Promise<ReleasablePackage> {
  const names = await listReleasablePackages(workspaceRoot);
  if (!names.includes(name)) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-001',
      what: `There is no folder "${name}" with a ${MANIFEST_FILES.remote} in ${workspaceRoot}.`,
      advice: `Name one of: ${names.join(', ')}.`,
    });
  }
  const folder = path.join(workspaceRoot, name);
  const files = await readdir(folder);
  if (files.includes(MANIFEST_FILES.shell)) {
    const manifest = await readManifest(path.join(folder, MANIFEST_FILES.shell), shellManifestSchema, name);
    return { folder, kind: 'shell', manifest };
  }
  const manifest = await readManifest(path.join(folder, MANIFEST_FILES.remote), remoteManifestSchema, name);
  if (semver.validRange(manifest.contract) === null) {
    throw invalidManifest(path.join(folder, MANIFEST_FILES.remote), `"contract" is not a range: ${manifest.contract}`);
  }
  return { folder, kind: 'remote', manifest };
}

async function readManifest<Manifest extends { name: string; version: string }>(
  file: string,
  schema: ZodMiniType<Manifest>,
  folderName: string,
): Promise<Manifest> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw invalidManifest(file, String(error));
  }
  const parsed = schema.safeParse(content);
  if (!parsed.success) throw invalidManifest(file, z.prettifyError(parsed.error));
  if (parsed.data.name !== folderName) throw invalidManifest(file, `"name" must be its folder's: ${folderName}`);
  if (semver.valid(parsed.data.version) !== parsed.data.version) {
    throw invalidManifest(file, `"version" must be like 1.2.0, not ${parsed.data.version}`);
  }
  return parsed.data;
}

function invalidManifest(file: string, reason: string): ReleaseError {
  return new ReleaseError({
    code: 'VITAE-RELEASE-002',
    what: `${file}: ${reason}`,
    advice: 'Correct the file; shared/contract/src/remote.ts and shell.ts say what it holds.',
  });
}
