import { turnOf } from '../testing/turn.ts';
import { proRata } from './pro-rata.ts';

const BAND = 'Receptionist\nSalary: £25,000 - £28,000 per annum (FTE, based on 37 hours)\nHours: 22.5 per week';

const shareOf = (text: string, advert = ''): string => proRata(turnOf(text, { advert }));

test.each([
  [
    'how much is that for 20 hours',
    BAND,
    '20 ÷ 37 × £25,000 – £28,000 = **£13,514 – £15,135 a year**, £1,126 – £1,261',
  ],
  [
    'what do i really get',
    'Admin\n£24,000 pro rata, 20 hours a week (full time 37.5 hours)',
    '20 ÷ 37.5 × £24,000 = **£12,800',
  ],
  ['what do i really get', 'Admin\n£29,250 FTE (37.5 hrs), part-time 18.75 hrs', '**£14,625 a year**, £1,219 a month'],
])('takes the pay and the hours of the advert: %s %s', (text, advert, share) =>
  expect(shareOf(text, advert)).toContain(share),
);

test.each([
  ['£24k full time 40 hours i do 16 hours a week', '16 ÷ 40 × £24,000 = **£9,600 a year**, £800 a month'],
  ['24k full-time at 40 hours, 16 hours', '**9,600 a year**'],
  ['fte £23,656 based on 37 hours, mine is 30 hours', '30 ÷ 37 × £23,656 = **£19,181'],
  ['£24.75k full time 40 hours, i do 20 hours', '× £24,750 = **£12,375'],
  ['£24,570.50 fte 37 hours, i work 18.5 hours', '**£12,285 a year**'],
  ['£24,000 full time 40h, 32h', '**£19,200 a year**'],
])('takes them from the message: %s', (text, share) => expect(shareOf(text)).toContain(share));

test('the hours of the message stand before those of the advert', () =>
  expect(shareOf('and for 18.5 hours?', `${BAND}\n22.5 hours a week`)).toContain('18.5 ÷ 37 ×'));

test.each([
  '£2,000 a month full time 40 hours, I do 20 hours',
  '£2,000 per calendar month full time 40 hours, I do 20 hours',
  '£2,000pcm full time 40 hours, I do 20 hours',
])('what is told by the month is no pay of a year: %s', (text) =>
  expect(shareOf(text)).toContain('× £24,000 = **£12,000 a year**, £1,000 a month'),
);

test.each([
  ['of a month', '£2,000 - £2,400 a month', '**£12,000 – £14,400 a year**, £1,000 – £1,200 a month'],
  ['of a year that is paid by the month', '£24,000 - £28,800 a year, paid each month', '**£12,000 – £14,400 a year**'],
])('a band %s', (_, pay, share) => expect(shareOf('for 20 hours', `${pay}. Full time 40 hours`)).toContain(share));

test.each([
  'We employ 12,000 people. Full time 40 hours, £30,000 a year',
  '£1,000 joining bonus. Full time 40 hours, £30,000 a year',
  '£250 bonus after 24 months. Full time 40 hours, £30,000 a year',
])('what is no pay is not taken for it: %s', (advert) =>
  expect(shareOf('for 20 hours', advert)).toContain('20 ÷ 40 × £30,000 = **£15,000'),
);

test('is told in Arabic, of Arabic digits', () =>
  expect(shareOf('الراتب €٢٤,٠٠٠ دوام كامل ٤٠ ساعة وأنا ٢٠ ساعة')).toContain('**€12,000 سنويًا**'));

test.each([
  ['nothing is told', ''],
  ['the pay is missing', 'full time is 37 hours, i do 20 hours'],
  ['the pay is by the hour', '£12.50 an hour, full time 40 hours, i do 20 hours'],
  ['full-time hours are missing', '£24,000, i do 20 hours'],
  ['own hours are missing', '£24,000, full time is 37 hours'],
  ['own hours are those of full time', '£24,000, full time is 37 hours, i do 37 hours'],
  ['own hours are more', '£24,000, full time is 37 hours, i do 40 hours'],
  ['hours are of a day', '£24,000, full time is 37 hours, 2 hours a day'],
  ['full time is of no hours', '£24,000, full time 0 hours, i do 0 hours'],
  ['a bare number could be anything', 'ref 24000, full time is 37 hours, i do 20 hours'],
])('reckons nothing where %s', (_, text) => expect(shareOf(text)).toBe(''));
