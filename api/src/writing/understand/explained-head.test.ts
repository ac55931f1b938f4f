import type { Field, ParsedJob } from '../../parsing/result.ts';
import { explainedHeads } from './explained-head.ts';
import { readPage } from './reading-order.ts';

const field = (value: string, confidence: number): Field => ({ value, confidence, place: null });
const job = (title: string, company: string, confidence = 0.65): ParsedJob => ({
  title: field(title, confidence),
  company: company === '' ? null : field(company, confidence),
  location: null,
  start: field('2017', 0.9) as ParsedJob['start'],
  end: field('2020', 0.9) as ParsedJob['end'],
  bullets: [],
});
const isExplained = (page: string, of: ParsedJob, all: ParsedJob[] = [of]) => explainedHeads(readPage(page), all)(of);

test.each([
  ['2017 – 2020   Larkfield Haulage, Tidewater   Night driver', 'Night driver', 'Larkfield Haulage, Tidewater'],
  [
    'Employer: Larkfield High School\nPosition: Teacher, Grades 10–12; subject head\nPeriod: January 2017 to 2020',
    'Teacher, Grades 10–12',
    'Larkfield High School',
  ],
  [
    'Night driver (nights)\nLarkfield Hotel (4 star, 318 rooms), Deira, Dubai\nMay 2017 – 2020',
    'Night driver',
    'Larkfield Hotel',
  ],
  [
    'Larkfield Devices, Inc. – Columbus, OH\nMaker of devices (sports, biologics), $310M revenue\nArea manager, May 2017 to 2020',
    'Area manager',
    'Larkfield Devices, Inc.',
  ],
  ['self employed joiner, whitehaven area\n2017 to 2020', 'self employed joiner', ''],
])('%s', (page, title, company) => {
  expect(isExplained(page, job(title, company))).toBe(true);
});

test.each([
  [
    'a word beside the title',
    'Deputy Night driver, Larkfield Haulage\n2017 – 2020',
    'Night driver',
    'Larkfield Haulage',
  ],
  [
    'another house between',
    'Night driver – Sauce and Larder\nThe Copper Pan Hotel\n2017 – 2020',
    'Night driver',
    'Sauce and Larder',
  ],
  ['no dates of that time', 'Night driver, Larkfield Haulage\n2011 – 2012', 'Night driver', 'Larkfield Haulage'],
  ['what was done', 'Night driver\n- Larkfield Haulage, 2017 – 2020', 'Night driver', 'Larkfield Haulage'],
  ['a title that is none', 'Larkfield Haulage, Tidewater, 2017 – 2020', 'Larkfield Haulage', 'Tidewater'],
])('%s is not explained', (_, page, title, company) => {
  expect(isExplained(page, job(title, company))).toBe(false);
});

test('of names in great doubt the employer has to be one by its name', () => {
  expect(isExplained('2017 – 2020 Night driver, Larkfield', job('Night driver', 'Larkfield', 0.4))).toBe(false);
  expect(isExplained('2017 – 2020 Night driver, Larkfield Ltd', job('Night driver', 'Larkfield Ltd', 0.4))).toBe(true);
});

test('several posts stand below one employer, but not below the next one', () => {
  const page = `Larkfield Ltd – Leeds
Area manager, 2018 to 2021
- Kept the keys
Night driver, 2017 to 2020
- Drove by night`;
  const [manager, driver] = [job('Area manager', 'Larkfield Ltd'), job('Night driver', 'Larkfield Ltd')];
  expect(isExplained(page, driver, [manager, driver])).toBe(true);
  const other = job('Porter', 'Tidewater Inn');
  expect(isExplained(page.replace('- Kept the keys', 'Tidewater Inn'), driver, [manager, driver, other])).toBe(false);
});

test('posts at the end of a long page, of employers that stand nowhere on it, are looked up as fast as others', () => {
  const page = readPage(
    `${'Kept the keys of the house by night and by day\n'.repeat(1980)}${'Night driver 2017 - 2020\n'.repeat(20)}`,
  );
  const all = Array.from({ length: 40 }, (_, index) => job('Night driver', `Larkfield Ltd ${index}`));
  const isHead = explainedHeads(page, all);
  expect(all.filter(isHead)).toEqual([]);
});
