import { coach } from '../../coach/coach.ts';
import { lastAnswerTo } from '../../testing/talk.ts';
import { turnOf } from '../../testing/turn.ts';
import { offersTold, yearlyOf } from './sums.ts';

const yearsOf = (text: string) => offersTold(text, turnOf(text)).map((offer) => Math.round(yearlyOf(offer)));
const costsOf = (text: string) => offersTold(text, turnOf(text)).map(({ costs }) => Math.round(costs * 12));

describe('the time of a cost is not that of the pay', () => {
  test.each<[string, number[], number[]]>([
    [
      'A: 44k, bus pass costs me 95 a month. B: 41,200 and driving is about 60 a month in fuel',
      [44_000, 41_200],
      [1_140, 720],
    ],
    ['first is 33k, metro 70 a month. second 31,800, i walk', [33_000, 31_800], [840, 0]],
    ['36,500 or 39,000 and 130 a month train, which', [36_500, 39_000], [0, 1_560]],
    ['A: 48k (parking 110 a month). B: 45.5k (remote)', [48_000, 45_500], [1_320, 0]],
    ['A 51k, season ticket £2,900 a year. B 49k, bus £14 a week', [51_000, 49_000], [2_900, 728]],
    ['54k with a commute of £11 a day, 2 days a week in office, or 50k remote', [54_000, 50_000], [1_012, 0]],
    ['A: 88,000 kes a month, matatu 5,000. B: 99,000 kes, matatu 7,500', [1_056_000, 1_188_000], [60_000, 90_000]],
    ['A 43k travel paid by company, B 45k and travel 150 a month', [43_000, 45_000], [0, 1_800]],
    ['عرض اول 13000 درهم والمواصلات تكلفني 500 شهريا، والثاني 12500 درهم', [156_000, 150_000], [6_000, 0]],
  ])('%s', (text, years, costs) => {
    expect(yearsOf(text)).toEqual(years);
    expect(costsOf(text)).toEqual(costs);
  });

  test.each<[string, number[]]>([
    ['A: 9000 SAR, B: 7500 SAR plus transport 700 and housing 1800', [108_000, 120_000]],
    ['A 40k plus travel allowance 100 a month, B 42k', [41_200, 42_000]],
    ['A pays 41k and has free parking, B pays 40k and 80 min commute', [41_000, 40_000]],
  ])('what comes on top or is no sum costs nothing: %s', (text, years) => {
    expect(yearsOf(text)).toEqual(years);
    expect(costsOf(text)).toEqual([0, 0]);
  });

  test('a cost of no time is named with the time that it was taken for', () =>
    expect(coach(turnOf('compare: A: 46k, parking 70. B: 44k, fully remote')).text).toContain(
      '“parking 70” as a month’s',
    ));
});

describe('for what time pay is told', () => {
  test.each<[string, number[]]>([
    ['A: 37k. B: 34,900.', [37_000, 34_900]],
    ['A $91k + 15k bonus, B $99k', [106_000, 99_000]],
    ['A £52k + car allowance 5,400, B £56k', [57_400, 56_000]],
    ['£17k or £14,500 part time', [17_000, 14_500]],
    ['340 a day contract vs 66k perm', [88_400, 66_000]],
    ['€2.900,- brutto x 14 vs €3.250,- brutto x 12', [40_600, 39_000]],
    ['3 100 € in Graz x 14, or 3 500 € in Hamburg', [43_400, 42_000]],
    ['1.1 lakh per month in pune vs 15 LPA in chennai', [1_320_000, 1_500_000]],
    ['offer a 26000 egp, offer b 31000 egp', [312_000, 372_000]],
    ['R41k a month vs R46k', [492_000, 552_000]],
    ['27k in bangalore or 33k in pune', [324_000, 396_000]],
    ['AED 13k all in vs AED 10k + housing 4k', [156_000, 168_000]],
    ['14 lakhs fixed vs 11.5 lakhs + 3 lakhs variable', [1_400_000, 1_450_000]],
    ['45k pesos a month with 13th month, vs 47k pesos', [585_000, 564_000]],
    ['عندي عرضين، الاول 36 الف والثاني 41 الف', [432_000, 492_000]],
  ])('%s', (text, years) => expect(yearsOf(text)).toEqual(years));

  test('what was assumed is said, for a year and for a month', () => {
    expect(coach(turnOf('which is better, A: 37k or B: 35k')).text).toContain('as those of a year');
    expect(coach(turnOf('which is better, A: 2900 or B: 3100')).text).toContain('as those of a month');
  });
});

describe('what is asked of such offers', () => {
  const told =
    'two offers. A: 46k, on site, train costs me 150 a month. B: 44,500, 3 days home, travel is about 60 a month, plus 3% bonus that isnt guaranteed. which';
  const last = (...messages: string[]) => lastAnswerTo([told, ...messages], { resume: null, resumes: [] }).text;

  test.each(['whats the yearly difference after travel if they dont pay the bonus', 'difference without the bonus?'])(
    'the difference without what is not sure: %s',
    (asked) => expect(last(asked)).toContain('A 44,200, B 43,780'),
  );
  test('the difference as it is told', () => expect(last('so what is the difference a year?')).toContain('B 45,115'));
  test('another sum for one of them, with the costs and without the bonus', () => {
    const text = last('and if A went up to 47.5?');
    expect(text).toContain('A 45,700 (− 1,800)');
    expect(text).toContain('If no bonus is paid: A 45,700, B 43,780');
  });
});

test('a fare beside two sums is not their time', () => {
  const { text } = coach(
    turnOf('im on 36k now, offered 40k but the train is 120 a month, how much more is that in percent'),
  );
  expect(text).not.toContain('a month, from');
});
