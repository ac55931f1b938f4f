import { limitsAvailability } from './limits-availability.ts';

test.each([
  'Tests are 3-9 May so can only do evenings that week',
  "can't do nights",
  'I need every second Monday off for college',
  'Would prefer Tue-Thurs',
  'free all Easter except Good Friday',
  'no weekends please',
  "I won't work Sundays",
  'لا أستطيع العمل يوم الجمعة',
])('some times, and so not all: %s', (note) => {
  expect(limitsAvailability(note)).toBe(true);
});

test.each([
  'I can start any time, shifts are no problem',
  'happy to do nights',
  'I was only a Saturday girl in 2009, and had Mondays off',
  'Notice 30 days',
  'I have not used SAP',
  'أستطيع البدء فورا',
])('no limit: %s', (note) => {
  expect(limitsAvailability(note)).toBe(false);
});
