import { installTrustedTypesPolicy, isTrustedScriptUrl } from './trusted-types.ts';

const page = 'https://vitae.example/coverletter';
const GOOGLE = 'https://accounts.google.com/gsi/client';
const TAG = 'https://www.googletagmanager.com/gtag/js?id=G-1';

test.each([
  ['/releases/remotes/mf-x/1.0.0/remoteEntry.js', true],
  ['https://vitae.example/releases/remotes/mf-x/1.0.0/remote.js', true],
  ['https://vitae.example/api/uploads/script.js', false],
  ['/releases/../api/evil.js', false],
  ['https://evil.example/releases/x.js', false],
  ['//evil.example/releases/x.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://vitae.example/0-0-0', false],
  [GOOGLE, false],
])('%s is trusted: %s', (url, isTrusted) => {
  expect(isTrustedScriptUrl(url, '/releases/', page)).toBe(isTrusted);
});

test.each([
  ['http://localhost:3100/releases/dev/mf-x/remoteEntry.js', true],
  ['http://localhost:3100/releases/remotes/mf-x/1.0.0/x.js', false],
  ['http://localhost:3100/x.js', false],
  ['https://localhost:3100/releases/dev/mf-x/x.js', false],
  ['http://localhost.evil.example/releases/dev/x.js', false],
])('%s is trusted where the channel lets developers in: %s', (url, isTrusted) => {
  expect(isTrustedScriptUrl(url, '/releases/', page, { localhost: true })).toBe(isTrusted);
  expect(isTrustedScriptUrl(url, '/releases/', page)).toBe(false);
});

test.each([
  ['https://cdn.example/vitae/remotes/mf-x/1.0.0/remote.js', true],
  ['https://cdn.example/other/x.js', false],
  ['https://cdn.example/vitae/../other/x.js', false],
  ['/releases/remotes/mf-x/1.0.0/remote.js', false],
])('where the store is on another origin, %s is trusted: %s', (url, isTrusted) => {
  expect(isTrustedScriptUrl(url, 'https://cdn.example/vitae/', page)).toBe(isTrusted);
});

test.each([
  [GOOGLE, true],
  [TAG, true],
  ['https://accounts.google.com/gsi/client?x', false],
  ['https://accounts.google.com/o/oauth2/evil.js', false],
  ['https://www.googletagmanager.com/gtag/js?id=G-2', false],
])('where the deployment names two scripts, %s is trusted: %s', (url, isTrusted) => {
  expect(isTrustedScriptUrl(url, '/releases/', page, { external: [GOOGLE, TAG] })).toBe(isTrusted);
});

test('the page names the scripts, and what it names later changes nothing', () => {
  let createScriptURL = (url: string) => url;
  Object.assign(window, {
    trustedTypes: {
      createPolicy: (_name: string, rules: { createScriptURL: typeof createScriptURL }) => {
        createScriptURL = rules.createScriptURL;
      },
    },
  });
  const name = (...scripts: string[]) => {
    document.head.innerHTML = `<meta name="vitae-external-scripts" content="${scripts.join(' ')}">`;
  };
  name(GOOGLE);
  installTrustedTypesPolicy('/releases/', false);
  name(GOOGLE, 'https://evil.example/x.js');
  expect(createScriptURL(GOOGLE)).toBe(GOOGLE);
  expect(() => createScriptURL('https://evil.example/x.js')).toThrow('VITAE-SHELL-002');
});
