import { tellsOfEmployer } from './about-employer.ts';

it.each([
  'mixed practice, mostly small animal, 4 vets',
  'Dairy processor, turnover €62m, 140 employees',
  'Family bakery with 12 staff',
  'Private hospital of 180 beds',
  '120-seat bistro and function room, brigade of 11',
  'A 26-bed ward for stroke patients',
])('tells of the employer: %s', (text) => expect(tellsOfEmployer(text)).toBe(true));

it.each([
  'run puppy parties and weight clinics (about 12 pets each month)',
  'Trained the practice, 4 vets and 6 nurses',
  'Running a unit of 38 associates',
  'Leads an intake group of 3 people',
  'Leads the intake group of three. Found homes for 40 families.',
  'School trips for 60 pupils',
  'Final accounts of two towers, QAR 480 million',
  '64 timber frame homes, 5 weeks early',
  'stock ordering',
  '120-seat banquets planned and served',
  '12-bed extension built in ten weeks',
])('tells what was done: %s', (text) => expect(tellsOfEmployer(text)).toBe(false));
