import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { createAccount } from '../testing/test-accounts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createGoogleSignIn } from './google.ts';

const CLIENT_ID = 'vitae.apps.example';
const ISSUER = 'https://accounts.example';

/** Stands in for Google: serves its public key and signs ID tokens. */
let keyServer: Server;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let api: TestApp;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  keyServer = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => keyServer.listen(0, '127.0.0.1', resolve));
  const keysUrl = `http://127.0.0.1:${(keyServer.address() as AddressInfo).port}/certs`;
  api = await createTestApp({ google: createGoogleSignIn({ clientId: CLIENT_ID, keysUrl, issuers: [ISSUER] }) });
});
afterAll(async () => {
  await api.close();
  keyServer.close();
});

interface TokenChanges {
  claims?: JWTPayload;
  audience?: string;
  issuer?: string;
  expiresIn?: string;
  key?: CryptoKey;
  keyId?: string;
}

function idToken({ claims, audience, issuer, expiresIn, key, keyId }: TokenChanges = {}): Promise<string> {
  return new SignJWT({ email: 'ada@gmail.com', email_verified: true, name: 'Ada King', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: keyId ?? 'key-1' })
    .setSubject((claims?.sub as string | undefined) ?? '1001')
    .setAudience(audience ?? CLIENT_ID)
    .setIssuer(issuer ?? ISSUER)
    .setIssuedAt()
    .setExpirationTime(expiresIn ?? '5m')
    .sign(key ?? keys.privateKey);
}

const signIn = (credential: string, target = api) =>
  target.app.inject({ method: 'POST', url: '/api/auth/google/', payload: { credential } });

test('makes an account at the first sign-in and finds it at the next, under a new address too', async () => {
  const first = await signIn(await idToken());
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject({ success: true, user: { email: 'ada@gmail.com', username: 'Ada King' } });
  const second = await signIn(await idToken({ claims: { email: 'countess@gmail.com' } }));
  expect(second.json().user.email).toBe('ada@gmail.com');
});

test('joins the account of a mailbox that Google runs', async () => {
  await createAccount(api.app, 'grace@gmail.com');
  const response = await signIn(await idToken({ claims: { sub: '1002', email: 'Grace@gmail.com' } }));
  expect(response.json()).toMatchObject({ user: { email: 'grace@gmail.com', username: 'grace' } });
});

test('does not take over the account of a mailbox that someone else runs', async () => {
  await createAccount(api.app, 'alan@example.org');
  const response = await signIn(await idToken({ claims: { sub: '1003', email: 'alan@example.org' } }));
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: 'password_account' });
});

test('makes one account of two clicks at the same time', async () => {
  const token = await idToken({ claims: { sub: '1006', email: 'twice@gmail.com' } });
  const answers = await Promise.all([1, 2, 3].map(() => signIn(token)));
  expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.json().user.email))).toEqual(new Set(['twice@gmail.com']));
});

test.each<[string, string, string]>([
  ['1007', ' ', 'nameless'],
  ['1008', 'x'.repeat(200), 'x'.repeat(60)],
])('takes a name that Google gives as far as it is one (%s)', async (sub, name, username) => {
  const response = await signIn(await idToken({ claims: { sub, name, email: `nameless${sub}@gmail.com` } }));
  expect(response.json().user.username).toBe(username === 'nameless' ? `nameless${sub}` : username);
});

describe('refuses', () => {
  test.each<[string, TokenChanges]>([
    ['a token for another site', { audience: 'other.apps.example' }],
    ['a token of another issuer', { issuer: 'https://evil.example' }],
    ['an expired token', { expiresIn: '-5m' }],
    ['an address that is not verified', { claims: { sub: '1004', email_verified: false } }],
    ['a token without an address', { claims: { sub: '1005', email: undefined } }],
    ['a key that it does not know', { keyId: 'key-2' }],
  ])('%s', async (_case, changes) => {
    const response = await signIn(await idToken(changes));
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'google_refused' });
  });

  test('a forged signature', async () => {
    const forger = await generateKeyPair('RS256');
    expect((await signIn(await idToken({ key: forger.privateKey }))).statusCode).toBe(401);
  });

  test('a token without a signature', async () => {
    const [, payload] = (await idToken()).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: 'key-1' })).toString('base64url');
    expect((await signIn(`${header}.${payload}.`)).statusCode).toBe(401);
  });

  test('what is no token', async () => {
    expect((await signIn('nonsense')).statusCode).toBe(401);
  });
});

test('says so when Google cannot be reached', async () => {
  const unreachable = await createTestApp({
    google: createGoogleSignIn({ clientId: CLIENT_ID, keysUrl: 'http://127.0.0.1:1/certs', issuers: [ISSUER] }),
  });
  const response = await signIn(await idToken(), unreachable);
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'google_unreachable' });
  await unreachable.close();
});

test('is off without a client id', async () => {
  const without = await createTestApp();
  expect((await signIn(await idToken(), without)).statusCode).toBe(404);
  await without.close();
});
