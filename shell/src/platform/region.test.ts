import { createRegion } from './region.ts';

test('a region is kept and told to those who follow it', () => {
  localStorage.clear();
  const region = createRegion(localStorage);
  expect(region.get()).toBe('OTHER');
  const heard: string[] = [];
  const stop = region.subscribe(() => heard.push(region.get()));
  region.set('AE');
  stop();
  region.set('US');
  expect(heard).toEqual(['AE']);
  expect(createRegion(localStorage).get()).toBe('US');
});
