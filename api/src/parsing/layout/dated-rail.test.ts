import { jsPDF } from 'jspdf';
import { readResume } from '../read-resume.ts';

/** A page with text at given places, in points. */
async function read(texts: readonly (readonly [x: number, y: number, text: string])[]) {
  const pdf = new jsPDF({ unit: 'pt' });
  pdf.setFontSize(11);
  for (const [x, y, text] of texts) pdf.text(text, x, y);
  return readResume({ bytes: new Uint8Array(pdf.output('arraybuffer')), fileName: 'resume.pdf' });
}

const HEAD = [
  [60, 60, 'Robin Example'],
  [60, 75, 'robin@example.org'],
  [60, 110, 'EMPLOYMENT HISTORY'],
] as const;

it('reads posts and employers that stand under their dates, beside what was done', async () => {
  const { resume, text } = await read([
    ...HEAD,
    [60, 135, 'Mar 2021 – present'],
    [210, 135, 'Take charge of a ward of 28 beds, up to 4 nurses and'],
    [60, 149, 'Junior Sister'],
    [210, 149, '5 assistants a shift'],
    [60, 163, 'Ward 14 Respiratory,'],
    [210, 163, 'Wrote the booklet that two other wards use'],
    [60, 177, 'Elm Royal Infirmary'],
    [60, 205, '2016 – 2018'],
    [210, 205, 'Sole nurse at night for 39 residents'],
    [60, 219, 'Staff Nurse'],
    [60, 233, 'Oakfield Nursing'],
    [60, 247, 'Home, Brighouse'],
    [60, 285, 'EDUCATION'],
    [60, 305, 'BSc Nursing, Tay University, 2016'],
  ]);
  expect(
    resume.jobs.map(({ title, company, start, bullets }) => [
      title?.value,
      company?.value.replace(/,.*$/, ''),
      start?.value,
      bullets.map(({ value }) => value).join(' / '),
    ]),
  ).toEqual([
    [
      'Junior Sister',
      'Elm Royal Infirmary',
      '2021-03',
      expect.stringMatching(
        /Take charge of a ward of 28 beds, up to 4 nurses and 5 assistants a shift.*two other wards/,
      ),
    ],
    ['Staff Nurse', 'Oakfield Nursing Home', '2016', 'Sole nurse at night for 39 residents'],
  ]);
  expect(text).toContain('2016 – 2018\nStaff Nurse\nOakfield Nursing Home, Brighouse\nSole nurse');
});

it('leaves a rail of dates beside heads as it is', async () => {
  const { text } = await read([
    ...HEAD,
    [60, 135, 'Mar 2021 – present'],
    [210, 135, 'Junior Sister, Elm Royal Infirmary'],
    [210, 149, 'Took charge of a ward of 28 beds'],
    [60, 177, '2016 – 2018'],
    [210, 177, 'Staff Nurse, Oak Nursing Home'],
    [210, 191, 'Sole nurse at night for 39 residents'],
  ]);
  expect(text).toContain('Mar 2021 – present\tJunior Sister, Elm Royal Infirmary');
});

it('reads employers and towns that stand under their dates, and the post above what was done', async () => {
  const { resume } = await read([
    ...HEAD,
    [60, 135, 'July 2021 – present'],
    [210, 135, 'Actuarial Analyst'],
    [60, 149, 'Elm General'],
    [225, 149, '- Quarterly reserving for motor and fire classes'],
    [60, 163, 'Insurance'],
    [225, 163, '- Repriced the motor book'],
    [60, 177, 'Nairobi'],
    [60, 205, '2020 – 2021'],
    [210, 205, 'Actuarial Trainee'],
    [60, 219, 'Oak Actuaries'],
    [225, 219, '- Valued 22 pension schemes'],
    [60, 247, '2018'],
    [210, 247, 'Claims Assistant'],
    [60, 261, 'Ash Health Fund'],
    [225, 261, '- Entered claims'],
    [60, 300, 'EDUCATION'],
    [60, 320, 'BSc Actuarial Science, Tay University, 2019'],
  ]);
  expect(
    resume.jobs.map(({ title, company, bullets }) => [title?.value, company?.value, bullets.map(({ value }) => value)]),
  ).toEqual([
    [
      'Actuarial Analyst',
      'Elm General Insurance',
      ['Quarterly reserving for motor and fire classes', 'Repriced the motor book'],
    ],
    ['Actuarial Trainee', 'Oak Actuaries', ['Valued 22 pension schemes']],
    ['Claims Assistant', 'Ash Health Fund', ['Entered claims']],
  ]);
});
