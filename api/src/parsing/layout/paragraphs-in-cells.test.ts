import { jsPDF } from 'jspdf';
import { readResume } from '../read-resume.ts';

/** A page with a name, an address and a heading, below which the text is of 10 points. */
function pageWith(heading: string): jsPDF {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 40, 60);
  pdf.setFontSize(10).text('robin@example.org', 40, 76);
  pdf.setFontSize(14).setFont('helvetica', 'bold').text(heading, 40, 100);
  return pdf.setFontSize(10);
}

test('each row of a table has its dates, what names the post, and what was done there', async () => {
  const pdf = pageWith('Employment');
  pdf.text('Dates', 40, 120).text('Employer and position', 140, 120).text('What I did', 272, 120);
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
    'Sample Roofing & Gutters Pty Ltd, Geelong\nBookkeeper\t02/2019 - today\n• Full books to trial balance for a firm of 22 staff and a turnover of 5 million\n',
  );
});

test('posts and employers may have columns of their own, whose heads stand in the middle', async () => {
  const pdf = pageWith('Positions held').setFont('helvetica', 'normal');
  const cells: [x: number, y: number, text: string][] = [
    [66, 0, 'Position'],
    [176, 0, 'Company'],
    [323, 0, 'Achievements'],
    [489, 0, 'Period'],
    [40, 16, 'Senior Leisure'],
    [40, 29, 'Consultant'],
    [154, 16, 'Sample Trails'],
    [154, 29, 'Travel, Cape Town'],
    [270, 16, '•'],
    [284, 16, 'Sold 9.4 million in 2024'],
    [270, 29, '•'],
    [284, 29, 'Plan 20 trips a month to Botswana'],
    [469, 16, '2022 - current'],
    [40, 55, 'Travel Consultant'],
    [154, 55, 'Example Holidays,'],
    [154, 68, 'Claremont'],
    [270, 55, '•'],
    [284, 55, 'Rebooked 430 clients in a year'],
    [270, 68, '•'],
    [284, 68, 'Best Newcomer award'],
    [469, 55, '2019 - 2022'],
  ];
  for (const [x, y, text] of cells) pdf.text(text, x, 120 + y);
  pdf.setFontSize(14).setFont('helvetica', 'bold').text('Languages', 40, 220);
  pdf.setFontSize(10).setFont('helvetica', 'normal').text('English, Sesotho', 40, 236);
  const { text } = await readResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(text).toContain(
    'Senior Leisure Consultant\nSample Trails Travel, Cape Town\t2022 - current\n• Sold 9.4 million in 2024\n',
  );
  expect(text).toContain(
    'Travel Consultant\nExample Holidays, Claremont\t2019 - 2022\n• Rebooked 430 clients in a year\n',
  );
});
