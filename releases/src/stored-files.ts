import fastifyStatic from '@fastify/static';
import { type Release, releaseSchema } from '@vitae/contract/release';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentTypeOf } from './headers.ts';
import { isBucket, storageOf } from './storage/open-store.ts';
import { RELEASE_FILE } from './store.ts';
import { readChecked } from './stored-json.ts';

/** Compressed copies of a file, the smaller first, by the name that browsers know them by. */
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Serves the files of all versions of a store below `prefix`, compressed as the browser likes. */
export async function serveVersions(
  app: FastifyInstance,
  { store, prefix, headers }: { store: string; prefix: string; headers: Readonly<Record<string, string>> },
): Promise<void> {
  if (isBucket(store)) return serveFromBucket(app, { store, prefix, headers });
  await app.register(fastifyStatic, {
    root: `${storageOf(store).localFolder}/remotes`,
    prefix,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    preCompressed: true,
    decorateReply: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value);
    },
  });
}

function serveFromBucket(
  app: FastifyInstance,
  { store, prefix, headers }: { store: string; prefix: string; headers: Readonly<Record<string, string>> },
): void {
  /** What release.json says of each version that was asked for. A published version never changes. */
  const described = new Map<string, Release['files']>();
  const filesOf = async (folder: string): Promise<Release['files']> => {
    const known = described.get(folder);
    if (known) return known;
    const release = await readChecked(store, `${folder}/${RELEASE_FILE}`, releaseSchema);
    if (release) described.set(folder, release.files);
    return release?.files ?? {};
  };
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const [name = '', version = '', ...rest] = (request.params as { '*': string })['*'].split('/');
    const folder = `remotes/${name}/${version}`;
    const file = rest.join('/');
    if (![name, version, ...rest].every((part) => /^[\w@+-][\w.@+-]*$/.test(part))) return reply.callNotFound();
    const files = await filesOf(folder);
    if (!Object.hasOwn(files, file) || COPIES.some(([, suffix]) => file.endsWith(suffix))) return reply.callNotFound();
    const accepted = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
    const copy = COPIES.find(
      ([encoding, suffix]) => accepted.includes(encoding) && Object.hasOwn(files, file + suffix),
    );
    const sent = file + (copy?.[1] ?? '');
    const etag = `"${files[sent]!.integrity}"`;
    reply.headers({ ...headers, etag, vary: 'accept-encoding', ...(copy && { 'content-encoding': copy[0] }) });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const content = await storageOf(store).read(`${folder}/${sent}`);
    return content ? reply.type(contentTypeOf(file)).send(content) : reply.callNotFound();
  };
  app.get(`${prefix}*`, send);
}
