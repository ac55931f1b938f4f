import { certificatesLabelled, levelBeside, skillsLabelled, speakersNamed } from './labelled.ts';

test('a list behind its label is read wherever it stands', () => {
  const text = 'Mumbai University, 2012\nSoftware: CostX, MS Excel\nLanguages: English, Arabic (basic), Cooking';
  expect(skillsLabelled(text)).toEqual(['CostX', 'MS Excel']);
});

test('who speaks a language says so in a line', () => {
  expect(speakersNamed('BSc Geography\nWelsh speaker.')).toEqual([{ name: 'Welsh', level: '' }]);
  expect(speakersNamed('Keynote speaker.')).toEqual([]);
  expect(speakersNamed('Bilingual (English/Spanish)').map(({ name }) => name)).toEqual(['English', 'Spanish']);
  expect(speakersNamed('Bought bilingual English/Arabic picture books')).toEqual([]);
});

test('a level may stand before its language', () => {
  expect(levelBeside('Arabic', 'Languages: English, Hindi, basic Arabic')).toBe('basic');
  expect(levelBeside('Hindi', 'Languages: English, Hindi, basic Arabic')).toBe('');
  expect(levelBeside('Spanish', 'Polaris ILS, Spanish (intermediate), grant writing')).toBe('intermediate');
  expect(levelBeside('German', 'German: B1')).toBe('B1');
  expect(levelBeside('Spanish', 'tractor, Spanish (with the drivers)')).toBe('with the drivers');
});

test('certificates behind their label end with its sentence', () => {
  const line = 'Certificates: Paediatric First Aid (12 hours, March 2026), Food Hygiene Level 2. Enhanced DBS held';
  expect(certificatesLabelled(line)).toEqual(['Paediatric First Aid (12 hours, March 2026)', 'Food Hygiene Level 2']);
});

test('a level that is said of a part is no level of the whole', () => {
  expect(levelBeside('Arabic', 'English - fluent, Arabic - basic greetings')).toBe('basic greetings');
  expect(levelBeside('English', 'English - fluent, Arabic - basic greetings')).toBe('fluent');
});
