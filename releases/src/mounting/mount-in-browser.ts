import fastifyStatic from '@fastify/static';
import type { Channel } from '@vitae/contract/channel';
import type { Release, RemoteRelease, ShellRelease } from '@vitae/contract/release';
import type { GuardName } from '@vitae/contract/remote';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Browser, chromium, type Page } from 'playwright-core';
import { renderChannelPage } from '../channel-page.ts';
import type { CheckRecord } from '../checks/check-records.ts';
import { composeChannel } from '../compose-channel.ts';
import { ReleaseError, type ReleaseProblem } from '../errors.ts';
import { idOf } from '../gate.ts';
import { VERSIONS_URL } from '../headers.ts';
import { serveVersions } from '../stored-files.ts';
import { registerFakeApi } from './fake-api.ts';
import { findInstalledChromium } from './find-chromium.ts';

/** From the first byte to a drawn screen, on a busy machine. */
const MOUNT_LIMIT_MS = 20_000;
/** What throws in an effect or a timer does so soon after the mount. */
const SETTLING_MS = 250;

export interface MountOptions {
  store: string;
  /** The version that is tried; it need not be in the store yet. */
  release: Release;
  /** Absolute path of its files; null: they are in the store. */
  folder: string | null;
  /** The shell that carries it; the release itself where that is a shell. */
  shell: ShellRelease;
}

/**
 * Opens each route of a version in a real browser, on a page as a channel would serve it (same policies, same hashes),
 * over an API that answers with the least that its contract allows. Throws a ReleaseError where a route does not mount.
 */
export async function mountInBrowser(options: MountOptions): Promise<CheckRecord> {
  const executablePath = await findInstalledChromium();
  if (!executablePath) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-035',
      what: 'There is no Chromium here to mount the release in.',
      advice:
        'Install one (apt install chromium, or npx playwright install chromium) or name it with CHROME_PATH. "publish --no-browser" leaves the check to the promotion.',
    });
  }
  const app = Fastify({ forceCloseConnections: true });
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const url = await serveAlone(app, options);
    const paths = pathsOf(options.release);
    const problems: ReleaseProblem[] = [];
    for (const { path, guard } of paths) {
      const reason = await tryPath(browser, url, path, guard, options.release);
      if (reason) problems.push(doesNotMount(options.release, path, reason));
    }
    if (problems.length > 0) throw new ReleaseError(problems);
    const name = `Chromium ${browser.version()}`;
    return { at: new Date().toISOString(), browser: name, paths: paths.map(({ path }) => path) };
  } finally {
    await browser.close();
    await app.close();
  }
}

/** A site of the shell and this one remote. */
async function serveAlone(app: FastifyInstance, { store, release, folder, shell }: MountOptions): Promise<string> {
  const remotes = release.kind === 'remote' ? [{ current: release, previous: null }] : [];
  const channel: Channel = composeChannel(
    { shell, remotes },
    {
      channel: 'check',
      revision: 1,
      updatedAt: new Date().toISOString(),
      change: `check ${idOf(release)}`,
      overrides: { localhost: false },
    },
  );
  const page = renderChannelPage(channel, shell, release.kind === 'remote' ? release.name : null);
  const files = { index: false, cacheControl: false, dotfiles: 'ignore', allowedPath: () => true } as const;
  await serveVersions(app, { store, prefix: VERSIONS_URL, headers: {} });
  if (folder) {
    await app.register(fastifyStatic, {
      ...files,
      root: folder,
      prefix: `${VERSIONS_URL}${release.name}/${release.version}/`,
      decorateReply: false,
    });
  }
  await registerFakeApi(app);
  app.get('/*', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  return await app.listen({ port: 0, host: 'localhost' });
}

/** Addresses that lead to each route: `/cv/:id/:step?` → `/cv/sample`. */
function pathsOf(release: Release): { path: string; guard: GuardName }[] {
  const routes: { path: string; guard: GuardName }[] =
    release.kind === 'remote' ? release.manifest.routes : release.routes.map((path) => ({ path, guard: 'public' }));
  return routes.map(({ path, guard }) => {
    const segments = path.split('/').filter((segment) => !segment.endsWith('?') && segment !== '*');
    const sample = segments.map((segment) => (segment.startsWith(':') ? 'sample' : segment)).join('/');
    return { path: sample || '/', guard };
  });
}

/** Why the path does not mount, or null. */
async function tryPath(
  browser: Browser,
  url: string,
  path: string,
  guard: GuardName,
  release: Release,
): Promise<string | null> {
  const context = await browser.newContext();
  try {
    await context.addInitScript(fillStorage, guard === 'public' ? {} : SIGNED_IN);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted ?(Script|HTML)/i.test(message.text())) errors.push(message.text());
    });
    await page.goto(url + path, { waitUntil: 'commit' });
    const reason = release.kind === 'remote' ? await waitForRemote(page, release) : await waitForShell(page);
    return reason ?? errors[0] ?? null;
  } finally {
    await context.close();
  }
}

async function waitForRemote(page: Page, { name, version }: RemoteRelease): Promise<string | null> {
  const mounted = page.locator(`[data-remote="${name}"][data-remote-version="${version}"]`);
  const panel = page.getByRole('alert').filter({ hasText: /VITAE-/ });
  try {
    await mounted.or(panel).first().waitFor({ state: 'attached', timeout: MOUNT_LIMIT_MS });
    await page.waitForTimeout(SETTLING_MS);
  } catch {
    return `nothing was mounted within ${MOUNT_LIMIT_MS / 1000} s; the page was at ${new URL(page.url()).pathname}`;
  }
  if (await panel.count()) return ((await panel.first().textContent()) ?? '').replace(/\s+/g, ' ');
  if ((await mounted.count()) === 0) return 'it was mounted and then went away';
  return (await mounted.evaluate(isDrawn as never)) ? null : 'it was mounted, but nothing is drawn';
}

async function waitForShell(page: Page): Promise<string | null> {
  try {
    await page.getByRole('heading').first().waitFor({ timeout: MOUNT_LIMIT_MS });
    await page.waitForTimeout(SETTLING_MS);
    return null;
  } catch {
    return `no heading was drawn within ${MOUNT_LIMIT_MS / 1000} s`;
  }
}

/** What `isDrawn` asks of an element; this program has no types of the DOM. */
interface PageElement {
  querySelectorAll(selector: string): Iterable<PageElement>;
  shadowRoot: PageElement | null;
  getBoundingClientRect(): { width: number; height: number };
}

/** Runs in the page: whether something in the element, or in a shadow root in it, takes room on the screen. */
function isDrawn(element: PageElement): boolean {
  const parts = [...element.querySelectorAll('*')];
  const all = parts.flatMap((part) => [part, ...(part.shadowRoot?.querySelectorAll('*') ?? [])]);
  return all.some((part) => part.getBoundingClientRect().width > 0 && part.getBoundingClientRect().height > 0);
}

/** A token that the shell takes for one that is valid for years; the stand-in for the API checks none. */
const TOKEN = ['{"alg":"none"}', '{"sub":"check","exp":4102444800}', '']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const SIGNED_IN: Record<string, string> = {
  [PERSISTENT_KEYS.accessToken]: TOKEN,
  [PERSISTENT_KEYS.refreshToken]: TOKEN,
  [PERSISTENT_KEYS.username]: 'Check',
  admin_authenticated: 'true',
  admin_user: JSON.stringify({ username: 'check', is_staff: true, is_superuser: true }),
  admin_access_token: TOKEN,
  admin_refresh_token: TOKEN,
};

/** Runs in the page, before its scripts. */
function fillStorage(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

function doesNotMount(release: Release, path: string, reason: string): ReleaseProblem {
  return {
    code: 'VITAE-RELEASE-034',
    what: `${idOf(release)} does not mount at ${path}: ${reason}`,
    advice: `Look at it with "pnpm dev ${release.name}", mend it and publish again.`,
    packages: [release.name],
  };
}
