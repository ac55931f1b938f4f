import { nameAsSigned } from './own-name.ts';

test.each([
  ['FAITH WANJIRU NDUNG’U', 'Faith Wanjiru Ndung’u'],
  ["SEÁN O'BRIEN", "Seán O'Brien"],
  ['MARSH, IAN JR. P.', 'Ian P. Marsh Jr.'],
  ['MARICEL VILLANUEVA RN', 'Maricel Villanueva'],
  ['Dana de Vries', 'Dana de Vries'],
  ['Dana ARSLAN', 'Dana Arslan'],
  ['DANA M. KIRSCH, EA', 'Dana M. Kirsch'],
  ['DANA KIRSCH, JR', 'Dana Kirsch, Jr'],
  ['Contact: Dana', ''],
])('%s is signed "%s"', (written, signed) => {
  expect(nameAsSigned(written)).toBe(signed);
});

test('whose resume it is signs without the ending', () => {
  expect(nameAsSigned("Evan Sample's")).toBe('Evan Sample');
});
