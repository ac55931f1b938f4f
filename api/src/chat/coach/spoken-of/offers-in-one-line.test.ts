import { answersTo } from '../../testing/talk.ts';

const last = (...messages: string[]) => answersTo(messages, { resume: null, resumes: [] }).at(-1)!.text;

const TWO =
  '2 offers help me pick. A: fintech in lagos, 1.4m naira monthly, HMO, pension. B: UK startup remote contractor $1,500/month, no benefits, 6 month contract';

describe('two offers in one line, with money as people write it', () => {
  test.each([
    [TWO, ['16,800,000 NGN', '18,000 USD', '1 USD makes 933.3 NGN', 'B is on invoices', 'B ends after 6 months']],
    ['A 1.2m naira/month in abuja with car. B 950 pounds a month remote, contractor', ['14,400,000 NGN', '11,400 GBP']],
    ['R28k pm cape town office job or 1,600 dollars pm remote for a US firm', ['336,000 ZAR', '19,200 USD']],
    [
      'offer from a bank, 6,500 cedis/month and a remote US company $900 a month as contractor. help me choose',
      ['78,000 GHS', '10,800 USD'],
    ],
    ['a is 55k usd chicago w 401k and health, b is 68k usd 1099 contractor.', ['68,000 USD', 'B is on invoices']],
    [
      'got two: clinic 65k ksh per month, or telehealth co from canada paying 1,050 cad monthly, freelance. which',
      ['780,000 KES', '12,600 CAD'],
    ],
  ])('%s', (text, parts) => {
    const said = last(text);
    for (const part of parts) expect(said).toContain(part);
  });
});

describe('who pays tax, pension and the rest', () => {
  test.each([
    'what about tax and pension on the second one',
    'tax and pension on B?',
    'who pays tax and pension for the contractor one',
  ])('is told of the one that is meant: %s', (asked) => {
    const said = last(TWO, asked);
    expect(said).toContain('**B** (on invoices)');
    expect(said).toContain('you declare and pay it yourself');
    expect(said).toContain('what the employer adds with A');
    expect(said).not.toContain('**A**:');
  });

  test('what is told is not asked', () => {
    expect(last(TWO, 'A gives 5% pension')).not.toContain('nobody pays in');
  });
});

describe('how to ask one of them for more', () => {
  test.each([
    'ok how do i ask B for 2k without losing it',
    'how would i get the second up to 2k',
    'ask B for 2,000, how do i put it',
  ])('the way and the words: %s', (asked) => {
    const said = last(TWO, asked);
    expect(said).toContain('33% above the offer');
    expect(said).toContain('I had thought of USD 2,000');
  });

  test('by "them" the one is meant that was spoken of last', () => {
    expect(last(TWO, 'what about tax on B', 'how do i get them to 1,700')).toContain('I had thought of USD 1,700');
  });
});
