import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { Channel } from '@vitae/contract/channel';
import type { RemoteRoute } from '@vitae/contract/remote';
import { readChannel } from '@vitae/releases/store';
import { publishFixture, release } from './fixture-remote.ts';
import { type Site, startSite } from './site.ts';
import { HOME, PROBES, SPECIFIED_ROUTES } from './specified-routes.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The first build of everything, on a slow machine. */
const SITE_LIMIT_MS = 600_000;

/** What `startSite` needs to find that everything is built already. */
const BUILT = 'releases';

/** A site of one's own, with a copy of what the shared site has built, where there is one. */
export async function startOwnSite(env: NodeJS.ProcessEnv = {}): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vitae-site-'));
  const shared = process.env.SITE_DATA_DIR;
  if (shared) {
    await cp(path.join(shared, BUILT), path.join(dataDir, BUILT), { recursive: true });
  }
  const removeData = () => rm(dataDir, { recursive: true, force: true });
  try {
    const site = await startSite({ dataDir, env: { RATE_LIMIT_FACTOR: '100', ...env } });
    return {
      ...site,
      stop: async () => {
        await site.stop();
        await removeData();
      },
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}

const storeOf = (site: Site) => path.join(site.dataDir, 'releases');

async function readProductionChannel(site: Site): Promise<Channel> {
  const channel = await readChannel(storeOf(site), 'production');
  if (!channel) throw new Error('The site serves nothing in production.');
  return channel;
}

/** Every route that the site has: the shell's own and the remotes'. */
export async function readDeclaredRoutes(site: Site): Promise<RemoteRoute[]> {
  const { remotes } = await readProductionChannel(site);
  const shell = JSON.parse(await readFile(path.join(ROOT, 'shell/shell.json'), 'utf8')) as { routes: RemoteRoute[] };
  return [...shell.routes, ...Object.values(remotes).flatMap((remote) => remote.routes)];
}

/**
 * Publishes and promotes a remote that has these routes, each with a screen that says where it is. Unchecked: checks
 * mount each of them in a browser, which is tested elsewhere.
 */
async function addGuardedRemote(site: Site, routes: Omit<RemoteRoute, 'title'>[]): Promise<void> {
  const titled = routes.map((route) => ({ ...route, title: `Screen of ${route.path}` }));
  const menu = routes.some(({ path }) => path === HOME)
    ? [{ label: 'Dashboard', path: HOME, icon: 'dashboard', order: 10 }]
    : [];
  const { version } = await publishFixture(
    storeOf(site),
    'mf-guarded',
    { routes: titled, menu },
    { checks: 'sources' },
  );
  await release(storeOf(site), 'promote', `mf-guarded@${version}`, '--to', 'production', '--unchecked');
}

/** Tests on a site that has every specified route: the fixture remote claims those that nobody declares. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that this one needs
    async ({}, use) => {
      const site = await startOwnSite();
      try {
        const declared = new Set((await readDeclaredRoutes(site)).map(({ path }) => path));
        await addGuardedRemote(site, [...SPECIFIED_ROUTES.filter(({ path }) => !declared.has(path)), ...PROBES]);
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { scope: 'worker', timeout: SITE_LIMIT_MS },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
