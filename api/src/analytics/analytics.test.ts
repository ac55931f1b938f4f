import { setTimeout as sleep } from 'node:timers/promises';
import { readAdminAnalytics, readUserAnalytics } from '@vitae/contract/analytics';
import type { Session } from '@vitae/contract/auth';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { createStaff } from '../auth/staff.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TRACKED_BYTES_PER_DAY } from './byte-budget.ts';
import { LABELS_PER_DAY_MAX } from './daily-counts.ts';
import { keepPurging } from './purge.ts';

const TIMESTAMP = '2026-03-01T10:00:00.000Z';

let api: TestApp;
let staffToken: string;
let nextSession = 0;

beforeEach(async () => {
  api = await createTestApp();
  await createStaff(api.options.database, { username: 'olga', password: 'three unrelated words', isSuperuser: false });
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/admin-auth/',
    payload: { username: 'olga', password: 'three unrelated words' },
  });
  staffToken = response.json().tokens.access;
});
afterEach(() => api.close());

function sessionPayload(changes: Record<string, string> = {}) {
  return {
    user_agent: 'Mozilla/5.0',
    language: 'en-GB',
    screen_resolution: '1280x800',
    timezone: 'Europe/London',
    referrer: 'direct',
    page_url: 'http://localhost:3000/',
    page_title: 'Vitae',
    session_id: `session_1700000000000_${++nextSession}`,
    ...changes,
  };
}

const post = (url: string, payload: object, headers = {}) => api.app.inject({ method: 'POST', url, payload, headers });
const readAdmin = async (query = '') =>
  readAdminAnalytics.response.parse(
    (await api.app.inject({ url: `/api/admin-analytics/${query}`, headers: bearer(staffToken) })).json(),
  );
const readOwn = async (user: Session) =>
  readUserAnalytics.response.parse(
    (await api.app.inject({ url: '/api/user-analytics/', headers: bearer(user.access) })).json(),
  );
const storedActions = async () =>
  (
    await api.options.database.orm.execute<{ action_type: string; action_data: unknown }>(
      sql`select action_type, action_data from user_actions order by id`,
    )
  ).rows;

test('a visit is counted, with where it came from', async () => {
  await post('/api/track-anonymous-visit/', sessionPayload({ page_url: '/?source=c&utm_source=b&from=a' }));
  await post('/api/track-anonymous-visit/', sessionPayload({ page_url: 'https://x.example/?source=c&utm_source=b' }));
  await post('/api/track-anonymous-visit/', sessionPayload({ page_url: '/about-us?source=c', language: 'de' }));
  const again = sessionPayload({ page_url: 'http://[' });
  await post('/api/track-anonymous-visit/', again);
  expect((await post('/api/track-anonymous-visit/', again)).json()).toEqual({ success: true });

  const report = await readAdmin();
  expect(report.totals).toMatchObject({ visits: 5, sessions: 4 });
  expect(report.referral_sources).toEqual([
    { label: 'a', count: 1 },
    { label: 'b', count: 1 },
    { label: 'c', count: 1 },
    { label: 'direct', count: 1 },
  ]);
  expect(report.languages[0]).toEqual({ label: 'en-GB', count: 3 });
});

const EVERY_ACTION: [string, Record<string, unknown>][] = [
  ['page_visit', { page_url: '/ats-checker?x=1', page_title: 'ATS', time_spent: 12.5 }],
  ['button_click', { button_id: 'b', button_text: 'Go', page_context: '/' }],
  ['form_submit', { form_id: 'f', form_data: { tone: 'Casual' }, page_context: '/' }],
  ['navigation', { from_page: '/', to_page: '/signup' }],
  ['ai_content_used', { content_type: 'cover_letter', input_data: { a: 1 }, output_data: 'x', usage_count: 2 }],
  [
    'resume_download',
    { resume_id: 'r', template_type: 'classic', event_data: { download_time: TIMESTAMP, file_format: 'pdf' } },
  ],
  ['signup_attempt', { method: 'email', timestamp: TIMESTAMP }],
  ['login_attempt', { method: 'google', timestamp: TIMESTAMP }],
  ['resume_creation', { resume_id: 'r', template_id: 't', timestamp: TIMESTAMP }],
  ['custom_event', { event_name: 'something', event_data: { deep: [1, { a: null }] }, timestamp: TIMESTAMP }],
];

test('each of the ten action types is kept field by field', async () => {
  for (const [action_type, action_data] of EVERY_ACTION) {
    const response = await post('/api/track-user-action/', { action_type, action_data, ...sessionPayload() });
    expect(response.json()).toEqual({ success: true });
  }
  expect(await storedActions()).toEqual(
    EVERY_ACTION.map(([action_type, action_data]) => ({ action_type, action_data })),
  );
  const report = await readAdmin();
  expect(report.totals.actions).toBe(10);
  expect(report.pages).toEqual([{ label: '/ats-checker', count: 1 }]);
  expect(report.ai_content_used).toEqual([{ label: 'cover_letter', count: 2 }]);
  expect(report.templates_downloaded).toEqual([{ label: 'classic', count: 1 }]);
});

test('the defaults of the contract are filled in', async () => {
  await post('/api/track-user-action/', {
    action_type: 'signup_attempt',
    action_data: { timestamp: TIMESTAMP },
    ...sessionPayload(),
  });
  expect(await storedActions()).toEqual([
    { action_type: 'signup_attempt', action_data: { method: 'email', timestamp: TIMESTAMP } },
  ]);
});

test('actions that have waited come together', async () => {
  const session = sessionPayload();
  const batch = EVERY_ACTION.map(([action_type, action_data]) => ({ action_type, action_data, ...session }));
  expect((await post('/api/track-user-action/', batch)).statusCode).toBe(200);
  expect(await storedActions()).toHaveLength(10);
  expect((await readAdmin()).totals.sessions).toBe(1);
});

test.each<[string, object]>([
  ['an unknown type', { action_type: 'hacking', action_data: {} }],
  ['data of another type', { action_type: 'navigation', action_data: { button_id: 'b' } }],
  ['no data', { action_type: 'navigation' }],
  [
    'a count that would spoil the sums',
    {
      action_type: 'ai_content_used',
      action_data: { content_type: 'x', input_data: 1, output_data: 1, usage_count: Number.MAX_SAFE_INTEGER },
    },
  ],
])('an action with %s is refused', async (_case, action) => {
  const response = await post('/api/track-user-action/', { ...action, ...sessionPayload() });
  expect(response.statusCode).toBe(400);
  expect(await storedActions()).toEqual([]);
});

test('more than a browser would ever send is refused', async () => {
  const action = { action_type: 'navigation', action_data: { from_page: '/', to_page: '/' }, ...sessionPayload() };
  expect((await post('/api/track-user-action/', Array(51).fill(action))).statusCode).toBe(400);
  const huge = { ...action, action_data: { from_page: 'x'.repeat(300_000), to_page: '/' } };
  expect((await post('/api/track-user-action/', huge)).statusCode).toBe(413);
});

test('of a form the named fields are kept, and nothing that people type under whatever name', async () => {
  const typed = {
    email: 'a@b.c',
    password: 'hunter2',
    Passwort: 'hunter3',
    mot_de_passe: 'hunter4',
    notes: 'my pin is 4711',
    steps: [{ tone: 'hunter5' }],
    template: 'x'.repeat(101),
    resume_type: { tone: 'hunter6' },
  };
  await post('/api/track-user-action/', {
    action_type: 'form_submit',
    action_data: { form_id: 'login', form_data: { ...typed, tone: 'Casual', resume_size: 7 }, page_context: '/' },
    ...sessionPayload(),
  });
  expect((await storedActions())[0]!.action_data).toMatchObject({ form_data: { tone: 'Casual', resume_size: 7 } });
  expect(JSON.stringify(await storedActions())).not.toMatch(/hunter|4711|a@b|xxx/);
});

const customEvent = (event_name: string, event_data: unknown = null) => ({
  action_type: 'custom_event',
  action_data: { event_name, event_data, timestamp: TIMESTAMP },
  ...sessionPayload(),
});

test('an action has at most 8 kB of data', async () => {
  expect((await post('/api/track-user-action/', customEvent('x', 'a'.repeat(8000)))).statusCode).toBe(200);
  // Bytes, not characters.
  for (const data of ['a'.repeat(8200), 'ع'.repeat(4200)]) {
    expect((await post('/api/track-user-action/', customEvent('x', data))).statusCode).toBe(400);
  }
  expect(await storedActions()).toHaveLength(1);
});

test('an address has a budget of bytes for a day', async () => {
  const batch = Array.from({ length: 16 }, () => customEvent('x', 'a'.repeat(7500)));
  const statuses: number[] = [];
  for (let count = 0; count < 20; count++) {
    statuses.push((await post('/api/track-user-action/', batch)).statusCode);
  }
  expect(statuses.indexOf(429)).toBeGreaterThan(0);
  const { rows } = await api.options.database.orm.execute<{ bytes: number }>(
    sql`select sum(pg_column_size(action_data)) as bytes from user_actions`,
  );
  expect(Number(rows[0]!.bytes)).toBeLessThan(TRACKED_BYTES_PER_DAY);
  const elsewhere = await api.app.inject({
    method: 'POST',
    url: '/api/track-user-action/',
    remoteAddress: '203.0.113.1',
    payload: customEvent('y'),
  });
  expect(elsewhere.statusCode).toBe(200);
});

test('labels beyond a bound count together', async () => {
  for (let batch = 0; batch < 4; batch++) {
    const names = Array.from({ length: 50 }, (_, index) => `event ${batch * 50 + index}`);
    await post(
      '/api/track-user-action/',
      names.map((name) => customEvent(name)),
    );
  }
  await post('/api/track-anonymous-visit/', sessionPayload({ language: 'my own language' }));
  const { rows } = await api.options.database.orm.execute<{ labels: number; sum: number }>(
    sql`select count(*)::int as labels, sum(count)::int as sum from analytics_daily where dimension = 'custom_event'`,
  );
  expect(rows[0]).toEqual({ labels: LABELS_PER_DAY_MAX + 1, sum: 200 });
  const report = await readAdmin();
  expect(report.languages.map(({ label }) => label).sort()).toEqual(['en-GB', 'other']);
});

test('what single visitors did is purged after 90 days, by a timer, and the counts stay', async () => {
  await post('/api/track-user-action/', customEvent('old'));
  await post('/api/track-user-action/', customEvent('new'));
  const { orm } = api.options.database;
  await orm.execute(
    sql`update user_actions set created_at = now() - interval '91 days' where action_data->>'event_name' = 'old'`,
  );
  await orm.execute(sql`update analytics_sessions set first_seen_at = now() - interval '91 days'`);
  const app = Fastify();
  keepPurging(app, api.options.database, 20);
  await app.ready();
  for (let wait = 0; wait < 100 && (await storedActions()).length > 1; wait++) await sleep(20);
  await app.close();
  expect(await storedActions()).toMatchObject([{ action_data: { event_name: 'new' } }]);
  expect((await orm.execute(sql`select id from analytics_sessions`)).rows).toEqual([]);
  expect((await readAdmin()).custom_events).toHaveLength(2);
});

test('counts add up when many come at the same time', async () => {
  const batch = EVERY_ACTION.map(([action_type, action_data]) => ({ action_type, action_data, ...sessionPayload() }));
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => post('/api/track-user-action/', index % 2 ? batch : batch.toReversed())),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(Array(12).fill(200));
  const report = await readAdmin();
  expect(report.totals.actions).toBe(120);
  expect(report.actions.map(({ count }) => count)).toEqual(Array(10).fill(12));
});

test("a user's figures are their own", async () => {
  const ada = await createAccount(api.app, 'ada@example.org');
  const grace = await createAccount(api.app, 'grace@example.org');
  const batch = EVERY_ACTION.map(([action_type, action_data]) => ({ action_type, action_data, ...sessionPayload() }));
  await post('/api/track-user-action/', batch, bearer(ada.access));
  expect(await readOwn(ada)).toMatchObject({
    resume_downloads: 1,
    time_spent: 12.5,
    cover_letters: 0,
    ai_content_used: [{ label: 'cover_letter', count: 2 }],
  });
  expect((await readOwn(ada)).recent).toHaveLength(10);
  expect(await readOwn(grace)).toMatchObject({ actions: [], recent: [], time_spent: 0 });
});

test("what a browser did before the sign-in becomes the user's, and stays theirs", async () => {
  const ada = await createAccount(api.app, 'ada@example.org');
  const grace = await createAccount(api.app, 'grace@example.org');
  const session = sessionPayload();
  await post('/api/track-anonymous-visit/', session);
  const click = { button_id: 'b', button_text: 'Go', page_context: '/' };
  await post('/api/track-user-action/', { action_type: 'button_click', action_data: click, ...session });

  expect((await post('/api/link-device-to-user/', session, bearer(ada.access))).json()).toEqual({ success: true });
  expect((await readOwn(ada)).actions).toEqual([{ label: 'button_click', count: 1 }]);
  await post('/api/link-device-to-user/', session, bearer(grace.access));
  expect((await readOwn(ada)).actions).toEqual([{ label: 'button_click', count: 1 }]);
  expect((await readOwn(grace)).actions).toEqual([]);
});

describe('the overview of the site', () => {
  test('covers thirty days, or as many as asked for', async () => {
    await post('/api/track-anonymous-visit/', sessionPayload());
    const { database } = api.options;
    await database.orm.execute(
      sql`insert into analytics_daily values ((now() at time zone 'utc')::date - 6, 'visit', '', 5),
        ((now() at time zone 'utc')::date - 7, 'visit', '', 100)`,
    );
    const report = await readAdmin();
    expect(report.days).toBe(30);
    expect(report.visits_per_day).toHaveLength(30);
    expect(report.visits_per_day.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), count: 1 });
    expect(report.totals.visits).toBe(106);
    expect((await readAdmin('?days=7')).totals.visits).toBe(6);
    expect((await readAdmin('?days=1')).visits_per_day).toHaveLength(1);
  });

  test.each(['0', '366', 'all', '-1'])('is refused for %s days', async (days) => {
    const response = await api.app.inject({ url: `/api/admin-analytics/?days=${days}`, headers: bearer(staffToken) });
    expect(response.statusCode).toBe(400);
  });

  test('lists failures by remote and version', async () => {
    const failure = { kind: 'failure', remote: 'mf-ats', version: '1.2.0', code: 'VITAE-REMOTE-001', count: 2 };
    const report = { ...failure, message: 'x', outcome: 'previous' };
    await post('/api/remote-reports/', {
      channel: 'production',
      revision: 1,
      session: 'tab-12345',
      reports: [report, { ...report, version: '1.3.0' }],
    });
    const { remote_failures } = await readAdmin();
    expect(remote_failures).toContainEqual({
      remote: 'mf-ats',
      version: '1.2.0',
      code: 'VITAE-REMOTE-001',
      outcome: 'previous',
      count: 2,
      last_at: expect.any(String),
    });
    expect(remote_failures).toHaveLength(2);
  });

  test('counts sign-ups', async () => {
    await createAccount(api.app, 'ada@example.org');
    expect((await readAdmin()).totals).toMatchObject({ signups: 1, users: 1, paid_users: 0 });
  });
});
