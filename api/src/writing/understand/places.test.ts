import { withoutTown } from './places.ts';

test('an employer goes without its town, but a university of several towns keeps it', () => {
  expect(withoutTown('The Salt Shed, Bristol')).toBe('The Salt Shed');
  expect(withoutTown('University of Wisconsin–Madison')).toBe('University of Wisconsin–Madison');
  expect(withoutTown('University of California, Los Angeles, USA')).toBe('University of California, Los Angeles');
  expect(withoutTown('Harbour University, Los Angeles')).toBe('Harbour University');
});
