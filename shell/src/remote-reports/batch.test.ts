import { createBatch } from './batch.ts';
import type { RemoteNews } from './remote-news.ts';

const release = { remote: 'mf-x', version: '1.0.0' };
const mounted = (durationMs: number): RemoteNews => ({
  event: 'remote:mounted@1',
  payload: { ...release, durationMs },
});
const failed = (message: string): RemoteNews => ({
  event: 'remote:failed@2',
  payload: { ...release, code: 'VITAE-REMOTE-006', outcome: 'restarted', message },
});

test('the same happenings are one report, and are taken once', () => {
  const batch = createBatch();
  for (const news of [mounted(100.4), mounted(200), failed('first'), failed('second')]) batch.add(news);
  expect(batch.take()).toEqual([
    { kind: 'mount', ...release, count: 2, duration_ms: 300 },
    { kind: 'failure', ...release, count: 2, code: 'VITAE-REMOTE-006', outcome: 'restarted', message: 'second' },
  ]);
  expect(batch.take()).toEqual([]);
});

test('a loop is reported up to a bound', () => {
  const batch = createBatch();
  for (let turn = 0; turn < 15; turn += 1) batch.add(failed('again'));
  expect(batch.take()[0]?.count).toBe(15);
  for (let turn = 0; turn < 1_000; turn += 1) batch.add(failed('again'));
  expect(batch.take()[0]?.count).toBe(5);
  batch.add(failed('again'));
  expect(batch.take()).toEqual([]);
});
