import { HOTEL_ADVERT, SUPERVISOR } from '../testing/front-office.ts';
import { lastAnswerTo } from '../testing/talk.ts';

const diffsOf = (text: string) =>
  lastAnswerTo([text], {}, SUPERVISOR).proposals.flatMap(({ diffs }) =>
    diffs.map(({ before, after }) => [before, after]),
  );

test.each([
  ['امسح الفرنسية من اللغات', ['French', '']],
  ['احذف اللغة الفرنسية', ['French', '']],
  ['وشيل الفرنسي من السيرة', ['French', '']],
  ['ممكن تحذف الفرنسية', ['French', '']],
  ['ممكن تحذف مهارة Excel', ['Excel', '']],
  ['شيل اكسل من المهارات', ['Excel', '']],
  ['احذف وظيفة Corner Goods', ['Sales Assistant, Corner Goods', '']],
  ['امسح شهادة Fire Marshal', ['Fire Marshal, 2022', '']],
  ['اضف لغة الاسبانية مستوى متوسط', ['', 'Spanish (Intermediate)']],
  ['ضيف مهارة ادارة المشاريع', ['', 'Project management']],
])('%s', (text, diff) => {
  expect(diffsOf(text)).toEqual([diff]);
});

test('a line that is not found is asked for', () => {
  expect(lastAnswerTo(['احذف السطر عن المسبح'], {}, SUPERVISOR)).toMatchObject({ kind: 'asking', proposals: [] });
});

test('what is told in Arabic of an English line is asked for in its language', () => {
  const { kind, proposals } = lastAnswerTo(
    ['أي نقاط في سيرتي بدون أرقام؟', 'الأول: 4 تقارير في الشهر'],
    {},
    SUPERVISOR,
  );
  expect([kind, proposals]).toEqual(['asking', []]);
});

test('a letter that stands in English though it was asked for in Arabic says how to get one', () => {
  const { text } = lastAnswerTo(['اكتبلي رسالة تغطية لهالوظيفة بالعربي'], { advert: HOTEL_ADVERT }, SUPERVISOR);
  expect(text).toContain('الصق هنا الإعلان بالعربية');
});

test('two places in one message are both done', () => {
  expect(diffsOf('remove french from languages and excel from skills')).toEqual([
    ['French', ''],
    ['Excel', ''],
  ]);
});
