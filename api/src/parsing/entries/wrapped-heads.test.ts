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

it('reads a head whose dates or town go on in the next line', async () => {
  const { jobs } = await parseResume({
    bytes: new TextEncoder().encode(`Robin Example
robin@example.org

Experience
Service Desk Analyst | Harbour Foods Ltd | July 2023 - Present | Sampleton,
WV
• Answers 40 calls a day
Help Desk Technician | Elm Stores Ltd | November 2019 -
December 2022 | Sampleton, WV
• Set up 300 laptops
Records Clerk | Oak Mills Ltd | January 2018 - November 2019 |
Sampleton, WV
• Filed the records of two plants`),
    fileName: 'resume.txt',
  });
  expect(
    jobs.map(({ title, start, end, bullets }) => [title?.value, start?.value, end?.value, bullets.length]),
  ).toEqual([
    ['Service Desk Analyst', '2023-07', 'present', 1],
    ['Help Desk Technician', '2019-11', '2022-12', 1],
    ['Records Clerk', '2018-01', '2019-11', 1],
  ]);
});

it('joins a range in brackets that breaks before its last word', async () => {
  const text = `Robin Example
robin@example.org

EXPERIENCE
1) Project Engineer – Sample Contracting LLC, Dubai (Jan 2021 – Till
date)
• Ran three sites
2) Site Engineer – Birch Contracting LLC (09/2018 – 12/2020)
• Kept the levels
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, end }) => [title?.value, end?.value])).toEqual([
    ['Project Engineer', 'present'],
    ['Site Engineer', '2020-12'],
  ]);
});
