import fc from 'fast-check';
import { readRedirectTarget } from './redirect-target.ts';

const origin = 'https://vitae.example';
const read = (target: string) => readRedirectTarget(`?redirectTo=${encodeURIComponent(target)}`, origin);

test.each([
  ['/ats-checker-form?job=7#top', '/ats-checker-form?job=7#top'],
  ['/resume-form/experience', '/resume-form/experience'],
  ['https://evil.example/', null],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/\t/evil.example', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%j leads to %j', (target, path) => {
  expect(read(target)).toBe(path);
});

test('whatever is asked for, the browser stays on this site', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', ' ', '?', '#', 'a', 'evil.example') }),
      (target) => {
        const path = read(target);
        if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
      },
    ),
  );
});
