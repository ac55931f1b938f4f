import { deflateSync } from 'node:zlib';
import { readPdf } from './pdf.ts';

/** A comment that makes a drawing as long as a page's is, however well it is packed. */
const FILLING = `% ${Array.from({ length: 2_000 }, (_, i) => ((i * 7_919) % 9_973).toString(36)).join('')}\n`;

/** A page with one line, whose bytes 01 and 02 the font gives no character. */
async function readLine(drawing: string): Promise<string> {
  const content = deflateSync(`${FILLING}BT /F1 12 Tf 40 700 Td ${drawing} ET`).toString('latin1');
  const pdf = [
    '%PDF-1.7',
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj',
    '3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources <</Font <</F1 5 0 R>>>>>> endobj',
    `4 0 obj <</Length ${content.length} /Filter /FlateDecode>> stream\n${content}\nendstream endobj`,
    '5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 1 /LastChar 2 /Widths [333 333]>> endobj',
    'trailer <</Root 1 0 R>>',
  ].join('\n');
  const { pages } = await readPdf(Buffer.from(pdf, 'latin1'));
  return pages.flatMap(({ fragments }) => fragments.map(({ text }) => text)).join('|');
}

it('reads what a file states for glyphs that their font tells nothing of', async () => {
  expect(
    await readLine(
      '(2017 ) Tj /Span<</ActualText (-) >> BDC <01> Tj EMC ( 2019 ) Tj /Span<</ActualText (\\() >> BDC <02> Tj EMC (KWD) Tj',
    ),
  ).toBe('2017 - 2019 (KWD');
  expect(
    await readLine(
      '(O) Tj /Span <</Lang (en) /ActualText <FEFF 00660066>>> BDC <01> Tj EMC (ice) Tj /Span<</ActualText<FEFF2013>>>\nBDC <01> Tj EMC (X) Tj',
    ),
  ).toBe('Office–X');
});

it('keeps to what is drawn where that can be read, and takes no text that describes a picture', async () => {
  expect(await readLine('/Span<</ActualText (Head of Sales)>> BDC (Cashier) Tj EMC')).toBe('Cashier');
  expect(
    await readLine(`/Figure<</ActualText (${'A chart of sales '.repeat(3)})>> BDC <01> Tj EMC (Cashier) Tj`),
  ).toMatch(/^.?Cashier$/u);
});
