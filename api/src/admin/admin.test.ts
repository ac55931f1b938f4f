import { randomUUID } from 'node:crypto';
import * as calls from '@vitae/contract/admin';
import { listPlans } from '@vitae/contract/billing';
import type { Call } from '@vitae/contract/call';
import { sql } from 'drizzle-orm';
import { createApp } from '../app.ts';
import { createStaff } from '../auth/staff.ts';
import { connectDatabase } from '../database/connect.ts';
import { bearer, createAccount, readMails, TEST_PASSWORD } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { ReleaseRefusal } from './release-desk.ts';

const PASSWORD = 'three unrelated words';
const REASON = 'the owner has asked for it';

let api: TestApp;
const tokens: Record<'staff' | 'superuser', string> = { staff: '', superuser: '' };
let nextPerson = 0;

beforeAll(async () => {
  api = await createTestApp({ rateLimits: { signIn: 1000, factor: 100 } });
  for (const [username, isSuperuser] of [
    ['staff', false],
    ['superuser', true],
  ] as const) {
    await createStaff(api.options.database, { username, password: PASSWORD, isSuperuser });
    const payload = { username, password: PASSWORD };
    tokens[username] = (
      await api.app.inject({ method: 'POST', url: '/api/admin-auth/', payload })
    ).json().tokens.access;
  }
});
afterAll(() => api.close());

async function person(): Promise<{ id: string; email: string; access: string }> {
  const email = `person${++nextPerson}@example.org`;
  const { access } = await createAccount(api.app, email);
  const { rows } = await api.options.database.orm.execute<{ id: string }>(
    sql`select id from users where email = ${email}`,
  );
  return { id: rows[0]!.id, email, access };
}

async function make(
  call: Call,
  {
    id = '',
    body,
    query = '',
    as = 'superuser' as keyof typeof tokens,
    app = api.app,
  }: {
    id?: string;
    body?: object;
    query?: string;
    as?: keyof typeof tokens;
    app?: typeof api.app;
  } = {},
) {
  return app.inject({
    method: call.method,
    url: call.path.replace(/:\w+/, id) + query,
    headers: bearer(tokens[as]),
    ...(body && { payload: body }),
  });
}

const audit = async () => {
  const { rows } = await api.options.database.orm.execute<{ staff_name: string; action: string; subject_id: string }>(
    sql`select staff_name, action, subject_id, details from audit_log order by id`,
  );
  return rows;
};
const lastOfAudit = async () => (await audit()).at(-1);

test('accounts are found by a part of their address or name, and each look at them is written down', async () => {
  const ada = await person();
  const list = calls.listAdminUsers.response.parse(
    (await make(calls.listAdminUsers, { query: `?search=${ada.email.slice(0, 9).toUpperCase()}`, as: 'staff' })).json(),
  );
  expect(list.users.map(({ email }) => email)).toContain(ada.email);
  expect(await lastOfAudit()).toMatchObject({ staff_name: 'staff', action: 'users_listed' });
  // Of an address nothing stays, so that it can be erased.
  expect(JSON.stringify(await audit())).not.toContain('example.org');
  const none = await make(calls.listAdminUsers, { query: '?search=100%25_', as: 'staff' });
  expect(none.json()).toMatchObject({ users: [], total: 0 });

  const user = calls.readAdminUser.response.parse(
    (await make(calls.readAdminUser, { id: ada.id, as: 'staff' })).json(),
  ).user;
  expect(user).toMatchObject({ email: ada.email, plan: 'Free', sessions_open: 1, is_disabled: false });
  expect(await lastOfAudit()).toMatchObject({ action: 'user_read', subject_id: ada.id });
});

test('a timeline has what the person did, in the browser and at the API, and hostile words as they came', async () => {
  const ada = await person();
  const title = '<script>alert(1)</script>';
  await api.app.inject({
    method: 'POST',
    url: '/api/track-user-action/',
    headers: bearer(ada.access),
    payload: {
      action_type: 'page_visit',
      action_data: { page_url: '/x', page_title: title, time_spent: 3 },
      user_agent: 'Mozilla/5.0',
      language: 'en',
      screen_resolution: '1x1',
      timezone: 'UTC',
      referrer: 'direct',
      page_url: '/x',
      page_title: title,
      session_id: 'session_timeline',
    },
  });
  const { entries } = calls.readUserTimeline.response.parse(
    (await make(calls.readUserTimeline, { id: ada.id, as: 'staff' })).json(),
  );
  expect(entries.map(({ kind }) => kind)).toEqual(['page_visit', 'signed_in', 'signed_up']);
  expect(entries[0]).toMatchObject({ detail: title, page_url: '/x' });
  const before = calls.readUserTimeline.response.parse(
    (await make(calls.readUserTimeline, { id: ada.id, query: `?before=${entries[0]!.at}` })).json(),
  );
  expect(before.entries.map(({ kind }) => kind)).toEqual(['signed_in', 'signed_up']);
});

test('a disabled account is signed out and lets nobody in, until it is enabled', async () => {
  const ada = await person();
  const logIn = () =>
    api.app.inject({ method: 'POST', url: '/api/login/', payload: { email: ada.email, password: TEST_PASSWORD } });
  const set = (is_disabled: boolean) =>
    make(calls.setUserDisabled, { id: ada.id, body: { is_disabled, reason: REASON } });
  expect((await set(true)).statusCode).toBe(200);
  expect(await lastOfAudit()).toMatchObject({
    action: 'user_disabled',
    subject_id: ada.id,
    details: { reason: REASON },
  });
  expect((await api.app.inject({ url: '/api/me/', headers: bearer(ada.access) })).statusCode).toBe(401);
  expect((await logIn()).json()).toMatchObject({ code: 'account_disabled' });
  expect((await set(false)).statusCode).toBe(200);
  expect((await logIn()).statusCode).toBe(200);
});

test('a mail with a code goes to the address, and nobody sees the code here', async () => {
  const ada = await person();
  const answer = await make(calls.sendUserMail, { id: ada.id, as: 'staff' });
  expect(answer.json()).toEqual({ success: true });
  const [mail] = await readMails(api.app, ada.email);
  expect(mail?.subject).toMatch(/^\d{6} /);
});

test('a plan is given away for some days, brings no revenue, and is taken back', async () => {
  const ada = await person();
  const give = (plan: string) => make(calls.changeUserPlan, { id: ada.id, body: { plan, days: 30, reason: REASON } });
  expect((await give('pro-monthly')).json()).toMatchObject({ plan: 'Pro Monthly', paid_until: expect.any(String) });
  expect((await make(calls.readAdminUser, { id: ada.id })).json().user).toMatchObject({
    plan: 'Pro Monthly',
    is_granted: true,
  });
  expect((await give('free')).json()).toMatchObject({ plan: 'Free', paid_until: null });
  const { rows } = await api.options.database.orm.execute(
    sql`select * from analytics_pending where dimension like '%payment'
      union all select quarter, dimension, label, count from analytics_quarters where dimension like '%payment'`,
  );
  expect(rows).toEqual([]);
});

test('what is paid for is not changed here', async () => {
  const ada = await person();
  await api.options.database.orm.execute(sql`
    insert into subscriptions (id, user_id, plan_id, is_active, paid_until, renews, is_demo)
    values ('sub_paid', ${ada.id}, 'pro-yearly', true, now() + interval '1 year', true, false)`);
  const answer = await make(calls.changeUserPlan, { id: ada.id, body: { plan: 'free', days: 1, reason: REASON } });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'plan_is_paid']);
});

test('the allowance of the day is given back', async () => {
  const ada = await person();
  await api.options.database.orm.execute(sql`
    insert into plan_usage values (${`user:${ada.id}`}, 'cover_letters', (now() at time zone 'utc')::date, 60)`);
  const read = async () => (await make(calls.readAdminUser, { id: ada.id })).json().user.usage_today[0];
  expect(await read()).toEqual({ kind: 'cover_letters', used: 60, limit: 60 });
  const { limits } = (await make(calls.readOperations)).json();
  expect(limits).toContainEqual({
    plan_id: 'free',
    plan: 'Free',
    kind: 'cover_letters',
    limit: 60,
    default_limit: 60,
    used: 60,
    exhausted: 1,
  });
  await make(calls.resetUserUsage, { id: ada.id, body: { reason: REASON } });
  expect(await read()).toMatchObject({ used: 0 });
});

test('a limit that a superuser changes counts for everybody on the plan from the next call on', async () => {
  const ada = await person();
  const change = (body: object, as: keyof typeof tokens = 'superuser') =>
    make(calls.changePlanLimit, { as, body: { plan: 'free', kind: 'resumes', limit: 1, reason: REASON, ...body } });
  const addResume = () => {
    const payload = { idempotency_key: randomUUID() };
    return api.app.inject({ method: 'POST', url: '/api/resume/create/', headers: bearer(ada.access), payload });
  };
  const resumesOfFree = async () => {
    const { plans } = listPlans.response.parse((await api.app.inject({ url: listPlans.path })).json());
    return plans.find(({ id }) => id === 'free')!.limits.resumes;
  };
  const noted = (await audit()).length;
  expect((await change({}, 'staff')).statusCode).toBe(403);
  for (const body of [{ limit: 0 }, { limit: 2.5 }, { limit: 100_001 }, { kind: 'pages' }, { reason: '' }])
    expect([body, (await change(body)).statusCode]).toEqual([body, 400]);
  expect((await change({ plan: 'gold' })).json()).toMatchObject({ code: 'unknown_plan' });
  for (const body of [{ limit: 101 }, { plan: 'pro-yearly', limit: 4 }])
    expect((await change(body)).json()).toMatchObject({ code: 'limit_below_free' });
  expect(await audit()).toHaveLength(noted);
  expect(await resumesOfFree()).toBe(5);

  expect((await change({})).statusCode).toBe(200);
  expect(await lastOfAudit()).toMatchObject({
    action: 'limit_changed',
    details: { plan: 'free', kind: 'resumes', before: 5, limit: 1, reason: REASON },
  });
  expect(await resumesOfFree()).toBe(1);
  expect([(await addResume()).statusCode, (await addResume()).json().code]).toEqual([200, 'resume_limit_reached']);
  const letters = { plan: 'free', kind: 'cover_letters' };
  await change({ ...letters, limit: 2 });
  expect((await make(calls.readAdminUser, { id: ada.id })).json().user.usage_today).toContainEqual({
    kind: 'cover_letters',
    used: 0,
    limit: 2,
  });
  const { limits } = (await make(calls.readOperations)).json();
  expect(limits).toContainEqual(
    expect.objectContaining({ plan_id: 'free', kind: 'cover_letters', limit: 2, default_limit: 60 }),
  );

  await change({ limit: 5 });
  await change({ ...letters, limit: 60 });
  expect((await addResume()).statusCode).toBe(200);
  const { rows } = await api.options.database.orm.execute(sql`select from plan_limits`);
  expect(rows).toEqual([]);
});

test('a copy of all data is made, and the account erased, by somebody who types its address', async () => {
  const ada = await person();
  const copy = await make(calls.exportUser, { id: ada.id, body: { reason: REASON } });
  expect(Buffer.from(copy.json().archive, 'base64').subarray(0, 2).toString()).toBe('PK');
  const erase = (email: string) => make(calls.eraseUser, { id: ada.id, body: { email, reason: REASON } });
  expect((await erase('another@example.org')).json()).toMatchObject({ code: 'address_differs' });
  expect((await erase(ada.email)).statusCode).toBe(200);
  expect((await make(calls.readAdminUser, { id: ada.id })).statusCode).toBe(404);
  expect((await audit()).filter(({ subject_id }) => subject_id === ada.id).map(({ action }) => action)).toEqual([
    'user_exported',
    'user_erased',
    'user_read',
  ]);
});

describe('the audit log', () => {
  test.each(['update audit_log set action = $1', 'delete from audit_log where action <> $1', 'truncate audit_log'])(
    'refuses: %s',
    async (statement) => {
      const before = (await audit()).length;
      const { url, ownerUrl } = api.options.database as unknown as Record<'url' | 'ownerUrl', string>;
      // The application's role, and the tables' owner.
      for (const each of [url, ownerUrl]) {
        const connection = connectDatabase(each);
        const work = statement.includes('$1')
          ? connection.pool.query(statement, ['x'])
          : connection.pool.query(statement);
        await expect(work).rejects.toThrow(/never changed|permission denied/);
        await connection.close();
      }
      expect(await audit()).toHaveLength(before);
    },
  );

  test('is read by superusers page by page, the latest first', async () => {
    const { database } = api.options;
    const { rows } = await database.orm.execute<{ id: string }>(sql`select id from staff where username = 'staff'`);
    await database.orm.execute(sql`
      insert into audit_log (staff_id, staff_name, action, details)
      select ${rows[0]!.id}, 'staff', 'user_read', '{}' from generate_series(1, 60)`);
    const read = async (query = '') =>
      calls.readAuditLog.response.parse((await make(calls.readAuditLog, { query })).json());
    const first = await read();
    expect([first.entries.length, first.has_more, first.entries[0]!.action]).toEqual([50, true, 'audit_read']);
    const second = await read(`?before=${first.entries.at(-1)!.id}`);
    expect(second.entries[0]!.id).toBeLessThan(first.entries.at(-1)!.id);
    expect((await make(calls.readAuditLog, { as: 'staff' })).statusCode).toBe(403);
  });
});

test('who is held back is listed by how much, and let go', async () => {
  const key = JSON.stringify(['client', 'sign-in', '203.0.113.9']);
  await api.options.database.orm.execute(
    sql`insert into rate_limits values (${key}, 5000, now() + interval '1 minute')`,
  );
  const { clients } = calls.readOperations.response.parse((await make(calls.readOperations, { as: 'staff' })).json());
  expect(clients[0]).toMatchObject({ key, group: 'sign-in', client: '203.0.113.9', count: 5000, limit: 1000 });
  expect((await make(calls.liftLimit, { body: { key, reason: REASON } })).statusCode).toBe(200);
  expect((await make(calls.liftLimit, { body: { key, reason: REASON } })).json()).toMatchObject({ code: 'limit_gone' });
});

test('mails that were not sent, and payments that hang, are shown without whose they are', async () => {
  const ada = await person();
  const failing = await createApp({
    ...api.options,
    mailer: {
      send: async () => {
        throw Object.assign(new Error('550 no such mailbox: secret@example.net'), {
          responseCode: 550,
          code: 'EENVELOPE',
        });
      },
    },
    logger: false,
  });
  await failing.inject({
    method: 'POST',
    url: '/api/signup/',
    payload: { email: 'secret@example.net', password: TEST_PASSWORD },
  });
  await failing.close();
  await api.options.database.orm.execute(sql`
    insert into checkouts (id, user_id, plan_id, status, is_demo, created_at)
    values ('cs_1', ${ada.id}, 'pro-monthly', 'pending', true, now() - interval '3 hours')`);
  const operations = calls.readOperations.response.parse((await make(calls.readOperations, { as: 'staff' })).json());
  expect(operations.mail_faults).toEqual([{ at: expect.any(String), host: 'example.net', reason: 'EENVELOPE 550' }]);
  expect(operations.payment_faults).toEqual([
    { kind: 'checkout_open', user_id: ada.id, plan: 'pro-monthly', since: expect.any(String) },
  ]);
  expect(JSON.stringify(operations)).not.toContain('secret');
});

test('channels are changed by superusers, in their name, and refusals are told and written down', async () => {
  const asked: unknown[] = [];
  const state = {
    channel: 'production',
    revision: 3,
    is_frozen: false,
    asks_approval: false,
    proposals: [],
    canaries: [],
    history: [],
  };
  const withDesk = await createApp({
    ...api.options,
    releases: {
      readChannels: async () => [state],
      readPackages: async () => ({ 'mf-x': ['1.1.0'] }),
      change: async (channel, change, by) => {
        asked.push([channel, change.action, by]);
        if (change.action === 'rollback') throw new ReleaseRefusal('VITAE-RELEASE-026 nothing to go back to');
        return state;
      },
    },
    logger: false,
  });
  const promote = { action: 'promote', name: 'mf-x', version: '1.1.0', reason: REASON };
  const change = (body: object, as: keyof typeof tokens = 'superuser') =>
    make(calls.changeChannel, { id: 'production', body, as, app: withDesk });
  expect((await change(promote, 'staff')).statusCode).toBe(403);
  expect(asked).toEqual([]);
  expect((await change({ ...promote, reason: '' })).statusCode).toBe(400);
  expect((await change(promote)).json().channel).toEqual(state);
  expect(asked).toEqual([['production', 'promote', 'superuser']]);
  expect(await lastOfAudit()).toMatchObject({
    action: 'release_promote',
    details: { ...promote, channel: 'production' },
  });

  const refused = await change({ action: 'rollback', reason: REASON });
  expect(refused.json()).toMatchObject({ code: 'release_refused', message: 'VITAE-RELEASE-026 nothing to go back to' });
  expect(await lastOfAudit()).toMatchObject({ action: 'release_refused' });
  expect((await make(calls.readReleases, { as: 'staff', app: withDesk })).json().packages).toEqual({
    'mf-x': ['1.1.0'],
  });
  await withDesk.close();
  expect((await make(calls.readReleases, { as: 'staff' })).json().channels).toBeNull();
});

test('the health of a remote over time: loads, failures by cause, and how long mounts took', async () => {
  const release = { remote: 'mf-x', version: '1.2.0' };
  const failure = { kind: 'failure', ...release, count: 1, outcome: 'panel', message: '<b>no</b>' };
  const reports = [
    { kind: 'load', ...release, count: 1, duration_ms: 40 },
    ...Array.from({ length: 19 }, (_, index) => ({ kind: 'mount', ...release, count: 1, duration_ms: 100 + index })),
    { kind: 'mount', ...release, count: 1, duration_ms: 3000 },
    { ...failure, code: 'VITAE-REMOTE-001' },
    { ...failure, code: 'VITAE-REMOTE-012', outcome: 'untouched' },
  ];
  const payload = { channel: 'production', revision: 1, session: 'tab-00000001', reports };
  expect((await api.app.inject({ method: 'POST', url: '/api/remote-reports/', payload })).statusCode).toBe(200);
  const read = async (query: string) =>
    calls.readHealthOverTime.response.parse((await make(calls.readHealthOverTime, { query, as: 'staff' })).json());
  const { versions, points } = await read('?hours=24');
  expect(versions).toHaveLength(1);
  expect(versions[0]).toMatchObject({
    ...release,
    loads: 1,
    mounts: 20,
    failures: 1,
    errors: 1,
    sessions: 1,
    failed_sessions: 1,
  });
  expect(versions[0]!.p50).toBeGreaterThan(98);
  expect(versions[0]!.p50).toBeLessThan(122);
  expect(versions[0]!.p95).toBeLessThan(130);
  expect(versions[0]!.causes.map(({ code, last_message }) => [code, last_message])).toContainEqual([
    'VITAE-REMOTE-001',
    '<b>no</b>',
  ]);
  expect(points).toHaveLength(24);
  expect(points.at(-1)).toMatchObject({ loads: 1, failures: 1, errors: 1, p50: versions[0]!.p50 });
  expect((await read('?hours=720')).points.at(-1)!.loads).toBe(1);
  expect((await read('?channel=staging')).versions).toEqual([]);
  expect((await read('?remote=mf-y')).versions).toEqual([]);
});
