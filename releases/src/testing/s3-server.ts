import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  content: Buffer;
  etag: string;
  modifiedAt: Date;
  /** `content-type`, `cache-control`, `x-amz-meta-…`, as they were sent. */
  headers: Record<string, string>;
}

/** What becomes of a request, decided before it is looked at. */
export type Fate =
  /** It is done, and its answer is sent. */
  | 'answered'
  /** It is done, and nobody hears of it. */
  | 'answer-lost'
  /** It never comes. */
  | 'request-lost'
  /** The server is busy: 503, and nothing is done. */
  | 'busy'
  /** Another write or deletion of the same key is under way: 409, and nothing is done. */
  | 'conflict'
  /** These keys may not: 403, and nothing is done. */
  | 'forbidden';

export interface S3Server {
  url: string;
  /** By bucket and key: `releases/channels/production/settings.json`. */
  objects: Map<string, StoredObject>;
  /** Requests since the start, like `PUT releases/remotes/…`. */
  requests: string[];
  decideFate(decide: (method: string, key: string) => Fate): void;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

const XML = { 'content-type': 'application/xml' };
const REFUSALS: Partial<Record<Fate, Answer>> = {
  busy: failure(503, 'SlowDown'),
  conflict: failure(409, 'ConditionalRequestConflict'),
  forbidden: failure(403, 'AccessDenied'),
};
/** What a real bucket would heed and this one does not, so that nothing here passes by being overlooked. */
const UNKNOWN_HEADERS = ['range', 'if-modified-since', 'if-unmodified-since', 'x-amz-copy-source', 'x-amz-trailer'];
const LIST_PARAMETERS = new Set(['list-type', 'prefix', 'delimiter', 'continuation-token', 'x-id']);
const KEPT_HEADERS = /^(content-type|cache-control|content-encoding|x-amz-meta-.+)$/;
/** Small, so that a list of the tests goes over several pages. */
const MOST_KEYS_OF_A_PAGE = 7;

/**
 * A small server of the S3 protocol for tests, after the S3 API reference: put, get, head, list (version 2, pages,
 * delimiter) and delete of objects, `If-None-Match: *` and `If-Match` on writes, errors as XML. It asks for a
 * signature and does not check it; that the content is the one that was signed it does check. What it does not know it
 * refuses.
 */
export async function startS3Server(bucket: string): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  let fateOf: (method: string, key: string) => Fate = () => 'answered';

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const key = decodeURIComponent(pathname.slice(1));
    const method = request.method ?? 'GET';
    const content = await bodyOf(request);
    requests.push(`${method} ${key}`);
    const fate = fateOf(method, key);
    const isDone = fate === 'answered' || fate === 'answer-lost';
    const answer = isDone ? answerTo(request, key, searchParams, content) : REFUSALS[fate];
    if (!answer || fate === 'answer-lost') {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? undefined : answer.body);
  });

  function answerTo(
    { method, headers }: IncomingMessage,
    key: string,
    query: URLSearchParams,
    content: Buffer,
  ): Answer {
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return failure(403, 'AccessDenied');
    if (headers['x-amz-content-sha256'] !== createHash('sha256').update(content).digest('hex'))
      return failure(400, 'XAmzContentSHA256Mismatch');
    const isConditional = headers['if-match'] !== undefined || headers['if-none-match'] !== undefined;
    if (UNKNOWN_HEADERS.some((name) => name in headers) || (isConditional && method !== 'PUT'))
      return failure(501, 'NotImplemented');
    if (key !== bucket && !key.startsWith(`${bucket}/`)) return failure(404, 'NoSuchBucket');
    if (method === 'GET' && key.replace(/\/$/, '') === bucket) return list(query);
    if (method === 'PUT') return put(headers, key, content);
    if (method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    if (!found) return failure(404, 'NoSuchKey');
    const { etag, modifiedAt } = found;
    const length = found.content.byteLength;
    return {
      status: 200,
      headers: { ...found.headers, etag, 'last-modified': modifiedAt.toUTCString(), 'content-length': length },
      body: found.content,
    };
  }

  function put(sent: IncomingHttpHeaders, key: string, content: Buffer): Answer {
    const there = objects.get(key);
    const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = sent;
    if (ifNoneMatch !== undefined && ifMatch !== undefined) return failure(501, 'NotImplemented');
    if (ifNoneMatch !== undefined && ifNoneMatch !== '*') return failure(501, 'NotImplemented');
    if (ifNoneMatch === '*' && there) return failure(412, 'PreconditionFailed');
    if (ifMatch !== undefined && !there) return failure(404, 'NoSuchKey');
    if (ifMatch !== undefined && ifMatch !== there?.etag) return failure(412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    const kept = Object.entries(sent).filter((entry): entry is [string, string] => KEPT_HEADERS.test(entry[0]));
    objects.set(key, { content, etag, modifiedAt: new Date(), headers: Object.fromEntries(kept) });
    return { status: 200, headers: { etag } };
  }

  function list(query: URLSearchParams): Answer {
    if (query.get('list-type') !== '2' || [...query.keys()].some((name) => !LIST_PARAMETERS.has(name)))
      return failure(501, 'NotImplemented');
    const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') ?? ''];
    const after = query.get('continuation-token') ?? '';
    const entries = new Map<string, string>();
    for (const [key, { content, etag, modifiedAt }] of [...objects].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const name = key.slice(bucket.length + 1);
      if (!name.startsWith(prefix)) continue;
      const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1;
      const common = name.slice(0, end + 1);
      if (common) entries.set(common, `<CommonPrefixes><Prefix>${escapeXml(common)}</Prefix></CommonPrefixes>`);
      else {
        entries.set(
          name,
          `<Contents><Key>${escapeXml(name)}</Key><Size>${content.byteLength}</Size><ETag>${escapeXml(etag)}</ETag><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`,
        );
      }
    }
    const rest = [...entries].filter(([name]) => name > after);
    const page = rest.slice(0, MOST_KEYS_OF_A_PAGE);
    const isTruncated = rest.length > page.length;
    const next = isTruncated ? `<NextContinuationToken>${escapeXml(page.at(-1)![0])}</NextContinuationToken>` : '';
    const body = `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><Prefix>${escapeXml(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${MOST_KEYS_OF_A_PAGE}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${next}${page.map(([, entry]) => entry).join('')}</ListBucketResult>`;
    return { status: 200, headers: XML, body };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    decideFate(decide) {
      fateOf = decide;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function failure(status: number, code: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  return { status, headers: XML, body };
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
