import { isOpenTo, runGuard } from './guards.ts';

const visitor = {
  hasUser: false,
  isPaid: false,
  hasVisited: false,
  hasAdmin: false,
  target: '/ats-checker-form?job=7',
  isOpen: false,
  staffSignIn: '/staff',
};
const user = { ...visitor, hasUser: true };

test('public routes are open', () => {
  expect(runGuard('public', visitor)).toEqual({ isAllowed: true });
});

test('the user guard sends visitors to the sign-in screen', () => {
  expect(runGuard('user', visitor)).toEqual({ isAllowed: false, redirect: '/LoginPage' });
  expect(runGuard('user', user)).toEqual({ isAllowed: true });
});

test('its second variant keeps path and query', () => {
  expect(runGuard('user-return', visitor)).toEqual({
    isAllowed: false,
    redirect: '/LoginPage?redirectTo=%2Fats-checker-form%3Fjob%3D7',
  });
});

test.each([
  ['cv-heading', true],
  ['experience', false],
  [undefined, false],
])('an exception of a route opens it for visitors: section %s, %s', (section, isAllowed) => {
  const isOpen = isOpenTo({ section: ['cv-heading', 'personal-details'] }, { section });
  for (const guard of ['user', 'user-return'] as const) {
    expect(runGuard(guard, { ...visitor, isOpen }).isAllowed).toBe(isAllowed);
    expect(runGuard(guard, { ...user, isOpen }).isAllowed).toBe(true);
  }
});

test('a route without exceptions is open to no visitor', () => {
  expect(isOpenTo(undefined, { section: 'cv-heading' })).toBe(false);
});

test('a user is not an admin', () => {
  expect(runGuard('admin', user)).toEqual({ isAllowed: false, redirect: '/staff' });
  expect(runGuard('admin', { ...visitor, hasAdmin: true })).toEqual({ isAllowed: true });
});

test('a paid user is asked for the region once per session', () => {
  const paid = { ...user, isPaid: true };
  expect(runGuard('landing', paid)).toEqual({
    isAllowed: false,
    redirect: '/region-selection',
    isOncePerSession: true,
  });
  expect(runGuard('landing', { ...paid, hasVisited: true })).toEqual({ isAllowed: true });
  expect(runGuard('landing', user)).toEqual({ isAllowed: true });
  expect(runGuard('landing', visitor)).toEqual({ isAllowed: true });
});
