/** What people write for a month, as the month's number. */
function monthsOf(language: string): [name: string, month: number][] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC', calendar: 'gregory' });
    return Array.from({ length: 12 }, (_, index): [string, number] => [
      format
        .format(new Date(Date.UTC(2000, index, 1)))
        .toLowerCase()
        .replace(/\.$/, ''),
      index + 1,
    ]);
  });
}

/** A resume's language is often chosen after its dates are typed. */
const WRITTEN_LANGUAGES = ['en', 'ar', 'de', 'fr', 'es', 'pt'];

const twoDigits = (number: number) => String(number).padStart(2, '0');
const ARABIC_DIGITS = /[\u0660-\u0669]/g;

/**
 * A date as people type it, as `YYYY`, `YYYY-MM` or `YYYY-MM-DD`: "Mar 2020", "3/2020", "12.3.2020", "2020". What is no
 * date stays as it is: "Summer 2019" is printed as written.
 *
 * @param isDayFirst Whether 3/4/2020 is the third of April.
 */
export function readTypedDate(typed: string, language: string, isDayFirst: boolean): string {
  const text = typed
    .trim()
    .replace(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .toLowerCase();
  const numbers = text.split(/[\s./-]+/).map(Number);
  const isNumeric = numbers.length <= 3 && numbers.every((number) => Number.isInteger(number));
  if (isNumeric) return ofNumbers(numbers, isDayFirst) ?? typed.trim();
  const words = text.match(/\p{L}+/gu) ?? [];
  const year = /\b(\d{4})\b/.exec(text)?.[1];
  if (!year || words.length !== 1) return typed.trim();
  const months = [language, ...WRITTEN_LANGUAGES].flatMap(monthsOf);
  const month = months.find(([name]) => name === words[0])?.[1];
  if (!month) return typed.trim();
  const day = /(?:^|\D)(\d{1,2})(?:\D|$)/.exec(text.replace(year, ' '))?.[1];
  return `${year}-${twoDigits(month)}${day && Number(day) >= 1 && Number(day) <= 31 ? `-${twoDigits(Number(day))}` : ''}`;
}

const isYear = (number: number | undefined) => number !== undefined && number >= 1900 && number <= 2100;
const isMonth = (number: number | undefined) => number !== undefined && number >= 1 && number <= 12;
const isDay = (number: number | undefined) => number !== undefined && number >= 1 && number <= 31;

function ofNumbers(numbers: number[], isDayFirst: boolean): string | null {
  const [a, b, c] = numbers;
  if (numbers.length === 1) return isYear(a) ? String(a) : null;
  if (numbers.length === 2) {
    if (isYear(a) && isMonth(b)) return `${a}-${twoDigits(b!)}`;
    return isMonth(a) && isYear(b) ? `${b}-${twoDigits(a!)}` : null;
  }
  if (isYear(a)) return isMonth(b) && isDay(c) ? `${a}-${twoDigits(b!)}-${twoDigits(c!)}` : null;
  const [day, month] = isDayFirst || !isMonth(a) ? [a, b] : [b, a];
  return isYear(c) && isMonth(month) && isDay(day) ? `${c}-${twoDigits(month!)}-${twoDigits(day!)}` : null;
}
