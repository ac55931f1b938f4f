import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { createWhole } from '../durable-file.ts';
import { versionPath } from '../store.ts';
import { readChecked } from '../stored-json.ts';

const checkRecordSchema = z.strictObject({
  at: z.iso.datetime(),
  /** `Chromium 141.0` */
  browser: z.string(),
  /** Addresses at which the version was seen to mount. */
  paths: z.array(z.string()),
});
export type CheckRecord = z.infer<typeof checkRecordSchema>;

/** Beside the version's folder, since a published version never changes and may be checked later. */
function recordFile(store: string, name: string, version: string): string {
  return path.join(store, 'checks', path.relative('remotes', versionPath(name, version)), 'mounted.json');
}

/** Null where nobody has seen the version mount in a browser. */
export async function readCheck(store: string, name: string, version: string): Promise<CheckRecord | null> {
  return await readChecked(recordFile(store, name, version), checkRecordSchema);
}

export async function recordCheck(store: string, name: string, version: string, record: CheckRecord): Promise<void> {
  const file = recordFile(store, name, version);
  await mkdir(path.dirname(file), { recursive: true });
  await createWhole(file, `${JSON.stringify(record, null, 2)}\n`);
}
