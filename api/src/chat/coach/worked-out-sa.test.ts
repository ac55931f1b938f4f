import { awardInSaudiArabia } from './worked-out-sa.ts';

test.each<[string, number, string]>([
  ['resigned, basic 6000 and housing 1500', 6, 'about 17,500 SAR'],
  ['i resign, salary 5000', 1.5, 'about 0 SAR'],
  ['i quit, basic 3000, transport 400, food 300', 3, 'about 1,850 SAR'],
  // Two thirds begin beyond five years.
  ['i resigned, salary 6000', 5, 'about 5,000 SAR'],
  ['i resigned, salary 8000', 12, 'about 76,000 SAR'],
  ['company ended my contract, basic 4,000 transport 500', 4, '**9,000 SAR**'],
])('the award for: %s, %d years', (told, years, sum) => expect(awardInSaudiArabia(told, years, 'en')).toContain(sum));

test('is told in Arabic, with the allowances', () =>
  expect(awardInSaudiArabia('استقلت وراتبي الاساسي ٥٠٠٠ والسكن ١٢٥٠', 4, 'ar')).toContain('6,250'));

test('is not made up where the wage is not told', () => expect(awardInSaudiArabia('i resigned', 4, 'en')).toBe(''));
