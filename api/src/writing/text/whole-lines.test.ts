import { inWholeLines } from './whole-lines.ts';

test.each([
  ['Team Leader – customer service SAMPLE MAROC / EXAMPLE', 'Team Leader – customer service, SAMPLE MAROC / EXAMPLE'],
  ['Advisor, then referent (from 03/2022) SAMPLE MAROC', 'Advisor, then referent (from 03/2022), SAMPLE MAROC'],
  ['Yellow Belt EXAMPLERA', 'Yellow Belt, EXAMPLERA'],
  ['Elm Pharmacy Council, Category\nA', 'Elm Pharmacy Council, Category A'],
])('parts and joins: %s', (given, whole) => {
  expect(inWholeLines(given)).toBe(whole);
});

test.each([
  'Worked with AWS and SQL',
  'ELM HOSPITAL, LEEDS',
  'Wrote reports in COBOLX',
  'Researcher on the project ROOTSAFE',
  '• Trained for ELMWOOD HOTELS',
  'Level\nElm School',
])('leaves alone: %s', (text) => {
  expect(inWholeLines(text)).toBe(text);
});
