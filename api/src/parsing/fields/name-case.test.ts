import { withNameCase } from './name-case.ts';

it('writes a name in capitals as names are written', () => {
  expect(withNameCase('MARIE-ÈVE THIBODEAU')).toBe('Marie-Ève Thibodeau');
  expect(withNameCase("DR SEÁN P. O'BRIEN III")).toBe("Dr Seán P. O'Brien III");
  expect(withNameCase('FIONA MCALLISTER')).toBe('Fiona McAllister');
  expect(withNameCase('JANELLE MACISAAC')).toBe('Janelle MacIsaac');
  expect(withNameCase('RUI MACHADO DE ARAÚJO')).toBe('Rui Machado de Araújo');
  expect(withNameCase('FAITH WANJIRU NDUNG’U')).toBe('Faith Wanjiru Ndung’u');
  expect(withNameCase("GRACE NG'ANG'A")).toBe("Grace Ng'ang'a");
  expect(withNameCase('JD SMITH')).toBe('JD Smith');
});

it('leaves every other name as it is', () => {
  expect(withNameCase('Anna van der BERG')).toBe('Anna van der BERG');
  expect(withNameCase('王小明')).toBe('王小明');
});
