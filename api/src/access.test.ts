import { randomUUID } from 'node:crypto';
import type { Session } from '@vitae/contract/auth';
import { CALLS as CONTRACT } from '@vitae/contract/calls';
import Fastify, { type FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { apiPlugin } from './app.ts';
import { guardRoutes } from './auth/access.ts';
import { createStaff } from './auth/staff.ts';
import { handleError } from './errors/error-handler.ts';
import { RequestWalk, sendRequest } from './testing/request-places.ts';
import { bearer, createAccount, readCode } from './testing/test-accounts.ts';
import { createTestApp, postForm, type TestApp } from './testing/test-app.ts';
import { resumeFile, TEST_RESUME } from './testing/test-resume.ts';

/**
 * Every call of the API, made by someone without a token, by another user, with an expired token and by staff. A call
 * that is added without a row here fails the first test.
 */

const SESSION = {
  user_agent: 'Mozilla/5.0',
  language: 'en',
  screen_resolution: '1280x800',
  timezone: 'UTC',
  referrer: 'direct',
  page_url: '/',
  page_title: 'Vitae',
  session_id: 'session_1',
};
const LETTER = { job_description: 'We look for an analyst.', job_title: 'Analyst', template: 'classic' };

const KEPT_LETTER = {
  title: '',
  letter: { generatedAt: '2026-03-03T09:00:00.000Z', rawResponse: {}, resumeFileSize: 8, jobTitle: 'Analyst' },
  request: { ...LETTER, generation_id: '{generation}' },
};

interface Call {
  /** Statuses: without a token, with another user's, with an expired one, with a staff member's. */
  expected: [none: number, user: number, expired: number, staff: number];
  /** Not from the API's own documentation: `{checkout}` and `{generation}` are the first user's. */
  query?: string;
  /** In the place of `:id`. */
  id?: string;
  body?: object;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

/** A call that everyone may make, and that does not look at tokens. */
const everyone = (status: number, call: Partial<Call> = {}): Call => ({
  ...call,
  expected: [status, status, status, status],
});
/** A call that everyone may make, but nobody with a bad token. */
const anyCaller = (status: number, call: Partial<Call> = {}): Call => ({
  ...call,
  expected: [status, status, 401, status],
});
const usersOnly = (status: number, call: Partial<Call> = {}): Call => ({ ...call, expected: [401, status, 401, 403] });
const staffOnly = (status: number, call: Partial<Call> = {}): Call => ({ ...call, expected: [401, 403, 401, status] });

const CALLS: Record<string, Call> = {
  'GET /api/health': everyone(200),
  'GET /api/health/live': everyone(200),
  'GET /api/health/ready': everyone(200),
  'GET /api/config/': everyone(200),
  'GET /api/plans/': everyone(200),
  'GET /api/cover-letter/templates/': everyone(200),
  'GET /api/dev/mailbox': everyone(403, { headers: { host: 'vitae.example' } }),
  'GET /api/dev/mailbox/mails': everyone(403, { headers: { host: 'vitae.example' } }),

  'POST /api/signup/': everyone(200, { body: { email: 'new@example.org', password: 'correct horse battery' } }),
  'POST /api/login/': everyone(401, { body: { email: 'ada@example.org', password: 'a wrong password' } }),
  'POST /api/auth/google/': everyone(404, { body: { credential: 'x' } }),
  'POST /api/send-otp/': everyone(200, { body: { purpose: 'reset', email: 'ada@example.org' } }),
  'POST /api/verify-otp/': everyone(400, { body: { challenge_id: 'x', code: '123456' } }),
  'POST /api/reset-password/': everyone(400, { body: { reset_token: 'x', password: 'correct horse battery' } }),
  'POST /api/token/refresh/': everyone(401, { body: { refresh: 'x' } }),
  'POST /api/logout/': everyone(200, { body: { refresh: 'x' } }),
  'POST /api/admin-auth/': everyone(401, { body: { username: 'olga', password: 'a wrong password' } }),

  'GET /api/admin-auth/': staffOnly(200),

  'GET /api/me/': usersOnly(200),
  'PATCH /api/me/': usersOnly(200, { body: { targetCountry: 'GB' } }),

  'POST /api/cover-letter/letterhead/': anyCaller(200, { form: {} }),
  'POST /api/cover-letter/generate/': anyCaller(200, { form: LETTER }),
  'POST /api/cover-letter/regenerate/': {
    expected: [404, 404, 401, 404],
    body: { ...LETTER, generation_id: '{generation}', regenerate: true },
  },
  'GET /api/cover-letter/letters/': usersOnly(200),
  'GET /api/cover-letter/letters/:id/': usersOnly(404, { id: '{letter}' }),
  'PUT /api/cover-letter/letters/:id/': usersOnly(404, { id: '{letter}', body: KEPT_LETTER }),
  'PATCH /api/cover-letter/letters/:id/': usersOnly(404, { id: '{letter}', body: { title: 'Mine now' } }),
  'POST /api/cover-letter/letters/:id/duplicate/': usersOnly(404, { id: '{letter}', body: { title: 'Mine now' } }),
  'DELETE /api/cover-letter/letters/:id/': usersOnly(404, { id: '{letter}' }),
  'POST /api/cover-letter/letters/:id/restore/': usersOnly(404, { id: '{letter}' }),
  'GET /api/cover-letter/letters/:id/versions/': usersOnly(404, { id: '{letter}' }),
  'POST /api/cover-letter/letters/:id/versions/:version/restore/': usersOnly(404, { id: '{letter}' }),

  'GET /api/account/': usersOnly(200),
  'POST /api/account/proof-code/': usersOnly(200),
  'POST /api/account/proof-passkey/': usersOnly(200),
  'POST /api/account/confirm/': usersOnly(400, { body: { kind: 'code', challenge_id: '{proof}', code: '{code}' } }),
  'POST /api/account/email/': usersOnly(200, { body: { email: 'another@example.org' } }),
  'POST /api/account/email/confirm/': usersOnly(400, { body: { challenge_id: '{emailChange}', code: '{emailCode}' } }),
  'POST /api/account/password/': usersOnly(200, { body: { password: 'seven wet umbrellas' } }),
  'DELETE /api/account/sessions/:id/': usersOnly(404, { id: '{session}' }),
  'POST /api/account/sessions/end-others/': usersOnly(200),
  'POST /api/account/passkeys/options/': usersOnly(200),
  'POST /api/account/passkeys/': usersOnly(400, { body: { challenge_id: 'x', name: 'Phone', answer: { id: 'x' } } }),
  'DELETE /api/account/passkeys/:id/': usersOnly(404, { id: 'passkey-of-ada' }),
  'POST /api/account/second-factor/': usersOnly(200),
  'POST /api/account/second-factor/confirm/': usersOnly(400, { body: { code: '000000' } }),
  'POST /api/account/recovery-codes/': usersOnly(409),
  'DELETE /api/account/second-factor/': usersOnly(200),
  'POST /api/account/export/': usersOnly(200),
  'POST /api/account/delete/': usersOnly(400, {
    body: { proof: { kind: 'code', challenge_id: '{proof}', code: '{code}' } },
  }),
  'POST /api/passkey/options/': everyone(200),
  'POST /api/passkey/sign-in/': everyone(400, { body: { challenge_id: 'x', answer: { id: 'passkey-of-ada' } } }),

  'GET /api/templates/': everyone(200),
  'GET /api/resume-examples/': everyone(200),
  'GET /api/resume-examples/:id/': everyone(404),
  'POST /api/resume/create/': usersOnly(404, { body: { idempotency_key: 'key-of-grace', copy_of: '{resume}' } }),
  'GET /api/resumes/': usersOnly(200),
  'GET /api/resume-summaries/': usersOnly(200),
  'GET /api/resume_data/': usersOnly(404, { query: '?id={resume}' }),
  'GET /api/resume/section/': usersOnly(404, { query: '?id={resume}&section=summary' }),
  'PATCH /api/resume/:id/update/': usersOnly(404, { body: { template: 'modern' } }),
  'DELETE /api/resume/:id/delete/': usersOnly(404),
  'POST /api/resume/:id/undelete/': usersOnly(404),
  'GET /api/resume/:id/versions/': usersOnly(404),
  'POST /api/resume/:id/versions/': usersOnly(404, { body: { name: 'Mine now' } }),
  'GET /api/resume/:id/versions/:version/': usersOnly(404),
  'POST /api/resume/:id/link/': usersOnly(404, { body: {} }),
  'DELETE /api/resume/:id/link/': usersOnly(404),
  'POST /api/shared-resume/': everyone(404, { body: { token: 'x' } }),
  'POST /api/upload-resume/': anyCaller(200, { form: {} }),
  'POST /api/upload-resume/pictures/': anyCaller(400, { form: {} }),
  'POST /api/generate-description/': usersOnly(200, { body: { job_title: 'Analyst' } }),
  'POST /api/generate-summary/': usersOnly(200, { body: { data: {} } }),
  'POST /api/history_suggestions/': usersOnly(200, { body: { job_title: 'Analyst' } }),
  'POST /api/skill_suggestions/': usersOnly(200, { body: { data: {} } }),
  'POST /api/enhance/': usersOnly(200, { body: { text: 'Responsible for managing sales' } }),

  'POST /api/ats-checker/': usersOnly(200, { form: { region: 'GB' } }),
  'GET /api/ats-checker/history/': usersOnly(200),
  'GET /api/ats-checker/history/:id/': usersOnly(404, { id: '{check}' }),
  'DELETE /api/ats-checker/history/:id/': usersOnly(404, { id: '{check}' }),
  'POST /api/ats-checker/history/:id/undelete/': usersOnly(404, { id: '{check}' }),
  'POST /api/ats-checker/advert/address/': usersOnly(400, { body: { address: 'no address' } }),
  'POST /api/ats-checker/history/:id/link/': usersOnly(404, { id: '{check}' }),
  'DELETE /api/ats-checker/history/:id/link/': usersOnly(404, { id: '{check}' }),
  'GET /api/ats-checker/shared/:token/': everyone(404),

  'POST /api/file-text/': anyCaller(400, { form: {} }),

  'POST /api/chat/': anyCaller(404, {
    body: { session_id: '{chat}', message_id: '00000000-0000-4000-8000-000000000001', text: 'What did you say?' },
  }),
  'GET /api/chat/sessions/': anyCaller(200),
  'GET /api/chat/sessions/:id/': anyCaller(404, { id: '{chat}' }),
  'PATCH /api/chat/sessions/:id/': anyCaller(404, { id: '{chat}', body: { title: 'Mine now' } }),
  'DELETE /api/chat/sessions/:id/': anyCaller(404, { id: '{chat}' }),
  'POST /api/chat/sessions/:id/undelete/': anyCaller(404, { id: '{chat}' }),
  'POST /api/chat/sessions/claim/': usersOnly(200),
  'POST /api/chat/proposals/:id/accept/': usersOnly(404, { id: '{proposal}' }),
  'POST /api/chat/proposals/:id/undo/': usersOnly(404, { id: '{proposal}' }),

  'POST /api/payment/checkout/': usersOnly(200, { body: { plan: 'pro-monthly' } }),
  'GET /api/payment/status': usersOnly(404, { query: '?session_id={checkout}' }),
  'POST /api/payment/cancel/': usersOnly(409),
  // Whoever knows a checkout's id may see its page, as at a payment provider. It names plan and price only.
  'GET /api/payment/demo-checkout': everyone(200, { query: '?session_id={checkout}' }),
  'POST /api/payment/demo-checkout': everyone(404, { body: { session_id: 'demo_x', outcome: 'paid' } }),

  'POST /api/track-anonymous-visit/': anyCaller(200, { body: SESSION }),
  'POST /api/track-user-action/': anyCaller(200, {
    body: { ...SESSION, action_type: 'navigation', action_data: { from_page: '/', to_page: '/x' } },
  }),
  'POST /api/link-device-to-user/': usersOnly(200, { body: SESSION }),
  'GET /api/user-analytics/': usersOnly(200),
  'GET /api/admin-analytics/': staffOnly(200),
  'GET /api/admin-analytics/journeys/': staffOnly(200),
  'GET /api/admin-analytics/live/': staffOnly(200),
  'GET /api/remote-health/': staffOnly(200),

  // Staff do see whose accounts there are; what they have written is not in it.
  'GET /api/admin/users/': staffOnly(200, { query: '?search=grace' }),
  'GET /api/admin/users/:id/': staffOnly(404),
  'GET /api/admin/users/:id/timeline/': staffOnly(200),
  'POST /api/admin/users/:id/disabled/': staffOnly(404, { body: { is_disabled: true, reason: 'a test' } }),
  'POST /api/admin/users/:id/mail/': staffOnly(404),
  'POST /api/admin/users/:id/plan/': staffOnly(404, { body: { plan: 'free', days: 1, reason: 'a test' } }),
  'POST /api/admin/users/:id/usage/': staffOnly(404, { body: { reason: 'a test' } }),
  'POST /api/admin/users/:id/export/': staffOnly(404, { body: { reason: 'a test' } }),
  'POST /api/admin/users/:id/erase/': staffOnly(404, { body: { email: 'x@example.org', reason: 'a test' } }),
  'GET /api/admin/operations/': staffOnly(200),
  'POST /api/admin/operations/lift/': staffOnly(404, { body: { key: 'x', reason: 'a test' } }),
  'POST /api/admin/operations/plan-limit/': staffOnly(400, {
    body: { plan: 'gold', kind: 'resumes', limit: 1, reason: 'a test' },
  }),
  'GET /api/admin/audit/': staffOnly(200),
  'GET /api/admin/releases/': staffOnly(200),
  'POST /api/admin/releases/:channel/': staffOnly(400, {
    body: { action: 'freeze', reason: 'a test' },
  }),
  'GET /api/admin/remote-health/': staffOnly(200),
  'POST /api/remote-reports/': everyone(400, { body: { reports: [] } }),
};

let api: TestApp;
let app: FastifyInstance;
const routes: string[] = [];
const tokens: Record<'user' | 'expired' | 'staff', string> = { user: '', expired: '', staff: '' };
const owned: Record<string, string> = {};
let ada: Session;

async function expiredToken(session: Session, key: Uint8Array): Promise<string> {
  const { sub, sid } = JSON.parse(Buffer.from(session.access.split('.')[1]!, 'base64url').toString());
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('vitae')
    .setAudience('user')
    .setSubject(sub)
    .setIssuedAt(Math.floor(Date.now() / 1000) - 3600)
    .setExpirationTime(Math.floor(Date.now() / 1000) - 2700)
    .sign(key);
}

beforeAll(async () => {
  api = await createTestApp();
  app = Fastify();
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
  });
  await app.register(apiPlugin, {
    ...api.options,
    rateLimits: { general: 10_000, letters: 10_000, signIn: 10_000, factor: 100 },
  });
  await app.ready();

  ada = await createAccount(app, 'ada@example.org');
  const grace = await createAccount(app, 'grace@example.org');
  await createStaff(api.options.database, { username: 'olga', password: 'three unrelated words', isSuperuser: true });
  const staff = await app.inject({
    method: 'POST',
    url: '/api/admin-auth/',
    payload: { username: 'olga', password: 'three unrelated words' },
  });
  Object.assign(tokens, {
    user: grace.access,
    staff: staff.json().tokens.access,
    expired: await expiredToken(ada, api.options.secrets.accessTokenKey),
  });

  const form = new FormData();
  for (const [name, value] of Object.entries(LETTER)) form.append(name, value);
  form.append('resume', resumeFile(`${TEST_RESUME}secret-of-ada`, 'ada-resume.txt'));
  owned.generation = (
    await postForm(app, '/api/cover-letter/generate/', form, bearer(ada.access))
  ).json().generation_id;
  const checkout = await app.inject({
    method: 'POST',
    url: '/api/payment/checkout/',
    payload: { plan: 'pro-monthly' },
    headers: bearer(ada.access),
  });
  owned.checkout = checkout.json().session_id;

  const resume = await app.inject({
    method: 'POST',
    url: '/api/resume/create/',
    payload: { idempotency_key: 'key-of-ada', title: 'secret-of-ada' },
    headers: bearer(ada.access),
  });
  owned.resume = resume.json().resume.id;
  const version = await app.inject({
    method: 'POST',
    url: `/api/resume/${owned.resume}/versions/`,
    payload: { name: 'secret-of-ada' },
    headers: bearer(ada.access),
  });
  owned.version = version.json().version.id;
  const asAda = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url, headers: bearer(ada.access), ...(payload && { payload }) });
  owned.letter = randomUUID();
  const kept = { ...KEPT_LETTER, title: 'secret-of-ada', request: { ...LETTER, generation_id: owned.generation } };
  await asAda('PUT', `/api/cover-letter/letters/${owned.letter}/`, kept);
  await asAda('POST', '/api/chat/', {
    message_id: '00000000-0000-4000-8000-000000000001',
    text: 'secret-of-ada: how long should my resume be?',
    attachments: [{ kind: 'resume', resume_id: owned.resume }],
  });
  owned.chat = (await asAda('GET', '/api/chat/sessions/')).json().sessions[0].id;
  owned.proposal = (
    await api.options.database.pool.query(
      `insert into chat_proposals (session_id, message_id, resume_id, title, diffs, changes)
       select session_id, id, $1, 'secret-of-ada', '[]', '[]' from chat_messages where role = 'assistant' returning id`,
      [owned.resume],
    )
  ).rows[0].id;
  const check = new FormData();
  check.append('resume', resumeFile(undefined, 'secret-of-ada.txt'));
  check.append('region', 'GB');
  owned.check = (await postForm(app, '/api/ats-checker/', check, bearer(ada.access))).json().check.id;
  owned.session = (await asAda('GET', '/api/account/')).json().sessions[0].id;
  owned.proof = (await asAda('POST', '/api/account/proof-code/')).json().challenge_id;
  owned.code = await readCode(app, 'ada@example.org', 1);
  owned.emailChange = (
    await asAda('POST', '/api/account/email/', { email: 'ada.new@example.org' })
  ).json().challenge_id;
  owned.emailCode = await readCode(app, 'ada.new@example.org');
  await api.options.database.pool.query(
    `insert into passkeys (id, user_id, name, public_key, counter, transports)
     select 'passkey-of-ada', id, 'Key', '\\x00', 0, '[]' from users where email = 'ada@example.org'`,
  );
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** Paths name what is Ada's. */
const pathOf = (path: string) =>
  path.replace(':id', owned.resume!).replace(':version', owned.version!).replace(':token', 'nobody-has-this-token');
const fillIn = (text: string) => text.replace(/\{(\w+)\}/g, (_match, name: string) => owned[name]!);

async function makeCall(name: string, token: string | null) {
  const [method, path] = name.split(' ') as ['GET', string];
  const { query = '', id = '', body, form, headers } = CALLS[name]!;
  const allHeaders = { ...headers, ...(token && bearer(token)) };
  if (form) {
    const data = new FormData();
    for (const [field, value] of Object.entries(form)) data.append(field, value);
    data.append('resume', resumeFile());
    return postForm(app, pathOf(path), data, allHeaders);
  }
  const payload = body && JSON.parse(fillIn(JSON.stringify(body)));
  return app.inject({
    method,
    url: pathOf(path.replace(':id', id ? fillIn(id) : ':id')) + fillIn(query),
    headers: allHeaders,
    ...(payload && { payload }),
  });
}

test('every call of the API is in the table', () => {
  const calls = routes.filter((route) => !route.includes('/api/docs'));
  expect([...new Set(calls)].sort()).toEqual(Object.keys(CALLS).sort());
});

describe.each(Object.keys(CALLS))('%s', (name) => {
  test.each(['none', 'user', 'expired', 'staff'] as const)('token: %s', async (kind) => {
    const response = await makeCall(name, kind === 'none' ? null : tokens[kind]);
    const expected = CALLS[name]!.expected[['none', 'user', 'expired', 'staff'].indexOf(kind)];
    expect([response.statusCode, response.body]).toEqual([expected, expect.anything()]);
    expect(response.body).not.toMatch(/ada@example|ada.new@example|secret-of-ada|ada-resume|passkey-of-ada/);
    if (response.statusCode >= 400) {
      expect(response.json()).toMatchObject({ success: false, code: expect.any(String), message: expect.any(String) });
    }
  });
});

/** Fields that name something; each is given everything of Ada's that has a name. */
const NAMES_SOMETHING = /(?:id|_of|version|replaces|token|key)$/;

/** All that Ada can read of hers, without what time alone changes. */
async function everythingOfAda(): Promise<unknown[]> {
  const urls = [
    '/api/resumes/',
    `/api/resume/${owned.resume}/versions/`,
    '/api/cover-letter/letters/',
    `/api/cover-letter/letters/${owned.letter}/`,
    `/api/cover-letter/letters/${owned.letter}/versions/`,
    '/api/chat/sessions/',
    `/api/chat/sessions/${owned.chat}/`,
    '/api/ats-checker/history/',
    `/api/ats-checker/history/${owned.check}/`,
    `/api/payment/status?session_id=${owned.checkout}`,
  ];
  const answers = await Promise.all(urls.map((url) => app.inject({ url, headers: bearer(ada.access) })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  return answers.map((answer) => answer.json());
}

/** Thousands of requests, and more with each call that is added. */
const WALK_MS = 180_000;

test(
  'whatever of Ada is named in whichever field, nobody else reads or changes it',
  async () => {
    const before = await everythingOfAda();
    const walk = new RequestWalk();
    const wrong: string[] = [];
    for (const [name, call] of Object.entries(CONTRACT).filter(([, { access }]) =>
      ['user', 'optional'].includes(access),
    ))
      for (const part of ['params', 'query', 'body', 'form'] as const) {
        const schema = call.request[part];
        if (!schema) continue;
        for (const place of walk.placesOf(part, schema).filter((each) => NAMES_SOMETHING.test(each.name)))
          for (const [what, id] of Object.entries(owned)) {
            if (!schema.safeParse(place.partWith(id)).success) continue;
            const { statusCode, body } = await sendRequest(
              app,
              call,
              walk.requestOf(call, { [part]: place.partWith(id) }),
              {
                token: tokens.user,
              },
            );
            if (statusCode >= 500 || /ada@example|ada.new@example|secret-of-ada|ada-resume/.test(body))
              wrong.push(`${name} ${place.name} = Ada's ${what}: ${statusCode} ${body.slice(0, 200)}`);
          }
      }
    expect(wrong).toEqual([]);
    expect(await everythingOfAda()).toEqual(before);
  },
  WALK_MS,
);

test.each<[string, () => string]>([
  ['a forged signature', () => `${ada.access.slice(0, -3)}xyz`],
  ['no signature', () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${ada.access.split('.')[1]}.`],
  ['a refresh token', () => ada.refresh],
  ['nonsense', () => 'x.y.z'],
])('%s is no access token', async (_case, token) => {
  const response = await app.inject({ url: '/api/me/', headers: bearer(token()) });
  expect(response.statusCode).toBe(401);
});

test('the owner sees what is theirs', async () => {
  const read = (url: string) => app.inject({ url, headers: bearer(ada.access) });
  expect((await read('/api/me/')).json()).toMatchObject({ email: 'ada@example.org', counts: { cover_letters: 1 } });
  expect((await read('/api/cover-letter/letters/')).json().letters).toMatchObject([
    { id: owned.letter, title: 'secret-of-ada', job_title: 'Analyst' },
  ]);
  expect((await read(`/api/payment/status?session_id=${owned.checkout}`)).json()).toMatchObject({ status: 'pending' });
});

test('what is for superusers is refused to other staff, and to a user', async () => {
  const guarded = Fastify();
  guarded.setErrorHandler(handleError);
  guardRoutes(guarded, api.options.database, api.options.secrets.accessTokenKey, { note: () => {} });
  guarded.get('/for-superusers', { config: { access: 'superuser' } }, async () => 'yes');
  await createStaff(api.options.database, { username: 'otto', password: 'three unrelated words', isSuperuser: false });
  const otto = await app.inject({
    method: 'POST',
    url: '/api/admin-auth/',
    payload: { username: 'otto', password: 'three unrelated words' },
  });
  const ask = async (token: string) =>
    (await guarded.inject({ url: '/for-superusers', headers: bearer(token) })).statusCode;
  expect(await ask(tokens.staff)).toBe(200);
  expect(await ask(otto.json().tokens.access)).toBe(403);
  expect(await ask(ada.access)).toBe(403);
});

test('a route that does not say for whom it is keeps the API from starting', async () => {
  const broken = Fastify();
  broken.register(async (outer) => {
    guardRoutes(outer, api.options.database, api.options.secrets.accessTokenKey, { note: () => {} });
    outer.get('/forgotten', async () => 'open to everyone');
  });
  await expect(broken.ready()).rejects.toThrow('GET /forgotten does not state its access');
});
