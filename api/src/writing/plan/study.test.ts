import { expect, it } from '@jest/globals';
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

it('tells the degree that the advert asks for before a higher one', () => {
  const asked = studyFor(job("Requirements:\n- Bachelor's degree in nursing"), [
    study('MBA', 'Sample University'),
    study('BSc Nursing', 'Example University'),
  ]);
  expect(asked).toMatchObject({ isAskedFor: true, study: { degree: 'BSc Nursing' } });
});
