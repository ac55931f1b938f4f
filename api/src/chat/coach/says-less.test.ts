import { turnOf } from '../testing/turn.ts';
import { whomIn } from '../tools/mail/names.ts';
import { payByTime } from './pay-by-time.ts';
import { addsOf } from './pay-terms/payroll-adds.ts';
import { readTwoOffers } from './pay-terms/two-offers.ts';

describe('where it is in doubt, less is said', () => {
  it('turns no weekly wage into a month where the pay at the end of a job is asked for', () => {
    expect(payByTime(turnOf('they retrench us, what must they pay me? i get 900 a week'))).toBeNull();
    expect(payByTime(turnOf('i get 900 a week, what is that a month?'))?.text).toContain('3,900');
  });

  it('takes no verb behind "need to" for a reader', () => {
    expect(whomIn('need to step in at the office for a day, write it', 'en')).toBeUndefined();
    expect(whomIn('i need to hand in my notice at the bakery', 'en')).toBeUndefined();
  });

  it('names the payroll of the United States for no other dollar', () => {
    const two = readTwoOffers(
      'Offer 1: $50/hr, 30 hrs, as independent contractor in Calgary. Offer 2: $45/hr, 35 hrs, employee. Which pays more?',
    )!;
    expect(addsOf(two.offers).en).not.toContain('Medicare');
  });
});
