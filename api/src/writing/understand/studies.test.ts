import type { ParsedSchool } from '../../parsing/result.ts';
import { readStudy, studyInOneLine, withNamedDegree, withoutLeftSchools } from './studies.ts';

const field = (value: string) => ({ value, confidence: 1, place: null, level: null, group: null });
const read = (one: { value: string } | null) => one?.value ?? '';

function study(end: string, month: string, resumeText = '') {
  const school = {
    degree: field('BSc Computing'),
    institution: field('University of Warwick'),
    location: null,
    start: null,
    end: field(end),
    details: [],
  };
  return readStudy(school, read, read, { resumeText, month });
}

test.each([
  ['2026', '2026-05', true],
  ['2026', '2026-11', false],
  ['2025', '2026-01', false],
  ['2026-06', '2026-05', true],
  ['2026-05', '2026-05', true],
  ['present', '2026-05', true],
])('studies until %s are under way in %s: %s', (end, month, isOngoing) => {
  expect(study(end, month).isOngoing).toBe(isOngoing);
});

test('so are those whose result is only predicted', () => {
  const resume = 'BSc Computing, University of Warwick, 2023 – 2026 (predicted First)';
  expect(study('2026', '2026-11', resume).isOngoing).toBe(true);
  expect(study('2019', '2026-11', resume).isOngoing).toBe(false);
});

test('the year in which somebody graduated counts', () => {
  const resume = 'BSc Computing, University of Warwick – 2014 to 2018 (graduated 2019)';
  expect(study('2018', '2026-11', resume).end).toBe('2019');
  expect(study('2016', '2026-11', resume).end).toBe('2016');
});

test('the title of a thesis that the page has cut is not told', () => {
  const thesis = (value: string) => {
    const school = { degree: field('DPhil'), institution: field('Keble'), location: null, start: null, end: null };
    const details = [field(value)];
    return readStudy({ ...school, details }, read, read, { resumeText: '', month: '2026-05' }).thesis;
  };
  expect(thesis('Thesis: “Salt roads of the upper valley”')).toBe('Thesis: “Salt roads of the upper valley”');
  expect(thesis('Thesis: “Salt roads of the upper')).toBe('');
});

test('a study in one line, which was read as a detail of another', () => {
  const line = 'National Diploma: Human Resource Management, Durban University of Technology (2014)';
  expect(studyInOneLine(line, '2026-05')).toMatchObject({
    degree: 'National Diploma: Human Resource Management',
    school: 'Durban University of Technology',
    end: '2014',
  });
  expect(studyInOneLine('Subjects: English, Zulu, Accounting, Life Orientation', '2026-05')).toBeNull();
});

test('a name that is a degree by its words is sure, whatever else stands in it', () => {
  const school = (degree: string, confidence: number): ParsedSchool => ({
    degree: { value: degree, confidence, place: null },
    institution: { value: 'Tidewater University', confidence: 0.9, place: null },
    location: null,
    start: null,
    end: null,
    details: [],
  });
  const confidenceOf = (one: ParsedSchool) => withNamedDegree(one).degree?.confidence;
  expect(confidenceOf(school('Honours Bachelor of Science, Tides (co-op option)', 0.6))).toBe(1);
  expect(confidenceOf(school('Tides and currents', 0.6))).toBe(0.6);
  expect(confidenceOf(school('Bachelor of Science', 0.4))).toBe(0.4);
});

test('a degree that somebody goes on with at another school was not completed at the first', () => {
  const [left, other] = [study('2024-05', '2026-11'), { ...study('2025', '2026-11'), degree: 'MSc Statistics' }];
  const goesOn = { ...study('2027-06', '2026-11'), school: 'University of Leeds' };
  expect(withoutLeftSchools([goesOn, left, other])).toEqual([goesOn, other]);
  expect(withoutLeftSchools([left, other])).toEqual([left, other]);
});

test('a mark behind the school is no part of its name', () => {
  const school = {
    degree: field('BSc Computing'),
    institution: field('Sample College Dublin. 2:1'),
    location: null,
    start: null,
    end: field('2019'),
    details: [],
  };
  expect(readStudy(school, read, read, { resumeText: '', month: '2026-05' }).school).toBe('Sample College Dublin');
});

test.each([
  ['MSc', 'Science Communication, Imperial College', 'MSc in Science Communication', 'Imperial College'],
  ['MSc', 'Public Health. Elm University', 'MSc in Public Health', 'Elm University'],
  ['Bachelor of Commerce, English Section', 'Elm University', 'Bachelor of Commerce', 'Elm University'],
  ['BA History', 'Elm University (online), next class', 'BA History', 'Elm University (online)'],
])('%s at %s is told by what was studied, and where', (degree, institution, told, school) => {
  const parsed = { degree: field(degree), institution: field(institution), location: null, start: null, end: null };
  expect(readStudy({ ...parsed, details: [] }, read, read, { resumeText: '', month: '2026-11' })).toMatchObject({
    degree: told,
    school,
  });
});
