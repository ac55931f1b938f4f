import { lookup as lookupAll } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { ApiFailure } from '../errors/api-failure.ts';
import { PUBLIC_INTERNET, type Reach } from './public-internet.ts';

export interface FetchedPage {
  bytes: Uint8Array;
  /** Without its parameters, in lower case. */
  mimeType: string;
}

/** Throws ApiFailure, which says what to do instead. */
export type PageFetcher = (address: string, signal: AbortSignal) => Promise<FetchedPage>;

const TIMEOUT_MS = 10_000;
/** Unpacked. */
const MAX_BYTES = 3 * 1024 * 1024;
const MAX_REDIRECTS = 4;
const MAX_HEADER_BYTES = 32 * 1024;
const TYPES: ReadonlySet<string> = new Set(['text/html', 'application/xhtml+xml', 'text/plain', 'application/pdf']);
const UNPACKERS: Readonly<Record<string, () => NodeJS.ReadWriteStream & Readable>> = {
  gzip: createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

const refusals = {
  wrong: () =>
    new ApiFailure(
      400,
      'advert_address_wrong',
      'Please give the full address of the advert, as https://example.com/jobs/1.',
    ),
  // The same for a host that is not there and one that nobody may see: the difference would draw a map of this network.
  unreachable: (cause?: unknown) =>
    new ApiFailure(
      422,
      'advert_page_unreachable',
      'This address cannot be reached. Please check it, or paste the text of the advert.',
      { cause },
    ),
  missing: () =>
    new ApiFailure(
      422,
      'advert_page_missing',
      'There is no page at this address. The advert may have been taken down; if you have its text, please paste it.',
    ),
  refused: () =>
    new ApiFailure(
      422,
      'advert_page_refused',
      'This site shows its adverts to people only. Please open the advert, copy its text and paste it here, or print it to a PDF and take it from the file.',
    ),
  type: () =>
    new ApiFailure(
      422,
      'advert_page_type',
      'There is no page of text at this address. Please print the advert to a PDF and take it from the file, or paste its text.',
    ),
  tooLarge: () =>
    new ApiFailure(
      422,
      'advert_page_too_large',
      'The page at this address is too large. Please copy the text of the advert and paste it.',
    ),
  slow: () =>
    new ApiFailure(
      422,
      'advert_page_slow',
      'This site takes too long to answer. Please try again later, or paste the text of the advert.',
    ),
};

/** Fetches pages that a user names. What `reach` does not allow is refused at every step, redirects included. */
export function createPageFetcher(reach: Reach = PUBLIC_INTERNET): PageFetcher {
  return async (address, signal) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await fetchPage(address, reach, AbortSignal.any([signal, timeout]));
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      throw timeout.aborted ? refusals.slow() : refusals.unreachable(error);
    }
  };
}

async function fetchPage(address: string, reach: Reach, signal: AbortSignal): Promise<FetchedPage> {
  let url = readAddress(address, reach);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await ask(url, reach, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = readAddress(new URL(headers.location, url).href, reach);
      continue;
    }
    try {
      if (statusCode === 404 || statusCode === 410) throw refusals.missing();
      if (statusCode !== 200) throw refusals.refused();
      const mimeType = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
      if (!TYPES.has(mimeType)) throw refusals.type();
      return { bytes: await readBody(response), mimeType };
    } finally {
      response.destroy();
    }
  }
  throw refusals.refused();
}

function readAddress(address: string, { allowsAddress, allowsPort }: Reach): URL {
  const url = URL.parse(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw refusals.wrong();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!allowsPort(url.port) || (isIP(host) !== 0 && !allowsAddress(host))) throw refusals.unreachable();
  return url;
}

function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    request(
      url,
      {
        signal,
        // A connection of its own: none is kept that was opened to where a name led before.
        agent: false,
        lookup: lookupWithin(reach),
        maxHeaderSize: MAX_HEADER_BYTES,
        headers: {
          accept: 'text/html,application/xhtml+xml,text/plain,application/pdf',
          'accept-encoding': Object.keys(UNPACKERS).join(', '),
          'user-agent': 'Vitae/1.0 (reads one advert for its user)',
        },
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

/** Where a name leads is looked at in the very lookup that is connected to, so that it cannot change in between. */
function lookupWithin({ allowsAddress }: Reach): LookupFunction {
  return (hostname, options, callback) =>
    lookupAll(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) callback(error, '', 0);
      else if (!first || !addresses.every(({ address }) => allowsAddress(address)))
        callback(new Error(`${hostname} is not of the public internet`), '', 0);
      else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
}

async function readBody(response: IncomingMessage): Promise<Uint8Array> {
  const packing = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const unpacker = packing === 'identity' ? null : UNPACKERS[packing]?.();
  if (unpacker === undefined) throw refusals.type();
  if (unpacker) {
    response.on('error', (error) => unpacker.destroy(error));
    response.pipe(unpacker);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of unpacker ?? response) {
      size += chunk.length;
      if (size > MAX_BYTES) throw refusals.tooLarge();
      chunks.push(chunk);
    }
  } finally {
    unpacker?.destroy();
  }
  return Buffer.concat(chunks);
}
