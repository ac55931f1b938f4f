import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import { createSession } from './session.ts';

/** Two tabs of one browser: one storage, and each hears the other's messages. */
function openTabs() {
  localStorage.clear();
  const listeners: ((event: MessageEvent) => void)[][] = [[], []];
  return [0, 1].map((tab) =>
    createSession({
      storage: localStorage,
      sessionStorage,
      channel: {
        postMessage: (data: unknown) => {
          for (const listener of listeners[1 - tab] ?? []) listener({ data } as MessageEvent);
        },
        addEventListener: ((_type: string, listener: (event: MessageEvent) => void) =>
          listeners[tab]?.push(listener)) as BroadcastChannel['addEventListener'],
      },
    }),
  ) as [ReturnType<typeof createSession>, ReturnType<typeof createSession>];
}

const tokens = { access: 'a1', refresh: 'r1' };
const free = { is_paid: false, plan: 'Free', payment_plan: null };
const pro = { is_paid: true, plan: 'Pro Monthly', payment_plan: 'pro-monthly' };
const nadia = (plan: typeof free | typeof pro = free) => ({ ...tokens, user: { username: 'nadia', ...plan } });

test('a sign-in is kept under the names that others read', () => {
  const [session] = openTabs();
  session.begin(nadia(pro));
  expect({ ...localStorage }).toEqual({
    access_token: 'a1',
    refresh_token: 'r1',
    username: 'nadia',
    is_paid: 'true',
    payment_plan: 'pro-monthly',
    userPlan: 'Pro Monthly',
  });
});

test('someone without a name is Guest on the plan Free', () => {
  const [session] = openTabs();
  localStorage.setItem('access_token', 'a1');
  session.begin({ ...tokens, user: { username: '', ...free } });
  expect(session.getUser()).toEqual({ username: 'Guest', isPaid: false, plan: 'Free' });
});

test('the other tab follows a sign-in and a sign-out', () => {
  const [here, there] = openTabs();
  const ends: string[] = [];
  there.onEnd((reason) => ends.push(reason));
  here.begin(nadia());
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  expect(there.getUser()?.username).toBe('nadia');
  here.end('user');
  expect(there.getUser()).toBeNull();
  expect(ends).toEqual(['other-tab']);
});

test('a message that comes before the storage has changed does not leave the other tab behind', () => {
  const stale = { access_token: 'a1', username: 'nadia' } as Record<string, string>;
  let tell = (_message: string) => {};
  const there = createSession({
    storage: { getItem: (key: string) => stale[key] ?? null } as Storage,
    sessionStorage,
    channel: {
      postMessage() {},
      addEventListener: ((_type: string, listener: (event: MessageEvent) => void) => {
        tell = (data) => listener({ data } as MessageEvent);
      }) as BroadcastChannel['addEventListener'],
    },
  });
  tell('signed-out');
  expect(there.getUser()?.username).toBe('nadia');
  Reflect.deleteProperty(stale, 'access_token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
  expect(there.getUser()).toBeNull();
});

test('an expired session ends in the other tab as what it is', () => {
  const [here, there] = openTabs();
  here.begin(nadia());
  const ends: string[] = [];
  there.onEnd((reason) => ends.push(reason));
  here.end('expired');
  expect(ends).toEqual(['expired']);
  expect(there.getUser()).toBeNull();
});

test('log-out removes everything of the person and leaves the rest', () => {
  const [session] = openTabs();
  session.begin(nadia(pro));
  for (const key of [
    PERSISTENT_KEYS.hasDashboard,
    PERSISTENT_KEYS.resumeCount,
    PERSISTENT_KEYS.resumeId,
    'vitae:draft:mf-resume:document',
  ])
    localStorage.setItem(key, 'x');
  localStorage.setItem('vitae:theme', 'dark');
  localStorage.setItem(PERSISTENT_KEYS.adminAccessToken, 'staff');
  session.end('user');
  expect({ ...localStorage }).toEqual({ 'vitae:theme': 'dark', admin_access_token: 'staff' });
});

test('two tabs that find the same session expired say so once each, and so for the next session', () => {
  const [here, there] = openTabs();
  const ends: string[] = [];
  here.onEnd((reason) => ends.push(`here ${reason}`));
  there.onEnd((reason) => ends.push(`there ${reason}`));
  for (const round of [1, 2]) {
    here.begin(nadia());
    window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
    here.end('expired');
    there.end('expired');
    expect(ends.toSorted()).toEqual(
      ['here expired', 'there expired'].flatMap((end) => Array.from({ length: round }, () => end)),
    );
  }
});

test('an expired session keeps what was being written', () => {
  const [session] = openTabs();
  session.begin(nadia());
  localStorage.setItem('vitae:draft:mf-cover-letter:form', '{"jobTitle":"Baker"}');
  session.end('expired');
  expect(session.getUser()).toBeNull();
  expect(localStorage.getItem('vitae:draft:mf-cover-letter:form')).toBe('{"jobTitle":"Baker"}');
});
