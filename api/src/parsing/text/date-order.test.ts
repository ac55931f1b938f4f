import { withDatesInOrder } from './date-order.ts';
import type { Fragment, TextDocument } from './model.ts';

const documentOf = (...texts: string[]): TextDocument => ({
  format: 'text',
  hasFixedPages: false,
  metadata: {},
  pages: [
    {
      number: 1,
      width: 600,
      height: 800,
      hidden: [],
      rules: [],
      links: [],
      hasImages: false,
      fragments: texts.map((text) => ({ text, spans: [{ text }] }) as Fragment),
    },
  ],
});

it.each([
  ['figures above twelve in second place', ['02/01/2017 – 03/31/2019', '04/05/2019'], '2019-04-05'],
  ['figures above twelve in first place', ['15/01/2016', '04/05/2019'], '04/05/2019'],
  ['a first of the month in second place', ['02/01/2017', '04/01/2019'], '2019-04-01'],
  [
    'firsts of several months, and one other day',
    ['2/1/2010 to 11/1/2012', '8/1/2008', '1/6/2014', '11/1/2004 to 8/1/2008', '11/1/2012', '4/1/2019'],
    '2019-04-01',
  ],
  ['nothing that tells', ['04/05/2019'], '04/05/2019'],
])('knows the order by %s', (_, texts, expected) => {
  const { fragments } = withDatesInOrder(documentOf(...texts)).pages[0]!;
  expect(fragments.at(-1)).toMatchObject({ text: expected, spans: [{ text: expected }] });
});

it('leaves other figures as they are', () => {
  const { fragments } = withDatesInOrder(documentOf('03/31/2019', '05/06/17', 'version 1.2.10 of 1.2.3.2019'))
    .pages[0]!;
  expect(fragments.map(({ text }) => text)).toEqual(['2019-03-31', '2017-05-06', 'version 1.2.10 of 1.2.3.2019']);
});

it.each([
  ['years are joined, and no month', ['1998-2001', '2004-06'], '2004–06'],
  ['another pair can be no year and month', ['1998-99', '2004-06'], '2004–06'],
  ['months are joined', ['1998-2001', '2001-09 – 2004-02', '2004-06'], '2004-06'],
  ['a figure is below that of its year', ['1998-2001', '2019-06', '2004-06'], '2004-06'],
  ['nothing tells', ['2004-06'], '2004-06'],
])('knows two years from a year and a month where %s', (_, texts, expected) => {
  const { fragments } = withDatesInOrder(documentOf(...texts)).pages[0]!;
  expect(fragments.at(-1)).toMatchObject({ text: expected, spans: [{ text: expected }] });
});
