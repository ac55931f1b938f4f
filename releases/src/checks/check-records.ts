import { z } from 'zod';
import { storageOf } from '../storage/open-store.ts';
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

const RECORD_FILE = 'mounted.json';

/** Beside the version's folder, since a published version never changes and may be checked later. */
function recordFolder(name: string, version: string): string {
  return versionPath(name, version).replace('remotes', 'checks');
}

function recordFile(name: string, version: string): string {
  return `${recordFolder(name, version)}/${RECORD_FILE}`;
}

/** Null where nobody has seen the version mount in a browser. */
export async function readCheck(store: string, name: string, version: string): Promise<CheckRecord | null> {
  return await readChecked(store, recordFile(name, version), checkRecordSchema);
}

export async function recordCheck(store: string, name: string, version: string, record: CheckRecord): Promise<void> {
  await storageOf(store).create(recordFile(name, version), `${JSON.stringify(record, null, 2)}\n`);
}

/** Who publishes other code under this version one day is not believed to have been checked. */
export async function removeCheck(store: string, name: string, version: string): Promise<void> {
  if (await readCheck(store, name, version)) {
    await storageOf(store).removeFolder(recordFolder(name, version), RECORD_FILE);
  }
}
