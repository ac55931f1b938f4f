import { fold, toAsciiDigits } from '@vitae/language/fold';

const WEEK = 5;
const COUNTS: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, يوم: 1, يومين: 2 };
const days = (group: 'count' | 'behind'): string =>
  `(?<${group}>[0-5]|one|two|three|four|five) ?days?(?: (?:a|per) week)?`;
const ARABIC_DAYS = '(?<count>[0-5]|يومين|يوم) ?(?:ايام )?(?:بالاسبوع |في الاسبوع )?';
/** Days at home; the rest of the week is in the office. */
const HOME_DAYS = [
  new RegExp(
    `\\b${days('count')} (?:remote(?:ly)?|wfh|(?:working |work )?(?:at|from) home|home)\\b|\\b(?:remote|wfh|home)(?: is)? ${days('behind')}`,
    'u',
  ),
  new RegExp(`${ARABIC_DAYS}(?:من البيت|من المنزل|عن بعد|اونلاين)`, 'u'),
];
const OFFICE_DAYS = [
  new RegExp(
    `\\b${days('count')} (?:(?:in|at) (?:the |their )?)?(?:office|site|on[- ]?site)\\b|\\b(?:hybrid|office|on[- ]?site)[ ,:(]{1,3}(?:is |of |with )?${days('behind')}`,
    'u',
  ),
  new RegExp(`${ARABIC_DAYS}(?:حضور|بالمكتب|في المكتب|من المكتب|دوام مكتب)`, 'u'),
];
const WHOLE_WEEK =
  /\b(?:full(?:y| time)?[- ](?:in |at )?(?:the )?office|wfo|on[- ]?site|no (?:remote|wfh|home office)|from (?:the )?office)\b|بدون عن بعد|حضوري|دوام كامل بالمكتب/u;
const AT_HOME =
  /(?<!\bno )\b(?:wfh|(?:fully |full |100% |all )?remote(?:ly)?|work(?:ing)? from home)\b|عن بعد|(?<!قريب[هة]? |جنب |دقيقه |دقايق |كيلو |كم )من البيت/u;

const daysIn = (words: string, patterns: readonly RegExp[]): number | null => {
  const { count, behind } = patterns.map((told) => told.exec(words)?.groups).find(Boolean) ?? {};
  const days = count ?? behind;
  return days === undefined ? null : (COUNTS[days] ?? Number(days));
};

/** Days a week in the office, as an offer's part of a message tells them; null where it says nothing. */
export function officeDaysIn(text: string): number | null {
  const words = toAsciiDigits(fold(text));
  const atHome = daysIn(words, HOME_DAYS);
  if (atHome !== null) return WEEK - atHome;
  const atOffice = daysIn(words, OFFICE_DAYS);
  if (atOffice !== null) return atOffice;
  return WHOLE_WEEK.test(words) ? WEEK : AT_HOME.test(words) ? 0 : null;
}

const ANY_DAYS = [...HOME_DAYS, ...OFFICE_DAYS].map(({ source }) => new RegExp(source, 'gu'));

/** The folded text without the days that are told of home and office: they are no days of work or leave. */
export const withoutOfficeDays = (words: string): string =>
  ANY_DAYS.reduce((rest, days) => rest.replace(days, ' '), words);
