import { jsPDF } from 'jspdf';
import { readResume } from '../read-resume.ts';

test('each row of a table has its dates, what names the post, and what was done there', async () => {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 40, 60);
  pdf.setFontSize(10).text('robin@example.org', 40, 76);
  pdf.setFontSize(14).setFont('helvetica', 'bold').text('Employment', 40, 100);
  pdf.setFontSize(10).text('Dates', 40, 120).text('Employer and position', 140, 120).text('What I did', 272, 120);
  pdf.setFont('helvetica', 'normal');
  const row = (y: number, dates: string, names: string[], duties: [mark: string, text: string][]) => {
    pdf.text(dates, 40, y);
    for (const [at, text] of names.entries()) pdf.text(text, 140, y + at * 13);
    for (const [at, [mark, text]] of duties.entries()) {
      if (mark) pdf.text(mark, 278, y + at * 13);
      pdf.text(text, 290, y + at * 13);
    }
  };
  row(
    136,
    '02/2019 - today',
    ['Sample Roofing & Gutters', 'Pty Ltd, Geelong', 'Bookkeeper'],
    [
      ['•', 'Full books to trial balance for a firm of 22 staff'],
      ['', 'and a turnover of 5 million'],
      ['•', 'Weekly payroll with two awards'],
      ['•', 'Moved 300 supplier invoices a month from paper to'],
      ['', 'a receipt scanner'],
      ['•', 'Job costing reports for each roof'],
    ],
  );
  row(
    220,
    '07/2014 - 01/2019',
    ['Example Hardware & Timber', 'Supplies, Torquay', 'Accounts Officer'],
    [
      ['•', 'Accounts payable and receivable'],
      ['•', 'Quarterly working papers'],
      ['•', 'Helped with a change of stock system'],
    ],
  );
  pdf.setFontSize(14).setFont('helvetica', 'bold').text('Education', 40, 290);
  pdf
    .setFontSize(10)
    .setFont('helvetica', 'normal')
    .text('Certificate IV in Accounting, Sample Institute, 2013', 40, 306);
  const read = await readResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(
    read.resume.jobs.map(({ title, company, start, bullets }) => [
      title?.value,
      company?.value,
      start?.value,
      bullets.length,
    ]),
  ).toEqual([
    ['Bookkeeper', 'Sample Roofing & Gutters Pty Ltd', '2019-02', 4],
    ['Accounts Officer', 'Example Hardware & Timber Supplies', '2014-07', 3],
  ]);
  expect(read.text).toContain(
    'Sample Roofing & Gutters Pty Ltd, Geelong\nBookkeeper\t02/2019 - today\n• Full books to trial balance for a firm of 22 staff\n',
  );
});
