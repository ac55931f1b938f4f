import { readPage } from './reading-order.ts';
import { rowOfStudy, studyAsWritten, withItsSubject } from './study-on-page.ts';

const asWritten = (degree: string, school: string, page: string) =>
  studyAsWritten({ degree, school, end: '2015', isOngoing: false, asWritten: '', thesis: '' }, readPage(page));

test.each([
  ['BSc Nursing, Tay University, 2015'],
  ['Tay University, Saltmouth\t2011 – 2015\nBSc Nursing, First Class Honours (GPA 3.8/4)'],
  ['BSc Nursing (part-time), Tay University, Bristol, UK, 2015, 2:1'],
  ['BSc Nursing\nTay University, Faculty of Health and Social Work\n2011 – 2015'],
])('where the page has nothing but degree, school, place, dates and marks, it was completed: %s', (page) => {
  expect(asWritten('BSc Nursing', 'Tay University', page)).toBe('');
});

test.each([
  [
    'BSc Nursing (2 years, undergraduate), Tay University, 2009 to 2011',
    'BSc Nursing (2 years, undergraduate), Tay University, 2009 to 2011',
  ],
  [
    'BSc Nursing (2 years, undergraduate), Tay University ......... 2009 to 2011',
    'BSc Nursing (2 years, undergraduate), Tay University, 2009 to 2011',
  ],
  [
    'BSc Nursing, Tay University, School of Health credits, 2015',
    'BSc Nursing, Tay University, School of Health credits, 2015',
  ],
  ['BSc Nursing, Tay University\nNot completed', 'BSc Nursing, Tay University, Not completed'],
  ['BSc Nursing, Tay University\n58 credits, no degree', 'BSc Nursing, Tay University, 58 credits, no degree'],
  [
    'BSc Nursing | Tay University | all modules but the thesis',
    'BSc Nursing, Tay University, all modules but the thesis',
  ],
])('whatever else it says is told with it: %s', (page, row) => {
  expect(asWritten('BSc Nursing', 'Tay University', page)).toBe(row);
});

test('the school in the whole row of another degree is not that of the line below it', () => {
  const page = 'BSc Civil Engineering, Tay University, Leith, 2015\nCertificate in Drainage courses (4 of 6 complete)';
  expect(asWritten('Certificate in Drainage courses', 'Tay University', page)).toBeNull();
  expect(asWritten('BSc Civil Engineering', 'Tay University', page)).not.toBeNull();
});

test('dates below a study that has its own above it are of the next one', () => {
  const page = '01/09/2009 – 17/06/2013 Saltmouth\nBSc Nursing Tay University\n10/2015 Vienna\nWorkshop on wounds';
  expect(asWritten('BSc Nursing', 'Tay University', page)).toBe('BSc Nursing Tay University');
});

test.each([
  ['M.Sc. Statistics (in view', 'Tay University', 'M.Sc. Statistics (in view – thesis stage), Tay University'],
  [
    'Bachelor in Criminology (2nd yr undergrad)',
    'Tay University',
    'Bachelor in Criminology (2nd yr undergrad), Tay University 2008-2010',
  ],
  ['Diploma, Baking — NBCC', 'Moncton Campus', 'Diploma, Baking — NBCC, Moncton Campus, 2012'],
])('what the reading has taken into the name of a degree claims nothing: %s', (degree, school, row) => {
  expect(asWritten(degree, school, row)).toBe(row);
});

test('where degrees stand above their schools, the school above one is another one’s', () => {
  const page = `EDUCATION
Master in Public Administration (36 units earned)
Tay State University – The Harbour University, 2021 to present
Bachelor of Science in Accountancy
University of Kelp, 2012 – 2016`;
  expect(asWritten('Bachelor of Science in Accountancy', 'The Harbour University', page)).toBeNull();
  expect(asWritten('Bachelor of Science in Accountancy', 'University of Kelp', page)).toBe('');
});

test('the number of a row and a mark without its heading are not told', () => {
  expect(
    asWritten('M.Pharm (Ph.Analysis)', 'Tay College', '1 | M.Pharm (Ph.Analysis) | Tay College | 2021 | 74.2'),
  ).toBe('M.Pharm (Ph.Analysis), Tay College, 2021');
});

test('a study of which the page makes no row is not told', () => {
  const page = `BSc Nursing, Tay University, see <https://example.com/degree> for what became of it`;
  expect(asWritten('BSc Nursing', 'Tay University', page)).toBeNull();
});

test('a subject behind the comma is of the degree, a class or a faculty is not', () => {
  const page = 'Bachelor of Science, Computer Science\nTay University\nSaltmouth, TX\n2011 – 2015';
  expect(asWritten('Bachelor of Science, Computer Science', 'Tay University', page)).toBe('');
  expect(withItsSubject('Bachelor of Science, Computer Science')).toBe('Bachelor of Science in Computer Science');
  expect(withItsSubject('B.Tech, Civil Engineering')).toBe('B.Tech in Civil Engineering');
  expect(withItsSubject('Bachelor of Arts, Honours')).toBe('Bachelor of Arts, Honours');
  expect(withItsSubject('Bachelor of Arts, Faculty of Law')).toBe('Bachelor of Arts, Faculty of Law');
});

test('a name that goes on in the next line is whole, and "at" is followed by the school', () => {
  const page = 'Education\nBachelor of Science in Physics, Class of 2011 at\nUniversity of Kelp - Twin\nBays\nTools';
  expect(
    rowOfStudy(
      {
        degree: 'Bachelor of Science in Physics',
        school: 'University of Kelp',
        end: '2011',
        isOngoing: false,
        asWritten: '',
        thesis: '',
      },
      readPage(page),
    ),
  ).toBe('Bachelor of Science in Physics, Class of 2011 at University of Kelp - Twin Bays');
});

test('a graduation that was expected is told with its study', () => {
  const page =
    '2003–2006  Master of Tides, Kelp School.\n1st year: 79%  2nd year: 84%  3rd year: -  (graduation expected in June 2006)';
  const study = {
    degree: 'Master of Tides',
    school: 'Kelp School',
    end: '2006',
    isOngoing: false,
    asWritten: '',
    thesis: '',
  };
  expect(rowOfStudy(study, readPage(page))).toContain('graduation expected in June 2006');
});

test('another item of the list is no remark on a study', () => {
  const page = '• Bachelor of Education, Elm University, 2015\n• Cloud Practitioner — studying, exam not booked yet';
  const study = { degree: 'Bachelor of Education', school: 'Elm University', end: '2015', isOngoing: false };
  expect(rowOfStudy({ ...study, asWritten: '', thesis: '' }, readPage(page))).toBe(
    'Bachelor of Education, Elm University, 2015',
  );
});

test('of two lines that each tell a study whole, the row is the one of the degree', () => {
  const page = 'Elm University, BSc (Hons) Surveying, 2:1, 2013–2017\nLeaving Cert, Oak College, Leeds, 2013 – 410 pts';
  const study = { degree: 'BSc (Hons) Surveying', school: 'Oak College', end: '', isOngoing: false };
  const whole = { ...study, asWritten: '', thesis: '' };
  const row = 'Elm University, BSc (Hons) Surveying, 2:1, 2013–2017';
  expect(rowOfStudy(whole, readPage(page))).toBe(row);
  expect(studyAsWritten(whole, readPage(page))).toBe(row);
});

test.each([
  [
    'Certificate in Dental',
    'Tay College',
    'Certificate in Dental\nRadiography (NEB), Tay College, 2015',
    'Certificate in Dental Radiography (NEB), Tay College, 2015',
  ],
  [
    'MA Interface Design',
    'Sampleton Hollow',
    'MA Interface Design, Burg\nSampleton Hollow, 2015',
    'MA Interface Design, Burg Sampleton Hollow, 2015',
  ],
])('a name that a narrow column breaks has no comma: %s', (degree, school, page, row) => {
  const study = { degree, school, end: '2015', isOngoing: false, asWritten: '', thesis: '' };
  expect(rowOfStudy(study, readPage(page))).toBe(row);
});
