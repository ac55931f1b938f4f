import { jsPDF } from 'jspdf';
import { parseResume } from '../parse.ts';

interface PrintedLine {
  text: string;
  /** From the line before, in millimetres. */
  gap?: number;
  bold?: boolean;
}

async function kindsOf(lines: readonly PrintedLine[]): Promise<string[]> {
  const pdf = new jsPDF();
  let y = 20;
  for (const { text, gap = 5, bold = false } of lines) {
    y += gap;
    pdf
      .setFont('helvetica', bold ? 'bold' : 'normal')
      .setFontSize(11)
      .text(text, 20, y);
  }
  const bytes = new Uint8Array(pdf.output('arraybuffer'));
  return (await parseResume({ bytes, fileName: 'resume.pdf' })).sections.map(
    ({ heading, kind }) => `${heading}=${kind}`,
  );
}

const CONTACT = [{ text: 'Nadine Berger' }, { text: 'nadine.berger@example.de | 0209 555 0123' }];
const heading = (text: string): PrintedLine => ({ text, gap: 11, bold: true });

describe('headings in a person’s own words', () => {
  it('are told by the look of a known heading, standing apart from the text above', async () => {
    const kinds = await kindsOf([
      ...CONTACT,
      heading('Berufserfahrung'),
      { text: '02/2019 - heute' },
      { text: 'Verkäuferin, Deichmann SE' },
      { text: '08/2015 - 01/2019' },
      { text: 'Aushilfe, Edeka' },
      heading('Womit ich glänze'),
      { text: 'Kassenführung, Warenbestellung, Dienstpläne' },
      heading('Sonst noch'),
      { text: 'Schalke, Backen' },
    ]);
    expect(kinds[0]).toBe('Berufserfahrung=experience');
    expect(kinds.map((kind) => kind.split('=')[0])).toEqual(['Berufserfahrung', 'Womit ich glänze', 'Sonst noch']);
  });

  it('are not seen in the titles of entries that are set like the headings', async () => {
    const kinds = await kindsOf([
      ...CONTACT,
      heading('Experience'),
      { text: 'Northwind Traders', gap: 5, bold: true },
      { text: 'Sales Assistant, 2019 - 2021' },
      { text: 'Fabrikam', gap: 11, bold: true },
      { text: 'Shop Assistant, 2016 - 2019' },
      { text: 'Contoso', gap: 11, bold: true },
      { text: 'Cashier, 2014 - 2016' },
    ]);
    expect(kinds).toEqual(['Experience=experience']);
  });
});
