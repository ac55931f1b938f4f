import type { Access, Call } from '@vitae/contract/call';
import { CALLS } from '@vitae/contract/calls';
import type { FastifyInstance } from 'fastify';
import { SignJWT } from 'jose';
import { createApp } from '../app.ts';
import { createStaff } from '../auth/staff.ts';
import { bearer, createAccount } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

// Made from the contract: a call that is added is in here by itself.

const PASSWORD = 'three unrelated words';
/** What the guard of the routes answers; a handler's own refusals have other codes. */
const GUARD_CODES = ['token_missing', 'token_invalid', 'token_expired', 'user_only', 'staff_only', 'superuser_only'];
/** More than any call takes. */
const HUGE_BYTES = 8 * 1024 * 1024;

type TokenKind = 'none' | 'garbage' | 'expired' | 'refresh' | 'user' | 'staff' | 'superuser';
const KINDS: TokenKind[] = ['none', 'garbage', 'expired', 'refresh', 'user', 'staff', 'superuser'];
/** Who gets past the guard, and what the others are told. */
const EXPECTED: Record<Access, Record<TokenKind, 'in' | 401 | 403>> = {
  public: { none: 'in', garbage: 'in', expired: 'in', refresh: 'in', user: 'in', staff: 'in', superuser: 'in' },
  optional: { none: 'in', garbage: 401, expired: 401, refresh: 401, user: 'in', staff: 'in', superuser: 'in' },
  user: { none: 401, garbage: 401, expired: 401, refresh: 401, user: 'in', staff: 403, superuser: 403 },
  staff: { none: 401, garbage: 401, expired: 401, refresh: 401, user: 403, staff: 'in', superuser: 'in' },
  superuser: { none: 401, garbage: 401, expired: 401, refresh: 401, user: 403, staff: 403, superuser: 'in' },
};

let api: TestApp;
const apps: FastifyInstance[] = [];
const tokens = new Map<TokenKind, string>();

async function expired(access: string, key: Uint8Array): Promise<string> {
  const { sub, sid } = JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString());
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('vitae')
    .setAudience('user')
    .setSubject(sub)
    .setIssuedAt(now - 3600)
    .setExpirationTime(now - 2700)
    .sign(key);
}

beforeAll(async () => {
  const rateLimits = { general: 100_000, letters: 100_000, signIn: 100_000, factor: 1000 };
  api = await createTestApp({ rateLimits });
  const { options, app } = api;
  // A deployment has the demo checkout or a payment provider, not both.
  const withProvider = { ...options, payments: { ...options.payments, isDemo: false } };
  apps.push(app, await createApp({ ...withProvider, logger: false }));

  const { access, refresh } = await createAccount(app, 'ada@example.org');
  tokens.set('user', access).set('refresh', refresh).set('garbage', 'x.y.z');
  tokens.set('expired', await expired(access, options.secrets.accessTokenKey));
  for (const kind of ['staff', 'superuser'] as const) {
    await createStaff(options.database, { username: kind, password: PASSWORD, isSuperuser: kind === 'superuser' });
    const payload = { username: kind, password: PASSWORD };
    const answer = await app.inject({ method: 'POST', url: CALLS.logInStaff!.path, payload });
    tokens.set(kind, answer.json().tokens.access);
  }
});
afterAll(async () => {
  await apps[1]?.close();
  await api.close();
});

interface Body {
  payload?: string | Buffer;
  contentType?: string;
}

async function make(call: Call, kind: TokenKind, { payload, contentType }: Body = {}) {
  const url = call.path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  const token = tokens.get(kind);
  const request = {
    method: call.method,
    url,
    headers: { ...(token && bearer(token)), ...(contentType && { 'content-type': contentType }) },
    ...(payload !== undefined && { payload }),
  };
  for (const app of apps) {
    const answer = await app.inject(request);
    if (answer.statusCode !== 404 || !answer.body.includes('There is no call')) return answer;
  }
  throw new Error(`There is no route for ${call.method} ${call.path}`);
}

/** Somebody who is let in. */
const guestOf = (call: Call): TokenKind =>
  KINDS.find((kind) => kind !== 'none' && kind !== 'garbage' && EXPECTED[call.access][kind] === 'in')!;

const calls = Object.entries(CALLS);

describe.each(calls)('%s', (_name, call) => {
  test.each(KINDS)('with the token: %s', async (kind) => {
    const answer = await make(call, kind);
    const expected = EXPECTED[call.access][kind];
    const code = answer.headers['content-type']?.includes('json') ? answer.json().code : undefined;
    if (expected === 'in') expect(GUARD_CODES).not.toContain(code);
    else expect([answer.statusCode, GUARD_CODES.includes(code)]).toEqual([expected, true]);
    expect(answer.statusCode).not.toBe(500);
  });
});

const withBody = calls.filter(([, { method }]) => method !== 'GET');

describe.each(withBody)('a body of %s', (_name, call) => {
  test('that is larger than the call takes is refused', async () => {
    const payload = JSON.stringify({ a: 'x'.repeat(HUGE_BYTES) });
    const answer = await make(call, guestOf(call), { payload, contentType: 'application/json' });
    expect([answer.statusCode, answer.json().success]).toEqual([413, false]);
  });

  test('that is nested too deeply is refused', async () => {
    const payload = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const answer = await make(call, guestOf(call), { payload, contentType: 'application/json' });
    expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
  });
});

describe.each(withBody.filter(([, { request }]) => request.form))('a form of %s', (_name, call) => {
  test.each([
    ['a file', 'resume"; filename="a.txt', HUGE_BYTES],
    ['a field', 'job_title', HUGE_BYTES],
  ])('with %s that is too large is refused', async (_part, name, bytes) => {
    const payload = `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${'a'.repeat(bytes)}\r\n--x--\r\n`;
    const answer = await make(call, guestOf(call), { payload, contentType: 'multipart/form-data; boundary=x' });
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.json().success).toBe(false);
  });

  test('with a thousand parts is refused', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\na\r\n';
    const payload = `${part.repeat(1000)}--x--\r\n`;
    const answer = await make(call, guestOf(call), { payload, contentType: 'multipart/form-data; boundary=x' });
    expect([400, 413]).toContain(answer.statusCode);
  });
});
