import { attestedStudies } from './attested-studies.ts';
import type { Study } from './studies.ts';

const study = (degree: string, school: string, end = '2012'): Study => ({
  degree,
  school,
  end,
  isOngoing: false,
  asWritten: '',
  thesis: '',
});

test('studies are told where school and degree stand as names beside each other', () => {
  const page = 'I studied English at the University of Dundee (MA Hons, 2012)\n\nBSc Physics\nUniversity of Bath';
  const [, sure] = [
    study('MA Hons', 'I studied English at the University of Dundee'),
    study('BSc Physics', 'University of Bath'),
  ];
  expect(attestedStudies([study('MA Hons', 'I studied English at the University of Dundee'), sure!], page)).toEqual([
    { ...sure, row: 'BSc Physics, University of Bath' },
  ]);
});

test('a certificate, a mark and a remark are no schools, and marks of a form no part of a degree', () => {
  const page = `NVQ Level 3 Plumbing\nGas Safe registered\nA-levels: Biology B, Chemistry C\nHND Business (not completed)\nM.Sc. Optics Elm University\n] BA Drama, 2\nUniversity of Bath`;
  const read = [
    study('NVQ Level 3 Plumbing', 'Gas Safe registered'),
    study('A-levels: Biology B', 'Chemistry C'),
    study('HND Business', '(not completed)'),
    study('M.Sc. Optics', 'University'),
    study('B.Sc.', 'Optics) Elm University'),
    study('] BA Drama, 2', 'University of Bath'),
  ];
  expect(attestedStudies(read, page)).toEqual([{ ...study('BA Drama', 'University of Bath'), row: '' }]);
});

test('a study has the year and the grade of its own row', () => {
  const page = 'EDUCATION\nKCSE  C-  ,  2010,  Tay Secondary School\nTrade test grade I  ,  2019,  NITA';
  const read = study('KCSE C', 'Tay Secondary School', '2019');
  const [leaving] = attestedStudies([read], page);
  expect(leaving).toMatchObject({ degree: 'KCSE C-', end: '2010' });
});

test('a year in the row of another school is not of the one above it', () => {
  const page = 'EDUCATION\nRed Tay College, Diploma in Welding\nTay High School 2010';
  const read = study('Diploma in Welding', 'Red Tay College', '2010');
  expect(attestedStudies([read], page)).toMatchObject([{ school: 'Red Tay College', end: '' }]);
  const own = 'EDUCATION\nRed Tay College, Diploma in Welding\n2010\nTay High School 2006';
  expect(attestedStudies([read], own)).toMatchObject([{ school: 'Red Tay College', end: '2010' }]);
});

test('a school whose name begins as a deed does is one, and its town may stand between it and the degree', () => {
  const king = study('BSc Physics', 'King Tay University of Science', '2016');
  expect(attestedStudies([king], 'Education\nBSc Physics, 2016\nKing Tay University of Science')).toHaveLength(1);
  const tay = study('BSc Physics', 'Tay University', '2016');
  expect(attestedStudies([tay], 'Education\nTay University\nSaltmouth, TX\nBSc Physics\n2016')).toHaveLength(1);
});

test('"2008-12" may be four years, as the reading has found', () => {
  const read = study('BA Art', 'University of Tay');
  expect(attestedStudies([read], 'Education\n2008-12\tUniversity of Tay\nBA Art')).toMatchObject([{ end: '2012' }]);
});

test('behind a colon the subject stands before the school, and both are told as they stand', () => {
  const read = study('Bachelor of Science', 'Mechanical Engineering University of Tay', '1998');
  const row = '1998\tBachelor of Science: Mechanical Engineering University of Tay';
  expect(attestedStudies([read], `Education\n${row}`)).toMatchObject([
    { asWritten: '1998, Bachelor of Science: Mechanical Engineering University of Tay' },
  ]);
});

test('the town of a school is no part of the degree behind it', () => {
  const read = study('Columbia, MO. Bachelor of Journalism', 'University of Tay');
  const page = 'Education\nUniversity of Tay, Columbia, MO. Bachelor of Journalism, May 2025.';
  expect(attestedStudies([read], page)).toMatchObject([{ degree: 'Bachelor of Journalism' }]);
});
