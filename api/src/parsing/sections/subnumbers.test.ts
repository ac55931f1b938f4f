import { parseResume } from '../parse.ts';

it('leaves the numbers of a numbered section off its certificates and schools', async () => {
  const text = `Robin Example
robin@example.org

1.0 EXPERIENCE
1.1 Site Engineer, Sample Dairies Ltd, 2018 – 2021

2.0 TRAINING
2.1 Boiler safety course, 2022
2.2 Certified Energy Auditor, 2023

3.0 EDUCATION
3.1 BSc Physics, University of Leeds, 2014
3.2 Leaving Certificate, Sample College, 2010
`;
  const resume = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(resume.certifications.map(({ title }) => title.value)).toEqual([
    'Boiler safety course',
    'Certified Energy Auditor',
  ]);
  expect(resume.education.map(({ degree }) => degree?.value)).toEqual(['BSc Physics', 'Leaving Certificate']);
});
