import { joinTornWords, toLogicalOrder, turnDrawnLigatures, turnPhone, withAlefAtLam } from './arabic.ts';

const glyphs = (...texts: string[]) => texts.map((text) => ({ text }));

describe('turnDrawnLigatures', () => {
  it('turns ligatures that a file gives as they are drawn', () => {
    // Alef and zay join nothing after them, so neither can begin a ligature.
    expect(turnDrawnLigatures(glyphs('ال', 'زي', 'ب', 'حل'))).toEqual(glyphs('لا', 'يز', 'ب', 'لح'));
  });

  it('puts a vowel mark behind its letter', () => {
    expect(turnDrawnLigatures(glyphs('\u0651ر', 'م'))[0]!.text).toBe('ر\u0651');
  });

  it('leaves ligatures in the order of reading alone', () => {
    const read = glyphs('لا', 'يز', 'لح', 'م');
    expect(turnDrawnLigatures(read)).toEqual(read);
  });
});

describe('turnPhone', () => {
  it('turns a number whose groups run to the left, an icon behind it or not', () => {
    expect(turnPhone('0142 555 50 966+')).toBe('+966 50 555 0142');
    expect(turnPhone('0142 555 50 966+ ☎')).toBe('☎ +966 50 555 0142');
  });

  it('leaves other text alone', () => {
    expect(turnPhone('+966 50 555 0142')).toBe('+966 50 555 0142');
    expect(turnPhone('C 12 + C')).toBe('C 12 + C');
  });
});

describe('toLogicalOrder', () => {
  it('turns a telephone number amid the text of a right-to-left line', () => {
    const visual = [...'a@example.org | 0129 6555 965+ | تيوكلا'].map((text, x) => ({ text, x, width: 1 }));
    const text = toLogicalOrder(visual, true)
      .map((piece) => piece.text)
      .join('');
    expect(text).toContain('+965 6555 0129');
    expect(text).toContain('a@example.org');
  });
});

it.each([
  ['أع دّ الذرعات وق دّمها', 'أعدّ الذرعات وقدّمها'],
  ['تقدير جيد ج دًا مع', 'تقدير جيد جدًا مع'],
  ['مايو 2024 حتى ا آلن', 'مايو 2024 حتى الآن'],
  ['جامعة ا إلسكندرية', 'جامعة الإسكندرية'],
  ['محمصة دلّ ة البر', 'محمصة دلّة البر'],
  ['أعمال البناء والصيانة', 'أعمال البناء والصيانة'],
])('%s is %s, whose signs have been set by themselves', (torn, whole) => {
  expect(joinTornWords(torn)).toBe(whole);
});

it('turns the one bracket of a remark that goes on in the next line, where it leans away from its words', () => {
  const logical = (visual: string) =>
    toLogicalOrder(
      [...visual].map((text, x) => ({ text, x, width: 1 })),
      true,
    )
      .map((piece) => piece.text)
      .join('');
  // Both as they are drawn, from the left.
  expect(logical('سطسغأ) مرحم')).toBe('محرم (أغسطس');
  expect(logical('سطسغأ( مرحم')).toBe('محرم (أغسطس');
  expect(logical('نآلا – )2023')).toBe('2023) – الآن');
});

it('keeps the alef of a lam-alef behind its lam, however it is nudged', () => {
  const drawn = [
    { text: 'ت', x: 0, width: 8 },
    { text: 'ا', x: 8.1, width: 0 },
    { text: 'ل', x: 8, width: 5 },
    { text: 'ا', x: 13, width: 3 },
    { text: 'ح', x: 16, width: 6 },
  ];
  const visual = withAlefAtLam(drawn).sort((a, b) => a.x - b.x);
  expect(toLogicalOrder(visual, true).map(({ text }) => text)).toEqual([...'حالات']);
});

it('drops a sign that a font makes of the join of two letters', () => {
  expect(joinTornWords('الخ(برات')).toBe('الخبرات');
  expect(joinTornWords('بدلا مًن الورق')).toBe('بدلاً من الورق');
  expect(joinTornWords('14 سريرا،ً وأحياناً1:1')).toBe('14 سريراً، وأحياناً 1:1');
  expect(joinTornWords('مدير(ة) مشروع')).toBe('مدير(ة) مشروع');
});

it('keeps a number with an Arabic decimal sign as it is read', () => {
  const visual = [...'٪١٫٥ ىلإ'].map((text, x) => ({ text, x, width: 1 }));
  expect(
    toLogicalOrder(visual, true)
      .map(({ text }) => text)
      .join(''),
  ).toBe('إلى ١٫٥٪');
});

it('gives a double to a letter that can be one, though a feminine ending is nearer', () => {
  const visual = [
    { text: 'ة', x: 0, width: 4 },
    { text: '\u0651', x: 2, width: 0 },
    { text: 'ل', x: 4, width: 3 },
    { text: 'د', x: 7, width: 4 },
  ];
  expect(
    toLogicalOrder(visual, true)
      .map(({ text }) => text)
      .join(''),
  ).toBe('دلّة');
});
