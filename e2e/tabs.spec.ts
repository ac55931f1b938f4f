import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { attachResume, button, FIXTURES } from './cover-letter-flow.ts';
import { test } from './guarded-site.ts';
import { createPerson, logIn, type Person, signInBrowser } from './people.ts';
import { USER_PROBE } from './specified-routes.ts';

const BUILDER = '/coverletter-builder';
const EXPIRED_TOKEN = 'expired';

/** Two tabs of one browser, both signed in. */
async function openTabs(context: BrowserContext, person: Person, address: string): Promise<[Page, Page]> {
  // Statistics are sent when nobody has clicked, and would renew a token that a test has let expire.
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const [first, second] = [await context.newPage(), await context.newPage()];
  await signInBrowser(first, person);
  for (const tab of [first, second]) {
    await tab.goto(address);
    await expect(tab.getByRole('button', { name: 'Nadia' })).toBeVisible();
    await tab.waitForLoadState('networkidle');
  }
  return [first, second];
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

/** Puts a token in place that the API refuses, as it refuses one that is past its time; every tab sees it. */
async function expireAccessToken(tabs: Page[]) {
  await tabs[0]!.evaluate((token) => localStorage.setItem('access_token', token), EXPIRED_TOKEN);
  for (const tab of tabs) await expect.poll(async () => (await stored(tab)).access_token).toBe(EXPIRED_TOKEN);
}

function watchRefreshes(context: BrowserContext): string[] {
  const used: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/token/refresh/')) used.push(request.postDataJSON().refresh);
  });
  return used;
}

test('twenty refused calls in two tabs lead to one refresh, however far apart, and all are repeated', async ({
  context,
  request,
}) => {
  const tabs = await openTabs(context, await createPerson(request), USER_PROBE);
  const refreshes = watchRefreshes(context);
  let rounds = 0;
  for (const delayMs of [0, 10, 50, 150].flatMap((delay) => [delay, delay, delay])) {
    rounds += 1;
    await expireAccessToken(tabs);
    const clicks = tabs.map(async (tab, index) => {
      await tab.waitForTimeout(index * delayMs);
      await tab.getByRole('button', { name: 'Ask ten times' }).click();
    });
    await Promise.all(clicks);
    for (const tab of tabs) await expect(tab.getByText('10 of 10 answered')).toBeVisible();
    expect(refreshes, `${delayMs} ms apart`).toHaveLength(rounds);
    expect(new Set(refreshes).size).toBe(rounds);
  }
  const { access_token, refresh_token } = await stored(tabs[1]);
  expect(access_token).not.toBe(EXPIRED_TOKEN);
  expect(refreshes).not.toContain(refresh_token);
});

test('a session that has ended in the middle of typing loses nothing, in either tab', async ({ context, request }) => {
  const person = await createPerson(request);
  const [first, second] = await openTabs(context, person, BUILDER);
  await first.getByLabel('Job Description').fill('We look for a baker who likes early mornings.');
  await first.getByLabel('Job Title').fill('Baker');
  await first.getByLabel('Company Name').fill('Flour & Sons');

  await attachResume(first, path.join(FIXTURES, 'resumes/amara-okonjo.pdf'));

  // Somebody has ended the session elsewhere; this browser learns it from its next call.
  await request.post('/api/logout/', { data: { refresh: person.session.refresh } });
  await button(first, 'Generate Cover Letter').click();
  await expect(first.getByText('Your session has ended.')).toBeVisible();
  await expect(second.getByText('Your session has ended.')).toBeVisible();
  for (const tab of [first, second]) {
    await expect(tab).toHaveURL(BUILDER);
    await expect(tab.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    await expect(tab.getByLabel('Job Title')).toHaveValue('Baker');
  }
  const keys = await stored(first);
  expect([keys.access_token, keys.refresh_token]).toEqual([undefined, undefined]);

  await second.goto('/LoginPage?redirectTo=%2Fcoverletter-builder');
  await logIn(second, person.email);
  await expect(second).toHaveURL(BUILDER);
  await expect(second.getByRole('button', { name: 'Nadia' })).toBeVisible();
  await expect(second.getByLabel('Job Description')).toHaveValue('We look for a baker who likes early mornings.');
  await expect(second.getByLabel('Job Title')).toHaveValue('Baker');
  await expect(second.getByLabel('Company Name')).toHaveValue('Flour & Sons');
  await expect(second.getByText('amara-okonjo.pdf')).toBeVisible();
  // The sign-in reaches the tab that was left behind.
  await expect(first.getByRole('button', { name: 'Nadia' })).toBeVisible();
});

test('a server that cannot answer ends no session', async ({ context, request }) => {
  const tabs = await openTabs(context, await createPerson(request), USER_PROBE);
  await context.route('**/api/token/refresh/', (route) => route.fulfill({ status: 503, body: '{}' }));
  await expireAccessToken(tabs);
  await tabs[0].getByRole('button', { name: 'Ask ten times' }).click();
  await expect(tabs[0].getByText('0 of 10 answered')).toBeVisible();
  await context.unroute('**/api/token/refresh/');
  await tabs[0].getByRole('button', { name: 'Ask ten times' }).click();
  await expect(tabs[0].getByText('10 of 10 answered')).toBeVisible();
});

test('log-out in one tab empties the other: storage, screen and what was typed', async ({ context, request }) => {
  const [first, second] = await openTabs(context, await createPerson(request), BUILDER);
  await second.getByLabel('Job Title').fill('Baker');
  await expect.poll(async () => JSON.stringify(await stored(first))).toContain('Baker');

  await first.getByRole('button', { name: 'Nadia' }).click();
  await first.getByRole('menuitem', { name: 'Logout' }).click();
  for (const tab of [first, second]) {
    await expect(tab).toHaveURL('/LoginPage');
    await expect(tab.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  }
  const left = Object.keys(await stored(second));
  expect(left.filter((key) => !['vitae:theme', 'vitae:last-visit'].includes(key))).toEqual([]);
  await second.goto(BUILDER);
  await expect(second.getByLabel('Job Title')).toHaveValue('');
  await second.goto(USER_PROBE);
  await expect(second).toHaveURL('/LoginPage');
});

test('a sign-in in one tab opens the other', async ({ context, request }) => {
  const { email } = await createPerson(request);
  const [first, second] = [await context.newPage(), await context.newPage()];
  await second.goto('/about-us');
  await expect(second.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await first.goto('/LoginPage');
  await logIn(first, email);
  await expect(second.getByRole('button', { name: 'Nadia' })).toBeVisible();
  await expect(second).toHaveURL('/about-us');
});
