import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { changeChannel, readReleases, readUserTimeline } from '@vitae/contract/admin';
import { readAdminAnalytics } from '@vitae/contract/admin-analytics';
import { trackUserAction } from '@vitae/contract/analytics';
import { TRACKING_PATHS } from '@vitae/contract/analytics-names';
import { expectAccessible } from './accessible.ts';
import { createPerson, signInBrowser } from './people.ts';
import { createStaff, openStaff, signInStaff, staffName } from './staff.ts';

const CODE_OF_ADMIN = /\/remotes\/mf-admin\//;
/** What would run, were it taken for anything but text. */
const HOSTILE = '<img src=x onerror="window.hacked=1">';
const SCREENS = [
  '/admin-dashboard',
  '/analytics',
  '/admin-dashboard/remotes',
  '/admin-dashboard/users',
  '/admin-dashboard/operations',
  '/admin-dashboard/audit',
];

const staff = { member: staffName('member'), superuser: staffName('superuser') };

test.beforeAll(async () => {
  await createStaff(staff.member);
  await createStaff(staff.superuser, '--superuser');
});

const storedStaff = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('admin_')));
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('admin_access_token') ?? '');
const isHacked = (page: Page) => page.evaluate(() => 'hacked' in window);

/** Scripts of the admin remote that a browser has asked for. */
function watchAdminCode(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on('request', (request) => {
    if (CODE_OF_ADMIN.test(request.url())) seen.push(request.url());
  });
  return seen;
}

test('what keeps staff out is said in the words of the specification, and nothing is kept', async ({ page }) => {
  await signInStaff(page, staff.member, 'a wrong password of mine');
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please check username and password.');
  for (const fail of [404, 500, null]) {
    await page.route('**/api/admin-auth/', (route) =>
      fail ? route.fulfill({ status: fail, json: { message: 'no' } }) : route.abort(),
    );
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Backend not set up yet...');
    await page.unroute('**/api/admin-auth/');
  }
  expect(await storedStaff(page)).toEqual([]);
});

test('a visitor’s way through the site shows up in the figures, and what they wrote stays text', async ({
  browser,
  request,
}) => {
  const { context, page } = await openStaff(browser, staff.member);
  await page.goto('/analytics?days=1');
  const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(tile('Sessions')).toBeVisible();
  const read = async () => {
    const { timeZone } = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions());
    const answer = await request.get(readAdminAnalytics.path, {
      params: { days: 1, time_zone: timeZone },
      headers: { authorization: `Bearer ${await tokenOf(page)}` },
    });
    return readAdminAnalytics.response.parse(await answer.json()).totals;
  };
  const before = await read();

  const visitor = await browser.newContext({ baseURL: process.env.SITE_URL!, locale: 'en-US' });
  const adminCode = watchAdminCode(visitor);
  const visit = await visitor.newPage();
  const counted = visit.waitForResponse(`**${TRACKING_PATHS.visit}`);
  await visit.goto(`/about-us?utm_source=${encodeURIComponent(HOSTILE)}`);
  // Counting begins when the page is at rest, by the address that it has then.
  await counted;
  await visit.getByRole('link', { name: 'Plans' }).first().click();
  await expect(visit).toHaveURL('/choose-plan');
  const person = await createPerson(request, 'Nadia');
  await signInBrowser(visit, person);
  await visit.goto('/coverletter');
  await expect(visit.getByRole('button', { name: 'Nadia' })).toBeVisible();
  await visit.getByRole('link', { name: 'ATS checker' }).first().click();
  await visit.goto('/resume-dashboard');
  await expect(visit.locator('main').getByRole('heading').first()).toBeVisible();
  await visitor.close();
  // Whoever forges a call writes what they like into it.
  const forged = await request.post(trackUserAction.path, {
    headers: { authorization: `Bearer ${person.session.access}` },
    data: {
      action_type: 'page_visit',
      action_data: { page_url: '/terms', page_title: HOSTILE, time_spent: 3 },
      user_agent: HOSTILE,
      language: 'en',
      screen_resolution: '1x1',
      timezone: 'UTC',
      referrer: 'direct',
      page_url: '/terms',
      page_title: HOSTILE,
      session_id: `session_${Date.now()}_forged`,
    },
  });
  expect(forged.status()).toBe(200);

  // What waits in a browser is sent as it closes, and added up a second later.
  await expect
    .poll(async () => {
      const { sessions, sign_ups, page_views } = await read();
      return sessions > before.sessions && sign_ups > before.sign_ups && page_views > before.page_views + 1;
    })
    .toBe(true);
  await expect
    .poll(async () => {
      await page.reload();
      await expect(tile('Sign-ups')).toBeVisible();
      const { sign_ups } = await read();
      return (await tile('Sign-ups').textContent())?.startsWith(`Sign-ups${sign_ups.toLocaleString('en-US')}`);
    })
    .toBe(true);
  const sources = page.getByRole('region', { name: 'Sources' });
  // On a site with many sources a new one stands further down.
  const rest = sources.getByRole('button', { name: 'Show all' });
  if (await rest.count()) await rest.click();
  await expect(sources.getByText(HOSTILE)).toBeVisible();

  // One person's own way, looked at by a member of staff who has searched for them.
  await page.goto('/admin-dashboard/users');
  await page.getByLabel('Search').fill(person.email);
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Timeline' }).getByText('Signed up')).toBeVisible();
  const { pathname } = new URL(page.url());
  const id = pathname.split('/').at(-1)!;
  await expect
    .poll(async () => {
      const answer = await request.get(readUserTimeline.path.replace(':id', id), {
        headers: { authorization: `Bearer ${await tokenOf(page)}` },
      });
      return JSON.stringify(await answer.json());
    })
    .toContain('onerror');
  await page.reload();
  await expect(page.getByText(HOSTILE).first()).toBeVisible();
  expect(await isHacked(page)).toBe(false);

  expect(adminCode).toEqual([]);
  await context.close();
});

test('nobody else’s browser loads the code of the admin remote', async ({ browser, request }) => {
  const context = await browser.newContext({ baseURL: process.env.SITE_URL! });
  const adminCode = watchAdminCode(context);
  const page = await context.newPage();
  await signInBrowser(page, await createPerson(request));
  for (const address of [
    '/',
    '/coverletter',
    '/ats-checker',
    '/ai-chat-landingpage',
    '/resume-dashboard',
    '/choose-plan',
  ]) {
    await page.goto(address);
    await expect(page.locator('main').getByRole('heading').first()).toBeVisible();
  }
  expect(adminCode).toEqual([]);

  // Who asks for it without being staff gets the sign-in, and no script beyond the one that draws it.
  await page.goto('/admin-login');
  await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  const ofSignIn = new Set(adminCode);
  for (const address of ['/analytics', '/admin-dashboard', '/admin-dashboard/users']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  }
  expect(adminCode.filter((url) => !ofSignIn.has(url))).toEqual([]);
  await context.close();

  const ofStaff = await openStaff(browser, staff.member);
  const staffCode = watchAdminCode(ofStaff.context);
  await ofStaff.page.goto('/analytics');
  await expect(ofStaff.page.locator('.recharts-surface').first()).toBeVisible();
  expect(new Set(staffCode).size).toBeGreaterThan(ofSignIn.size);
  await ofStaff.context.close();
});

test('who is not a superuser cannot promote, and a superuser does it with a reason that stays', async ({ browser }) => {
  const member = await openStaff(browser, staff.member);
  await member.page.goto('/admin-dashboard/remotes');
  await expect(member.page.getByText('Only a superuser changes channels.')).toBeVisible();
  await expect(member.page.getByRole('button', { name: 'Promote' })).toHaveCount(0);
  await expect(member.page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
  const refused = await member.page.request.post(changeChannel.path.replace(':channel', 'staging'), {
    headers: { authorization: `Bearer ${await tokenOf(member.page)}` },
    data: { action: 'freeze', reason: 'I would like to' },
  });
  expect(refused.status()).toBe(403);
  await member.context.close();

  const { context, page } = await openStaff(browser, staff.superuser);
  await page.goto('/admin-dashboard/remotes');
  await page.getByLabel('Channel').selectOption('staging');
  await page.getByRole('button', { name: 'Freeze' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Freeze' }).click();
  await expect(dialog.getByText('Say why, in a few words.')).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill(`a test <b>${staff.superuser}</b>`);
  await dialog.getByRole('button', { name: 'Freeze' }).click();
  await expect(page.getByText('Frozen: nothing new comes to it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Promote' })).toBeDisabled();
  await page.getByRole('button', { name: 'Thaw' }).click();
  await dialog.getByLabel(/^Reason/).fill('it is over');
  await dialog.getByRole('button', { name: 'Thaw' }).click();
  await expect(page.getByRole('button', { name: 'Freeze' })).toBeVisible();
  const releases = await page.request.get(readReleases.path, {
    headers: { authorization: `Bearer ${await tokenOf(page)}` },
  });
  const { channels } = readReleases.response.parse(await releases.json());
  expect(channels?.find(({ channel }) => channel === 'staging')?.history[0]).toMatchObject({
    kind: 'thaw',
    by: `${staff.superuser} (staff)`,
    why: 'it is over',
  });

  await page.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByText('Thawed a channel').first()).toBeVisible();
  await expect(page.getByText(`a test <b>${staff.superuser}</b>`).first()).toBeVisible();
  await context.close();
});

test('a superuser changes what a plan allows, which is what visitors are offered; other staff look only', async ({
  browser,
}) => {
  const OPERATIONS = '/admin-dashboard/operations';
  const CHANGE = 'Change Resumes kept of Pro Yearly';
  const member = await openStaff(browser, staff.member);
  await member.page.goto(OPERATIONS);
  const limits = (page: Page) => page.getByRole('region', { name: 'Limits of the plans', exact: true });
  await expect(limits(member.page).getByText('Resumes kept').first()).toBeVisible();
  await expect(limits(member.page).getByRole('button')).toHaveCount(0);
  await member.context.close();

  const { context, page } = await openStaff(browser, staff.superuser);
  await page.goto(OPERATIONS);
  const dialog = page.getByRole('dialog');
  const change = async () => {
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await page.getByRole('button', { name: CHANGE }).click();
  await dialog.getByLabel(/^Reason/).fill('a test');
  await dialog.getByLabel(/^Limit/).fill('0');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByText('A whole number from 1 to 100,000')).toBeVisible();
  await dialog.getByLabel(/^Limit/).fill('4');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(dialog.getByText('A paid plan cannot allow less than the free one.')).toBeVisible();
  await dialog.getByLabel(/^Limit/).fill('101');
  await change();
  await expect(limits(page).getByText('in place of 100')).toBeVisible();
  const visitor = await browser.newContext({ baseURL: process.env.SITE_URL! });
  const offer = await visitor.newPage();
  await offer.goto('/choose-plan');
  await expect(offer.getByText('101 resumes kept in your account')).toBeVisible();
  await visitor.close();

  await page.getByRole('button', { name: CHANGE }).click();
  await dialog.getByRole('button', { name: 'Back to 100' }).click();
  await dialog.getByLabel(/^Reason/).fill('it is over');
  await change();
  await expect(limits(page).getByText('in place of 100')).toHaveCount(0);
  await page.goto('/admin-dashboard/audit');
  await expect(page.getByText('Changed a limit of a plan').first()).toBeVisible();
  await context.close();
});

test('a session that has ended leads back to the sign-in, and a refusal is logged', async ({ browser }) => {
  const { context, page } = await openStaff(browser, staff.member);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/admin-analytics/?*', (route) =>
    route.fulfill({ status: 403, json: { success: false, code: 'staff_only', message: 'Admin access denied.' } }),
  );
  await page.goto('/analytics');
  await expect(page.getByRole('alert')).toContainText('Admin access denied.');
  expect(logged).toContain('Admin access denied');

  await page.unroute('**/api/admin-analytics/?*');
  await context.setOffline(true);
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page.getByRole('alert')).toContainText('You are offline.');
  await context.setOffline(false);

  for (const call of ['**/api/admin-analytics/**', '**/api/token/refresh/']) {
    await page.route(call, (route) =>
      route.fulfill({ status: 401, json: { success: false, code: 'token_expired', message: 'no' } }),
    );
  }
  // The counter of who is there now asks by itself.
  await expect(page).toHaveURL('/admin-login');
  expect(await storedStaff(page)).toEqual([]);
  await context.close();
});

for (const [look, options] of [
  ['1280 px', { viewport: { width: 1280, height: 860 } }],
  ['390 px in Arabic', { viewport: { width: 390, height: 860 }, locale: 'ar-AE' }],
] as const) {
  test(`every screen of staff is accessible and fits, at ${look}`, async ({ browser }) => {
    const english = await openStaff(browser, staff.superuser);
    const state = await english.context.storageState();
    await english.context.close();
    const context = await browser.newContext({
      baseURL: process.env.SITE_URL!,
      storageState: state,
      reducedMotion: 'reduce',
      ...options,
    });
    const page = await context.newPage();
    for (const address of SCREENS) {
      await page.goto(address);
      await expect(page.locator('main h1')).toBeVisible();
      // Panels have come, and nothing is on its way any more; a notice has its picture.
      await expect(page.locator('main section').first()).toBeVisible();
      await expect(page.locator('main [role="status"]:not(:has(svg))')).toHaveCount(0);
      await expectAccessible(page, address);
    }
    await context.close();
  });
}
