import { withoutConsent } from './without-consent.ts';

test.each([
  ['I agree to the processing of my personal data pursuant to Regulation (EU) 2016/679 (GDPR).', ''],
  ['Please apply in English. Please include the GDPR clause.', 'Please apply in English.'],
  ['Led the GDPR audit of twelve sites', 'Led the GDPR audit of twelve sites'],
])('a clause on its own data is no part of a text: %s', (text, rest) => {
  expect(withoutConsent(text)).toBe(rest);
});
