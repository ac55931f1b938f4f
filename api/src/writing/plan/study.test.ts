import { readJob } from '../understand/advert.ts';
import type { Study } from '../understand/studies.ts';
import { studyFor } from './study.ts';

const job = (jobDescription: string) =>
  readJob({ jobDescription, jobTitle: 'Officer', companyName: '' } as Parameters<typeof readJob>[0]);
const study = (degree: string, school: string): Study => ({
  degree,
  school,
  end: '2019',
  asWritten: '',
  isOngoing: false,
  thesis: '',
  row: '',
});

it.each([
  ['Associate of Arts', 'Elm College', 'Diploma', 'Sample High School'],
  ['B.N.Sc', 'University of Sample', 'WASSCE', 'St Example’s'],
  [
    'BScAgric Oenology',
    'Sample University',
    "National Senior Certificate (bachelor's pass)",
    'Sample Girls’ High School',
  ],
  ['PGDip Health Visiting', 'Sample University', 'BSc Nursing', 'Example University'],
  ['Diploma in Dental Hygiene', 'Sample University', 'One year of BSc (Biology)', 'Example University'],
  ['BS MLT', 'Sample University', 'F.Sc Pre-Med', 'BISE Multan'],
  ['Bachelor of Nursing', 'Sample University', 'Graduate Certificate in Aged Care', 'Example University'],
  ['MPH', 'Sample University', 'BA History', 'Sample University'],
])('tells %s of %s before %s of %s', (degree, school, lower, other) => {
  const told = studyFor(job('We look for an officer.'), [study(lower, other), study(degree, school)]);
  expect(told?.study.degree).toBe(degree);
});

it('tells no marks of school that are below a pass, even where the advert asks for school', () => {
  const school = { ...study('GCSEs', 'Sample High School'), asWritten: "Sample High School, GCSE's inc English (D)" };
  expect(studyFor(job('Requirements:\n- High school diploma'), [school])).toBeNull();
});

it('tells the degree that the advert asks for before a higher one', () => {
  const asked = studyFor(job("Requirements:\n- Bachelor's degree in nursing"), [
    study('MBA', 'Sample University'),
    study('BSc Nursing', 'Example University'),
  ]);
  expect(asked).toMatchObject({ isAskedFor: true, study: { degree: 'BSc Nursing' } });
});

it('tells of two that are asked for the higher, by its subject or its letters', () => {
  const studies = [
    study('BSc in Computer Science', 'Example University'),
    study('Master of Science in Artificial Intelligence', 'Sample University'),
  ];
  const told = (advert: string) => studyFor(job(`Requirements:\n- ${advert}`), studies)?.study.degree;
  expect(told('Bachelor in Computer Science, Master in AI is preferred')).toBe(studies[1]!.degree);
  expect(told("Bachelor's degree in computer science")).toBe(studies[0]!.degree);
});

it('tells a higher one by its line, and the doctorate that the advert asks for before the degree that was read', () => {
  const doctorate = { ...study('Ph.D. Chemistry', 'TAY-MRI Leith'), asWritten: 'Ph.D. Chemistry, TAY-MRI Leith, 2014' };
  const onPage = [{ level: 4, study: doctorate }];
  const masters = [study('M.Sc. Chemistry', 'Sample University')];
  expect(studyFor(job('We look for a chemist.'), masters, { onPage })?.study).toBe(doctorate);
  const asked = studyFor(job('Requirements:\n- PhD in chemistry'), masters, { onPage });
  expect(asked).toEqual({ study: doctorate, isAskedFor: true });
  // Who asks for the lower one is told the higher.
  expect(studyFor(job("Requirements:\n- Master's degree in chemistry"), masters, { onPage })?.study).toBe(doctorate);
});

it.each([
  ['Mittlere Reife', 'Realschule Beispielstadt'],
  ['Diploma Level - SPM', 'SMK Contoh'],
  ['NCEA level 2', 'Sample High School'],
  ['KCSE', 'Example Girls'],
])(
  'what ends school (%s, %s) stands for no degree that could not be read, nor beside years of work',
  (degree, school) => {
    const officer = job('We look for an officer.');
    const studies = [study(degree, school)];
    expect(studyFor(officer, studies, { onPage: [{ level: 2, study: null }] })).toBeNull();
    expect(studyFor(officer, studies, { hasWorked: true })).toBeNull();
    expect(studyFor(officer, studies)?.study.degree).toBe(degree);
  },
);

it('a school certificate that the advert asks for is told', () => {
  const asked = job('Requirements:\n- High school diploma');
  expect(studyFor(asked, [study('High School Diploma', 'Sample High School')], { hasWorked: true })?.isAskedFor).toBe(
    true,
  );
});
