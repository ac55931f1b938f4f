import type { Applicant } from './applicant.ts';
import { withoutWorkBefore } from './work-before.ts';

const applicant = {
  roles: [{ end: 'present' }, { end: '2006-11' }, { end: '2004' }, { end: '' }],
} as unknown as Applicant;

test.each(['Leave out everything before 2006', 'skip the jobs before 2006', "don't mention anything before 2006"])(
  'work that was over by then is left out: %s',
  (note) => {
    expect(withoutWorkBefore(applicant, note).roles.map(({ end }) => end)).toEqual(['present', '2006-11', '']);
  },
);

test('other notes leave all work', () => {
  expect(withoutWorkBefore(applicant, 'I left before 2006')).toBe(applicant);
});
