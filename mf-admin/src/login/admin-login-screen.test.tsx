import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Channel } from '@vitae/contract/channel';
import { CHANNEL_ELEMENT_ID } from '@vitae/contract/page';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { createFakePlatform, renderRemote } from '@vitae/remote-kit/testing';
import axe from 'axe-core';
import remote from '../remote.tsx';

// jsdom paints nothing, so colours are looked at in a browser.
const AXE_OPTIONS = { rules: { 'color-contrast': { enabled: false } } };
const LENA = { username: 'lena', is_staff: true, is_superuser: false };
const SESSION = { success: true, user: LENA, tokens: { access: 'access-1', refresh: 'refresh-1' } };
const WELL = { status: 'ok', version: '1.2.3', database: 'ok', writer: 'builtin' };

type Reply = { status: number; body: unknown };
interface SeenRequest {
  url: string;
  authorization: string | undefined;
  body: unknown;
}

let server: Server;
let baseUrl: string;
let replies: Record<string, Reply>;
let seen: SeenRequest[];
let rendered: Awaited<ReturnType<typeof renderRemote>>;

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text ? JSON.parse(text) : null;
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, Authorization, Content-Type');
    if (request.method === 'OPTIONS') return response.end();
    const url = request.url ?? '';
    seen.push({ url, authorization: request.headers.authorization, body: await readBody(request) });
    const reply = replies[url] ?? { status: 404, body: '<html>not found</html>' };
    response.statusCode = reply.status;
    response.setHeader('Content-Type', 'application/json');
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  localStorage.clear();
  seen = [];
  replies = {
    '/api/admin-auth/': { status: 200, body: SESSION },
    '/api/health': { status: 200, body: WELL },
    '/api/logout/': { status: 200, body: { success: true } },
  };
});
afterEach(async () => {
  await rendered.unmount();
  document.getElementById(CHANNEL_ELEMENT_ID)?.remove();
});

const open = async (apiUrl = baseUrl, language = 'en') => {
  const platform = createFakePlatform({ baseUrl: apiUrl, language });
  // What the shell's HTTP does for a signed-in job seeker must not touch the staff's calls.
  platform.http.interceptors.request.use((request) => {
    if (!request.headers.has('Authorization')) request.headers.set('Authorization', 'Bearer of-a-user');
    return request;
  });
  rendered = await renderRemote(remote, '/admin-login', platform);
  return userEvent.setup();
};
const enter = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(screen.getByLabelText(/Username/), 'lena');
  await user.type(screen.getByLabelText(/^Password/), 'three unrelated words');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};
/** Whoever is signed in is led on to the overview. */
const overview = () => screen.findByRole('heading', { level: 1, name: 'Overview' });
const storedSession = () =>
  [
    PERSISTENT_KEYS.adminAuthenticated,
    PERSISTENT_KEYS.adminUser,
    PERSISTENT_KEYS.adminAccessToken,
    PERSISTENT_KEYS.adminRefreshToken,
  ].map((key) => localStorage.getItem(key));
const storeSession = () => {
  localStorage.setItem(PERSISTENT_KEYS.adminAuthenticated, 'true');
  localStorage.setItem(PERSISTENT_KEYS.adminUser, JSON.stringify(LENA));
  localStorage.setItem(PERSISTENT_KEYS.adminAccessToken, 'access-1');
  localStorage.setItem(PERSISTENT_KEYS.adminRefreshToken, 'refresh-1');
};

describe('signing in', () => {
  it('sends username and password, keeps the session and shows who is signed in', async () => {
    const user = await open();
    await enter(user);
    expect(await overview()).toBeVisible();
    expect(seen[0]).toEqual({
      url: '/api/admin-auth/',
      authorization: undefined,
      body: { username: 'lena', password: 'three unrelated words' },
    });
    expect(storedSession()).toEqual(['true', JSON.stringify(LENA), 'access-1', 'refresh-1']);
    expect(rendered.platform.recorded.navigations).toEqual([{ to: '/admin-dashboard', replace: true }]);
    // Staff's own token goes with staff's calls, and nobody else's.
    await waitFor(() => expect(seen.find(({ url }) => url.startsWith('/api/admin-analytics/'))).toBeDefined());
    expect(seen.find(({ url }) => url.startsWith('/api/admin-analytics/'))?.authorization).toBe('Bearer access-1');
  });

  it.each<[string, Reply, string]>([
    [
      '401',
      { status: 401, body: { success: false, code: 'wrong_credentials', message: 'Something else' } },
      'Invalid credentials. Please check username and password.',
    ],
    ['404', { status: 404, body: { message: 'No route' } }, 'Backend not set up yet...'],
    ['500', { status: 500, body: { message: 'Oops' } }, 'Backend not set up yet...'],
    [
      '429',
      { status: 429, body: { message: 'Too many attempts. Wait a minute.' } },
      'Too many attempts. Wait a minute.',
    ],
    ['503 with a page', { status: 503, body: '<html>' }, 'Login failed. Please check your credentials.'],
    ['a refusal with 200', { status: 200, body: { success: false, error: 'Account locked.' } }, 'Account locked.'],
    ['200 without a reason', { status: 200, body: { success: false } }, 'Login failed. Please check your credentials.'],
    ['200 with a page', { status: 200, body: '<html>' }, 'Login failed. Please check your credentials.'],
  ])('answers %s with its text and stays signed out', async (_, reply, text) => {
    replies['/api/admin-auth/'] = reply;
    const user = await open();
    await enter(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(storedSession()).toEqual([null, null, null, null]);
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
    expect(screen.getByLabelText(/Username/)).toHaveValue('lena');
  });

  it('says so when no answer comes, and lets nobody in', async () => {
    const user = await open('http://127.0.0.1:9');
    await enter(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Backend not set up yet...');
    expect(storedSession()).toEqual([null, null, null, null]);
  });

  it('asks for what is missing without calling the API', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter your username.')).toBeVisible();
    expect(screen.getByText('Enter your password.')).toBeVisible();
    expect(screen.getByLabelText(/Username/)).toHaveFocus();
    expect(seen).toEqual([]);
  });

  it('shows the password on request', async () => {
    const user = await open();
    const password = screen.getByLabelText(/^Password/);
    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });
});

describe('a kept session', () => {
  it('is restored on load', async () => {
    storeSession();
    await open();
    expect(await overview()).toBeVisible();
  });

  it.each([
    ['flag', PERSISTENT_KEYS.adminAuthenticated],
    ['user', PERSISTENT_KEYS.adminUser],
    ['token', PERSISTENT_KEYS.adminAccessToken],
  ])('is not restored without its %s', async (_, key) => {
    storeSession();
    localStorage.removeItem(key);
    await open();
    expect(screen.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  });

  it('is not restored from a user that is none', async () => {
    storeSession();
    localStorage.setItem(PERSISTENT_KEYS.adminUser, '{"username": 7}');
    await open();
    expect(screen.getByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  });

  it('ends on log-out, here and on the server', async () => {
    storeSession();
    const user = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Log out' }))[0]!);
    expect(await screen.findByText('You are logged out.')).toBeVisible();
    expect(storedSession()).toEqual([null, null, null, null]);
    await waitFor(() =>
      expect(seen.find(({ url }) => url === '/api/logout/')).toMatchObject({
        authorization: undefined,
        body: { refresh: 'refresh-1' },
      }),
    );
  });

  it('ends when another tab logs out', async () => {
    storeSession();
    await open();
    await overview();
    localStorage.removeItem(PERSISTENT_KEYS.adminAuthenticated);
    window.dispatchEvent(new StorageEvent('storage', { key: PERSISTENT_KEYS.adminAuthenticated }));
    expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
  });
});

describe('the state of the platform', () => {
  const channel: Channel = {
    ...channelOf({
      'mf-ats': {
        ...storedVersion('mf-ats', '1.1.0', {
          routes: [{ path: '/ats-checker', guard: 'public', layout: 'page', title: 'ATS' }],
        }),
        navigation: [],
        menu: [],
        previous: storedVersion('mf-ats', '1.0.0'),
      },
    }),
    channel: 'staging',
    revision: 12,
    change: 'promote mf-ats@1.1.0',
  };
  const putChannel = (json: string) => {
    const script = document.createElement('script');
    script.id = CHANNEL_ELEMENT_ID;
    script.type = 'application/json';
    script.textContent = json;
    document.head.append(script);
  };

  it('shows the versions of the page’s channel', async () => {
    putChannel(JSON.stringify(channel));
    storeSession();
    await open();
    await overview();
    expect(screen.getByText('staging')).toBeVisible();
    expect(screen.getByText('promote mf-ats@1.1.0')).toBeVisible();
    const rows = within(screen.getByRole('region', { name: 'Versions by part' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['shell1.0.0–', 'mf-ats1.1.01.0.0/ats-checker']);
  });

  it.each([[''], ['{"channel": 1}'], ['not JSON']])('copes with a channel that reads %p', async (json) => {
    putChannel(json);
    storeSession();
    await open();
    expect(await screen.findByText('This page belongs to no channel')).toBeVisible();
  });

  it('shows the health of the API, and asks again on request', async () => {
    storeSession();
    const user = await open();
    const health = within(await screen.findByRole('region', { name: 'Health' }));
    await health.findByText('1.2.3');
    expect(health.getAllByRole('definition')[0]).toHaveTextContent('Well, version 1.2.3');
    replies['/api/health'] = { status: 200, body: { ...WELL, status: 'degraded', database: 'down' } };
    await user.click(health.getByRole('button', { name: 'Check again' }));
    expect(await health.findByText('Does not answer')).toBeVisible();
    expect(health.getAllByRole('definition')[0]).toHaveTextContent('Degraded, version 1.2.3');
  });

  it('says so when the API does not answer', async () => {
    replies['/api/health'] = { status: 502, body: 'bad gateway' };
    storeSession();
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/The API does not answer/)).toBeVisible();
  });
});

describe('in Arabic', () => {
  const submit = async () => {
    const user = await open(baseUrl, 'ar');
    await user.type(screen.getByLabelText(/اسم المستخدم/), 'lena');
    await user.type(screen.getByLabelText(/^كلمة المرور/), 'three unrelated words');
    await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
  };

  it.each([
    [401, 'wrong_credentials', 'Something else', 'بيانات الدخول غير صحيحة. تحقق من اسم المستخدم وكلمة المرور.'],
    [
      401,
      'second_factor_needed',
      'Please enter the code that your authenticator app shows.',
      'أدخل الرمز الذي يعرضه تطبيق المصادقة.',
    ],
    [
      429,
      'too_many_attempts',
      'Too many attempts. Please wait 12 minutes and try again, or reset your password.',
      'محاولات كثيرة. مدة الانتظار بالدقائق: 12. حاول بعدها، أو أعد تعيين كلمة المرور.',
    ],
  ])('says why %p %p keeps one out', async (status, code, message, text) => {
    replies['/api/admin-auth/'] = { status, body: { code, message } };
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows the name as it is written, in a sentence of its language', async () => {
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'نظرة عامة' })).toBeVisible();
    expect(screen.getAllByText('lena')[0]!.tagName).toBe('BDI');
  });
});

it('has no faults that axe can find, signed out and signed in', async () => {
  const user = await open();
  const faults = async () => (await axe.run(rendered.element, AXE_OPTIONS)).violations.map((violation) => violation.id);
  expect(await faults()).toEqual([]);
  await enter(user);
  await overview();
  expect(await faults()).toEqual([]);
});
