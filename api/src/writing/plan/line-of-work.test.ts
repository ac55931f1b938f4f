import { readJob } from '../understand/advert.ts';
import type { Role } from '../understand/role.ts';
import {
  hasNothingNear,
  isFarFrom,
  isOtherLine,
  isStudiedFor,
  isToldAlike,
  isToldOtherwise,
  latestJob,
  speaksOf,
} from './line-of-work.ts';

const role = (title: string, start: string, end: string): Role => ({
  kind: 'job',
  title,
  place: 'Lumen',
  start,
  end,
  lines: [],
});
const cleaning = readJob({
  jobTitle: 'Cleaning Supervisor',
  jobDescription: 'Supervise four cleaners, check the work, order supplies and open the building.',
  companyName: 'Thames Cleaning',
});

test('work is far where neither side has a word of the other', () => {
  expect(
    isFarFrom(cleaning, [role('Software Engineer', '2020', 'present')], 'Software Engineer. Built services.'),
  ).toBe(true);
  expect(isFarFrom(cleaning, [role('Office Cleaner', '2020', 'present')], 'Office Cleaner. Three floors.')).toBe(false);
  expect(isFarFrom(cleaning, [role('Porter', '2020', 'present')], 'Porter. Cleaning of wards.')).toBe(false);
});

test('one title that no list knows hides no line of work', () => {
  const engineer = role('Software Engineer', '2020', 'present');
  const founder = role('Founding Member', '2018', '2020');
  expect(isOtherLine('Staff Nurse', [engineer, founder, role('Software Engineer', '2016', '2018')])).toBe(true);
  expect(isOtherLine('Staff Nurse', [engineer, founder, founder])).toBe(false);
});

test('two lines that have nothing in common are told apart, and one that no list knows is not', () => {
  const [fitter, unknown] = [role('Maintenance Engineer', '2020', 'present'), role('Founding Member', '2018', '2020')];
  expect(hasNothingNear('Staff Nurse', [fitter, unknown])).toBe(true);
  expect(hasNothingNear('Staff Nurse', [unknown])).toBe(false);
  expect(hasNothingNear('Maintenance Engineer', [fitter])).toBe(false);
});

test('who has studied for the work does not come from elsewhere', () => {
  expect(isStudiedFor('Junior Marketer', ['BA Marketing and Media'])).toBe(true);
  expect(isStudiedFor('Junior Marketer', ['BSc Nursing'])).toBe(false);
});

test('the latest job is the present one, wherever it stands; without dates it is the first', () => {
  const [deputy, head] = [role('Deputy', '2007', '2012'), role('Head', '2012', 'present')];
  expect(latestJob([deputy, head], 'Cook')).toBe(head);
  expect(latestJob([role('Deputy', '', ''), head], 'Cook')?.title).toBe('Deputy');
});

test('beside a later job whose post is not known, an earlier one is not the latest', () => {
  const sergeant = role('Platoon Sergeant', '2018', '2021');
  const later: Role = { ...role('', '2021', '2025'), place: '', asWritten: 'Warehouse NCOIC, Elm Base, 2021 – 2025' };
  expect(latestJob([later, sergeant], 'Warehouse Manager')).toBeUndefined();
  expect(latestJob([{ ...later, start: '2010', end: '2018' }, sergeant], 'Warehouse Manager')).toBe(sergeant);
});

test('what is done for a part of the week is not the latest where another job was held beside it', () => {
  const [intern, barista] = [role('News Intern', '2024-06', '2024-08'), role('Barista', '2021-08', 'present')];
  const aside = { ...barista, isPartTime: true };
  expect(latestJob([intern, aside], 'Local Reporter')).toBe(intern);
  expect(latestJob([intern, aside], 'Head Barista')).toBe(aside);
  expect(latestJob([intern, barista], 'Local Reporter')).toBe(barista);
  expect(latestJob([{ ...intern, start: '2019', end: '2020' }, aside], 'Local Reporter')).toBe(aside);
});

test('who tells of what the title names is no stranger to it', () => {
  const resume = 'Bus controller. I take 130 calls a day from the centre and ring 999.';
  expect(speaksOf('Contact Centre Call Handler (999)', resume)).toBe(true);
  expect(speaksOf('Senior Actuary, Pricing', resume)).toBe(false);
});

test('in a long advert some words of any work stand', () => {
  const told = { ...role('Cook', '2020', 'present'), lines: ['Ordered fish and wrote weekly reports for managers'] };
  const advert = (text: string) => ({ ...cleaning, text });
  const short = 'Order fish and write weekly reports';
  const other = Array.from(
    { length: 150 },
    (_, at) => `${String.fromCharCode(97 + (at % 26))}${'mn'.repeat(1 + Math.floor(at / 26))}`,
  );
  const long = `${other.join(' ')} weekly reports`;
  expect(isToldAlike(advert(short), [told])).toBe(true);
  expect(isToldOtherwise(advert(short), [told])).toBe(false);
  expect(isToldAlike(advert(long), [told])).toBe(false);
});
