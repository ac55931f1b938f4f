import { jest } from '@jest/globals';
import type { SessionPayload } from '@vitae/contract/actions';
import { AxiosError, type AxiosResponse } from 'axios';
import { createLandingVisit } from './landing-visit.ts';

const HOUR_MS = 60 * 60 * 1000;
const payload = { session_id: 'session_1_x' } as SessionPayload;

let calls: number;
let clock: number;
let answer: () => Promise<unknown>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  calls = 0;
  clock = 1_700_000_000_000;
  answer = async () => ({});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const openPage = () => {
  const track = createLandingVisit({
    post: () => {
      calls += 1;
      return answer();
    },
    storage: localStorage,
    sessionStorage,
    now: () => clock,
  });
  return () => track(() => payload);
};
const openSession = () => {
  sessionStorage.clear();
  return openPage();
};
const failure = (status: number, data: unknown) =>
  new AxiosError('x', 'ERR', undefined, undefined, { status, data } as AxiosResponse);

test('a visit is sent once in a session, and marked as sent', async () => {
  const track = openPage();
  await Promise.all([track(), track()]);
  await track();
  await openPage()();
  expect(calls).toBe(1);
  expect(sessionStorage.getItem('analytics_landing_tracked')).toBe('true');
  clock += 25 * HOUR_MS;
  await openPage()();
  expect(calls).toBe(1);
});

test('another session waits until 24 hours are over', async () => {
  await openSession()();
  clock += 24 * HOUR_MS - 1;
  await openSession()();
  expect(calls).toBe(1);
  clock += 1;
  await openSession()();
  expect(calls).toBe(2);
});

test.each([
  ['no answer', new AxiosError('Network Error', 'ERR_NETWORK')],
  ['a broken server', failure(500, {})],
  ['a bad request', failure(400, { error: 'timezone is missing' })],
])('%s leaves it for another try', async (_reason, error) => {
  answer = () => Promise.reject(error);
  const track = openPage();
  await track();
  expect(sessionStorage.getItem('analytics_landing_tracked')).toBeNull();
  expect(console.warn).toHaveBeenCalled();
  answer = async () => ({});
  await track();
  expect(calls).toBe(2);
  expect(sessionStorage.getItem('analytics_landing_tracked')).toBe('true');
});

test('a backend without its table of device fingerprints counts as told', async () => {
  answer = () =>
    Promise.reject(
      failure(400, { error: 'relation "analytics_devicefingerprint" does not exist: device fingerprint' }),
    );
  const track = openPage();
  await track();
  await track();
  expect(calls).toBe(1);
  expect(sessionStorage.getItem('analytics_landing_tracked')).toBe('true');
});

test.each(['yesterday', String(2_000_000_000_000)])('a stored time of %s silences nobody', async (time) => {
  localStorage.setItem('vitae:last-visit', time);
  await openPage()();
  expect(calls).toBe(1);
});
