import { findTerm } from '@vitae/language/adverts/find-term';
import { tokenise } from '@vitae/language/tokens';
import { workAbroadIn } from './work-abroad.ts';

const asked = (text: string) => workAbroadIn({ text, importance: 'required' }).map(({ label }) => label);

it.each([
  ['GCC experience is a must', 'GCC experience'],
  ['Gulf exp preferred', 'GCC experience'],
  ['5 years of site experience in the GCC', 'GCC experience'],
  ['Minimum 8 years, out of which at least 5 years in UAE', 'UAE experience'],
  ['Previous Saudi work experience', 'Saudi experience'],
  ['3+ years in Qatar', 'Qatar experience'],
  ['خبرة لا تقل عن سنتين في السعودية', 'Saudi experience'],
  ['خبرة من 4 إلى 6 سنوات، منها سنتان على الأقل في الكويت', 'Kuwait experience'],
])('reads from “%s” that work done there is asked for', (line, label) => {
  expect(asked(line)).toEqual([label]);
});

it.each([
  'Valid UAE driving licence',
  'Our office is in Dubai',
  '5 years of experience in accounting',
  'Saudi nationals only',
])('reads no such thing from “%s”', (line) => {
  expect(asked(line)).toEqual([]);
});

it('is shown by any place there, and not by another', () => {
  const [gulf] = workAbroadIn({ text: 'GCC experience', importance: 'required' });
  const shows = (text: string) => findTerm(tokenise(text), gulf!) !== null;
  for (const place of ['Doha, Qatar', 'Abu Dhabi', 'الرياض']) expect([place, shows(place)]).toEqual([place, true]);
  expect(shows('Cairo, Egypt')).toBe(false);
});
