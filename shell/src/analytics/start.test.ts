import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { type ActionData, type ActionType, actionDataSchemas } from '@vitae/contract/actions';
import { userActionSchema } from '@vitae/contract/analytics';
import type { Platform } from '@vitae/contract/platform';
import { createBus } from '@vitae/remote-kit/bus';
import { createConsent } from '../cookies/consent.ts';
import { createHttp } from '../platform/http.ts';
import { createRouteChanges, type RouteChange } from '../platform/navigation.ts';
import { createSession } from '../session/session.ts';
import { readSessionPayload } from './session-payload.ts';
import { startAnalytics } from './start.ts';

const TIMESTAMP = '2026-03-01T10:00:00.000Z';

interface Received {
  path: string;
  authorization: string | undefined;
  body: unknown;
}

let server: Server;
let baseUrl: string;
let received: Received[];
let status: number;
const endings: (() => void)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*, authorization');
    if (request.method === 'OPTIONS') return void response.end();
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { authorization } = request.headers;
      received.push({ path: request.url ?? '', authorization, body: JSON.parse(body) });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"success":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  received = [];
  status = 200;
  document.title = 'Landing';
  history.replaceState(null, '', '/');
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  for (const end of endings.splice(0)) end();
  setOnline(true);
  jest.restoreAllMocks();
});

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

const silentChannel = { postMessage() {}, addEventListener() {} } as unknown as BroadcastChannel;

/** The shell's own parts, with the site's address in the place of its host. */
function openPage({
  user,
  early = [],
  missed = [],
}: {
  user?: string;
  early?: [ActionType, unknown][];
  missed?: RouteChange[];
} = {}) {
  const session = createSession({ storage: localStorage, sessionStorage, channel: silentChannel });
  if (user) signIn(session, user);
  const bus = createBus();
  const announce = () => bus.emit('auth:changed@1', { user: session.getUser() });
  session.subscribe(announce);
  announce();
  const consent = createConsent(localStorage, {});
  const { onRouteChange, announceRouteChange, takeMissedRouteChanges } = createRouteChanges();
  missed.forEach(announceRouteChange);
  const track = (action_type: ActionType, action_data: unknown) =>
    bus.emit('analytics:action@1', { action_type, action_data });
  startAnalytics({
    platform: { http: createHttp(session, baseUrl), bus, analytics: { track } } as unknown as Platform,
    session,
    consent,
    siteConfig: async () => ({
      google_client_id: null,
      web_analytics_id: null,
      is_demo_payment: true,
      has_dev_mailbox: false,
    }),
    onRouteChange,
    takeMissedRouteChanges,
    early: early.map(([action_type, action_data]) => ({
      action: { action_type, action_data },
      page: { url: 'http://localhost/before', title: 'Before', pathname: '/before' },
      at: new Date(TIMESTAMP),
    })),
  });
  // A page of an earlier test must not go on sending.
  endings.push(() => consent.set({ statistics: false, webAnalytics: false }));
  return {
    track,
    session,
    consent,
    goTo(path: string, title: string) {
      const from = location.pathname + location.search;
      history.pushState(null, '', path);
      document.title = title;
      announceRouteChange({ from, to: path });
    },
  };
}

function signIn(session: ReturnType<typeof createSession>, username: string) {
  session.begin({
    access: `token of ${username}`,
    refresh: 'r',
    user: { username, is_paid: false, plan: 'Free', payment_plan: null },
  });
}

/** What waits is sent when the network returns, which spares the test the batch's delay. */
const sendWaiting = () => void window.dispatchEvent(new Event('online'));
const callsTo = (path: string) => received.filter((call) => call.path === path);
const actions = () => callsTo('/api/track-user-action/').flatMap(({ body }) => body as Record<string, unknown>[]);

async function waitFor(isThere: () => boolean) {
  for (let attempt = 0; attempt < 100 && !isThere(); attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isThere()).toBe(true);
}
/** Long enough for a call that should not be made to arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 150));

const EVERY_ACTION: { [T in ActionType]: { sent: ActionData<T>; arrives?: unknown } } = {
  page_visit: { sent: { page_url: 'http://localhost/', page_title: 'Landing', time_spent: 1.5 } },
  button_click: { sent: { button_id: 'go', button_text: 'Go', page_context: '/' } },
  form_submit: { sent: { form_id: 'f', form_data: { tone: 'Casual' }, page_context: '/' } },
  navigation: { sent: { from_page: '/', to_page: '/signup' } },
  ai_content_used: {
    sent: { content_type: 'cover_letter', input_data: { tone: 'Casual' }, output_data: 'Dear' },
    arrives: { content_type: 'cover_letter', input_data: { tone: 'Casual' }, output_data: 'Dear', usage_count: 1 },
  },
  resume_download: {
    sent: { resume_id: 'r', template_type: 'classic', event_data: { download_time: TIMESTAMP } },
    arrives: {
      resume_id: 'r',
      template_type: 'classic',
      event_data: { download_time: TIMESTAMP, file_format: 'pdf' },
    },
  },
  signup_attempt: { sent: { timestamp: TIMESTAMP }, arrives: { method: 'email', timestamp: TIMESTAMP } },
  login_attempt: { sent: { method: 'google', timestamp: TIMESTAMP } },
  resume_creation: { sent: { resume_id: 'r', template_id: 't', timestamp: TIMESTAMP } },
  custom_event: { sent: { event_name: 'e', event_data: { deep: [1, null] }, timestamp: TIMESTAMP } },
};

test.each(Object.entries(EVERY_ACTION))('%s arrives with its data and the session’s fields', async (type, example) => {
  const { track } = openPage();
  track(type as ActionType, example.sent);
  sendWaiting();
  await waitFor(() => actions().length === 1);
  expect(actions()[0]).toEqual({
    action_type: type,
    action_data: 'arrives' in example ? example.arrives : example.sent,
    event_id: expect.stringMatching(/^[\da-f-]{36}$/),
    occurred_at: expect.stringMatching(/^20\d\d-.*Z$/),
    ...readSessionPayload(),
  });
  expect(userActionSchema.safeParse(actions()[0]).success).toBe(true);
});

test('what is typed into a form never leaves the browser, whatever its fields are called', async () => {
  const { track } = openPage();
  const form_data = {
    email: 'a@b.c',
    password: 'hunter2',
    steps: [{ newPassword: 'hunter3', refreshToken: 'r-1' }],
    tone: 'Casual',
  };
  track('form_submit', { form_id: 'f', form_data, page_context: '/' });
  sendWaiting();
  await waitFor(() => actions().length === 1);
  const text = JSON.stringify(received);
  expect(text).toContain('Casual');
  for (const secret of ['a@b.c', 'hunter2', 'hunter3', 'r-1']) expect(text).not.toContain(secret);
});

test('data that is no JSON is the console\u2019s business, and the rest goes on', async () => {
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  const { track } = openPage({
    early: [['custom_event', { event_name: 'e', event_data: endless, timestamp: TIMESTAMP }]],
  });
  track('navigation', { from_page: '/', to_page: '/signup' });
  sendWaiting();
  await waitFor(() => actions().length === 1);
  expect(actions()[0]).toMatchObject({ action_type: 'navigation' });
});

test('the ten types are all there are', () => {
  expect(Object.keys(EVERY_ACTION).sort()).toEqual(Object.keys(actionDataSchemas).sort());
});

test('where somebody went before counting began is counted, once', async () => {
  const { goTo } = openPage({ missed: [{ from: '/about-us', to: '/' }] });
  goTo('/terms', 'Terms');
  sendWaiting();
  await waitFor(() => actions().length === 2);
  expect(actions().map(({ action_data }) => action_data)).toEqual([
    { from_page: '/about-us', to_page: '/' },
    { from_page: '/', to_page: '/terms' },
  ]);
});

test('what happened before counting began is counted, where and when it happened', async () => {
  openPage({ early: [['navigation', { from_page: '/', to_page: '/terms' }]] });
  sendWaiting();
  await waitFor(() => actions().length === 1);
  expect(actions()[0]).toMatchObject({
    page_url: 'http://localhost/before',
    page_title: 'Before',
    occurred_at: new Date(TIMESTAMP).toISOString(),
  });
});

test('a visitor is counted once, and their pages are not timed', async () => {
  const page = openPage();
  page.goTo('/terms', 'Terms');
  page.goTo('/cookie', 'Cookies');
  sendWaiting();
  await waitFor(() => actions().length === 2);
  expect(actions().map((action) => action.action_type)).toEqual(['navigation', 'navigation']);
  expect(callsTo('/api/track-anonymous-visit/')).toHaveLength(1);
  expect(callsTo('/api/track-anonymous-visit/')[0]?.body).toEqual({
    ...readSessionPayload(),
    page_url: 'http://localhost/',
    page_title: 'Landing',
  });
  expect(callsTo('/api/link-device-to-user/')).toEqual([]);
});

test('who is signed in is linked once, and their pages are timed under the page’s own address', async () => {
  const page = openPage({ user: 'nadia' });
  page.goTo('/terms?x=1', 'Terms');
  page.goTo('/cookie', 'Cookies');
  sendWaiting();
  await waitFor(() => actions().length === 4);
  const visits = actions().filter((action) => action.action_type === 'page_visit');
  expect(visits.map(({ action_data, page_url, page_title }) => ({ action_data, page_url, page_title }))).toEqual(
    [
      { page_url: 'http://localhost/', page_title: 'Landing' },
      { page_url: 'http://localhost/terms?x=1', page_title: 'Terms' },
    ].map((fields) => ({ action_data: { ...fields, time_spent: expect.any(Number) }, ...fields })),
  );
  expect(callsTo('/api/link-device-to-user/')).toHaveLength(1);
  expect(callsTo('/api/link-device-to-user/')[0]).toMatchObject({
    authorization: 'Bearer token of nadia',
    body: { session_id: readSessionPayload().session_id },
  });
  expect(callsTo('/api/track-anonymous-visit/')).toEqual([]);
});

test('a sign-in links the session of before, and the next person gets a session of their own', async () => {
  const { session } = openPage();
  const first = readSessionPayload().session_id;
  signIn(session, 'nadia');
  await waitFor(() => callsTo('/api/link-device-to-user/').length === 1);
  session.end('user');
  signIn(session, 'omar');
  await waitFor(() => callsTo('/api/link-device-to-user/').length === 2);
  const linked = callsTo('/api/link-device-to-user/').map(({ body }) => (body as { session_id: string }).session_id);
  expect(linked[0]).toBe(first);
  expect(linked[1]).not.toBe(first);
});

test.each(['/admin-login', '/admin-dashboard', '/analytics', '/analytics?days=7'])(
  'nothing is sent from %s',
  async (path) => {
    history.replaceState(null, '', path);
    const { track } = openPage({ user: 'nadia' });
    track('button_click', EVERY_ACTION.button_click.sent);
    sendWaiting();
    await settle();
    expect(received).toEqual([]);
  },
);

test('going to a staff page still ends the visit of the page before, and coming back begins to count', async () => {
  const page = openPage({ user: 'nadia' });
  page.goTo('/analytics', 'Analytics');
  page.goTo('/terms', 'Terms');
  sendWaiting();
  await waitFor(() => actions().length === 2);
  expect(actions().map(({ action_type, page_url }) => [action_type, page_url])).toEqual([
    ['page_visit', 'http://localhost/'],
    ['navigation', 'http://localhost/terms'],
  ]);
});

test('who does not want to be counted is not, and what waits is forgotten', async () => {
  const { track, consent } = openPage();
  await waitFor(() => received.length === 1);
  track('button_click', EVERY_ACTION.button_click.sent);
  consent.set({ statistics: false, webAnalytics: false });
  track('button_click', EVERY_ACTION.button_click.sent);
  sendWaiting();
  await settle();
  expect(actions()).toEqual([]);
  expect(localStorage.getItem('vitae:analytics-waiting')).toBeNull();
});

test('without consent from the start no call is made; given later, counting begins', async () => {
  localStorage.setItem('vitae:consent', JSON.stringify({ statistics: false, webAnalytics: false }));
  const page = openPage();
  page.goTo('/terms', 'Terms');
  sendWaiting();
  await settle();
  expect(received).toEqual([]);
  page.consent.set({ statistics: true, webAnalytics: false });
  await waitFor(() => callsTo('/api/track-anonymous-visit/').length === 1);
});

test('offline, actions wait in the browser and go from the next page', async () => {
  setOnline(false);
  const { track } = openPage();
  track('button_click', EVERY_ACTION.button_click.sent);
  window.dispatchEvent(new Event('pagehide'));
  expect(actions()).toEqual([]);
  expect(localStorage.getItem('vitae:analytics-waiting')).toContain('button_click');

  setOnline(true);
  openPage();
  sendWaiting();
  await waitFor(() => actions().length === 1);
  expect(localStorage.getItem('vitae:analytics-waiting')).toBeNull();
});

test('a broken API is a line in the console, and the actions go later', async () => {
  status = 503;
  const { track } = openPage();
  track('button_click', EVERY_ACTION.button_click.sent);
  sendWaiting();
  await waitFor(() =>
    jest.mocked(console.warn).mock.calls.some(([text]) => text === '[analytics] actions were not taken'),
  );
  status = 200;
  sendWaiting();
  await waitFor(() => actions().length === 2);
  expect(actions()[1]).toEqual(actions()[0]);
});
