import { lastAnswerTo } from '../testing/talk.ts';
import { payIn } from './pay-in-advert.ts';

test.each([
  ['المزايا: راتب 6000 - 7500 ريال، بدل سكن، تأمين طبي، تذكرة سنوية', true],
  ['الراتب من 4000 الى 6000 درهم + عمولة', true],
  ['Salary: KES 45,000 - 60,000 gross', true],
  ['Salary Rs 25,000 to 35,000', true],
  ['AED 96,000 - 120,000', false],
  ['£23,500 - £26,000 depending on experience', false],
  ['EUR 42,000 - 46,000', false],
  ['ZAR 18,000 - 22,000 per month', true],
  ['الراتب السنوي 90000 - 120000 ريال', false],
])('a sum is by the month where it says so or nobody earns so little in a year: %s', (line, isByMonth) =>
  expect(payIn(line)).toMatchObject({ isByMonth }),
);

test('what to say about pay has the figures of the advert, and none of another post', () => {
  const advert = 'محاسب - الرياض\nراتب 6000 - 7500 ريال، تذكرة سنوية';
  const { text } = lastAnswerTo(['لو سألوني في المقابلة عن الراتب اقول كام'], { advert, resume: null, resumes: [] });
  expect(text).toContain('6,000 – 7,500 ريال شهريًا');
  expect(text).not.toMatch(/18,000|سنويًا/u);
});
