import { createWebAnalytics, WEB_ANALYTICS_SCRIPT_URL } from './web-analytics.ts';

const layer = () =>
  ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) => Array.from(entry));
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  Reflect.deleteProperty(window, 'dataLayer');
  document.head.replaceChildren();
});

test('nothing is loaded before the first page view', () => {
  createWebAnalytics('G-1');
  expect(scripts()).toEqual([]);
  expect(layer()).toEqual([]);
});

test('the script is loaded once, and each view says path and query', () => {
  const analytics = createWebAnalytics('G-1&x');
  analytics.pageView('/');
  analytics.pageView('/terms?x=1');
  expect(scripts()).toEqual([`${WEB_ANALYTICS_SCRIPT_URL}?id=G-1%26x`]);
  expect(layer()).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1&x', { send_page_view: false }],
    ['event', 'page_view', { page_path: '/' }],
    ['event', 'page_view', { page_path: '/terms?x=1' }],
  ]);
});

test('a choice that is taken back silences what is loaded already', () => {
  const analytics = createWebAnalytics('G-1');
  const isDisabled = () => (window as unknown as Record<string, boolean>)['ga-disable-G-1'];
  analytics.setAllowed(false);
  expect(isDisabled()).toBe(true);
  analytics.setAllowed(true);
  expect(isDisabled()).toBe(false);
});
