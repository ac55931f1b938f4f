import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { findLocalServer, localhostOrigin } from './find-local-server.ts';

const served = { ...storedVersion('mf-x', '1.0.0'), navigation: [], menu: [], previous: null };
const staging = { ...channelOf({ 'mf-x': served }), overrides: { localhost: true } };
const developed = {
  ...storedVersion('mf-x', '0.0.0-dev'),
  entry: { path: 'dev/mf-x/remoteEntry.js', integrity: served.entry.integrity },
  navigation: [],
  menu: [],
};

const answerWith = (body: unknown) => {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    if (body instanceof Error) throw body;
    return { json: async () => body };
  }) as never;
  return asked;
};

test.each([
  ['localhost:3100', 'http://localhost:3100'],
  ['http://localhost:3100/', 'http://localhost:3100'],
  ['http://localhost:3100/evil.js', null],
  ['https://localhost:3100', null],
  ['http://localhost.evil.example:3100', null],
  ['http://localhost@evil.example', null],
  ['http://127.0.0.1:3100', null],
  ['//evil.example', null],
  ['mf-x@1.0.0', null],
  ['', null],
])('%s is the server %s', (typed, origin) => {
  expect(localhostOrigin(typed)).toBe(origin);
});

test('the remote of a server of this machine comes with its whole address, and without a hash', async () => {
  const asked = answerWith({ name: 'mf-x', remote: developed });
  expect(await findLocalServer(staging, ' localhost:3100 ')).toMatchObject({
    name: 'mf-x',
    remote: {
      version: '0.0.0-dev',
      entry: { path: 'http://localhost:3100/releases/dev/mf-x/remoteEntry.js', integrity: '' },
    },
  });
  expect(asked).toEqual(['http://localhost:3100/dev/remote.json']);
});

test('where the channel lets no such server in, none is asked', async () => {
  const asked = answerWith({ name: 'mf-x', remote: developed });
  const production = channelOf({ 'mf-x': served });
  await expect(findLocalServer(production, 'localhost:3100')).rejects.toMatchObject({ code: 'local_not_taken' });
  await expect(findLocalServer(staging, 'https://evil.example')).rejects.toMatchObject({ code: 'local_not_taken' });
  expect(asked).toEqual([]);
});

test.each([
  ['no answer', new TypeError('Failed to fetch'), 'local_silent'],
  ['something else on that port', { hello: 1 }, 'local_silent'],
  [
    'a path that leads elsewhere',
    {
      name: 'mf-x',
      remote: { ...developed, entry: { path: '//evil.example/x.js', integrity: served.entry.integrity } },
    },
    'local_silent',
  ],
  ['a remote that the channel has not', { name: 'mf-y', remote: developed }, 'override_not_in_channel'],
])('%s is refused', async (_what, body, code) => {
  answerWith(body);
  await expect(findLocalServer(staging, 'localhost:3100')).rejects.toMatchObject({ code });
});
