import Fastify from 'fastify';
import { createApp } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { clientAddress, widerNetworks } from './client-address.ts';
import { counterKey } from './counter.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

async function addressBehindProxy(forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: readTrustedProxies('true') });
  app.get('/', async (request) => clientAddress(request));
  const answer = await app.inject({ url: '/', remoteAddress: '10.0.0.9', headers: { 'x-forwarded-for': forwarded } });
  await app.close();
  return answer.body;
}

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3::4', '2001:db8:1:2::'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:4711', '10.0.0.9'],
  ['[2001:db8::1]:4711', '10.0.0.9'],
  ['unknown', '10.0.0.9'],
  ['from:127.0.0.250', '10.0.0.9'],
  ['nonsense, 10.0.0.3', '10.0.0.3'],
])('%s forwarded by the own proxy counts as %s', async (forwarded, address) => {
  expect(await addressBehindProxy(forwarded)).toBe(address);
});

test('an IPv6 address counts in its /56 and /48 too', () => {
  expect(widerNetworks('2001:db8:1:2ff::').map(({ network }) => network)).toEqual([
    '2001:db8:1:200::/56',
    '2001:db8:1::/48',
  ]);
  expect(widerNetworks('203.0.113.9')).toEqual([]);
});

test('no part of a key can be taken for another', () => {
  expect(counterKey('attempt', 'from:127.0.0.250')).not.toBe(counterKey('attempt', 'from', '127.0.0.250'));
  expect(counterKey('a', 'b","c')).not.toBe(counterKey('a', 'b', 'c'));
});

describe('limits', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await createTestApp();
  });
  afterAll(() => api.close());

  test('who has a /48 has no more than sixteen customers of it', async () => {
    const app = await createApp({ ...api.options, logger: false, rateLimits: { signIn: 2, factor: 100 } });
    const logIn = (remoteAddress: string) =>
      app.inject({
        method: 'POST',
        url: '/api/login/',
        remoteAddress,
        payload: { email: 'a@b.example', password: 'x' },
      });
    const statuses: number[] = [];
    for (let count = 0; count < 40; count++) {
      // A /64 of its own for each call, spread over the /48.
      statuses.push((await logIn(`2001:db8:1:${(count * 0x100).toString(16)}::1`)).statusCode);
    }
    expect(statuses.filter((status) => status === 429).length).toBe(40 - 2 * 16);
    expect((await logIn('2001:db8:2::1')).statusCode).toBe(401);
    await app.close();
  });
});
