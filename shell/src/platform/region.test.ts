import { createRegion } from './region.ts';

test('at log-out it is forgotten, and another tab\u2019s choice counts here', () => {
  localStorage.clear();
  const region = createRegion(localStorage);
  const heard: string[] = [];
  region.subscribe(() => heard.push(region.get()));
  region.set('AE');
  region.clear();
  localStorage.setItem('vitae:region', 'IN');
  window.dispatchEvent(new StorageEvent('storage', { key: 'vitae:region' }));
  expect(heard).toEqual(['AE', 'OTHER', 'IN']);
});

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
