import { z } from 'zod';
import { type Author, channelPath } from './channel-files.ts';
import { storageOf } from './storage/open-store.ts';
import { requireChannel, requireRemote } from './store.ts';
import { readChecked } from './stored-json.ts';

const provenSchema = z.strictObject({
  at: z.iso.datetime(),
  by: z.string(),
  why: z.string().nullable(),
});

/**
 * Writes down that a version has served visitors of this channel well: the API does it from the mounts that it has
 * counted, a person does it with `pnpm release proven`. Saying it twice changes nothing.
 */
export async function recordProven(
  store: string,
  channel: string,
  { name, version }: { name: string; version: string },
  { by, why }: Author,
): Promise<void> {
  await requireChannel(store, channel);
  await requireRemote(store, name, version);
  const proof = provenSchema.parse({ at: new Date().toISOString(), by, why: why ?? null });
  const file = `${channelPath(channel)}/proven/${name}@${version}.json`;
  await storageOf(store).create(file, `${JSON.stringify(proof, null, 2)}\n`);
}

/** `mf-ats@1.2.0` of every version that was proven in the channel. */
export async function listProven(store: string, channel: string): Promise<Set<string>> {
  const folder = `${channelPath(channel)}/proven`;
  const proven = new Set<string>();
  for (const file of await storageOf(store).names(folder)) {
    if (file.startsWith('.') || !file.endsWith('.json')) continue;
    if (await readChecked(store, `${folder}/${file}`, provenSchema)) proven.add(file.slice(0, -'.json'.length));
  }
  return proven;
}
