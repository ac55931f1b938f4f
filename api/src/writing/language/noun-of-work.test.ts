import { nounOfWork } from './noun-of-work.ts';

test.each([
  ['Statutory audits of 18 SMEs', 'statutory audits of 18 SMEs'],
  ['Daily cash handling and till reconciliation', 'daily cash handling and till reconciliation'],
  ['Kubernetes cluster administration', 'Kubernetes cluster administration'],
  ['German lessons for adults', 'German lessons for adults'],
  ['Triage for 160 visits a day', 'triage for 160 visits a day'],
])('%s is work', (line, told) => {
  expect(nounOfWork(line)).toBe(told);
});

test.each([
  'Team of 5 engineers',
  'Employee of the Month, March 2021',
  'Sales up 20%',
  'Research integrated into Azure',
  'Strong communication skills',
  'Projects for the city',
  'Best Paper Award',
  'References available on request',
])('%s is none', (line) => {
  expect(nounOfWork(line)).toBeNull();
});
