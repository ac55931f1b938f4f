import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { buyPlan, createPerson, homeOf, logIn, newAddress, PASSWORD, readMailedCode, signInBrowser } from './people.ts';

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);

test('someone signs up with a code from the mail and lands where they wanted to go', async ({ page, request }) => {
  const email = newAddress();
  await page.goto('/signup?redirectTo=%2Ftest%3Fx%3D1');
  await page.getByLabel('Name').fill('Nadia');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('password1');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('password');
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/lists of stolen passwords/);
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const codeField = page.getByLabel('Code from the mail');
  await expect(codeField).toBeFocused();
  await expect(codeField).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField).toHaveAttribute('inputmode', 'numeric');
  await codeField.fill('000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(codeField).toHaveAccessibleDescription(/That code is not right/);
  await expectAccessible(page);
  // As many mails and phones write it.
  const code = await readMailedCode(request, email);
  await codeField.fill(`${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/test?x=1');
  await expect(page.getByRole('button', { name: 'Nadia' })).toBeVisible();
  const keys = await stored(page);
  expect(keys.access_token).toBeTruthy();
  expect(keys.refresh_token).toBeTruthy();
  expect(keys).toMatchObject({ username: 'Nadia', userPlan: 'Free' });
  expect(keys.is_paid).toBeUndefined();
});

test('what was typed at sign-up survives a reload, the password not', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Nadia Okonkwo');
  await page.getByLabel('E-mail').fill('nadia@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Nadia Okonkwo');
  await expect(page.getByLabel('E-mail')).toHaveValue('nadia@example.com');
  await expect(page.getByLabel('Password')).toHaveValue('');
  expect(JSON.stringify(await stored(page))).not.toContain(PASSWORD);
});

test('a wrong password and an unknown address read the same', async ({ page, request }) => {
  const { email } = await createPerson(request);
  await page.goto('/LoginPage');
  await logIn(page, email, 'not the password');
  const wrong = await page.getByRole('alert').textContent();
  await page.reload();
  await logIn(page, newAddress(), 'not the password');
  await expect(page.getByRole('alert')).toHaveText(wrong!);
});

test('after signing in one is at the dashboard\u2019s address, or at redirectTo when it is a path of this site', async ({
  page,
  request,
}) => {
  const { email } = await createPerson(request);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/LoginPage');
  await logIn(page, email, PASSWORD);
  await expect(page.getByRole('button', { name: 'Nadia' })).toBeVisible();
  await expect.poll(() => visited).toContain(await homeOf(page));

  for (const [target, landing] of [
    ['/cookie?from=login', '/cookie?from=login'],
    ['https://evil.example/', null],
    ['//evil.example/', null],
    ['/\\evil.example', null],
  ] as const) {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/LoginPage?redirectTo=${encodeURIComponent(target)}`);
    await logIn(page, email, PASSWORD);
    await expect(page.getByRole('button', { name: 'Nadia' })).toBeVisible();
    if (landing) await expect(page).toHaveURL(landing);
    else expect(new URL(page.url()).hostname).toBe('localhost');
  }
});

test('an impatient person signs in once', async ({ page, request }) => {
  const { email } = await createPerson(request);
  let calls = 0;
  await page.route('**/api/login/', async (route) => {
    calls += 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/LoginPage?redirectTo=%2Fterms');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  for (let press = 0; press < 3; press += 1) await page.getByLabel('Password').press('Enter');
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/terms');
  expect(calls).toBe(1);
});

test('who is signed in has no use for the screens of visitors, and goes on to where they wanted', async ({
  context,
  page,
  request,
}) => {
  await page.goto('/LoginPage?redirectTo=%2Fcookie');
  await expect(page.getByLabel('E-mail')).toBeVisible();
  const other = await context.newPage();
  await signInBrowser(other, await createPerson(request));
  await expect(page).toHaveURL('/cookie');
  await page.goto('/signup?redirectTo=%2Fterms');
  await expect(page).toHaveURL('/terms');

  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto(`/LoginPage?redirectTo=${encodeURIComponent('/LoginPage?redirectTo=%2Fterms')}`);
  await expect.poll(() => visited).toContain(await homeOf(page));
});

test('a forgotten password is replaced with a code, and the old one is worth nothing', async ({ page, request }) => {
  const { email } = await createPerson(request);
  await page.goto('/LoginPage');
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByText('We have sent a code to')).toBeVisible();
  await page.reload();
  await expect(page.getByText('We have sent a code to')).toBeVisible();
  await page.getByLabel('Code from the mail').fill(await readMailedCode(request, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByLabel('New password').fill('seven wet umbrellas');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('button', { name: 'Nadia' })).toBeVisible();
  expect((await request.post('/api/login/', { data: { email, password: PASSWORD } })).status()).toBe(401);
  expect((await request.post('/api/login/', { data: { email, password: 'seven wet umbrellas' } })).status()).toBe(200);
});

test('the user menu works with the keyboard, and closes on Escape and on a click outside', async ({
  page,
  request,
}) => {
  await signInBrowser(page, await createPerson(request));
  await page.goto('/about-us');
  const button = page.getByRole('button', { name: 'Nadia' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
  const dashboard = (await homeOf(page)) === '/' ? [] : ['Dashboard'];
  const labels = [...dashboard, 'ATS Checker', 'Choose Region', 'Account', 'Logout'];
  await expect(page.getByRole('menuitem')).toHaveText(labels);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.click();
  // Nobody clicks beside a menu that is not there yet.
  await expect(page.getByRole('menuitem')).toHaveText(labels);
  await page.getByRole('heading', { level: 1 }).click({ force: true });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await button.click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/region-selection');
});

test('log-out empties this tab and every other, and goes to the sign-in screen', async ({ context, page, request }) => {
  await signInBrowser(page, await createPerson(request));
  await page.evaluate(() => {
    for (const key of [
      'payment_plan',
      'is_havedashboard',
      'no_of_resumes',
      'resumeId',
      'vitae:draft:mf-resume:document',
    ])
      localStorage.setItem(key, 'x');
    localStorage.setItem('vitae:theme', 'dark');
    localStorage.setItem('vitae:region', 'AE');
    indexedDB.open('vitae:draft:mf-cover-letter:resume-file');
  });
  await page.goto('/about-us');
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(other.getByRole('button', { name: 'Nadia' })).toBeVisible();

  await page.getByRole('button', { name: 'Nadia' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/LoginPage');
  await expect(other).toHaveURL('/LoginPage');
  await expect(other.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  const left = Object.keys(await stored(page)).filter((key) => !['vitae:theme', 'vitae:last-visit'].includes(key));
  expect(left).toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
});

test('a chosen region is kept by the API and comes back on another device', async ({ browser, page, request }) => {
  const person = await createPerson(request);
  await signInBrowser(page, person);
  await page.goto('/region-selection');
  await page.getByRole('radio', { name: /United Arab Emirates/ }).check();
  await expect(page.getByRole('region', { name: 'United Arab Emirates' })).toContainText('Visa status');
  await page.getByRole('button', { name: 'Use these conventions' }).click();
  await expect(page.getByText('Conventions for United Arab Emirates count from now on.')).toBeVisible();

  const device = await browser.newPage();
  await device.goto('/LoginPage');
  await logIn(device, person.email, PASSWORD);
  await expect(device.getByRole('button', { name: 'Nadia' })).toBeVisible();
  await device.goto('/region-selection');
  await expect(device.getByRole('radio', { name: /United Arab Emirates/ })).toBeChecked();
  await device.close();
});

test('a demo plan is bought, says that it is one, and counts only after the API has it', async ({ page, request }) => {
  const person = await createPerson(request);
  await signInBrowser(page, person);
  await page.goto('/choose-plan');
  await expect(page.getByText('This is your plan.')).toBeVisible();
  await expect(page.getByText('its checkout is a demonstration')).toBeVisible();
  await page.getByRole('button', { name: 'Choose Pro Monthly' }).click();
  await expect(page.getByText('This is a demo.')).toBeVisible();
  const checkout = page.url();
  await page.goto(`/payment/callback?session_id=${new URL(checkout).searchParams.get('session_id')}&status=paid`);
  await expect(page.getByText('Asking for your payment')).toBeVisible();
  expect((await stored(page)).is_paid).toBeUndefined();
  await page.goto(checkout);
  await page.getByRole('button', { name: 'Pay nothing and continue' }).click();
  await expect(page.getByText('Thank you, your plan is active')).toBeVisible();
  await expect.poll(async () => (await stored(page)).is_paid).toBe('true');
  expect(await stored(page)).toMatchObject({ payment_plan: 'pro-monthly', userPlan: 'Pro Monthly' });

  await expect(page.getByText('You have Pro Monthly now.')).toBeVisible();

  // What the browser says of itself counts for nothing: the API is asked again.
  await page.evaluate(() => localStorage.setItem('userPlan', 'Enterprise'));
  await page.goto('/choose-plan');
  await expect.poll(async () => (await stored(page)).userPlan).toBe('Pro Monthly');
  await expect(page.getByText(/This is your plan until .+ It ends then by itself\./)).toBeVisible();
  await expect(page.getByText('You can choose it when Pro Monthly has ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Choose Pro/ })).toHaveCount(0);
});

test('a payment that is not one\u2019s own, or does not exist, shows nothing', async ({ page, request }) => {
  const owner = await createPerson(request, 'Owner');
  const answer = await request.post('/api/payment/checkout/', {
    data: { plan: 'pro-monthly' },
    headers: { authorization: `Bearer ${owner.session.access}` },
  });
  const { session_id } = await answer.json();
  await signInBrowser(page, await createPerson(request, 'Other'));
  for (const id of [session_id, 'demo_nothing', '']) {
    await page.goto(`/payment/callback?session_id=${id}`);
    await expect(page.getByText('We could not find this payment')).toBeVisible();
  }
});

test('a payment is found after signing in, and through a weak network', async ({ page, request }) => {
  const person = await createPerson(request);
  const sessionId = await buyPlan(request, person);
  const callback = `/payment/callback?session_id=${sessionId}`;
  await page.goto(callback);
  await expect(page.getByText('Sign in to see your payment')).toBeVisible();
  let failures = 0;
  await page.route('**/api/payment/status**', (route) => {
    failures += 1;
    return failures === 1
      ? route.abort()
      : failures === 2
        ? route.fulfill({ status: 503, json: {} })
        : route.continue();
  });
  await page.locator('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, person.email);
  await expect(page).toHaveURL(callback);
  await expect(page.getByText('Asking for your payment')).toBeVisible();
  await expect(page.getByText('You have Pro Monthly now.')).toBeVisible();
  expect(failures).toBe(3);
});

for (const path of [
  '/',
  '/LoginPage',
  '/signup',
  '/choose-plan',
  '/region-selection',
  '/about-us',
  '/terms',
  '/privacy-policy',
  '/cookie',
  '/test',
]) {
  test(`axe finds nothing on ${path}, light and dark, wide and narrow`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  });
}
