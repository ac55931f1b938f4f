import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { API_PREFIX } from '@vitae/contract/call';
import type { Channel } from '@vitae/contract/channel';
import { STORE_URL } from '@vitae/contract/page';
import { matchRoute } from '@vitae/contract/route-pattern';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import {
  CHANNEL_INDEX,
  contentSecurityPolicyHeader,
  deployedPage,
  type PageDeployment,
  preloadingPage,
} from './channel-page.ts';
import { ReleaseError } from './errors.ts';
import { allowanceFor, type ExternalServices } from './external-services.ts';
import { CACHE_CONTROL, CHANNEL_HEADERS, PAGE_HEADERS, VERSION_HEADERS, VERSIONS_URL } from './headers.ts';
import { type OverrideAccess, overrideRoutes } from './overrides/override-routes.ts';
import { readServed, type Served } from './served.ts';
import { storageOf } from './storage/open-store.ts';
import { serveVersions } from './stored-files.ts';

const DEFAULT_CHANNEL = 'production';

export interface ServeOptions {
  /** The store's address. */
  store: string;
  /** Default: none, and pages may reach nothing but their own site. */
  externalServices?: ExternalServices;
  /** Where browsers get published versions, where that is not this server: `https://cdn.example/releases/`. */
  storeUrl?: string | null;
  /** Who may put other versions in place of a channel's. Default: nobody. */
  overrides?: OverrideAccess;
}

const NO_EXTERNAL_SERVICES: ExternalServices = { googleClientId: null, webAnalyticsId: null };

/**
 * Serves the store below /releases/, and for every other path the page of the channel: production, or on
 * `staging.localhost` (`<channel>.localhost`) that channel.
 */
export const servePlugin = fastifyPlugin<ServeOptions>(
  async (app, { store, externalServices = NO_EXTERNAL_SERVICES, storeUrl = null, overrides }) => {
    if (overrides) await app.register(overrideRoutes, { store, access: overrides });
    const served = readServed(store);
    const pages: PageSource = { served, deployment: { external: allowanceFor(externalServices), storeUrl } };

    const { localFolder } = storageOf(store);
    if (localFolder) await mkdir(`${localFolder}/remotes`, { recursive: true });
    await serveVersions(app, { store, prefix: VERSIONS_URL, headers: VERSION_HEADERS });

    app.get<{ Params: { file: string } }>(`${STORE_URL}channels/:file`, async (request, reply) => {
      const [, name] = /^([a-z][a-z0-9-]*)\.json$/.exec(request.params.file) ?? [];
      const channel = name && (await served.channels()).includes(name) ? await served.channel(name) : null;
      if (!channel) return notFound(reply);
      reply.headers(CHANNEL_HEADERS);
      return sendChecked(request, reply, 'application/json; charset=utf-8', JSON.stringify(channel));
    });

    app.get('/robots.txt', async (request, reply) => {
      const isProduction = (await channelOfHost(served, request.hostname)) === DEFAULT_CHANNEL;
      const rules = isProduction ? `Disallow: ${API_PREFIX}/` : 'Disallow: /';
      return sendChecked(request, reply, 'text/plain; charset=utf-8', `User-agent: *\n${rules}\n`);
    });

    app.get('/*', async (request, reply) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      if (pathname.startsWith(`${API_PREFIX}/`) || pathname.startsWith(STORE_URL)) return notFound(reply);
      return await sendPage(request, reply, pages, pathname);
    });
  },
);

interface PageSource {
  served: Served;
  deployment: PageDeployment;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { served, deployment }: PageSource,
  pathname: string,
) {
  const channelName = await channelOfHost(served, request.hostname);
  let page: { channel: Channel; html: string } | null | 'no such file';
  try {
    page = await readPage(served, channelName, pathname);
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    request.log.error(error);
    return unavailable(
      reply,
      `${error.codes.join(' ')}: this page cannot be shown right now. The server's log says why.`,
    );
  }
  if (!page) {
    return unavailable(
      reply,
      `Nothing is promoted to the channel "${channelName}" yet. Run: pnpm release promote NAME@VERSION --to ${channelName}`,
    );
  }
  if (page === 'no such file') return notFound(reply);
  const policy = contentSecurityPolicyHeader(page.channel, deployment);
  reply.headers({ ...PAGE_HEADERS, 'content-security-policy': policy });
  const html = deployedPage(page.html, page.channel, deployment);
  return sendChecked(request, reply, 'text/html; charset=utf-8', html);
}

/** The pointer is read once: everything that a visitor gets comes from one revision, which never changes. */
async function readPage(served: Served, channelName: string, pathname: string) {
  const channel = await served.channel(channelName);
  if (!channel) return null;
  const routes = Object.entries(channel.remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ remote, path: route.path })),
  );
  const route = matchRoute(routes, pathname)?.route;
  if (!route && looksLikeFile(pathname)) return 'no such file';
  const html = await served.page(channel, `${route?.remote ?? CHANNEL_INDEX}.html`);
  if (!route) return { channel, html };
  const screens = await served.screens(channel);
  return { channel, html: preloadingPage(html, screens[route.remote]?.[route.path] ?? []) };
}

/** A page is compressed while its visitor waits, so not to the last byte: quality 5 of 11. */
const COMPRESS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Sends text under a name made from the very bytes that are sent, or nothing where the browser has these bytes. */
async function sendChecked(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  const encoding = negotiate(request.headers['accept-encoding']?.toString() ?? '', ['br', 'gzip']);
  const body = encoding ? await COMPRESS[encoding](text) : Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  reply.headers({ 'cache-control': CACHE_CONTROL.channel, etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(type).send(body);
}

function unavailable(reply: FastifyReply, text: string) {
  return reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}

async function channelOfHost(served: Served, hostname: string): Promise<string> {
  const channel = /^([a-z0-9-]+)\.localhost$/.exec(hostname.toLowerCase())?.[1];
  return channel && (await served.channels()).includes(channel) ? channel : DEFAULT_CHANNEL;
}

/** `/favicon.ico`, `/assets/old.js`: who asks for a file must not be answered with a page. */
function looksLikeFile(pathname: string): boolean {
  return /\.[A-Za-z0-9]+$/.test(pathname);
}

function notFound(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ 'x-content-type-options': 'nosniff', 'cache-control': CACHE_CONTROL.channel })
    .send({ success: false, code: 'not_found', message: 'There is nothing at this address.' });
}
