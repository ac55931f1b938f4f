import { sure } from './sure.ts';

test('pictures before words are no part of a name', () => {
  expect(sure({ value: '💻 Data Scientist', confidence: 1, place: null })).toBe('Data Scientist');
  expect(sure({ value: 'C# at Acme™, 3 years', confidence: 1, place: null })).toBe('C# at Acme™, 3 years');
});
