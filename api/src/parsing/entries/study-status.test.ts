import { readUndoubted } from '../parse.ts';
import { readPlainText } from '../text/plain.ts';

function schoolOf(line: string) {
  const text = `Robin Example\nrobin@example.org\n\nExperience\n2017 - 2020   Lecturer, University of Leeds\n\nEducation\n${line}\nDiploma in Law, Sample College, 2010\n`;
  const { resume } = readUndoubted(readPlainText(new TextEncoder().encode(text), false), true);
  return resume.education
    .filter(({ degree }) => degree?.value !== 'Diploma in Law')
    .map(({ degree, institution, start, end, details }) =>
      [degree, institution, start, end, ...details].map((field) => field?.value ?? '-').join(' | '),
    )[0];
}

describe('studies that are not finished', () => {
  it.each([
    ['BSc Biology, University of Leeds, in progress', 'BSc Biology | University of Leeds | - | present | in progress'],
    [
      'BSc Biology, University of Leeds, 2022 (in progress)',
      'BSc Biology | University of Leeds | 2022 | present | in progress',
    ],
    [
      'MBA, University of Leeds, started September 2024',
      'MBA | University of Leeds | 2024-09 | present | started September 2024',
    ],
    [
      'PGDip Nursing, Wits University - currently studying (part-time), started 2023',
      'PGDip Nursing | Wits University | 2023 | present | part-time | currently studying | started 2023',
    ],
    [
      'MBA, University of Leeds, started Sept 2024, finishes May 2027',
      'MBA | University of Leeds | 2024-09 | 2027-05 | started Sept 2024 | finishes May 2027',
    ],
    [
      'MBA, University of Leeds, started Sept 2024, finish in June',
      'MBA | University of Leeds | 2024-09 | present | started Sept 2024 | finish in June',
    ],
    [
      'Currently pursuing MSc Data Science at University of Leeds',
      'MSc Data Science | University of Leeds | - | present | Currently pursuing',
    ],
  ])('run until now: %s', (line, school) => expect(schoolOf(line)).toBe(school));

  it.each([
    [
      'BSc Biology, University of Leeds, expected May 2026',
      'BSc Biology | University of Leeds | - | 2026-05 | expected May 2026',
    ],
    [
      'University of Leeds, BSc Biology, 2023 - expected 2026',
      'BSc Biology | University of Leeds | 2023 | 2026 | expected 2026',
    ],
    [
      'LLB, Open University, final year, due to complete June 2026',
      'LLB | Open University | - | 2026-06 | final year | due to complete June 2026',
    ],
  ])('end on the day that is expected: %s', (line, school) => expect(schoolOf(line)).toBe(school));

  it.each([
    [
      'BSc Biology, University of Leeds, 2015-2017 (left after 2 years)',
      'BSc Biology | University of Leeds | 2015 | 2017 | left after 2 years',
    ],
    [
      'M.S. Physics (12 of 30 credits completed), University of Leeds, 2016–2017, not finished',
      'M.S. Physics | University of Leeds | 2016 | 2017 | 12 of 30 credits completed | not finished',
    ],
  ])('say that they ended before: %s', (line, school) => expect(schoolOf(line)).toBe(school));

  it('leave finished ones alone', () => {
    expect(schoolOf('BSc Biology, University of Leeds, 2015-2018')).toBe(
      'BSc Biology | University of Leeds | 2015 | 2018',
    );
    expect(schoolOf('BSc Biology, University of Leeds, 2018\nFinal year project on frogs')).toBe(
      'BSc Biology | University of Leeds | - | 2018 | Final year project on frogs',
    );
  });
});
