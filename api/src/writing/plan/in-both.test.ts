import { readJob } from '../understand/advert.ts';
import { pointsInBoth, skillsInBoth } from './in-both.ts';

const job = readJob({
  jobTitle: 'Loans Registrar',
  companyName: 'Tay Museum',
  jobDescription: `Loans Registrar at Tay Museum
You will keep loan records in Axiell Collections and look after inward processing and customs.
Requirements: experience with Axiell Collections, SC-200 or CISSP, good communication, Microsoft Teams.
A driver's abstract, Class 5, and a pressure ticket are welcome.`,
});

const asItem = (text: string) => ({ text, isSkill: false });

test('skills that the advert names, in its order and in the words of the resume', () => {
  expect(
    skillsInBoth(job, [
      'Excel',
      'CISSP',
      'Adlib / Axiell Collections',
      'Communication',
      'Microsoft Office',
      'Saltmouth',
    ]),
  ).toEqual(['Adlib / Axiell Collections', 'CISSP']);
});

test('two kinds of one tool are one skill, two things are not', () => {
  expect(skillsInBoth(job, ['Axiell 2D and 3D', 'Axiell and customs'])).toEqual(['Axiell 2D and 3D']);
});

test('points that have in common with the advert what has not been told', () => {
  const items = ['CISSP, 2024', 'Clean driver’s abstract, Class 5', 'Inward processing', 'Swimming badge, 1999'];
  expect(pointsInBoth(job, items.map(asItem), '')).toEqual(['Clean driver’s abstract, Class 5', 'CISSP, 2024']);
  expect(pointsInBoth(job, items.map(asItem), 'Holds a CISSP')).not.toContain('CISSP, 2024');
});

test('the house itself is nothing in common', () => {
  expect(pointsInBoth(job, [asItem('Friend of Tay Museum since 2010')], '')).toEqual([]);
});

test('what is dated by the name that the advert has, and a paper in what the advert wants one in', () => {
  const nurse = readJob({
    jobTitle: 'Nurse',
    companyName: 'Tay Clinic',
    jobDescription: `Nurse at Tay Clinic
You will look after twenty patients.
Working at heights and a post-graduate qualification in nephrology nursing are required. You pay attention to detail.`,
  });
  const items = [
    'Working at heights (2025)',
    'Attention to detail',
    'Post Grad Dip (Nephrology), 2019',
    'Dip (Drama), 2019',
  ];
  expect(pointsInBoth(nurse, items.map(asItem), '').toSorted()).toEqual([
    'Post Grad Dip (Nephrology), 2019',
    'Working at heights (2025)',
  ]);
});
