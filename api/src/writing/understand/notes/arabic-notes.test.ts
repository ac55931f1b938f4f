import { inWrittenArabic, keepsSilentInArabic } from './arabic-notes.ts';
import { readNotes } from './notes.ts';

test.each([
  ['عندي رخصه سواقة', 'لدي رخصة قيادة'],
  ['واقامتي قابله للنقل', 'وإقامتي قابلة للنقل'],
  ['أنا أدرس CIPD حالياً على نفقتي', 'أنا أدرس CIPD حالياً على نفقتي'],
  ['الاشعار ٤٥ يوم', 'فترة الإشعار ٤٥ يوماً'],
  ['الراتب المتوقع 9000 ريال', 'راتبي المتوقع 9000 ريال'],
  ['أستطيع الانتقال في يناير', 'أستطيع الانتقال في يناير'],
  ['فترة الاخطار شهر', 'فترة الإشعار شهر'],
  ['ساكنة فى مصر الجديدة قريب منهم', 'أسكن في مصر الجديدة بالقرب منكم'],
  ['اقدر ابدا فورا', 'أستطيع أن أبدأ فوراً'],
  ['مستعد انتقل للرياض', 'مستعد للانتقال إلى الرياض'],
  ['مستعدة انتقل الى جدة', 'مستعدة للانتقال إلى جدة'],
  ['كويتي الجنسية', 'أنا كويتي الجنسية'],
  [
    'ابغى اغير مجالي من التدريس، ادرس حاليا دورة محاسبة (بدأت من 3 اشهر)',
    'أريد أن أغير مجالي من التدريس، وأدرس حالياً دورة محاسبة (بدأت منذ 3 أشهر)',
  ],
  ['عايزة اشتغل في مصنع', 'أريد أن أشتغل في مصنع'],
  ['عندي عدة كاملة مالتي', null],
  ['ساكنة اربد وبنقل على عمان ما في مشكلة', null],
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

test('what is named before or behind the word that forbids it is left out of the letter', () => {
  expect(readNotes('محل خالي ما تذكره', '').wishes.avoid).toEqual(['محل خالي']);
  expect(readNotes('ما تجيب سيرة الراتب، ووجهها للسيدة هالة', '').wishes.avoid).toEqual(['الراتب']);
  expect(readNotes('متكتبش سبب ترك الشغل ولا الحالة الاجتماعية', '').wishes.avoid).toEqual([
    'سبب ترك الشغل',
    'الحالة الاجتماعية',
  ]);
});

test('what is to be stressed is heard as it is spoken, and what every letter does is done', () => {
  expect(readNotes('ركز عالجرد والفاقد', '').wishes.emphasise).toEqual(['الجرد', 'الفاقد']);
  expect(readNotes('ماتكذبش عليهم', '').outcomes).toMatchObject([{ outcome: 'followed' }]);
});

test.each([
  ['ليس لدي بكالوريوس لكني مسجل في ادارة اعمال', 'ليس لدي بكالوريوس لكني مسجل في إدارة أعمال.'],
  ['اريد ان يظهر اني مستعد لتعلم المجال الطبي', 'أنا مستعد لتعلم المجال الطبي.'],
  ['لا مانع من نظام 22/8', 'لا مانع لدي من نظام 22/8.'],
  ['اريد تغيير المجال لاني احب العمل مع الناس', 'أريد تغيير المجال لأني أحب العمل مع الناس.'],
  ['عملت في البصرة خمس سنوات واعرف طبيعة تربتها، اذكر هذا', 'عملت في البصرة خمس سنوات وأعرف طبيعة تربتها.'],
  ['ليس عندي CIPD لكن انوي التسجيل، لا تدعي اني حاصلة عليه', 'ليس لدي CIPD لكن أنوي التسجيل.'],
  ['عندي امتحان CMA التاني في يناير', 'لدي امتحان CMA الثاني في يناير.'],
])('"%s" is told as "%s"', (note, said) => {
  expect(readNotes(note, '').statements).toEqual([said]);
});

test('whoever can begin in a month wants the letter to begin with nothing', () => {
  expect(readNotes('أقدر ابدأ بعد شهر', '').wishes.leadWith).toEqual([]);
  expect(readNotes('ابدأ بخبرتي في الجرد', '').wishes.leadWith).toEqual(['خبرتي في الجرد']);
});

test.each(['لا تجيبو سيرة الماجستير.', 'لا تذكر اني كنت متدربة'])('an order to keep silent is followed: %s', (note) => {
  expect(readNotes(note, '').outcomes.map(({ outcome }) => outcome)).toEqual(['followed']);
});

test('what is polite behind a topic is no part of it, and what is of a dialect is not said', () => {
  expect(readNotes('لا تذكري المعدل الجامعي لو سمحتي', '').wishes.avoid).toEqual(['المعدل الجامعي']);
  expect(readNotes('عندي سيارة والجبيل ماعندي فيها مشكلة.', '').statements).toEqual([]);
  expect(readNotes('مسكت فرع ثاني 4 شهور لما كان مديره بإجازة', '').statements).toEqual([]);
});

test.each([
  ['وابي الخطاب موجه لمدير التوظيف', 'مدير التوظيف'],
  ['الخطاب موجه الى السيد احمد العلي', 'السيد احمد العلي'],
  ['ما تجيب سيرة الراتب، ووجهها للسيدة هالة', 'السيدة هالة'],
])('the letter goes to whom the note names: %s', (note, addressee) => {
  expect(readNotes(note, '').wishes.addressee).toBe(addressee);
});

test('how the letter is to be is heard as it is spoken', () => {
  expect(readNotes('اريدها رسمية ومختصرة', '').wishes).toMatchObject({ tone: 'Professional', length: 'shorter' });
  expect(readNotes('بغيت الرسالة بالعربية الفصحى ماشي دارجة', '').outcomes).toMatchObject([{ outcome: 'followed' }]);
});

test('what must not be put in is avoided, without the reason', () => {
  expect(readNotes('لا تحط نسبة السعودة لانها بيانات داخلية', '').wishes.avoid).toEqual(['نسبة السعودة']);
  expect(readNotes('فترة المرض لا تجيب طاريها', '').wishes.avoid).toEqual(['فترة المرض']);
});

test('when the work can begin is said in written Arabic', () => {
  expect(readNotes('اباشر بعد اسبوعين', '').statements).toEqual(['أستطيع أن أباشر العمل بعد أسبوعين.']);
});

test('of several wishes in one breath each is heard', () => {
  const { wishes } = readNotes('ما تكتب كلام كتير خليها قصيرة وما تجيب سيرة البص', '');
  expect([wishes.avoid, wishes.length]).toEqual([['البص'], 'shorter']);
});
