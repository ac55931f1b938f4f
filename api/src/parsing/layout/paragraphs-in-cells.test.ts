import { jsPDF } from 'jspdf';
import { readResume } from '../read-resume.ts';
import { type Line, toLines } from './line.ts';
import { unfoldTableOfParagraphs } from './paragraphs-in-cells.ts';

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

/** A line whose cells stand at these places. */
function lineOf(baseline: number, isRightToLeft: boolean, ...cells: [x: number, width: number, text: string][]): Line {
  const look = { size: 10, bold: false, italic: false, color: '#000000', fontName: 'Sans' };
  const fragments = cells.map(([x, width, text]) => ({
    ...{ x, width, y: baseline - 10, height: 10, baseline, size: 10, text, page: 1, isRightToLeft },
    spans: [{ ...look, text, x, width }],
  }));
  return toLines(fragments)[0]!;
}

test('a table that runs to the left is read from its right', () => {
  const order = unfoldTableOfParagraphs([
    lineOf(20, true, [460, 40, 'الفترة'], [350, 40, 'الجهة'], [270, 50, 'الوظيفة'], [100, 60, 'أهم الأعمال']),
    lineOf(
      40,
      true,
      [430, 70, '2017 – الآن'],
      [340, 80, 'شركة العينة'],
      [280, 40, 'مدير مشروع'],
      [60, 190, 'أدرت مشروع طريق'],
    ),
    lineOf(53, true, [80, 170, 'أشرفت على 9 مهندسين']),
    lineOf(
      70,
      true,
      [430, 70, '2012 – 2016'],
      [340, 80, 'شركة المثال'],
      [280, 40, 'مهندس موقع'],
      [60, 190, 'توليت تنفيذ جسر'],
    ),
  ]);
  expect(order.map(({ text }) => text)).toEqual([
    'شركة العينة',
    'مدير مشروع\t2017 – الآن',
    'أدرت مشروع طريق',
    'أشرفت على 9 مهندسين',
    'شركة المثال',
    'مهندس موقع\t2012 – 2016',
    'توليت تنفيذ جسر',
  ]);
});

test('what stands between an employer and the post, below a head that names one of them, heads nothing', () => {
  const order = unfoldTableOfParagraphs([
    lineOf(20, false, [40, 40, 'Dates'], [140, 50, 'Employer'], [300, 60, 'What I did']),
    lineOf(
      40,
      false,
      [40, 80, '2020 – now'],
      [140, 120, 'Sample Commercials, Harbour'],
      [300, 200, 'Servicing and repair'],
    ),
    lineOf(53, false, [140, 60, 'Truck dealer'], [300, 200, 'Two engine rebuilds']),
    lineOf(66, false, [140, 110, 'Heavy Vehicle Technician']),
    lineOf(
      90,
      false,
      [40, 80, '2018 – 2020'],
      [140, 120, 'Example Haulage, Elm'],
      [300, 200, 'The only one on nights'],
    ),
    lineOf(103, false, [140, 80, 'Fleet Mechanic'], [300, 200, 'Set up the inspection sheets']),
  ]);
  expect(order.map(({ text, isTold }) => (isTold ? `- ${text}` : text))).toEqual([
    'Sample Commercials, Harbour',
    'Heavy Vehicle Technician\t2020 – now',
    '- Servicing and repair',
    '- Two engine rebuilds',
    '- Truck dealer',
    'Example Haulage, Elm',
    'Fleet Mechanic\t2018 – 2020',
    '- The only one on nights',
    '- Set up the inspection sheets',
  ]);
});

test('no gutter parts the columns of a table, however long the texts in its cells are', async () => {
  const pdf = pageWith('Employment').setFont('helvetica', 'normal');
  pdf
    .text('Period', 53, 120)
    .text('Employer and position', 136, 120)
    .text('Main responsibilities and results', 260, 120);
  let y = 136;
  const row = (dates: string, names: string[], duties: number, deed: string) => {
    pdf.text(dates, 53, y + 24);
    for (const [at, text] of names.entries()) pdf.text(text, 136, y + at * 24);
    for (let at = 0; at < duties; at++) pdf.text(`${deed} ${at + 1} of the house.`, 260, y + at * 12);
    pdf.setDrawColor(0);
    for (const x of [50, 133, 257, 545]) pdf.line(x, y - 12, x, y + duties * 12 - 8);
    for (const edge of [y - 12, y + duties * 12 - 8]) pdf.line(50, edge, 545, edge);
    y += duties * 12 + 6;
  };
  row('Mar 2019 to date', ['Sample Trust, Nairobi', 'Grants Accountant'], 11, 'Kept the books of grant');
  row('Feb 2015 to Feb 2019', ['Example Millers Ltd', 'Management Accountant'], 6, 'Found the loss');
  row('Jan 2011 to May 2013', ['Elm & Associates', 'Audit Associate'], 3, 'Audited society');
  const { resume } = await readResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(resume.jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Grants Accountant', 'Sample Trust'],
    ['Management Accountant', 'Example Millers Ltd'],
    ['Audit Associate', 'Elm & Associates'],
  ]);
  expect(resume.jobs.map(({ bullets }) => bullets.map(({ value }) => value).join(' '))).toEqual([
    expect.stringContaining('grant 11 of'),
    expect.stringMatching(/^Found the loss 1 .*6 of the house\.$/),
    expect.stringContaining('Audited society 3'),
  ]);
});

test('names in the middle of cells without drawn lines are of the row whose deeds they stand beside', () => {
  const order = unfoldTableOfParagraphs([
    lineOf(20, false, [40, 30, 'Period'], [140, 90, 'Employer and position'], [300, 100, 'Duties and achievements']),
    lineOf(40, false, [300, 200, 'Annual spend of 86 million']),
    lineOf(45, false, [140, 100, 'Sample Contracting']),
    lineOf(50, false, [40, 70, 'June 2019 to date'], [300, 200, 'Framework agreements for valves']),
    lineOf(55, false, [140, 110, 'Procurement Officer']),
    lineOf(60, false, [300, 200, 'Two junior buyers']),
    lineOf(73, false, [300, 200, 'Enquiries for steel plate']),
    lineOf(78, false, [40, 70, 'Aug 2012 to Dec'], [140, 110, 'Example Supports Est.']),
    lineOf(83, false, [300, 200, 'Thirty open orders']),
    lineOf(88, false, [40, 20, '2014'], [140, 150, 'Purchase Assistant, later Junior']),
    lineOf(93, false, [300, 200, 'Mill test certificates']),
    lineOf(98, false, [140, 30, 'Buyer']),
    lineOf(120, false, [40, 60, 'Education']),
  ]);
  expect(order.map(({ text, isTold }) => (isTold ? `- ${text}` : text))).toEqual([
    'Sample Contracting',
    'Procurement Officer\tJune 2019 to date',
    '- Annual spend of 86 million',
    '- Framework agreements for valves',
    '- Two junior buyers',
    'Example Supports Est.',
    'Purchase Assistant, later Junior Buyer\tAug 2012 to Dec 2014',
    '- Enquiries for steel plate',
    '- Thirty open orders',
    '- Mill test certificates',
    'Education',
  ]);
});
