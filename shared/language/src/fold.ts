const LATIN_MARKS = /[\u0300-\u036f]/g;
const ARABIC_MARKS = /[\u064b-\u0652\u0670\u0640]/g;
const ARABIC_FORMS: [RegExp, string][] = [
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ؤ/g, 'و'],
  [/ئ/g, 'ي'],
];

/** Letters that no mark can be taken off. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', ø: 'o', đ: 'd', ı: 'i' };

const DIGIT_ZEROS = [0x660, 0x6f0, 0x966, 0xff10];

/** Arabic-Indic, Persian, Devanagari and full-width digits as 0-9. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = DIGIT_ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/** A form in which two spellings of one word compare equal: no case, accents, vowel marks or letter variants. */
export function fold(text: string): string {
  let folded = toAsciiDigits(text).toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the test is for text beyond ASCII.
  if (/[^\x00-\x7f]/.test(folded)) {
    folded = folded.normalize('NFD').replace(LATIN_MARKS, '').normalize('NFC').replace(ARABIC_MARKS, '');
    for (const [forms, letter] of ARABIC_FORMS) folded = folded.replace(forms, letter);
    folded = folded
      .replace(/[’‘`´]/g, "'")
      .replace(/[ßæœłøđı]/g, (letter) => PLAIN_LETTERS[letter]!)
      .replace(/[\u2010-\u2015\u2212]/g, '-');
  }
  return folded;
}

/** Folded words only: punctuation, bullets and numbering are gone. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, ' ')
    .trim();
}
