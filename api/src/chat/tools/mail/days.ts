import { fold, toAsciiDigits } from '@vitae/language/fold';
import type { Say } from '../../coach/language.ts';
import type { ChatLanguage } from '../../coach/turn.ts';
import { capital } from '../first-letter.ts';
import { MONTH_NAMES as MONTH, monthNumber, withEnglishMonths } from '../month-names.ts';

// Days and spans of time that a request names.

export const DATE = `\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH})\\b|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?\\b`;

const COUNT = '\\d{1,2}|an?|one|two|three|four|five|six|a couple of|a few';

/** "I interviewed last Tuesday", "on 3rd june". */
const DAY = new RegExp(
  `(?<!\\b(?:by|until|till|til|before|since|its|it's|for|of) )\\b(?:today|yesterday|this (?:morning|afternoon)|(?:last|on|this) (?:mon|tues|wednes|thurs|fri|satur|sun)day|last week|(?:${COUNT}|ten) (?:days?|weeks?|wks?|fortnights?|months?) (?:ago|back|before(?= (?:for|at|in|with|today)\\b)|since(?= (?:i|we|my)\\b))|(?<=\\b(?:was|were|happened) )(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?<=\\b(?:interviewed|interview|spoke|met|talked|chatted)\\b(?:(?!\\b(?:said|says|told|would|decide|by|until|till|she|he|they)\\b)[^.,;]){0,50} )(?:mon|tues|wednes|thurs|fri|satur|sun)day|on (?:the )?(?:${DATE}))`,
  'iu',
);
const DAY_IN_ARABIC = /اليوم|امبارح|مبارح|البارحه|امس|الاسبوع (?:الماضي|اللي فات|الفايت)/u;
const YESTERDAY = new Set(['امس', 'امبارح', 'مبارح', 'البارحه']);

const SHORT_DAYS: Readonly<Record<string, string>> = {
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
};
/** "last tues", "by fri", "on sat", "fri 12 dec"; "the sun" and "we sat" are no days. */
const SHORT_DAY =
  /\b(?:tues|weds|thurs|thur)\b|(?<=\b(?:last|next|this|on|by|until|till|til|before|for|from|since|day|every|of|is|its|it's) )(?:mon|tue|wed|thu|fri|sat|sun)\b|\b(?:mon|tue|wed|thu|fri|sat|sun)(?= \d| (?:morning|afternoon|evening|night)| (?:and|or|to) (?:mon|tue|wed|thu|fri|sat|sun))|(?<=(?:day|mon|tues?|weds?|thurs?|fri) (?:and|or|to) )(?:mon|tue|wed|thu|fri|sat|sun)\b/giu;
/** A text with the days of the week written out. */
export const withWholeDays = (text: string): string =>
  text.replace(SHORT_DAY, (day) => SHORT_DAYS[day.slice(0, 3).toLowerCase()] ?? day);

export const withCapitals = (text: string) =>
  text.replace(/\p{L}+/gu, (word) =>
    monthNumber(word) !== null || /day$/.test(word) ? (/^to?day|yesterday$/.test(word) ? word : capital(word)) : word,
  );

/** With a space before it; empty where no day is named. */
export function dayIn(text: string, language: ChatLanguage): string {
  const day = DAY.exec(text)?.[0];
  const arabic = DAY_IN_ARABIC.exec(fold(text))?.[0];
  if (language === 'ar') {
    if (!arabic) return day ? dayInArabic(day) : '';
    return arabic === 'اليوم' ? ' اليوم' : YESTERDAY.has(arabic) ? ' أمس' : ' الأسبوع الماضي';
  }
  if (arabic && !day) return arabic === 'اليوم' ? ' today' : YESTERDAY.has(arabic) ? ' yesterday' : ' last week';
  const isBare = /^\p{L}+day$/iu.test(day ?? '') && !/^(?:to|yester)day$/iu.test(day!);
  return day
    ? ` ${isBare ? 'on ' : ''}${withCapitals(
        day
          .toLowerCase()
          .replace(/(\d)(?:st|nd|rd|th)(?: of)?/, '$1')
          .replace(/ (?:back|before|since)$/u, ' ago'),
      )}`
    : '';
}

const WEEKDAYS: Record<string, string> = {
  sun: 'الأحد',
  mon: 'الاثنين',
  tues: 'الثلاثاء',
  wednes: 'الأربعاء',
  thurs: 'الخميس',
  fri: 'الجمعة',
  satur: 'السبت',
};

/** "on Monday" in an Arabic mail; empty for a date, which its writer puts in. */
export function dayInArabic(day: string): string {
  const said = day.toLowerCase();
  const weekday = Object.keys(WEEKDAYS).find((name) => said.includes(`${name}day`));
  if (weekday) return ` يوم ${WEEKDAYS[weekday]!}`;
  return said === 'yesterday' ? ' أمس' : said === 'today' ? ' اليوم' : said === 'last week' ? ' الأسبوع الماضي' : '';
}

/** "2 weeks after applying", "i applied 10 days ago". */
const APPLIED =
  /\b(?<count>\d{1,2}|an?|one|two|three|four|five|six|couple of|few) (?<unit>days?|weeks?|wks?|months?) (?:(?:ago|back|after|since|now since)\b.{0,20}\bappl|.{0,12}\b(?:ago|back)\b)|\bappl(?:ied|ication)\b.{0,60}?\b(?<told>\d{1,2}|an?|one|two|three|four|five|six|couple of|few) (?<of>days?|weeks?|months?) (?:ago|back|now)\b/iu;

/** "قدمت قبل أسبوعين". */
const APPLIED_IN_ARABIC =
  /(?:قبل|منذ|من|صارلي|صار لي)\s+(?<since>(?:حوالي )?(?:\d{1,2} )?(?:أسبوعين|اسبوعين|[أا]سبوع|شهرين|شهر|يومين|[أا]يام|[أا]سابيع|يوم))/u;

/** "two weeks ago"; undefined where no time is told. */
export function appliedIn(text: string, say: Say): string | undefined {
  const { count, unit, told, of } = APPLIED.exec(text)?.groups ?? {};
  const [number, span] = [count ?? told, unit ?? of];
  if (number && span)
    return say(
      `${/^(?:couple of|few)$/i.test(number) ? `a ${number}` : number} ${counted(number, span)} ago`,
      `منذ ${number} ${span}`,
    );
  const since = APPLIED_IN_ARABIC.exec(toAsciiDigits(text))?.groups?.since;
  if (since) return say('on [date]', `قبل ${since}`);
  const day = /\bappl(?:ied|ication)\b|\b(?:sent|submitted) .{0,20}\b(?:cv|resume|application)\b/i.test(text)
    ? dayIn(text, 'en').trim()
    : '';
  return day === '' ? undefined : say(day, 'بتاريخ [التاريخ]');
}

/** "last day 30 days from today", "آخر يوم 30 الشهر الجاي": as it is typed, where it names a time. */
const LAST_DAY =
  /\b(?:last (?:working )?(?:day|shift)|(?:relieving|leaving|release|final|exit|finish(?:ing)?|end) (?:date|day)|(?:(?:i(?:'m| am| will be|'ll be|ll)? |want to |wanna |to )(?:leav(?:e|ing)|finish(?:ing)?|stop(?:ping)?)|finish(?:ing)?(?= on| at| by))(?: work(?:ing)?| here| there)?) (?:(?:that )?i(?:'d| would| am|'m)? (?:want|wanted|like|need|prefer|wish|hop(?:e|ing)|plan|ask(?:ing)?)(?:ed|ning)?(?: for| to have)? |(?:wanted|requested|preferred|proposed|needed) )?(?:is |to be |will be |would be |should be |on |by |at |as |= ?|: ?)?(?:on )?((?:the )?[\p{L}\d][\p{L}\d /.-]{2,30}?)(?=[,;.!?\n]|$)/giu;
const LAST_DAY_IN_ARABIC = /[آا]خر يوم(?: عمل| دوام)?(?: هو| يوم)?\s+([\p{L}\d][\p{L}\d /-]{1,30}?)(?=[،.؟\n]|$)/u;
const NAMES_TIME = new RegExp(
  `\\d|\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|week|month|end|${MONTH})\\b|الشهر|الاسبوع|الأسبوع|نهاية`,
  'iu',
);

export function lastDayIn(text: string, language: ChatLanguage): string | undefined {
  const digits = toAsciiDigits(text);
  const said = [...digits.matchAll(LAST_DAY), LAST_DAY_IN_ARABIC.exec(digits)]
    .map((found) => found?.[1]?.trim())
    .find((day) => day !== undefined && NAMES_TIME.test(day));
  return said !== undefined ? withCapitals(language === 'en' ? withEnglishMonths(said) : said) : undefined;
}

/** The date of a text that names but one: "resign effective 30 June". */
export function onlyDateIn(text: string, language: ChatLanguage): string | undefined {
  const found =
    language === 'en'
      ? [
          ...text.matchAll(
            new RegExp(`(?:the )?(?:${DATE}|end of (?:${MONTH}|the month|this month|next month)\\b)`, 'giu'),
          ),
        ]
      : [];
  return found.length === 1 ? withCapitals(withEnglishMonths(found[0]![0])) : undefined;
}

/** "30 days notice". */
const SPAN = String.raw`(?<count>\d{1,2}|one|two|three|four|six|eight|a) (?<unit>days?|weeks?|wks?|months?)`;
const NOTICES: readonly RegExp[] = [
  new RegExp(String.raw`\b${SPAN}['’]?s?['’]? (?:of )?notice\b`, 'iu'),
  new RegExp(String.raw`\bnotice(?: period)?(?: is| of|:)? ${SPAN}\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:giv(?:e|ing)|put(?:ting)? in|hand(?:ing)? in)(?: them| him| her| my| you)? ${SPAN}\b`,
    'iu',
  ),
  // "hand my notice in at the salon. 2 weeks."
  new RegExp(String.raw`\bnotice\b[\s\S]{0,160}?(?:^|[.,;]\s?)${SPAN}(?=\s?[.,;\n]|$)`, 'iu'),
];
const NOTICE_IN_ARABIC = /(?:إشعار|اشعار|انذار)\s+(\d{1,2}\s+يوم|شهرين|شهر)/u;

export function noticeIn(text: string, say: Say): string | undefined {
  const { count, unit } = NOTICES.map((said) => said.exec(text)).find((found) => found !== null)?.groups ?? {};
  const arabic = NOTICE_IN_ARABIC.exec(text)?.[1];
  if (arabic) return say('the notice agreed', `إشعار ${arabic}`);
  return count && unit ? say(`a notice of ${count.toLowerCase()} ${counted(count, unit)}`, 'مدة الإشعار') : undefined;
}

/** "one months notice" is one of a month. */
function counted(count: string, unit: string): string {
  const one = unit.toLowerCase().replace('wk', 'week').replace(/s$/u, '');
  return /^(?:1|one|a)$/iu.test(count) ? one : `${one}s`;
}

/** "no news for three weeks", "صار أسبوعين": how long ago it was of which a mail asks. */
const SINCE = new RegExp(`(?<!\\p{L})(?<since>(?:${COUNT}) (?:days?|weeks?|months?))(?!\\p{L})`, 'iu');
const SINCE_IN_ARABIC = /(?<since>\d{1,2} (?:أيام|ايام|أسابيع|اسابيع)|[أا]سبوعين|[أا]سبوع|شهر)(?!\p{L})/u;
const RELATIVE_DAYS =
  /\b(?:today|yesterday|this morning|last (?:week|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day))\b|اليوم|امبارح|مبارح|[أا]مس/giu;

export const sinceIn = (text: string): string | undefined => {
  const digits = toAsciiDigits(text);
  return (SINCE.exec(digits) ?? SINCE_IN_ARABIC.exec(digits))?.groups?.since;
};

/** What was told some time ago, without days that are counted from then. */
export const withoutRelativeDays = (text: string): string => text.replace(RELATIVE_DAYS, ' ').replace(/ {2,}/gu, ' ');

/** "start date 1 september", "i can start on 3 may". */
const START = new RegExp(`\\bstart(?:ing|s)?(?: date)?(?: is| will be| on| from|:)* (?<when>${DATE})`, 'iu');
const START_IN_ARABIC =
  /(?:تاريخ البدء|ابدا|أبدأ|البداية|ابتداء من|ابتداءً من)(?: يوم| في| هو)?\s+(?<when>[\d٠-٩]{1,2} \p{L}{3,10})/u;

export function startIn(text: string, language: ChatLanguage): string | undefined {
  const digits = toAsciiDigits(text);
  const when = (START.exec(digits) ?? START_IN_ARABIC.exec(digits))?.groups?.when;
  return when && withCapitals(language === 'en' ? withEnglishMonths(when) : when);
}

/** "can i have till next wednesday": the time that is asked for. */
const UNTIL = new RegExp(
  `\\b(?:till|til|until)\\s+(?:the )?(?<when>(?:(?:next|this) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:week|after next))?|tomorrow|(?:the )?end of (?:the |next |this )?(?:week|month)|next (?:week|month)|${DATE})`,
  'giu',
);
const UNTIL_IN_ARABIC =
  /(?:لحد|حتى|حتي|لغاية|لغايه|ليوم)\s(?:يوم\s)?(?<when>(?:ال)?(?:[أا]حد|[إا]ثنين|اتنين|ثلاثاء|تلاتا|[أا]ربعاء|[أا]ربعا|خميس|جمعة|جمعه|سبت|[أا]سبوع|شهر)(?:\s(?:القادم|الجاي|المقبل|الجاية))?|بكرا|بكرة|غدا|غدًا)/u;

export function untilIn(text: string, language: ChatLanguage): string | undefined {
  const told = [...text.matchAll(UNTIL)].at(-1)?.groups?.when;
  const arabic = UNTIL_IN_ARABIC.exec(text)?.groups?.when;
  if (language === 'ar') return arabic ?? (told && (dayInArabic(told).trim().replace(/^يوم /u, '') || undefined));
  return told && withCapitals(told.toLowerCase());
}
