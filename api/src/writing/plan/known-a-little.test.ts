import { isKnownALittle } from './known-a-little.ts';

test.each([
  ['Xero', 'Xero (a little, for petty cash)'],
  ['Ansible', 'Terraform, Ansible basics'],
  ['Docker', 'Python, some Docker'],
  ['German', 'German – beginner'],
  ['Tally', 'Excel, Tally, basic'],
  ['Power Query (beginner)', 'Excel, Power Query (beginner)'],
  ['Civil 3D (basic)', ''],
])('there is little of %s', (name, resume) => {
  expect(isKnownALittle(name, resume)).toBe(true);
});

test.each([
  ['Docker', 'Python, Docker (Swarm, Compose)'],
  ['Excel', 'Excel, basic accounting'],
  ['PLAXIS (2D and 3D)', 'PLAXIS (2D and 3D)'],
  ['R (intermediate)', 'R (intermediate), Stata'],
])('and there is enough of %s', (name, resume) => {
  expect(isKnownALittle(name, resume)).toBe(false);
});
