import { fold, toAsciiDigits } from '@vitae/language/fold';

const NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
const SHORT_LETTERS = 3;

/** English months, written out or shortened, for a pattern. */
export const MONTH_NAMES = [
  ...NAMES.map((name) => `${name.slice(0, SHORT_LETTERS)}(?:${name.slice(SHORT_LETTERS)})?`),
  'sept',
]
  .join('|')
  .replaceAll('(?:)?', '');

/** Arabic months, of Egypt and the Gulf and of the Levant, as folded. */
const ARABIC_MONTHS: readonly (readonly string[])[] = [
  ['يناير', 'كانون الثاني'],
  ['فبراير', 'شباط'],
  ['مارس', 'اذار'],
  ['ابريل', 'نيسان'],
  ['مايو', 'ايار'],
  ['يونيو', 'يونيه', 'حزيران'],
  ['يوليو', 'يوليه', 'تموز'],
  ['اغسطس', 'اب'],
  ['سبتمبر', 'ايلول'],
  ['اكتوبر', 'تشرين الاول'],
  ['نوفمبر', 'تشرين الثاني'],
  ['ديسمبر', 'كانون الاول'],
];
const ARABIC_MONTH_NAMES = ARABIC_MONTHS.flat().join('|');

/** 1 to 12, by the English name or its first three letters, or by an Arabic one; null for all other words. */
export function monthNumber(word: string): number | null {
  const arabic = ARABIC_MONTHS.findIndex((names) => names.includes(fold(word)));
  if (arabic >= 0) return arabic + 1;
  const at = NAMES.findIndex((name) => name.startsWith(word.toLowerCase().slice(0, SHORT_LETTERS)));
  return word.length >= SHORT_LETTERS && at >= 0 && (NAMES[at]!.startsWith(word.toLowerCase()) || /^sept$/i.test(word))
    ? at + 1
    : null;
}

/** A date as typed, with its Arabic months in English. */
export const withEnglishMonths = (text: string): string =>
  text.replace(new RegExp(`(?<!\\p{L})(?:${ARABIC_MONTH_NAMES})(?!\\p{L})`, 'gu'), (month) => {
    const name = NAMES[monthNumber(month)! - 1]!;
    return name[0]!.toUpperCase() + name.slice(1);
  });

const NAMED = new RegExp(
  `(?<!\\p{L})(?:شهر )?(?<month>(?:${MONTH_NAMES})(?!\\p{L})|${ARABIC_MONTH_NAMES})\\.?,? ?(?:of |سنه |عام |من )?(?<year>(?:19|20)\\d\\d)?(?!\\p{L})`,
  'u',
);
const IN_DIGITS = /(?<!\d)(?<digits>\d{1,2})[/.-](?<of>(?:19|20)\d\d)(?!\d)/u;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
/** "شهر ١١", "month 11". */
const MONTH_IN_DIGITS = /(?:شهر|month) (?<digits>\d{1,2})(?!\d)/u;

/**
 * The date that a text names, as a resume keeps it: `2021-06`. What it leaves out, the year or the month, is that of the
 * date before; null where it names none, or no year is known.
 */
export function dateIn(text: string, before = ''): string | null {
  const words = toAsciiDigits(fold(text));
  const { digits = MONTH_IN_DIGITS.exec(words)?.groups?.digits, of } = IN_DIGITS.exec(words)?.groups ?? {};
  const named = NAMED.exec(words)?.groups;
  const month = digits ? Number(digits) : named?.month ? monthNumber(named.month) : Number(before.slice(5, 7)) || null;
  const year = of ?? YEAR.exec(words)?.[0] ?? before.slice(0, 4);
  const isNamed = digits !== undefined || named !== undefined || YEAR.test(words);
  if (!isNamed || year === '' || (month ?? 1) > NAMES.length) return null;
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}

/** "2013-10" as a sentence writes it: "October 2013". */
export const withMonthsWritten = (text: string): string =>
  text.replace(
    /(?<![\d-])(?<year>(?:19|20)\d\d)-(?<month>0[1-9]|1[0-2])(?![\d-])/gu,
    (_, year: string, month: string) => {
      const at = Number(month) - 1;
      const name = NAMES[at]!;
      return `${/\p{Script=Arabic}/u.test(text) ? ARABIC_MONTHS[at]![0]! : name[0]!.toUpperCase() + name.slice(1)} ${year}`;
    },
  );
