import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import type { Channel } from '@vitae/contract/channel';
import type { RemoteRoute } from '@vitae/contract/remote';
import { readChannel } from '@vitae/releases/store';
import { type Site, startSite } from './site.ts';
import { PROBES, SPECIFIED_ROUTES } from './specified-routes.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FIXTURE = path.join(import.meta.dirname, 'fixtures/remotes/mf-guarded');
const run = promisify(execFile);
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

/** Publishes and promotes a remote that has these routes, each with a screen that says where it is. */
async function addGuardedRemote(site: Site, routes: Omit<RemoteRoute, 'title'>[]): Promise<void> {
  const workspace = await mkdtemp(path.join(tmpdir(), 'vitae-workspace-'));
  try {
    const folder = path.join(workspace, 'mf-guarded');
    await cp(FIXTURE, folder, { recursive: true });
    const manifest = JSON.parse(await readFile(path.join(FIXTURE, 'remote.json'), 'utf8'));
    const titled = routes.map((route) => ({ ...route, title: `Screen of ${route.path}` }));
    await writeFile(path.join(folder, 'remote.json'), JSON.stringify({ ...manifest, routes: titled }));
    // It depends on what the browser tests depend on.
    await cp(path.join(import.meta.dirname, 'package.json'), path.join(folder, 'package.json'));
    await symlink(path.join(import.meta.dirname, 'node_modules'), path.join(folder, 'node_modules'));
    await symlink(path.join(ROOT, 'pnpm-lock.yaml'), path.join(workspace, 'pnpm-lock.yaml'));
    await mkdir(path.join(workspace, 'node_modules'));

    const options = { workspaceRoot: workspace, store: storeOf(site), name: 'mf-guarded', checks: 'sources' };
    const script = `import { publish } from ${JSON.stringify(path.join(ROOT, 'releases/src/publish.ts'))};
      await publish(${JSON.stringify(options)});`;
    await run(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
  const cli = path.join(ROOT, 'releases/src/cli.ts');
  await run(process.execPath, [cli, 'promote', 'mf-guarded@1.0.0', '--to', 'production', '--unchecked'], {
    env: { ...process.env, RELEASE_STORE: storeOf(site) },
  });
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
