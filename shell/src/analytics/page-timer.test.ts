import { createPageTimer } from './page-timer.ts';

let clock = 0;
const now = () => clock;
beforeEach(() => {
  clock = 0;
});

test('time is counted in seconds, to a tenth, from one page to the next', () => {
  const timer = createPageTimer(now, { visibilityState: 'visible' });
  clock = 12_345;
  expect(timer.restart()).toBe(12.3);
  clock += 1_000;
  expect(timer.restart()).toBe(1);
});

test('hidden time does not count', () => {
  const timer = createPageTimer(now, { visibilityState: 'visible' });
  clock = 2_000;
  timer.hide();
  clock = 60_000;
  timer.show();
  timer.show();
  clock = 63_000;
  expect(timer.restart()).toBe(5);
});

test('a page that is left while it is hidden keeps what it had, and the next one begins when it is seen', () => {
  const timer = createPageTimer(now, { visibilityState: 'visible' });
  clock = 2_000;
  timer.hide();
  clock = 5_000;
  expect(timer.restart()).toBe(2);
  clock = 9_000;
  expect(timer.restart()).toBe(0);
});

test('a tab that was opened in the background has not been looked at', () => {
  const timer = createPageTimer(now, { visibilityState: 'hidden' });
  clock = 4_000;
  timer.show();
  clock = 5_500;
  expect(timer.restart()).toBe(1.5);
});
