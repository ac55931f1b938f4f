import { withoutFormRows } from './without-form-rows.ts';

test.each([
  ['Loads of meat\nBusiness or sector Transport\nDriver, curtain-sider', 'Loads of meat\nDriver, curtain-sider'],
  ['Cook\n  Type of business or sector: Hospitality\nStocks', 'Cook\nStocks'],
  ['Business development for the energy sector', 'Business development for the energy sector'],
])('the trade of an employer, as a form has it, is no part of the text: %s', (text, rest) => {
  expect(withoutFormRows(text)).toBe(rest);
});

test.each([
  ['Law\nDrafting- Exprience - 72 months\nPleadings', 'Law\nPleadings'],
  ['SQL - Experience - Less than 1 year months', ''],
  ['Sales - experience with 40 shops', 'Sales - experience with 40 shops'],
])('a row that says for how long a skill was used is no part of the text: %s', (text, rest) => {
  expect(withoutFormRows(text)).toBe(rest);
});
