import { createListeners } from './listeners.ts';

test('a listener that throws keeps the news from nobody, and is reported', () => {
  const reported: unknown[] = [];
  globalThis.reportError = (error) => reported.push(error);
  const listeners = createListeners<[string]>();
  const heard: string[] = [];
  const broken = new Error('broken');
  listeners.add(() => {
    throw broken;
  });
  const leave = listeners.add((word) => heard.push(word));
  listeners.tell('one');
  leave();
  listeners.tell('two');
  expect(heard).toEqual(['one']);
  expect(reported).toEqual([broken, broken]);
});
