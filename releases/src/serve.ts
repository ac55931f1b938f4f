import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { API_PREFIX } from '@vitae/contract/call';
import { STORE_URL } from '@vitae/contract/page';
import { matchRoute } from '@vitae/contract/route-pattern';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { allowOnPage, contentSecurityPolicyHeader } from './channel-page.ts';
import { allowanceFor, type ExternalAllowance, type ExternalServices } from './external-services.ts';
import { channelPath, listChannels, readChannel } from './store.ts';
import { CHANNEL_INDEX, repairPages } from './swap-channel.ts';

const DEFAULT_CHANNEL = 'production';

const CACHE_CONTROL = {
  /** A published version never changes. */
  version: 'public, max-age=31536000, immutable',
  /** Kept, but asked for again each time; the ETag makes that a 304. */
  channel: 'no-cache',
};

const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

export interface ServeOptions {
  /** Absolute path of the store's folder. */
  store: string;
  /** Default: none, and pages may reach nothing but their own site. */
  externalServices?: ExternalServices;
}

const NO_EXTERNAL_SERVICES: ExternalServices = { googleClientId: null, webAnalyticsId: null };

/**
 * Serves the store below /releases/, and for every other path the page of the channel: production, or on
 * `staging.localhost` (`<channel>.localhost`) that channel.
 */
export const servePlugin = fastifyPlugin<ServeOptions>(
  async (app, { store, externalServices = NO_EXTERNAL_SERVICES }) => {
    const pages: PageSource = { store, external: allowanceFor(externalServices) };
    for (const channel of await listChannels(store)) await repairPages(store, channel);

    await app.register(fastifyStatic, {
      root: store,
      prefix: STORE_URL,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      preCompressed: true,
      setHeaders(reply, file) {
        const isVersion = path.relative(store, file).startsWith(`remotes${path.sep}`);
        reply.header('cache-control', isVersion ? CACHE_CONTROL.version : CACHE_CONTROL.channel);
        // Integrity is checked only on answers that the page may read, and pages may come from another host.
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('timing-allow-origin', '*');
        reply.header('x-content-type-options', 'nosniff');
      },
    });

    app.get('/*', async (request, reply) => {
      const { pathname } = new URL(request.url, 'http://localhost');
      if (pathname.startsWith(`${API_PREFIX}/`) || pathname.startsWith(STORE_URL)) return notFound(reply);
      return await sendPage(request, reply, pages, pathname);
    });
  },
);

interface PageSource {
  store: string;
  external: ExternalAllowance;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, external }: PageSource,
  pathname: string,
) {
  const channelName = await channelOfHost(store, request.hostname);
  const channel = await readChannel(store, channelName);
  reply.headers({ ...PAGE_HEADERS, 'content-security-policy': contentSecurityPolicyHeader(external) });
  if (!channel?.shell) {
    const advice = `Nothing is promoted to the channel "${channelName}" yet. Run: pnpm release promote NAME@VERSION --to ${channelName}\n`;
    return reply.code(503).type('text/plain; charset=utf-8').send(advice);
  }
  const routes = Object.entries(channel.remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ remote, path: route.path })),
  );
  const owner = matchRoute(routes, pathname)?.route.remote;
  if (!owner && looksLikeFile(pathname)) return notFound(reply);

  const page = `${owner ?? CHANNEL_INDEX}.html`;
  // The time tells two stores apart: a new one counts its revisions from 1 again. The scripts are in the page too.
  const scripts = external.scripts.map((script) => `-${encodeURIComponent(script)}`).join('');
  const etag = `"${channel.revision}-${Date.parse(channel.updatedAt)}-${page}${scripts}"`;
  reply.headers({ 'cache-control': CACHE_CONTROL.channel, etag });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const html = await readFile(path.join(store, channelPath(channel.channel), page), 'utf8');
  return reply.type('text/html; charset=utf-8').send(allowOnPage(html, external));
}

async function channelOfHost(store: string, hostname: string): Promise<string> {
  const channel = /^([a-z0-9-]+)\.localhost$/.exec(hostname.toLowerCase())?.[1];
  return channel && (await listChannels(store)).includes(channel) ? channel : DEFAULT_CHANNEL;
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
