import { createConsent } from './consent.ts';

const KEY = 'vitae:consent';
const everything = { statistics: true, webAnalytics: true };

beforeEach(() => localStorage.clear());

test('before a choice, own statistics are on and outside ones off', () => {
  expect(createConsent(localStorage, {}).get()).toEqual({ statistics: true, webAnalytics: false });
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])('a browser that says %o is not counted', (browser) => {
  expect(createConsent(localStorage, browser).get()).toEqual({ statistics: false, webAnalytics: false });
});

test('a choice counts at once, is told, and outlives the page and the browser’s wish', () => {
  const consent = createConsent(localStorage, { doNotTrack: '1' });
  let told = 0;
  const stop = consent.subscribe(() => {
    told += 1;
  });
  consent.set(everything);
  stop();
  consent.set(everything);
  expect([consent.get(), told]).toEqual([everything, 1]);
  expect(createConsent(localStorage, { doNotTrack: '1' }).get()).toEqual(everything);
});

test('a choice in another tab counts here', () => {
  const consent = createConsent(localStorage, {});
  let told = 0;
  consent.subscribe(() => {
    told += 1;
  });
  localStorage.setItem(KEY, JSON.stringify({ statistics: false, webAnalytics: false }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(told).toBe(0);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect([consent.get().statistics, told]).toEqual([false, 1]);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(consent.get().statistics).toBe(true);
});

test.each(['{', 'null', '{"statistics":1,"webAnalytics":true}', '{"statistics":true}'])('%s is no choice', (stored) => {
  localStorage.setItem(KEY, stored);
  expect(createConsent(localStorage, {}).get()).toEqual({ statistics: true, webAnalytics: false });
});

test('a full storage does not undo a refusal', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  } as unknown as Storage;
  const consent = createConsent(full, {});
  consent.set({ statistics: false, webAnalytics: false });
  expect(consent.get().statistics).toBe(false);
});
