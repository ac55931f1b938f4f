import type { Applicant } from '../applicant.ts';
import { readNotes } from '../notes/notes.ts';
import { doubtReader } from './without-doubted.ts';

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
  personal: {},
  location: 'Elmtown',
  summary: 'CTA-qualified engineer. Ten years at the port.',
} as unknown as Applicant;

const withoutDoubted = (told: Applicant, page: string, note: string) =>
  doubtReader(told, '2026-11').withoutDoubted(readNotes(note, '').outcomes, page);
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
  [
    'Correction: resume still says PhD at Tay University since 2016, I left the program without the degree',
    { studies: ['Master of Science in Physics'] },
  ],
  ['never finished the masters at forth college', { studies: ['PhD in Physics'] }],
  ['kelp was an internship', { heads: ['|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] }],
  [
    'should be Senior Engineer at kelp',
    { heads: ['Senior Engineer|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] },
  ],
  [
    'should be Data Engineer at kelp',
    { heads: ['Data Engineer|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] },
  ],
  ['got promoted in april', { heads: ['|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] }],
  [
    'kelp thing stopped in the end',
    { heads: ['Staff Engineer|Kelp Systems Ltd|', 'Data Engineer|Harbour Group|2018'] },
  ],
  ['take harbour off altogether it was 3 months', { heads: ['Staff Engineer|Kelp Systems Ltd|present'], lines: 2 }],
  [
    'the harbour job 1999-2002 is a mistake somebody made',
    { heads: ['Staff Engineer|Kelp Systems Ltd|present'], lines: 2 },
  ],
  ['the tide pipeline was me and 2 others', { lines: 2 }],
  ['tide pipeline: i just planned it, devs built it', { lines: 2 }],
  ['team was 5 not 12', { lines: 2 }],
  ['team is 9 now not 12', { lines: 2 }],
  ['Team is 4 people now, one joined in January', { lines: 2 }],
  [
    'im Lead Architect since feb 2025, not staff',
    { heads: ['|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] },
  ],
  [
    'engineering finished when i graduated (Dec 2024) so its not present any more',
    {
      heads: ['Staff Engineer|Kelp Systems Ltd|', 'Data Engineer|Harbour Group|2018'],
      summary: 'Ten years at the port.',
    },
  ],
  ['i was leading nine not twelve testers', { lines: 2 }],
  ['It says ten years but its more like 12 now', { summary: 'CTA-qualified engineer.' }],
  ['the ledger one: design was by a colleague, not me', { lines: 2 }],
  ['12 testers was the plan, realistically its like 5', { lines: 2 }],
  [
    'since may im Lead Architect there, not staff anymore',
    { heads: ['|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] },
  ],
  [
    'at harbour 2019 is a mistake',
    { heads: ['Staff Engineer|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|'] },
  ],
  [
    'should be Lead Architect at kelp in the last year',
    { heads: ['|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] },
  ],
  ['the team has 9 testers now', { lines: 2 }],
  [
    'my title at kelp is Lead Architect since march',
    { heads: ['|Kelp Systems Ltd|present', 'Data Engineer|Harbour Group|2018'] },
  ],
  ['cv says 12 testers but since may its 9', { lines: 2 }],
  ['spanish - B1 is way outdated', { languages: 1 }],
  ['spanish - intermediate is way outdated', { languages: 0 }],
])('what a note doubts is not told: %s', (note, changed) => {
  expect(after(note)).toEqual({ ...all, ...changed });
  const isChanged = readNotes(note, '').outcomes.some((one) => doubtReader(applicant, '2026-11').doubtsSome(one, ''));
  expect(isChanged).toBe(JSON.stringify(after(note)) !== JSON.stringify(all));
});

test.each([
  "don't forget my CTA",
  'dont mention the pay at kelp',
  'lead with the tide pipeline, not the team',
  'interview in english or spanish doesnt matter',
  'never late, CTA since 2019',
  'can start 2 weeks after kelp',
  'not sure about the CTA',
  'the team has 9 cats now',
  'never managed people except one',
  'kelp was a great place to learn',
  'the tide pipeline is what i am most proud of',
  'use the tide pipeline, the whole team of 12 loved it',
])('an order, a doubt of something else and a plain fact change nothing: %s', (note) => {
  expect(after(note)).toEqual(all);
});

test('what the page has of it is not read for the letter either', () => {
  const page = 'Certified Tide Accountant (CTA), 2019\nBuilt the tide pipeline of the port\nPython';
  const note = 'CTA has lapsed. the tide pipeline was just a demo';
  expect(withoutDoubted(applicant, page, note).resumeText).toBe('Python');
});

test('what a note says of the person, the page says no longer', () => {
  const here = { ...applicant, personal: { visaStatus: 'Company visa' }, location: 'Saltmouth, Bahrain' } as Applicant;
  const note = 'now i am in Elmtown since 4 month with visit visa, not bahrain';
  const { personal, location, roles } = withoutDoubted(here, '', note).applicant;
  expect([personal, location, roles[0]!.end]).toEqual([{}, '', '']);
});

test('volunteering is told as such, and a project that is not to come up is not told', () => {
  const voluntary = 'data engineer at harbour was volunteering really';
  expect(withoutDoubted(applicant, '', voluntary).applicant.roles[1]).toMatchObject({
    kind: 'unpaid',
    isVolunteer: true,
  });
  const project = { ...job('', 'Stock Trading Model', ''), kind: 'project' as const };
  const note = 'ok so the trading model thing, id be happier if that one didnt come up';
  expect(withoutDoubted({ ...applicant, roles: [project] }, '', note).applicant.roles).toEqual([]);
});

test('a note in Arabic is newer than the page as well', () => {
  const cook = { ...job('طباخ', 'فندق النسيم', 'present', ['تسيير فريق من ٨ طباخين', 'إعداد القائمة']) };
  const inArabic = { ...applicant, roles: [cook], certificates: ['CTA دورة 40 ساعة (ما قدمت الاختبار للحين)'] };
  const told = (note: string) => {
    const { roles, certificates } = withoutDoubted(inArabic, '', note).applicant;
    return [roles[0]!.lines.length, certificates.length];
  };
  expect(told('الفريق دابا ولا 10 ماشي 8')).toEqual([1, 1]);
  expect(told('قدمت اختبار CTA الاسبوع اللي طاف ونجحت')).toEqual([2, 0]);
  expect(told('لا تذكر CTA')).toEqual([2, 1]);
});

test('a study has the year that a note gives it, and a visa that the page has is not doubted', () => {
  const note = 'physics phd is 2018, the 2019 on resume is a typo. on husband visa so no cost';
  const here = { ...applicant, personal: { visaStatus: 'Husband visa' } } as Applicant;
  const { studies, personal } = withoutDoubted(here, '', note).applicant;
  expect(studies.map(({ degree, end }) => [degree, end])).toEqual([
    ['PhD in Physics', '2018'],
    ['Master of Science in Physics', '2019'],
  ]);
  expect(personal).toEqual({ visaStatus: 'Husband visa' });
});

test.each([
  'notice negotiable to 45 days',
  'The tide pipeline: three people had not read the page, nobody understood it',
])('new terms and stories correct nothing: %s', (note) =>
  expect(doubtReader(applicant, '2026-11').doubtsSome({ text: note, outcome: 'left_out' }, '')).toBe(false),
);

test('a year that a note denies is told no more, and a language that it calls old on the page is not either', () => {
  const chair = 'Chair, School Council, Elm Primary (2021–2024): appointed 12 teachers';
  const here = { ...applicant, facts: [chair, 'Treasurer, Elm Choir, 2024'] } as Applicant;
  const told = (note: string) => withoutDoubted(here, '', note).applicant;
  expect(told('Wrong on CV: council chair until March 2025 not 2024').facts).toEqual(['Treasurer, Elm Choir, 2024']);
  expect(told('Spanish - CV is old').languages).toEqual([]);
});

test('of a number that the CV is said to have wrong nothing is told', () => {
  const note = 'Correction: in the CV stands 12 testers but since January it is 16';
  const [engineer] = withoutDoubted(applicant, '', note).applicant.roles;
  expect(engineer!.lines).toEqual(['Built the tide pipeline of the port']);
});

test('of an amount that is another now the old one is not told', () => {
  const told = (note: string) => withoutDoubted(applicant, '', note).applicant.roles[0]!.lines;
  expect(told('testers now abt 16')).toEqual(['Built the tide pipeline of the port']);
  expect(told('testers now abt 12')).toHaveLength(applicant.roles[0]!.lines.length);
});

test('a title that the resume is said to have wrong, and a score that is another now, are not told', () => {
  const told = (note: string) => withoutDoubted(applicant, '', note).applicant;
  expect(told('resume says Staff Engineer but I was made Principal in May').roles[0]!.title).toBe('');
  const here = { ...applicant, facts: ['TOEFL Academic, band 6.5 (2024)'] } as Applicant;
  expect(withoutDoubted(here, '', 'please say TOEFL is now 7.0 I did it again').applicant.facts).toEqual([]);
});

test('what an order names that no form has understood is not told, where hardly any line has it', () => {
  const page = 'Led a team of 12 testers\nBuilt the tide pipeline of the port\nDesigned the ledger of the port';
  const lines = (note: string) =>
    doubtReader(applicant, '2026-11')
      .withoutDoubted([{ text: note, outcome: 'left_out' }], page)
      .applicant.roles.flatMap((role) => role.lines);
  expect(lines('dont oversell me, no ledger stuff')).not.toContain('Designed the ledger of the port');
  expect(lines("don't forget the ledger")).toContain('Designed the ledger of the port');
});
