import { studyLines } from './study-lines.ts';

const linesOf = (...lines: string[]) =>
  studyLines(['Jo Marlow', 'Education', ...lines, '', 'Experience', 'Clerk, Tay Ltd, 2019 - 2021'].join('\n'));
const toldOf = (...lines: string[]) => linesOf(...lines).flatMap(({ study }) => study?.asWritten ?? []);

test.each([
  [
    'Ph.D. Marine Biology, TAY-MRI Leith, 2014. Thesis: Towards a map of kelp',
    'Ph.D. Marine Biology, TAY-MRI Leith, 2014',
  ],
  [
    '2006 - 2008\tBerufsfachschule Beispielstadt. State-certified Glazier, grade 1.9',
    '2006 - 2008 Berufsfachschule Beispielstadt. State-certified Glazier, grade 1.9',
  ],
  ['M.Eng Ship Design, University of Leith, 2011', 'M.Eng Ship Design, University of Leith, 2011'],
  // Of these the line does not say where.
  [
    'Ed.D. Educational Leadership, 2019 (part time). Dissertation: Breakfast at school',
    'Ed.D. Educational Leadership, 2019 (part time)',
  ],
  [
    '2016 – 2018\tMaster in Clinical Nursing, specialisation Anaesthesia (120 ECTS). Thesis: Parents at induction',
    '2016 – 2018 Master in Clinical Nursing, specialisation Anaesthesia (120 ECTS)',
  ],
])('is told by its line: %s', (line, told) => {
  expect(toldOf(line)).toEqual([told]);
});

test.each([
  ['PhD Marine Biology, University of Leith, expected 2027'],
  ['M.Sc. Ship Design, University of Leith, 2011 (not completed)'],
  ['BSc Statistics, University of Leith, 2011', 'left in the second year'],
  ['2003 - 2006 (begun) apprenticeship as a joiner, Leith, not finished'],
  ['MS Office, Excel Academy, 2014'],
])('is nobody’s degree: %s', (...lines) => {
  expect(linesOf(...lines)).toEqual([]);
});

test('a degree whose line does not hold its school is there, but not told', () => {
  expect(linesOf('Bachelor of Education (Primary), with Distinction, 2012')).toEqual([{ level: 2, study: null }]);
});

test('a mark behind the degree is no year, and no school', () => {
  expect(linesOf('2012–15 BA (Hons) Education Studies, 2:1')).toMatchObject([{ study: null }]);
});

test('studies that ended without a degree are none', () => {
  expect(linesOf('BA History, Sample University, no degree')).toEqual([]);
  expect(linesOf('BA History, Sample University, 2019')).toHaveLength(1);
});
