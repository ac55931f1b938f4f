import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEVELOPMENT_VERSION } from '@vitae/bundling/development/configuration';
import type { DevelopmentBuild } from '@vitae/bundling/development/watch';
import type { Channel, ChannelRemote } from '@vitae/contract/channel';
import type { DevelopmentServer } from '@vitae/contract/overrides';
import { ROOT_ELEMENT_ID, STORE_URL } from '@vitae/contract/page';
import type { FastifyInstance, FastifyReply } from 'fastify';
import ssri from 'ssri';
import { renderChannelPage } from '../channel-page.ts';
import { readChannel, requireShell } from '../store.ts';
import { readPackage } from '../workspace-package.ts';

export interface ServedRemote {
  workspaceRoot: string;
  name: string;
  /** Where the bundler leaves its files. */
  output: string;
  /** Resolves when the first build is there; then the newest. */
  latestBuild(): Promise<DevelopmentBuild>;
}

const ENTRY = 'remoteEntry.js';
/** Who answers a browser that asks for the page of a deployed site. */
const CROSS_ORIGIN = {
  'access-control-allow-origin': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
};

/** The remote's files below the store's address, its news as server-sent events, and how a channel would describe it. */
export async function serveDevelopmentFiles(app: FastifyInstance, remote: ServedRemote, listeners: Set<FastifyReply>) {
  await app.register(fastifyStatic, {
    root: remote.output,
    prefix: `${STORE_URL}dev/${remote.name}/`,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      for (const [header, value] of Object.entries(CROSS_ORIGIN)) reply.header(header, value);
      reply.header('cache-control', 'no-store');
    },
  });
  app.get('/dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store', ...CROSS_ORIGIN });
    reply.raw.write('\n');
    listeners.add(reply);
    request.raw.on('close', () => listeners.delete(reply));
  });
  // For the page of a deployed site, whose channel allows a server on this machine.
  app.get('/dev/remote.json', async (_request, reply) => {
    reply.headers({ ...CROSS_ORIGIN, 'cache-control': 'no-store' });
    const { previous: _, ...described } = await describeRemote(remote);
    return { name: remote.name, remote: described } satisfies DevelopmentServer;
  });
}

/** The page of the site as the channel would serve it, with the remote in development in its place. */
export async function composedPage(store: string, channelName: string, remote: ServedRemote): Promise<string> {
  const channel = await readChannel(store, channelName);
  if (!channel) throw new Error(`The channel ${channelName} serves nothing yet. Run "pnpm start" once.`);
  const remotes = { ...channel.remotes, [remote.name]: await describeRemote(remote) };
  const composed: Channel = { ...channel, change: `pnpm dev ${remote.name}`, remotes };
  return renderChannelPage(composed, await requireShell(store, channel.shell.version), null);
}

export function alonePage({ name }: ServedRemote): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name} alone</title>
</head>
<body>
<main id="${ROOT_ELEMENT_ID}"></main>
<script src="${STORE_URL}dev/${name}/${ENTRY}"></script>
</body>
</html>
`;
}

/** As the channel would, from the present remote.json and the present entry. */
async function describeRemote({ workspaceRoot, name, output, latestBuild }: ServedRemote): Promise<ChannelRemote> {
  await latestBuild();
  const { kind, manifest } = await readPackage(workspaceRoot, name);
  if (kind !== 'remote') throw new Error(`${name} is not a remote`);
  const entry = await readFile(path.join(output, ENTRY));
  return {
    version: DEVELOPMENT_VERSION,
    runtime: 'shared',
    entry: {
      path: `dev/${name}/${ENTRY}`,
      integrity: ssri.fromData(entry, { algorithms: ['sha384'] }).toString(),
    },
    preload: [],
    styles: [],
    routes: manifest.routes,
    slots: manifest.slots,
    contributions: manifest.contributions,
    emits: manifest.emits ?? [],
    hears: manifest.hears ?? [],
    navigation: manifest.navigation,
    menu: manifest.menu,
    previous: null,
  };
}
