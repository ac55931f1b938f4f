import { isToldBy, jobsAboveLists } from './jobs-above-lists.ts';
import { readPage } from './reading-order.ts';

const heads = (text: string) =>
  jobsAboveLists(readPage(`EXPERIENCE\n${text}`)).map(({ asWritten, lines, start, end }) => [
    asWritten,
    lines,
    start,
    end,
  ]);

test('what stands between two lists is the head of the second, with a remark in brackets left away', () => {
  expect(
    heads(`École du Parc, Elmtown – Grade 3 Immersion – Sept 2022 to present
(leave from Feb to June 2024)
• Read with 24 children
• Led the choir of the school`),
  ).toEqual([
    [
      'École du Parc, Elmtown – Grade 3 Immersion, September 2022 – present',
      ['Read with 24 children', 'Led the choir of the school'],
      '2022-09',
      'present',
    ],
  ]);
});

test('the posts held one after the other in a house are in its head', () => {
  const [[head]] = heads(`Kelp Electrical Ltd, Elmtown 2015 – 2022
Apprentice (2015–2019), Electrician (2019–2022)
• Wired the sheds of farms and the pumps`) as [[string]];
  expect(head).toBe('Kelp Electrical Ltd, Elmtown, Apprentice (2015 – 2019), Electrician (2019 – 2022), 2015 – 2022');
});

test('an item may stand in the line of dates that are set beside the list', () => {
  expect(
    heads(`Kelp Laboratories Ltd, Elmtown – Laboratory technician
• Prepared the samples of the day
09/2022 – today - took part in 3 ring tests
• Kept the charts of control`),
  ).toEqual([
    [
      'Kelp Laboratories Ltd, Elmtown – Laboratory technician, September 2022 – present',
      ['Prepared the samples of the day', 'took part in 3 ring tests', 'Kept the charts of control'],
      '2022-09',
      'present',
    ],
  ]);
});

test('what is told below several posts of a house is of all of them', () => {
  const stacked = `KELP ENGINEERING LTD – Elmtown 2011 – 2023
Lead Hand, Workshop B Mar 2019 – Aug 2023
Fitter Feb 2015 – Mar 2019
Apprentice Fitter Jan 2011 – Jan 2015
• Ran a crew of 12 fitters and 3 apprentices`;
  expect(heads(stacked)).toEqual([
    [
      'Kelp Engineering Ltd – Elmtown, 2011 – 2023 (Lead Hand, Workshop B; Fitter; Apprentice Fitter)',
      ['Ran a crew of 12 fitters and 3 apprentices'],
      '2011',
      '2023',
    ],
  ]);
  expect(heads(stacked.replace(' 2011 – 2023', ''))[0]?.slice(0, 1)).toEqual([
    'Kelp Engineering Ltd – Elmtown, January 2011 – August 2023 (Lead Hand, Workshop B; Fitter; Apprentice Fitter)',
  ]);
});

test('posts of two houses make no head of one', () => {
  const two = `KELP ENGINEERING LTD 2018 – 2021
Fitter Feb 2019 – Mar 2021
Tay Engineering Ltd
Apprentice Fitter Jan 2018 – Jan 2019
• Ran a crew of 12 fitters`;
  expect(heads(two)).toEqual([]);
});

test.each([
  ['places and dates alone', 'Szczecin, Poland, 2019 – present\n• Read the meters of the town'],
  ['a head that refers to another one', 'Same house – Senior technician – 2019–2022\n• Read the meters of the town'],
  ['a label', 'Key achievements of 2019 – 2021:\n• Read the meters of the town'],
  ['a sentence', 'Kelp Ltd took me on as a technician, 2019 – 2021.\n• Read the meters of the town'],
  ['a list of posts', 'Kelp Ltd, 1990 – present\n• Foreman, 2001 to present\n• Fitter, 1990 to 2001'],
  ['another language', 'Kelp GmbH, Technikerin, 2019 – 2021\n• Ablesen der Zähler und Pflege der Anlagen in der Stadt'],
])('%s makes no head', (_, text) => {
  expect(heads(text)).toEqual([]);
});

test('a job of which a line is told is told', () => {
  const [job] = jobsAboveLists(readPage('EXPERIENCE\nFitter, Kelp Ltd, 2019 – 2021\n• Read the meters of the town'));
  const role = { kind: 'job' as const, title: 'Fitter', place: '', start: '', end: '', lines: [] };
  expect(isToldBy([], job!)).toBe(false);
  expect(isToldBy([role], job!)).toBe(true);
  expect(isToldBy([{ ...role, title: 'Clerk', lines: ['Read the meters'] }], job!)).toBe(true);
  expect(isToldBy([{ ...role, title: 'Clerk', lines: ['Wrote letters'] }], job!)).toBe(false);
});
