import { isNoWork, isTold, tellsAroundWork, tellsOfHouse, tellsOfLife } from './told.ts';

test.each([
  'Account pulled out, whole team was let go',
  'Contract ended due to lack of funds',
  'Left to care for my mother',
  'Company closed in 2020',
  'Was made redundant',
  'Retrenched due to pandemic',
  'Company collapsed (licence revoked)',
  'Owner had to let me go as work got slack',
  'Refinery closed Nov 2018',
  'Van broke down so had to stop',
  'Finished when the owner sold up',
  'Visa ran out',
])('how work ended is no part of it: %s', (line) => {
  expect(isNoWork(line, 'Travel Consultant')).toBe(true);
});

test.each([
  'Reduced costs by 5% before the plant closed',
  'Managed the project until the contract ended',
  'Closed 12 accounts a month',
  'Closed the shop each night',
  'Left the site clean after each shift',
  'Finished jobs on time so customers came back',
])('work stays work: %s', (line) => {
  expect(isNoWork(line, 'Travel Consultant')).toBe(false);
});

test.each([
  'Lost plenty in the flood of 2024 and started over',
  'Worked through nursing school, long-term care.',
  'Weekend job during my studies',
  'Worked part time to pay for university',
  'Put myself through college',
])('how one lived is no work: %s', (line) => {
  expect(tellsOfLife(line)).toBe(true);
});

test.each(['Supervised by Jane Roe', 'Link to Demo', 'Reporting to the head of sales'])(
  'who led it and where it is shown is no work: %s',
  (line) => {
    expect(isNoWork(line, 'Clerk')).toBe(true);
  },
);

test.each([
  'On unpaid leave Apr–Sep 2020 because the hotel was closed',
  'Back surgery in 2024, doctor says no more heavy lifting',
])('leave and health are no work: %s', (line) => {
  expect(tellsOfLife(line)).toBe(true);
});

test.each([
  'On call for surgery, two nights a week',
  'Worked through the night to finish the move',
  'Worked around school timetables',
  'Evening shifts during training of new staff',
])('and the hours of the work are: %s', (line) => {
  expect(tellsOfLife(line)).toBe(false);
});

test('a post that begins as a deed is told as a post', () => {
  expect(isTold('Automated Logistical Specialist, various units, Millbrook and Sampleton')).toBe(false);
  expect(isTold('Automated the weekly report of stock')).toBe(true);
  expect(isTold('Supported Nurse Managers in the use of hoists')).toBe(true);
});

test('what the house is was done by nobody', () => {
  expect(tellsOfHouse('Workforce scheduling SaaS, AUD 58m ARR, 290 staff.')).toBe(true);
  expect(tellsOfHouse('Elm Data provides a broad range of services to banks.')).toBe(true);
  expect(tellsOfHouse('The company is one of the largest makers of pumps')).toBe(true);
  expect(tellsOfHouse('Provides a daily report to the bank')).toBe(false);
  expect(tellsOfHouse('Team of 9, which is the largest in Leeds')).toBe(false);
  expect(tellsOfHouse('Trained managers, clerks, 290 staff')).toBe(false);
  expect(tellsOfHouse('Second in command of a brigade, 9 people a night')).toBe(false);
});

test('where more is to be found is no work', () => {
  expect(tellsAroundWork('See more work history on my LinkedIn')).toBe(true);
  expect(tellsAroundWork('Full list of projects available on request')).toBe(true);
  expect(tellsAroundWork('Read the meters of 400 homes and noted them')).toBe(false);
  expect(tellsAroundWork('Checked out 90 guests a day')).toBe(false);
});

test('how one came home from work is none of it', () => {
  expect(tellsAroundWork('Sent home from ship due to COVID; sold cakes')).toBe(true);
});

test.each(['Finished VCE at Elm College in 2024', 'While at school', 'Completed BSc Nursing'])(
  'what was learned beside a job is none of its work: %s',
  (line) => expect(tellsAroundWork(line)).toBe(true),
);

test.each(['Finished 40 flats on time', 'Graduated 12 apprentices', 'Completed degree audits for 300 students'])(
  'what was done is no schooling: %s',
  (line) => expect(tellsAroundWork(line)).toBe(false),
);
