import { currencyIn, currencyOf } from '../../tools/offers/currencies.ts';
import { CURRENCY_CODES } from './amounts.ts';

/** So many units of `weak` make one of `strong`; null where a rate is told without them. */
export interface ExchangeRate {
  value: number;
  strong: string | null;
  weak: string | null;
}

const MONEY = `(?:${CURRENCY_CODES}|dollars?|bucks|pounds?|euros?|pesos?|rupees?|rs|rand|naira|cedis?|shillings?|riyals?|dirhams?|reais|lira|دولار|جنيه|ريال|درهم|ليره|يورو|دينار)`;
const NUMBER = '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,6})(?:\\.\\d{1,4})?(?![\\d,]*\\d)';
const RATES: readonly RegExp[] = [
  new RegExp(
    `(?:(?:lets say|say|at|with|rate(?: of| is)?|about|around|assume|يعني|علي) )?(?<value>${NUMBER}) ?(?<weak>${MONEY}) ?(?:per|to the|to a|to 1|for a|for one|for 1|for each|a|=|/|لل|لكل) ?(?:1 ?)?(?<strong>${MONEY})(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?:(?:lets say|say|at|with|rate(?: of| is)?|assume) )?(?<!\\d)1 ?(?<strong>${MONEY}) ?(?:=|is|to|at|for|makes|buys) ?(?<value>${NUMBER}) ?(?<weak>${MONEY})?(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<strong>(?:ال)?دولار|اليورو|الجنيه) (?:ب|بـ|يساوي|=) ?(?<value>${NUMBER}) ?(?<weak>${MONEY})?(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?:(?:exchange|fx) rate|(?<!hourly |day |pay )rate of exchange|tipo de cambio)(?: (?:is|of|at|about))*[ :]{1,2}(?<value>${NUMBER})(?!\\d|%)`,
    'u',
  ),
];
export function rateTold(text: string): { rest: string; rate: ExchangeRate | null } {
  for (const told of RATES) {
    const found = told.exec(text);
    const { value, strong, weak } = found?.groups ?? {};
    if (!found) continue;
    const codes = [strong, weak].map((typed) => (typed ? codeOf(typed) : null));
    if (strong && !codes[0]) continue;
    if (strong && weak && codes[0] === codes[1]) continue;
    return {
      rest: text.replace(found[0], ' '),
      rate: { value: Number(value!.replaceAll(',', '')), strong: codes[0] ?? null, weak: codes[1] ?? null },
    };
  }
  return { rest: text, rate: null };
}

const codeOf = (typed: string): string | null => currencyOf(currencyIn(typed.replace(/^ال/u, '')), undefined);
