import { asArabicOnPage, asArabicPost } from './arabic-posts.ts';
import { readPage } from './reading-order.ts';

const post = (title: string, place: string, ...lines: string[]) =>
  asArabicPost({ kind: 'job', title, place, start: '2019', end: '2021', lines });

test('a town is no part of a title, a title in another language no employer, and dates are no work', () => {
  expect(post('طنطا مراجع حسابات', 'مكتب النور').title).toBe('مراجع حسابات');
  expect(post('مدير مشروع', 'مكتب النور').title).toBe('مدير مشروع');
  expect(post('مسؤول مبيعات', 'Senior Sales').place).toBe('');
  expect(post('مسؤول مبيعات', 'Tech Center').place).toBe('Tech Center');
  expect(asArabicPost({ ...post('', 'المشروع', 'الكلفة'), kind: 'project' }).lines).toEqual([]);
  expect(
    post('ممرضة', 'مستشفى النور', '١٤٣٨ – ١٤٤٠ هـ', 'من يوليو 2017 إلى غشت 2021 (توقف)', 'سحب العينات').lines,
  ).toEqual(['سحب العينات']);
});

test('what is taught is no post, and a post that goes on in a calendar of its own is the present one', () => {
  expect(post('تصميم غرافيكي', 'مدرّسة متعاقدة')).toMatchObject({ title: 'مدرّسة متعاقدة', place: '' });
  expect(post('سو شيف', 'مطعم الديوان').title).toBe('سو شيف');
  expect(post('مربية التعليم الأولي، روض البراعم', 'سلا')).toMatchObject({
    title: 'مربية التعليم الأولي',
    place: 'روض البراعم',
  });
  expect(post('معلمة', 'مدرسة الأمل')).toMatchObject({ title: 'معلمة', place: 'مدرسة الأمل' });
  const nurse = { ...post('ممرضة', 'مستشفى السراة'), start: '', end: '' };
  const endOn = (line: string) => asArabicOnPage(nurse, readPage(line)).end;
  expect(endOn('ممرضة، مستشفى السراة، من 1441/02 حتى الآن')).toBe('present');
  expect(endOn('ممرضة، مستشفى السراة، من 1439/07 إلى 1441/01')).toBe('');
});

test('the house stands between the post and where it is, and two summers are no time from the one to the other', () => {
  const read = post('بائع', 'سوق الجهراء');
  const head = 'بائع - محل النخيل - سوق الجهراء';
  expect(asArabicOnPage(read, readPage(`${head}\n2019 - 2021`))).toMatchObject({
    place: 'محل النخيل',
    start: '2019',
    end: '2021',
  });
  expect(asArabicOnPage(read, readPage(`${head}\nصيف 2019 و صيف 2021`))).toMatchObject({ start: '', end: '' });
  expect(asArabicOnPage(read, readPage('بائع - قسم الهواتف - سوق الجهراء')).place).toBe('سوق الجهراء');
});

test('a part of the house is no employer where the house stands behind it', () => {
  const page = readPage('رئيسة قسم مساعدة، مطبخ الحلويات – فندق تيفاوين بيتش (4 نجوم)، أكادير\nيونيو 2021 – إلى الآن');
  expect(asArabicOnPage(post('رئيسة قسم مساعدة', 'مطبخ الحلويات'), page).place).toBe('فندق تيفاوين بيتش');
});
