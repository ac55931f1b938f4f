import { unwrapped } from './unwrap.ts';

const FULL = 'Lantern Health is a non-profit organization running nine health centres';

test.each([
  [[`${FULL} and`, 'Clinics in the north'], 1],
  [[FULL, 'across the north of the county'], 1],
  [[FULL, '(2) Elm Bleachers'], 2],
  [[FULL, 'Apply by Friday'], 2],
  [[`${FULL}.`, 'across the north'], 2],
  [[FULL, '- across the north'], 2],
  [['Day shifts,', 'night shifts'], 2],
  [[`${FULL},`, '', 'and more'], 3],
  [[FULL, 'automated the weekly report'], 2],
  [[`${FULL} that have`, 'automated the weekly report'], 1],
  [[FULL, 'p95 of the endpoint 900 ms'], 2],
])('%j', (lines, count) => {
  expect(unwrapped(lines)).toHaveLength(count);
});
