import { namesAsOnPage, pairsAsOnPage } from './names-as-on-page.ts';

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
