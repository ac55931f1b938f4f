import type { Line } from '../layout/line.ts';
import type { Fragment } from '../text/model.ts';
import { mendBrokenAddresses } from './broken-addresses.ts';

const COLUMN = { x: 20, width: 130 };
const CHARACTER_WIDTH = 5;

/** Lines of one narrow column. */
function columnOf(texts: readonly string[], isSetRight = false): Line[] {
  return texts.map((text, i) => {
    const width = text.length * CHARACTER_WIDTH;
    const x = isSetRight ? COLUMN.x + COLUMN.width - width : COLUMN.x;
    const look = { bold: false, italic: false, color: '#000000', fontName: 'Body', size: 10 };
    const baseline = 100 + i * 12;
    const box = { x, y: baseline - 9, width, height: 12, baseline, page: 1, isRightToLeft: false };
    const cell: Fragment = { ...box, text, size: 10, spans: [{ ...look, text, x, width }] };
    return { ...box, cells: [cell], text, size: 10, column: COLUMN };
  });
}

const mend = (texts: readonly string[]) => mendBrokenAddresses(columnOf(texts)).map((line) => line.text);

it('joins mail and web addresses that a narrow column breaks', () => {
  expect(mend(['rosalind@beaumontfinan', 'ce.com'])).toEqual(['rosalind@beaumontfinance.com']);
  expect(mend(['linkedin.com/in/theresa-kow', 'alczyk'])).toEqual(['linkedin.com/in/theresa-kowalczyk']);
});

it('joins an address in a column that is set to the right', () => {
  const lines = columnOf(['+33 655 501 927', 'robin.bell@', 'examplemail.org'], true);
  expect(mendBrokenAddresses(lines).map(({ text }) => text)).toEqual(['+33 655 501 927', 'robin.bell@examplemail.org']);
});

it('joins the address of a profile before the name that an export prints behind it', () => {
  expect(mend(['www.linkedin.com/in/rosalind-', 'beaumont-55 (LinkedIn)'])).toEqual([
    'www.linkedin.com/in/rosalind-beaumont-55',
  ]);
});

it('leaves a site of the same name below an address alone', () => {
  const lines = ['jane.doe@habari.example', 'jane-doe.github.io'];
  expect(mend(lines)).toEqual(lines);
});

it('leaves whole addresses under each other alone', () => {
  const whole = ['ana@example.com', 'linkedin.com/in/ana', 'github.com/ana', 'Valencia'];
  expect(mend(whole)).toEqual(whole);
});
