import { parseResume } from '../parse.ts';

it('reads the house behind a bracket of the post where no comma parts them', async () => {
  const text = `Robin Example
robin@example.org

Employment
Pharmacist Manager
Elm Pharmacy, Derby	Jan 2022 – present
• Supply to 3 care homes
Rotational Pharmacist (Band 6) Elm Hospitals NHS Trust	08/2020 – 12/2021
• Medicines reconciliation within 24 hrs of admission
`;
  const { jobs } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Pharmacist Manager', 'Elm Pharmacy'],
    ['Rotational Pharmacist (Band 6)', 'Elm Hospitals NHS Trust'],
  ]);
});
