import { inWrittenArabic, keepsSilentInArabic } from './arabic-notes.ts';
import { readNotes } from './notes.ts';

test.each([
  ['عندي رخصه سواقة', 'لدي رخصة قيادة'],
  ['واقامتي قابله للنقل', 'وإقامتي قابلة للنقل'],
  ['الاشعار ٤٥ يوم', 'فترة الإشعار ٤٥ يوماً'],
  ['الراتب المتوقع 9000 ريال', 'راتبي المتوقع 9000 ريال'],
  ['أستطيع الانتقال في يناير', 'أستطيع الانتقال في يناير'],
  ['جاهزة انتقل ع دبي بعد ما خلص الفصل', null],
  ['عندي عمي نسكن عندو', null],
])('"%s" is written as "%s"', (typed, written) => {
  expect(inWrittenArabic(typed)).toBe(written);
});

test('notice and salary are said each by itself', () => {
  expect(readNotes('الاشعار ٤٥ يوم، الراتب المتوقع 9000 ريال.', '').statements).toEqual([
    'فترة الإشعار ٤٥ يوماً.',
    'راتبي المتوقع 9000 ريال.',
  ]);
});

test('what is not to be said is followed, and avoided by its name', () => {
  expect(keepsSilentInArabic('لا تكتب الراتب')).toBe(true);
  expect(readNotes('ال CMA لسه مخدتهاش متقولش انى حاصل عليها', '').outcomes).toMatchObject([
    { outcome: 'followed', avoided: ['CMA'] },
  ]);
});
