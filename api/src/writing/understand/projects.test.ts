import type { Field } from '../../parsing/result.ts';
import { projectsOfStudies, projectsTold } from './projects.ts';

const field = (value: string): Field => ({ value, confidence: 1, place: null });
const told = (read: Field | null) => read?.value ?? '';

test('what stands below the head of another project is not told of the one before it', () => {
  const details = ['An app for maps.', 'Blog, creator (??? — Present)', 'Written by hand.'].map(field);
  const [project] = projectsTold([{ title: field('Map app, co-creator'), date: null, details }], told);
  expect(project!.lines).toEqual(['An app for maps.']);
});

test('a result with its year is of the project', () => {
  const details = ['Won the first prize of the town (2019)', 'Led the work on maps (2018 – 2019)'].map(field);
  const [project] = projectsTold([{ title: field('Map app'), date: null, details }], told);
  expect(project!.lines).toHaveLength(2);
});

test('what was done in the final work of a study is told, where more is said than its topic', () => {
  const school = (...details: string[]) => ({ end: field('2026'), details: details.map(field) });
  const text =
    'Final-year project: nitrate in three streams. Took 72 samples over 12 weeks. Presented a poster at the open day.';
  expect(projectsOfStudies([school('Grade average B+', text)], told)).toMatchObject([
    {
      kind: 'project',
      asWritten: 'Final-year project (nitrate in three streams)',
      end: '2026',
      lines: ['Took 72 samples over 12 weeks.', 'Presented a poster at the open day.'],
    },
  ]);
  expect(projectsOfStudies([school('Final-year project: nitrate in three streams.')], told)).toEqual([]);
});

test('a name and what it is, in one line, are a project and its deed; a name with a dash in it is one', () => {
  const titled = (title: string) => projectsTold([{ title: field(title), date: null, details: [] }], told)[0]!;
  expect(titled('velo - map of safe bike parking in Elmstead, 300 users a month')).toMatchObject({
    place: 'velo',
    lines: ['Map of safe bike parking in Elmstead, 300 users a month'],
  });
  expect(titled('Stock take – Elm Ltd')).toMatchObject({ place: 'Stock take – Elm Ltd', lines: [] });
});

test('a project in quotes has a name without them', () => {
  const title = '"Fewer stock-outs in a chain of shops" (group of 4)';
  const [project] = projectsTold([{ title: field(title), date: null, details: [field('Won a prize.')] }], told);
  expect(project!.place).toBe('Fewer stock-outs in a chain of shops');
});
