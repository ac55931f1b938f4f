import { jest } from '@jest/globals';
import { fetchFonts } from './fetch-fonts.ts';

const never = new Promise<void>(() => {});

beforeEach(() => localStorage.clear());

test('on a first visit the fonts wait for the screen, on the next one they come at once', async () => {
  const load = jest.fn(async () => {});
  let show = () => {};
  const first = fetchFonts(load, new Promise((resolve) => (show = resolve)), localStorage);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  show();
  await first;
  expect(load).toHaveBeenCalledTimes(1);

  await fetchFonts(load, never, localStorage);
  expect(load).toHaveBeenCalledTimes(2);
});

test('fonts that cannot be had stop nothing, and are tried again', async () => {
  await fetchFonts(() => Promise.reject(new Error('offline')), Promise.resolve(), localStorage);
  const load = jest.fn(async () => {});
  await fetchFonts(load, Promise.resolve(), localStorage);
  expect(load).toHaveBeenCalledTimes(1);
});
