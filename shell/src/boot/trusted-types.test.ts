import { isTrustedScriptUrl } from './trusted-types.ts';

const page = 'https://vitae.example/coverletter';

test.each([
  ['/releases/remotes/mf-x/1.0.0/remoteEntry.js', true],
  ['https://vitae.example/releases/remotes/mf-x/1.0.0/remote.js', true],
  ['https://vitae.example/api/uploads/script.js', false],
  ['/releases/../api/evil.js', false],
  ['https://evil.example/releases/x.js', false],
  ['//evil.example/releases/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://vitae.example/0-0-0', false],
])('%s is trusted: %s', (url, isTrusted) => {
  expect(isTrustedScriptUrl(url, '/releases/', page)).toBe(isTrusted);
});
