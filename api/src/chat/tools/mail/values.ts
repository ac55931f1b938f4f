import { MONTH_NAMES as MONTH } from '../month-names.ts';

// Values that a mail was told, each put in the place of the one of its kind.

const DATE = `(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})(?: (?:19|20)\\d\\d)?|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?(?:,? (?:19|20)\\d\\d)?|\\d{1,2}[/.]\\d{1,2}(?:[/.]\\d{2,4})?`;
const ARABIC_DATE =
  '[\\d٠-٩]{1,2} (?:يناير|فبراير|مارس|[أا]بريل|مايو|يونيو|يونيه|يوليو|يوليه|[أا]غسطس|سبتمبر|[أا]كتوبر|نوفمبر|ديسمبر|حزيران|تموز|[آا]ب|[أا]يلول|نيسان|[أا]يار|شباط|[آا]ذار)';
const WEEKDAY =
  '(?:next |this |on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|(?:يوم )?ال(?:[أا]حد|[اإ]ثنين|ثلاثاء|[أا]ربعاء|خميس|جمعة|سبت)';
const HOUR = '\\d{1,2}(?::\\d\\d)? ?(?:am|pm)|\\d{1,2}:\\d\\d|noon';
const SUM = '(?:aed |sar |usd |qar )?\\d{1,3}(?:,\\d{3})+|(?:aed |sar |usd |qar )?\\d{4,6}|\\d+(?:\\.\\d)?k';
const SPAN = '(?:\\d{1,2}|one|two|three|a|an) (?:days?|weeks?|months?)';

/** Kinds of values, the more particular first. */
const KINDS = [DATE, ARABIC_DATE, WEEKDAY, HOUR, SPAN, SUM].map((kind) => `(?<![\\p{L}\\d])(?:${kind})(?![\\p{L}\\d])`);
const all = (kind: string) => new RegExp(kind, 'giu');

/** Whether a value is a day. */
export const namesTime = (value: string): boolean =>
  KINDS.slice(0, 3).some((kind) => new RegExp(kind, 'iu').test(value));

/** What was told with `value` in the place of the last one of its kind; null where none of its kind was told. */
export function withOtherValue(told: string, value: string): string | null {
  for (const kind of KINDS) {
    const next = new RegExp(kind, 'iu').exec(value)?.[0];
    const before = next === undefined ? undefined : [...told.matchAll(all(kind))].at(-1);
    if (next !== undefined && before)
      return told.slice(0, before.index) + next + told.slice(before.index + before[0].length);
  }
  return null;
}
