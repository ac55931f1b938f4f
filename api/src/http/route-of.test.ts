import { CALLS } from '@vitae/contract/calls';
import Fastify from 'fastify';
import { type ApiOptions, apiPlugin } from '../app.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function routesOf(options: ApiOptions): Promise<string[]> {
  const app = Fastify();
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
  });
  await app.register(apiPlugin, options);
  await app.ready();
  await app.close();
  return routes.filter((route) => !route.includes('/api/docs'));
}

test('every route of the API is a call of the contract, and every call has its route', async () => {
  const withDemo = await routesOf(api.options);
  // A deployment has the demo checkout or a payment provider, not both.
  const withProvider = await routesOf({ ...api.options, payments: { ...api.options.payments, isDemo: false } });
  const calls = Object.values(CALLS).map(({ method, path }) => `${method} ${path}`);
  expect([...new Set([...withDemo, ...withProvider])].sort()).toEqual(calls.sort());
});
