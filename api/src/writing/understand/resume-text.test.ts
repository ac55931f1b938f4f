import {
  jobsInText,
  licencesInText,
  linesBelow,
  linesOfEveryJob,
  nameAtTop,
  phoneIn,
  qualificationsUnder,
} from './resume-text.ts';

test('jobs without any mark are told by how their heads are written', () => {
  const text = `HALLAM VANS, WOLVERHAMPTON
Light Vehicle Technician (Nov 2018 - present)
Fit tow bars and roof racks
Florist, Petal & Pine, Norwich, 2016 to 2021
Made hand-tied bouquets`;
  expect(jobsInText(text)).toMatchObject([
    { title: 'Light Vehicle Technician', place: 'Hallam Vans', start: '2018', end: 'present' },
    { title: 'Florist', place: 'Petal & Pine', start: '2016', end: '2021', lines: ['Made hand-tied bouquets'] },
  ]);
});

test('two jobs in one sentence, the later first', () => {
  const text =
    'Cleaner at Larkfield Offices Ltd 2019-2026 (offices and a surgery), before that housekeeper at The Calder Inn 2015-2019. Own transport.';
  expect(jobsInText(text)).toMatchObject([
    { title: 'Cleaner', place: 'Larkfield Offices Ltd', start: '2019', end: '2026', lines: [] },
    { title: 'Housekeeper', place: 'The Calder Inn', start: '2015', end: '2019', lines: [] },
  ]);
});

test('a list of licences says what they are for', () => {
  expect(licencesInText('Licences: tractor, telehandler, car')).toEqual(['licences for tractor, telehandler and car']);
  expect(licencesInText('Licences on request')).toEqual([]);
});

test('the lines below a heading of qualifications are such, unless they name schools', () => {
  expect(qualificationsUnder('Baker\nQUALIFICATIONS\nIMI Level 3\nPRINCE2 Foundation, 2025')).toEqual([
    'IMI Level 3',
    'PRINCE2 Foundation',
  ]);
  expect(qualificationsUnder('QUALIFICATIONS\nMA History, University of Leeds, 2019')).toEqual([]);
});

test('the one number and the name stand on a line with other things', () => {
  expect(phoneIn('Imran Khalid, Luton, 07700 900155')).toBe('07700 900155');
  expect(phoneIn('07700 900155 or 07700 900156')).toBe('');
  const none = { name: null } as Parameters<typeof nameAtTop>[0];
  expect(nameAtTop(none, 'Imran Khalid, Luton, 07700 900155')).toBe('Imran Khalid');
  expect(nameAtTop(none, 'To whom it may concern\n\nMy name is Josephine Arden and I am 29')).toBe('Josephine Arden');
  expect(nameAtTop(none, 'SUMMARY OF QUALIFICATIONS FOR: Denise M. Arden\nFargo')).toBe('Denise M. Arden');
  expect(nameAtTop(none, 'DCI (retired) Yvonne Mackintosh')).toBe('Yvonne Mackintosh');
  expect(nameAtTop(none, 'Aneta, 23, barista in Leith since 2022')).toBe('Aneta');
  expect(nameAtTop(none, "Hi, I'm Chloe Penrose (19).")).toBe('Chloe Penrose');
  expect(nameAtTop(none, 'CHLOE\nPENROSE\nBaker\nc.penrose@example.org')).toBe('CHLOE PENROSE');
  expect(nameAtTop(none, 'Chloe\nchloe@example.org • Leeds')).toBe('Chloe');
  expect(nameAtTop(none, 'Dr. ir. Wouter Marsh-Holm\nUtrecht, the Netherlands')).toBe('Wouter Marsh-Holm');
  expect(nameAtTop(none, 'Name:\nMail:\nPaul Oberländer\np.oberlaender@example.org')).toBe('Paul Oberländer');
  expect(nameAtTop(none, 'Kata\nMarsh-Holm\nkata.marsh@example.org')).toBe('Kata Marsh-Holm');
  expect(nameAtTop(none, 'RESUME\nPENROSE\nc.penrose@example.org')).toBe('');
});

test('a job told in the first person has the lines below it, under whatever words', () => {
  const text = `I have been Head of Geography at Ysgol Bryn Coed since 2015.
What I have done
Raised the share of top grades from 38% to 61%`;
  expect(jobsInText(text)).toMatchObject([
    { title: 'Head of Geography', place: 'Ysgol Bryn Coed', lines: ['Raised the share of top grades from 38% to 61%'] },
  ]);
});

test('the lines of a job end where the next job begins, and not at a word of its title', () => {
  const text = `Senior Stylist at Roots & Crown (2018 to present)
Rebooking rate 78%, the best of seven stylists
Train the Saturday girls
Stylist at Toni's, Dudley (2014 to 2018)
Ran reception
NVQ Level 3 Hairdressing, City of Wolverhampton College, 2014`;
  const job = (title: string, place: string) => ({ kind: 'job' as const, title, place, start: '', end: '', lines: [] });
  expect(linesBelow([job('Senior Stylist', 'Roots & Crown'), job('Stylist', "Toni's")], text)).toEqual([
    ['Rebooking rate 78%, the best of seven stylists', 'Train the Saturday girls'],
    ['Ran reception'],
  ]);
});

test('tools below the jobs are not what was done in all of them', () => {
  const job = (title: string, place: string) => ({ kind: 'job' as const, title, place, start: '', end: '', lines: [] });
  const jobs = [job('Barista', 'Cafe Luz'), job('Trainee', 'Harbour Bank')];
  const text = 'Barista, Cafe Luz, 2021\nTrainee, Harbour Bank, 2024\n\n';
  expect(linesOfEveryJob(jobs, `${text}Tools\nCanva and Figma`)).toEqual([]);
  expect(linesOfEveryJob(jobs, `${text}Duties\nOpened the shop alone`)).toEqual(['Opened the shop alone']);
});

test('duties below jobs of which only the house is described are those of all of them', () => {
  const job = (title: string, place: string, lines: string[]) => ({
    kind: 'job' as const,
    title,
    place,
    start: '',
    end: '',
    lines,
  });
  const jobs = [
    job('Staff Nurse', 'Tay Hospital', ['(655 beds, accredited)', 'Nurse patient ratio: 1:2']),
    job('Staff Nurse', 'Elm Hospital', []),
  ];
  const text =
    'Staff Nurse, Tay Hospital, 2021\nStaff Nurse, Elm Hospital, 2018\n\nDUTIES AND RESPONSIBILITIES\nCared for ventilated patients';
  expect(linesOfEveryJob(jobs, text)).toEqual(['Cared for ventilated patients']);
});

test.each([
  ['Contact\npriya.m@example.org\nTop Skills\nGo\n\nPriya Marsh\nEngineer at Tidewater', 'Priya Marsh'],
  ['zanele tide-hart\ngraphic designer\nhello@zanele.example', 'Zanele Tide-Hart'],
  ['Contact\nhello@tidewater.example\nTop Skills\nGreat Coats', ''],
])('somebody is called as the address says, where no first line does', (text, name) => {
  expect(nameAtTop({ name: null, email: null } as never, text)).toBe(name);
});
