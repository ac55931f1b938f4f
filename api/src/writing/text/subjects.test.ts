import { withSubjects } from './subjects.ts';

test.each([
  ['Bachelor of Science : Mechanical Engineering, 1978', 'Bachelor of Science in Mechanical Engineering, 1978'],
  ['Master of Science in Bio Informatics in Bio Informatics', 'Master of Science in Bio Informatics'],
  ["Master's degree: Marine Biology", "Master's degree in Marine Biology"],
  ['Bachelors of Arts in Russian', 'Bachelor of Arts in Russian'],
  ["Bachelor's Laws, Elm University", 'Bachelor of Laws, Elm University'],
  ['Masters Degree in Law', "Master's Degree in Law"],
  ['Advance Diploma in Hotel Management', 'Advanced Diploma in Hotel Management'],
  ['Elm University, PHD, Biology', 'Elm University, PhD, Biology'],
  ['High School Diploma: 2007', 'High School Diploma: 2007'],
  ['Bachelor of Arts in History in Leeds', 'Bachelor of Arts in History in Leeds'],
])('a degree is followed by its subject, once: %s', (text, told) => {
  expect(withSubjects(text)).toBe(told);
});
