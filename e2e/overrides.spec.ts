import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { readChannel, requireRelease } from '@vitae/releases/store';
import { addNextVersion } from './next-version.ts';
import { createStaff, openStaff, staffName } from './staff.ts';

const NAME = 'mf-chat';
const SCREEN = '/ai-chat-landingpage';

const expectVersion = (page: Page, version: string) =>
  expect(page.locator(`[data-remote="${NAME}"]`)).toHaveAttribute('data-remote-version', version);
const bar = (page: Page) => page.getByText('In this tab, versions are replaced:');

test('staff try a published version on production and share it; nobody else, and nothing else, gets through', async ({
  browser,
}) => {
  const { SITE_DATA_DIR: dataDir, SITE_URL: origin = '' } = process.env;
  test.skip(!dataDir, 'The site that SITE_URL names keeps its store elsewhere.');
  const store = path.join(dataDir!, 'releases');
  const { version: served } = (await readChannel(store, 'production'))!.remotes[NAME]!;
  const release = await requireRelease(store, NAME, served);
  if (release.kind !== 'remote') throw new Error(`${NAME} is no remote`);
  const { version: tried } = await addNextVersion(store, release);
  const id = `${NAME}@${tried}`;
  const staff = staffName('tester');
  await createStaff(staff);
  const { context, page } = await openStaff(browser, staff, { permissions: ['clipboard-read', 'clipboard-write'] });
  const pasted = (from: Page) => from.evaluate(() => navigator.clipboard.readText());

  // The panel, by its shortcut; a version by searching for it.
  await page.goto(SCREEN);
  await expectVersion(page, served);
  await page.keyboard.press('Alt+Shift+KeyV');
  await expect(page).toHaveURL('/test');
  await page.getByLabel('Search remotes and versions').fill(id);
  const versions = page.getByRole('region', { name: NAME });
  await expect(versions.getByRole('listitem')).toHaveCount(1);
  // Also by who has brought a version here.
  await page.getByLabel('Search remotes and versions').fill('PNPM start');
  await expect(versions.getByText(served, { exact: true })).toBeVisible();
  await expect(versions.getByRole('button', { name: `Use ${id}` })).toHaveCount(0);
  await page.getByLabel('Search remotes and versions').fill(id);
  await versions.getByRole('button', { name: `Use ${id}` }).click();
  await expect(bar(page)).toContainText(id);
  await page.goto(SCREEN);
  await expectVersion(page, tried);

  // What they would send with a bug, and a link to the same version.
  await page.getByRole('link', { name: 'All versions' }).click();
  await page.getByRole('button', { name: 'Copy a bug report' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const report = await pasted(page);
  expect(report).toContain(`${id} (in place of the channel’s)`);
  expect(report).toContain(`opened ${SCREEN}`);
  await page.getByRole('button', { name: `Copy a link to ${id}` }).click();
  await expect.poll(() => pasted(page)).toContain(`override=${encodeURIComponent(id)}&override_key=`);
  const link = await pasted(page);

  // One click, and the channel's own is back.
  await page.getByRole('button', { name: 'Reset versions' }).click();
  await expect(bar(page)).toHaveCount(0);
  await page.goto(SCREEN);
  await expectVersion(page, served);

  const colleague = await context.newPage();
  await colleague.goto(link);
  await expect(bar(colleague)).toContainText(id);
  await expect(colleague).toHaveURL(SCREEN);
  await expectVersion(colleague, tried);
  const [expired, forged] = ['1764000000000', `${Date.now() + 3_600_000}`].map((until) => {
    const other = new URL(link);
    other.searchParams.set('override_key', link.split('override_key=')[1]!.replace(/^\d+/, until));
    return other.href;
  });
  for (const bad of [expired!, forged!, `${origin}/?override=${id}`]) {
    await page.goto(bad);
    await expect(page.getByRole('alert')).toContainText('This link is not signed, or its time is over.');
    await expect(bar(page)).toHaveCount(0);
  }

  // A visitor with the link of a staff member, and with what a staff member's tab has kept.
  const visitor = await (await browser.newContext({ baseURL: origin })).newPage();
  await visitor.goto(link);
  await expect(visitor.getByRole('alert')).toContainText('Only signed-in staff may try other versions here.');
  const kept = await colleague.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
  expect(kept['vitae:overrides']).toContain(tried);
  await visitor.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
  }, kept);
  await visitor.goto(SCREEN);
  await expectVersion(visitor, served);
  await visitor.goto('/test');
  await expect(visitor.getByText('Only signed-in staff may try other versions here.')).toBeVisible();
  await expect(visitor.getByRole('button', { name: /^Use mf-/ })).toHaveCount(0);

  // Staging is there for trying: open, and as strict about what is taken.
  const staging = new URL(origin);
  staging.hostname = `staging.${staging.hostname}`;
  for (const [asked, words] of [
    ['mf-nope@1.0.0', 'This channel has no such remote.'],
    [`${NAME}@9.9.9`, 'This version is not published.'],
    [`${NAME}@https://evil.example/remoteEntry.js`, 'Addresses are not taken.'],
    ['https://evil.example/remoteEntry.js', 'Addresses are not taken.'],
  ]) {
    await visitor.goto(`${staging.origin}${SCREEN}?override=${encodeURIComponent(asked!)}`);
    await expect(visitor.getByRole('alert')).toContainText(words!);
    await expect(visitor.getByRole('alert')).toContainText(asked!);
    await expect(bar(visitor)).toHaveCount(0);
  }
  await visitor.goto(`${staging.origin}/test`);
  await visitor.getByRole('button', { name: `Use ${id}` }).click();
  await expect(bar(visitor)).toContainText(id);

  // A developer's own server stands in for the remote, and nothing but a server of this machine does.
  const developer = await startDeveloper();
  await visitor.goto(`${staging.origin}/test`);
  const address = visitor.getByLabel('A server of pnpm dev on this machine');
  await address.fill('https://evil.example');
  await visitor.getByRole('button', { name: 'Use this server' }).click();
  await expect(visitor.getByText('Only a server of this machine is taken')).toBeVisible();
  await address.fill(developer.origin);
  await visitor.getByRole('button', { name: 'Use this server' }).click();
  await expect(bar(visitor)).toContainText(`${NAME}@${new URL(developer.origin).host}`);
  await visitor.goto(staging.origin + SCREEN);
  await expect(visitor.getByText('As it is being written')).toBeVisible();
  developer.stop();
  await page.goto('/test');
  await expect(page.getByRole('button', { name: 'Copy a bug report' })).toBeVisible();
  await expect(page.getByLabel('A server of pnpm dev on this machine')).toHaveCount(0);
  await visitor.context().close();
  await context.close();
});

/** What `pnpm dev` serves of a remote, as far as a deployed site asks for it. */
async function startDeveloper() {
  const container = `window['${NAME}@0.0.0-dev'] = {
    init: async () => {},
    get: async () => () => ({ default: {
      bootstrap: async () => {}, update: async () => {}, unmount: async () => {},
      mount: async ({ domElement }) => { domElement.append(Object.assign(document.createElement('h1'), { textContent: 'As it is being written' })); },
    } }),
  };`;
  const remote = {
    version: '0.0.0-dev',
    runtime: 'shared',
    entry: { path: `dev/${NAME}/remoteEntry.js`, integrity: '' },
    preload: [],
    styles: [],
    routes: [{ path: SCREEN, guard: 'public', layout: 'page', title: 'Assistant' }],
    slots: [],
    contributions: [],
    navigation: [],
    menu: [],
  };
  const server = createServer((request, response) => {
    const isDescription = request.url === '/dev/remote.json';
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', isDescription ? 'application/json' : 'text/javascript');
    response.end(isDescription ? JSON.stringify({ name: NAME, remote }) : container);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
