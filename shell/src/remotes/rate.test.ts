import { expect, jest, test } from '@jest/globals';
import { createRate } from './rate.ts';

function setUp() {
  const onExceeded = jest.fn();
  let time = 0;
  const rate = createRate(3, 1_000, onExceeded, () => time);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { rate, onExceeded, pass };
}

test('more than so many within the time are refused, and told of once', () => {
  const { rate, onExceeded } = setUp();
  expect(Array.from({ length: 6 }, rate.count)).toEqual([true, true, true, false, false, false]);
  expect(onExceeded).toHaveBeenCalledTimes(1);
});

test('as many in the next window are none too many', () => {
  const { rate, onExceeded, pass } = setUp();
  for (let turn = 0; turn < 9; turn++) {
    if (turn % 3 === 0) pass(1_001);
    expect(rate.count()).toBe(true);
  }
  expect(onExceeded).not.toHaveBeenCalled();
});

test('what is allowed is not counted, and saves nothing up', () => {
  const { rate } = setUp();
  for (let turn = 0; turn < 10; turn++) {
    rate.allow();
    expect(rate.count()).toBe(true);
  }
  expect([rate.count(), rate.count(), rate.count()]).toEqual([true, true, false]);
});
