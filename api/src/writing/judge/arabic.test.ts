import { arabicFindings, isArabic } from './arabic.ts';

const RESUME = `ريم حسن الجابري
معلمة رياضيات – مدرسة النور الدولية – دبي (سبتمبر 2018 – حتى الآن)
رفع نسبة النجاح من 81% إلى 94%
إعداد الدروس على Google Classroom`;
const ADVERT = 'معلمة رياضيات\nمدارس البيان الأهلية، أبوظبي\nإعداد الخطط الدراسية';

const letter = (...body: string[]) =>
  ['إلى السادة في مدارس البيان الأهلية المحترمين،', ...body, 'مع خالص التقدير،', 'ريم حسن الجابري'].join('\n\n');

test('a letter in Arabic is told from one in English that names Arabic things', () => {
  expect(isArabic(letter())).toBe(true);
  expect(isArabic('Dear team,\n\nI teach at مدرسة النور.')).toBe(false);
});

test.each([
  'أعمل حالياً بمسمى معلمة رياضيات لدى مدرسة النور الدولية منذ 09/2018.',
  '• رفع نسبة النجاح من 81% إلى 94% (مدرسة النور الدولية)',
  '• Google Classroom: إعداد الدروس على Google Classroom (مدرسة النور الدولية)',
  'لفتت انتباهي هذه المهمة: «إعداد الخطط الدراسية».',
])('is sound: %s', (sentence) => {
  expect(arabicFindings(letter(sentence), RESUME, ADVERT)).toEqual([]);
});

test.each([
  ['figures', 'رفعت نسبة النجاح إلى 96%.'],
  ['figures', 'لدي خبرة ١٢ سنة.'],
  ['names', 'أجيد استخدام Moodle.'],
  ['employment', 'عملت لدى مدرسة الأفق منذ 2018.'],
  ['quotations', 'لفتت انتباهي هذه المهمة: «الإشراف على المعلمات».'],
  ['lines', '• تنسيق مسابقة الرياضيات'],
])('%s: %s', (rule, sentence) => {
  expect(arabicFindings(letter(sentence), RESUME, ADVERT)).toMatchObject([{ group: 'false', rule }]);
});

test('somebody is greeted, and the applicant signs', () => {
  const rules = arabicFindings('أتقدم إليكم بطلبي.\n\nسعاد', RESUME, ADVERT).map(({ rule }) => rule);
  expect(rules).toEqual(['addressee', 'signature']);
});
