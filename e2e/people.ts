import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { type Session, sessionSchema } from '@vitae/contract/auth';
import type { Channel } from '@vitae/contract/channel';
import { CHANNEL_ELEMENT_ID } from '@vitae/contract/page';

import { mailboxKeyOf } from './site.ts';

export const PASSWORD = 'quiet river lamp 42';

export interface Person {
  email: string;
  username: string;
  session: Session;
}

let count = 0;
export const newAddress = () => `person${Date.now()}-${process.pid}-${++count}@example.com`;

interface DevMail {
  to: string;
  subject: string;
  text: string;
}

/** Mails to an address, the newest first, from the development mailbox of the site that `request` asks. */
export async function readMails(request: APIRequestContext, email: string): Promise<DevMail[]> {
  const { origin } = new URL((await request.get('/api/health')).url());
  const answer = await request.get('/api/dev/mailbox/mails', { params: { key: mailboxKeyOf(origin) } });
  const { mails } = (await answer.json()) as { mails: DevMail[] };
  return mails.filter((mail) => mail.to === email);
}

/** The newest code that was mailed to an address, from the development mailbox. A mail leaves after the answer. */
export async function readMailedCode(request: APIRequestContext, email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = /\b(\d{6})\b/.exec((await readMails(request, email))[0]?.text ?? '')?.[1];
      return code;
    }, `a code for ${email}`)
    .toBeDefined();
  return code!;
}

/** A new account, made through the API as the sign-up screen makes it. */
export async function createPerson(request: APIRequestContext, username = 'Nadia'): Promise<Person> {
  const email = newAddress();
  const signup = await request.post('/api/signup/', { data: { email, username, password: PASSWORD } });
  expect(signup.status(), await signup.text()).toBe(200);
  const { challenge_id } = await signup.json();
  const verified = await request.post('/api/verify-otp/', {
    data: { challenge_id, code: await readMailedCode(request, email) },
  });
  expect(verified.status(), await verified.text()).toBe(200);
  return { email, username, session: sessionSchema.parse(await verified.json()) };
}

/** Puts a person's session into the browser, as if they had signed in on an earlier visit. */
export async function signInBrowser(
  page: Page,
  { session }: Person,
  options: { isPaid?: boolean } = {},
): Promise<void> {
  // Any document of the site will do; this one has no scripts.
  await page.goto('/api/health');
  await page.evaluate(
    ({ access, refresh, username, isPaid }) => {
      localStorage.setItem('access_token', access);
      localStorage.setItem('refresh_token', refresh);
      localStorage.setItem('username', username);
      if (isPaid) localStorage.setItem('is_paid', 'true');
    },
    {
      access: session.access,
      refresh: session.refresh,
      username: session.user.username,
      isPaid: options.isPaid ?? false,
    },
  );
}

/** Buys a plan in the demo checkout, as the plans' screen does. Returns the checkout's id. */
export async function buyPlan(request: APIRequestContext, { session }: Person, plan = 'pro-monthly'): Promise<string> {
  const checkout = await request.post('/api/payment/checkout/', {
    data: { plan },
    headers: { authorization: `Bearer ${session.access}` },
  });
  expect(checkout.status(), await checkout.text()).toBe(200);
  const { session_id } = await checkout.json();
  const paid = await request.post('/api/payment/demo-checkout', {
    form: { session_id, outcome: 'paid' },
    maxRedirects: 0,
  });
  expect(paid.status()).toBe(303);
  return session_id;
}

/** Fills in the sign-in screen that the page shows. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Where the channel of a page sends those who have signed in. */
export async function homeOf(page: Page): Promise<string> {
  const channel: Channel = JSON.parse((await page.locator(`#${CHANNEL_ELEMENT_ID}`).textContent()) ?? '');
  const routes = Object.values(channel.remotes).flatMap((remote) => remote.routes);
  return routes.find(({ purpose }) => purpose === 'home')?.path ?? '/';
}
