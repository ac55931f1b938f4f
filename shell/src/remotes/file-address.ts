import type { StoredFile } from '@vitae/contract/channel';

/** Where a file is: below the store, but for one of a developer's server, which has a whole address. */
export function fileAddress(storeUrl: string, { path }: Pick<StoredFile, 'path'>): string {
  return new URL(path, new URL(storeUrl, location.href)).href;
}
