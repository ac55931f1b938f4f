import { coach } from '../../coach/coach.ts';
import { answersTo, lastAnswerTo } from '../../testing/talk.ts';
import { turnOf } from '../../testing/turn.ts';
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
  expect(text).toContain('**Chennai** pays 50% more');
  expect(text).toContain('Pune 0, Chennai 5');
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

describe('facts of an offer', () => {
  const asked = 'got 2 offers: bluewave 42k + 10% bonus hybrid 3 days, and sandhill 45k no bonus fully remote';

  test('are all read: names, bonus, days in the office', () => {
    expect(readOffers(asked, true)).toMatchObject([
      { name: 'Bluewave', monthly: 3500, bonusPercent: 10, officeDays: 3, workDays: null },
      { name: 'Sandhill', monthly: 3750, bonusPercent: 0, officeDays: 0, benefits: { lacking: [{ en: 'a bonus' }] } },
    ]);
  });

  test.each([
    ['45k, 2 days from home', 3],
    ['45k, two days wfh', 3],
    ['45k on site', 5],
    ['45k, 4 days in the office', 4],
    ['45k, 100% remote', 0],
    ['18000 درهم ويومين من البيت', 3],
  ])('the place of work is read: %s', (text, days) => {
    expect(readOffers(`A: ${text}\nB: 50k`)[0]).toMatchObject({ officeDays: days });
  });

  test.each([
    ['42k at bluewave or 45k at sandhill', ['Bluewave', 'Sandhill']],
    ['bluewave is offering 42k and sandhill offered me 45k', ['Bluewave', 'Sandhill']],
    ['offer a: 42k, offer b: 45k', ['A', 'B']],
  ])('are called by their names: %s', (text, names) => {
    expect(readOffers(text).map(({ name }) => name)).toEqual(names);
  });

  test('that there is no bonus is known, and that the other may not come', () => {
    const { text } = lastAnswerTo([asked, 'what about the bonus'], { region: 'GB' });
    expect(text).toContain('**Bluewave:** 4,200');
    expect(text).toContain('**Sandhill:** none');
    expect(text).toContain('it is not sure');
    expect(text).toContain('**Sandhill** pays 7% more than Bluewave');
  });

  test('sums so large are those of a year wherever one asks, until a month is said', () => {
    const [first, second] = answersTo(['two offers, 42k and 45k', 'they are per month'], { region: 'AE' });
    expect(first!.text).toContain('**42,000**');
    expect(first!.text).toContain('those of a year');
    expect(second!.text).toContain('**504,000**');
  });
});

test('offers in sentences and in Arabic are read with their names', () => {
  const names = (text: string) => readOffers(text).map(({ name }) => name);
  expect(names('sandhill pays 51k, 25 days holiday. bluewave 49k, 27 days and 10% bonus')).toEqual([
    'Sandhill',
    'Bluewave',
  ]);
  expect(names('عرض من نون ٢٠ الف درهم بدون بونص وعرض من طلبات ١٨ الف مع بونص ١٠٪')).toEqual(['نون', 'طلبات']);
});

test('a rent at one place is paid there alone', () => {
  const offers = 'which is better 18k a month in dubai or 52k a year in manchester';
  const { text } = lastAnswerTo([offers, 'what about rent 6000 in dubai']);
  expect(text).toContain('Dubai 12,000');
  expect(text).not.toContain('Manchester');
});

test('what it costs to take an offer counts without the bonus too', () => {
  const offers =
    'two offers. Sandhill: 40k plus 10% bonus, commute costs me 100 a month. Bluewave: 41k no bonus. which is better?';
  const { text } = lastAnswerTo([offers, 'what if they dont pay the bonus'], { region: 'GB' });
  expect(text).toContain('Sandhill 38,800 (− 1,200)');
  expect(text).toContain('must come to 2,200');
});

test('a share of the pension that stands behind "and" is of its offer', () => {
  expect(readOffers('52,000 with 25 days leave and 5% pension, or 55,000 with 20 days and no pension')).toMatchObject([
    { monthly: 52_000, pensionPercent: 5, leaveDays: 25 },
    { monthly: 55_000, pensionPercent: 0, leaveDays: 20 },
  ]);
});

describe('ordinary ways to type offers', () => {
  test.each([
    ['71k with 5% 401k match', { monthly: 71_000, pensionPercent: 5 }],
    ['71k, 401(k) match 50% up to 8%', { monthly: 71_000, pensionPercent: 4 }],
    ['71k, no 403b', { monthly: 71_000, pensionPercent: 0 }],
    ['71k and 4 weeks vacation', { monthly: 71_000, leaveDays: 20 }],
    ['71k, 24 pto, firm of 300 people', { monthly: 71_000, leaveDays: 24 }],
    ['71k, 90 days notice', { monthly: 71_000, leaveDays: null }],
    [
      '71k plus 4000 relocation, 8k sign-on bonus',
      { monthly: 71_000, bonus: 0, apart: ['4000 relocation', '8k sign-on bonus'] },
    ],
    ['71k base, commission 9k', { monthly: 71_000, bonus: 9_000 }],
    ['2.900 € brutto x 14', { monthly: 2_900, currency: 'EUR', bonus: 5_800, kindOfPay: 'gross' }],
    ['12.5L, 20% variable', { monthly: 1_250_000 / 12, currency: 'INR', variable: 250_000 }],
    ['640 rials in sohar', { monthly: 640, currency: 'OMR' }],
  ])('%s', (text, offer) => {
    expect(readOffers(`A: ${text}\nB: 80k`)[0]).toMatchObject(offer);
  });

  test('each is named by its city, and each rent is paid in its own', () => {
    const asked =
      'compare two offers: 54k in dayton, the other 63k in boston with 2500 to move. my rent is 800 here, in boston 1400';
    const { text } = coach(turnOf(asked, { region: 'US' }));
    expect(text).toContain('Dayton 3,700, Boston 3,850');
    expect(text).toContain('Boston: “2500 to move”');
    expect(text).toContain('more than 20% of the difference in pay');
  });

  test('small numbers are told in thousands where another is, and a range by its lower end', () => {
    const asked =
      'i earn 40k. my boss offers 44k to stay + overtime 300 net a month, a second firm offers 46 to 50. which is better';
    const { text } = coach(turnOf(asked, { region: 'GB' }));
    expect(text).toContain('| Staying | 3,667 | 3,600 | **47,600** |');
    expect(text).toContain('New job 46,000 – 50,000');
    expect(text).toContain('Staying +10%, New job +15%');
    expect(text).toContain('told after tax');
  });

  test('pay by the hour is set beside a salary', () => {
    const asked = 'two jobs, one is 26/hr 38 hours, the other 53k a year. which is better';
    expect(coach(turnOf(asked, { region: 'US' })).text).toContain('| A | 4,281 | **51,376** |');
  });

  test('what is said of one by its name is of that one', () => {
    expect(readOffers('41k from hillside school and 47k from a bank, school has 60 days leave', true)).toMatchObject([
      { name: 'Hillside School', leaveDays: 60 },
      { leaveDays: null },
    ]);
  });

  test('places of two countries pay in their own money', () => {
    expect(readOffers('19k a month in dubai or 60k a year in leeds').map(({ currency }) => currency)).toEqual([
      'AED',
      'GBP',
    ]);
  });
});

describe('offers that cannot be read for certain are asked about', () => {
  test.each([
    ['offer A 5000 aed and offer B 5000 aed a week', 'seldom lie so far apart'],
    ['job A pays 2,600 net, job B pays 3,900 gross euro a month. which is more', 'One is told after tax'],
  ])('%s', (asked, said) => {
    const { kind, text } = compareOffers.run({ text: asked }, turnOf(asked));
    expect(kind).toBe('asking');
    expect(text).toContain(said);
    expect(text).not.toContain('| --- |');
  });

  test('in Arabic', () => {
    const { text } = coach(turnOf('عندي عرضين: الاول 9000 ريال شهريا والثاني 9000 ريال في السنة. قارن بينهم'));
    expect(text).toContain('نادرًا ما يتباعد');
  });
});

test('another question beside the offers is answered with them', () => {
  const asked =
    'what notice must i give in britain? and i got two offers, 41k in leeds and the other 44k in york, which is better';
  const { text, sources } = coach(turnOf(asked, { region: 'GB' }));
  expect(text).toContain('one week');
  expect(text).toContain('**York** pays 7% more than Leeds');
  expect(sources).not.toEqual([]);
});

describe('what an employee pays comes off the pay', () => {
  test('a premium is taken off and named, and the bare sum of the other offer with it', () => {
    const asked =
      'two offers. A: 70,000 base, 401k match 5%, medical premium 150 a month. B: 73,000 base, medical 300 a month';
    const { text } = coach(turnOf(asked, { region: 'US' }));
    expect(text).toContain('**71,700**');
    expect(text).toContain('**69,400**');
    expect(text).toContain('A − 1,800 (“medical premium 150 a month”); B − 3,600');
  });

  test.each([
    ['6000 aed a month and they deduct 250 for the room and 40 for the bus', [250, 40]],
    ['48,000 a year, dental costs me 54 per paycheck', [117]],
    ['7000 sar a month minus 90 medical contribution', [90]],
  ])('%s', (offer, sums) => {
    const [first] = readOffers(`A: ${offer}\nB: 50,000 a year`);
    expect(first!.deducted.map(({ sum }) => sum)).toEqual(sums);
    expect([6000, 4000, 7000]).toContain(first!.monthly);
  });

  test('an allowance is paid, and what the employer pays to the insurer is neither', () => {
    expect(readOffers('A: 6000 aed, 400 medical allowance\nB: 6100 aed, company pays insurance 350')).toMatchObject([
      { monthly: 6400, deducted: [], unclear: [] },
      { monthly: 6100, deducted: [], unclear: [] },
    ]);
  });

  test('in Arabic', () =>
    expect(readOffers('الاول: راتب 6000 ريال ويخصمون 250 للسكن\nالثاني: راتب 5900 ريال')).toMatchObject([
      { monthly: 6000, deducted: [{ sum: 250 }] },
      { monthly: 5900, deducted: [] },
    ]));

  test('where nothing says which way a sum goes, that is asked, and it is not counted', () => {
    const { text } = coach(turnOf('compare: A: 61,000 a year, insurance 220 a month. B: 60,000 a year'));
    expect(text).toContain('**61,000**');
    expect(text).toContain('Do you pay that out of your pay');
  });
});
