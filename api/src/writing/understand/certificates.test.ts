import { surelyHeld } from './certificates.ts';

const held = (page: string, ...names: string[]) => surelyHeld(names, page);

test('a certificate says so itself or is a known one', () => {
  const page = `Qualifications\nNVQ Level 2 Catering\nIPAF 3a, PASMA\nRyedale Academy\nNever missed a shift in 2021\nFull-Stack Web Development`;
  expect(
    held(
      page,
      'NVQ Level 2 Catering',
      'IPAF 3a, PASMA',
      'Ryedale Academy',
      'Never missed a shift in',
      'Full-Stack Web Development',
    ),
  ).toEqual(['NVQ Level 2 Catering', 'IPAF 3a', 'PASMA']);
});

test('one that has expired is held no more', () => {
  expect(held('Certificates\nWelder card (expired 2024)\nForklift licence', 'Welder card', 'Forklift licence')).toEqual(
    ['Forklift licence'],
  );
});

test('a certificate of nobody knows what is none', () => {
  expect(held('Certificates\nVictoria - Certificate #01064883, 2025', 'Victoria - Certificate #01064883')).toEqual([]);
});

test('a dated line below a heading of certificates is one, below a heading of courses it may be anything', () => {
  expect(held('Certificates\nHarbour Event Safety, 2019', 'Harbour Event Safety')).toEqual(['Harbour Event Safety']);
  expect(held('Training\nHarbour Event Safety, 2019', 'Harbour Event Safety')).toEqual([]);
  expect(held('Certificates\nHarbour Academy, 2019', 'Harbour Academy')).toEqual([]);
});

test('several in one line are as sure as one', () => {
  const page = 'Certificates\nCKA (2023), Harbour Event Safety (2022)';
  expect(held(page, 'CKA', 'Harbour Event Safety')).toEqual(['CKA', 'Harbour Event Safety']);
});

test('two lines of the page are two names', () => {
  expect(held('Professional PR Diploma\nPRINCE2 Foundation', 'Professional PR Diploma PRINCE2 Foundation')).toEqual([
    'Professional PR Diploma',
    'PRINCE2 Foundation',
  ]);
  expect(held('Licensed Care Worker\nFlow Basics Week', 'Licensed Care Worker Flow Basics Week')).toEqual([]);
  expect(held('Diploma in Health and\nSocial Care', 'Diploma in Health and Social Care')).toEqual([
    'Diploma in Health and Social Care',
  ]);
});

test('names that run together are left out', () => {
  expect(held('CCNP Enterprise NSE 4 CompTIA Security+', 'CCNP Enterprise NSE 4 CompTIA Security+')).toEqual([]);
  expect(held('CompTIA Security+', 'CompTIA Security+')).toEqual(['CompTIA Security+']);
});

test('a term and a year behind the name are no part of it, and what is under way is not held', () => {
  const page =
    'Nurse License (PRC) since 2013\nFood Hygiene - all up to date\nPMP (exam planned)\nAWS Certified Developer – Associate';
  expect(
    held(
      page,
      'Nurse License (PRC) since',
      'Food Hygiene - all up to date',
      'PMP (exam planned)',
      'AWS Certified Developer – Associate',
    ),
  ).toEqual(['Nurse License (PRC)', 'Food Hygiene', 'AWS Certified Developer – Associate']);
});

test('a deed, half a bracket and a label are no names', () => {
  expect(held('x', 'Prepared the licence report', '] NVQ Level 2', 'Gas Safe (CCN1', 'Licence: B')).toEqual([]);
});

test('a Latin name stays with the word before it, and the end of its term is no part of it', () => {
  expect(held('الشهادات\nشهادة ،SHRM-CP', 'شهادة ،SHRM-CP')).toEqual(['شهادة SHRM-CP']);
  expect(held('Tickets\nCoal Board Medical, current to May 2029', 'Coal Board Medical, current to')).toEqual([
    'Coal Board Medical',
  ]);
});

test('who somebody is, and what is planned, is nothing held', () => {
  expect(held('A dedicated HR practitioner and a full member', 'A dedicated HR practitioner')).toEqual([]);
  const page = 'Certificates\nCMA part 1, part 2 planned. NEBOSH diploma 2020. ICDL';
  expect(held(page, 'CMA part 1, part 2 planned. NEBOSH diploma 2020. ICDL')).toEqual([
    'CMA part 1',
    'NEBOSH diploma',
    'ICDL',
  ]);
});

test('the last of several codes, and what only an exam was passed for, are not held by themselves', () => {
  expect(surelyHeld(['T8 (Truck)'], 'Certificates\nASE T2, T4, T8 (Truck)')).toEqual([]);
  expect(surelyHeld(['ترخيص DHA'], 'الشهادات\nترخيص DHA: ناجحة بالامتحان (2023)')).toEqual([]);
});
