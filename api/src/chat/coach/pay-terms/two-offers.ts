import type { Said } from '../language.ts';
import { inPlainFigures } from './amounts.ts';
import { type ExchangeRate, rateTold } from './exchange-rate.ts';
import type { PayTerms, Unit } from './pay-terms.ts';
import { CONTRACTOR, readTerms } from './read-terms.ts';

export interface TwoOffers {
  offers: [PayTerms, PayTerms];
  rate: ExchangeRate | null;
}

const THING = '(?:offer|job|option|company|place|contract|hospital|clinic|agency|firm)';
/** Where the second of two begins, the surest first; each keeps the words that name it. */
const SECOND_BEGINS: readonly RegExp[] = [
  new RegExp(`(?:^|[\\s.;,])(?=${THING} ?(?:2|b|two)(?!\\p{L}|\\d))`, 'gu'),
  /(?:^|[\s.;,])(?=(?:2|b)[).:] )/gu,
  /\n+/gu,
  /[\s.;,](?:vs\.?|versus|مقابل)\s/gu,
  /(?:[.;,،]|\s(?:and|but|or))\s(?=(?:the |a |my )?(?:second|other|another|new)\b)|\s(?=(?:and )?(?:the )?(?:second|other|new) (?:one|offer|job|place)\b)/gu,
  /[.;,،]?\s(?=و?(?:ال)?(?:عرض )?(?:ال)?(?:ثاني|تاني|جديد)\S*\s|والعرض\s|وجاني\s|وجالي\s|عرض )/gu,
  /[.;]\s/gu,
  /[,،]\s(?=(?:(?:they|he|she|got|now|a|an|us|uk|my|and|but|job|one)\s)?(?:\p{L}+\s){0,4}?(?:offer\p{L}*|wants?|would|pays?|gives?|get|i get|contractor|contract|staff|employee|payroll|permanent|freelance)\b)/gu,
  /\s(?:or|but|while|whereas)\s/gu,
  /\sand\s(?=(?:a|an|one|another)\s)/gu,
  /\s(?=(?:got |been )?offered\b)/gu,
  /[,،]\s/gu,
];
const FIRST_NAMED = new RegExp(`(?:^|[\\s.;,:])(?=(?:${THING} ?(?:1|a|one)(?!\\p{L}|\\d))|(?:1|a)[).:] )`, 'u');
const NOW =
  /\b(?:now|currently|current|at the moment|today|present(?:ly)?|i(?:'m| am|m)? (?:on|earn|make|get(?! (?:two|2|an?) )|getting|paid|have(?! (?:two|2|three|an?|these|got|both) ))|where i am|my (?:job|boss|company|current)|im paid)\b|حاليا|الان|دلوقتي|راتبي|الحالي|شغلي/u;
const NEW = /\b(?:new|offer\p{L}*|other|wants? me|startup|would|another|they)\b|عرض|جديد|الثاني|التاني/u;
const TEXT_MAX = 900;

/** Two jobs that a message sets side by side, with what each pays; null where it does not. */
export function readTwoOffers(typed: string): TwoOffers | null {
  const plain = inPlainFigures(typed.slice(0, TEXT_MAX));
  const { rest, rate } = rateTold(plain);
  const start = FIRST_NAMED.exec(rest)?.index ?? 0;
  for (const begins of SECOND_BEGINS) {
    const ways = [...rest.matchAll(begins)].slice(0, SPLITS_MAX).flatMap(({ index, 0: mark }) => {
      const first = rest.slice(start < index ? start : 0, index);
      const second = rest.slice(index + mark.length);
      if (!/\d/u.test(first) || !/\d/u.test(second)) return [];
      const [one, other] = [readTerms(first), readTerms(second)];
      const both = one && other ? alike(one, other) : null;
      return both ? [both] : [];
    });
    // Of several the one behind which another job begins, and not a part of the first: ", pension 8%, service Y 30 an hour".
    const same = ways.filter(([, other]) => other.pay.value === ways[0]![1].pay.value);
    const both = same.find(([, other]) => !BEGINS_WITH_PART.test(other.told)) ?? same.at(-1);
    if (both) return { offers: withHousing(named(...both, rest), rest), rate };
  }
  return null;
}
const BEGINS_WITH_PART =
  /^[\s,]*(?:\d|[£$€]|no |plus |with |and |pension|match|insurance|ins |health|medical|bonus|premiums?|night|weekend|shift|rent|sign|leave|holiday|hours|full|part|total|ot |overtime|free|benefits|parking|tools|تامين|سكن|مكافاه|بدل)/u;
/** Nobody tells two jobs in more clauses. */
const SPLITS_MAX = 12;

/** Both, where they can be the pay of two jobs: a sum for which no time is told goes by the other. */
function alike(one: PayTerms, other: PayTerms): [PayTerms, PayTerms] | null {
  if (one.isPeriodTold && other.isPeriodTold) return [one, other];
  if (!one.isPeriodTold && !other.isPeriodTold) return one.pay.per === other.pay.per ? [one, other] : null;
  const [told, open] = one.isPeriodTold ? [one, other] : [other, one];
  const isOfTwoMoneys = open.currency !== null && told.currency !== null && open.currency !== told.currency;
  if (isOfTwoMoneys) return [one, other];
  const per = nearestUnit(open, told);
  if (per === null || open.pay.value < PAY_MIN[per]) return null;
  const read = { ...open, pay: { ...open.pay, per } };
  return one === open ? [read, other] : [one, read];
}
const PAY_MIN: Readonly<Record<Unit, number>> = {
  hour: 8,
  day: 50,
  week: 200,
  fortnight: 400,
  month: 500,
  year: 8_000,
};
const A_YEAR: Readonly<Record<Unit, number>> = { hour: 2_080, day: 260, week: 52, fortnight: 26, month: 12, year: 1 };

/** The time for which a sum comes nearest to the other pay. */
function nearestUnit(open: PayTerms, told: PayTerms): Unit | null {
  const yearly = told.pay.value * A_YEAR[told.pay.per];
  const units: Unit[] = ['hour', 'day', 'week', 'month', 'year'];
  const [best] = units
    .map((unit) => ({ unit, apart: apartOf(open.pay.value * A_YEAR[unit], yearly) }))
    .toSorted((a, b) => a.apart - b.apart);
  return best && best.apart <= NEAR ? best.unit : null;
}
const NEAR = 2.5;
const apartOf = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);

const HOUSED =
  /\b(?:company|firm|employer|boss|job|hotel|they|who) (?:pays?|gives?|provides?|covers?) (?:for )?(?:me |us )?(?:my |the |a |our )?(?:housing|rent|room|flat|accommodation|apartment|villa)\b|\b(?:live|stay|living|staying) (?:for free|rent[- ]?free|in (?:company|staff|a company|the company) \p{L}+)\b|علي حساب (?:ال)?(?:شركه|شغل|كفيل)|سكن (?:من|علي) (?:ال)?شركه|ساكن مجانا/u;

/** Whoever lives at the employer's cost now pays the rent that is named only with the other job. */
function withHousing(offers: [PayTerms, PayTerms], text: string): [PayTerms, PayTerms] {
  const rent = offers.flatMap(({ costs }) => costs.filter(({ en }) => en === 'rent'))[0];
  const clause = text.split(/[.,،;]\s/u).find((each) => HOUSED.test(each));
  if (!rent || !clause) return offers;
  const byWord = NOW.test(clause) ? offers.findIndex(({ name }) => name.en === 'Now') : -1;
  const housed = byWord >= 0 ? byWord : offers.findIndex(({ told }) => told.includes(clause));
  const [one, other] = offers.map((terms, at) => ({
    ...terms,
    isHoused: at === housed,
    costs: [...terms.costs.filter(({ en }) => en !== 'rent'), ...(at === housed ? [] : [rent])],
  }));
  return [one!, other!];
}

const LABEL = new RegExp(`^[\\s.;,]*(?<thing>${THING}) ?(?<place>[12ab]|one|two)(?!\\p{L}|\\d)`, 'u');

function named(one: PayTerms, other: PayTerms, text: string): [PayTerms, PayTerms] {
  const labels = [one, other].map(({ told }) => LABEL.exec(told)?.groups);
  if (labels[0] && labels[1]) return [withName(one, labelOf(labels[0])), withName(other, labelOf(labels[1]))];
  const isNow = NOW.test(one.told) && !NOW.test(headOf(other.told).replace(/\bi (?:get|have)\b/gu, ' '));
  const isLater = !isNow && NOW.test(other.told) && NEW.test(one.told);
  const now: Said = { en: 'Now', ar: 'الحالي' };
  const next: Said = {
    en: CONTRACTOR.test(isLater ? one.told : other.told) ? 'New (contractor)' : 'New',
    ar: 'الجديد',
  };
  if (isNow && NEW.test(text)) return [withName(one, now), withName(other, next)];
  if (isLater) return [withName(one, next), withName(other, now)];
  if (one.isContractor !== other.isContractor) return [withName(one, kindOf(one)), withName(other, kindOf(other))];
  return [withName(one, { en: 'A', ar: 'الأول' }), withName(other, { en: 'B', ar: 'الثاني' })];
}

/** What is said of both stands behind the second. */
const headOf = (told: string): string => told.slice(0, HEAD);
const HEAD = 30;

const kindOf = ({ isContractor }: PayTerms): Said =>
  isContractor ? { en: 'Contractor', ar: 'مستقل' } : { en: 'Payroll', ar: 'موظف' };
const withName = (terms: PayTerms, name: Said): PayTerms => ({ ...terms, name });

function labelOf({ thing = '', place = '' }: Record<string, string | undefined>): Said {
  const shown = place.length === 1 ? place.toUpperCase() : place;
  return {
    en: `${thing[0]!.toUpperCase()}${thing.slice(1)} ${shown}`,
    ar: /1|a|one/u.test(place) ? 'الأول' : 'الثاني',
  };
}
