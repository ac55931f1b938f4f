import { withLevelsBesideNames } from './spoken-languages.ts';

it('puts the level that stands below a language beside it', () => {
  expect(withLevelsBesideNames(['English', 'Full Professional Proficiency', 'Interests'])).toEqual([
    'English (full professional)',
    '',
    'Interests',
  ]);
  expect(withLevelsBesideNames(['Spanish\tFrench', 'Native Elementary', 'Spanish\tFrench', 'Native Native'])).toEqual([
    'Spanish\tFrench',
    'Native Elementary',
    'Spanish (native), French (native)',
    '',
  ]);
});

it('gives the level at the end of a row of names to the one that follows', () => {
  expect(withLevelsBesideNames(['English, Vietnamese, basic', 'French'])).toEqual([
    'English, Vietnamese, basic French',
    '',
  ]);
  const each = ['English, fluent', 'French, basic'];
  expect(withLevelsBesideNames(each)).toEqual(each);
});

it('passes over a line that is mostly blanks', () => {
  const blanks = ' '.repeat(100_000);
  const lines = [`English, Irish, b${blanks}x`, 'English', `b${blanks}x`, 'Welsh, Irish, basic', `x${blanks}y`];
  expect(withLevelsBesideNames(lines)).toEqual(lines);
});

it('leaves a language above anything else alone', () => {
  const lines = ['English', 'French', 'Native', '', 'German', 'Elm School'];
  expect(withLevelsBesideNames(lines)).toEqual(['English', 'French (native)', '', '', 'German', 'Elm School']);
});
