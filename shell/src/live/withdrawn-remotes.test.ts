import type { Canary, Channel } from '@vitae/contract/channel';
import { channelOf, storedVersion } from '@vitae/contract/testing/channel-fixture';
import { withdrawnRemotes } from './withdrawn-remotes.ts';

const served = (version: string) => ({ ...storedVersion('mf-x', version), navigation: [], menu: [] });
const at = (revision: number, version: string, tried?: string): Channel => {
  const canary: Canary | undefined = tried ? { percent: 5, remote: served(tried) } : undefined;
  return { ...channelOf({ 'mf-x': { ...served(version), previous: null, ...(canary && { canary }) } }), revision };
};

test.each([
  ['a promotion takes nothing back', at(1, '1.0.0'), at(2, '2.0.0'), []],
  ['a rollback does', at(2, '2.0.0'), at(1, '1.0.0'), ['mf-x']],
  ['a rollback that leaves a remote as it was takes nothing of it back', at(2, '1.0.0'), at(1, '1.0.0'), []],
  ['a canary that nobody gets any more was taken back', at(2, '1.0.0', '2.0.0'), at(3, '1.0.0'), ['mf-x']],
  ['a canary that goes on was not', at(2, '1.0.0', '2.0.0'), at(3, '1.0.0', '2.0.0'), []],
  ['a canary that everyone gets was not', at(2, '1.0.0', '2.0.0'), at(3, '2.0.0'), []],
])('%s', (_what, before, after, names) => {
  expect(withdrawnRemotes(before, after)).toEqual(names);
});
