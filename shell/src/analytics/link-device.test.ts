import { jest } from '@jest/globals';
import type { SessionPayload } from '@vitae/contract/actions';
import { createDeviceLink } from './link-device.ts';

const payload = (session_id: string) => ({ session_id }) as SessionPayload;
let sent: string[];
let isBroken: boolean;

const openPage = () =>
  createDeviceLink({
    post: async ({ session_id }) => {
      sent.push(session_id);
      if (isBroken) throw new Error('no network');
    },
    storage: sessionStorage,
  });

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  isBroken = false;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('a session is linked once, however many pages it sees', async () => {
  const link = openPage();
  await Promise.all([link(payload('session_1')), link(payload('session_1'))]);
  await openPage()(payload('session_1'));
  expect(sent).toEqual(['session_1']);
  await link(payload('session_2'));
  expect(sent).toEqual(['session_1', 'session_2']);
});

test('a failed call is logged and made again', async () => {
  isBroken = true;
  const link = openPage();
  await link(payload('session_1'));
  expect(console.warn).toHaveBeenCalledTimes(1);
  isBroken = false;
  await link(payload('session_1'));
  await link(payload('session_1'));
  expect(sent).toEqual(['session_1', 'session_1']);
});
