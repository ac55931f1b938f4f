import { toAsciiDigits } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';
import type { ChatLanguage } from '../../coach/turn.ts';
import { MONTH_NAMES as MONTH } from '../month-names.ts';

// When an interview was to be, and when it could be instead.

const DAY = `(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\b|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?\\b|(?:يوم )?(?:ال|لل)(?:[أا]حد|[اإ](?:ث|ت)نين|(?:ث|ت)لاثاء|(?:ث|ت)لاث?ا?(?:ء|ت|ث)?|[أا]ربعا(?:ء)?|خميس|جمع[ةه]|سبت)|بكرة|بكره|غدا`;
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
  ['Monday', /[اإ][ثت]نين/u],
  ['Tuesday', /[ثت]لا/u],
  ['Wednesday', /[أا]ربعا/u],
  ['Thursday', /خميس/u],
  ['Friday', /جمع[ةه]/u],
  ['Saturday', /سبت/u],
];
/** As it is spoken, or in English: a mail names it as it is written. */
const ANY_DAY = /ال\p{L}+/u;
const ENGLISH_DAY = /\p{L}+day/u;
const IN_ARABIC = ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'];

/** A day of the week in the language of the mail; anything else as it was told. */
function dayFor(language: ChatLanguage, when: string): string {
  const arabic = WEEKDAYS.find(([, named]) => named.test(when));
  if (language === 'en') return arabic ? arabic[0] : when;
  const at = WEEKDAYS.findIndex(([name, named]) => when.includes(name) || named.test(when));
  return at >= 0 ? when.replace(ENGLISH_DAY, `يوم ${IN_ARABIC[at]}`).replace(ANY_DAY, IN_ARABIC[at]!) : when;
}

/** What keeps somebody from coming, as it is said in a mail. */
const REASONS: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:ill|sick|unwell|flu|fever|not feeling well)\b|مري(?:ض|ضة)|تعبان/iu, 'because I am ill', 'بسبب المرض'],
  [
    /\b(?:funeral|passed away|bereavement)\b|عزاء|وفاة|توفي/iu,
    'because of a death in the family',
    'بسبب حالة وفاة في العائلة',
  ],
  [/\b(?:emergency|urgent family)\b|ظرف (?:عائلي|طار[ئي])/iu, 'because of an urgent family matter', 'لظرف عائلي طارئ'],
  [
    /\b(?:on shift|have to work|working that day)\b|دوام/iu,
    'because I have to work at that time',
    'بسبب دوامي في ذلك الوقت',
  ],
  [/\b(?:travell?ing|abroad|out of town)\b|مسافر|سفر/iu, 'because I am travelling', 'بسبب السفر'],
  [/\bexams?\b|امتحان/iu, 'because of an exam', 'بسبب امتحان'],
];
/** Where somebody speaks of their own case, and not of the job. */
const OWN_CASE =
  /(?:\b(?:because|since|cause|cuz|cos|due to|i'?m|i am|i (?:have|got|fell)|there(?:'s| is)|my)\b|(?:^|\s)(?:لان|لاني|لأن|لأني|لأنني|بسبب|عشان|علشان|عندي|انا|أنا))[^.;,،\n]{1,60}/giu;

/** ", because I am ill"; undefined where no reason is told. */
export function whyNotIn(text: string, say: Say): string | undefined {
  const own = (text.match(OWN_CASE) ?? []).join('\n');
  const [, en, ar] = REASONS.find(([told]) => told.test(own)) ?? [];
  return en && ar && say(`, ${en}`, ` ${ar}`);
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
