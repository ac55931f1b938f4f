import path from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { TRACKING_PATHS } from '@vitae/contract/analytics-names';
import type { ChannelRemote, RemoteVersion } from '@vitae/contract/channel';
import { CHANNEL_ELEMENT_ID } from '@vitae/contract/page';
import type { RemoteRelease } from '@vitae/contract/release';
import type { RemoteReport, RemoteReports } from '@vitae/contract/remote-reports';
import { type Ending, FAULTS, type Fault } from './fault-cells.ts';
import { publishFixture } from './fixture-remote.ts';
import { goTo } from './go-to.ts';

const NAME = 'mf-faulty';
const CURRENT = '1.1.0';
const PREVIOUS = '1.0.0';
const TYPED = 'what somebody has typed';
/** Pages at a time: those that hang cost nothing while others work. */
const PAGES = 6;
const CELL_LIMIT_MS = 20_000;

interface Cell {
  fault: Fault;
  hasPrevious: boolean;
  ending: Ending;
}
interface Result extends Cell {
  seconds: number;
  problems: string[];
}

let current: RemoteVersion;
let previous: RemoteVersion;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const dataDir = process.env.SITE_DATA_DIR;
  test.skip(!dataDir, 'The site that SITE_URL names keeps its store elsewhere.');
  const store = path.join(dataDir!, 'releases');
  previous = describeVersion(await publishFixture(store, NAME, { version: PREVIOUS }));
  current = describeVersion(await publishFixture(store, NAME, { version: CURRENT }));
});

test('every way in which a remote can fail ends in something true', async ({ browser }) => {
  test.setTimeout(900_000);
  const cells = FAULTS.flatMap((fault) =>
    [true, false].map((hasPrevious): Cell => ({ fault, hasPrevious, ending: fault.ends[hasPrevious ? 0 : 1] })),
  );
  const results: Result[] = [];
  const waiting = cells.entries();
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      for (const [index, cell] of waiting) results[index] = await tryOut(browser, cell);
    }),
  );
  console.log(tableOf(results));
  expect(results.filter(({ problems }) => problems.length > 0).map(nameOf)).toEqual([]);
});

async function tryOut(browser: Browser, cell: Cell): Promise<Result> {
  const problems: string[] = [];
  const check = async (what: string, work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      problems.push(`${what}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  };
  const context = await browser.newContext({ baseURL: process.env.SITE_URL! });
  const page = await context.newPage();
  page.setDefaultTimeout(CELL_LIMIT_MS);
  const reports: RemoteReport[] = [];
  page.on('response', (response) => {
    // What the API has taken it has counted.
    if (response.ok() && response.url().endsWith(TRACKING_PATHS.remotes))
      reports.push(...(response.request().postDataJSON() as RemoteReports).reports);
  });
  await serveFaultyChannel(page, cell);
  await page.addInitScript((fault) => localStorage.setItem('test:fault', fault), cell.fault.name);
  const { act, heading, network, code } = cell.fault;
  let seconds = 0;

  await check('the way there', async () => {
    await page.goto('/cookie');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (network && !act) await page.route(network.file, network.answer);
    if (!act)
      await page.evaluate((text) => localStorage.setItem('vitae:draft:mf-faulty:text', JSON.stringify(text)), TYPED);
    let begun = Date.now();
    await goTo(page, '/faulty');
    if (act) {
      await page.getByLabel('Text').fill(TYPED);
      if (network) await page.route(network.file, network.answer);
      begun = Date.now();
      await act(page);
    }
    await check('the ending', () => awaitEnding(page, cell, heading));
    seconds = (Date.now() - begun) / 1000;
  });
  await check('header', () => expect(page.getByRole('banner')).toBeVisible());
  await check('menu', () => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible());
  const hasLeft = code === 'VITAE-REMOTE-009';
  await check('what was typed', async () => {
    const panel = page.getByRole('alert');
    if (cell.ending === 'panel') await expect(panel).toContainText('What you typed is kept.');
    else if (heading === 'Second' || hasLeft) await goTo(page, '/faulty');
    if (cell.ending !== 'panel') await expect(page.getByLabel('Text')).toHaveValue(TYPED);
  });
  await check('the next remote', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'ATS checker' }).click();
    await expect(page.locator('[data-remote="mf-ats"][data-remote-version]')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const color = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(color).not.toBe('rgb(255, 0, 0)');
  });
  await check('the report', async () => {
    if (!code) return expect(reports.filter(({ kind, remote }) => kind === 'failure' && remote === NAME)).toEqual([]);
    await expect
      .poll(() =>
        reports
          .filter((report) => report.kind === 'failure')
          .map((report) => `${report.remote}@${report.version} ${report.code}`),
      )
      .toContain(`${NAME}@${current.version} ${code}`);
  });
  await context.close();
  return { ...cell, seconds, problems };
}

async function awaitEnding(page: Page, { ending, fault }: Cell, heading: string): Promise<void> {
  const options = { timeout: CELL_LIMIT_MS };
  if (ending === 'panel') return expect(page.getByRole('alert')).toContainText("can't be shown right now", options);
  if (fault.code === 'VITAE-REMOTE-009') return expect(page).toHaveURL('/about-us', options);
  const version = ending === 'previous' ? PREVIOUS : CURRENT;
  if (ending === 'restarted') await expect(page.getByText('This screen was restarted')).toBeVisible(options);
  await expect(page.getByRole('heading', { level: 1, name: `${heading} ${version}` })).toBeVisible(options);
}

/** The page as the site serves it, but for a channel that serves the fixture too. */
async function serveFaultyChannel(page: Page, { hasPrevious, fault }: Cell): Promise<void> {
  const remote: ChannelRemote = {
    ...current,
    navigation: [],
    menu: [],
    translations: {},
    previous: hasPrevious ? previous : null,
  };
  if (fault.name === 'has no screen for a path') {
    const [route] = remote.routes;
    remote.routes = [...remote.routes, { ...route!, path: '/faulty/third' }];
  }
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      new RegExp(`(<script type="application/json" id="${CHANNEL_ELEMENT_ID}">)(.*?)(</script>)`, 's'),
      (_all, open, json, close) => {
        const channel = JSON.parse(json);
        channel.remotes[NAME] = remote;
        return open + JSON.stringify(channel).replaceAll('<', '\\u003c') + close;
      },
    );
    await route.fulfill({ response, body });
  });
}

function describeVersion(release: RemoteRelease): RemoteVersion {
  const { version } = release;
  const folder = `remotes/${NAME}/${version}`;
  return {
    version,
    runtime: 'shared',
    entry: { path: `${folder}/${release.entry}`, integrity: release.files[release.entry]!.integrity },
    preload: [],
    styles: [],
    routes: release.manifest.routes,
    slots: [],
    contributions: [],
  };
}

const nameOf = ({ fault, hasPrevious, problems }: Result) =>
  `${fault.name}, ${hasPrevious ? 'with' : 'without'} a previous version: ${problems.join('; ')}`;

function tableOf(results: Result[]): string {
  const rows = FAULTS.map(({ name, code }) => {
    const [withPrevious, alone] = [true, false].map((hasPrevious) => {
      const result = results.find(({ fault, ...cell }) => fault.name === name && cell.hasPrevious === hasPrevious)!;
      return `${result.ending.padEnd(10)}${result.seconds.toFixed(1).padStart(5)} s ${result.problems.length > 0 ? 'FAILED' : 'ok'}`;
    });
    return `  ${name.padEnd(34)}${(code ?? 'none').padEnd(18)}${withPrevious!.padEnd(26)}${alone}`;
  });
  const slowest = Math.max(...results.map(({ seconds }) => seconds));
  return [
    `  ${'fault'.padEnd(34)}${'reported as'.padEnd(18)}${'with a previous version'.padEnd(26)}without one`,
    ...rows,
    `  ${results.length} cells, the slowest after ${slowest.toFixed(1)} s (bar 8 s)`,
  ].join('\n');
}
