import { checkTranslation } from './check-translation.ts';

const allForms = '{n, plural, zero {لا رسائل} one {رسالة} two {رسالتان} few {# رسائل} many {# رسالة} other {# رسالة}}';

test('nothing is wrong with a translation that says the same', () => {
  expect(checkTranslation('ar', 'Close', 'إغلاق')).toEqual([]);
  expect(checkTranslation('ar', 'Read <0>the terms</0>, {name}', 'اقرأ <0>الشروط</0> يا {name}')).toEqual([]);
  expect(checkTranslation('ar', '{n, plural, one {# letter} other {# letters}}', allForms)).toEqual([]);
});

test.each([
  ['Close', ' ', 'is not translated'],
  ['Hello {name}', 'مرحبا', 'lacks {name}'],
  ['Hello', 'مرحبا {name}', 'has {name}, which the English text does not have'],
  ['Read <0>this</0>', 'اقرأ هذا', 'lacks <0>'],
  ['{n, plural, one {# letter} other {# letters}}', '{n} رسالة', 'has no plural forms of {n}'],
])('%p as %p: %s', (source, translation, problem) => {
  expect(checkTranslation('ar', source, translation)).toContain(problem);
});

test('Arabic needs all six forms of a number, English two', () => {
  expect(checkTranslation('ar', '{n, plural, one {#} other {#}}', '{n, plural, one {رسالة} other {# رسالة}}')).toEqual([
    'lacks the plural forms zero, two, few, many of {n}',
  ]);
});

test('a text that cannot be read is named', () => {
  expect(checkTranslation('ar', 'Hello {name}', 'مرحبا {name')[0]).toMatch('cannot be read');
});
