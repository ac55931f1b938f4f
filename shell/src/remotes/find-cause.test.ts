import { storedVersion } from '@vitae/contract/testing/channel-fixture';
import { findCause, isLoading } from './find-cause.ts';

const version = storedVersion('mf-x', '1.0.0');
const storeUrl = '/releases/';

function timeOut(): Response {
  throw new DOMException('signal timed out', 'TimeoutError');
}
const answer = (status: number) => () => ({ ok: status === 200, status }) as Response;
const comes = answer(200);
const isAltered = (): Response => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['it is not there', 'code', [answer(404)]],
  ['the server is in trouble', 'network', [answer(503)]],
  ['nobody answers', 'network', [timeOut]],
  ['it comes whole this time', 'network', [comes, comes]],
  ['it comes altered', 'code', [comes, isAltered]],
  ['it comes too slowly to be looked at', 'network', [comes, timeOut]],
])('an entry that did not run, where %s: the %s', async (_what, cause, answers) => {
  const fetch = async () => answers.shift()!();
  expect(await findCause(new Error('failed'), version.entry, { storeUrl, fetch })).toBe(cause);
});

test('a version is loading while one of its scripts stands in the page', () => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = '/releases/remotes/mf-x/1.0.1/1.js';
  document.head.append(script);
  expect(isLoading(version, storeUrl)).toBe(false);
  script.src = '/releases/remotes/mf-x/1.0.0/1.js';
  expect(isLoading(version, storeUrl)).toBe(true);
  script.remove();
  expect(isLoading(version, storeUrl)).toBe(false);
});
