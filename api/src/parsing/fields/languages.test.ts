import { parseResume } from '../parse.ts';
import { isRowOfLanguages, readLanguageText } from './languages.ts';

const read = (text: string) => readLanguageText(text).map(({ value, level }) => (level ? `${value}: ${level}` : value));

it('knows languages by their names in the language of the resume', () => {
  expect(read('Suomi (äidinkieli), ruotsi (hyvä), englanti (tyydyttävä)')).toEqual([
    'Suomi: äidinkieli',
    'ruotsi: hyvä',
    'englanti: tyydyttävä',
  ]);
  expect(read('angielski – B2')).toEqual(['angielski: B2']);
  expect(read('עברית – שפת אם, אנגלית – טובה מאוד')).toEqual(['עברית: שפת אם', 'אנגלית: טובה מאוד']);
  expect(read('Українська — вільно')).toEqual(['Українська: вільно']);
  expect(read('Anglický jazyk: pokročilý')).toEqual(['Anglický: jazyk pokročilý']);
});

it('parts names from levels where no blank does, and keeps names of two words', () => {
  expect(read('英语六级，日語（ビジネスレベル）')).toEqual(['英语: 六级', '日語: ビジネスレベル']);
  expect(read('Tiếng Anh: B1')).toEqual(['Tiếng Anh: B1']);
});

it('takes the level before a name without the word that joins them', () => {
  expect(read('Fluent in Spanish')).toEqual(['Spanish: Fluent']);
});

it('gives two names before one level the level of both', () => {
  expect(read('English and Spanish (both native)')).toEqual(['English: native', 'Spanish: native']);
  expect(read('Dutch and Polish native, English C2, French and Italian (basic)')).toEqual([
    'Dutch: native',
    'Polish: native',
    'English: C2',
    'French: basic',
    'Italian: basic',
  ]);
  expect(read('Fluent in English and French')).toEqual(['English: Fluent', 'French']);
});

it('takes countries for no languages', () => {
  expect(read('Portugal, Japan, Georgia, Finland')).toEqual([]);
});

it('parts languages that only blanks stand between, and no name of two words', () => {
  expect(read('angielski – komunikatywny niemiecki – podstawowy')).toEqual([
    'angielski: komunikatywny',
    'niemiecki: podstawowy',
  ]);
  expect(read('Mandarin Chinese (spoken English poor)')).toHaveLength(1);
});

it('knows a language by the name that its speakers give it', () => {
  expect(read('isiZulu (first language), English, Afrikaans (reading)')).toEqual([
    'isiZulu: first language',
    'English',
    'Afrikaans: reading',
  ]);
});

it('finds the languages of a row below the skills, and leaves them out there', async () => {
  const text =
    'Robin Example\nrobin@example.org\n\nSKILLS\nExcel · SAP · SQL\nSpanish native · English C1 · Portuguese A2\n';
  const { skills, languages } = await parseResume({ bytes: new TextEncoder().encode(text), fileName: 'resume.txt' });
  expect(skills.map(({ value }) => value)).toEqual(['Excel', 'SAP', 'SQL']);
  expect(languages.map(({ value, level }) => [value, level])).toEqual([
    ['Spanish', 'native'],
    ['English', 'C1'],
    ['Portuguese', 'A2'],
  ]);
  expect(isRowOfLanguages('English breakfast, French toast')).toBe(false);
});
