import { jsPDF } from 'jspdf';
import { readTextDocument, wholeTextOf } from '../read-file.ts';

type Printed = [x: number, y: number, text: string];

/** The lines of a page with these below its heading, as a letter is written from them. */
async function linesBelow(heading: string, ...printed: Printed[]): Promise<string[]> {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(20).text('Robin Example', 40, 60);
  pdf.setFontSize(14).setFont('helvetica', 'bold').text(heading, 40, 100);
  pdf.setFontSize(10).setFont('helvetica', 'normal');
  for (const [x, y, text] of printed) pdf.text(text, x, 120 + y);
  const bytes = new Uint8Array(pdf.output('arraybuffer'));
  const lines = wholeTextOf(await readTextDocument({ bytes, fileName: 'resume.pdf' })).split('\n');
  return lines.slice(lines.indexOf(heading) + 1);
}

const LONG = 'Digital tachograph card for drivers of heavy goods';

it('puts an item of a list together with what hangs under it', async () => {
  expect(
    await linesBelow(
      'Employment',
      [40, 0, 'Driver, Sample Haulage, 2019 - 2024'],
      [40, 14, '• Redesign of the bearing pedestal: cost saving 1,1 mil.'],
      [46, 26, 'CZK per machine'],
      [40, 40, '• Two drivers trained'],
    ),
  ).toEqual([
    'Driver, Sample Haulage, 2019 - 2024',
    '• Redesign of the bearing pedestal: cost saving 1,1 mil. CZK per machine',
    '• Two drivers trained',
  ]);
});

it('puts an item without a sign together where wider steps part the items', async () => {
  expect(
    await linesBelow(
      'Certificates',
      [40, 0, LONG],
      [40, 12, 'Valid to March 2028 only'],
      [40, 30, 'Forklift, counterbalance'],
      [40, 48, 'First Aid at Work'],
    ),
  ).toEqual([`${LONG} Valid to March 2028 only`, 'Forklift, counterbalance', 'First Aid at Work']);
});

it('leaves the lines of a list that is set as narrow as a text', async () => {
  const items = ['Chartered Accountant of Sample Land (ACA)', 'Return to Finance programme', 'Excel and Power Query'];
  expect(await linesBelow('Certificates', ...items.map((text, at): Printed => [40, at * 12, text]))).toEqual(items);
});

it('leaves the head of a job, an entry behind a year, and a label on lines of their own', async () => {
  const head = [
    'Chef de partie and later sous chef, Hotel Example Lodge House',
    'Connemara and Galway',
    'May 2022 - now',
  ];
  expect(await linesBelow('Employment', ...head.map((text, at): Printed => [40, at * 12, text]))).toEqual(head);
  const studies = [
    'Associate of Applied Science, Sample Community College, 2012',
    'Example High School of the Parish, 2009',
  ];
  expect(await linesBelow('Education', ...studies.map((text, at): Printed => [40, at * 12, text]))).toEqual(studies);
  const skills = [
    'Automation: Playwright, Cypress, Selenium, pytest, Robot Framework',
    'Languages: TypeScript, Python, SQL and some of the older ones too',
  ];
  expect(await linesBelow('Skills', ...skills.map((text, at): Printed => [40, at * 12, text]))).toEqual(skills);
});

it('keeps the hyphens of a chain that a line has broken', async () => {
  expect(
    await linesBelow('Profile', [40, 0, `${LONG} and owner of the end-`], [40, 12, 'to-end suite of a platform']),
  ).toEqual([`${LONG} and owner of the end-to-end suite of a platform`]);
});

it('puts the name of a school together whose rest begins with "of" or "and"', async () => {
  expect(
    await linesBelow(
      'Education',
      [40, 0, 'Postgraduate Diploma, Nursing (Nephrology), University'],
      [40, 13, 'of Galway, 2019'],
      [40, 26, 'B.Sc. Nursing, Tay State College, 2013'],
    ),
  ).toEqual([
    'Postgraduate Diploma, Nursing (Nephrology), University of Galway, 2019',
    'B.Sc. Nursing, Tay State College, 2013',
  ]);
});

it('puts an item together with its rest at the edge of the page, left of its bullet', async () => {
  const item =
    '• Advised six digital lenders on their licence applications under the new Regulations of the year (four';
  expect(
    await linesBelow(
      'Employment',
      [40, 0, 'Advocate, Sample LLP, 2019 - 2024'],
      [50, 14, item],
      [40, 26, 'licensed so far)'],
    ),
  ).toEqual(['Advocate, Sample LLP, 2019 - 2024', `${item} licensed so far)`]);
});
