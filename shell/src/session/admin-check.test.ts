import { AxiosError, type AxiosResponse } from 'axios';
import { createAdminCheck } from './admin-check.ts';

const failure = (status: number) =>
  new AxiosError('x', 'ERR', undefined, undefined, { status, data: {} } as AxiosResponse);
const unreachable = new AxiosError('Network Error', 'ERR_NETWORK');
const KEYS = ['admin_authenticated', 'admin_user', 'admin_access_token', 'admin_refresh_token'];

let asked: string[];

function open({ accepts = [] as string[], refusal = failure(401) as Error, refresh = failure(401) as Error | object }) {
  asked = [];
  return createAdminCheck({
    ask: async (token) => {
      asked.push(token);
      if (!accepts.includes(token)) throw refusal;
    },
    refresh: async () => {
      if (refresh instanceof Error) throw refresh;
      return refresh as { access: string; refresh: string };
    },
    storage: localStorage,
  });
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('admin_authenticated', 'true');
  localStorage.setItem('admin_user', '{"username":"olga","is_staff":true,"is_superuser":false}');
  localStorage.setItem('admin_access_token', 'a1');
  localStorage.setItem('admin_refresh_token', 'r1');
});
const left = () => KEYS.filter((key) => localStorage.getItem(key) !== null);

test('a session that the API confirms passes', async () => {
  expect(await open({ accepts: ['a1'] })()).toBe(true);
});

test.each(['admin_authenticated', 'admin_user', 'admin_access_token'])(
  'without %s nobody is asked',
  async (missing) => {
    localStorage.removeItem(missing);
    expect(await open({ accepts: ['a1'] })()).toBe(false);
    expect(asked).toEqual([]);
  },
);

test('an expired token is refreshed, and both new ones are kept', async () => {
  expect(await open({ accepts: ['a2'], refresh: { access: 'a2', refresh: 'r2' } })()).toBe(true);
  expect([localStorage.getItem('admin_access_token'), localStorage.getItem('admin_refresh_token')]).toEqual([
    'a2',
    'r2',
  ]);
});

test('what another tab has refreshed meanwhile is taken, and not refreshed again', async () => {
  const check = createAdminCheck({
    ask: async (token) => {
      if (token === 'a2') return;
      localStorage.setItem('admin_access_token', 'a2');
      throw failure(401);
    },
    refresh: async () => {
      throw failure(401);
    },
    storage: localStorage,
  });
  expect(await check()).toBe(true);
});

test('forged flags fail and are removed', async () => {
  expect(await open({})()).toBe(false);
  expect(left()).toEqual([]);
});

test('a user’s token in the place of a staff token fails', async () => {
  expect(await open({ refusal: failure(403) })()).toBe(false);
});

test.each([
  ['the question', { refusal: unreachable }],
  ['the refresh', { refresh: unreachable }],
  ['a refresh on a broken server', { refresh: failure(503) }],
  ['a refresh that is a call too many', { refresh: failure(429) }],
])('when %s gets no answer, nobody passes, but the session stays', async (_what, options) => {
  expect(await open(options)()).toBe(false);
  expect(left()).toEqual(KEYS);
});
