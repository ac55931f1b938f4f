import { percentileOf, stepOf } from './duration-steps.ts';

const count = (durations: number[]) => durations.map((duration) => ({ step: stepOf(duration), count: 1 }));

test('a percentile is right within a tenth, whatever the durations', () => {
  const durations = Array.from({ length: 1000 }, (_, index) => Math.round(20 + ((index * 7919) % 4000)));
  const sorted = [...durations].sort((a, b) => a - b);
  for (const share of [0.5, 0.95]) {
    const exact = sorted[Math.ceil(sorted.length * share) - 1]!;
    const found = percentileOf(count(durations), share)!;
    expect(Math.abs(found - exact) / exact).toBeLessThan(0.1);
  }
});

test('without a mount there is none, and none is below a millisecond', () => {
  expect(percentileOf([], 0.5)).toBeNull();
  expect(stepOf(0)).toBe(0);
});
