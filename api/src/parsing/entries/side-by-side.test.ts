import { jsPDF } from 'jspdf';
import { type Line, toLines } from '../layout/line.ts';
import { parseResume } from '../parse.ts';
import { unfoldGrid } from './side-by-side.ts';

type Cell = [x: number, text: string];

const FRAGMENT = { spans: [], y: 0, width: 60, height: 10, baseline: 10, size: 10, page: 1, isRightToLeft: false };

/** The jobs that are read of a page whose section of jobs has these lines, each of cells at their places. */
async function jobsOf(...rows: Cell[][]): Promise<(string | undefined)[][]> {
  const pdf = new jsPDF({ unit: 'pt' });
  const lines: Cell[][] = [[[40, 'Robin Example']], [[40, 'robin@example.org']], [[40, 'Experience']], ...rows];
  for (const [index, cells] of lines.entries()) {
    pdf.setFontSize(index === 0 ? 20 : index === 2 ? 15 : 10).setFont('helvetica', index === 2 ? 'bold' : 'normal');
    for (const [x, text] of cells) pdf.text(text, x, 60 + index * 16 + (index > 2 ? 10 : 0));
  }
  const { jobs } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  return jobs.map(({ title, company, start, end }) => [title, company, start, end].map((field) => field?.value));
}

it('reads entries beside each other one after the other, with what is set in under them', async () => {
  const jobs = await jobsOf(
    [
      [40, 'Birch Farm Estate'],
      [310, 'Sample Catering Ltd'],
    ],
    [
      [40, 'Head of Events'],
      [310, 'Event Coordinator'],
    ],
    [
      [40, 'March 2020 – Present'],
      [310, 'July 2016 – February 2020'],
    ],
    [
      [50, 'Rebuilt the book of events'],
      [320, 'A list of 600 suppliers'],
    ],
  );
  expect(jobs).toEqual([
    ['Head of Events', 'Birch Farm Estate', '2020-03', 'present'],
    ['Event Coordinator', 'Sample Catering Ltd', '2016-07', '2020-02'],
  ]);
});

it('takes a column of dates for no entries of their own, where the other column names a year too', async () => {
  const jobs = await jobsOf(
    [
      [40, '2016 –'],
      [140, 'Head Gardener, Example Park Trust; Safety Officer since 2020'],
    ],
    [
      [40, '2009 – 2016'],
      [140, 'Gardener, Sample Nurseries Ltd'],
    ],
    [
      [40, '2005 – 2009'],
      [140, 'Assistant Gardener, Hollow Estate'],
    ],
  );
  expect(jobs.map(([, , start, end]) => [start, end])).toEqual([
    ['2016', 'present'],
    ['2009', '2016'],
    ['2005', '2009'],
  ]);
});

it('joins a date over its end in a column beside employer and title', async () => {
  const jobs = await jobsOf(
    [
      [40, 'Jan 2016'],
      [140, 'Example City Fire Service'],
    ],
    [
      [40, 'Present'],
      [140, 'Firefighter'],
    ],
    [[140, 'Trains recruits, with a prize in 2019.']],
    [
      [40, 'Sep 2008'],
      [140, 'Sample Supermarkets Ltd'],
    ],
    [
      [40, 'Dec 2015'],
      [140, 'Cashier'],
    ],
  );
  expect(jobs).toEqual([
    ['Firefighter', 'Example City Fire Service', '2016-01', 'present'],
    ['Cashier', 'Sample Supermarkets Ltd', '2008-09', '2015-12'],
  ]);
});

it('joins no two years that each stand beside a job of their own', async () => {
  const jobs = await jobsOf(
    [
      [40, '2019'],
      [140, 'Cook, Harbour Inn'],
    ],
    [
      [40, '2016'],
      [140, 'Waiter, Sample Hotel'],
    ],
  );
  expect(jobs.map(([title, , start]) => [title, start])).toEqual([
    ['Cook', '2019'],
    ['Waiter', '2016'],
  ]);
});

it('keeps periods over two lines, with how long they were, to the entries beside them', async () => {
  const jobs = await jobsOf(
    [
      [40, 'August 2018 –'],
      [160, 'Birch Farm Estate'],
    ],
    [
      [40, 'present'],
      [160, 'Head of Logistics'],
    ],
    [
      [40, '5 years 10 months'],
      [160, '- Costs down by 14 % in 2022'],
    ],
    [
      [40, 'February 2013 –'],
      [160, 'Sample Freight Ltd'],
    ],
    [
      [40, 'July 2018'],
      [160, 'Dispatcher'],
    ],
  );
  expect(jobs).toEqual([
    ['Head of Logistics', 'Birch Farm Estate', '2018-08', 'present'],
    ['Dispatcher', 'Sample Freight Ltd', '2013-02', '2018-07'],
  ]);
});

it('takes labels beside what they announce for a form, whatever dates are named below it', () => {
  const line = (...cells: Cell[]): Line => {
    const [first] = toLines(cells.map(([x, text]) => ({ ...FRAGMENT, x, text })));
    return first!;
  };
  const lines = [
    line([40, 'Position'], [160, 'Staff Nurse']),
    line([40, 'Hospital'], [160, 'Birch Clinic']),
    line([40, 'Inclusive dates'], [160, 'March 2018 – present']),
    line([40, 'Trained 11 nurses since 2021']),
  ];
  expect(unfoldGrid(lines)).toBe(lines);
});

it('takes a column of dates for no entries whatever its head calls it, with the kind of contract in brackets', async () => {
  const jobs = await jobsOf(
    [
      [40, 'Period'],
      [250, 'Details'],
    ],
    [
      [40, 'Jan 2021 – present (full-time)'],
      [250, 'General Accountant – Sample Trading Ltd, Leeds'],
    ],
    [[250, 'Made the daily entries of 5 accounts in 2024']],
    [
      [40, 'Aug 2018 – Dec 2020'],
      [250, 'Accountant – Example Charity, York'],
    ],
    [[250, 'Kept the books of donations']],
  );
  expect(jobs).toEqual([
    ['General Accountant', 'Sample Trading Ltd', '2021-01', 'present'],
    ['Accountant', 'Example Charity', '2018-08', '2020-12'],
  ]);
});
