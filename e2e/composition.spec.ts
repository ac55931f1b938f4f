import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import type { RemoteRelease } from '@vitae/contract/release';
import { reportRemotes } from '@vitae/contract/remote-reports';
import { readHistory } from '@vitae/releases/history';
import { readChannel } from '@vitae/releases/store';
import { channelForVisitor } from '../shell/src/boot/canary.ts';
import { publishFixture, release } from './fixture-remote.ts';
import { goTo } from './go-to.ts';
import { startOwnSite } from './guarded-site.ts';
import type { Site } from './site.ts';
import { walkUnderPromotions } from './walk-under-promotions.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

const FIRST_SCREENS = {
  'mf-resume': '/choose-your-resumeflow',
  'mf-cover-letter': '/coverletter',
  'mf-ats': '/ats-checker',
  'mf-chat': '/ai-chat-landingpage',
  'mf-admin': '/admin-login',
};

/** Names of the remotes whose files a page has asked for. */
function watchRemotes(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('request', (request) => {
    const remote = /\/releases\/remotes\/(mf-[a-z-]+)\/[^/]+\//.exec(request.url())?.[1];
    if (remote) seen.add(remote);
  });
  return seen;
}

for (const [remote, screen] of Object.entries(FIRST_SCREENS)) {
  test(`${remote} comes from its own versioned folder, and only it`, async ({ page }) => {
    const seen = watchRemotes(page);
    await page.goto(screen);
    await expect(page.locator(`[data-remote="${remote}"][data-remote-version]`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([...seen]).toEqual([remote]);
    await page.reload();
    await expect(page.locator(`[data-remote="${remote}"][data-remote-version]`)).toBeVisible();
  });
}

test('the landing page loads no remote, and one more with each visit', async ({ page }) => {
  const seen = watchRemotes(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([...seen]).toEqual([]);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'ATS checker' }).click();
  await expect(page.locator('[data-remote="mf-ats"][data-remote-version]')).toBeVisible();
  await main.getByRole('link', { name: 'Assistant' }).click();
  await expect(page.locator('[data-remote="mf-chat"][data-remote-version]')).toBeVisible();
  await expect(page.locator('[data-remote="mf-ats"]')).toHaveCount(0);
  expect(seen.has('mf-admin')).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/ats-checker');
  await expect(page.locator('[data-remote="mf-ats"][data-remote-version]')).toBeVisible();
});

test('an unknown path leads to the landing page, in place of itself', async ({ page }) => {
  await page.goto('/ats-checker');
  await page.goto('/no-such-page?x=1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/ats-checker');
});

test('without a connection the header stays, and the screen that could not be loaded comes with the next try', async ({
  page,
  context,
}) => {
  await page.goto('/about-us');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Status' }).click();
  await expect(page.getByRole('alert').getByText("This page can't be shown right now")).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible();
});

test('nothing on a page breaks its security policy', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted(Script|HTML)|integrity/i.test(message.text())) violations.push(message.text());
  });
  for (const path of ['/', '/LoginPage', ...Object.values(FIRST_SCREENS)]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});

test('releases and rollbacks of all remotes pass tabs that walk through the site unnoticed', async ({ browser }) => {
  test.setTimeout(300_000);
  const dataDir = process.env.SITE_DATA_DIR;
  test.skip(!dataDir, 'The site that SITE_URL names keeps its store elsewhere.');
  const folder = await mkdtemp(path.join(tmpdir(), 'vitae-promotions-'));
  try {
    await cp(path.join(dataDir!, 'releases'), folder, { recursive: true });
    // `pnpm bench:promotions` makes 50 changes under 20 tabs.
    const result = await walkUnderPromotions({ browser, store: folder, changes: 12, tabs: 3 });
    expect(result).toMatchObject({ changes: 12, failedScreens: [], stalePages: [], lostInput: [], damage: [] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test.describe('a site whose teams release', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Site;
  let workspace: string;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    // Behind a proxy, which says from where a report comes.
    site = await startOwnSite({ TRUST_PROXY: 'true' });
    workspace = await copyWorkspaceAround('mf-chat');
  });
  test.afterAll(async () => {
    await site?.stop();
    if (workspace) await rm(workspace, { recursive: true, force: true });
  });

  const store = () => path.join(site.dataDir, 'releases');

  test('one remote\u2019s release adds one folder to the store and builds nothing else', async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(`${site.url}/ai-chat-landingpage`);
    const before = await page.locator('[data-remote-version]').getAttribute('data-remote-version');
    const versionsBefore = await hashVersions(store());

    const screen = path.join(workspace, 'mf-chat/remote.json');
    const manifest = JSON.parse(await readFile(screen, 'utf8'));
    await writeFile(screen, JSON.stringify({ ...manifest, version: '1.4.0' }));
    await releaseFrom(workspace, store(), 'mf-chat');
    await release(store(), 'promote', 'mf-chat@1.4.0', '--to', 'production');

    const versionsAfter = await hashVersions(store());
    const added = Object.keys(versionsAfter).filter((folder) => !(folder in versionsBefore));
    expect(added).toEqual(['mf-chat/1.4.0']);
    for (const [folder, hash] of Object.entries(versionsBefore)) expect(versionsAfter[folder]).toBe(hash);

    // The tab from before follows with a later visit, without a reload; staging keeps the old one.
    await expect(async () => {
      await page.getByRole('link', { name: 'ATS checker' }).first().click();
      await expect(page.locator('[data-remote="mf-ats"][data-remote-version]')).toBeVisible();
      await page.getByRole('link', { name: 'Assistant' }).first().click();
      await expect(page.locator('[data-remote="mf-chat"][data-remote-version]')).toBeVisible();
      const shown = await page.locator('[data-remote="mf-chat"]').getAttribute('data-remote-version');
      expect(shown).toBe('1.4.0');
    }).toPass();
    await page.goto(`${site.stagingUrl}/ai-chat-landingpage`);
    await expect(page.locator('[data-remote="mf-chat"]')).toHaveAttribute('data-remote-version', before!);
  });

  test('what does not mount in a real browser is neither added nor promoted', async () => {
    test.setTimeout(180_000);
    const widget = (mount: string) => `window.PrebuiltWidget = {
      bootstrap: async () => {},
      mount: async ({ domElement }) => { ${mount} },
      update: async () => {},
      unmount: async () => {},
    };`;
    const draws = "domElement.append('Here');";
    const broken = {
      'throws where it mounts': "throw new Error('no');",
      'draws nothing': '',
      'evaluates a string': `${draws} eval('1');`,
      'makes HTML of a string': `${draws} domElement.innerHTML = '<p>Here</p>';`,
      'fails a moment later': `${draws} setTimeout(() => { throw new Error('later'); }, 50);`,
    };
    const publishBroken = (mount: string, checks: 'all' | 'without-browser') =>
      publishFixture(store(), 'mf-prebuilt', {}, { files: { 'built/widget.js': widget(mount) }, checks });
    for (const [what, mount] of Object.entries(broken)) {
      await expect(publishBroken(mount, 'all'), what).rejects.toThrow('VITAE-RELEASE-034');
    }
    expect(await readdir(path.join(store(), 'remotes/mf-prebuilt'))).toEqual([]);
    const { version } = await publishBroken(broken['draws nothing'], 'without-browser');
    await expect(release(store(), 'promote', `mf-prebuilt@${version}`, '--to', 'production')).rejects.toThrow(
      'VITAE-RELEASE-034',
    );
  });

  test('a React of its own, another framework and a folder built elsewhere are each mounted apart', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const releases: RemoteRelease[] = [];
    for (const name of ['mf-react-18', 'mf-preact', 'mf-prebuilt']) releases.push(await publishFixture(store(), name));
    const versions = releases.map(({ name, version }) => `${name}@${version}`);
    await release(store(), 'promote', ...versions, '--to', 'production');

    await page.goto(`${site.url}/react-18`);
    const header = page.getByRole('banner');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^React 18\.\d+\.\d+ at \/react-18$/);
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name: 'Second' }).click();
    await expect(page).toHaveURL(`${site.url}/react-18/second`);
    await expect(heading).toHaveText(/at \/react-18\/second$/);
    await expect(page.getByText('Hello Ada')).toBeVisible();
    await expect(heading).toHaveCSS('color', 'rgb(0, 128, 0)');
    await expect(header).toBeVisible();

    await goTo(page, '/preact');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Notify' }).click();
    await expect(page.getByText('Said by Preact')).toBeVisible();
    await expect(heading).not.toHaveCSS('color', 'rgb(0, 128, 0)');

    await goTo(page, '/prebuilt');
    await expect(heading).toHaveText('Built elsewhere');
    await expect(heading).toHaveCSS('color', 'rgb(0, 0, 255)');
    await expect(header).toBeVisible();
    await header.getByRole('link', { name: 'Assistant' }).click();
    await expect(page.locator('[data-remote="mf-chat"][data-remote-version]')).toBeVisible();
    await expect(heading).not.toHaveCSS('color', 'rgb(0, 0, 255)');
  });

  test('a canary comes to the same visitors again; when it crashes the server takes it back, and they leave it', async ({
    browser,
    request,
  }) => {
    test.setTimeout(180_000);
    const name = 'mf-prebuilt';
    const crashing = `window.PrebuiltWidget = {
      bootstrap: async () => {},
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Built anew' }));
        setTimeout(() => { throw new Error('it crashes'); });
      },
      update: async () => {},
      unmount: async () => document.querySelector('h1').remove(),
    };`;
    const stable = (await readChannel(store(), 'production'))!.remotes[name]!.version;
    const files = { 'built/widget.js': crashing };
    const { version: tried } = await publishFixture(store(), name, {}, { files, checks: 'without-browser' });
    await release(store(), 'promote', `${name}@${tried}`, '--to', 'production', '--percent', '50', '--unchecked');
    const channel = (await readChannel(store(), 'production'))!;
    const visitorWho = (gets: string) => {
      const isIt = (visitor: string) =>
        channelForVisitor(channel, { getItem: () => visitor, setItem() {} }).remotes[name]?.version === gets;
      return Array.from({ length: 100 }, (_, index) => `visitor-${index}`).find(isIt)!;
    };
    const open = async (visitor: string) => {
      const context = await browser.newContext({ baseURL: site.url });
      await context.addInitScript((known) => localStorage.setItem('vitae:visitor', known), visitor);
      const page = await context.newPage();
      await page.goto('/prebuilt');
      return page;
    };
    const expectVersion = (page: Page, version: string, options?: { timeout: number }) =>
      expect(page.locator(`[data-remote="${name}"]`)).toHaveAttribute('data-remote-version', version, options);

    const [chosen, other] = [await open(visitorWho(tried)), await open(visitorWho(stable))];
    await expectVersion(other, stable);
    await expectVersion(chosen, tried);
    await chosen.reload();
    await expectVersion(chosen, tried);
    await expect(chosen.getByRole('heading', { level: 1 })).toHaveText('Built anew');
    await chosen.evaluate(() => Object.assign(window, { isSameTab: true }));

    const sound = Array.from({ length: 30 }, (_, index) => ({ index, version: stable, fails: false }));
    const failing = Array.from({ length: 30 }, (_, index) => ({ index, version: tried, fails: true }));
    for (const { index, version, fails } of [...sound, ...failing]) {
      const what = { remote: name, version, count: 1 };
      const failure = { ...what, code: 'VITAE-REMOTE-012', outcome: 'untouched', message: 'it crashes' };
      const mount = { kind: 'mount', ...what, duration_ms: 100 };
      const answer = await request.post(site.url + reportRemotes.path, {
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
        data: {
          channel: 'production',
          revision: channel.revision,
          session: `tab-${fails ? 'failing' : 'sound'}-${index}`,
          reports: fails ? [mount, { kind: 'failure', ...failure }] : [mount],
        },
      });
      expect(answer.status()).toBe(200);
    }
    // It looks every 15 seconds.
    await expect
      .poll(async () => (await readHistory(store(), 'production', 1))[0], { timeout: 40_000 })
      .toMatchObject({
        kind: 'withdraw',
        by: 'the watcher of canaries',
        why: expect.stringContaining('tabs failed'),
      });
    await expect(async () => {
      await goTo(chosen, '/about-us');
      await expect(chosen.locator(`[data-remote="${name}"]`)).toHaveCount(0);
      await goTo(chosen, '/prebuilt');
      await expectVersion(chosen, stable, { timeout: 2_000 });
    }).toPass();
    await expect(chosen.getByRole('heading', { level: 1 })).toHaveText('Built elsewhere');
    expect(await chosen.evaluate(() => 'isSameTab' in window)).toBe(true);
    await expectVersion(other, stable);
    for (const page of [chosen, other]) await page.context().close();
  });

  test('a tampered remote is refused and its previous version stands in', async ({ page }) => {
    await tamper(path.join(store(), 'remotes/mf-chat/1.4.0'));
    await page.goto(`${site.url}/ai-chat-landingpage`);
    await expect(page.locator('[data-remote="mf-chat"]')).toHaveAttribute('data-remote-version', /^1\.1\.0/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a remote without any version left shows the panel; the rest of the site goes on', async ({ page }) => {
    for (const version of await readdir(path.join(store(), 'remotes/mf-ats')))
      await tamper(path.join(store(), 'remotes/mf-ats', version));
    await page.goto(`${site.url}/ats-checker`);
    await expect(page.getByRole('alert')).toContainText('can\u2019t be shown right now'.replace('\u2019', "'"));
    await expect(page.getByRole('alert')).toContainText('VITAE-REMOTE-001');
    await page.getByRole('link', { name: 'Cover letter' }).first().click();
    await expect(page.locator('[data-remote="mf-cover-letter"][data-remote-version]')).toBeVisible();
  });
});

/** A workspace that is this one, but with a copy of one package that a test may change. */
async function copyWorkspaceAround(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitae-workspace-'));
  for (const entry of await readdir(ROOT)) {
    if (entry !== name && !entry.startsWith('.')) await symlink(path.join(ROOT, entry), path.join(folder, entry));
  }
  await cp(path.join(ROOT, name), path.join(folder, name), {
    recursive: true,
    filter: (source) => path.basename(source) !== 'node_modules',
  });
  await symlink(path.join(ROOT, name, 'node_modules'), path.join(folder, name, 'node_modules'));
  return folder;
}

async function releaseFrom(workspaceRoot: string, store: string, name: string): Promise<void> {
  const script = `import { publish } from ${JSON.stringify(path.join(ROOT, 'releases/src/publish.ts'))};
    await publish(${JSON.stringify({ workspaceRoot, store, name })});`;
  await run(process.execPath, ['--input-type=module', '-e', script], { cwd: ROOT });
}

/** `mf-chat/1.4.0` → a hash over the paths and contents of its files. */
async function hashVersions(store: string): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {};
  for (const name of await readdir(path.join(store, 'remotes'))) {
    for (const version of await readdir(path.join(store, 'remotes', name))) {
      const folder = path.join(store, 'remotes', name, version);
      const hash = createHash('sha256');
      for (const file of (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
        entry.isFile(),
      )) {
        const full = path.join(file.parentPath, file.name);
        hash.update(path.relative(folder, full)).update(await readFile(full));
      }
      hashes[`${name}/${version}`] = hash.digest('hex');
    }
  }
  return hashes;
}

/** Changes the entry on disk, compressed copies included, as a broken or hostile store would. */
async function tamper(folder: string): Promise<void> {
  for (const copy of ['remoteEntry.js.br', 'remoteEntry.js.gz']) await rm(path.join(folder, copy), { force: true });
  const entry = path.join(folder, 'remoteEntry.js');
  await writeFile(entry, `${await readFile(entry, 'utf8')}\n;window.hasBeenTamperedWith = true;`);
}
