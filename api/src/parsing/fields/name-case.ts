const NUMERAL = /^(?:I{2,3}|IV|VI{0,3})$/;
/** "JD Smith", "Anand KV": initials, which no vowel makes a name; but "DR" and "ST" are words. */
const INITIALS = /^(?!(?:DR|MR|MRS|MS|ST|SR|JR)$)[B-DF-HJ-NP-TV-XZ]{2,3}$/;

/** "MARIE-ÈVE O'BRIEN" as "Marie-Ève O'Brien": a name that the page's design sets in capitals, as it is written in a form. */
export function withNameCase(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return name
    .split(' ')
    .map((word) => (NUMERAL.test(word) || INITIALS.test(word) ? word : wordInCase(word)))
    .join(' ');
}

function wordInCase(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/^Mc(\p{Ll})(?=\p{Ll}{2})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
}
