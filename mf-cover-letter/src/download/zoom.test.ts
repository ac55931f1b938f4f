import { stepZoom } from './zoom.ts';

test('zooms in steps of 10 % between 75 % and 150 %', () => {
  const stops = (direction: 1 | -1) => {
    const seen = [1];
    for (let index = 0; index < 8; index++) seen.push(stepZoom(seen.at(-1)!, direction));
    return [...new Set(seen)];
  };
  expect(stops(1)).toEqual([1, 1.1, 1.2, 1.3, 1.4, 1.5]);
  expect(stops(-1)).toEqual([1, 0.9, 0.8, 0.75]);
});
