import type { Applicant } from './applicant.ts';
import { withoutWorkBefore } from './work-before.ts';

const applicant = {
  roles: [{ end: 'present' }, { end: '2006-11' }, { end: '2004' }, { end: '' }],
  studies: [
    { degree: 'BSc', end: '2001', asWritten: 'BSc, 2001' },
    { degree: 'MSc', end: '2008', asWritten: '' },
  ],
} as unknown as Applicant;

test.each([
  'Leave out everything before 2006',
  'skip the jobs before 2006',
  "don't mention anything before 2006",
  'dont go into anything before 2006!!',
  "don't talk about anything before 2006",
  'No need to go back before 2006.',
  'anything before 2006 makes me look like a dinosaur, not keen on seeing it in there',
])('work that was over by then is left out, and so is the year of a study: %s', (note) => {
  const { roles, studies } = withoutWorkBefore(applicant, note);
  expect(roles.map(({ end }) => end)).toEqual(['present', '2006-11', '']);
  expect(studies.map(({ end, asWritten }) => [end, asWritten])).toEqual([
    ['', ''],
    ['2008', ''],
  ]);
});

test('other notes leave all work', () => {
  expect(withoutWorkBefore(applicant, 'I left before 2006')).toBe(applicant);
});

test('of the work before a job that is named, the job is told and what was over when it began is not', () => {
  const jobs = [
    { kind: 'job', place: 'Harbour Ltd', start: '2017', end: 'present' },
    { kind: 'job', place: 'Elm Books', start: '2012', end: '2017' },
    { kind: 'job', place: 'Ash Mills', start: '2007', end: '2012' },
  ];
  const told = (note: string) =>
    withoutWorkBefore({ roles: jobs, studies: [] } as unknown as Applicant, note).roles.map(({ place }) => place);
  expect(told('skip everything before elm, dont bring up 1999')).toEqual(['Harbour Ltd', 'Elm Books']);
  expect(told('skip everything before lunch')).toHaveLength(3);
});
