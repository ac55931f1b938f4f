/** The years that a text names, in full or as the second of "2014-15". */
export const yearsIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\d)((?:19|20)\d\d)(?:[-–/](\d\d))?(?!\d)/g)].flatMap(([, year = '', next]) =>
    next !== undefined && Number(next) === (Number(year) + 1) % 100 ? [year, String(Number(year) + 1)] : [year],
  );

/** Whether a folded line names the year, in full or as "Jun'17" and "06/17" do. */
export const namesYear = (folded: string, year: string): boolean =>
  folded.includes(year) || new RegExp(`(?:['/.-]|\\p{L} )${year.slice(2)}(?!\\d)`, 'u').test(folded);
