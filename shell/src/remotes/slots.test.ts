import type { ContributionProps, RemoteModule } from '@vitae/contract/platform';
import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { createFakePlatform } from '@vitae/remote-kit/testing';
import { mountRootParcel } from 'single-spa';
import { createCrashMemory } from './crash-memory.ts';
import { createLoads, type LoadRemote } from './loads.ts';
import type { MountRootParcel } from './parcel.ts';
import { createSlots } from './slots.ts';

const SLOT = 'resume-card-actions';
const contribution = (screen: string, order: number, guard: 'public' | 'user' = 'public') => ({
  slot: SLOT,
  screen,
  order,
  guard,
  needs: { title: 'string' as const },
  size: { height: 32 },
});
const remote = (name: string, contributions: ReturnType<typeof contribution>[]) => ({
  ...storedVersion(name, '1.0.0', { contributions }),
  navigation: [],
  menu: [],
  translations: {},
  previous: null,
});
const channel = channelOf({
  'mf-a': remote('mf-a', [contribution('letters', 20), contribution('for-users', 30, 'user')]),
  'mf-b': remote('mf-b', [contribution('score', 10)]),
});

const moduleShowing = (show: (props: ContributionProps) => Promise<void>): RemoteModule =>
  ({
    contributions: {
      letters: { bootstrap: async () => {}, mount: show, update: show, unmount: async () => {} },
      score: { bootstrap: async () => {}, mount: show, update: show, unmount: async () => {} },
    },
  }) as unknown as RemoteModule;

function setUp(load: LoadRemote, { hasUser = false } = {}) {
  const failures: string[] = [];
  const slots = createSlots({
    channel,
    load: createLoads(load, () => {}),
    mountParcel: mountRootParcel as unknown as MountRootParcel,
    crashes: createCrashMemory(sessionStorage),
    getPlatform: createFakePlatform,
    mayShow: (guard) => guard === 'public' || hasUser,
    subscribe: () => () => {},
    onFailed: ({ remote, code, outcome }) => failures.push(`${remote} ${code} ${outcome}`),
    limitMs: 50,
  });
  return { slots, failures };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const show = async ({ domElement, data }: ContributionProps) => {
  domElement.textContent = JSON.stringify(data);
};

test('contributions stand in their order, and only those that the person may see', () => {
  const load = async () => moduleShowing(show);
  const ids = (hasUser: boolean) =>
    setUp(load, { hasUser })
      .slots.contributionsTo(SLOT)
      .map(({ id }) => id);
  expect(ids(false)).toEqual(['mf-b/score', 'mf-a/letters']);
  expect(ids(true)).toEqual(['mf-b/score', 'mf-a/letters', 'mf-a/for-users']);
  const { slots } = setUp(load);
  expect(slots.contributionsTo(SLOT)).toBe(slots.contributionsTo(SLOT));
  expect(slots.contributionsTo('no-such-slot')).toEqual([]);
});

test('a contribution shows what the slot passes, follows it, and leaves nothing behind', async () => {
  const { slots, failures } = setUp(async () => moduleShowing(show));
  const place = document.createElement('div');
  const mounted = slots.mount('mf-a/letters', place, { title: 'One' }, () => {});
  await wait(20);
  expect(place).toHaveTextContent('{"title":"One"}');
  mounted.update({ title: 'Two' });
  await wait(20);
  expect(place).toHaveTextContent('{"title":"Two"}');
  mounted.remove();
  await wait(20);
  expect(place).toBeEmptyDOMElement();
  expect(failures).toEqual([]);
});

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('gone')), 'VITAE-REMOTE-005'],
  ['never comes', () => new Promise<never>(() => {}), 'VITAE-REMOTE-002'],
  ['throws', async () => moduleShowing(() => Promise.reject(new Error('no'))), 'VITAE-REMOTE-005'],
])('one that %s vanishes alone', async (_name, load, code) => {
  const { slots, failures } = setUp((name) => (name === 'mf-a' ? load() : Promise.resolve(moduleShowing(show))));
  const [place, other] = [document.createElement('div'), document.createElement('div')];
  let isGone = false;
  slots.mount('mf-a/letters', place, { title: 'One' }, () => {
    isGone = true;
  });
  slots.mount('mf-b/score', other, { title: 'One' }, () => {});
  await wait(100);
  expect(isGone).toBe(true);
  expect(place).toBeEmptyDOMElement();
  expect(other).toHaveTextContent('One');
  expect(failures).toEqual([`mf-a ${code} vanished`]);
});

test('one whose slot passes what it cannot use is never started, and goes when that comes later', async () => {
  const { slots, failures } = setUp(async () => moduleShowing(show));
  const [place, other] = [document.createElement('div'), document.createElement('div')];
  const gone: string[] = [];
  slots.mount('mf-a/letters', place, { title: 1 }, () => gone.push('letters'));
  const mounted = slots.mount('mf-b/score', other, { title: 'One' }, () => gone.push('score'));
  await wait(20);
  expect(gone).toEqual(['letters']);
  expect(other).toHaveTextContent('One');
  mounted.update({});
  await wait(20);
  expect(gone).toEqual(['letters', 'score']);
  expect(place).toBeEmptyDOMElement();
  expect(other).toBeEmptyDOMElement();
  expect(failures).toEqual(['mf-a VITAE-REMOTE-013 vanished', 'mf-b VITAE-REMOTE-013 vanished']);
});
