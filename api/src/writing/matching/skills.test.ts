import { readAdvert } from '../advert/read-advert.ts';
import { readResume } from '../applicant/read-resume.ts';
import { inRunningText, matchSkills } from './skills.ts';

function shared(skills: string, advert: string): string[] {
  return matchSkills(readResume(`Ann Lee\n\nSkills\n${skills}`), readAdvert(`Requirements\n${advert}`, '', ''), '').map(
    ({ name }) => name,
  );
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
