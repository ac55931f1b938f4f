import { jest } from '@jest/globals';
import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { followChannel } from './follow-channel.ts';

const remote = (version: string) => ({
  ...storedVersion('mf-x', version),
  navigation: [],
  menu: [],
  previous: null,
});
const page = channelOf({ 'mf-x': remote('1.0.0') });
let answer: unknown;
let asked = 0;
const seen: string[] = [];
let stop: () => void;
let occasion: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  answer = page;
  asked = 0;
  seen.length = 0;
  stop = followChannel({
    channel: page,
    read: async () => {
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onRemotes: ({ remotes }) => seen.push(remotes['mf-x']?.version ?? 'gone'),
    onShell: () => seen.push('shell'),
    occasions(look) {
      occasion = look;
    },
    random: () => 0.5,
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const minutes = (count: number) => jest.advanceTimersByTimeAsync(count * 60_000);
const comeBack = async () => {
  document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(1_000);
};

test('a new revision brings its remotes once, and a rollback the old ones', async () => {
  answer = { ...channelOf({ 'mf-x': remote('2.0.0') }), revision: 2 };
  await comeBack();
  await minutes(10);
  expect(seen).toEqual(['2.0.0']);
  answer = page;
  await minutes(5);
  expect(seen).toEqual(['2.0.0', '1.0.0']);
});

test('another shell is only offered', async () => {
  answer = { ...page, revision: 2, shell: { ...page.shell, version: '2.0.0' } };
  await comeBack();
  expect(seen).toEqual(['shell']);
});

test.each([
  ['the network fails', new Error('offline')],
  ['it is another channel', { ...page, channel: 'staging', revision: 9 }],
  ['it is no channel', { revision: 9 }],
  ['nothing is there', null],
])('nothing happens where %s, and the next look is as good as the first', async (_what, broken) => {
  answer = broken;
  await comeBack();
  expect(seen).toEqual([]);
  answer = { ...channelOf({ 'mf-x': remote('2.0.0') }), revision: 2 };
  await minutes(5);
  expect(seen).toEqual(['2.0.0']);
});

test('going back and forth between tabs is no storm', async () => {
  for (let turn = 0; turn < 20; turn += 1) document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(1_000);
  for (let turn = 0; turn < 20; turn += 1) document.dispatchEvent(new Event('visibilitychange'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(1);
});

test('an occasion asks soon, however many follow it', async () => {
  answer = { ...channelOf({ 'mf-x': remote('2.0.0') }), revision: 2 };
  for (let turn = 0; turn < 10; turn += 1) {
    occasion();
    await jest.advanceTimersByTimeAsync(100);
  }
  expect([asked, ...seen]).toEqual([1, '2.0.0']);
  await jest.advanceTimersByTimeAsync(6_000);
  occasion();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(asked).toBe(2);
});
