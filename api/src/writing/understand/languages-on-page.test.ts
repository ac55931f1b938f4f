import { languagesListed, withLevelsOfCodes } from './languages-on-page.ts';

const listed = (text: string) => languagesListed(`Jo Doe\n${text}\nREFERENCES\nOn request`);
const spoken = (...languages: [string, string][]) => ({
  languages: languages.map(([name, level]) => ({ name, level })),
  languagesAsWritten: '',
});
const written = (languagesAsWritten: string) => ({ languages: [], languagesAsWritten });

test('a line of nothing but languages lists them wherever it stands', () => {
  expect(
    listed('HIGHLIGHTS\n– 171 units sold\n– English, Punjabi, Hindi\nWORK')?.languages.map(({ name }) => name),
  ).toEqual(['English', 'Punjabi', 'Hindi']);
});

test.each([
  [
    'Languages\nMother tongue(s)\tUrdu, Punjabi\nOther language(s)\nEnglish  C1  C1  B2  C1  C1',
    spoken(['Urdu', 'native'], ['Punjabi', 'native'], ['English', 'B2 to C1']),
  ],
  [
    'Languages\nNorwegian (mother tongue), English (very good), Yoruba (a little, from my husband)',
    written('Norwegian (mother tongue), English (very good), Yoruba (a little)'),
  ],
  [
    'Languages: Arabic (native), English (good) – driving licence – single',
    spoken(['Arabic', 'native'], ['English', 'good']),
  ],
  ['LANGUAGES\nEnglish\nisiZulu\nSetswana', spoken(['English', ''], ['isiZulu', ''], ['Setswana', ''])],
  ['Welsh speaker (fluent). Full clean driving licence.', spoken(['Welsh', 'fluent'])],
  ['Welsh speaker, fluent. Full clean driving licence.', spoken(['Welsh', 'fluent'])],
  ['Profile\nNurse of ten years. Fluent Irish speaker.', spoken(['Irish', 'fluent'])],
  ['Languages: English, Arabic (basic)', spoken(['English', ''], ['Arabic', 'basic'])],
  ['LANGUAGES\nEnglish – fluent\nDanish - B1', spoken(['English', 'fluent'], ['Danish', 'B1'])],
  ['LANGUAGES\nEnglish – B2/C1\nGerman – A2', spoken(['English', 'B2 to C1'], ['German', 'A2'])],
  [
    'LANGUAGES\nBahasa Malaysia – native\nEnglish – fluent (MUET Band 5)',
    spoken(['Bahasa Malaysia', 'native'], ['English', 'fluent']),
  ],
  ['Languages\nfluent Spanish and basic French', spoken(['Spanish', 'fluent'], ['French', 'basic'])],
  ['Languages\nGerman\tNative\nEnglish\tC2', spoken(['German', 'Native'], ['English', 'C2'])],
  [
    'Language skills\nMother tongue(s): POLISH\nOther language(s):\nENGLISH  Listening C1  Reading C1  Writing B2\nDanish A2 / A1 / A1 / A1 / A1',
    spoken(['Polish', 'native'], ['English', 'B2 to C1'], ['Danish', 'A1 to A2']),
  ],
  [
    'Languages\nGerman\nLISTENING B2 READING B1 WRITING A2\nSPOKEN PRODUCTION A2 SPOKEN INTERACTION B1',
    spoken(['German', 'A2 to B2']),
  ],
])('languages with levels that people give: %s', (text, expected) => {
  expect(listed(text)).toEqual(expected);
});

test.each([
  ['Languages: English, Danish (reading)', 'English, Danish (reading)'],
  ['Languages: English and Spanish (native)', 'English and Spanish (native)'],
  ['Languages: English and Spanish (native both)', 'English and Spanish (native both)'],
  ['Languages: Hindi (conversational), GCSE French', 'Hindi (conversational), GCSE French'],
  ['Languages: English, good Tamil and Kannada', 'English, good Tamil and Kannada'],
  ['Languages\nArabic mother language\nGerman good in speaking', 'Arabic (mother language), German (good in speaking)'],
  ['Languages\nEnglish - good\nHindi - few words', 'English (good), Hindi (few words)'],
  ['LANGUAGES: ENGLISH, LITTLE ARABIC', 'English, Little Arabic'],
])('what else is said of one is told as it is written: %s', (text, row) => {
  expect(listed(text)).toEqual(written(row));
});

test.each([
  'Languages: I speak a bit of German, mostly at the market.',
  'Languages\nLanguage\tRead\tWrite\tSpeak\nEnglish\tgood\tgood\tfair',
])('what is no row of languages is not told: %s', (text) => {
  expect(listed(text)?.languagesAsWritten ?? '').toBe('');
});

test('a resume without a list has none', () => {
  expect(languagesListed('Jo Doe\nSpanish teacher, Harbour School, 2019')).toBeNull();
});

test('a language read elsewhere goes by the codes behind it', () => {
  const read = [
    { name: 'Dutch', level: '' },
    { name: 'English', level: 'fluent' },
    { name: 'Polish', level: '' },
  ];
  const page = 'Skills\nEnglish   C1 / C1 / C1 / B2 / B2   Certificate: FCE\nDutch     A2 / A2 / A1 / A1 / A1';
  expect(withLevelsOfCodes(read, page).map(({ level }) => level)).toEqual(['A1 to A2', 'fluent', '']);
});

test('one code of a row is not the level of them all', () => {
  const page = 'LANGUAGES\nGerman C1 C1 B2 B2 B2\nEnglish B2 B2 B2 B1 B2';
  const read = [
    { name: 'German', level: 'C1' },
    { name: 'English', level: 'B1' },
  ];
  expect(withLevelsOfCodes(read, page).map(({ level }) => level)).toEqual(['B2 to C1', 'B1 to B2']);
});

test('who says what they speak is believed, and menus are no languages', () => {
  const page = 'SKILLS  -  Filipino, Chinese & western menus, banquet plating\nSpeak: Hiligaynon, Tagalog, English';
  expect(languagesListed(page)?.languages.map(({ name }) => name)).toEqual(['Hiligaynon', 'Tagalog', 'English']);
});

test.each([
  [
    'Spanish, Catalan: native\nEnglish: B2 (First, 2022)\nGerman: A1, started September',
    'Spanish and Catalan (native), English (B2, First, 2022), German (A1, started September)',
  ],
  [
    'Tagalog – native, Arabic – basic greetings, Japanese – a bit',
    'Tagalog (native), Arabic (basic greetings), Japanese (a bit)',
  ],
  ['TR Turkish – native, EN English – fluent', 'Turkish (native), English (fluent)'],
  [
    'English – native\nArabic – fluent spoken,\nreading good\nFrench – B1',
    'English (native), Arabic (fluent spoken, reading good), French (B1)',
  ],
])('each level stands in brackets, as a sentence can list them: %s', (rows, listed) => {
  const found = languagesListed(`Jo Example\nLanguages\n${rows}`);
  const named = found?.languages.map(({ name, level }) => `${name} (${level})`).join(', ');
  expect(found?.languagesAsWritten || named).toBe(listed);
});

test('a level behind which the language stands with "in"', () => {
  expect(languagesListed('Jo Elm\n\nSkills\nLanguage: Fluent in Spanish')?.languages).toEqual([
    { name: 'Spanish', level: 'Fluent' },
  ]);
});
