import { hidesPresentHouse } from './unnamed-house.ts';

test.each([
  "pls don't name my current employer",
  'dont mention the name of my present company',
  'without naming my current bank',
  'كويتية. لا تكتب اسم البنك الحالي. اقدر ابدا بعد شهر',
  'بدون ذكر اسم الشركة الحالية',
])('%s', (note) => {
  expect(hidesPresentHouse(note)).toBe(true);
});

test.each(["don't mention the gap", 'my current employer is Elm Ltd', 'لا تذكر الراتب الحالي'])(
  '%s: is said',
  (note) => {
    expect(hidesPresentHouse(note)).toBe(false);
  },
);
