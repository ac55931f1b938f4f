/** The years that a text names in full. */
export const yearsIn = (text: string): string[] => text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? [];

/** Whether a folded line names the year, in full or as "Jun'17" and "06/17" do. */
export const namesYear = (folded: string, year: string): boolean =>
  folded.includes(year) || new RegExp(`(?:['/.-]|\\p{L} )${year.slice(2)}(?!\\d)`, 'u').test(folded);
