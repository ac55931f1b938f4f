import type { Applicant } from './applicant.ts';
import { hidesPresentHouse, withHousesUnnamed } from './unnamed-house.ts';

test.each([
  "pls don't name my current employer",
  'dont mention the name of my present company',
  'without naming my current bank',
  'كويتية. لا تكتب اسم البنك الحالي. اقدر ابدا بعد شهر',
  'بدون ذكر اسم الشركة الحالية',
])('%s', (note) => {
  expect(hidesPresentHouse(note)).toBe(true);
});

test.each(["don't mention the gap", 'my current employer is Elm Ltd', 'لا تذكر الراتب الحالي'])(
  '%s: is said',
  (note) => {
    expect(hidesPresentHouse(note)).toBe(false);
  },
);

test('of a house that is not to be named the post and what was done there stay', () => {
  const job = { kind: 'job', title: 'Fitter', place: 'Oak Ltd', start: '2011-12', end: '2012-02' };
  const applicant = {
    roles: [{ ...job, lines: ['Fitted 40 pumps', 'Moved Oak Ltd to new premises'] }],
    facts: [],
    summary: '',
  } as unknown as Applicant;
  const [role] = withHousesUnnamed(applicant, 'pls dont name the 2011 company in Leeds').roles;
  expect(role).toMatchObject({ title: 'Fitter', place: '', lines: ['Fitted 40 pumps'] });
  expect(withHousesUnnamed(applicant, 'pls dont name the 2015 company')).toBe(applicant);
});
