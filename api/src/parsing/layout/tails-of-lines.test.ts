import { jsPDF } from 'jspdf';
import { parseResume } from '../parse.ts';

type Printed = [x: number, y: number, text: string];

/** What is read of a page with these lines below its heading. */
async function resumeWith(heading: string, lines: readonly Printed[]) {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 40, 60);
  pdf.setFontSize(10).text('robin@example.org', 40, 76);
  pdf.setFontSize(14).setFont('helvetica', 'bold').text(heading, 40, 100);
  pdf.setFontSize(10).setFont('helvetica', 'normal');
  for (const [x, y, text] of lines) pdf.text(text, x, 120 + y);
  return parseResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
}

const jobsOf = async (...lines: Printed[]) => (await resumeWith('Employment', lines)).jobs;

it('puts the year of a line that had no room for it behind its month', async () => {
  const [job] = await jobsOf(
    [40, 0, 'Accountant, Sample Foods Ltd, 2021 - present'],
    [50, 14, '- Key user in the migration from the old ledger to the new one, live Jan'],
    [56, 26, '2024'],
    [50, 40, '- Two assistants supervised'],
  );
  expect(job?.bullets.map(({ value }) => value)).toEqual([
    'Key user in the migration from the old ledger to the new one, live Jan 2024',
    'Two assistants supervised',
  ]);
});

it('puts the last word of a name behind the rest of it', async () => {
  const [job] = await jobsOf(
    [40, 0, 'Staff Nurse, University Hospitals of the Example Valley and Sample Coast NHS'],
    [40, 12, 'Trust'],
    [40, 24, 'Feb 2019 - present'],
    [50, 38, '- Coordinated the shift'],
  );
  expect(job?.company?.value).toMatch(/NHS Trust$/);
});

it('puts together a head whose name and range both go on below', async () => {
  const { jobs } = await resumeWith('Experience', [
    [40, 0, 'Chargehand electrician – Elm Building Services'],
    [460, 0, "Aug '16 – Mar"],
    [40, 12, 'Ltd'],
    [490, 12, '2019'],
    [50, 26, '• Ran a squad of five'],
  ]);
  expect(
    jobs.map(({ title, company, start, end }) => [title, company, start, end].map((field) => field?.value)),
  ).toEqual([['Chargehand electrician', 'Elm Building Services Ltd', '2016-08', '2019-03']]);
});

it('puts together a row of which neither cell had room', async () => {
  const { education } = await resumeWith('Education', [
    [40, 0, 'Sampleton University College of Humanities and Fine'],
    [480, 0, 'May 12th,'],
    [40, 12, 'Arts'],
    [500, 12, '2017'],
    [40, 26, 'Bachelor of Arts in English'],
  ]);
  expect(education.map(({ institution, end }) => [institution?.value, end?.value])).toEqual([
    ['Sampleton University College of Humanities and Fine Arts', '2017-05'],
  ]);
});
