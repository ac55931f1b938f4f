import { LAKH, unitsOf } from './amounts.ts';

/** "14 lpa, 10 fixed and 4 variable", "all fixed". */
export const FIXED =
  /(?<![\d,.])\d[\d,.]{0,12}\s?(?:k|lpa|l|lakhs?|lacs?)?\s(?:is |of it |of that |are )*(?:fixed|guaranteed)\b/gi;
export const VARIABLE =
  /(?<![\d,.])\d[\d,.]{0,12}\s?(?:k|lpa|l|lakhs?|lacs?)?\s(?:is |of it |of that |are )*(?:variable|performance(?:[- ]based)?)\b/gi;
/** "9.5 lpa with 10% variable": a part of the pay. */
export const VARIABLE_SHARE = /(?<share>\d{1,2}) ?% (?:is |of it |performance )?variable\b/iu;
const ALL_FIXED = /\b(?:all|fully|everything|100%) (?:is )?(?:fixed|guaranteed)\b/i;

/** The variable part of the pay in a year: as large as the offer tells its pay in lakhs, where it does. */
export function variableIn(text: string): number | null {
  if (ALL_FIXED.test(text)) return 0;
  const told = text.match(VARIABLE)?.[0];
  if (told === undefined) return null;
  const [{ value } = { value: 0 }] = unitsOf(told);
  return value < 100 && IN_LAKHS.test(text) ? value * LAKH : value;
}
/** "12.5 lakhs + 3 lakhs variable": beside the pay, where "10 fixed + 2 variable" are its parts. */
export const isOnTop = (text: string): boolean =>
  text.search(FIXED) < 0 &&
  /(?:\+|\bplus)\s?[£$€₹]?\d[\d,.]*\s?(?:k|lpa|l|lakhs?|lacs?)?\s(?:is |of it )*(?:variable|performance)\b/iu.test(
    text,
  );
const IN_LAKHS = /(?:\b|\d)(?:lpa|lakhs?|lacs?)\b/i;
/** "11 lpa … 17.5 fixed + 2 variable … 19 fixed": once lakhs are named, such small numbers are lakhs as well. */
const FIXED_AND_VARIABLE =
  /(?<!\b(?:lpa|lakhs?|lacs?)[,:]?\s)(?<![\d.,])(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:lpa|lakhs?|lacs?))? fixed\s?(?:\+|plus|and)\s?(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:lpa|lakhs?|lacs?))? variable\b/giu;
const ONLY_FIXED = /(?<![\d.,])(\d{1,2}(?:\.\d{1,2})?) fixed\b(?!\s?(?:\+|plus|and))/giu;

export function inLakhs(text: string): string {
  return text
    .replace(FIXED_AND_VARIABLE, (_, fixed: string, variable: string) => {
      const whole = Math.round((Number(fixed) + Number(variable)) * 100) / 100;
      return `${whole} lpa (${variable} variable)`;
    })
    .replace(ONLY_FIXED, (whole: string, fixed: string) =>
      /lpa|ctc|lakh|lac/iu.test(text) ? `${fixed} lpa all fixed` : whole,
    );
}
