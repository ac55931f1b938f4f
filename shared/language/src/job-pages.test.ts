import { isRowOfButtons } from './job-pages.ts';

test.each([
  ['Apply now', true],
  ['Yes   No   Skip', true],
  ['Yes No Skip', true],
  ['Save job | Share | Report job', true],
  ['SQL', false],
  ['Report to the board', false],
  ['', false],
])('buttons of a page are no line of the advert: “%s”', (line, isRow) => expect(isRowOfButtons(line)).toBe(isRow));
