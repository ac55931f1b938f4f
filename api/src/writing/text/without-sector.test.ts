import { withoutSector } from './without-sector.ts';

test.each([
  ['Loads of meat\nBusiness or sector Transport\nDriver, curtain-sider', 'Loads of meat\nDriver, curtain-sider'],
  ['Cook\n  Type of business or sector: Hospitality\nStocks', 'Cook\nStocks'],
  ['Business development for the energy sector', 'Business development for the energy sector'],
])('the trade of an employer, as a form has it, is no part of the text: %s', (text, rest) => {
  expect(withoutSector(text)).toBe(rest);
});
