import type { DateFormat, Resume } from './resume.ts';

const ISO_DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;

/** A date of which day and month may be unknown. */
export interface PartialDate {
  year: number;
  /** 1 to 12. */
  month: number | null;
  day: number | null;
}

/** Reads `YYYY`, `YYYY-MM` and `YYYY-MM-DD`; null for any other text. */
export function parsePartialDate(value: string): PartialDate | null {
  const match = ISO_DATE.exec(value.trim());
  if (!match) return null;
  const [, year, month, day] = match;
  const date = { year: Number(year), month: month ? Number(month) : null, day: day ? Number(day) : null };
  if (date.month !== null && (date.month < 1 || date.month > 12)) return null;
  if (date.day !== null && (date.day < 1 || date.day > 31)) return null;
  return date;
}

/** A date in the chosen format, without the parts that it lacks. Text that is no date is given back as it stands. */
export function formatDate(value: string, format: DateFormat, language = 'en'): string {
  const date = parsePartialDate(value);
  if (!date) return value.trim();
  const year = String(date.year).padStart(4, '0');
  if (date.month === null || format === 'YYYY') return year;
  const month = String(date.month).padStart(2, '0');
  const day = date.day === null ? null : String(date.day).padStart(2, '0');
  switch (format) {
    case 'MM/DD/YYYY':
      return day ? `${month}/${day}/${year}` : `${month}/${year}`;
    case 'DD/MM/YYYY':
      return day ? `${day}/${month}/${year}` : `${month}/${year}`;
    case 'YYYY-MM-DD':
      return day ? `${year}-${month}-${day}` : `${year}-${month}`;
    case 'MM/YYYY':
      return `${month}/${year}`;
    case 'MMM YYYY':
      return `${monthName(date.month, 'short', language)} ${year}`;
    case 'MMMM YYYY':
      return `${monthName(date.month, 'long', language)} ${year}`;
  }
}

const monthFormats = new Map<string, Intl.DateTimeFormat>();

function monthName(month: number, length: 'short' | 'long', language: string): string {
  const key = `${language} ${length}`;
  let format = monthFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC', calendar: 'gregory' });
    monthFormats.set(key, format);
  }
  return format.format(new Date(Date.UTC(2000, month - 1, 1)));
}

/** A date of which the day matters, such as a birthday: formats that leave the day out give way to words. */
export function formatDay(value: string, format: DateFormat, language = 'en'): string {
  const date = parsePartialDate(value);
  if (!date || date.month === null || date.day === null || format.includes('DD'))
    return formatDate(value, format, language);
  const isAmerican = language === 'en' || language === 'en-US';
  const month = monthName(date.month, 'long', language);
  return isAmerican ? `${month} ${date.day}, ${date.year}` : `${date.day} ${month} ${date.year}`;
}

/** The date of birth as the page prints it. Where paper is Letter, English names the month first. */
export function formatBirthday(
  resume: Pick<Resume, 'personal' | 'selectedDateFormat' | 'language' | 'pageSize'>,
): string {
  const { personal, selectedDateFormat, language, pageSize } = resume;
  const isBritish = language === 'en' && pageSize !== 'Letter';
  return formatDay(personal.dateOfBirth, selectedDateFormat, isBritish ? 'en-GB' : language);
}
