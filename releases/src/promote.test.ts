import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { busPayloadSchemas } from '@vitae/contract/events';
import { revisionPath } from './channel-files.ts';
import { ReleaseError, type ReleaseErrorCode } from './errors.ts';
import { readHistory } from './history.ts';
import { promote, type ReleaseId } from './promote.ts';
import { recordProven } from './proven.ts';
import { readChannel } from './store.ts';
import { addRemote, addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';
import { verifyStore } from './verify-store.ts';

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
  const error = await promote(store, 'production', ids, TESTER).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ReleaseError);
  expect(await readChannel(store, 'production')).toEqual(before);
  return (error as ReleaseError).codes;
}

const readPage = (page: string, revision = 1) =>
  readFile(path.join(store, revisionPath('production', revision), page), 'utf8');

test('a channel names each file with the hash that the browser checks', async () => {
  const channel = (await promote(store, 'production', [shell1, ats1], TESTER)).channel;
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
  await promote(store, 'production', [shell1, ats1], TESTER);
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
  await promote(store, 'production', [shell1, { name: 'mf-bad', version: '1.0.0' }], TESTER);
  const page = await readPage('mf-bad.html');
  expect(page.match(/<script(?![^>]*(src|application\/json))/g)).toBeNull();
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  const json = /id="vitae-channel">(.*)<\/script>/.exec(page)?.[1];
  expect(JSON.parse(json ?? '').remotes['mf-bad'].routes[0].title).toBe('</script><script>alert(1)');
});

test('the version before stays at hand for a fallback, with its own paths', async () => {
  await promote(store, 'production', [shell1, ats1], TESTER);
  await addRemote(store, 'mf-ats', '1.1.0', { routes: ['/ats-new'] });
  const { channel } = await promote(store, 'production', [{ name: 'mf-ats', version: '1.1.0' }], TESTER);
  expect(channel.remotes['mf-ats']).toMatchObject({ version: '1.1.0', routes: [{ path: '/ats-new' }] });
  expect(channel.remotes['mf-ats']?.previous).toMatchObject({
    version: '1.0.0',
    entry: { path: 'remotes/mf-ats/1.0.0/remoteEntry.js' },
    routes: [{ path: '/mf-ats' }],
  });
});

test('a version that the gate would refuse beside the others is no fallback', async () => {
  await promote(store, 'production', [shell1, ats1], TESTER);
  // The next version gives its path up, and another remote takes it.
  await addRemote(store, 'mf-ats', '1.1.0', { routes: ['/ats-new'] });
  await addRemote(store, 'mf-new', '1.0.0', { routes: ['/mf-ats'] });
  const both = [
    { name: 'mf-ats', version: '1.1.0' },
    { name: 'mf-new', version: '1.0.0' },
  ];
  const { channel } = await promote(store, 'production', both, TESTER);
  expect(channel.remotes['mf-ats']?.previous).toBeNull();
});

test('a damaged version is no fallback', async () => {
  await promote(store, 'production', [shell1, ats1], TESTER);
  await appendFile(path.join(store, 'remotes/mf-ats/1.0.0/remote.js'), ';');
  await addRemote(store, 'mf-ats', '1.1.0');
  const { channel } = await promote(store, 'production', [{ name: 'mf-ats', version: '1.1.0' }], TESTER);
  expect(channel.remotes['mf-ats']?.previous).toBeNull();
});

test('a proven version is the fallback, not the one that was promoted by mistake in between', async () => {
  await promote(store, 'production', [shell1, ats1], TESTER);
  await recordProven(store, 'production', ats1, { by: 'the API', why: '412 mounts, none failed' });
  for (const version of ['1.1.0', '1.2.0']) {
    await addRemote(store, 'mf-ats', version);
    await promote(store, 'production', [{ name: 'mf-ats', version }], TESTER);
  }
  expect((await readChannel(store, 'production'))?.remotes['mf-ats']?.previous?.version).toBe('1.0.0');
});

test('a new shell gives every remote the chunks of its own shared libraries', async () => {
  await promote(store, 'production', [shell1, ats1], TESTER);
  await addShell(store, '2.0.0');
  const channel = (await promote(store, 'production', [{ name: 'shell', version: '2.0.0' }], TESTER)).channel;
  expect(channel.remotes['mf-ats']?.preload.at(-1)?.path).toBe('remotes/shell/2.0.0/shared-react-query.js');
});

test('promoting what is served already changes nothing', async () => {
  await promote(store, 'production', [shell1, ats1], TESTER);
  const { outcome, channel } = await promote(store, 'production', [ats1], TESTER);
  expect([outcome, channel.revision]).toEqual(['unchanged', 1]);
});

test('channels are apart from each other', async () => {
  await promote(store, 'staging', [shell1, ats1], TESTER);
  expect(await readChannel(store, 'production')).toBeNull();
});

describe('the gate refuses', () => {
  test('a channel that nobody has created', async () => {
    const promotion = promote(store, 'prodution', [shell1], TESTER);
    await expect(promotion).rejects.toMatchObject({ codes: ['VITAE-RELEASE-023'] });
    await expect(promotion).rejects.toThrow(/production, staging.*channel create prodution/s);
  });

  test('a store that is not there, by its name', async () => {
    const promotion = promote('/nowhere/releases', 'production', [shell1], TESTER);
    await expect(promotion).rejects.toMatchObject({ codes: ['VITAE-RELEASE-006'] });
    await expect(promotion).rejects.toThrow('/nowhere/releases');
  });

  test.each(['', '*', '>=1.0', '1 || >2'])('a contract range that never ends: "%s"', async (contract) => {
    await addRemote(store, 'mf-ats', '2.0.0', { contract });
    expect(await refusal([shell1, { name: 'mf-ats', version: '2.0.0' }])).toEqual(['VITAE-RELEASE-016']);
  });

  test.each(['/*', '/:page', '/:page?/edit'])('a route that takes what others leave: %s', async (route) => {
    await addRemote(store, 'mf-ats', '2.0.0', { routes: [route] });
    expect(await refusal([shell1, { name: 'mf-ats', version: '2.0.0' }])).toEqual(['VITAE-RELEASE-017']);
  });

  test('an older version, unless it is meant', async () => {
    await addRemote(store, 'mf-ats', '1.1.0');
    await promote(store, 'production', [shell1, { name: 'mf-ats', version: '1.1.0' }], TESTER);
    expect(await refusal([ats1])).toEqual(['VITAE-RELEASE-018']);
    const { channel } = await promote(store, 'production', [ats1], { ...TESTER, allowsDowngrade: true });
    expect(channel.remotes['mf-ats']?.version).toBe('1.0.0');
  });

  test('a slot of two owners, and one that does not pass what a contribution needs', async () => {
    const slots = [{ name: 'card-actions', passes: { id: 'string', title: 'string?' } as const }];
    const contribution = { slot: 'card-actions', screen: 'letters', size: { height: 40 } };
    await addRemote(store, 'mf-one', '1.0.0', { slots });
    await addRemote(store, 'mf-two', '1.0.0', { slots });
    await addRemote(store, 'mf-three', '1.0.0', {
      contributions: [{ ...contribution, needs: { id: 'string', title: 'string', score: 'number?' } }],
    });
    const ids = (...names: string[]) => [shell1, ...names.map((name) => ({ name, version: '1.0.0' }))];
    expect(await refusal(ids('mf-one', 'mf-two'))).toEqual(['VITAE-RELEASE-019']);
    expect(await refusal(ids('mf-one', 'mf-three'))).toEqual(['VITAE-RELEASE-019']);
    await addRemote(store, 'mf-four', '1.0.0', { contributions: [{ ...contribution, needs: { id: 'string' } }] });
    const { channel } = await promote(store, 'production', ids('mf-one', 'mf-four'), TESTER);
    expect(channel.remotes['mf-four']?.contributions[0]).toMatchObject({ slot: 'card-actions', order: 100 });
  });

  test('an event that nobody knows, or that is the shell’s to say', async () => {
    await addRemote(store, 'mf-ats', '2.0.0', { emits: ['resume:saved@9', 'plan:changed@1'], hears: ['cat:purred@1'] });
    expect(await refusal([shell1, { name: 'mf-ats', version: '2.0.0' }])).toEqual([
      'VITAE-RELEASE-045',
      'VITAE-RELEASE-045',
      'VITAE-RELEASE-046',
    ]);
  });

  test('an event that is heard in another version than it is said', async () => {
    const events = busPayloadSchemas as Record<string, unknown>;
    events['resume:saved@2'] = busPayloadSchemas['resume:saved@1'];
    await addRemote(store, 'mf-new', '1.0.0', { emits: ['resume:saved@2'] });
    await addRemote(store, 'mf-old', '1.0.0', { hears: ['resume:saved@1', 'resume:count@1', 'auth:changed@1'] });
    const both = [shell1, { name: 'mf-new', version: '1.0.0' }, { name: 'mf-old', version: '1.0.0' }];
    expect(await refusal(both)).toEqual(['VITAE-RELEASE-047']);
    await addRemote(store, 'mf-new', '1.1.0', { emits: ['resume:saved@1', 'resume:saved@2'] });
    await promote(store, 'production', [shell1, { name: 'mf-new', version: '1.1.0' }, both[2]!], TESTER);
    Reflect.deleteProperty(events, 'resume:saved@2');
  });

  test('no remote that works with one of the two majors of a shell', async () => {
    await addShell(store, '2.0.0', { contracts: ['2.0.0', '1.3.0'] });
    await addRemote(store, 'mf-new', '2.0.0', { contract: '^2.0' });
    const all = [{ name: 'shell', version: '2.0.0' }, ats1, { name: 'mf-new', version: '2.0.0' }];
    const { channel } = await promote(store, 'production', all, TESTER);
    expect(channel.shell.contracts).toEqual(['2.0.0', '1.3.0']);
  });

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
    await promote(store, 'production', [shell1, ats1], TESTER);
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

test.each(['channel.json', 'index.html', 'mf-ats.html', 'revision.json'])(
  'promoting what is served already makes a revision whole whose %s was damaged',
  async (file) => {
    await promote(store, 'production', [shell1, ats1], TESTER);
    const place = path.join(store, revisionPath('production', 1), file);
    const whole = await readFile(place, 'utf8');
    await writeFile(place, whole.slice(0, 40));
    expect((await verifyStore(store)).problems.map(({ code }) => code)).toContain('VITAE-RELEASE-027');
    const { outcome, channel } = await promote(store, 'production', [ats1], TESTER);
    expect([outcome, channel.revision, channel.remotes['mf-ats']?.version]).toEqual(['healed', 2, '1.0.0']);
    expect(await readPage('mf-ats.html', 2)).toContain('mf-ats/1.0.0/remoteEntry.js');
  },
);

describe('two writers at once', () => {
  test('both succeed where they promote different remotes', async () => {
    await addRemote(store, 'mf-chat', '1.0.0');
    await promote(store, 'production', [shell1, ats1, { name: 'mf-chat', version: '1.0.0' }], TESTER);
    const names = ['mf-ats', 'mf-chat'];
    for (const name of names) await addRemote(store, name, '1.1.0');
    await Promise.all(names.map((name) => promote(store, 'production', [{ name, version: '1.1.0' }], { by: name })));
    const channel = await readChannel(store, 'production');
    expect(names.map((name) => channel?.remotes[name]?.version)).toEqual(['1.1.0', '1.1.0']);
    expect((await readHistory(store, 'production')).map(({ by }) => by).sort()).toEqual(['a test', ...names]);
  });

  test('of the same remote one succeeds, and each other is told by whom and what', async () => {
    await promote(store, 'production', [shell1, ats1], TESTER);
    const versions = ['1.1.0', '1.2.0', '1.3.0', '1.4.0'];
    for (const version of versions) await addRemote(store, 'mf-ats', version);
    const attempts = await Promise.allSettled(
      versions.map((version) =>
        promote(store, 'production', [{ name: 'mf-ats', version }], { by: `team of ${version}` }),
      ),
    );
    const winner = versions.filter((_, index) => attempts[index]?.status === 'fulfilled');
    expect(winner).toHaveLength(1);
    expect((await readChannel(store, 'production'))?.remotes['mf-ats']?.version).toBe(winner[0]);
    for (const attempt of attempts) {
      if (attempt.status === 'fulfilled') continue;
      expect(attempt.reason).toMatchObject({ codes: ['VITAE-RELEASE-020'] });
      expect(String(attempt.reason)).toContain(`team of ${winner[0]} changed mf-ats`);
    }
  });
});
