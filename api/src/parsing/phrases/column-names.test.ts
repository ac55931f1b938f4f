import { namesColumn, namesDuties } from './column-names.ts';

test.each([
  ['From – to', true],
  ['Position held and duties', true],
  ['المدة', true],
  ['المنصب والمؤسسة', true],
  ['المهام والمسؤوليات', true],
  ['ملبنة الريحان', false],
  ['Elm Dairy', false],
])('the names of columns are known: %s', (text, isName) => expect(namesColumn(text)).toBe(isName));

test.each([
  ['Main duties', true],
  ['المهام', true],
  ['أهم الإنجازات', true],
  ['المنصب', false],
])('what was done goes by names of its own: %s', (text, isName) => expect(namesDuties(text)).toBe(isName));
