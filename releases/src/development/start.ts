import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type DevelopmentBuild, watchRemote } from '@vitae/bundling/development/watch';
import { STORE_URL } from '@vitae/contract/page';
import Fastify, { type FastifyReply } from 'fastify';
import { registerFakeApi } from '../mounting/fake-api.ts';
import { servePlugin } from '../serve.ts';
import { registerApiProxy } from './api-proxy.ts';
import { alonePage, composedPage, type ServedRemote, serveDevelopmentFiles } from './serve-remote.ts';

export interface DevelopmentOptions {
  workspaceRoot: string;
  store: string;
  /** Where the bundler may leave its files. */
  folder: string;
  name: string;
  /** The channel whose shell and other remotes stand around it; null: a page of its own. */
  channel: string | null;
  /** The address of a running site whose API is used; null: one that answers with the least that its contract allows. */
  site: string | null;
  port: number;
  onBuilt(build: DevelopmentBuild): void;
}

/** Builds a remote at each change and serves it, hot. @returns the address, and what ends it all */
export async function startDevelopment({
  workspaceRoot,
  store,
  folder,
  name,
  channel,
  site,
  port,
  onBuilt,
}: DevelopmentOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const output = path.join(folder, name);
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const listeners = new Set<FastifyReply>();
  const first = Promise.withResolvers<void>();
  let latest: DevelopmentBuild | null = null;
  const stopWatching = watchRemote(
    { folder: path.join(workspaceRoot, name), name, output },
    channel === null ? 'alone' : 'composed',
    (build) => {
      latest = build;
      first.resolve();
      for (const listener of listeners) listener.raw.write(`event: built\ndata: ${JSON.stringify(build)}\n\n`);
      onBuilt(build);
    },
  );
  const remote: ServedRemote = {
    workspaceRoot,
    name,
    output,
    latestBuild: async () => {
      await first.promise;
      return latest!;
    },
  };

  const app = Fastify({ forceCloseConnections: true });
  await serveDevelopmentFiles(app, remote, listeners);
  if (site) await registerApiProxy(app, site);
  else await registerFakeApi(app);
  const isPage = (url: string) => !url.startsWith(STORE_URL) && !url.startsWith('/api/') && !url.startsWith('/dev/');
  app.addHook('onRequest', async (request, reply) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (request.method !== 'GET' || !isPage(pathname) || /\.\w+$/.test(pathname)) return;
    await remote.latestBuild();
    const html = channel === null ? alonePage(remote) : await composedPage(store, channel, remote);
    return reply.headers({ 'cache-control': 'no-store' }).type('text/html; charset=utf-8').send(html);
  });
  await app.register(servePlugin, { store });
  await app.listen({ port, host: 'localhost' });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await app.close();
      await stopWatching();
    },
  };
}
