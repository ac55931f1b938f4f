import { toAsciiDigits } from '@vitae/language/fold';

/** "2014-15", "2009–13", "2015/18": from the one year to the other; in "2023 – 31 August 2023" stands a day. */
const YEARS =
  /(?<!\d)((?:19|20)\d\d)(?:\s?([-–—/])\s?['’]?(\d\d)(?![\d/.-]|\s(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)))?(?!\d)/giu;
/** "'09–'13", "09-13": of a range the years in short. */
const YEARS_IN_SHORT = /(?<![\d/.-])['’](\d\d)\s?[-–—/]\s?['’]?(\d\d)(?![\d/.-])/g;
/** Of one post or one school. */
const MOST_YEARS = 45;

/** The last year of a range that began in `from`, of which two figures are written; empty where they are none. */
function endOfRange(from: number, figures: string): string {
  const century = from - (from % 100);
  const end = century + Number(figures) + (Number(figures) < from % 100 ? 100 : 0);
  return end > from && end - from <= MOST_YEARS ? String(end) : '';
}

/** "2016-05", "2009/11": which of the two it is, nobody can tell. */
const isMonth = (year: number, sign: string, figures: string) =>
  /[-/]/.test(sign) && Number(figures) <= 12 && Number(figures) !== (year + 1) % 100;

/** "09" as 2009 and "87" as 1987. */
const whole = (figures: string) => (Number(figures) < 50 ? 2000 : 1900) + Number(figures);

/** The years that a text names, in order: in full, or as "2009–13" and "'09–'13" do. */
export const yearsIn = (text: string): string[] => yearsNamed(text, isMonth);

/** The same, and 2012 of "2008-12" as well, which may be a month. */
export const yearsPossiblyIn = (text: string): string[] => yearsNamed(text, () => false);

function yearsNamed(printed: string, isMonthOf: typeof isMonth): string[] {
  const text = toAsciiDigits(printed);
  const named = [...text.matchAll(YEARS)].map(({ index, 1: year = '', 2: sign = '', 3: next = '' }) => ({
    index,
    years: [year, next === '' || isMonthOf(Number(year), sign, next) ? '' : endOfRange(Number(year), next)],
  }));
  const short = [...text.matchAll(YEARS_IN_SHORT)].map(({ index, 1: from = '', 2: until = '' }) => ({
    index,
    years: [String(whole(from)), endOfRange(whole(from), until)],
  }));
  return [...named, ...short]
    .sort((one, other) => one.index - other.index)
    .flatMap(({ years }) => years.filter((year) => year !== ''));
}

/** Whether a folded line names the year, in full or as "Jun'17" and "06/17" do. */
export const namesYear = (folded: string, year: string): boolean =>
  folded.includes(year) || new RegExp(`(?:['/.–—-]|\\p{L} )${year.slice(2)}(?!\\d)`, 'u').test(folded);
