import { fold } from './fold.ts';
import { singular, stem } from './stems.ts';
import { americanSpelling } from './synonyms.ts';

test.each([
  ['managing', 'manages', 'managed', 'management'],
  ['developer', 'development', 'developing'],
  ['planned', 'planning', 'plans'],
  ['policy', 'policies'],
  ['negotiation', 'negotiated'],
])('%s and its kin have one stem', (...words) => {
  expect(new Set(words.map(stem)).size).toBe(1);
});

test.each([
  ['مبيعات', 'المبيعات', 'والمبيعات'],
  ['محاسب', 'المحاسبين', 'محاسبه', 'للمحاسبة'],
])('so have %s and its kin', (...words) => {
  expect(new Set(words.map((word) => stem(fold(word)))).size).toBe(1);
});

test('names stay as they are', () => {
  for (const name of ['c++', 'node.js', 'go', 'r', '工程师', '.net']) expect(stem(name)).toBe(name);
});

test('a plural loses its ending only where it is one', () => {
  expect(['contracts', 'policies', 'branches'].map(singular)).toEqual(['contract', 'policy', 'branch']);
  expect(['aws', 'sass', 'analysis', 'status'].map(singular)).toEqual(['aws', 'sass', 'analysis', 'status']);
});

test('British and American spellings meet', () => {
  expect(['organisation', 'programme', 'centre', 'analyse'].map(americanSpelling)).toEqual([
    'organization',
    'program',
    'center',
    'analyze',
  ]);
  expect(['rise', 'list', 'basis'].map(americanSpelling)).toEqual(['rise', 'list', 'basis']);
});
