const LETTERS_MIN = 3;
/** What is written before an Arabic word: "and", "in", "for", "on the", "this", the future, the persons of a verb. */
const BEFORE = [
  '',
  'و',
  'ف',
  'ب',
  'ل',
  'ك',
  'س',
  'ح',
  'ال',
  'وال',
  'بال',
  'لل',
  'عال',
  'هال',
  'ي',
  'ت',
  'ن',
  'ا',
  'بي',
  'بت',
  'بن',
  'با',
  'حي',
  'سا',
  'سي',
];
/** And after it: whose it is, who does it, how many there are. */
const AFTER = [
  '',
  'ي',
  'ك',
  'ه',
  'ها',
  'نا',
  'كم',
  'هم',
  'ني',
  'وني',
  'وا',
  'ون',
  'ين',
  'ات',
  'اتي',
  'اتك',
  'ت',
  'تي',
  'تك',
  'ته',
  'تها',
  'يه',
];
/** A feminine ending shows only where nothing is written after it: "my resume" is written with another letter. */
const FEMININE = new Set(['تي', 'تك', 'ته', 'تها', 'ات', 'اتي', 'اتك']);
const ARABIC = /^\p{Script=Arabic}+$/u;

/**
 * The forms that a folded word of written or spoken Arabic may stand for, the least taken off first, itself included:
 * "بالسيره", "سيرتي" and "سيره". Most are no words: whoever looks them up knows which are.
 */
export function arabicForms(word: string): string[] {
  if (!ARABIC.test(word)) return [word];
  const forms = new Map<string, number>([[word, 0]]);
  const add = (form: string, taken: number) => {
    if (form.length >= LETTERS_MIN) forms.set(form, Math.min(taken, forms.get(form) ?? taken));
  };
  for (const before of BEFORE) {
    if (!word.startsWith(before)) continue;
    for (const after of AFTER) {
      if (!word.endsWith(after) || word.length < before.length + after.length + 2) continue;
      const form = word.slice(before.length, word.length - after.length);
      add(form, before.length + after.length);
      if (FEMININE.has(after)) add(`${form}ه`, before.length + after.length);
    }
  }
  return [...forms].toSorted((a, b) => a[1] - b[1]).map(([form]) => form);
}
