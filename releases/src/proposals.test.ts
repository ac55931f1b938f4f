import { nextShare } from './canary/canary.ts';
import { ReleaseError } from './errors.ts';
import { setFrozen } from './freeze.ts';
import { readHistory } from './history.ts';
import { promote } from './promote.ts';
import { approve, changeOrPropose, decline, openProposals, type WantedChange } from './proposals.ts';
import { protectChannel } from './protection.ts';
import { rollback } from './rollback.ts';
import { readChannel } from './store.ts';
import { addRemote, addShell, TESTER } from './testing/published-fixture.ts';
import { createStore } from './testing/stores.ts';

let store: string;
let remove: () => Promise<void>;

const CHANNEL = 'production';
const ats = (version: string) => ({ name: 'mf-ats', version });
const wanted: WantedChange = { action: 'promote', releases: [ats('1.1.0')] };
const served = async () => (await readChannel(store, CHANNEL))?.remotes['mf-ats']?.version;
const codesOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ReleaseError);
  return (error as ReleaseError).codes;
};

beforeEach(async () => {
  ({ store, remove } = await createStore());
  await addShell(store, '1.0.0');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await addRemote(store, 'mf-ats', version);
  await promote(store, CHANNEL, [{ name: 'shell', version: '1.0.0' }, ats('1.0.0')], TESTER);
});
afterEach(() => remove());

test('a channel that asks for nothing is changed at once', async () => {
  expect(await changeOrPropose(store, CHANNEL, wanted, { by: 'ada' })).toMatchObject({ move: { by: 'ada' } });
  expect(await served()).toBe('1.1.0');
});

describe('a channel that asks for a second person', () => {
  beforeEach(() => protectChannel(store, CHANNEL, { approval: true, role: null }, { by: 'lena', why: 'an audit' }));

  test('is not changed by one alone, whichever way they go', async () => {
    expect(await codesOf(promote(store, CHANNEL, [ats('1.1.0')], { by: 'ada' }))).toEqual(['VITAE-RELEASE-048']);
    expect(await codesOf(promote(store, CHANNEL, [ats('1.1.0')], { by: 'ada', approvedBy: 'Ada (staff)' }))).toEqual([
      'VITAE-RELEASE-048',
    ]);
    expect(await served()).toBe('1.0.0');
  });

  test('serves what one proposes and another approves, and the history names both', async () => {
    const proposed = await changeOrPropose(store, CHANNEL, wanted, { by: 'ada', why: 'faster' });
    expect(proposed).toMatchObject({ proposal: { proposal: 1, by: 'ada' } });
    expect(await served()).toBe('1.0.0');
    expect(await codesOf(approve(store, CHANNEL, 1, { by: 'Ada (staff)' }))).toEqual(['VITAE-RELEASE-048']);
    await approve(store, CHANNEL, 1, { by: 'omar' });
    expect(await served()).toBe('1.1.0');
    const [last] = await readHistory(store, CHANNEL);
    expect(last).toMatchObject({ by: 'ada', why: 'faster', approvedBy: 'omar' });
    expect(await openProposals(store, CHANNEL)).toEqual([]);
    expect(await codesOf(approve(store, CHANNEL, 1, { by: 'lena' }))).toEqual(['VITAE-RELEASE-050']);
  });

  test('keeps a proposal that the gate refuses, and lays aside one that is declined', async () => {
    await addRemote(store, 'mf-ats', '2.0.0', { contract: '^9.0' });
    await changeOrPropose(store, CHANNEL, { action: 'promote', releases: [ats('2.0.0')] }, { by: 'ada' });
    expect(await codesOf(approve(store, CHANNEL, 1, { by: 'omar' }))).toEqual(['VITAE-RELEASE-012']);
    expect(await openProposals(store, CHANNEL)).toHaveLength(1);
    await decline(store, CHANNEL, 1, { by: 'ada' });
    expect(await openProposals(store, CHANNEL)).toEqual([]);
  });

  test('says to who proposes what is not published', async () => {
    const nowhere: WantedChange = { action: 'promote', releases: [ats('9.9.9')] };
    expect(await codesOf(changeOrPropose(store, CHANNEL, nowhere, { by: 'ada' }))).toEqual(['VITAE-RELEASE-010']);
  });

  test('goes on with an approved canary by itself, and steps back without asking', async () => {
    const trying: WantedChange = { action: 'try', release: ats('1.1.0'), shares: [5, 25, 100], everyMs: 1000 };
    await changeOrPropose(store, CHANNEL, trying, { by: 'ada' });
    await approve(store, CHANNEL, 1, { by: 'omar' });
    for (let step = 0; step < 2; step += 1) await nextShare(store, CHANNEL, ats('1.1.0'), { by: 'the watcher' });
    expect(await served()).toBe('1.1.0');
    await rollback(store, CHANNEL, { by: 'ada' });
    await setFrozen(store, CHANNEL, true, { by: 'ada' });
    await setFrozen(store, CHANNEL, false, { by: 'ada' });
    // None of these has taken the protection away.
    expect(await codesOf(promote(store, CHANNEL, [ats('1.2.0')], { by: 'ada' }))).toEqual(['VITAE-RELEASE-048']);
  });

  test('two proposals at once get two numbers', async () => {
    const both = [ats('1.1.0'), ats('1.2.0')].map((release) =>
      changeOrPropose(store, CHANNEL, { action: 'promote', releases: [release] }, { by: 'ada' }),
    );
    await Promise.all(both);
    expect((await openProposals(store, CHANNEL)).map(({ proposal }) => proposal)).toEqual([1, 2]);
  });
});

test('a channel that asks for a role is changed by who is signed in with it', async () => {
  await protectChannel(store, CHANNEL, { approval: false, role: 'superuser' }, TESTER);
  expect(await codesOf(changeOrPropose(store, CHANNEL, wanted, { by: 'ada' }))).toEqual(['VITAE-RELEASE-049']);
  await changeOrPropose(store, CHANNEL, wanted, { by: 'Ada (staff)', role: 'superuser' });
  expect(await served()).toBe('1.1.0');
  await protectChannel(store, CHANNEL, null, TESTER);
  await promote(store, CHANNEL, [ats('1.2.0')], { by: 'ada' });
  expect((await readHistory(store, CHANNEL)).map(({ change }) => change)).toEqual([
    'promote mf-ats@1.2.0',
    'ask for nobody else',
    'promote mf-ats@1.1.0',
    'ask for a signed-in superuser',
    'promote shell@1.0.0 mf-ats@1.0.0',
  ]);
});
