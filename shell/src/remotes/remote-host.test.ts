import type { Platform, RemoteLifecycles, RemoteProps } from '@vitae/contract/platform';
import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { mountRootParcel } from 'single-spa';
import { createRemoteHost, type HostedState, type RemoteHostOptions } from './remote-host.ts';

const stored = (number: string) => storedVersion('mf-x', number);

const channel = channelOf({ 'mf-x': { ...stored('1.1.0'), navigation: [], previous: stored('1.0.0') } });

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

function setUp(load: RemoteHostOptions['load'], options: Partial<RemoteHostOptions> = {}) {
  const element = document.createElement('div');
  const states: HostedState[] = [];
  const failures: string[] = [];
  const remoteHost = createRemoteHost({
    channel,
    load,
    mountParcel: mountRootParcel as unknown as RemoteHostOptions['mountParcel'],
    onFailed: ({ version, code, outcome }) => failures.push(`${version} ${code} ${outcome}`),
    onMounted: () => {},
    ...options,
  });
  const platform: Platform = createFakePlatform();
  const hosted = remoteHost.host('mf-x', element, { platform, location }, (state) => states.push(state));
  const until = async (status: HostedState['status']) => {
    for (let i = 0; i < 300 && states.at(-1)?.status !== status; i++)
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(states.at(-1)?.status).toBe(status);
  };
  return { element, states, failures, hosted, remoteHost, until };
}

test('a remote is loaded, mounted, moved and removed', async () => {
  const { element, hosted, until, failures } = setUp(async (_name, { version }) => remoteShowing(version));
  await until('mounted');
  expect(element).toHaveTextContent('1.1.0 at /x');
  hosted.update({ location: { ...location, pathname: '/x/two', key: 'b' } });
  hosted.update({ location: { ...location, pathname: '/x/three', key: 'c' } });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(element).toHaveTextContent('1.1.0 at /x/three');
  hosted.remove();
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(element).toBeEmptyDOMElement();
  expect(failures).toEqual([]);
});

test('a load that fails once is tried again from a fresh address', async () => {
  const loads: number[] = [];
  const { until, failures } = setUp(async (_name, { version }, attempt) => {
    loads.push(attempt);
    if (attempt === 0) throw new Error('network');
    return remoteShowing(version);
  });
  await until('mounted');
  expect(loads).toEqual([0, 1]);
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-001 retried']);
});

test('a version that cannot be loaded gives way to the one before it', async () => {
  const { element, until, failures } = setUp(async (_name, { version }) => {
    if (version === '1.1.0') throw new Error('gone');
    return remoteShowing(version);
  });
  await until('mounted');
  expect(element).toHaveTextContent('1.0.0 at /x');
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-001 retried', '1.1.0 VITAE-REMOTE-001 previous']);
});

test('when nothing works the panel is shown, and its retry starts over', async () => {
  let isBroken = true;
  const { element, hosted, until, states } = setUp(async (_name, { version }) => {
    if (isBroken) throw new Error('gone');
    return remoteShowing(version);
  });
  await until('failed');
  const state = states.at(-1);
  expect(state?.status === 'failed' && state.error.code).toBe('VITAE-REMOTE-001');
  isBroken = false;
  hosted.retry();
  await until('mounted');
  expect(element).toHaveTextContent('1.1.0 at /x');
});

test('a load that never answers times out', async () => {
  const { until, failures } = setUp(
    (_name, { version }) => (version === '1.1.0' ? new Promise(() => {}) : Promise.resolve(remoteShowing(version))),
    {
      loadTimeoutMs: 20,
    },
  );
  await until('mounted');
  expect(failures[0]).toBe('1.1.0 VITAE-REMOTE-002 retried');
});

test('a mount that throws or hangs counts as failed', async () => {
  const { element, until, failures } = setUp(
    async (_name, { version }, attempt) =>
      remoteShowing(
        version,
        version === '1.0.0'
          ? {}
          : { mount: () => (attempt === 0 ? Promise.reject(new Error('no')) : new Promise(() => {})) },
      ),
    { mountTimeoutMs: 20 },
  );
  await until('mounted');
  expect(element).toHaveTextContent('1.0.0 at /x');
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-005 retried', '1.1.0 VITAE-REMOTE-005 previous']);
});

test('a remote that crashes later is replaced', async () => {
  let crash: ((error: unknown) => void) | undefined;
  const { element, until, failures, states } = setUp(async (_name, { version }, attempt) =>
    remoteShowing(version, {
      mount: async ({ domElement, onCrash }) => {
        domElement.textContent = `${version}, load ${attempt}`;
        crash ??= onCrash;
      },
    }),
  );
  await until('mounted');
  states.length = 0;
  crash?.(new Error('render'));
  await until('mounted');
  expect(element).toHaveTextContent('1.1.0, load 1');
  expect(failures).toEqual(['1.1.0 VITAE-REMOTE-006 retried']);
});

test('a failed prefetch does not spoil the visit', async () => {
  let calls = 0;
  const { remoteHost, until, failures } = setUp(async (_name, { version }) => {
    calls += 1;
    if (calls === 1) throw new Error('offline');
    return remoteShowing(version);
  });
  remoteHost.prefetch('mf-x');
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
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(element).toBeEmptyDOMElement();
  expect(states).toEqual([{ status: 'loading' }]);
});
