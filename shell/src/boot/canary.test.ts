import type { Channel } from '@vitae/contract/channel';
import { channelForVisitor } from './canary.ts';

const remote = (version: string, percent?: number) => ({
  version,
  routes: [],
  previous: null,
  ...(percent && { canary: { percent, remote: { version: '2.0.0', routes: [] } } }),
});
const channel = (percent?: number) => ({ remotes: { 'mf-x': remote('1.0.0', percent) } }) as unknown as Channel;
const visitor = (name: string) => {
  const kept = new Map([['vitae:visitor', name]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
};
const versionOf = (name: string, percent: number) =>
  channelForVisitor(channel(percent), visitor(name) as unknown as Storage).remotes['mf-x']!;

const VISITORS = Array.from({ length: 4_000 }, (_, index) => `visitor-${index}`);

test('as many visitors get it as the channel says, and they keep it when more do', () => {
  const chosen = (percent: number) => VISITORS.filter((name) => versionOf(name, percent).version === '2.0.0');
  const [few, more] = [chosen(5), chosen(25)];
  expect(few.length).toBeGreaterThan(140);
  expect(few.length).toBeLessThan(260);
  expect(more).toEqual(expect.arrayContaining(few));
  expect(chosen(5)).toEqual(few);
});

test('who gets it falls back to what the others get', () => {
  const name = VISITORS.find((one) => versionOf(one, 25).version === '2.0.0')!;
  expect(versionOf(name, 25).previous).toMatchObject({ version: '1.0.0' });
});

test('nothing is kept in the browser where nothing is tried', () => {
  localStorage.clear();
  expect(channelForVisitor(channel(), localStorage)).toEqual(channel());
  expect(localStorage).toHaveLength(0);
  channelForVisitor(channel(5), localStorage);
  expect(localStorage).toHaveLength(1);
});
