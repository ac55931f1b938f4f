import { sure } from './sure.ts';

test('pictures before words are no part of a name', () => {
  expect(sure({ value: '💻 Data Scientist', confidence: 1 })).toBe('Data Scientist');
  expect(sure({ value: 'C# at Acme™, 3 years', confidence: 1 })).toBe('C# at Acme™, 3 years');
});
