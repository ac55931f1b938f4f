import { jest } from '@jest/globals';
import type { UserAction } from '@vitae/contract/analytics';
import { type ActionQueueOptions, createActionQueue, type Delivery } from './action-queue.ts';

const STORED = 'vitae:analytics-waiting';
const action = (name: string) => ({ action_type: 'navigation', action_data: { to_page: name } }) as UserAction;
const nameOf = (sent: UserAction) => (sent.action_data as { to_page: string }).to_page;
const stored = () => (JSON.parse(localStorage.getItem(STORED) ?? '[]') as UserAction[]).map(nameOf);

let sent: string[][];
let sentAtLeave: string[][];
let isOnline: boolean;
let answer: (names: string[]) => Delivery | Promise<Delivery>;

const open = (changes: Partial<ActionQueueOptions> = {}) =>
  createActionQueue({
    deliver: async (actions) => {
      sent.push(actions.map(nameOf));
      return answer(actions.map(nameOf));
    },
    deliverAtLeave(actions) {
      if (isOnline) sentAtLeave.push(actions.map(nameOf));
      return isOnline;
    },
    storage: localStorage,
    isOnline: () => isOnline,
    ...changes,
  });

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sent = [];
  sentAtLeave = [];
  isOnline = true;
  answer = () => 'delivered';
});
afterEach(() => jest.useRealTimers());

test('actions go together, a few seconds after the first', async () => {
  const queue = open();
  queue.add(action('a'));
  await jest.advanceTimersByTimeAsync(2_000);
  queue.add(action('b'));
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual([['a', 'b']]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});

test('a call holds as many as the API takes, and the rest follows', async () => {
  const queue = open();
  for (let index = 0; index < 60; index += 1) queue.add(action(String(index)));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent.map((batch) => batch.length)).toEqual([50, 10]);
});

test('an action that is too large or no JSON is not taken, and none is lost for it', async () => {
  const queue = open();
  queue.add(action('a'));
  expect(() => queue.add(action('x'.repeat(25_000)))).toThrow(RangeError);
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  expect(() => queue.add({ ...action('b'), action_data: endless } as unknown as UserAction)).toThrow(TypeError);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(sent).toEqual([['a']]);
});

test('what is kept for the next page leaves the storage to what people write', () => {
  isOnline = false;
  const queue = open();
  for (let index = 0; index < 40; index += 1) queue.add(action(`${index} ${'x'.repeat(9_000)}`));
  queue.leave();
  expect(localStorage.getItem(STORED)!.length).toBeLessThanOrEqual(200_000);
  expect(stored().at(-1)).toMatch(/^39 /);
});

test('offline they wait, and go when the network is back', async () => {
  const queue = open();
  isOnline = false;
  queue.add(action('a'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
  isOnline = true;
  await queue.flush();
  expect(sent).toEqual([['a']]);
});

test('what an unreachable API has not taken goes with the next ones, in order', async () => {
  const queue = open();
  answer = () => 'unreachable';
  queue.add(action('a'));
  await queue.flush();
  queue.add(action('b'));
  answer = () => 'delivered';
  await queue.flush();
  expect(sent).toEqual([['a'], ['a', 'b']]);
});

test('a delivery that throws counts as unreachable', async () => {
  const queue = open();
  answer = () => Promise.reject(new Error('broken'));
  queue.add(action('a'));
  await queue.flush();
  answer = () => 'delivered';
  await queue.flush();
  expect(sent).toEqual([['a'], ['a']]);
});

test('one action that the API refuses takes no other with it', async () => {
  const queue = open();
  const taken: string[] = [];
  answer = (names) => {
    if (names.includes('bad')) return 'refused';
    taken.push(...names);
    return 'delivered';
  };
  for (const name of ['a', 'b', 'bad', 'c', 'd', 'e', 'f']) queue.add(action(name));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(taken).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  const calls = sent.length;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(calls);
});

test('nothing is sent twice while a call is on its way', async () => {
  const queue = open();
  let finish: (delivery: Delivery) => void = () => {};
  answer = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  queue.add(action('a'));
  const flushed = queue.flush();
  queue.add(action('b'));
  await queue.flush();
  queue.leave();
  finish('delivered');
  await flushed;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([['a']]);
  expect(sentAtLeave).toEqual([['b']]);
});

test('a page that goes hands over what waits; offline, the next page has it', async () => {
  const queue = open();
  queue.add(action('a'));
  queue.leave();
  queue.leave();
  expect(sentAtLeave).toEqual([['a']]);
  queue.add(action('b'));
  isOnline = false;
  queue.leave();
  expect(stored()).toEqual(['b']);
  isOnline = true;
  open();
  expect(localStorage.getItem(STORED)).toBeNull();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(sent).toEqual([['b']]);
});

test('a page that comes back goes on with what it has stored', async () => {
  const queue = open();
  isOnline = false;
  queue.add(action('a'));
  queue.leave();
  queue.add(action('b'));
  isOnline = true;
  queue.resume();
  await queue.flush();
  expect(sent).toEqual([['a', 'b']]);
});

test('the oldest are let go before they fill the storage', () => {
  const queue = open();
  isOnline = false;
  for (let index = 0; index < 300; index += 1) queue.add(action(String(index)));
  queue.leave();
  expect(stored()).toHaveLength(200);
  expect(stored()[0]).toBe('100');
});

test('clearing forgets all of it, also what a failing call would bring back', async () => {
  const queue = open();
  answer = () => 'unreachable';
  queue.add(action('a'));
  const flushed = queue.flush();
  queue.add(action('b'));
  localStorage.setItem(STORED, JSON.stringify([action('stored')]));
  queue.clear();
  await flushed;
  await queue.flush();
  queue.leave();
  expect(sent).toEqual([['a']]);
  expect(sentAtLeave).toEqual([]);
  expect(localStorage.getItem(STORED)).toBeNull();
});

test.each(['{', '"x"', '{"a":1}'])('a storage that holds %s is as good as empty', async (value) => {
  localStorage.setItem(STORED, value);
  const queue = open();
  await queue.flush();
  expect(sent).toEqual([]);
});

test('a full storage loses the actions and nothing else', () => {
  isOnline = false;
  const storage = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  const queue = open({ storage });
  queue.add(action('a'));
  expect(() => queue.leave()).not.toThrow();
});
