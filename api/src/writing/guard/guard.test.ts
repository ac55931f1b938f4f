import { unsupportedFacts } from './guard.ts';

const sources = {
  applicant:
    'Ann Lee. Baker at Loaf Ltd, 2019 to present. Led a team of five. Raised sales by 12.5% to $1,200. Skills: Sourdough, Python. Postgres.',
  job: 'Crumb & Sons seeks a head baker with 8 years of experience and Kubernetes. Crumb & Sons has 30 shops.',
  company: 'Crumb & Sons',
};
const found = (letter: string) => unsupportedFacts(letter, sources).map(({ kind, text }) => `${kind} ${text}`);

test.each([
  'Dear Crumb & Sons Hiring Team,',
  'I led a team of 5 at Loaf Ltd and raised sales by 12.5% to $1,200.',
  'I would like to join Crumb & Sons, which has 30 shops.',
  'Your posting asks for 8 years of experience.',
  'You are looking for Kubernetes.',
  "Loaf's sourdough is mine. I use PostgreSQL.",
  'Sincerely,\nAnn Lee',
])('supported: %s', (letter) => {
  expect(found(letter)).toEqual([]);
});

test.each([
  ['I led a team of 6.', 'number 6'],
  ['I bring seven years at Loaf Ltd.', 'number seven'],
  ['I bring 8 years of experience.', 'number 8'],
  ['I raised sales by 13%.', 'number 13%'],
  ['I worked with Anthropic on this.', 'name Anthropic'],
  ['In March I moved to Paris.', 'name Paris'],
  ['I know kubernetes well.', 'skill Kubernetes'],
  ['I hold an MBA.', 'name MBA'],
  ['I am fluent in french.', 'skill French'],
  ['Dear [Hiring Manager],', 'placeholder [Hiring Manager]'],
])('not supported: %s', (letter, fact) => {
  expect(found(letter)).toContain(fact);
});

test('an employer that bears the name of a product may be named, the product not claimed', () => {
  const atOracle = { ...sources, company: 'Oracle', job: 'Oracle seeks a head baker.' };
  const skills = (letter: string) => unsupportedFacts(letter, atOracle).map(({ text }) => text);
  expect(skills("That's the way I'd like to work with Oracle, too. I could help Oracle.")).toEqual([]);
  expect(skills('I have experience with Oracle.')).toEqual(['Oracle']);
  expect(skills('I built it using Oracle.')).toEqual(['Oracle']);
});
