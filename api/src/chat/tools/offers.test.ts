import { coach } from '../coach/coach.ts';
import { turnOf } from '../testing/turn.ts';
import { compareOffers } from './compare-offers.ts';
import { readOffers } from './read-offers.ts';

test('what stands in brackets says how a sum is made up', () => {
  const offers = readOffers(
    'Offer A: basic 5500 + housing 2500, 5 days\nOffer B: 10500 all inclusive (basic 4500), 6 days 9-6',
  );
  expect(offers).toMatchObject([
    { monthly: 8000, basic: 5500, workDays: 5 },
    { monthly: 10500, basic: 4500, workDays: 6 },
  ]);
});

test('pay by the year, lakhs, rents and pensions are read as what they are', () => {
  expect(readOffers('pune 12 LPA (10 fixed + 2 variable) and dubai 9000 aed per month. rent there 3000')).toMatchObject(
    [
      { monthly: 100_000, currency: 'INR' },
      { monthly: 9000, currency: 'AED', rent: 3000 },
    ],
  );
  expect(
    readOffers('1) Clerk, York: £24,000, pension 5%, 28 days 2) Clerk, Hull: £27,000, pension 3%, 25 days'),
  ).toMatchObject([
    { name: 'Clerk, York', monthly: 2000, pensionPercent: 5, leaveDays: 28 },
    { name: 'Clerk, Hull', monthly: 2250, pensionPercent: 3, leaveDays: 25 },
  ]);
});

test('two currencies of no fixed rate are not set against each other', () => {
  const { text } = coach(
    turnOf('عندي عرضين: الاول في جدة 8000 ريال والايجار 2500. والثاني في القاهرة 30 الف جنيه. قارن بينهم'),
  );
  expect(text).toContain('96,000 SAR');
  expect(text).toContain('360,000 EGP');
  expect(text).toContain('5,500 SAR');
  expect(text).toContain('بسعر اليوم');
});

test('days of work, end of service and the way to work are reckoned where they are told', () => {
  const gulf = coach(
    turnOf(
      'Offer A: 9000 AED all in (basic 4500), 6 days. Offer B: basic 5000 + 3000 housing AED, 5 days. which is better',
    ),
  ).text;
  expect(gulf).toContain('A 3,150 AED, B 3,500 AED');
  expect(gulf).toContain('52 more days a year');
  const british = coach(
    turnOf('Compare A: £30,000, 2 days in the office. B: £33,000, 5 days in the office. The train is £20 a day'),
  ).text;
  expect(british).toContain('A 1,840 GBP, B 4,600 GBP');
  expect(british).not.toContain('Gulf');
});

test('housing that is given is set against the rent that is named', () => {
  const { text } = coach(
    turnOf('compare: A is 9000 sar with housing included, B is 11000 sar without housing. rent for me would be 3000'),
  );
  expect(text).toContain('A 9,000 SAR (housing given), B 8,000 SAR. So **A** leaves 1,000 SAR a month more.');
});

test('pay now and pay offered are two offers; a difference in pay is none', () => {
  const { text } = coach(turnOf('i earn 6 lpa in pune wfh, offered 9 lpa in chennai full office. should i move?'));
  expect(text).toContain('**B** pays 50% more');
  expect(text).toContain('A 0, B 5');
  expect(readOffers('my boss offered 2000 more, the new one is 1000 more than what i had')).toEqual([]);
});

test('a benefit that only one gives is named beside the difference in pay', () => {
  const { text } = coach(
    turnOf('عندي عرضين: واحد 8000 ريال مع تأمين للعائلة والثاني 9500 ريال بدون تأمين للعائلة، ايهما افضل'),
  );
  expect(text).toContain('A: تأمين للعائلة');
  expect(text).toContain('18,000');
});

describe('offers outside the Gulf', () => {
  const asked =
    'two offers: A is 39000 with 33 days leave and 10 min commute, B is 42500 with 27 days leave but train costs 220 a month. which is better?';
  const { text } = compareOffers.run({ text: asked }, turnOf(asked, { region: 'GB' }));

  test('are told by the year where pay is told so', () => {
    expect(text).toContain('| A | 3,250 |');
    expect(text).toContain('**39,000**');
  });

  test('have what it costs to take them taken off, and not added', () => {
    expect(text).toContain('**42,500**');
    expect(text).toContain('A 39,000, B 39,860');
  });

  test('are given no advice on the end of service', () => {
    expect(text).not.toMatch(/Gulf|end of service/u);
  });

  test('that name a currency are read as that currency is paid', () => {
    const inRiyals = 'A is 14000 riyals, B is 16500 all in';
    expect(compareOffers.run({ text: inRiyals }, turnOf(inRiyals, { region: 'GB' })).text).toContain('**198,000 SAR**');
  });
});

test('two that are named A and B are compared, though no word says what they are', () => {
  const asked = 'A is £38,000 a year with 10% bonus, B is £41,000 a year but parking costs £150 a month';
  expect(coach(turnOf(asked, { region: 'GB' })).text).toContain('A 41,800 GBP, B 39,200 GBP');
});
