import { factsWithHeads } from './facts-with-head.ts';
import { readPage } from './reading-order.ts';

const PAGE = [
  'Jo Tulloch',
  'RECENT',
  'Jan 2025 – Apr 2025    Office Assistant (contract), Elm Schools',
  'Onboarding of 40 teachers for the new school year',
  'Work experience',
  'Harbour Line Corps, Private to Sergeant',
  'June 2006 to August 2016',
  'Elmton, TX - mechanic, 2006-2009. Deployed 15 months',
  'Oakville, TX - shop foreman, 2012-2016',
  'Cut road calls from 31 to 19 a month',
  '2017 - 2019',
  'Raised readiness from 81% to 95%',
  'Fluent Polish, forklift licence',
].join('\n');
const told = (...facts: string[]) => factsWithHeads(facts, readPage(PAGE));

test('what was done in a job whose head could not be read is told behind that head as the page has it', () => {
  expect(told('Onboarding of 40 teachers for the new school year')).toEqual([
    'Office Assistant (contract), Elm Schools, January 2025 – April 2025: onboarding of 40 teachers for the new school year',
  ]);
});

test('the time between two jobs is no fact', () => {
  expect(told('Unpaid leave (family, 2021 to 2022)')).toEqual([]);
});

test('what ends in a unit in short takes no full stop before the colon', () => {
  const page = readPage('Jo Tulloch\nWork\nSince 09/2021: Helper, Elm Nursery, Leeds, 30 h.\nGroup of 15 children');
  expect(factsWithHeads(['Group of 15 children'], page).join()).not.toContain('.:');
});

test('a head below or beside its dates is told with them, once, with all that was done there', () => {
  const page = readPage(
    [
      'Work experience',
      '2016 - 2020',
      'Elm Millers Co., Oakton. Agronomist (contract farming)',
      'Managed 1,900 acres of maize',
      'Sampled the store each week',
      '2013 (Jan - Nov)',
      'Intern, Elm Station, Kitale. Maize trials on 40 plots.',
    ].join('\n'),
  );
  const facts = ['Managed 1,900 acres of maize', 'Sampled the store each week', 'Maize trials on 40 plots'];
  expect(factsWithHeads(facts, page)).toEqual([
    'Elm Millers Co., Oakton, Agronomist (contract farming), 2016 – 2020: managed 1,900 acres of maize; sampled the store each week',
    'Intern, Elm Station, Kitale: maize trials on 40 plots',
  ]);
});

test('a station within an employment names no employer of its own: neither it nor what was done there is a fact', () => {
  expect(told('Elmton, TX - mechanic, 2006-2009', 'Cut road calls from 31 to 19 a month')).toEqual([]);
});

test('below dates alone nobody can tell where it was done; what somebody holds needs no employer', () => {
  expect(told('Raised readiness from 81% to 95%', 'Fluent Polish, forklift licence')).toEqual([
    'Fluent Polish, forklift licence',
  ]);
});

test('below a heading of work no deed is told of which no head can be', () => {
  const page = readPage(
    'EXPERIENCE\nTook over the site at 30% completion\nCleared the backlog of the warehouse\nSite Agent – Elm Mall extension\nElm Builders',
  );
  expect(
    factsWithHeads(
      [
        'Took over the site at 30% completion',
        'Cleared the backlog of the warehouse',
        'Site Agent – Elm Mall extension',
      ],
      page,
    ),
  ).toEqual(['Site Agent – Elm Mall extension']);
});

test('what stands behind the names of a dated line is of that line, and of none above', () => {
  const page = readPage(
    'Work\n2016 – 2018 short calls for Elm Staffing, welder\n2011 – 2016 Oak Industrial, Elmton yard. Pipe welder. Lead hand of 6',
  );
  expect(factsWithHeads(['Lead hand of 6'], page)).toEqual([
    'Pipe welder, Oak Industrial, Elmton yard, 2011 – 2016: lead hand of 6',
  ]);
});

test('a head that has run together with its line is told before it', () => {
  const told = (fact: string) => factsWithHeads([fact], readPage('Jo Oak'));
  expect(told('Elm Pipe (via Oak Staffing) Elmton, Mar 2024 - Nov 2024 pipe welder, cracker tie ins')).toEqual([
    'Pipe welder, Elm Pipe (via Oak Staffing) Elmton, March 2024 – November 2024: cracker tie ins',
  ]);
  expect(told('Tutor, Elm online school, 2020 - 2021 during Covid school closure').join()).not.toContain('2021:');
  expect(told('Elm Pipe (via Oak Staffing) shop, Oct 2023 - Jan 2024 skid fabrication, separators')).toEqual([
    'Elm Pipe (via Oak Staffing) shop, October 2023 – January 2024: skid fabrication, separators',
  ]);
  expect(told('Apr 2022 Elm Pipelines, Spread 1 (since 2021)')).toEqual([]);
});

test('a head among the facts is told once, and not as what was done below it', () => {
  const page = readPage('Experience\nField assistant, Elm Survey, Chiloé, 2016 – 2017\nTeaching');
  const facts = ['Field assistant, Elm Survey, Chiloé'];
  expect(factsWithHeads(facts, page)).toEqual(['Field assistant, Elm Survey, Chiloé, 2016 – 2017']);
});

test('a head above its own dates is no deed of the job above it', () => {
  const page = readPage(
    [
      'Experience',
      'Platoon Sergeant, Elm Brigade, Baumholder',
      '02/2014 - 05/2019',
      '• SSA with 5,800 lines',
      'Automated Logistical Specialist, various units, Elmton',
      '05/2005 - 01/2014',
    ].join('\n'),
  );
  expect(
    factsWithHeads(['SSA with 5,800 lines', 'Automated Logistical Specialist, various units, Elmton'], page),
  ).toEqual([
    'Platoon Sergeant, Elm Brigade, Baumholder, February 2014 – May 2019: SSA with 5,800 lines',
    'Automated Logistical Specialist, various units, Elmton, May 2005 – January 2014',
  ]);
});

test('of a page without headings, what somebody holds below the last job is no part of it', () => {
  const page = readPage(
    '2007 – now Self-employed, Elm Carpentry\n1992 – 1998 Apprentice, framing, Elmton\nC of Q 403A, Red Seal. Working at Heights good to April 2028.',
  );
  const facts = ['C of Q 403A, Red Seal', 'Working at Heights good to April 2028'];
  expect(factsWithHeads(facts, page)).toEqual(facts);
});
