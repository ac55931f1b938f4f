import { jsPDF } from 'jspdf';
import { parseResume } from '../parse.ts';

const EDGES = [40, 130, 260, 520] as const;
const LINE = 14;

it('takes the names of columns for no employer of the first row', async () => {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 40, 60);
  pdf.setFontSize(10).text('robin@example.org', 40, 76);
  pdf.setFontSize(14).setFont('helvetica', 'bold').text('Work history', 40, 100);
  pdf.setFontSize(10).setFont('helvetica', 'normal');
  const rows = [
    [['From - to'], ['Employer'], ['Position held and duties']],
    [['2020 - present'], ['Sample Dairies'], ['Shift Electrician', 'Planned and breakdown maintenance', 'Hot work']],
    [['2015 - 2019'], ['Example Lift Services'], ['Lift Technician', 'Service and call-out of 120 lifts']],
  ];
  let top = 110;
  for (const row of rows) {
    const height = Math.max(...row.map((lines) => lines.length)) * LINE + 6;
    for (const [column, lines] of row.entries()) {
      const [left, right] = [EDGES[column]!, EDGES[column + 1]!];
      for (const y of [top, top + height]) pdf.line(left, y, right, y);
      for (const x of [left, right]) pdf.line(x, top, x, top + height);
      const first = top + (height - lines.length * LINE) / 2 + 10;
      for (const [at, text] of lines.entries()) pdf.text(text, EDGES[column]! + 4, first + at * LINE);
    }
    top += height;
  }
  const { jobs } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(jobs.map(({ title, company, start }) => [title?.value, company?.value, start?.value])).toEqual([
    ['Shift Electrician', 'Sample Dairies', '2020'],
    ['Lift Technician', 'Example Lift Services', '2015'],
  ]);
});

it('tells what stands in a column of duties as done, and heads nothing with it', async () => {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 40, 60);
  pdf.setFontSize(10).text('robin@example.org', 40, 76);
  pdf.setFontSize(14).setFont('helvetica', 'bold').text('Work history', 40, 100);
  pdf.setFontSize(9).setFont('helvetica', 'normal');
  const rows: [x: number, y: number, text: string][] = [
    [40, 0, 'Period'],
    [120, 0, 'Employer'],
    [250, 0, 'Position'],
    [340, 0, 'Duties'],
    [40, 16, '2018 - present'],
    [120, 16, 'Sample Primary School'],
    [250, 16, 'Teacher'],
    [340, 16, 'Class of 38 learners'],
    [340, 28, 'Grade head since 2021 (4 teachers)'],
    [40, 46, '2015 - 2017'],
    [120, 46, 'Example Stores'],
    [250, 46, 'Cashier'],
    [340, 46, 'Till, cash up, lay-byes'],
  ];
  for (const [x, y, text] of rows) pdf.text(text, x, 120 + y);
  const { jobs } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Teacher', 'Sample Primary School'],
    ['Cashier', 'Example Stores'],
  ]);
});

it('takes the name of the last column, whatever it is, for no part of the first row', async () => {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 40, 60);
  pdf.setFontSize(10).text('robin@example.org', 40, 76);
  pdf.setFontSize(14).setFont('helvetica', 'bold').text('Teaching employment', 40, 100);
  pdf.setFontSize(9).setFont('helvetica', 'normal');
  const rows: [x: number, y: number, text: string][] = [
    [40, 0, 'Dates'],
    [140, 0, 'School'],
    [270, 0, 'Post'],
    [380, 0, 'Proud of'],
    [40, 16, '2018 - present'],
    [140, 16, 'Sample Primary School'],
    [270, 16, 'Class teacher'],
    [380, 16, 'Maths at standard: 61% to 79%'],
    [380, 28, 'Led staff meetings'],
    [40, 46, '2015 - 2017'],
    [140, 46, 'Example Primary School'],
    [270, 46, 'Teaching assistant'],
    [380, 46, 'Phonics groups'],
  ];
  for (const [x, y, text] of rows) pdf.text(text, x, 120 + y);
  const { jobs } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  expect(jobs.map(({ title, company, bullets }) => [title?.value, company?.value, bullets[0]?.value])).toEqual([
    ['Class teacher', 'Sample Primary School', 'Maths at standard: 61% to 79%'],
    ['Teaching assistant', 'Example Primary School', 'Phonics groups'],
  ]);
});
