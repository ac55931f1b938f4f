import type { Say } from '../../coach/language.ts';
import type { Offer } from './offer.ts';
import { NO_TAX } from './remarks-on-law.ts';
import { figure, inOneCurrency } from './sums.ts';

// Offers whose figures cannot be set against each other as they were read: they are asked about.

/** No two offers of one person lie farther apart. */
const APART_MAX = 4;

/** What was read and what is to be told; null where the offers can be compared. */
export function doubtOf(offers: readonly Offer[], yearly: readonly number[], say: Say): string | null {
  const read = offers
    .map(({ name, currency, kindOfPay }, at) => {
      const kind = kindOfPay === 'net' ? say(' net', ' صافي') : kindOfPay ? say(' gross', ' إجمالي') : '';
      return `- **${name}**: ${figure(yearly[at]!, currency)}${kind} ${say('a year', 'في السنة')}`;
    })
    .join('\n');
  const asks = areFarApart(offers, yearly)
    ? say(
        'Two offers of one person seldom lie so far apart, so I have probably misread a figure, or one is by the month and the other by the year. I compare nothing before I know. Tell me each on a line of its own, with its time:\n\n> A: 60,000 a year, 18 days\n> B: 5,400 a month, 25 days',
        'نادرًا ما يتباعد عرضان لشخص واحد هكذا، فلعلي أخطأت قراءة رقم أو أحدهما شهري والآخر سنوي. لا أقارن قبل أن أعرف. اكتب كل عرض في سطر مع مدته:\n\n> A: 12,000 شهريًا، 30 يوم\n> B: 150,000 سنويًا، 22 يوم',
      )
    : areOfTwoKinds(offers)
      ? say(
          'One is told after tax and the other not, so the sums cannot be set against each other. Ask for both before tax, or put the gross one into a net pay calculator of that country, and tell me the two figures.',
          'أحدهما صافٍ والآخر ليس كذلك، فلا يصح مقارنة المبلغين. اطلب كليهما قبل الضريبة، أو احسب صافي الآخر بحاسبة رواتب ذلك البلد، وقل لي الرقمين.',
        )
      : null;
  return asks && `${say('I read:', 'قرأت:')}\n\n${read}\n\n${asks}`;
}

function areFarApart(offers: readonly Offer[], yearly: readonly number[]): boolean {
  const sums = inOneCurrency(offers, yearly);
  return sums !== null && Math.max(...sums) > Math.min(...sums) * APART_MAX;
}

/** Net and gross differ only where pay is taxed. */
const areOfTwoKinds = (offers: readonly Offer[]): boolean =>
  offers.some(({ kindOfPay }) => kindOfPay === 'net') &&
  offers.some(({ kindOfPay, currency }) => kindOfPay !== 'net' && !NO_TAX.has(currency ?? ''));
