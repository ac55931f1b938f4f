import { storedVersion } from '@vitae/contract/testing/channel-fixture';
import { attemptsFor } from './attempts.ts';

const version = (number: string) => ({ ...storedVersion('mf-x', number), navigation: [] });

test('a remote is tried as the channel says, then afresh, then in its previous version', () => {
  const attempts = attemptsFor({ ...version('1.1.0'), previous: version('1.0.0') });
  expect(attempts.map(({ version, load, kind }) => [version.version, load, kind])).toEqual([
    ['1.1.0', 0, 'first'],
    ['1.1.0', 1, 'retried'],
    ['1.0.0', 0, 'previous'],
  ]);
});

test('a later round never asks for an address that has failed before', () => {
  const remote = { ...version('1.1.0'), previous: version('1.0.0') };
  const addresses = [0, 1, 2].flatMap((round) =>
    attemptsFor(remote, round).map(({ version, load }) => `${version.version}#${load}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('without a previous version there are two attempts', () => {
  expect(attemptsFor({ ...version('1.0.0'), previous: null })).toHaveLength(2);
});
