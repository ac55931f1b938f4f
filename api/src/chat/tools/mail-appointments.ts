import { toAsciiDigits } from '@vitae/language/fold';
import type { ChatLanguage } from '../coach/turn.ts';
import { MONTH_NAMES as MONTH } from './month-names.ts';

// When an interview was to be, and when it could be instead.

type Say = (en: string, ar: string) => string;

const DAY = `(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\b|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?\\b|(?:يوم )?(?:ال|لل)(?:[أا]حد|[اإ]ثنين|ثلاثاء|[أا]ربعاء|خميس|جمعة|سبت)|بكرة|بكره|غدا`;
const HOUR = '(?:,? ?(?:at |الساعة )?\\d{1,2}(?::\\d\\d)? ?(?:am|pm)\\b| الساعة \\d{1,2})?';
const WHEN = new RegExp(`(?<![\\p{L}\\d])(?:${DAY})${HOUR}(?![\\p{L}\\d])`, 'giu');
/** Before the day that is wished for. */
const WISHED =
  /(?:\b(?:to|for|till|until|instead|rather|if|would|could|can|does|is|another \p{L}+|or)|(?:^|\s)(?:الى|إلى|إذا|اذا|لو|ممكن|ينفع|يناسب|ل))\s*$/iu;

interface Days {
  set: string | undefined;
  other: string[];
}

function daysIn(text: string): Days {
  const digits = toAsciiDigits(text);
  const found = [...digits.matchAll(WHEN)].map((match) => ({
    when: match[0].trim(),
    isWished: WISHED.test(digits.slice(0, match.index)),
  }));
  const [first, ...rest] = found;
  if (!first) return { set: undefined, other: [] };
  const isWish = first.isWished && /\b(?:move|resched\w*|postpone|change|push|shift)\b|غير|[أا]جل/iu.test(digits);
  return isWish
    ? { set: rest.find(({ isWished }) => !isWished)?.when, other: [first.when] }
    : { set: first.when, other: rest.map(({ when }) => when) };
}

const written = (when: string): string =>
  when
    .replace(/^لل/u, 'ال')
    .toLowerCase()
    .replace(/(?:mon|tues|wednes|thurs|fri|satur|sun)day/gu, (day) => day[0]!.toUpperCase() + day.slice(1))
    .replace(new RegExp(`(?<!\\p{L})(?:${MONTH})(?!\\p{L})`, 'gu'), (month) => month[0]!.toUpperCase() + month.slice(1))
    .replace(/(\d)(?:st|nd|rd|th)\b/gu, '$1')
    .replace(/ (?=(?:at )?\d{1,2}(?::\d\d)? ?(?:am|pm))(?:at )?/u, ' at ');

/** Days of the week in both languages. */
const WEEKDAYS: readonly (readonly [string, RegExp])[] = [
  ['Sunday', /[أا]حد/u],
  ['Monday', /[اإ]ثنين/u],
  ['Tuesday', /ثلاثاء/u],
  ['Wednesday', /[أا]ربعاء/u],
  ['Thursday', /خميس/u],
  ['Friday', /جمعة/u],
  ['Saturday', /سبت/u],
];
const IN_ARABIC = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

/** A day of the week in the language of the mail; anything else as it was told. */
function dayFor(language: ChatLanguage, when: string): string {
  const arabic = WEEKDAYS.find(([, named]) => named.test(when));
  if (language === 'en') return arabic ? arabic[0] : when;
  const at = WEEKDAYS.findIndex(([name]) => when.includes(name));
  return at >= 0 ? `يوم ${IN_ARABIC[at]}` : when;
}

const isArabic = (when: string) => /\p{Script=Arabic}/u.test(when);

/** Whether a day is told on which it could be instead. */
export const namesOtherDay = (text: string): boolean => daysIn(text).other.length > 0;

/** " on Tuesday at 10am", with a space before it; empty where no day is told in the letters of the mail. */
export function setDayIn(text: string, language: ChatLanguage): string {
  const { set = '' } = daysIn(text);
  const when = dayFor(language, written(set));
  if (when === '' || isArabic(when) !== (language === 'ar')) return '';
  return language === 'ar' ? ` ${when}` : /^(?:tomorrow|next|this)/.test(when) ? ` ${when}` : ` on ${when}`;
}

/** The sentence that asks for another day. */
export function otherDayIn(text: string, say: Say): string {
  const language = say('en', 'ar') as ChatLanguage;
  const days = daysIn(text).other.map((day) => dayFor(language, written(day)));
  const isFitting = days.length > 0 && days.every((day) => isArabic(day) === (language === 'ar'));
  if (!isFitting)
    return say(
      'Could we find another time? I can come on [two days that suit you].',
      'هل يمكن تحديد موعد آخر؟ يناسبني [يومان يناسبانك].',
    );
  return say(`Would ${days.join(' or ')} suit you?`, `هل يناسبكم ${days.join(' أو ')}؟`);
}
