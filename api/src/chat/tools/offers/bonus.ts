import { fold } from '@vitae/language/fold';

/** "no bonus": a sum before it is the pay. */
export const NO_BONUS =
  /\b(?:no|without|zero|0%?|not any|(?:does not|doesn'?t|do not|don'?t|dont|doesnt|never) (?:pay|give|offer|have|get)s?) (?:(?:a|any|yearly|annual|fixed) )?bonus(?:es)?\b|\bbonus(?:es)?(?: is| are)?[ :=]{1,2}(?:none|no\b|nil|zero|0%?(?![\d.]))|(?:بدون|بلا|من غير|ما في|مافي|بدون اي) (?:اي )?(?:مكافا\S*|بونص)/giu;
/** "no overtime". */
export const NO_EXTRA_PAY =
  /\b(?:no|without|zero|not any) (?:(?:paid|any) )?(?:overtime|ot|commissions?|incentives?|tips|(?:shift|night|weekend) (?:pay|allowance|premium))\b|(?:بدون|بلا|من غير|ما في|مافي) (?:اي )?(?:عموله|اوفر ?تايم|عمل اضافي)/giu;
const COUNT = '(?<count>\\d{1,2}(?:\\.\\d)?|one|a|two|three|four)';
/** "2 months bonus", "bonus of one month", told in months of pay. */
const BONUS_IN_MONTHS = [
  new RegExp(
    `${COUNT} months?['’]?s?(?: of)?(?: (?:salary|pay|basic|wages))?(?: (?:as|in))?(?: an?)?(?: (?:yearly|annual|guaranteed|fixed))? bonus(?:es)?`,
    'iu',
  ),
  new RegExp(
    `bonus(?:es)?(?: (?:of|is|are|=|:))? ?(?:about |around |up to )?${COUNT} (?:months?|salaries)(?:['’]s? (?:salary|pay))?`,
    'iu',
  ),
  /(?:مكافا\S*|بونص) (?<arabic>شهرين|شهر|\d{1,2} (?:شهور|اشهر|رواتب)|راتبين|راتب)|(?<before>شهرين|شهر|راتبين|راتب) (?:مكافا\S*|بونص)/u,
];
const COUNTS: Record<string, number> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  شهرين: 2,
  راتبين: 2,
  شهر: 1,
  راتب: 1,
};
const monthsOf = (told = ''): number => COUNTS[told.toLowerCase()] ?? (Number.parseFloat(told) || 0);

/** A bonus that is told in months of pay, and the words that tell it; none: 0 and no words. */
export function bonusInMonths(text: string): { months: number; told: string } {
  const found = BONUS_IN_MONTHS.map((told) => told.exec(text) ?? told.exec(fold(text))).find(Boolean);
  const { count, arabic, before } = found?.groups ?? {};
  return { months: monthsOf(count ?? arabic ?? before), told: found?.[0] ?? '' };
}
