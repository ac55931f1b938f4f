import { looksLikePlace, splitTrailingPlace } from './places.ts';

test('the town belongs to the name of a university that has several', () => {
  expect(splitTrailingPlace('University of California, Berkeley')).toBeNull();
  expect(splitTrailingPlace('University of California, San Diego, CA')).toEqual({
    rest: 'University of California, San Diego',
    place: 'CA',
  });
  expect(splitTrailingPlace('Harbour University, San Diego, CA')?.rest).toBe('Harbour University');
  expect(splitTrailingPlace('University of California, United States')?.rest).toBe('University of California');
});

test.each([
  ['T Nagar, Chennai - 600 017', true],
  ['Chengalpet 603105', true],
  ['Elm Care SW603105', false],
  ['Elm Industries Ltd 603105', false],
])('a town with its six figures is a place: %s, %s', (text, isPlace) => {
  expect(looksLikePlace(text)).toBe(isPlace);
});
