import { withSigns } from './signs.ts';

test.each([
  ['Worked there 2018 - 2021', 'Worked there 2018–2021'],
  ['Tay University - 2018 - 66.4%', 'Tay University – 2018 – 66.4%'],
  ['Tay College - 2014 - 74%', 'Tay College – 2014 – 74%'],
])('a year and a mark are no range: %s', (typed, written) => expect(withSigns(typed)).toBe(written));

test('two commas in a row are one', () => {
  expect(withSigns('Crown & bridge;; shade taking, – full contour')).toBe(
    'Crown & bridge; shade taking – full contour',
  );
  expect(withSigns('Tay University, Electronics,, 2007 – 2011')).toBe('Tay University, Electronics, 2007 – 2011');
});

test('a sum with its sign keeps it', () => {
  expect(withSigns('Renegotiated agreements, commission cost -AED 1.7m')).toBe(
    'Renegotiated agreements, commission cost -AED 1.7m',
  );
  expect(withSigns('Service Advisor -Elm Energy')).toBe('Service Advisor – Elm Energy');
});

test.each([
  ['Fabrication + site welding of pipework', 'Fabrication and site welding of pipework'],
  ['HTML + CSS + SQL', 'HTML + CSS + SQL'],
])('a plus between two things is an and: %s', (typed, written) => expect(withSigns(typed)).toBe(written));
