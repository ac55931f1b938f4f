import { readGlossary } from '../knowledge/read-glossary.ts';
import { turnOf } from '../testing/turn.ts';
import { coach } from './coach.ts';

test('every term has names in both languages, each name once', () => {
  const terms = readGlossary();
  expect(terms.length).toBeGreaterThan(60);
  for (const { names } of terms) {
    expect(names.some((name) => /\p{Script=Arabic}/u.test(name))).toBe(true);
    expect(names.some((name) => /[a-z]/i.test(name))).toBe(true);
  }
  const all = terms.flatMap(({ names }) => names.map((name) => name.toLowerCase()));
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

test.each([
  ['what is gardening leave', 'need not come to work'],
  ['whats a PIP', 'aims that you must reach'],
  ['gross vs net salary', 'before anything is taken off'],
  ['meaning of non-compete', 'work for competitors'],
  ['وش يعني فترة التجربة', 'يجرب فيها الطرفان'],
  ['يعني ايه عدم ممانعة', 'لا يمانع'],
])('%s', (question, said) => {
  expect(coach(turnOf(question)).text).toContain(said);
});

test.each(['what is my notice period in qatar', 'what is the notice period in the uae'])(
  'a country’s rule is no meaning of a word: %s',
  (question) => {
    expect(coach(turnOf(question)).text).toContain('How much notice');
  },
);

test('what depends on the country is offered beside the meaning', () => {
  expect(coach(turnOf('what is a probation period')).choices).toContain(
    'What rules hold in the probation period in the UAE?',
  );
});
