export const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** "2019-09" as "September 2019", "2019" as itself; empty for what is no date. */
export function dateInWords(date: string): string {
  const [, year = '', month] = /^(\d{4})(?:-(\d\d))?/.exec(date) ?? [];
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : year;
}

/** "September 2019 – present" */
export const timeInWords = (start: string, end: string): string =>
  `${dateInWords(start)} – ${end === 'present' ? end : dateInWords(end)}`;

/** "Sept", "dec" as the name of the month; as it is where it is short for none. */
export const monthInFull = (short: string): string =>
  MONTHS.find((month) => month.toLowerCase().startsWith(short.slice(0, 3).toLowerCase())) ?? short;

/** "in dec 2025" as "in December 2025". */
export const monthsInFull = (date: string): string => date.replace(/\p{L}{3,}/gu, (word) => monthInFull(word));
