import { isOfNoJob, isUnpaid, isUnpaidOnPage, upToNextHead } from './of-no-job.ts';

test.each([
  ['Treasurer (Volunteer)\nFeb 2023 – Present', true],
  ['Treasurer – voluntary, 2023', true],
  ['Treasurer, Volunteers of Elmford', false],
  ['Treasurer\nVolunteer work', false],
])('whether a post is unpaid stands behind it: %s', (page, isUnpaid) => {
  expect(isUnpaidOnPage('Treasurer', `Elm Kindergarten\n${page}`)).toBe(isUnpaid);
});

test.each([
  ['Technical school, car mechanic, Saltmouth, 2019', true],
  ['Harbour Poly (NYSC) Lab asst. 2015/2021', true],
  ['Taught two classes at the school until 2022', false],
  ['Family – 2013 to 2015, in the evenings, care for my grandmother', true],
  ['Test passed October 2026, practical booked', true],
  ['Packed 400 parcels in 2019', false],
  ['Raised output from 2021 to 2023', false],
])('what was learned in other years is not of the job: %s', (line, isOfOther) => {
  expect(isOfNoJob(line, '2021', '2023')).toBe(isOfOther);
});

test('the head of another job ends the lines of one, a deed with years does not', () => {
  const field = (value: string) => ({ value, confidence: 0.6, place: { page: 1, x: 0, y: 0, width: 1, height: 1 } });
  const values = (texts: string[]) => upToNextHead(texts.map(field)).map(({ value }) => value);
  expect(values(['Cut cloth to order', 'Shop Manager, Dock Fabrics (2012 - 2018)', 'Kept the till'])).toEqual([
    'Cut cloth to order',
  ]);
  const deeds = ['Lead the wetlands project (2022–2026, $1.35M)', 'Team of 2 postdocs'];
  expect(values(deeds)).toEqual(deeds);
});

test('an office in a board is unpaid, the work of its secretary is not', () => {
  expect(isUnpaid('Board member')).toBe(true);
  expect(isUnpaid('Board Secretary')).toBe(false);
});

test('a post and its house among the lines, whose dates stand elsewhere, are the head of another job', () => {
  const line = (value: string, confidence: number) =>
    ({ value, confidence }) as Parameters<typeof upToNextHead>[0][number];
  const head = line('In-house translator, Turia Words S.L., Valencia', 0.06);
  const lines = [line('Wrote a glossary of 3,400 terms', 0.8), head, line('15 open projects in Plunet', 0.8)];
  expect(upToNextHead(lines)).toEqual(lines.slice(0, 1));
  const told = [lines[0]!, line('Translator, proofreader and editor of manuals', 0.06)];
  expect(upToNextHead(told)).toEqual(told);
});

test('the post of a season is another one', () => {
  expect(isOfNoJob('Summer 2024, Lifeguard, Sample Beach. Two rescues', '2023-09', 'present')).toBe(true);
  expect(isOfNoJob('Summer 2024, busiest season so far, 400 covers', '2023-09', 'present')).toBe(false);
});

test('internships at several houses are of none of the jobs above them', () => {
  expect(isOfNoJob('Completed Internships at Sample Weekly and Example Radio', '2007-12', '2014-03')).toBe(true);
  expect(isOfNoJob('Ran the internships of the newsroom', '2007-12', '2014-03')).toBe(false);
});
