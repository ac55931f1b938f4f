import { fold, toAsciiDigits } from '@vitae/language/fold';
import { NUMBER_WORDS } from '@vitae/language/number-words';
import type { Offer } from '../../tools/offers/offer.ts';
import { figure, fixedMonthlyOf } from '../../tools/offers/sums.ts';
import { answerOfId } from '../answer-question.ts';
import { languageOf, reply, type Say, sayIn } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { awardInSaudiArabia } from '../worked-out-sa.ts';

// What each of the offers pays at the end of service, by the basic pay that was told of it and the law of its money.

const ASKS =
  /\b(?:end of service|eos[b]?|gratuity|indemnity|end[- ]of[- ]service|service award|severance when i leave)\b|نهايه (?:ال)?خدمه|مكافاه (?:ال)?نهايه/u;
const YEARS =
  /\b(?<count>\d{1,2}(?:\.\d)?|one|two|three|four|five|six|seven|eight|nine|ten) ?(?:years?|yrs?)\b|(?<arabic>\d{1,2}) (?:سنوات|سنين|سنه)|(?<two>سنتين)/u;
const COUNTS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, one: 1 };
/** Asked of a law, and of no offer: "how is it calculated in Saudi Arabia". */
const OF_THE_RULE =
  /\b(?:how (?:is|are|do|does|it)|calculat\w*|what is (?:the )?(?:end|gratuity|eos))\b|كيف|تحسب|احسب/u;
const YEARS_ASSUMED = 3;
const DAYS_OF_MONTH = 30;
const FIRST_YEARS = 5;

/** Days of basic pay for each of the first five years, and for each later one. */
const DAYS_BY_LAW: Readonly<Record<string, { first: number; later: number; card: string }>> = {
  AED: { first: 21, later: 30, card: 'gratuity-ae' },
  QAR: { first: 21, later: 21, card: 'gratuity-qa' },
};

/** Null where a message does not ask for it, or no offer is of a country that knows it. */
export function endOfServiceOfOffers(
  turn: Turn,
  offers: readonly Offer[],
  told: string,
  weighed: readonly string[],
): CoachAnswer | null {
  const words = toAsciiDigits(fold(turn.text));
  if (!ASKS.test(words) || OF_THE_RULE.test(words)) return null;
  const { count, arabic, two } = YEARS.exec(words)?.groups ?? {};
  const typed = two ? 2 : Number(COUNTS[count ?? ''] ?? count ?? arabic ?? 0);
  const years = typed || YEARS_ASSUMED;
  const say = sayIn(languageOf(turn));
  const lines = offers.map((offer) => `- **${offer.name}:** ${ofOffer(offer, years, say)}`);
  const cards = offers.flatMap(({ currency }) =>
    currency === 'SAR' ? ['gratuity-sa'] : (DAYS_BY_LAW[currency ?? '']?.card ?? []),
  );
  if (cards.length === 0) return null;
  const sources = cards.flatMap((id) => answerOfId(turn, id)?.sources ?? []);
  const assumed = typed
    ? ''
    : say(
        ` I took ${years} years; say another number, and I reckon anew.`,
        ` حسبت ${years} سنوات، وقل غيرها لأعيد الحساب.`,
      );
  const text = `${say(`End of service after **${years} year${years === 1 ? '' : 's'}**:`, `نهاية الخدمة بعد **${years} سنوات**:`)}${assumed}\n\n${lines.join('\n')}\n\n${say('It is a sum at the end, and no reason to choose by itself. Where a contract promises more than the law, the contract holds: have it shown to you. Some free zones and funds replace it by monthly payments.', 'هو مبلغ عند النهاية ولا يكفي وحده للاختيار. وإن وعد العقد بأكثر من النظام فالعقد هو المرجع. وبعض المناطق الحرة والصناديق تستبدله بدفعات شهرية.')}`;
  return reply(turn, { en: text, ar: text }, { sources, about: { kind: 'offers', told, weighed: [...weighed] } });
}

function ofOffer(offer: Offer, years: number, say: Say): string {
  const { currency, basic, monthly } = offer;
  const wage = Math.round(fixedMonthlyOf(offer));
  if (currency === 'SAR')
    return (
      awardInSaudiArabia(`salary ${wage}`, years, say('en', 'ar') as 'en' | 'ar').replace(/^\*\*[^*]+\*\* /u, '') ||
      say('not reckoned', 'غير محسوب')
    );
  const law = DAYS_BY_LAW[currency ?? ''];
  if (!law) return say('I have no rule for its country; ask for it in writing.', 'لا قاعدة لدي لبلده، فاطلبها كتابة.');
  if (years < 1) return say('nothing below one year.', 'لا شيء دون سنة.');
  const base = basic ?? monthly;
  const days = Math.min(years, FIRST_YEARS) * law.first + Math.max(0, years - FIRST_YEARS) * law.later;
  const sum = figure((base / DAYS_OF_MONTH) * days, currency);
  const unsplit = basic
    ? ''
    : say(
        ' (reckoned on all of it, since no basic pay was told: it will be less)',
        ' (محسوبة على المبلغ كله لعدم ذكر الأساسي، فستكون أقل)',
      );
  return say(
    `${figure(base, null)} ÷ 30 × ${days} days = **${sum}**, whether you resign or they end it${unsplit}.`,
    `${figure(base, null)} ÷ 30 × ${days} يومًا = **${sum}** سواء استقلت أو أنهوا العقد${unsplit}.`,
  );
}
