import { degreeLevels, JOINED_DEGREE, LONG_DEGREE, SHORT_DEGREE } from './degrees.ts';
import { fold } from './fold.ts';
import { SCHOOL_WORD } from './schools.ts';

test.each(['B.Tech', 'B. Tech in Textiles', 'BTech', 'Diplom-Kauffrau', 'Tischlermeister', 'MBBS'])(
  '"%s" is a degree in any case',
  (text) => {
    expect(LONG_DEGREE.test(fold(text))).toBe(true);
  },
);

test.each(['BA', 'B.A.', 'B. Sc', 'Ph.D', 'Ph. D', 'M.Com'])('"%s" is a degree as printed', (text) => {
  expect(SHORT_DEGREE.test(text)).toBe(true);
  expect(SHORT_DEGREE.test(text.toLowerCase())).toBe(false);
});

test.each(['ms', 'as a cook', 'baker', 'USA', 'x.BA'])('"%s" is none', (text) => {
  expect(SHORT_DEGREE.test(text) || LONG_DEGREE.test(fold(text))).toBe(false);
});

test('degrees are found in scripts that join words', () => {
  expect(JOINED_DEGREE.test(fold('بالماجستير'))).toBe(true);
  expect(JOINED_DEGREE.test(fold('बी.टेक'))).toBe(true);
});

test.each([
  'Universitätsklinik',
  'Grundschule',
  'K.N.T.U',
  'Board of Intermediate',
  'CBSE Board',
  'Cedar Hill Secondary',
])('"%s" is named as schools are', (text) => {
  expect(SCHOOL_WORD.test(fold(text))).toBe(true);
});

test.each(['scrum master', 'master data management', 'learn rapidly and master new tools', 'webmaster', 'bs 7671'])(
  '"%s" names no degree',
  (text) => expect(degreeLevels(text)).toEqual([]),
);

test.each([
  ['a bachelor or master in law', ['bachelor', 'master']],
  ['completed university studies', ['bachelor']],
  ['graduate from any stream', ['bachelor']],
  ['a two-year degree in accounting', ['diploma']],
  ['a levels or gcses', ['school', 'school']],
] as const)('"%s" is of the levels %j', (text, levels) => {
  expect(degreeLevels(text)).toEqual(levels);
});
