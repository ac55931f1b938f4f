import { matchRoute, routesCollide } from './route-pattern.ts';

const routes = [
  '/resume-form/:section/:subStep?',
  '/resume-form/finish',
  '/coverletter',
  '/coverletter-builder',
  '/docs/*',
  '/docs/api/:call',
].map((path) => ({ path }));

test.each([
  ['/coverletter', '/coverletter'],
  ['/coverletter/', '/coverletter'],
  ['/resume-form/cv-heading', '/resume-form/:section/:subStep?'],
  ['/resume-form/cv-heading/2', '/resume-form/:section/:subStep?'],
  ['/resume-form/finish', '/resume-form/finish'],
  ['/resume-form/finish/2', '/resume-form/:section/:subStep?'],
  ['/docs', '/docs/*'],
  ['/docs/a/b/c', '/docs/*'],
  ['/docs/api/call', '/docs/api/:call'],
])('%s is answered by %s', (pathname, expected) => {
  expect(matchRoute(routes, pathname)?.route.path).toBe(expected);
});

test.each([
  ['/resume-form/cv-heading', { section: 'cv-heading' }],
  ['/resume-form/cv-heading/2/', { section: 'cv-heading', subStep: '2' }],
  ['/resume-form/a%20b', { section: 'a b' }],
  ['/resume-form/%', { section: '%' }],
  ['/docs/a/b', { '*': 'a/b' }],
  ['/coverletter', {}],
])('%s has the parameters %o', (pathname, expected) => {
  expect(matchRoute(routes, pathname)?.params).toEqual(expected);
});

test.each(['/', '/resume-form', '/resume-form/a/b/c', '/coverletters', '/Coverletter'])(
  '%s is nobody’s',
  (pathname) => {
    expect(matchRoute(routes, pathname)).toBeNull();
  },
);

test.each([
  ['/a/:id', '/a/:name', true],
  ['/a/:id?', '/a', true],
  ['/a/:b?', '/a/:c/:d?', true],
  ['/a/*', '/a/*', true],
  ['/a/:id', '/a/b', false],
  ['/a/*', '/a/:id', false],
  ['/a', '/A', false],
])('%s and %s collide: %s', (first, second, expected) => {
  expect(routesCollide(first, second)).toBe(expected);
  expect(routesCollide(second, first)).toBe(expected);
});
