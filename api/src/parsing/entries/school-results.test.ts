import { parseResume } from '../parse.ts';

const schoolOf = async (line: string) => {
  const text = `Robin Example\nrobin@example.org\n\nExperience\n2015 - 2019   Lecturer, University of Leeds\n\nEducation\n${line}\nDiploma in Law, Sample College, 2010\n`;
  const { education } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  return [education[0]?.degree?.value, education[0]?.institution?.value];
};

describe('how well it went is neither degree nor school', () => {
  it.each([
    [
      'B.Sc. Mechanical Engineering, Moi University, Second Class Honours (Upper), 2013 – 2018',
      'B.Sc. Mechanical Engineering',
      'Moi University',
    ],
    ['KCSE, Redhill Boys High School, A- of 80 points, 2012', 'KCSE', 'Redhill Boys High School'],
    ['KCSE, Thika High School, B+ (plus), 2011', 'KCSE', 'Thika High School'],
    [
      'BSc (Hons, First Class) Geology, University of Leeds, 2013',
      'BSc (Hons, First Class) Geology',
      'University of Leeds',
    ],
    ['LL.M Commercial Law, University of Dundee (distance), 2019', 'LL.M Commercial Law', 'University of Dundee'],
    [
      '2017      Higher Certificate in Site Management, LIT (part time, 2 years), Merit',
      'Higher Certificate in Site Management',
      'LIT',
    ],
    [
      '2007      National Craft Certificate – Plumbing & Heating (FÁS)',
      'National Craft Certificate – Plumbing & Heating',
      'FÁS',
    ],
    [
      'Contaduría Pública (Public Accounting), Universidad Nacional de Colombia, Bogotá, 2017 - 2022. GPA 4.3/5.0',
      'Contaduría Pública (Public Accounting)',
      'Universidad Nacional de Colombia',
    ],
    [
      'Ph.D. Computer Science, University of Leeds Dissertation: Trade-offs in Key-Value Stores, 2006 - 2011',
      'Ph.D. Computer Science',
      'University of Leeds',
    ],
  ])('%s', async (line, degree, school) => expect(await schoolOf(line)).toEqual([degree, school]));
});
