import { setTimeout as sleep } from 'node:timers/promises';
import { readAdminAnalytics, readAdminJourneys, readAdminLive } from '@vitae/contract/admin-analytics';
import { readUserAnalytics } from '@vitae/contract/analytics';
import type { Session } from '@vitae/contract/auth';
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { createStaff } from '../auth/staff.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { TRACKED_BYTES_PER_DAY } from './byte-budget.ts';
import { keepPurging } from './purge.ts';
import { LABELS_PER_DAY_MAX, rollUp } from './roll-up.ts';

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
const readAdmin = async (query = '') => {
  await rollUp(api.options.database);
  return readAdminAnalytics.response.parse(
    (await api.app.inject({ url: `/api/admin-analytics/${query}`, headers: bearer(staffToken) })).json(),
  );
};
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
  expect(report.totals).toMatchObject({ visitors: 4, sessions: 4, page_views: 4 });
  expect(report.sources).toEqual([
    { label: 'a', count: 1 },
    { label: 'b', count: 1 },
    { label: 'c', count: 1 },
    { label: 'direct', count: 1 },
  ]);
  expect(report.languages[0]).toEqual({ label: 'en-GB', count: 3 });
  expect(report.countries).toEqual([{ label: 'GB', count: 4 }]);
  expect(report.devices).toEqual([{ label: 'desktop', count: 4 }]);
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
  expect(report.actions).toHaveLength(10);
  // The first page of ten sessions, one of which went on to another.
  expect(report.totals).toMatchObject({ page_views: 11, downloads: 1, ai_uses: 2 });
  expect(report.pages).toEqual([
    { label: '/', count: 10, mean_seconds: null },
    { label: '/signup', count: 1, mean_seconds: null },
  ]);
  expect(report.ai_content).toEqual([{ label: 'cover_letter', count: 2 }]);
  expect(report.templates).toEqual([{ label: 'classic', count: 1 }]);
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

test('an action that is sent again counts once, and one that has waited counts when it happened', async () => {
  const session = sessionPayload();
  const event_id = crypto.randomUUID();
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
  const waited = { ...customEvent('waited'), ...session, event_id, occurred_at: yesterday };
  const longAgo = { ...customEvent('long ago'), ...session, occurred_at: '2020-01-01T00:00:00Z' };
  await post('/api/track-user-action/', [waited, waited, longAgo]);
  await post('/api/track-user-action/', [waited]);
  const report = await readAdmin('?days=2');
  expect(report.custom_events).toEqual([
    { label: 'long ago', count: 1 },
    { label: 'waited', count: 1 },
  ]);
  expect((await readAdmin('?days=1')).custom_events).toEqual([{ label: 'long ago', count: 1 }]);
  expect(await storedActions()).toHaveLength(2);
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
  for (let batch = 0; batch < 7; batch++) {
    const names = Array.from({ length: 50 }, (_, index) => `event ${batch * 50 + index}`);
    await post(
      '/api/track-user-action/',
      names.map((name) => customEvent(name)),
    );
  }
  await post('/api/track-anonymous-visit/', sessionPayload({ language: 'my own language' }));
  await rollUp(api.options.database);
  const { rows } = await api.options.database.orm.execute<{ labels: number; sum: number }>(
    sql`select count(*)::int as labels, sum(count)::int as sum from analytics_days where dimension = 'custom_event'`,
  );
  expect(rows[0]).toEqual({ labels: LABELS_PER_DAY_MAX + 1, sum: 350 });
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
  test('covers thirty days, or as many as asked for, and compares them with those before', async () => {
    await post('/api/track-anonymous-visit/', sessionPayload());
    const { database } = api.options;
    const daysAgo = (days: number) =>
      sql`(((now() at time zone 'utc')::date - ${days}::int)::timestamp at time zone 'utc')`;
    // The window before ends where today has come to: its last day may hold nothing of what came at its midnight.
    await database.orm.execute(
      sql`insert into analytics_pending values (${daysAgo(6)}, 'session', '', 5), (${daysAgo(7)}, 'page_view', '', 10),
        (${daysAgo(13)}, 'session', '', 100), (${daysAgo(14)}, 'session', '', 1000)`,
    );
    const report = await readAdmin();
    expect(report.days).toBe(30);
    expect(report.trend).toHaveLength(30);
    expect(report.trend.at(-1)).toMatchObject({ at: new Date().toISOString().slice(0, 10), sessions: 1 });
    expect(report.totals.sessions).toBe(1106);
    const week = await readAdmin('?days=7');
    expect([week.totals.sessions, week.totals_before.sessions]).toEqual([6, 100]);
    expect(report.totals.page_views - week.totals.page_views).toBe(10);
    expect((await readAdmin('?days=1')).granularity).toBe('hour');
  });

  test.each([
    '?days=0',
    '?days=366',
    '?days=all',
    '?days=-1',
    '?time_zone=Europe/Atlantis',
    '?from=2026-02-30',
    '?from=2026-03-02&to=2026-03-01',
    '?from=2020-01-01&to=2026-01-01',
  ])('is refused for %s', async (query) => {
    const response = await api.app.inject({ url: `/api/admin-analytics/${query}`, headers: bearer(staffToken) });
    expect(response.statusCode).toBe(400);
  });

  test('counts what happens on the server, whether browsers tell of it or not', async () => {
    const ada = await createAccount(api.app, 'ada@example.org');
    const created = await api.app.inject({
      method: 'POST',
      url: '/api/resume/create/',
      payload: { idempotency_key: 'key-of-ada', title: 'x' },
      headers: bearer(ada.access),
    });
    expect(created.statusCode).toBe(200);
    const checkout = await api.app.inject({
      method: 'POST',
      url: '/api/payment/checkout/',
      payload: { plan: 'pro-monthly' },
      headers: bearer(ada.access),
    });
    await api.app.inject({
      method: 'POST',
      url: '/api/payment/demo-checkout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `session_id=${checkout.json().session_id}&outcome=paid`,
    });
    await api.options.database.orm.execute(
      sql`insert into chat_sessions (user_id, title) select id, 'Interview' from users`,
    );
    const { totals } = await readAdmin();
    const expected = { sign_ups: 1, log_ins: 1, resumes: 1, chats: 1, revenue: 0, demo_revenue: 1200 };
    expect(totals).toMatchObject(expected);
  });

  test('follows people from the first visit to the payment, and from week to week', async () => {
    const ada = await createAccount(api.app, 'ada@example.org');
    await createAccount(api.app, 'grace@example.org');
    const session = sessionPayload();
    await post('/api/track-anonymous-visit/', session);
    await post('/api/link-device-to-user/', session, bearer(ada.access));
    await post('/api/resume/create/', { idempotency_key: 'key-of-ada', title: 'x' }, bearer(ada.access));
    const [type, data] = EVERY_ACTION[5]!;
    await post('/api/track-user-action/', { action_type: type, action_data: data, ...session }, bearer(ada.access));
    const read = async () => {
      await rollUp(api.options.database);
      const answer = await api.app.inject({ url: '/api/admin-analytics/journeys/', headers: bearer(staffToken) });
      return readAdminJourneys.response.parse(answer.json());
    };
    expect((await read()).funnel).toEqual({ sign_ups: 2, resumes: 1, downloads: 1, paid: 0 });

    const { orm } = api.options.database;
    await orm.execute(sql`update user_milestones set signed_up_at = signed_up_at - interval '15 days'`);
    const again = sessionPayload();
    await post('/api/track-anonymous-visit/', again);
    await post('/api/link-device-to-user/', again, bearer(ada.access));
    const { cohorts } = await read();
    expect(cohorts).toHaveLength(1);
    expect(cohorts[0]).toMatchObject({ size: 2 });
    const { rows } = await orm.execute(sql`select active_weeks from user_milestones order by 1`);
    expect(rows).toEqual([{ active_weeks: 0 }, { active_weeks: 0b101 }]);
  });

  test('knows who is there now', async () => {
    const session = sessionPayload();
    await post('/api/track-anonymous-visit/', session);
    await post('/api/track-user-action/', { ...customEvent('x'), ...session });
    await post('/api/track-anonymous-visit/', sessionPayload());
    const read = async () =>
      readAdminLive.response.parse(
        (await api.app.inject({ url: '/api/admin-analytics/live/', headers: bearer(staffToken) })).json(),
      ).visitors;
    expect(await read()).toBe(2);
    await api.options.database.orm.execute(sql`update analytics_live set seen_at = now() - interval '6 minutes'`);
    expect(await read()).toBe(0);
  });
});
