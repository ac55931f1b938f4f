/**
 * A store in a bucket, by the S3 protocol. It needs conditional writes of the bucket: `If-None-Match: *` creates what
 * only one writer can, `If-Match` takes over what a writer has left.
 *
 * A conditional write whose answer is lost is not repeated blindly: each write carries a name of its own in its
 * metadata, and what stands there is read back and compared with it first.
 *
 * A bucket has no folders that could be moved. A folder is whole once its mark is there, which is written last; until
 * then its `.claim` says who writes it, so that two writers never mix their files.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseError } from '../errors.ts';
import { CACHE_CONTROL, contentTypeOf } from '../headers.ts';
import { isRunning } from '../running-process.ts';
import type { Storage, StoredEntry } from './storage.ts';

/** Requests that are under way at once. */
const MOST_PARALLEL = 16;
const MOST_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 50;
const CONNECT_LIMIT_MS = 5_000;
const ANSWER_LIMIT_MS = 60_000;
/** A writer on another machine that has said nothing for so long was killed: an upload takes seconds. */
const CLAIM_LASTS_MS = 15 * 60_000;
/** Visitors see a promotion after so long at the latest, and the bucket is not asked for each of them. */
const FRESH_FOR_MS = 1_000;
const CLAIM = '.claim';
const WRITER = 'writer';

interface Found {
  etag: string;
  writer: string | undefined;
  modifiedAt: number;
}

type Condition = { IfNoneMatch: '*' } | { IfMatch: string };

export function openBucket(address: string): Storage {
  const { bucket, prefix } = parseAddress(address);
  const keyOf = (file: string) => prefix + file;
  let opened: ReturnType<typeof connect> | null = null;
  const s3 = () => {
    opened ??= connect();
    return opened;
  };

  /** Asks for something that changes nothing, again where the answer is lost. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await question();
      } catch (error) {
        if (statusOf(error) === 404) return null;
        if (!isLost(error) || attempt === MOST_ATTEMPTS) throw describe(error);
        await pause(FIRST_PAUSE_MS * 2 ** attempt);
      }
    }
  }

  async function find(file: string): Promise<Found | null> {
    const { client, HeadObjectCommand } = await s3();
    const found = await ask(() => client.send(new HeadObjectCommand({ Bucket: bucket, Key: keyOf(file) })));
    if (!found) return null;
    const writer = found.Metadata?.[WRITER];
    return { etag: found.ETag ?? '', writer, modifiedAt: found.LastModified?.getTime() ?? 0 };
  }

  async function read(file: string): Promise<Buffer | null> {
    const { client, GetObjectCommand } = await s3();
    return await ask(async () => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(file) }));
      return Body ? Buffer.from(await Body.transformToByteArray()) : Buffer.alloc(0);
    });
  }

  /** @returns false where the condition does not hold */
  async function write(file: string, content: Buffer | string, condition: Condition, writer = randomUUID() as string) {
    const { client, PutObjectCommand } = await s3();
    const isVersion = file.startsWith('remotes/');
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: keyOf(file),
      Body: content,
      ContentType: contentTypeOf(file),
      CacheControl: isVersion ? CACHE_CONTROL.version : CACHE_CONTROL.channel,
      Metadata: { [WRITER]: writer },
      ...condition,
    });
    for (let attempt = 1; ; attempt += 1) {
      try {
        await client.send(command);
        return true;
      } catch (error) {
        const status = statusOf(error);
        const isRefused = status === 412 || (status === 404 && 'IfMatch' in condition);
        if (!isRefused && !isLost(error)) throw describe(error);
        const there = await find(file);
        if (there?.writer === writer) return true;
        const hasPassed = 'IfMatch' in condition ? there?.etag !== condition.IfMatch : there !== null;
        if (isRefused || hasPassed) return false;
        if (attempt === MOST_ATTEMPTS) throw describe(error);
        await pause(FIRST_PAUSE_MS * 2 ** attempt);
      }
    }
  }

  async function remove(file: string): Promise<void> {
    const { client, DeleteObjectCommand } = await s3();
    await ask(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(file) })));
  }

  async function eachPage(folder: string, delimiter: '/' | undefined, take: (page: ListedPage) => void): Promise<void> {
    const { client, ListObjectsV2Command } = await s3();
    let token: string | undefined;
    do {
      const question = { Bucket: bucket, Prefix: keyOf(folder && `${folder}/`), Delimiter: delimiter };
      const page = await ask(() => client.send(new ListObjectsV2Command({ ...question, ContinuationToken: token })));
      if (!page) throw noBucket(address);
      take(page);
      token = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (token);
  }

  async function names(folder: string): Promise<string[]> {
    const found: string[] = [];
    await eachPage(folder, '/', ({ Contents = [], CommonPrefixes = [] }) => {
      for (const { Key = '' } of Contents) found.push(path.posix.basename(Key));
      for (const { Prefix = '' } of CommonPrefixes) found.push(path.posix.basename(Prefix));
    });
    return found;
  }

  async function byMark(folder: string, mark: string): Promise<{ whole: string[]; unfinished: string[] }> {
    const all = await names(folder);
    const found = new Set<string>();
    await inParallel(all, async (name) => {
      if (await find(`${folder}/${name}/${mark}`)) found.add(name);
    });
    return { whole: all.filter((name) => found.has(name)), unfinished: all.filter((name) => !found.has(name)) };
  }

  async function list(folder: string): Promise<StoredEntry[]> {
    const found: StoredEntry[] = [];
    await eachPage(folder, undefined, ({ Contents = [] }) => {
      for (const { Key = '', Size = 0, LastModified } of Contents)
        found.push({ file: Key.slice(prefix.length), bytes: Size, modifiedAt: LastModified?.getTime() ?? 0 });
    });
    return found;
  }

  /** Whether the folder is this writer's to fill. */
  async function claim(folder: string, writer: string): Promise<boolean> {
    const file = `${folder}/${CLAIM}`;
    const content = JSON.stringify({ machine: machine(), process: process.pid });
    if (await write(file, content, { IfNoneMatch: '*' }, writer)) return true;
    const [there, text] = [await find(file), await read(file)];
    if (!there || !text) return await claim(folder, writer);
    const isAbandoned = Date.now() - there.modifiedAt > CLAIM_LASTS_MS || wasKilled(text.toString());
    return isAbandoned && (await write(file, content, { IfMatch: there.etag }, writer));
  }

  /** Puts a file into a folder that this writer has claimed, over what an earlier one has left there. */
  async function fill(file: string, content: Buffer): Promise<void> {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      if (await write(file, content, { IfNoneMatch: '*' })) return;
      const there = await find(file);
      if (there && (await write(file, content, { IfMatch: there.etag }))) return;
    }
    throw unreachable(address, `${file} is changed by somebody else all the time.`);
  }

  /**
   * Takes a folder away, the mark first, so that nobody finds a part of it. It is claimed meanwhile: whoever published
   * into it would lose files that came after they were listed.
   */
  async function clear(folder: string, mark: string, isDoomed: () => Promise<boolean>): Promise<void> {
    const writer = randomUUID();
    if (!(await claim(folder, writer))) return;
    if (await isDoomed()) {
      await remove(`${folder}/${mark}`);
      const files = (await list(folder)).filter(({ file }) => file !== `${folder}/${CLAIM}`);
      await inParallel(files, ({ file }) => remove(file));
    }
    await remove(`${folder}/${CLAIM}`);
  }

  function describe(error: unknown): unknown {
    const status = statusOf(error);
    if (status === 403 || status === 401 || hasNoKeys(error)) return refused(address, String(error), error);
    return isLost(error) ? unreachable(address, String(error), error) : error;
  }

  return {
    read,
    names,
    list,
    localFolder: null,
    freshForMs: FRESH_FOR_MS,

    wholeFolders: async (folder, mark) => (await byMark(folder, mark)).whole,
    unfinishedFolders: async (folder, mark) => (await byMark(folder, mark)).unfinished,

    create: (file, content) => write(file, content, { IfNoneMatch: '*' }),

    makeWorkFolder: () => mkdtemp(path.join(tmpdir(), 'vitae-release-')),

    async moveIn(workFolder, folder, mark) {
      if (await find(`${folder}/${mark}`)) return 'taken';
      const writer = randomUUID();
      if (!(await claim(folder, writer))) return 'being-written';
      // Whoever had the claim since that first look may have come to its end: what is whole is filled by nobody else.
      if (await find(`${folder}/${mark}`)) {
        await remove(`${folder}/${CLAIM}`);
        return 'taken';
      }
      const files = await filesBelow(workFolder);
      const contentOf = (file: string) => readFile(path.join(workFolder, file));
      const others = files.filter((file) => file !== mark);
      await inParallel(others, async (file) => fill(`${folder}/${file}`, await contentOf(file)));
      if ((await find(`${folder}/${CLAIM}`))?.writer !== writer) return 'being-written';
      const isFirst = await write(`${folder}/${mark}`, await contentOf(mark), { IfNoneMatch: '*' });
      await remove(`${folder}/${CLAIM}`);
      return isFirst ? 'done' : 'taken';
    },

    async copyOut(file, localFile) {
      const content = await read(file);
      if (!content) throw unreachable(address, `${file} is gone.`);
      await writeFile(localFile, content);
    },

    removeFolder: (folder, mark) => clear(folder, mark, async () => true),
    removeUnfinished: (folder, mark) => clear(folder, mark, async () => !(await find(`${folder}/${mark}`))),
  };
}

interface ListedPage {
  Contents?: { Key?: string | undefined; Size?: number | undefined; LastModified?: Date | undefined }[] | undefined;
  CommonPrefixes?: { Prefix?: string | undefined }[] | undefined;
}

/** `s3://bucket/prefix`, the prefix with a slash at its end. */
function parseAddress(address: string): { bucket: string; prefix: string } {
  const [, bucket, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/([\w./-]*?))?\/*$/.exec(address) ?? [];
  if (bucket) return { bucket, prefix: folder && `${folder}/` };
  throw new ReleaseError({
    code: 'VITAE-RELEASE-006',
    what: `"${address}" does not name a bucket.`,
    advice: 'Write it like RELEASE_STORE=s3://bucket or s3://bucket/folder.',
  });
}

/** Only a store in a bucket pays for loading the client. Region, keys and address come from its own variables. */
async function connect() {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || 'us-east-1',
    // Repeating is decided here, request by request.
    maxAttempts: 1,
    // Buckets of others than Amazon have one host for all of them.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
    // Every file has its SHA-384, which browsers and `verify` check; not every server knows checksums of its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_LIMIT_MS, requestTimeout: ANSWER_LIMIT_MS },
  });
  return { ...sdk, client };
}

function statusOf(error: unknown): number | null {
  const metadata = (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata;
  return metadata?.httpStatusCode ?? null;
}

/** Whether nobody knows what has become of the request. 409: another write to the same key was under way. */
function isLost(error: unknown): boolean {
  const status = statusOf(error);
  if (status !== null) return status >= 500 || status === 409 || status === 429;
  return !hasNoKeys(error);
}

function hasNoKeys(error: unknown): boolean {
  return error instanceof Error && error.name === 'CredentialsProviderError';
}

function unreachable(address: string, reason: string, cause?: unknown): ReleaseError {
  return new ReleaseError(
    {
      code: 'VITAE-RELEASE-042',
      what: `The bucket of ${address} did not answer as it should: ${reason}`,
      advice:
        'Run the command again: what was written stays, and nothing is written twice. AWS_ENDPOINT_URL_S3 names a bucket that is not Amazon’s.',
    },
    { cause },
  );
}

function refused(address: string, reason: string, cause: unknown): ReleaseError {
  return new ReleaseError(
    {
      code: 'VITAE-RELEASE-043',
      what: `The bucket of ${address} lets nobody in with these keys: ${reason}`,
      advice: 'Set AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_REGION, or a profile with AWS_PROFILE.',
    },
    { cause },
  );
}

function noBucket(address: string): ReleaseError {
  return new ReleaseError({
    code: 'VITAE-RELEASE-006',
    what: `There is no bucket at ${address}.`,
    advice: 'Make it first, or name another with RELEASE_STORE=s3://bucket/folder.',
  });
}

/** Which machine a claim is of. A bucket may be read by everybody, so its name is not told. */
function machine(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 16);
}

/** Whether a claim is of a process of this machine that is gone. */
function wasKilled(claim: string): boolean {
  try {
    const { machine: where, process: pid } = JSON.parse(claim);
    return where === machine() && Number.isInteger(pid) && !isRunning(pid);
  } catch {
    return false;
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: MOST_PARALLEL }, worker));
}
