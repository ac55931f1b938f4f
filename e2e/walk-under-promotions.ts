import { setTimeout as pause } from 'node:timers/promises';
import type { Channel } from '@vitae/contract/channel';
import { CHANNEL_ELEMENT_ID } from '@vitae/contract/page';
import type { RemoteRelease } from '@vitae/contract/release';
import { registerFakeApi } from '@vitae/releases/mounting/fake-api';
import { promote } from '@vitae/releases/promote';
import { rollback } from '@vitae/releases/rollback';
import { servePlugin } from '@vitae/releases/serve';
import { readChannel, requireRelease } from '@vitae/releases/store';
import { verifyStore } from '@vitae/releases/verify-store';
import Fastify from 'fastify';
import type { Browser, Page } from 'playwright';
import { goTo } from './go-to.ts';
import { addNextVersion } from './next-version.ts';

const CHANNEL = 'production';
const AUTHOR = { by: 'a walk under promotions' };
const SCREEN_LIMIT_MS = 15_000;
/** Between two changes of the channel, so that tabs come to walk in between. */
const BREATH_MS = 150;
/** A tab loads its page anew every so many steps, and walks by links in between. */
const STEPS_A_LOAD = 3;
/** Where something is typed that must still be there at the next visit. */
const TYPED_AT = '/coverletter-builder';
const TYPED_IN = 'Job Description';

export interface WalkOptions {
  browser: Browser;
  /** Changed: it gets a second version of each remote, and the changes. */
  store: string;
  /** Promotions and rollbacks together. */
  changes: number;
  tabs: number;
}

export interface WalkResult {
  changes: number;
  tabs: number;
  /** Visited, and loads of pages among them. */
  screens: number;
  loads: number;
  /** What went wrong, in words. */
  failedScreens: string[];
  stalePages: string[];
  lostInput: string[];
  /** What `verify` says of the store at the end. */
  damage: string[];
  slowestChangeMs: number;
}

interface Change {
  begun: number;
  ended: number;
  revision: number;
}

/** Promotes and rolls back all remotes of a store by turns while tabs walk through every open page. */
export async function walkUnderPromotions({ browser, store, changes, tabs }: WalkOptions): Promise<WalkResult> {
  const channel = await requireChannel(store);
  const remotes: RemoteRelease[] = [];
  for (const [name, { version }] of Object.entries(channel.remotes)) {
    const release = await requireRelease(store, name, version);
    if (release.kind === 'remote') remotes.push(release);
  }
  const next = await Promise.all(remotes.map((remote) => addNextVersion(store, remote)));
  const server = Fastify({ forceCloseConnections: true });
  await registerFakeApi(server);
  await server.register(servePlugin, { store });
  const url = await server.listen({ port: 0, host: 'localhost' });
  const result: WalkResult = {
    changes: 0,
    tabs,
    screens: 0,
    loads: 0,
    failedScreens: [],
    stalePages: [],
    lostInput: [],
    damage: [],
    slowestChangeMs: 0,
  };
  const history: Change[] = [{ begun: 0, ended: 0, revision: channel.revision }];
  const paths = remotes.flatMap(({ name, manifest }) =>
    manifest.routes
      .filter(({ path, guard }) => guard === 'public' && !/[:*]/.test(path))
      .map(({ path }) => ({ name, path })),
  );
  let isOver = false;
  try {
    const pages: Page[] = [];
    // One after the other: tabs that all begin at once on two cores tell of the machine, and nothing of a release.
    for (let tab = 0; tab < tabs; tab += 1) {
      const page = await (await browser.newContext()).newPage();
      await page.goto(url + paths[tab % paths.length]!.path);
      await page.locator('main h1').first().waitFor();
      page.setDefaultTimeout(SCREEN_LIMIT_MS);
      pages.push(page);
    }
    const walks = pages.map(async (page, tab) => {
      const typed = `Typed in tab ${tab}`;
      let hasTyped = false;
      // Each tab goes its own way, so that all pages are open somewhere at any time.
      for (let step = 0; !isOver || step < paths.length; step += 1) {
        const { name, path: address } = paths[(step * (1 + (tab % 3)) + tab) % paths.length]!;
        const at = `tab ${tab}, step ${step}, ${address}`;
        try {
          if (step % STEPS_A_LOAD === 0) {
            const stale = await loadAndCompare(page, url + address, history);
            if (stale) result.stalePages.push(`${at}: ${stale}`);
            result.loads += 1;
          } else await goTo(page, address);
          await page.locator(`[data-remote="${name}"][data-remote-version]`).waitFor();
          await page.locator('main h1').first().waitFor();
          if (await page.getByRole('alert').filter({ hasText: 'VITAE-' }).count()) throw new Error('a panel');
        } catch (error) {
          const seen = await page
            .locator('main')
            .textContent({ timeout: 1_000 })
            .catch(() => '');
          const words = error instanceof Error ? error.message.split('\n')[0] : error;
          result.failedScreens.push(
            `${at}: ${words}; it showed: ${(seen ?? '').replace(/\s+/g, ' ').replace(/^(.{80}).*(.{80})$/, '$1 … $2')}`,
          );
        }
        result.screens += 1;
        if (address !== TYPED_AT) continue;
        const field = page.getByLabel(TYPED_IN);
        if (hasTyped) {
          const value = await field.inputValue().catch(() => null);
          if (value !== typed) result.lostInput.push(`${at}: ${value}`);
        }
        await field.fill(typed).then(
          () => {
            hasTyped = true;
          },
          () => {},
        );
      }
      await page.context().close();
    });
    const change = async (make: () => Promise<{ channel: Channel }>) => {
      const entry: Change = { begun: performance.now(), ended: Number.POSITIVE_INFINITY, revision: 0 };
      history.push(entry);
      const { channel: changed } = await make();
      Object.assign(entry, { ended: performance.now(), revision: changed.revision });
      result.slowestChangeMs = Math.max(result.slowestChangeMs, entry.ended - entry.begun);
      result.changes += 1;
      await pause(BREATH_MS);
    };
    for (let pair = 0; result.changes < changes; pair += 1) {
      // Every few times all remotes at once, else one.
      const { length } = next;
      const wanted = pair % (length + 1) === length ? next : [next[pair % (length + 1)]!];
      await change(() => promote(store, CHANNEL, wanted, AUTHOR));
      await change(() => rollback(store, CHANNEL, AUTHOR));
    }
    isOver = true;
    await Promise.all(walks);
  } finally {
    isOver = true;
    await server.close();
  }
  result.damage = (await verifyStore(store)).problems.map(({ what }) => what);
  return result;
}

async function requireChannel(store: string): Promise<Channel> {
  const channel = await readChannel(store, CHANNEL);
  if (!channel) throw new Error(`${store} serves nothing in ${CHANNEL}.`);
  return channel;
}

/** Loads a page; says so where it is of a revision that was not served any more when the load began. */
async function loadAndCompare(page: Page, address: string, history: readonly Change[]): Promise<string | null> {
  const begun = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const element = page.locator(`#${CHANNEL_ELEMENT_ID}`);
  const { revision }: Channel = JSON.parse((await element.textContent()) ?? '');
  const ended = performance.now();
  const settled = history.findLastIndex((change) => change.ended <= begun);
  const served = history.filter((change, index) => index === settled || (index > settled && change.begun <= ended));
  // A change that is not through yet may be served already.
  if (served.some((change) => change.revision === revision || change.ended > ended)) return null;
  return `revision ${revision} where ${served.map((change) => change.revision).join(' or ')} is served`;
}
