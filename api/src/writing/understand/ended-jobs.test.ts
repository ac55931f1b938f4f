import type { Applicant } from './applicant.ts';
import { withEndedJobs } from './ended-jobs.ts';
import { readNotes } from './notes/notes.ts';

const job = {
  kind: 'job' as const,
  title: 'Fitter',
  place: 'Elm & Sons Ltd (إلم)',
  start: '2015-07',
  end: 'present',
  lines: [],
};
const applicant = { roles: [job], facts: [], summary: '' } as unknown as Applicant;
const endAfter = (note: string) => withEndedJobs(applicant, readNotes(note, ''), '2026-11').applicant.roles[0]!.end;

test.each([
  ['i already left elm in april 2016, now freelance since then', '2016-04'],
  ['I left Elm & Sons in 2019 to care for my dad', '2019'],
  ['not working at elm anymore', ''],
  ['was laid off from Elm last month', '2026-10'],
  ['left elm in march, now free', '2026-03'],
  ['Elm job finished march this year, company closed', '2026-03'],
  ['I left Elm in Dec', '2025-12'],
  ['I left Elm in late Sept', '2026-09'],
  ['was let go from Elm in marketing', ''],
  ['after elm i worked freelance from 2017', ''],
  ['gap since 2021 was caring for my dad', '2021'],
  ['out of work since March 2024', '2024-03'],
  ['elm job ended feb 2025', '2025-02'],
  ['my contract with Elm is over', ''],
  ['currently unemployed', ''],
  ['finished at elm in august', '2026-08'],
  ['i finish with elm 31 oct', '2026-10'],
  ['i finish with elm 31 dec', 'present'],
  ['stepped down from Elm end of April 2026, still on the board', '2026-04'],
  ['Elm ended 31 march, so not present any more.', '2026-03'],
  ['I left in April 2016', '2016-04'],
  ['تركت العمل في إلم في 2023', '2023'],
  ['انا سبت شركة إلم من اسبوعين', ''],
  ['تركت العمل في مارس 2024', '2024-03'],
])('what is typed is newer than the resume: %s', (note, end) => {
  expect(endAfter(note)).toBe(end);
});

test.each([
  'I left Oak Ltd in 2019',
  'I left school at 16',
  "don't say I left Elm because of the pay",
  'I left it open',
  'my elm contract finished in March 2027',
  'my contract with Elm is over in December',
  'I am working at home since 2020',
  'retired from football in 2016',
  'I left in 2009',
  'تركت العمل في شركة السدرة في 2023',
  'gap 2012 to 2014 was caring for my dad',
])('the job goes on: %s', (note) => {
  expect(endAfter(note)).toBe('present');
});

test('a date before the job began is of something else', () => {
  expect(endAfter('I left Elm in 2011')).toBe('');
});

test('the letter tells the end with the job, and not in a sentence of its own', () => {
  const { notes } = withEndedJobs(applicant, readNotes('I left Elm in April 2016.', ''), '2026-11');
  expect(notes.statements).toEqual([]);
  expect(notes.outcomes).toMatchObject([{ outcome: 'followed', statement: null, topics: ['2016'] }]);
});

test('a job that ended is told in the past, with the end that the note gives behind it, and without notice to give', () => {
  const whole = {
    ...applicant,
    roles: [{ ...job, lines: ['Manage the accounts of 40 shops'] }],
    personal: { noticePeriod: '30 days', nationality: 'Omani' },
  } as unknown as Applicant;
  const notes = readNotes(
    'i am not with Elm any more, finished there end of January 2026 so available immediately',
    '',
  );
  const told = withEndedJobs(whole, notes, '2026-11').applicant;
  expect(told.roles[0]).toMatchObject({ end: '2026-01', lines: ['Managed the accounts of 40 shops'] });
  expect(told.personal).toEqual({ nationality: 'Omani' });
  expect(withEndedJobs(whole, readNotes('I like Elm', ''), '2026-11').applicant.personal.noticePeriod).toBe('30 days');
});

test('what was done every day in a job that has ended is told in the past', () => {
  const said = (end: string) =>
    withEndedJobs({ ...applicant, roles: [{ ...job, end }] }, readNotes('pandas every day at Elm', ''), '2026-11').notes
      .statements;
  expect(said('2020')).toEqual(['I worked with pandas every day at Elm.']);
  expect(said('present')).toEqual(['I have worked with pandas every day at Elm.']);
});
