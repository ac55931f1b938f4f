import { isSampleText, isTemplateUnfilled } from './sample-text.ts';

test.each([
  'Office manager\nJanuary 20XX - May 20XX\nSummarize your key responsibilities and accomplishments.',
  '[Job Title], [Company Name], [City]\nLed a team of nine',
  'Lorem ipsum dolor\nLorem ipsum sit\nReplace this text with yours',
  'año–año Grado, Institución\naño–año título del puesto, Empleador\ncategoría 1 XXX, YYY, ZZZ',
])('a template that nobody has filled: %s', (text) => {
  expect(isTemplateUnfilled(text)).toBe(true);
});

test.each([
  'Nurse, Tay Hospital, 2019 - 2021\n[City]\nDescribed duties to new joiners',
  'Editor, 2016\nSet the typography of a book about lorem ipsum',
])('a resume with something of it: %s', (text) => {
  expect(isTemplateUnfilled(text)).toBe(false);
});

test('a resume of many lines may have forgotten some, which are told nowhere', () => {
  const own = Array.from({ length: 40 }, (_, at) => `Ran shift ${at} at Elm Works`);
  const forgotten = ['Lorem ipsum dolor', '[Insert second role here]', 'HRIS: [add here]'];
  expect(isTemplateUnfilled([...own, ...forgotten].join('\n'))).toBe(false);
  expect([...own.slice(0, 1), ...forgotten].map(isSampleText)).toEqual([false, true, true, true]);
});
