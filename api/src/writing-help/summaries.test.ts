import { restore } from '@vitae/documents/model/restore';
import { summariesOf, yearsInArabic } from './summaries.ts';

const NOW = new Date('2026-05-15');
const summarize = (data: object) => summariesOf(restore(data).resume, NOW);
const job = (jobTitle: string, company: string, startDate: string, endDate: string, more = {}) => ({
  jobTitle,
  company,
  startDate,
  endDate,
  current: endDate === '',
  ...more,
});

test('a current job is told as one, with figures of its lines', () => {
  const [summary] = summarize({
    personal: { jobTitle: 'registered nurse' },
    workExperience: [
      job('Nurse', 'Mercy', '2020-03', '', {
        description: '- i was responsible for managing 12 beds\n- on the ward since 2020',
      }),
    ],
    skills: [{ name: 'IV therapy' }, { name: 'C++' }, { name: 'wound care, triage' }],
  });
  expect(summary).toBe(
    'Registered nurse with 6 years of experience, currently at Mercy. Skills: IV therapy and C++. Managed 12 beds.',
  );
});

test('years are those of the same work: gaps and other jobs do not count, what overlaps counts once', () => {
  const workExperience = [
    job('Accountant', 'A', '2010-01', '2012-01'),
    job('Senior Accountant', 'B', '2011-01', '2013-01'),
    job('Waiter', 'Roma', '2020-01', '2025-01'),
  ];
  expect(summarize({ personal: { jobTitle: 'Accountant' }, workExperience })).toEqual([
    'Accountant with 3 years of experience, most recently as Waiter at Roma.',
  ]);
  expect(summarize({ personal: { jobTitle: 'Data analyst' }, workExperience: workExperience.slice(2) })).toEqual([
    'Data analyst with 5 years of work experience, most recently as Waiter at Roma.',
  ]);
});

test('of a long headline the title is told', () => {
  const [summary] = summarize({
    personal: { jobTitle: 'SENIOR ENGINEER | Cloud | React' },
    workExperience: [job('Engineer', 'Acme', '2020-01', '2024-01')],
  });
  expect(summary).toBe('Senior Engineer with 4 years of experience, most recently at Acme.');
});

test('students study, graduates have studied', () => {
  const school = { institution: 'Lund University', degree: 'BSc', fieldOfStudy: 'Physics', startDate: '2023' };
  expect(summarize({ education: [{ ...school, current: true }] })).toEqual([
    'Currently studying at Lund University: BSc in Physics.',
  ]);
  expect(summarize({ education: [{ ...school, endDate: '2025' }] })).toEqual(['BSc in Physics from Lund University.']);
});

test('what is not known is a blank, and what is not printed is not told', () => {
  const hidden = job('Cook', 'Secret', '2010-01', '2020-01', { isHidden: true });
  expect(summarize({ personal: { jobTitle: 'Cook' }, workExperience: [hidden] })).toEqual([
    'Cook with [number] years of experience in [field]. [What you have reached, with a figure.]',
  ]);
  expect(summarize({ skills: [{ name: 'SQL' }] })).toEqual([]);
});

test('an Arabic resume is summarized in Arabic, whether or not it says that it is one', () => {
  const data = {
    personal: { jobTitle: 'محاسب' },
    workExperience: [
      job('محاسب', 'شركة النور', '2024-01', '2026-02', { description: '- قمت بإدارة 3 مشاريع كبيرة في الرياض' }),
    ],
    skills: [{ name: 'إكسل' }, { name: 'SAP' }],
  };
  const summary = 'محاسب بخبرة سنتين، وآخر عمل لدى شركة النور. المهارات: إكسل، SAP. إدارة 3 مشاريع كبيرة في الرياض.';
  expect(summarize({ ...data, language: 'ar' })).toEqual([summary]);
  expect(summarize(data)).toEqual([summary]);
});

test.each([
  [1, 'سنة واحدة'],
  [2, 'سنتين'],
  [3, '3 سنوات'],
  [10, '10 سنوات'],
  [11, '11 سنة'],
  [25, '25 سنة'],
])('%i years in Arabic', (years, words) => expect(yearsInArabic(years)).toBe(words));

test('other languages are not mixed with English', () => {
  expect(summarize({ language: 'de', personal: { jobTitle: 'Koch' } })).toEqual([]);
  const description = 'Verantwortlich für 12 Mitarbeiter und die Kasse der Filiale';
  expect(summarize({ workExperience: [job('Filialleiterin', 'Aldi', '2020', '2022', { description })] })).toEqual([]);
});
