import { jsPDF } from 'jspdf';
import { parseResume } from '../parse.ts';

type Cell = [x: number, y: number, text: string];

/** The jobs of a page with these cells below its heading. */
async function jobsOf(...cells: Cell[]): Promise<(string | undefined)[][]> {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 40, 60);
  pdf.setFontSize(10).text('robin@example.org', 40, 76);
  pdf.setFontSize(14).setFont('helvetica', 'bold').text('Employment', 40, 100);
  pdf.setFontSize(10).setFont('helvetica', 'normal');
  for (const [x, y, text] of cells) pdf.text(text, x, 120 + y);
  const { jobs } = await parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
  return jobs.map(({ title, company, start, end }) => [title, company, start, end].map((field) => field?.value));
}

it('joins a range that its column was too narrow for, and leaves what stands beside its end', async () => {
  const jobs = await jobsOf(
    [40, 0, 'Feb 2022 -'],
    [130, 0, 'Support Worker, Sample Care at Home'],
    [40, 13, 'present'],
    [130, 13, 'Personal care, meals and medication prompts'],
    [40, 34, 'Mar 2014 - Jan'],
    [130, 34, 'Receptionist, Example Dental Practice'],
    [40, 47, '2021'],
    [40, 68, '2010 - 2013'],
    [130, 68, 'Sales Assistant, Sample Stores Ltd'],
  );
  expect(jobs).toEqual([
    ['Support Worker', 'Sample Care at Home', '2022-02', 'present'],
    ['Receptionist', 'Example Dental Practice', '2014-03', '2021-01'],
    ['Sales Assistant', 'Sample Stores Ltd', '2010', '2013'],
  ]);
});

it('takes the date of the next row for no end of an open one', async () => {
  const jobs = await jobsOf(
    [40, 0, '2019 -'],
    [130, 0, 'Baker, Sample Bakery'],
    [40, 24, '2016 - 2019'],
    [130, 24, 'Kitchen Porter, Example Hotel'],
    [40, 48, '2014 -'],
    [130, 48, 'Waiter, Example Inn'],
    [40, 61, '2011'],
    [130, 61, 'Paper round, Sample News'],
  );
  expect(jobs.map(([, company, start]) => [company, start]).slice(0, 2)).toEqual([
    ['Sample Bakery', '2019'],
    ['Example Hotel', '2016'],
  ]);
  expect(jobs.find(([, company]) => company === 'Example Inn')?.slice(2)).not.toEqual(['2014', '2011']);
});

it('takes a remark in brackets below the dates, and years in the other column, for no jobs beside each other', async () => {
  const jobs = await jobsOf(
    [40, 0, '2022 - now'],
    [200, 0, 'Office Relief, Example School'],
    [40, 13, '(8 hrs a week, term time)'],
    [200, 13, 'Attendance calls, first aid room, lunch orders'],
    [40, 34, '2021 (census, 10 weeks)'],
    [200, 34, 'Census Collector, Sample Statistics'],
    [40, 55, '2012 - 2015'],
    [200, 55, 'Office Administrator, Sample Steel Ltd'],
    [200, 68, 'Helped at the junior rugby club 2013 to 2014'],
  );
  expect(jobs.map(([title, , start]) => [title, start])).toEqual([
    ['Office Relief', '2022'],
    ['Census Collector', '2021'],
    ['Office Administrator', '2012'],
  ]);
});

it('joins a range at the end of a head that had no room for it, and the name beside it', async () => {
  const employer = 'Staff Nurse, Ward of the Example and Sample Teaching Hospitals NHS';
  const jobs = await jobsOf(
    [40, 0, employer],
    [365, 0, 'Feb 2021 -'],
    [40, 13, 'Trust, Leeds'],
    [365, 13, 'present'],
    [50, 26, '- Practice assessor for nine students'],
    [40, 50, 'Staff Nurse | Sample General Hospital, Wakefield, Yorkshire | Oct. 2015 -'],
    [40, 63, 'July 2019'],
    [50, 76, '- Cannulation and drugs round'],
  );
  expect(jobs.map(([title, , start, end]) => [title, start, end])).toEqual([
    ['Staff Nurse', '2021-02', 'present'],
    ['Staff Nurse', '2015-10', '2019-07'],
  ]);
  expect(jobs[0]![1]).toContain('Example and Sample Teaching Hospitals NHS Trust');
});

it('joins two years with their dash between them, one over the other beside the lines of the text', async () => {
  const jobs = await jobsOf(
    [40, 0, '2019'],
    [130, 0, 'Finance Manager, Sample Composites Ltd'],
    [40, 13, '-'],
    [130, 13, 'Budgets, cash flow and covenants'],
    [40, 26, 'Present'],
    [130, 26, 'Closed the month in five working days'],
    [40, 52, '2014'],
    [130, 52, 'Auditor, Example Accountants LLP'],
    [40, 65, '-'],
    [130, 65, 'Led audits of charities and farms'],
    [40, 78, '2019'],
    [130, 78, 'Qualified in 2017'],
  );
  expect(jobs).toEqual([
    ['Finance Manager', 'Sample Composites Ltd', '2019', 'present'],
    ['Auditor', 'Example Accountants LLP', '2014', '2019'],
  ]);
});
