import type { ParsedResume } from '../../parsing/result.ts';
import { readResumeText } from '../fixtures/read-resume-text.ts';
import { withWholeNames } from './whole-names.ts';

const field = (value: string, confidence = 1) => ({ value, confidence, place: null, level: null, group: null });

let resume: ParsedResume;
beforeAll(async () => {
  ({ resume } = await readResumeText('Robin Example\nrobin@example.org'));
});

const withDegree = (degree: string, confidence?: number): ParsedResume => ({
  ...resume,
  education: [
    { degree: field(degree, confidence), institution: null, location: null, start: null, end: null, details: [] },
  ],
});

test.each([
  [
    'Tickets\nDiploma of Early Childhood\nEducation and Care (CHC1)\nElm College, 2014',
    'Tickets\nDiploma of Early Childhood Education and Care (CHC1)\nElm College, 2014',
  ],
  ['Diploma of Early\nChildhood\nEducation and Care, 2014', 'Diploma of Early Childhood Education and Care, 2014'],
])('the lines of a name are put together: %s', (text, whole) => {
  expect(withWholeNames(text, withDegree('Diploma of Early Childhood Education and Care'))).toBe(whole);
});

test.each([
  'Diploma of Early Childhood\n\nEducation and Care',
  'Diploma of Early Childhood\n• Education and Care',
  'Diploma of Early Childhood\nElm College',
  'Diploma of Early Childhood Education and Care',
])('other lines stay apart: %s', (text) => {
  expect(withWholeNames(text, withDegree('Diploma of Early Childhood Education and Care'))).toBe(text);
});

test('a name that the reading doubts puts nothing together', () => {
  const text = 'Diploma of Early Childhood\nEducation and Care';
  expect(withWholeNames(text, withDegree('Diploma of Early Childhood Education and Care', 0.5))).toBe(text);
});
