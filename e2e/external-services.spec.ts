import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Page } from '@playwright/test';
import { StripeStandIn, WEBHOOK_SECRET } from '@vitae/api/testing/stripe-stand-in';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { startOwnSite } from './guarded-site.ts';
import { createPerson, newAddress, signInBrowser } from './people.ts';
import type { Site } from './site.ts';

const CLIENT_ID = 'test-client';
const ISSUER = 'https://accounts.example';
const ANALYTICS_ID = 'G-TEST';
const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
const TAG_SCRIPT = 'https://www.googletagmanager.com/gtag/js';
const SITE_LIMIT_MS = 600_000;

/** Stands in for Google: serves its public key, signs ID tokens, and has a button that hands one over. */
interface Google {
  keysUrl: string;
  signIdToken(claims: { email: string; name: string }, audience?: string): Promise<string>;
  stop(): void;
}

async function startGoogle(): Promise<Google> {
  const keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    keysUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`,
    signIdToken: (claims, audience = CLIENT_ID) =>
      new SignJWT({ ...claims, email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1' })
        .setSubject(claims.email)
        .setAudience(audience)
        .setIssuer(ISSUER)
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(keys.privateKey),
    stop: () => server.close(),
  };
}

/** Offers the published versions of a site on an origin of its own, as a CDN that fetches from it does. */
interface Cdn {
  url: string;
  of: string;
  stop(): void;
}

async function startCdn(): Promise<Cdn> {
  const cdn = { url: '', of: '', stop: () => server.close() };
  const server: Server = createServer(async (request, response) => {
    if (!request.url?.startsWith('/releases/remotes/')) return void response.writeHead(404).end();
    const answer = await fetch(cdn.of + request.url, { headers: { 'accept-encoding': 'identity' } });
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cdn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/releases/`;
  return cdn;
}

const test = base.extend<object, { google: Google; stripe: StripeStandIn; cdn: Cdn; site: Site }>({
  cdn: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that this one needs
    async ({}, use) => {
      const cdn = await startCdn();
      await use(cdn);
      cdn.stop();
    },
    { scope: 'worker' },
  ],
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that this one needs
    async ({}, use) => {
      const stripe = new StripeStandIn();
      await stripe.start();
      await use(stripe);
      stripe.stop();
    },
    { scope: 'worker' },
  ],
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that this one needs
    async ({}, use) => {
      const google = await startGoogle();
      await use(google);
      google.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ google, stripe, cdn }, use) => {
      const site = await startOwnSite({
        GOOGLE_CLIENT_ID: CLIENT_ID,
        GOOGLE_KEYS_URL: google.keysUrl,
        GOOGLE_ISSUER: ISSUER,
        WEB_ANALYTICS_ID: ANALYTICS_ID,
        RELEASE_URL: cdn.url,
        STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
        STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        STRIPE_API_BASE: stripe.url,
      });
      cdn.of = site.url;
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: SITE_LIMIT_MS },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

/** Answers for Google's script with one that keeps to the part of its interface that the site uses. */
async function serveGoogleScript(page: Page, idToken: string): Promise<void> {
  const body = `
    let callback;
    window.google = { accounts: { id: {
      initialize(options) { window.initializedWith = options.client_id; callback = options.callback; },
      renderButton(parent) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = 'Continue with Google';
        button.onclick = () => callback({ credential: ${JSON.stringify(idToken)} });
        parent.append(button);
      },
    } } };`;
  await page.route(GOOGLE_SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

function watchRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type|VITAE-SHELL-002/i.test(message.text())) refusals.push(message.text());
  });
  page.on('pageerror', (error) => refusals.push(error.message));
  return refusals;
}

test('published versions come from another origin, and nothing of the page is refused', async ({ page, site, cdn }) => {
  const refusals = watchRefusals(page);
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/releases\/remotes\//.test(request.url())) fetched.push(request.url());
  });
  for (const [remote, screen] of [
    ['mf-ats', '/ats-checker'],
    ['mf-resume', '/choose-your-resumeflow'],
  ]) {
    await page.goto(site.url + screen);
    await expect(page.locator(`[data-remote="${remote}"][data-remote-version]`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(fetched.length).toBeGreaterThan(5);
  expect(fetched.filter((url) => !url.startsWith(cdn.url))).toEqual([]);
  expect(refusals).toEqual([]);
});

test.describe('with an account at Google', () => {
  test('one signs in with its button, and the site knows the name', async ({ page, site, google }) => {
    const refusals = watchRefusals(page);
    const email = newAddress();
    await serveGoogleScript(page, await google.signIdToken({ email, name: 'Ada King' }));
    await page.goto(`${site.url}/LoginPage?redirectTo=%2Fterms`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(`${site.url}/terms`);
    await expect(page.getByRole('button', { name: 'Ada King' })).toBeVisible();
    expect(await page.evaluate(() => (window as { initializedWith?: string }).initializedWith)).toBe(CLIENT_ID);
    const access = await page.evaluate(() => localStorage.getItem('access_token'));
    const me = await page.request.get(`${site.url}/api/me/`, { headers: { authorization: `Bearer ${access}` } });
    expect(await me.json()).toMatchObject({ email, username: 'Ada King' });
    expect(refusals).toEqual([]);
  });

  test('a token for another site is refused in words', async ({ page, site, google }) => {
    const token = await google.signIdToken({ email: newAddress(), name: 'Eve' }, 'another-client');
    await serveGoogleScript(page, token);
    await page.goto(`${site.url}/signup`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('alert')).toContainText('Google did not confirm this sign-in.');
    await expect(page).toHaveURL(`${site.url}/signup`);
  });

  test('the attempt is counted with its method', async ({ page, site, google }) => {
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/track-user-action/')) bodies.push(request.postData() ?? '');
    });
    await serveGoogleScript(page, await google.signIdToken({ email: newAddress(), name: 'Ada' }));
    await page.goto(`${site.url}/LoginPage`);
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect
      .poll(() => bodies.join())
      .toContain('"action_type":"login_attempt","action_data":{"method":"google","timestamp"');
  });

  test('where Google’s script cannot be loaded, the form does without', async ({ page, site }) => {
    await page.route(GOOGLE_SCRIPT, (route) => route.abort());
    await page.goto(`${site.url}/LoginPage`);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('the page allows Google’s script and no other of its host', async ({ page, site }) => {
    await page.route('https://accounts.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.hasRun = true' }),
    );
    await page.goto(`${site.url}/terms`);
    const load = (address: string) =>
      page.evaluate(
        (src) =>
          new Promise<string>((resolve) => {
            const script = document.createElement('script');
            script.onload = () => resolve('loaded');
            script.onerror = () => resolve('refused by the policy');
            try {
              script.src = src;
            } catch (error) {
              resolve(String(error));
            }
            document.head.append(script);
          }),
        address,
      );
    expect(await load(GOOGLE_SCRIPT)).toBe('loaded');
    expect(await load('https://accounts.google.com/o/oauth2/evil.js')).toContain('VITAE-SHELL-002');
    expect(await load(`${GOOGLE_SCRIPT}?x=1`)).toContain('VITAE-SHELL-002');
  });
});

test.describe('with an id for web analytics', () => {
  const views = (page: Page) =>
    page.evaluate(() =>
      ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? [])
        .map((entry) => Array.from(entry))
        .filter(([kind]) => kind === 'event')
        .map(([, name, fields]) => [name, (fields as { page_path: string }).page_path]),
    );

  test('nothing is loaded before somebody agrees, and nothing is sent after they take it back', async ({
    page,
    site,
  }) => {
    const refusals = watchRefusals(page);
    const loaded: string[] = [];
    await page.route(`${TAG_SCRIPT}**`, (route) => {
      loaded.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto(`${site.url}/cookie`);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);

    await page.getByLabel(/Outside web analytics/).check();
    await page.getByRole('button', { name: 'Save my choices' }).click();
    await expect.poll(() => loaded).toEqual([`${TAG_SCRIPT}?id=${ANALYTICS_ID}`]);
    await page.getByRole('link', { name: 'Plans' }).first().click();
    await page.goBack();
    await expect
      .poll(() => views(page))
      .toEqual([
        ['page_view', '/cookie'],
        ['page_view', '/choose-plan'],
        ['page_view', '/cookie'],
      ]);

    await page.getByRole('button', { name: 'Only what is needed' }).click();
    await page.getByRole('link', { name: 'Plans' }).first().click();
    await expect(page).toHaveURL(`${site.url}/choose-plan`);
    expect(await views(page)).toHaveLength(3);
    expect(
      await page.evaluate((id) => (window as unknown as Record<string, unknown>)[`ga-disable-${id}`], ANALYTICS_ID),
    ).toBe(true);
    expect(refusals).toEqual([]);
  });
});

test.describe('with Stripe', () => {
  test('a plan is bought there, is on when Stripe says so, and can be canceled', async ({ page, request, stripe }) => {
    await signInBrowser(page, await createPerson(request));
    await page.route(`${stripe.url}/pay/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Pay here' }));
    await page.goto('/choose-plan');
    await expect(page.getByText('demonstration')).toHaveCount(0);
    await page.getByRole('button', { name: 'Choose Pro Monthly' }).click();
    await expect(page).toHaveURL(new RegExp(`^${stripe.url}/pay/`));
    const checkout = stripe.checkouts.get(page.url().split('/').at(-1)!)!;

    await page.goto(checkout.request.get('success_url')!.replace('{CHECKOUT_SESSION_ID}', checkout.id));
    await expect(page.getByText('Asking for your payment')).toBeVisible();
    const forged = stripe.signEvent('checkout.session.completed', checkout, { secret: 'whsec_made_up' });
    const refused = await request.post('/api/payment/webhook/', { headers: forged.headers, data: forged.payload });
    expect(refused.status()).toBe(400);
    stripe.pay(checkout.id);
    const event = stripe.signEvent('checkout.session.completed', checkout);
    const taken = await request.post('/api/payment/webhook/', { headers: event.headers, data: event.payload });
    expect(taken.status()).toBe(200);
    await expect(page.getByText('You have Pro Monthly now.')).toBeVisible();

    await page.goto('/choose-plan');
    await expect(page.getByText(/This is your plan. It renews on .+20\d\d/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancel Pro Monthly' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Pro Monthly?' });
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel Pro Monthly' }).click();
    await dialog.getByRole('button', { name: 'Cancel the plan' }).click();
    await expect(page.getByText(/It ends then by itself/)).toBeVisible();
    expect([...stripe.subscriptions.values()].map((subscription) => subscription.cancel_at_period_end)).toEqual([true]);
    expect(await page.evaluate(() => localStorage.getItem('userPlan'))).toBe('Pro Monthly');
  });
});

base.describe('without either', () => {
  base('there is no button, and the page allows nothing from outside', async ({ page }) => {
    const answer = await page.goto('/LoginPage');
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
    expect(answer!.headers()['content-security-policy']).not.toContain('https:');
    expect(await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')).not.toContain(
      'https:',
    );
    await expect(page.locator('meta[name=vitae-external-scripts]')).toHaveCount(0);
  });
});
