import { jsPDF } from 'jspdf';
import { parseResume } from '../parse.ts';

it('reads an employer that is explained in brackets over two lines', async () => {
  const pdf = new jsPDF({ unit: 'pt' });
  const rows: [x: number, text: string, dates?: string][] = [
    [40, 'Robin Example'],
    [40, 'robin@example.org'],
    [40, 'Experience'],
    [160, 'Reach truck operator', '01/2021 – Present'],
    [160, 'Harbour Foods Ireland, Sampleton Park (chilled and ambient food, 21'],
    [160, '000 places)'],
    [175, 'Put away and replenishment, 34 pallets per hour on average, night'],
    [175, 'Cycle counting every Tuesday'],
    [160, 'Warehouse operative', '05/2017 – 12/2020'],
    [160, 'Elm Stores, Sampleton'],
    [175, 'Voice picking'],
  ];
  for (const [index, [x, text, dates]] of rows.entries()) {
    const y = 60 + index * 14 + (index > 2 ? 10 : 0) + (index > 7 ? 10 : 0);
    pdf.setFontSize(index === 0 ? 20 : 10).setFont('helvetica', index === 2 || dates ? 'bold' : 'normal');
    pdf.text(text, x, y);
    if (dates) pdf.setFont('helvetica', 'normal').text(dates, 40, y);
  }
  const { jobs } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Reach truck operator', 'Harbour Foods Ireland'],
    ['Warehouse operative', 'Elm Stores'],
  ]);
});
