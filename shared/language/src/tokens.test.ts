import { tokenise } from './tokens.ts';

const wordsOf = (text: string) => tokenise(text).map((token) => token.word);

test('keeps the names of languages and tools whole', () => {
  const names = ['C++', 'C#', '.NET', 'Node.js', 'Go', 'R', 'F#', 'CI/CD', 'PL/SQL', 'Objective-C', 'R&D', 'A/B'];
  expect(tokenise(names.join(', ')).map((token) => token.text)).toEqual(names);
  expect(wordsOf('I know C++.')).toEqual(['i', 'know', 'c++']);
});

test('parts words at hyphens, slashes and lost spaces', () => {
  expect(wordsOf('front-end and/or back-end')).toEqual(['front', 'end', 'and', 'or', 'back', 'end']);
  expect(wordsOf('the end.Then more')).toEqual(['the', 'end', 'then', 'more']);
});

test('parts a name in Latin letters from the Arabic word that it is written to', () => {
  expect(wordsOf('SAP وExcel')).toEqual(['sap', 'و', 'excel']);
});

test('folds what it compares and keeps what is written', () => {
  const [word] = tokenise('Zoë’s');
  expect(word).toMatchObject({ text: 'Zoë’s', word: 'zoe', start: 0, end: 5, isFirst: true });
  expect(wordsOf('المُحاسَبة Résumé')).toEqual(['المحاسبه', 'resume']);
});

test('knows where words stand and what opens a sentence', () => {
  const text = 'Wrote it in Go. Go was new';
  const tokens = tokenise(text);
  expect(tokens.map(({ start, end }) => text.slice(start, end))).toEqual(tokens.map((token) => token.text));
  expect(tokens.filter((token) => token.isFirst).map((token) => token.start)).toEqual([0, 16]);
});

test('reads a hostile text in one pass', () => {
  expect(tokenise(`${'a.'.repeat(100_000)}b`)).toHaveLength(1);
  expect(tokenise("a'".repeat(100_000))).toHaveLength(1);
  expect(tokenise('a/'.repeat(100_000))).toHaveLength(100_000);
});
