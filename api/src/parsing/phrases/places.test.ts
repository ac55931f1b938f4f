import { splitTrailingPlace } from './places.ts';

test('the town belongs to the name of a university that has several', () => {
  expect(splitTrailingPlace('University of California, Berkeley')).toBeNull();
  expect(splitTrailingPlace('University of California, San Diego, CA')).toEqual({
    rest: 'University of California, San Diego',
    place: 'CA',
  });
  expect(splitTrailingPlace('Harbour University, San Diego, CA')?.rest).toBe('Harbour University');
  expect(splitTrailingPlace('University of California, United States')?.rest).toBe('University of California');
});
