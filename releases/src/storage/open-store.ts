import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBucket } from './bucket.ts';
import { openFolder } from './folder.ts';
import type { Storage } from './storage.ts';

const buckets = new Map<string, Storage>();

/** What keeps the store of this address: `s3://bucket/prefix`, or a folder. A bucket's connections are shared. */
export function storageOf(store: string): Storage {
  if (!isBucket(store)) return openFolder(store);
  const bucket = buckets.get(store) ?? openBucket(store);
  buckets.set(store, bucket);
  return bucket;
}

export function isBucket(store: string): boolean {
  return store.startsWith('s3:');
}

/** A store as people name it: `s3://bucket/prefix`, `file:///srv/releases`, or a folder relative to `base`. */
export function storeAddress(named: string, base: string): string {
  if (isBucket(named)) return named.replace(/\/+$/, '');
  return named.startsWith('file:') ? fileURLToPath(named) : path.resolve(base, named);
}
