import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { keepLetter } from '@vitae/contract/letters';
import { strFromU8, unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './accessible.ts';
import {
  createPerson,
  logIn,
  newAddress,
  PASSWORD,
  type Person,
  readMailedCode,
  readMails,
  signInBrowser,
} from './people.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const STEP_MS = 30_000;

/** The code that an app shows now, or shows in the next half minute: each counts once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

async function openAccount(page: Page, person: Person): Promise<void> {
  await signInBrowser(page, person);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(section(page, 'Name')).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Nadia' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/LoginPage');
}

/** Another browser in which the person signs in on the screen. */
async function signInElsewhere(browser: Browser, { email }: Person): Promise<Page> {
  const context = await browser.newContext({ timezoneId: 'Asia/Dubai' });
  const page = await context.newPage();
  await page.goto('/LoginPage?redirectTo=%2Faccount');
  await logIn(page, email);
  await expect(section(page, 'Name')).toBeVisible();
  return page;
}

async function writeLetter(request: APIRequestContext, { session }: Person, jobTitle: string): Promise<string> {
  const answer = await request.post('/api/cover-letter/generate/', {
    headers: { authorization: `Bearer ${session.access}` },
    multipart: {
      resume: {
        name: 'nadia.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(
          'Nadia Okonkwo\nnadia@example.com\n\nExperience\nNurse, Clinic, 2019 - 2024\n- Cared for 40 people\n',
        ),
      },
      job_description: 'A clinic looks for a nurse with experience.',
      job_title: jobTitle,
      template: 'classic',
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { generated_letter: introduction, generation_id } = await answer.json();
  const kept = await request.put(keepLetter.path.replace(':id', randomUUID()), {
    headers: { authorization: `Bearer ${session.access}` },
    data: {
      title: '',
      letter: { generatedAt: new Date().toISOString(), rawResponse: {}, resumeFileSize: 8, jobTitle, introduction },
      request: {
        job_description: 'A clinic looks for a nurse with experience.',
        job_title: jobTitle,
        template: 'classic',
        generation_id,
      },
    },
  });
  expect(kept.status(), await kept.text()).toBe(200);
  return introduction;
}

test('who is not signed in comes back to the account after signing in', async ({ page, request }) => {
  const { email } = await createPerson(request);
  await page.goto('/account');
  await expect(page).toHaveURL('/LoginPage?redirectTo=%2Faccount');
  await logIn(page, email);
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(email)).toBeVisible();
});

test('a passkey is added, signs in, and is removed', async ({ page, request }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = await createPerson(request);
  await openAccount(page, person);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Work laptop');
  await page.getByRole('button', { name: 'Create the passkey' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Work laptop');
  await expect
    .poll(async () => (await readMails(request, person.email)).map(({ subject }) => subject))
    .toContain('A passkey was added to your Vitae account');

  await logOut(page);
  await page.goto('/LoginPage?redirectTo=%2Faccount');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('last used');

  await page.getByRole('button', { name: 'Remove Work laptop' }).click();
  await expect(page.getByRole('list', { name: 'Your passkeys' })).toHaveCount(0);
  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('This passkey was not accepted');
});

test('a second factor is set up, asked for, and passed by a recovery code without the phone', async ({
  page,
  request,
}) => {
  const person = await createPerson(request);
  await openAccount(page, person);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'Code to scan with an authenticator app' })).toBeVisible();
  const secret = (await page.getByTestId('second-factor-secret').textContent())!;
  const codeField = page.getByLabel('The code that the app shows');
  await codeField.fill('000000');
  await page.getByRole('button', { name: 'Switch it on' }).click();
  await expect(page.getByText('This code is not right')).toBeVisible();
  await codeField.fill(codeOf(secret));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();
  await expect(page.getByText(codes[0]!)).toHaveCount(0);

  await logOut(page);
  await page.goto('/LoginPage?redirectTo=%2Faccount');
  await logIn(page, person.email);
  await expect(page.getByLabel('Code of the app')).toBeFocused();
  await page.getByLabel('Code of the app').fill('123456');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Code of the app')).toHaveAccessibleDescription(/This code is not right/);
  await page.getByLabel('Code of the app').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/account');

  await logOut(page);
  await page.goto('/LoginPage?redirectTo=%2Faccount');
  await logIn(page, person.email);
  await page.getByLabel('Code of the app').fill(codes[0]!);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});

test('another device is told of by mail, shown with its place, and signed out from here', async ({
  browser,
  page,
  request,
}) => {
  const person = await createPerson(request);
  await openAccount(page, person);
  const there = await signInElsewhere(browser, person);
  await expect
    .poll(
      async () => (await readMails(request, person.email)).find(({ subject }) => subject.includes('new device'))?.text,
    )
    .toMatch(/Chrome on Windows\nNetwork 127\.0\.0\.0\/24, time zone Asia\/Dubai/);

  await page.reload();
  const list = page.getByRole('list', { name: 'Where you are signed in' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('Dubai · 127.0.0.0/24');
  await list.getByRole('button', { name: 'Sign out Chrome on Windows' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await there.reload();
  await expect(there).toHaveURL(/\/LoginPage/);
  await there.context().close();
});

test('a new password signs out the other device, and asks first when the sign-in is old', async ({
  browser,
  page,
  request,
}) => {
  const person = await createPerson(request);
  const there = await signInElsewhere(browser, person);
  await openAccount(page, person);
  // As the API answers eleven minutes after the sign-in.
  let isStale = true;
  await page.route('**/api/account/password/', (route) =>
    isStale
      ? route.fulfill({ status: 403, json: { success: false, code: 'sign_in_again', message: 'Please confirm.' } })
      : route.continue(),
  );
  await page.route('**/api/account/confirm/', async (route) => {
    const answer = await route.fetch();
    isStale = !answer.ok();
    await route.fulfill({ response: answer });
  });
  await page.getByLabel('New password').fill('password1');
  await page.getByRole('button', { name: 'Save the password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByLabel('Your password')).toHaveAccessibleDescription(/not right/);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/lists of stolen passwords/);
  await page.getByLabel('New password').fill('seven wet umbrellas');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('you are signed out everywhere else')).toBeVisible();
  await there.reload();
  await expect(there).toHaveURL(/\/LoginPage/);
  await there.context().close();
});

test('name and address are changed, the address with a code that went to the new one', async ({ page, request }) => {
  const person = await createPerson(request);
  await openAccount(page, person);
  await section(page, 'Name').getByLabel('Name').fill('Nadia Okonkwo');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Nadia Okonkwo' })).toBeVisible();

  const address = newAddress();
  await section(page, 'E-mail').getByLabel('E-mail').fill(address);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByLabel('Code from the mail').fill(await readMailedCode(request, address));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`Signed in as ${address}`)).toBeVisible();
  await expect
    .poll(async () => (await readMails(request, person.email))[0]?.subject)
    .toBe('The address of your Vitae account was changed');
});

test('everything is downloaded as files, a letter is deleted, and then the account', async ({ page, request }) => {
  const person = await createPerson(request);
  const letter = await writeLetter(request, person, 'Night Nurse');
  await openAccount(page, person);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^vitae-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const read = (name: string) => strFromU8(files[name]!);
  expect(JSON.parse(read('account.json'))).toMatchObject({ email: person.email, username: 'Nadia' });
  expect(read(Object.keys(files).find((name) => name.startsWith('letters/'))!)).toBe(letter);
  expect(JSON.parse(read('letters.json')).generations).toMatchObject([
    { jobTitle: 'Night Nurse', resumeText: expect.stringContaining('Cared for 40 people') },
  ]);

  await page.getByRole('button', { name: 'Show my cover letters' }).click();
  await page.getByRole('button', { name: 'Delete the letter for Night Nurse' }).click();
  await expect(page.getByText('There is no cover letter in your account.')).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page).toHaveURL(/\/LoginPage/);
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
  expect((await request.post('/api/login/', { data: { email: person.email, password: PASSWORD } })).status()).toBe(401);
});

test('axe finds nothing on /account, light and dark, wide and narrow, in both directions', async ({
  page,
  request,
}, info) => {
  const person = await createPerson(request);
  await openAccount(page, person);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByTestId('second-factor-secret')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `/account, ${colorScheme}, ${width} px`);
      await page.screenshot({ path: info.outputPath(`account-${colorScheme}-${width}.png`), fullPage: true });
    }
  }
  await page.goto('/account?lang=ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1, name: 'الحساب' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'حذف حسابي' })).toBeVisible();
  await page.screenshot({ path: info.outputPath('account-ar.png'), fullPage: true });
  await expectAccessible(page);
});
