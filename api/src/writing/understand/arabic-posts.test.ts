import { asArabicPost } from './arabic-posts.ts';

const post = (title: string, place: string, ...lines: string[]) =>
  asArabicPost({ kind: 'job', title, place, start: '2019', end: '2021', lines });

test('a town is no part of a title, a title in another language no employer, and dates are no work', () => {
  expect(post('طنطا مراجع حسابات', 'مكتب النور').title).toBe('مراجع حسابات');
  expect(post('مدير مشروع', 'مكتب النور').title).toBe('مدير مشروع');
  expect(post('مسؤول مبيعات', 'Senior Sales').place).toBe('');
  expect(post('مسؤول مبيعات', 'Tech Center').place).toBe('Tech Center');
  expect(asArabicPost({ ...post('', 'المشروع', 'الكلفة'), kind: 'project' }).lines).toEqual([]);
  expect(post('ممرضة', 'مستشفى النور', '١٤٣٨ – ١٤٤٠ هـ', 'سحب العينات').lines).toEqual(['سحب العينات']);
});
