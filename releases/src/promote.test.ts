import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Channel } from '@vitae/contract/channel';
import { ReleaseError, type ReleaseErrorCode } from './errors.ts';
import { promote, type ReleaseId } from './promote.ts';
import { readChannel } from './store.ts';
import { repairPages, swapChannel } from './swap-channel.ts';
import { addRemote, addShell, createStore } from './testing/published-fixture.ts';

let store: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  await addRemote(store, 'mf-ats', '1.0.0');
});
afterEach(() => remove());

const shell1 = { name: 'shell', version: '1.0.0' };
const ats1 = { name: 'mf-ats', version: '1.0.0' };

async function refusal(ids: ReleaseId[]): Promise<ReleaseErrorCode[]> {
  const before = await readChannel(store, 'production');
  const error = await promote(store, 'production', ids).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ReleaseError);
  expect(await readChannel(store, 'production')).toEqual(before);
  return (error as ReleaseError).codes;
}

const readPage = (page: string) => readFile(path.join(store, 'channels/production', page), 'utf8');

test('a channel names each file with the hash that the browser checks', async () => {
  const channel = await promote(store, 'production', [shell1, ats1]);
  expect(channel).toEqual(await readChannel(store, 'production'));
  expect(channel.revision).toBe(1);
  expect(channel.remotes['mf-ats']?.entry).toEqual({
    path: 'remotes/mf-ats/1.0.0/remoteEntry.js',
    integrity: expect.stringMatching(/^sha384-/),
  });
  expect(channel.remotes['mf-ats']?.preload.map((file) => file.path)).toEqual([
    'remotes/mf-ats/1.0.0/remote.js',
    'remotes/shell/1.0.0/shared-react-query.js',
  ]);
});

test('each remote has a page that preloads its code, the index page preloads none', async () => {
  await promote(store, 'production', [shell1, ats1]);
  const page = await readPage('mf-ats.html');
  const entry = '/releases/remotes/mf-ats/1.0.0/remoteEntry.js';
  expect(page).toMatch(
    new RegExp(
      `<link rel="preload" as="script" fetchpriority="low" href="${entry}" integrity="sha384-[^"]+" crossorigin`,
    ),
  );
  expect(page).toMatch(
    /<script defer fetchpriority="high" src="\/releases\/remotes\/shell\/1.0.0\/main.js" integrity="sha384-/,
  );
  expect(await readPage('index.html')).not.toContain(`href="${entry}"`);
});

test('a page runs no inline script and its JSON cannot end the element that holds it', async () => {
  await addRemote(store, 'mf-bad', '1.0.0');
  const file = path.join(store, 'remotes/mf-bad/1.0.0/release.json');
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('"title":"mf-bad"', '"title":"</script><script>alert(1)"'),
  );
  await promote(store, 'production', [shell1, { name: 'mf-bad', version: '1.0.0' }]);
  const page = await readPage('mf-bad.html');
  expect(page.match(/<script(?![^>]*(src|application\/json))/g)).toBeNull();
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  const json = /id="vitae-channel">(.*)<\/script>/.exec(page)?.[1];
  expect(JSON.parse(json ?? '').remotes['mf-bad'].routes[0].title).toBe('</script><script>alert(1)');
});

test('the version before stays at hand for a fallback', async () => {
  await promote(store, 'production', [shell1, ats1]);
  await addRemote(store, 'mf-ats', '1.1.0');
  const channel = await promote(store, 'production', [{ name: 'mf-ats', version: '1.1.0' }]);
  expect(channel.remotes['mf-ats']?.version).toBe('1.1.0');
  expect(channel.remotes['mf-ats']?.previous).toMatchObject({
    version: '1.0.0',
    entry: { path: 'remotes/mf-ats/1.0.0/remoteEntry.js' },
  });
  expect((await readdir(path.join(store, 'channels/production/history'))).sort()).toEqual(['1.json', '2.json']);
});

test('a new shell gives every remote the chunks of its own shared libraries', async () => {
  await promote(store, 'production', [shell1, ats1]);
  await addShell(store, '2.0.0');
  const channel = await promote(store, 'production', [{ name: 'shell', version: '2.0.0' }]);
  expect(channel.remotes['mf-ats']?.preload.at(-1)?.path).toBe('remotes/shell/2.0.0/shared-react-query.js');
});

test('promoting what is served already changes nothing', async () => {
  await promote(store, 'production', [shell1, ats1]);
  expect((await promote(store, 'production', [ats1])).revision).toBe(1);
});

test('channels are apart from each other', async () => {
  await promote(store, 'staging', [shell1, ats1]);
  expect(await readChannel(store, 'production')).toBeNull();
});

describe('the gate refuses', () => {
  test('a version that is not published', async () => {
    expect(await refusal([shell1, { name: 'mf-ats', version: '9.9.9' }])).toEqual(['VITAE-RELEASE-010']);
  });

  test('a name that leads out of the store', async () => {
    expect(await refusal([{ name: '../../etc', version: '1.0.0' }])).toEqual(['VITAE-RELEASE-022']);
    expect(await refusal([{ name: 'mf-ats', version: '../1.0.0' }])).toEqual(['VITAE-RELEASE-022']);
  });

  test('a remote without a shell', async () => {
    expect(await refusal([ats1])).toEqual(['VITAE-RELEASE-011']);
  });

  test('a remote for another contract', async () => {
    await addRemote(store, 'mf-ats', '2.0.0', { contract: '^2.0' });
    expect(await refusal([shell1, { name: 'mf-ats', version: '2.0.0' }])).toEqual(['VITAE-RELEASE-012']);
  });

  test('a shell that leaves a remote behind', async () => {
    await promote(store, 'production', [shell1, ats1]);
    await addShell(store, '2.0.0', { contracts: ['2.0.0'] });
    expect(await refusal([{ name: 'shell', version: '2.0.0' }])).toEqual(['VITAE-RELEASE-012']);
  });

  test('routes that are taken by another remote or by the shell', async () => {
    await addRemote(store, 'mf-two', '1.0.0', { routes: ['/mf-ats', '/LoginPage'] });
    const problems = await refusal([shell1, ats1, { name: 'mf-two', version: '1.0.0' }]);
    expect(problems).toEqual(['VITAE-RELEASE-013', 'VITAE-RELEASE-013']);
  });

  test('a shared library that the shell does not have, or has too old', async () => {
    await addRemote(store, 'mf-ats', '2.0.0', { shared: { react: '^19.4.0', vue: '^3.0.0' } });
    const problems = await refusal([shell1, { name: 'mf-ats', version: '2.0.0' }]);
    expect(problems).toEqual(['VITAE-RELEASE-014', 'VITAE-RELEASE-014']);
  });

  test('an altered and a missing file', async () => {
    await appendFile(path.join(store, 'remotes/mf-ats/1.0.0/remote.js'), ';alert(1)');
    await rm(path.join(store, 'remotes/mf-ats/1.0.0/remoteEntry.js.br'));
    expect(await refusal([shell1, ats1])).toEqual(['VITAE-RELEASE-015', 'VITAE-RELEASE-015']);
  });
});

describe('lost updates', () => {
  test('a change made from an old revision is refused', async () => {
    const first = await promote(store, 'production', [shell1, ats1]);
    await addRemote(store, 'mf-ats', '1.1.0');
    await promote(store, 'production', [{ name: 'mf-ats', version: '1.1.0' }]);
    const stale: Channel = { ...first, revision: 2 };
    await expect(swapChannel(store, stale)).rejects.toMatchObject({ codes: ['VITAE-RELEASE-020'] });
    expect((await readChannel(store, 'production'))?.remotes['mf-ats']?.version).toBe('1.1.0');
  });

  test('of writers at the same time, one wins and the others are told', async () => {
    const first = await promote(store, 'production', [shell1, ats1]);
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => swapChannel(store, { ...first, revision: 2, change: `writer ${index}` })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = attempts.findIndex(({ status }) => status === 'fulfilled');
    expect((await readChannel(store, 'production'))?.change).toBe(`writer ${winner}`);
  });
});

test('pages that a killed writer left behind are written again', async () => {
  await promote(store, 'production', [shell1, ats1]);
  await writeFile(path.join(store, 'channels/production/.revision'), '0');
  await writeFile(path.join(store, 'channels/production/mf-gone.html'), 'old');
  await writeFile(path.join(store, 'channels/production/index.html'), 'old');
  await repairPages(store, 'production');
  expect(await readPage('index.html')).toContain('id="vitae-channel"');
  expect(await readdir(path.join(store, 'channels/production'))).not.toContain('mf-gone.html');
});
