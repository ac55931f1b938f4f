import { jest } from '@jest/globals';
import { fetchFonts, isFromCache } from './fetch-fonts.ts';

const MAIN = 'http://localhost/main.js';
const timed = (transferSize: number, decodedBodySize: number) => {
  performance.getEntriesByName = () => [{ transferSize, decodedBodySize } as PerformanceResourceTiming];
  return isFromCache(MAIN);
};

test('on a first visit the fonts wait for the screen, on the next one they come at once', async () => {
  const load = jest.fn(async () => {});
  let show = () => {};
  const first = fetchFonts(load, new Promise((resolve) => (show = resolve)), false);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  show();
  await first;
  expect(load).toHaveBeenCalledTimes(1);

  await fetchFonts(load, new Promise(() => {}), true);
  expect(load).toHaveBeenCalledTimes(2);
});

test('fonts that cannot be had stop nothing', async () => {
  await fetchFonts(() => Promise.reject(new Error('offline')), Promise.resolve(), false);
});

test('a script is from the cache where nothing of it was sent, and not where the browser tells nothing', () => {
  expect(timed(0, 350_000)).toBe(true);
  expect(timed(103_000, 350_000)).toBe(false);
  // Of another host that does not allow it.
  expect(timed(0, 0)).toBe(false);
  performance.getEntriesByName = () => [];
  expect(isFromCache(MAIN)).toBe(false);
});
