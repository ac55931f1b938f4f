import type { Applicant } from './applicant.ts';
import { doubtsSome, withoutDoubted } from './doubted.ts';

const job = (title: string, place: string, end: string, lines: string[] = []) => ({
  kind: 'job' as const,
  title,
  place,
  start: '2019',
  end,
  lines,
});
const study = (degree: string, school: string) => ({
  degree,
  school,
  end: '2019',
  isOngoing: false,
  asWritten: '',
  thesis: '',
});

const applicant = {
  roles: [
    job('Staff Engineer', 'Kelp Systems Ltd', 'present', [
      'Led a team of 12 testers',
      'Built the tide pipeline of the port',
    ]),
    job('Data Engineer', 'Harbour Group', '2018', ['Designed the ledger of the port']),
  ],
  studies: [study('PhD in Physics', 'Tay University'), study('Master of Science in Physics', 'Forth College')],
  certificates: ['Certified Tide Accountant (CTA)', 'Elm Diploma'],
  deeds: [],
  facts: [],
  skills: ['Python'],
  languages: [{ name: 'Spanish', level: 'B1' }],
  languagesAsWritten: '',
  summary: 'CTA-qualified engineer. Ten years at the port.',
} as unknown as Applicant;

const after = (note: string) => {
  const { roles, studies, certificates, languages, summary } = withoutDoubted(applicant, '', note).applicant;
  return {
    heads: roles.map(({ title, place, end }) => [title, place, end].join('|')),
    lines: roles.flatMap(({ lines }) => lines).length,
    studies: studies.map(({ degree }) => degree),
    certificates: certificates.length,
    languages: languages.length,
    summary,
  };
};
const all = after('');

test.each([
  ['careful, cta is not completed, part 2 in feb', { certificates: 1, summary: 'Ten years at the port.' }],
  ['CTA ran out', { certificates: 1, summary: 'Ten years at the port.' }],
  [
    'the phd - i left tay after 3 years without the degree so highest is the masters',
    { studies: ['Master of Science in Physics'] },
  ],
  ['never finished the masters at forth college', { studies: ['PhD in Physics'] }],
  ['kelp was an internship', { heads: ['|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] }],
  [
    'should be Senior Engineer at kelp',
    { heads: ['Senior Engineer|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] },
  ],
  ['got promoted in april', { heads: ['|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] }],
  [
    'kelp thing stopped in the end',
    { heads: ['Staff Engineer|Kelp Systems Ltd|', 'Data Engineer|Harbour Group|2018'] },
  ],
  ['the harbour job is a mistake somebody made', { heads: ['Staff Engineer|Kelp Systems Ltd|present'], lines: 2 }],
  ['the tide pipeline was me and 2 others', { lines: 2 }],
  ['tide pipeline: i just planned it, devs built it', { lines: 2 }],
  ['team was 5 not 12', { lines: 2 }],
  ['spanish - B1 is way outdated', { languages: 1 }],
  ['spanish - intermediate is way outdated', { languages: 0 }],
])('what a note doubts is not told: %s', (note, changed) => {
  expect(after(note)).toEqual({ ...all, ...changed });
  expect(doubtsSome(applicant, note)).toBe(JSON.stringify(after(note)) !== JSON.stringify(all));
});

test.each([
  "don't forget my CTA",
  'dont mention the pay at kelp',
  'lead with the tide pipeline, not the team',
  'interview in english or spanish doesnt matter',
  'never late, CTA since 2019',
  'can start 2 weeks after kelp',
  'not sure about the CTA',
  'never managed people except one',
])('an order, a doubt of something else and a plain fact change nothing: %s', (note) => {
  expect(after(note)).toEqual(all);
});

test('what the page has of it is not read for the letter either', () => {
  const page = 'Certified Tide Accountant (CTA), 2019\nBuilt the tide pipeline of the port\nPython';
  expect(withoutDoubted(applicant, page, 'CTA has lapsed. the tide pipeline was just a demo').resumeText).toBe(
    'Python',
  );
});
