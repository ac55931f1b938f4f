import { createToastQueue } from './toasts.ts';

test('toasts wait for whoever shows them, and are taken once', () => {
  const queue = createToastQueue();
  let told = 0;
  const stop = queue.subscribe(() => {
    told += 1;
  });
  expect(queue.get()).toBe(false);
  queue.notify('success', 'Saved');
  queue.notify('error', 'Lost');
  expect([queue.get(), told]).toEqual([true, 2]);
  expect(queue.take()).toEqual([
    { kind: 'success', message: 'Saved' },
    { kind: 'error', message: 'Lost' },
  ]);
  expect(queue.take()).toEqual([]);
  expect(queue.get()).toBe(true);
  stop();
  queue.notify('info', 'More');
  expect(told).toBe(2);
});
