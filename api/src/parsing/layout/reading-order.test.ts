import type { Fragment, TextDocument } from '../text/model.ts';
import { readingOrder } from './reading-order.ts';

const SIZE = 10;
const LETTER_WIDTH = 5;

function place(text: string, x: number, baseline: number, page = 1): Fragment {
  const width = text.length * LETTER_WIDTH;
  const isRightToLeft = /[\u0600-\u06ff]/.test(text);
  const look = { size: SIZE, bold: false, italic: false, color: '#000000', fontName: 'Sans' };
  const box = { x, width, y: baseline - SIZE, height: SIZE, baseline, size: SIZE };
  return { ...box, text, page, isRightToLeft, spans: [{ ...look, text, x, width }] };
}

function read(...fragments: Fragment[]): string[] {
  const count = Math.max(...fragments.map((fragment) => fragment.page));
  const pages = Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    width: 595,
    height: 842,
    fragments: fragments.filter((fragment) => fragment.page === i + 1),
    rules: [],
    links: [],
    hidden: [],
    hasImages: false,
  }));
  const document: TextDocument = { format: 'pdf', hasFixedPages: true, pages, metadata: {} };
  return readingOrder(document).map((line) => line.text);
}

describe('readingOrder', () => {
  it('reads a label and what stands behind a colon set apart from it as one', () => {
    expect(read(place('Employer', 40, 100), place(': Elm Stores', 160, 100), place('2019 – 2021', 400, 100))).toEqual([
      'Employer: Elm Stores\t2019 – 2021',
    ]);
  });

  it('reads entries beside entries as two columns, however their rows are aligned', () => {
    const left = [
      ...['2021 – 2023', 'Seller of tools', 'Elm Stores', '• Sold tools to builders', '• Kept the till'],
      ...['2019 – 2021', 'Stock clerk', 'Oak Mills', '• Counted all the stock', '• Ordered what was missing'],
    ];
    const right = [
      ...['2016 – 2019', 'Tutor of maths', 'Ash School', '• Taught nine pupils', '• Wrote the tests'],
      ...['2014 – 2016', 'Night porter', 'Fir Hotel', '• Carried the luggage', '• Locked the doors at night'],
    ];
    const column = (texts: string[], x: number) => texts.map((text, i) => place(text, x, 100 + i * 14));
    expect(read(place('Experience', 40, 80), ...column(left, 40), ...column(right, 330))).toEqual([
      'Experience',
      ...left,
      ...right,
    ]);
  });

  it('reads the contact details beside the name before the sections below', () => {
    const lines = read(
      place('Ada Example', 40, 60),
      place('Bookkeeper', 40, 80),
      ...['ada@example.org', '+44 20 5550 0100', 'Leeds, UK', 'example.org'].map((text, i) =>
        place(text, 420, 52 + i * 11),
      ),
      place('Summary', 40, 130),
      place('Keeps the books of eleven firms.', 40, 145),
      place('Experience', 40, 170),
      place('Bookkeeper, Example Ltd', 40, 185),
      place('Closed the months in three days.', 40, 200),
    );
    expect(lines.indexOf('example.org')).toBeLessThan(lines.indexOf('Summary'));
    expect(lines.at(-1)).toBe('Closed the months in three days.');
  });

  it('leaves dates beside the lines that they belong to, across headings of the whole width', () => {
    const lines = read(
      place('Ada Example', 40, 60),
      place('Experience', 40, 100),
      place('2018 – 2024', 40, 120),
      place('Bookkeeper', 160, 120),
      place('Example Ltd, Leeds', 160, 132),
      place('2014 – 2018', 40, 150),
      place('Clerk', 160, 150),
      place('Sample and Sons, York', 160, 162),
      place('Education', 40, 190),
      place('2010 – 2014', 40, 210),
      place('Diploma in Accounting', 160, 210),
      place('College of Leeds', 160, 222),
      place('Skills', 40, 250),
      place('Ledgers', 40, 270),
      place('Payroll', 40, 284),
    );
    expect(lines).toContain('2018 – 2024\tBookkeeper');
    expect(lines).toContain('2010 – 2014\tDiploma in Accounting');
  });

  it('goes on in the main column where it has the next page to itself', () => {
    const main = ['Experience', ...Array.from({ length: 12 }, (_, i) => `Main line ${i} that fills its column`)];
    const side = ['Skills', 'Ledgers', 'Payroll', 'Languages', 'English', 'French'];
    const lines = read(
      ...main.map((text, i) => place(text, 40, 100 + i * 15)),
      ...side.map((text, i) => place(text, 400, 100 + i * 15)),
      place('Main goes on in a line as wide as the page is, up to its other edge', 40, 100, 2),
      place('and in another', 40, 115, 2),
    );
    expect(lines.indexOf('and in another')).toBeLessThan(lines.indexOf('Skills'));
  });

  it('takes a line for a running head only where nearly all pages have it', () => {
    const pages = [1, 2, 3, 4, 5];
    const lines = read(
      ...pages.flatMap((page) => [place('Ada Example', 40, 30, page), place(`Text of page ${page}`, 40, 300, page)]),
      place('Bookkeeper', 40, 60, 2),
      place('Bookkeeper', 40, 60, 4),
      place('2010 – 2014', 40, 75, 2),
      place('2002 – 2010', 40, 75, 4),
    );
    expect(lines.filter((line) => line === 'Ada Example')).toHaveLength(1);
    expect(lines.filter((line) => line === 'Bookkeeper')).toHaveLength(2);
    expect(lines).toContain('2002 – 2010');
  });

  it('reads a row of right-to-left words and figures from the right', () => {
    expect(read(place('03/2015 – 07/2019', 300, 100), place('مهندس', 480, 100))).toEqual(['مهندس\t03/2015 – 07/2019']);
    expect(read(place('مهندس', 300, 100), place('03/2015 – 07/2019', 400, 100))).toEqual(['03/2015 – 07/2019\tمهندس']);
  });

  it('leaves a rail of dates that wrap beside what happened, under headings at its own edge', () => {
    const lines = read(
      place('Ирина Примерова', 40, 40),
      place('Опыт работы', 40, 70),
      place('Август 2016 — март 2020', 40, 90),
      place('3 года 8 месяцев', 40, 100),
      ...['ООО Пример', 'Казань', 'Кладовщик', 'Принимает товар и ведёт учёт'].map((text, i) =>
        place(text, 240, 91 + i * 13),
      ),
      place('Февраль 2009 — июль 2016', 40, 160),
      place('7 лет 6 месяцев', 40, 170),
      ...['ИП Образцов', 'Уфа', 'Грузчик'].map((text, i) => place(text, 240, 161 + i * 13)),
      place('Образование', 40, 220),
      place('2005', 40, 240),
      place('Казанский университет', 240, 241),
      place('Торговое дело', 240, 254),
      place('Ключевые навыки', 40, 280),
      place('Навыки', 40, 300),
      place('Инвентаризация', 240, 305),
    );
    expect(lines).toContain('Август 2016 — март 2020\tООО Пример');
    expect(lines).toContain('2005\tКазанский университет');
    expect(lines.indexOf('Ключевые навыки')).toBeGreaterThan(lines.indexOf('Торговое дело'));
  });

  it('reads headings in the middle of a table as heads of its rows, not as a column', () => {
    const lines = read(
      place('履歴書', 40, 40),
      place('2024年5月10日', 400, 45),
      ...['年', '月'].map((text, i) => place(text, 50 + i * 40, 70)),
      place('学歴', 300, 90),
      ...[2008, 2011, 2015].flatMap((year, i) => [
        place(String(year), 50, 110 + i * 20),
        place('4', 90, 110 + i * 20),
        place('見本大学 入学', 130, 110 + i * 20),
      ]),
      place('職歴', 300, 170),
      ...[2015, 2019].flatMap((year, i) => [
        place(String(year), 50, 190 + i * 20),
        place('4', 90, 190 + i * 20),
        place('株式会社見本 入社', 130, 190 + i * 20),
      ]),
      place('以上', 420, 230),
      place('免許・資格', 300, 250),
      place('2012', 50, 270),
      place('8', 90, 270),
      place('普通自動車免許 取得', 130, 270),
    );
    expect(lines.indexOf('学歴')).toBeLessThan(lines.findIndex((line) => line.includes('2008')));
    expect(lines.indexOf('職歴')).toBeLessThan(lines.findIndex((line) => line.includes('2019')));
  });

  it('drops the number that an export puts under the last line of a page', () => {
    expect(read(place('Ada Example', 40, 60), place('Page 1 of 2', 300, 400))).toEqual(['Ada Example']);
  });

  it('reads cards under a heading of the whole width row by row, though two headings share the last row', () => {
    const card = (title: string, employer: string, x: number, y: number) => [
      place(title, x, y),
      place(employer, x, y + 12),
      place('2016 – 2018', x, y + 25),
    ];
    const lines = read(
      place('Experience', 40, 100),
      ...card('Bookkeeper', 'Example Ltd, Leeds', 52, 120),
      ...card('Clerk', 'Sample and Sons, York', 322, 120),
      place('Education', 40, 200),
      place('BA Accounting', 52, 220),
      place('University of Leeds', 52, 232),
      place('A levels', 322, 220),
      place('York Sixth Form', 322, 232),
      place('Languages', 40, 280),
      place('Breton', 40, 295),
      place('English', 40, 307),
      place('Interests', 322, 280),
      place('Sewing', 322, 295),
      place('Surfing', 322, 307),
    );
    expect(lines.indexOf('Bookkeeper\tClerk')).toBeLessThan(lines.indexOf('Education'));
    expect(lines.indexOf('BA Accounting\tA levels')).toBeGreaterThan(lines.indexOf('Education'));
    expect(lines.slice(-3)).toEqual(['Interests', 'Sewing', 'Surfing']);
  });

  it('ends columns above the heading of rows whose last cells share the edge of a column', () => {
    const lines = read(
      place('Skills', 40, 100),
      place('Heating and plumbing', 40, 112),
      place('Small repairs', 40, 124),
      place('Languages', 450, 100),
      place('German, native speaker', 450, 112),
      place('Italian', 450, 124),
      place('Experience', 40, 160),
      ...['2014 – 2024', '2006 – 2014', '1998 – 2006'].flatMap((dates, i) => [
        place(dates, 40, 180 + i * 24),
        place('Caretaker', 130, 180 + i * 24),
        place(`Employer ${i + 1}`, 460, 180 + i * 24),
      ]),
    );
    expect(lines.indexOf('Italian')).toBeLessThan(lines.indexOf('Experience'));
    expect(lines.at(-1)).toBe('1998 – 2006\tCaretaker\tEmployer 3');
  });

  it('reads three short lists side by side one after the other, of which one has a heading nobody knows', () => {
    const list = (heading: string, items: readonly string[], x: number) => [
      { ...place(heading.toUpperCase(), x, 100) },
      ...items.map((item, i) => place(item, x, 115 + i * 12)),
    ];
    const lines = read(
      place('Ada Example', 40, 60),
      ...list('Skills', ['Bookkeeping', 'Payroll', 'Spreadsheets'], 40),
      ...list('Courses', ['First aid', 'Forklift'], 220),
      ...list('I can say it in', ['English', 'Yoruba', 'Some Hausa'], 400),
    );
    expect(lines).toEqual([
      'Ada Example',
      ...['SKILLS', 'Bookkeeping', 'Payroll', 'Spreadsheets'],
      ...['COURSES', 'First aid', 'Forklift'],
      ...['I CAN SAY IT IN', 'English', 'Yoruba', 'Some Hausa'],
    ]);
  });

  it('leaves dates at the left end beside the lines that run to them from the right, in all sections', () => {
    const right = (text: string, baseline: number) => place(text, 550 - text.length * LETTER_WIDTH, baseline);
    const lines = read(
      right('سالم المثال', 60),
      ...[
        ['الخبرات العملية', '', ''],
        ['محاسب أول – شركة المثال', '', 'فبراير 2019 – حتى الآن'],
        ['إعداد ميزان المراجعة والإقفال الشهري', '', ''],
        ['محاسب – مكتب النموذج', '', '2016 – 2018'],
        ['المؤهلات', '', ''],
        ['المؤهل', 'الجهة', 'السنة'],
        ['بكالوريوس تجارة', 'جامعة المثال', '2014'],
        ['دبلوم ضريبي', 'معهد النموذج', '2017'],
        ['المهارات', '', ''],
        ['إعداد الميزانية', '', 'أنظمة المحاسبة السحابية والمحلية'],
        ['كشوف الرواتب', '', 'برامج الجداول والعروض التقديمية'],
        ['التدقيق', '', 'اللغة الإنجليزية التجارية'],
        ['البيانات الشخصية', '', ''],
        ['الجنسية: أردني', '', 'الإقامة: إقامة عمل قابلة للتحويل'],
        ['الحالة الاجتماعية: متزوج', '', 'فترة الإشعار: شهر واحد'],
        ['رخصة القيادة: خفيف', '', 'محل الميلاد: عمّان'],
      ].flatMap(([first, middle, last], i) => [
        right(first!, 100 + i * 16),
        ...(middle ? [place(middle, 220, 100 + i * 16)] : []),
        ...(last ? [place(last, 40, 100 + i * 16)] : []),
      ]),
    );
    expect(lines).toContain('محاسب أول – شركة المثال\tفبراير 2019 – حتى الآن');
    expect(lines).toContain('بكالوريوس تجارة\tجامعة المثال\t2014');
  });
});
