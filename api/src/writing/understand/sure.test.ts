import { inLanguage, sure } from './sure.ts';

test('a rank keeps its sign, and a heading of markdown loses it', () => {
  expect(sure({ value: '#2 in the district', confidence: 1, place: null })).toBe('#2 in the district');
  expect(sure({ value: '## Nurse', confidence: 1, place: null })).toBe('Nurse');
});

test('pictures before words are no part of a name', () => {
  expect(sure({ value: '💻 Data Scientist', confidence: 1, place: null })).toBe('Data Scientist');
  expect(sure({ value: 'C# at Acme™, 3 years', confidence: 1, place: null })).toBe('C# at Acme™, 3 years');
});

test('a text that begins in Arabic is Arabic, whatever tools it names, and an English letter does not say it', () => {
  const line = 'إعداد CI/CD بواسطة GitLab CI و Docker';
  expect(inLanguage('ar')(line)).toBe(line);
  expect(inLanguage('en')(line)).toBe('');
  expect(inLanguage('en')('Set up GitLab CI')).toBe('Set up GitLab CI');
  expect(inLanguage('ar')('Set up GitLab CI')).toBe('');
});
