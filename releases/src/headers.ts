import { STORE_URL } from '@vitae/contract/page';

/**
 * The headers of all that is served, in one place: the server sends them, a bucket's objects carry what they can of
 * them, and deploy/ is tested against them.
 */
export const CACHE_CONTROL = {
  /** A published version never changes. */
  version: 'public, max-age=31536000, immutable',
  /** Kept, but asked for again each time; the ETag makes that a 304. */
  channel: 'no-cache',
} as const;

/** Where files of published versions are. */
export const VERSIONS_URL = `${STORE_URL}remotes/`;

/** Of each file of a version. */
export const VERSION_HEADERS = {
  'cache-control': CACHE_CONTROL.version,
  // Integrity is checked only on answers that the page may read, and pages may come from another host.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
} as const;

/** Of what a channel serves at this moment, as JSON. */
export const CHANNEL_HEADERS = {
  'cache-control': CACHE_CONTROL.channel,
  'access-control-allow-origin': '*',
} as const;

/** Of each page, beside its Content-Security-Policy, which follows from the channel and the deployment. */
export const PAGE_HEADERS = {
  'cache-control': CACHE_CONTROL.channel,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

const CONTENT_TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** By the end of a file's name. */
export function contentTypeOf(file: string): string {
  return CONTENT_TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
