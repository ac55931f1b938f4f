import { strToU8, zip } from 'fflate';
import type { Database } from '../database/connect.ts';
import type { DataOwner, PersonalData } from './personal-data.ts';

/** Everything that the domains keep of one person, as a zip. */
export async function archivePersonalData(
  database: Database,
  domains: readonly PersonalData[],
  owner: DataOwner,
): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const domain of domains) {
    for (const [path, content] of Object.entries(await domain.collect(database, owner))) {
      files[path] = strToU8(typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
    }
  }
  return new Promise((resolve, reject) => {
    zip(files, (error, archive) => (error ? reject(error) : resolve(archive)));
  });
}
