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
  ['/.//evil.example/', null],
  ['/x/..//evil.example/', null],
  ['/\u2215\u2215evil.example', '/%E2%88%95%E2%88%95evil.example'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['//user@evil.example', null],
  ['/LoginPage?redirectTo=%2FLoginPage', null],
  ['/signup', null],
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
