import { readAdvert } from '../advert/read-advert.ts';
import { factsOf } from '../applicant/facts-of.ts';
import { LETTER_PAIRS } from '../fixtures/pairs.ts';
import { inRunningText, matchSkills } from './skills.ts';

const nobody = {
  ...factsOf(LETTER_PAIRS[0]!.resume, '2026-05'),
  summary: '',
  jobs: [],
  activities: [],
  languages: [],
  certifications: [],
};

function shared(skills: string, advert: string): string[] {
  const applicant = { ...nobody, skills: skills.split(', ') };
  return matchSkills(applicant, readAdvert(`Requirements\n${advert}`, '', ''), '').map(({ name }) => name);
}

test('skills meet under their other names and inflections', () => {
  expect(shared('JavaScript, Kubernetes, PostgreSQL', 'JS and k8s, Postgres')).toEqual(
    expect.arrayContaining(['JavaScript', 'Kubernetes', 'PostgreSQL']),
  );
  expect(shared('Lesson planning, bank reconciliation', 'plan lessons; bank reconciliations')).toEqual([
    'bank reconciliation',
  ]);
});

test('a skill that only the advert or only the resume has is no match', () => {
  expect(shared('Rust, Welding', 'Python and Go')).toEqual([]);
});

test('short names and names that are also words must stand as they are', () => {
  expect(shared('Go, C, Excel', 'You go the extra mile and excel at c-level talks')).toEqual([]);
  expect(shared('Go, C, Excel', 'Go, C and Excel')).toHaveLength(3);
  expect(shared('Java', 'JavaScript')).toEqual([]);
});

test('names keep their capitals, plain words lose them', () => {
  expect(
    [
      'Project Management',
      'Spring Boot',
      'REST APIs',
      'Google Classroom',
      'Lesson planning',
      'Month-End Closing',
      'Python',
      'English',
    ].map(inRunningText),
  ).toEqual([
    'project management',
    'Spring Boot',
    'REST APIs',
    'Google Classroom',
    'lesson planning',
    'month-end closing',
    'Python',
    'English',
  ]);
});
