import { readingOrder } from '../layout/reading-order.ts';
import { readPlainText } from '../text/plain.ts';
import { readListItems, readProjects } from './items.ts';

const itemsOf = (text: string) =>
  readListItems(readingOrder(readPlainText(new TextEncoder().encode(text), false))).map(({ title, date }) =>
    [title.value, date?.value].filter(Boolean).join(' = '),
  );

it('parts certificates that stand in one line', () => {
  expect(itemsOf('Network+ (2019) / ITIL 4 Foundation (2022)')).toEqual([
    'Network+ = 2019',
    'ITIL 4 Foundation = 2022',
  ]);
  expect(itemsOf('Class A CDL, Ohio, issued 2017, endorsements: H, N. DOT medical card current. TWIC.')).toEqual([
    'Class A CDL, Ohio, endorsements: H, N = 2017',
    'DOT medical card current',
    'TWIC',
  ]);
});

it('keeps certificates apart that end in their dates, and together with a last word on a line of its own', () => {
  expect(itemsOf('ISTQB Foundation, 2020\nAgile Tester, 2022\nElm Analytics\nCertification (2024)')).toEqual([
    'ISTQB Foundation = 2020',
    'Agile Tester = 2022',
    'Elm Analytics Certification = 2024',
  ]);
});

it('ends an item in what its name is short for', () => {
  expect(itemsOf('Sample Technical Associate (STA)\nElm Database Fundamentals')).toEqual([
    'Sample Technical Associate (STA)',
    'Elm Database Fundamentals',
  ]);
});

it('keeps the words around dates together', () => {
  expect(itemsOf('NMC registered midwife since September 2016; last revalidated August 2022')).toEqual([
    'NMC registered midwife since September 2016; last revalidated August 2022',
  ]);
  expect(itemsOf('NIPE practitioner - qualified 2020, approx. 180 examinations')).toEqual([
    'NIPE practitioner - qualified, approx. 180 examinations = 2020',
  ]);
  expect(itemsOf('ASME IX 6G (SMAW, GTAW), renewed 2024')).toEqual(['ASME IX 6G (SMAW, GTAW) = 2024']);
});

it('reads projects beside a column of dates as the paragraphs that they are', () => {
  const text = `2023 – now       Elm Reader – bank of 60 interactive lessons for the third class. Used
                 by teachers in about 40 schools.
2020 – 2021      Set up the class rooms of the whole school (310 pupils) in the lockdown and
                 trained 17 colleagues.`;
  const projects = readProjects(readingOrder(readPlainText(new TextEncoder().encode(text), false)));
  expect(projects.map(({ title, date, details }) => [title.value, date?.value, details[0]?.value])).toEqual([
    [
      'Elm Reader',
      'present',
      'bank of 60 interactive lessons for the third class. Used by teachers in about 40 schools.',
    ],
    [
      'Set up the class rooms of the whole school (310 pupils) in the lockdown and trained 17 colleagues.',
      '2021',
      undefined,
    ],
  ]);
});

it('reads projects below heads that their look tells, with and without dates', () => {
  const text =
    '**Bus deserts** (2025)\nJoined the timetable with the census.\n\n**Attendance dashboard** (2023 - still in use)\nReplaced a 26-tab workbook.\n\n**River levels** (work in progress)\nA database of readings.\n';
  const projects = readProjects(readingOrder(readPlainText(new TextEncoder().encode(text), true)));
  expect(projects.map(({ title, details }) => [title.value, details.at(-1)?.value])).toEqual([
    ['Bus deserts', 'Joined the timetable with the census.'],
    ['Attendance dashboard', 'Replaced a 26-tab workbook.'],
    ['River levels', 'A database of readings.'],
  ]);
});
