import Fastify from 'fastify';
import { clientAddress } from './client-address.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

async function addressSeen(setting: string | undefined, remoteAddress: string, forwarded: string): Promise<string> {
  const app = Fastify({ trustProxy: readTrustedProxies(setting) });
  app.get('/', async (request) => clientAddress(request));
  const response = await app.inject({ url: '/', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  return response.body;
}

test.each<[string, string | undefined, string, string, string]>([
  ['nobody is believed by default', undefined, '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['nor with "false"', 'false', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['a proxy of this machine says who asks', 'true', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  [
    'what a client writes in front of its own address counts for nothing',
    'true',
    '10.0.0.2',
    '1.2.3.4, 203.0.113.9',
    '203.0.113.9',
  ],
  ['somebody on the internet is no proxy of this site', 'true', '203.0.113.9', '1.2.3.4', '203.0.113.9'],
  ['a named proxy is believed', '198.51.100.7', '198.51.100.7', '203.0.113.9', '203.0.113.9'],
  ['and nobody else', '198.51.100.7', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
])('%s', async (_case, setting, remoteAddress, forwarded, expected) => {
  expect(await addressSeen(setting, remoteAddress, forwarded)).toBe(expected);
});
