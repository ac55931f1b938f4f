import { readJob } from '../understand/advert.ts';
import { learnedFor } from './learned.ts';

const JOB = readJob({
  jobTitle: 'Growth Marketing Manager',
  companyName: 'Lark & Co',
  jobDescription: 'Plan campaigns, write content and read web analytics. Experience of paid social is a plus.',
});
const learned = (...lines: string[]) =>
  learnedFor(
    JOB,
    `Jo Lark\nEDUCATION\n${lines.join('\n')}\nEXPERIENCE\nWaiter, The Tide, 2020 - now\nCourse in marketing`,
  );

test.each([
  'Lark Academy – Fundamentals of Digital Marketing (2024)',
  'Evening class: content and web analytics, 2025 (in progress)',
  'Full Stack Bootcamp, 24 weeks, 2025',
])('what is near to the new trade is learned for it: %s', (line) => {
  expect(learned(line)).toEqual([line]);
});

test.each([
  'Bachelor of Arts in Marketing, Tide University, 2015',
  'Course in barista skills, 2021',
  'Digital marketing certificate (expired)',
  'I took a course in marketing',
])('%s is not', (line) => {
  expect(learned(line)).toEqual([]);
});

test('the nearest come first, each once', () => {
  const [near, far] = ['Growth marketing course, 2025', 'Content and analytics course, 2024'];
  expect(learned(far, near, near)).toEqual([near, far]);
});

test('a course with a beginning and no end is told as begun', () => {
  expect(learned('03/2025 –\tLark Academy course in digital marketing')).toEqual([
    'Lark Academy course in digital marketing (since 03/2025)',
  ]);
});

test('a boot camp that goes on, as the line below it says, is told as begun', () => {
  expect(learned('Tide University Coding Boot Camp', '2023- Current')).toEqual([
    'Tide University Coding Boot Camp (since 2023)',
  ]);
});
