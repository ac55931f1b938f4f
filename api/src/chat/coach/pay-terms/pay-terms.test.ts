import { HOSTILE_UNITS, repeatTo } from '../../../../bench/hostile-texts.ts';
import { cpuTimeOf } from '../../../testing/cpu-time.ts';
import { answersTo } from '../../testing/talk.ts';
import { turnOf } from '../../testing/turn.ts';
import { compareTerms } from './compare-terms.ts';
import { readTwoOffers } from './two-offers.ts';

const last = (...messages: string[]) => answersTo(messages, { resume: null, resumes: [] }).at(-1)!.text;

describe('two jobs whose pay has many parts, brought to a year step by step', () => {
  test.each([
    [
      'a shift differential, a match, a sum to begin with and an insurance by the month',
      'Offer 1: ward nights $38.00 + 3.50 night diff, 36 hrs, 8k sign on for 2 yr commitment, 403b match 5%, medical 150/mo. Offer 2: agency 26 wks $2000/wk, ins 80/wk. which pays more',
      [
        '(38 + 3.50) × 36 h × 52 weeks = 77,688',
        '77,688 × 5% = 3,884',
        '8,000 ÷ 2 years = 4,000',
        '150 × 12 = − 1,800',
        '80 × 52 = − 4,160',
        'One contract of 26 weeks is 52,000',
      ],
    ],
    [
      'days in a month and a thirteenth salary',
      'Current job R30 000 a month plus 13th cheque. Contract offer R1 900 a day, 20 days a month. which is better',
      ['30,000 × 12 months = 360,000', 'one month more: 30,000 × 1 = 30,000', '1,900 × 20 days × 12 months = 456,000'],
    ],
    [
      'a part of the first behind its pay, and hours by the month',
      'service X 27.50/hr 40 hours a week, pension 8%, service Y 30/hr 160 hours a month, pension 4%. which is more a year?',
      [
        '27.50 × 40 h × 52 weeks = 57,200',
        '57,200 × 8% = 4,576',
        '30 × 160 h × 12 months = 57,600',
        '57,600 × 4% = 2,304',
      ],
    ],
    [
      'overtime from an hour on, and a sum that was taken back',
      'offer 1: 20/hr 50 hrs a week (OT after 40), benefits 65 a week. offer 2: 29... sorry 25/hr 40 hrs, 401k 6% match. which',
      ['20 × 1.5 × 10 h × 52 weeks = 15,600', '25 × 40 h × 52 weeks = 52,000'],
    ],
    [
      'weeks of term',
      'option 1 school £14.00 an hour 30 hours, 39 weeks a year. option 2 shop £13.00 an hour 37 hours, pension 3%. which pays more',
      ['14 × 30 h × 39 weeks = 16,380', '13 × 37 h × 52 weeks = 25,012'],
    ],
    [
      'weeks on and weeks off',
      'job A 35/hr 40 hrs a week, pension 4%. job B camp 44/hr 12 hour days, 2 weeks on 2 weeks off. which',
      ['44 × 84 h × 26 weeks = 96,096'],
    ],
    [
      'a percentage for the nights, and none for the other',
      'clinic one 3,400 euro a month 13 salaries, clinic two 25 euro an hour 38.5 hrs plus 20% night. which more',
      ['3,400 × 12 months = 40,800', '(25 + 5) × 38.5 h × 52 weeks = 60,060', 'shift pay is counted on all hours'],
    ],
  ])('%s', (_, text, parts) => {
    const said = last(text);
    for (const part of parts) expect(said).toContain(part);
  });

  test('what nobody told is named as assumed, and a bonus that is not sure left out', () => {
    const said = last(
      'Got an offer: 70k base with 9k signing bonus, must stay 18 months. currently 66k with 8% bonus and 5% 401k. switch?',
    );
    expect(said).toContain('9,000 ÷ 1.5 years = 6,000');
    expect(said).toContain('paid in full it is 5,280 more');
    expect(said).toContain('you pay in enough to get the whole 5%');
  });

  test('two moneys are only set against each other at a rate that is told', () => {
    const text =
      'now 45,000 pesos a month with 13th month in manila. they offer 1,100 USD a month as independent contractor.';
    expect(last(`${text} rate 57 pesos per dollar. worth it?`)).toContain('13,200 USD = 752,400 pesos');
    expect(compareTerms(turnOf(`${text} worth it?`))).toBeNull();
  });

  test('a rate in thousands, days in a year and how long a sum binds', () => {
    expect(
      last(
        'bank N550,000 a month, 13th month. startup contractor £900 a month. 1 gbp = 2,050 naira. should i take it?',
      ),
    ).toContain('10,800 GBP = 22,140,000');
    const said = last(
      'staff job $33/hr 40 hrs, 5% 403b match, 7,500 sign-on for 2 years. 1099 job $330 a day 200 days a year. which is more',
    );
    expect(said).toContain('7,500 ÷ 2 years = 3,750');
    expect(said).toContain('330 × 5 days × 40 weeks = 66,000');
  });

  test('in Arabic, with a rate', () => {
    const said = last(
      'راتبي 40000 جنيه في الشهر موظف وتأمينات، وشركة برا عارضة 1200 دولار في الشهر فريلانس. الدولار ب 50 جنيه. احسن؟',
    );
    expect(said).toContain('720,000 − 480,000 = 240,000 EGP');
  });

  test('whoever lives at the employer’s cost now pays the rent only with the other job', () => {
    const said = last(
      'i earn 7,000 aed a month now and the company pays my room. new offer 8,000 aed a month no housing, rent for a room in sharjah about 1,500. worth it?',
    );
    expect(said).toContain('Level from 8,500 a month on');
  });

  test('plain offers, one job alone and wishes for a letter are left to others', () => {
    for (const text of [
      'A: 12,000 AED basic + 4,000 housing, 30 days. B: 15,500 AED all in, 22 days. which is better',
      'is 24.50 an hour with 401k match 4% good for a nurse?',
      'write a mail: Offer 1 $40/hr with 4% match, Offer 2 $2000/wk 13 wks, i take offer 1',
    ])
      expect(compareTerms(turnOf(text))).toBeNull();
  });
});

describe('what is told of them afterwards', () => {
  const offers =
    'Offer 1: hospital staff $41.50 an hour, 36 hrs, 10k sign on for 2 yr commitment, health ins 180/mo. Offer 2: travel contract in Denver 13 wks $2350/wk total, 1050 of that taxable and rest stipends, 36 hrs, ins 95/wk. which pays more';

  test('weeks worked, a rent there and one at home', () => {
    const said = last(
      offers,
      "i'd work 44 weeks if i travel. furnished place is 1900 a month and I'd keep my apartment here at 1150",
    );
    expect(said).toContain('2,350 × 44 weeks = 103,400');
    expect(said).toContain('1,900 × 12 × 44 ÷ 52 = − 19,292');
    expect(said).toContain('(1,150 a month) is paid in both cases');
  });

  test('what goes back of the sum to begin with is reckoned both ways', () => {
    const said = last(offers, 'what happens with the 10k if i leave after a year and a half, say 18 months?');
    expect(said).toContain('10,000 × 6 ÷ 24 = **2,500 back**');
    expect(said).toContain('All or nothing');
  });

  test('which one to take, and one part of them', () => {
    expect(last(offers, 'which one would you take')).toContain('it ends after 13 weeks');
    expect(last(offers, 'and what about the insurance at the second one')).toContain('95 × 52');
    expect(last(offers, 'what should i ask them before i sign')).toContain('before I sign');
  });

  test('a sum to begin with that is told alone', () => {
    expect(
      last(
        'they paid me 3000 relocation and the contract says 12 months. i want to leave after 8 months, do i pay it back?',
      ),
    ).toContain('3,000 × 4 ÷ 12 = **1,000 back**');
    expect(last('i get a bonus of 5000 in march, should i leave before or after 2 months?')).not.toContain('back**');
  });

  test('what a contractor goes without, and what rate makes up for it', () => {
    const job =
      'now 60,000 mxn a month nomina with imss, 30 days aguinaldo. startup wants me as contractor 4000 usd. good? 18 pesos per dollar';
    expect(last(job, 'what do i lose as contractor')).toContain('one month more: 60,000 × 1 = 60,000');
    const rate = last(job, 'what do i lose as contractor', 'so how much should i ask');
    expect(rate).toContain('780,000 ÷ 18 ÷ 12 = 3,600 USD');
    expect(rate).toContain('Floor:** + 30%');
  });
});

describe('leave that is owed in Britain to whoever leaves within the year', () => {
  test.each([
    [
      'its 16 hrs a week in leeds, holiday year is jan to dec and id leave end of june, had 4 days off so far (8 hr days, i do 2 days a week). how much am i owed',
      ['2 × 5.6 = 11.2 days', '11.2 × 6 ÷ 12 = 5.6 days', '5.6 − 4 = **1.6 days**', '**12.8 hours**'],
    ],
    [
      'cleaner glasgow, 20 hours a week over 5 days, leaving on 15 september, leave year starts in april, ive taken 7 days. how much holiday am i owed? £12.00 an hour',
      ['28 × 5.5 ÷ 12 = 12.83 days', '**£279.84**'],
    ],
    [
      'full time in bristol, last day end of march, leave year january to december, took 9 days holiday. what am i owed',
      ['2 days more than you have built up'],
    ],
  ])('%s', (text, parts) => {
    const said = last(text);
    for (const part of parts) expect(said).toContain(part);
  });

  test('of another country nothing is reckoned', () => {
    expect(
      last('20 hours a week in berlin over 5 days, leaving end of june, took 4 days leave. how much holiday am i owed'),
    ).not.toContain('5.6');
  });
});

test('leave that is kept back for a missing notice gets its answer, and no mail', () => {
  expect(last('boss wont pay my holiday because i didnt work my notice')).toContain('May they keep my holiday pay?');
});

test.each(Object.entries(HOSTILE_UNITS))('a message made of %s takes no time', async (_, unit) => {
  const taken = await cpuTimeOf(() => {
    for (const head of ['', 'offer 1: 40/hr 36 hrs. offer 2: ', 'now 45k, new ']) {
      readTwoOffers(repeatTo(`${head}${unit}`, 3_000));
      compareTerms(turnOf(`${head}${repeatTo(unit, 3_000)}`));
    }
  });
  expect(taken).toBeLessThan(1_500);
});
