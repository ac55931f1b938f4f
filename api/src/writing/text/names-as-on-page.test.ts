import { namesAsInAdvert, namesAsOnPage, pairsAsOnPage } from './names-as-on-page.ts';

test.each([
  ['I did on-call at acme.', 'I did on-call at Acme.'],
  // Of every day, and of an address.
  ['I worked with support at the school.', 'I worked with support at the school.'],
  ['Write to me at acme.org.', 'Write to me at acme.org.'],
])('%s', (typed, written) => {
  expect(namesAsOnPage(['Acme Corp', 'Elm Support School'])(typed)).toBe(written);
});

test('the second word of a name has its capital as well, where the page never writes it without', () => {
  expect(pairsAsOnPage('Manager, Google Fiber')("I'm still at Google fiber.")).toBe("I'm still at Google Fiber.");
  expect(pairsAsOnPage('Google Fiber, or Google fiber')('At Google fiber.')).toBe('At Google fiber.');
});

test.each([
  ['I am happy to travel to turkana.', 'I am happy to travel to Turkana.'],
  // "Budget" begins a sentence of the advert, and is a word.
  ['I moved from budget to audit.', 'I moved from budget to audit.'],
  ['I can start in december.', 'I can start in december.'],
  ['I know chakan and bhosari well.', 'I know Chakan and Bhosari well.'],
  ['My budget is small.', 'My budget is small.'],
  ['The cold is fine.', 'The cold is fine.'],
  ['I was a skilled analyst with teachers.', 'I was a skilled analyst with teachers.'],
])('names that the advert has: %s', (typed, written) => {
  expect(
    namesAsInAdvert(
      'Travel to Turkana and Lodwar. Good contacts in Chakan / Bhosari belt. Budget work for the Skilled Analyst, Teachers pension. Join Elm Cold Chain.',
    )(typed),
  ).toBe(written);
});

test('what only sounds like a house keeps its small letter behind "the"', () => {
  const named = namesAsOnPage(['Falaj Laboratories']);
  expect(named('I cleaned the falaj with boys.')).toBe('I cleaned the falaj with boys.');
  expect(named('I led the falaj project.')).toBe('I led the Falaj project.');
  expect(named('I have worked with Ansible at Falaj.')).toBe('I have worked with Ansible at Falaj.');
});
