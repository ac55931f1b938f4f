import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createChannel } from '../create-channel.ts';
import { storageOf } from '../storage/open-store.ts';
import { TESTER } from './published-fixture.ts';
import { type S3Server, startS3Server } from './s3-server.ts';

/** The kinds of stores, for suites that run over each. */
export const STORE_KINDS = ['folder', 'bucket'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

const BUCKET = 'releases';

export interface TestStore {
  store: string;
  /** What stands behind a store in a bucket. */
  server: S3Server | null;
  remove(): Promise<void>;
}

/** An empty store with the two channels of a fresh site. */
export async function createStore(kind: StoreKind = 'folder'): Promise<TestStore> {
  const created = kind === 'folder' ? await createFolder() : await createBucket();
  await createChannel(created.store, 'production', { overrides: { localhost: false }, ...TESTER });
  await createChannel(created.store, 'staging', { overrides: { localhost: true }, ...TESTER });
  return created;
}

async function createFolder(): Promise<TestStore> {
  const store = await mkdtemp(path.join(tmpdir(), 'vitae-store-'));
  return { store, server: null, remove: () => rm(store, { recursive: true, force: true }) };
}

let stores = 0;

async function createBucket(): Promise<TestStore> {
  const server = await startS3Server(BUCKET);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: server.url,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
  stores += 1;
  // Connections are kept by address: each store has its own.
  return { store: `s3://${BUCKET}/store-${stores}`, server, remove: () => server.close() };
}

/** Changes what is stored behind the store's back. `null`: it is gone. */
export async function tamper(
  { store, server }: Pick<TestStore, 'store' | 'server'>,
  file: string,
  alter: (content: string) => string | null,
): Promise<void> {
  const altered = alter((await storageOf(store).read(file))!.toString('utf8'));
  if (!server) {
    const place = path.join(store, file);
    return altered === null ? await rm(place) : await writeFile(place, altered);
  }
  const key = `${store.slice('s3://'.length)}/${file}`;
  const there = server.objects.get(key)!;
  if (altered === null) server.objects.delete(key);
  else server.objects.set(key, { ...there, content: Buffer.from(altered) });
}
