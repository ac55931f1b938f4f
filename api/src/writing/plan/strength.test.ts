import { beginsWithDeed, strengthOf } from './strength.ts';

test.each([
  'Built the shop in React',
  'Co-developed a harvest app',
  'Preparation of IFRS statements',
  'Preventive and breakdown maintenance of chillers',
  'Responsible for the rota of nine people',
  'Leads a group of four',
])('what was done: %s', (line) => {
  expect(beginsWithDeed(line)).toBe(true);
});

test.each(['Open source, 2200+ stars', 'A resume authoring tool', 'Lightweight tracing SDK for services'])(
  'what something is: %s',
  (line) => {
    expect(beginsWithDeed(line)).toBe(false);
    expect(strengthOf(line)).toBeLessThan(1);
  },
);

test.each([
  'Excellent verbal and written communication',
  'Attended team meetings and design reviews',
  'Was part of the backend team',
  'Various duties as assigned',
])('what everybody does is told last: %s', (line) => {
  expect(strengthOf(line)).toBeLessThan(strengthOf('Lightweight tracing SDK for services'));
});
