import type { Applicant } from './applicant.ts';
import { withPostsInStack } from './posts-in-stack.ts';
import type { Role } from './role.ts';

const role = (more: Partial<Role>): Role => ({
  kind: 'job',
  title: 'Apprentice',
  place: '',
  start: '2009-08',
  end: '2013-09',
  lines: ['Since 2019 kept the estimate book'],
  ...more,
});
const rolesIn = (text: string, roles: Role[], facts: string[] = []) =>
  withPostsInStack({ roles, facts } as unknown as Applicant, text);

const STACK = `Jo Tulloch

WORK
Tay Bindery Ltd, Leith
Apr 2017 - date\tSenior binder
Sept '13 - Apr 2017 Binder
Aug 2009 - Sept '13 Apprentice, then improver
- since 2019 kept the estimate book`;

test('what stands below several posts of one house is of all their years', () => {
  const [told] = rolesIn(STACK, [role({})]).roles;
  expect(told).toMatchObject({
    start: '2009',
    end: 'present',
    asWritten: 'Senior binder; Binder; Apprentice, then improver, 2009 – present',
  });
});

test('so are the facts told behind the head of the last of them', () => {
  const head = 'Apprentice, then improver, August 2009 – September 2013';
  const { facts } = rolesIn(STACK, [role({ asWritten: head })], [`${head}: kept the estimate book`, 'First aid, 2024']);
  expect(facts).toEqual([
    'Senior binder; Binder; Apprentice, then improver, 2009 – present: kept the estimate book',
    'First aid, 2024',
  ]);
});

test.each([
  // Of each post something is told.
  `WORK\nSept '13 - Apr 2017 Binder\n- bound books\nAug 2009 - Sept '13 Apprentice\n- since 2019 kept the estimate book`,
  // Each has a house of its own.
  `WORK\nSenior Binder, Elm Press Ltd, 2013 - 2017\nApprentice, Tay Bindery Ltd, 2009 - 2013\n- since 2019 kept the estimate book`,
])('other posts keep their lines: %s', (text) => {
  const one = role({ place: text.includes('Tay') ? 'Tay Bindery Ltd' : '' });
  expect(rolesIn(text, [one]).roles).toEqual([one]);
});
