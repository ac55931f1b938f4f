import type { Platform, RemoteLifecycles, RemoteProps } from '@vitae/contract/platform';
import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { mountRootParcel } from 'single-spa';
import { createCrashMemory } from './crash-memory.ts';
import { createLoads, type LoadRemote } from './loads.ts';
import { createRemoteHost, type HostedState, type RemoteHostOptions } from './remote-host.ts';

const routes = [{ path: '/x/*', guard: 'public', layout: 'page', title: 'X' } as const];
const stored = (number: string) => storedVersion('mf-x', number, { routes });

const NETWORK = new Error('network');
const BUDGET_MS = 400;

const channel = channelOf({ 'mf-x': { ...stored('1.1.0'), navigation: [], menu: [], previous: stored('1.0.0') } });

const location = { pathname: '/x', search: '', hash: '', key: 'a', state: null };

/** A remote that writes its version and where it is. */
function remoteShowing(version: string, changes: Partial<RemoteLifecycles> = {}): RemoteLifecycles {
  const show = async ({ domElement, location }: { domElement: HTMLElement } & RemoteProps) => {
    domElement.textContent = `${version} at ${location.pathname}`;
  };
  return {
    bootstrap: async () => {},
    mount: show,
    update: show,
    unmount: async ({ domElement }) => domElement.replaceChildren(),
    ...changes,
  };
}

function setUp(load: LoadRemote, options: Partial<RemoteHostOptions> = {}) {
  const element = document.createElement('div');
  const states: HostedState[] = [];
  const failures: string[] = [];
  const remoteHost = createRemoteHost({
    channel,
    load: createLoads(load, () => {}),
    mountParcel: mountRootParcel as unknown as RemoteHostOptions['mountParcel'],
    crashes: createCrashMemory(sessionStorage),
    findCause: async (error) => (error === NETWORK ? 'network' : 'code'),
    isLoading: () => false,
    onFailed: ({ version, code, outcome }) => failures.push(`${version} ${code} ${outcome}`),
    onMounted: () => {},
    budgetMs: BUDGET_MS,
    emptyMs: 50,
    ...options,
  });
  const platform: Platform = createFakePlatform();
  const visit = () => remoteHost.host('mf-x', element, { platform, location }, (state) => states.push(state));
  const until = async (status: HostedState['status']) => {
    for (let i = 0; i < 300 && states.at(-1)?.status !== status; i++) await wait(5);
    expect(states.at(-1)?.status).toBe(status);
  };
  return { element, states, failures, hosted: visit(), visit, remoteHost, until };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const never = () => new Promise<never>(() => {});
const moved = (pathname: string) => ({ location: { ...location, pathname, key: pathname } });

beforeEach(() => sessionStorage.clear());

test('a remote is loaded, mounted, moved and removed', async () => {
  const { element, hosted, until, failures } = setUp(async (_name, { version }) => remoteShowing(version));
  await until('mounted');
  expect(element).toHaveTextContent('1.1.0 at /x');
  hosted.update(moved('/x/two'));
  hosted.update(moved('/x/three'));
  await wait(30);
  expect(element).toHaveTextContent('1.1.0 at /x/three');
  hosted.remove();
  await wait(30);
  expect(element).toBeEmptyDOMElement();
  expect(failures).toEqual([]);
});

test('a network that fails twice costs nobody the current version', async () => {
  const addresses: number[] = [];
  const { until, failures, element } = setUp(async (_name, { version }, address) => {
    addresses.push(address);
    if (address < 2) throw NETWORK;
    return remoteShowing(version);
  });
  await until('mounted');
  expect(addresses).toEqual([0, 1, 2]);
  expect(element).toHaveTextContent('1.1.0');
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-001 retried', '1.1.0 VITAE-REMOTE-001 retried']);
});

test.each([
  ['cannot be loaded', 'VITAE-REMOTE-001', () => Promise.reject(new Error('altered'))],
  ['throws as it mounts', 'VITAE-REMOTE-005', async () => remoteShowing('', { mount: () => Promise.reject(Error()) })],
  ['never ends its mount', 'VITAE-REMOTE-005', async () => remoteShowing('', { mount: never })],
  ['never answers', 'VITAE-REMOTE-002', never],
])('a version that %s gives way to the one before it', async (_name, code, load) => {
  const { element, until, failures } = setUp((_name, { version }) =>
    version === '1.1.0' ? load() : Promise.resolve(remoteShowing(version)),
  );
  await until('mounted');
  expect(element).toHaveTextContent('1.0.0 at /x');
  expect(failures).toEqual([`1.1.0 ${code} previous`]);
});

test('a version that crashes at its start is not tried again in this tab', async () => {
  const mounts: string[] = [];
  const { until, visit, states } = setUp(async (_name, { version }) =>
    remoteShowing(version, {
      mount: async ({ domElement }) => {
        mounts.push(version);
        if (version === '1.1.0') throw new Error('crash');
        domElement.textContent = version;
      },
    }),
  );
  await until('mounted');
  states.length = 0;
  visit();
  await until('mounted');
  expect(mounts).toEqual(['1.1.0', '1.0.0', '1.0.0']);
});

test('when nothing works the panel is shown, and its retry starts over', async () => {
  let isBroken = true;
  const { element, hosted, until, states } = setUp(async (_name, { version }) => {
    if (isBroken) throw new Error('gone');
    return remoteShowing(version);
  });
  await until('failed');
  const state = states.at(-1);
  expect(state?.status === 'failed' && [state.error.code, state.cause]).toEqual(['VITAE-REMOTE-001', 'code']);
  isBroken = false;
  hosted.retry();
  await until('mounted');
  expect(element).toHaveTextContent('1.1.0 at /x');
});

test('code that comes after the panel takes its place', async () => {
  let arrive: (remote: RemoteLifecycles) => void = () => {};
  const { element, until } = setUp((_name, { version }, address) => {
    if (version !== '1.1.0' || address > 0) return never();
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  await until('failed');
  arrive(remoteShowing('1.1.0'));
  await until('mounted');
  expect(element).toHaveTextContent('1.1.0');
});

describe('a mount that takes longer than the budget', () => {
  const slow = (mounts: string[], end: { come(): void; fail(error: Error): void }) =>
    setUp(
      async (_name, { version }) =>
        remoteShowing(version, {
          mount: ({ domElement }) =>
            new Promise<void>((resolve, reject) => {
              mounts.push(version);
              end.come = () => {
                domElement.textContent = `${version}, late`;
                resolve();
              };
              end.fail = reject;
              if (mounts.length > 2) end.come();
            }),
        }),
      { isLoading: () => true },
    );
  const end = { come() {}, fail(_error: Error) {} };

  test('comes to the screen in the place of the panel, and its slow network is no crash', async () => {
    const mounts: string[] = [];
    const { element, until, failures, visit } = slow(mounts, end);
    await until('failed');
    expect(failures).toEqual(['1.1.0 VITAE-REMOTE-005 previous', '1.0.0 VITAE-REMOTE-005 panel']);
    end.come();
    await until('mounted');
    expect(element).toHaveTextContent('1.0.0, late');
    visit();
    await until('mounted');
    expect(mounts).toEqual(['1.1.0', '1.0.0', '1.1.0']);
  });

  test('leaves the panel where it fails, and a retry begins anew', async () => {
    const mounts: string[] = [];
    const { element, until, failures, hosted } = slow(mounts, end);
    await until('failed');
    end.fail(new Error('late'));
    await wait(10);
    expect(failures).toHaveLength(2);
    expect(element).toBeEmptyDOMElement();
    hosted.retry();
    await until('mounted');
    expect(element).toHaveTextContent('1.1.0, late');
  });
});

test('a page that gets no processor for longer than the budget holds it against nobody', async () => {
  const { failures, until } = setUp(async (_name, { version }) => {
    // A file, the files that it asks for, and theirs.
    for (let step = 0; step < 5; step++) await wait(5);
    return remoteShowing(version);
  });
  const asleepUntil = performance.now() + 2 * BUDGET_MS;
  while (performance.now() < asleepUntil);
  await until('mounted');
  expect(failures).toEqual([]);
});

test('a remote that crashes on the screen is restarted and says so, then replaced', async () => {
  let crash: (error: unknown) => void = () => {};
  const { element, until, failures, states } = setUp(async (_name, { version }, address) =>
    remoteShowing(version, {
      mount: async ({ domElement, onCrash }) => {
        domElement.textContent = `${version}, address ${address}`;
        crash = onCrash;
      },
    }),
  );
  await until('mounted');
  for (const shown of ['1.1.0, address 1', '1.0.0, address 0']) {
    states.length = 0;
    crash(new Error('render'));
    await until('mounted');
    expect(element).toHaveTextContent(shown);
    expect(states.at(-1)).toMatchObject({ isRestarted: true });
  }
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-006 restarted', '1.1.0 VITAE-REMOTE-006 previous']);
});

test('an update that never ends is given up, and the next version shows what was asked for', async () => {
  const { element, hosted, until, failures, states } = setUp(async (_name, { version }) =>
    remoteShowing(version, version === '1.1.0' ? { update: never } : {}),
  );
  await until('mounted');
  states.length = 0;
  hosted.update(moved('/x/two'));
  await until('mounted');
  expect(element).toHaveTextContent('1.0.0 at /x/two');
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-008 previous']);
});

test('an empty screen is a failure', async () => {
  const { failures, states, element } = setUp(async (_name, { version }) =>
    remoteShowing(version, version === '1.1.0' ? { mount: async () => {} } : {}),
  );
  for (let i = 0; i < 100 && !element.textContent?.includes('1.0.0'); i++) await wait(5);
  expect(element).toHaveTextContent('1.0.0');
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-007 restarted', '1.1.0 VITAE-REMOTE-007 previous']);
  expect(states.at(-1)).toMatchObject({ status: 'mounted', version: '1.0.0' });
});

test('an unmount that never ends is reported and keeps nobody waiting', async () => {
  const { element, hosted, until, failures } = setUp(async (_name, { version }) =>
    remoteShowing(version, { unmount: never }),
  );
  await until('mounted');
  hosted.remove();
  await wait(BUDGET_MS / 2);
  expect(element).toBeEmptyDOMElement();
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-009 untouched']);
});

test.each([
  ['at once', 0],
  ['with pauses, as on a slow machine', 30],
])('a remote that leads in circles %s is stopped', async (_how, pauseMs) => {
  const { until, failures, element } = setUp(async (_name, { version }) =>
    remoteShowing(version, {
      mount: async ({ domElement, platform }) => {
        domElement.textContent = version;
        if (version === '1.1.0') setTimeout(() => leadInCircles(platform));
      },
    }),
  );
  const leadInCircles = async (platform: Platform) => {
    for (let turn = 0; turn < 50; turn++) {
      platform.navigate('/x/loop');
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  await until('mounted');
  for (let i = 0; i < 1000 && element.textContent !== '1.0.0'; i++) await wait(5);
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-011 restarted', '1.1.0 VITAE-REMOTE-011 previous']);
});

test('a remote that has left hears nothing more and leads nobody anywhere', async () => {
  let platformOfRemote: Platform | undefined;
  const platform = createFakePlatform();
  const heard: unknown[] = [];
  const { hosted, until } = setUp(async (_name, { version }) =>
    remoteShowing(version, {
      mount: async ({ domElement, platform }) => {
        domElement.textContent = version;
        platformOfRemote = platform;
        platform.bus.on('resume:count@1', ({ count }) => heard.push(count));
      },
    }),
  );
  await until('mounted');
  platformOfRemote?.bus.emit('resume:count@1', { count: 1 });
  hosted.remove();
  platformOfRemote?.bus.emit('resume:count@1', { count: 2 });
  platformOfRemote?.navigate('/elsewhere');
  expect(heard).toEqual([1]);
  expect(platform.recorded.navigations).toEqual([]);
});

test('a failed prefetch does not spoil the visit', async () => {
  let calls = 0;
  const { remoteHost, until, failures } = setUp(async (_name, { version }) => {
    calls += 1;
    if (calls === 1) throw NETWORK;
    return remoteShowing(version);
  });
  remoteHost.prefetch('mf-x', '/x');
  await until('mounted');
  expect(failures.length).toBeLessThanOrEqual(1);
});

test('removed while loading, nothing is mounted any more', async () => {
  let finish: (remote: RemoteLifecycles) => void = () => {};
  const { element, hosted, states } = setUp(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  hosted.remove();
  finish(remoteShowing('1.1.0'));
  await wait(30);
  expect(element).toBeEmptyDOMElement();
  expect(states).toEqual([{ status: 'loading' }]);
});
