/** Typographic ligatures that fonts use for ordinary letters. NFKC of the whole text would also turn ² into 2. */
const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
const LIGATURE = /[\ufb00-\ufb06]/g;

/** Radicals, which fonts for Chinese and Japanese draw with the glyph of the character that is nothing else. */
const RADICAL = /[\u2e80-\u2fdf]/g;
/** Those of which Unicode does not say what character they are. */
const CHARACTERS_OF_RADICALS: Record<string, string> = {
  ...{ '⺒': '巳', '⺠': '民', '⺩': '王', '⺫': '目', '⺮': '竹', '⺼': '月', '⻁': '虎', '⻄': '西' },
  ...{ '⻅': '见', '⻆': '角', '⻉': '贝', '⻊': '足', '⻋': '车', '⻑': '長', '⻓': '长', '⻔': '门' },
  ...{ '⻗': '雨', '⻘': '青', '⻙': '韦', '⻚': '页', '⻛': '风', '⻜': '飞', '⻝': '食', '⻢': '马' },
  ...{ '⻣': '骨', '⻤': '鬼', '⻥': '鱼', '⻦': '鸟', '⻧': '卤', '⻨': '麦', '⻩': '黄', '⻪': '黾' },
  ...{ '⻫': '斉', '⻬': '齐', '⻭': '歯', '⻮': '齿', '⻯': '竜', '⻰': '龙', '⻱': '龜', '⻲': '亀' },
};

/** Private-use code points (icon fonts), object replacement, and pictographs that stand for "phone", "mail"... */
const ICON = /[\ue000-\uf8ff\ufffc\ufffd\u{f0000}-\u{10ffff}]/gu;

/** What Symbol and Wingdings draw as bullets, ticks and arrows at the head of a list item. */
const SYMBOL_BULLET = /[\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc\uf076\uf06e\uf06c\uf0d2\uf0f0]/g;

/** "V.2018", "02.IX.1988": a month in Roman figures, as Poles, Hungarians and Czechs write it. */
const ROMAN_MONTH = /(?<![\p{L}\d])(\d{1,2}\.)?(XI{0,2}|I[VX]|VI{0,3}|I{1,3})[./](?=(?:19|20)\d\d(?!\d))/gu;
const ROMAN_MONTHS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** "0.81 !’ 0.93": the two bytes of an arrow, which a font without one prints as letters of Latin-1. */
const BROKEN_ARROW = / ![’\u0092] (?=\S)/g;

/** "Sample Shop ï¼ Leeds": a full-width mark, read as three letters of Latin-1. */
const BROKEN_MARK = /\s?ï¼[\u0080-\u00bf]?\s?/g;

/** "💻 Data Scientist": pictures between words, with what colours and joins them; small coloured marks head list items. */
const PICTURE =
  /(?![\u{1f534}-\u{1f53d}])[\u{1f000}-\u{1faff}](?:\u{fe0f}|\u{200d}|\u{2640}|\u{2642}|[\u{1f000}-\u{1faff}]){0,8}\s?/gu;

/** "Tutor ・ Freelance": the point that parts cells, from another keyboard; between Japanese words without spaces it is a part of the name. */
const FOREIGN_POINT = / [・･‧⸱᛫] /g;

/** "Jul 2023 • Dec 2023", "2024 • Present": from and to, where a point stands for the dash. */
const POINT_BETWEEN_DATES =
  /(\p{L}{3,9}\.? (?:19|20)\d\d|(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d|(?:19|20)\d\d(?= [•·] \p{L}{3})) [•·] (?=(?:\p{L}{3,9}\.? (?:19|20)\d\d|(?:0?[1-9]|1[0-2])\/(?:19|20)\d\d|(?:present|current|now|today)(?!\p{L}))\s*(?:$|[|\t]))/giu;

const INVISIBLE = /[\u00ad\u200b\u200c\u2060\ufeff\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const SPACE = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters to remove.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Text as a reader sees it: ligatures taken apart, radicals as characters, icons and invisible marks gone, every space a plain one. */
export function mendText(text: string): string {
  if (isPlainAscii(text)) return text;
  return text
    .replace(LIGATURE, (ligature) => LIGATURES[ligature] ?? ligature)
    .replace(RADICAL, (radical) => CHARACTERS_OF_RADICALS[radical] ?? radical.normalize('NFKC'))
    .replace(BROKEN_MARK, ' - ')
    .replace(BROKEN_ARROW, ' → ')
    .replace(
      ROMAN_MONTH,
      (_, day: string | undefined, month: string) =>
        `${day ?? ''}${String(ROMAN_MONTHS.indexOf(month) + 1).padStart(2, '0')}.`,
    )
    .replace(PICTURE, '')
    .replace(INVISIBLE, '')
    .replace(SYMBOL_BULLET, '•')
    .replace(ICON, ' ')
    .replace(SPACE, ' ')
    .replace(FOREIGN_POINT, ' · ')
    .replace(POINT_BETWEEN_DATES, '$1 – ')
    .replace(CONTROL, '')
    .normalize('NFC');
}

function isPlainAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code > 0x7e) return false;
  }
  return true;
}

const SPACED_LETTERS = /^\p{L}(?: \p{L})+(?: {2,}\p{L}(?: \p{L})+)*$/u;
const MIN_SPACED_LETTERS = 5;

/** Words whose letters are held apart by typed spaces, as in "J A N E   R O E", with their letters together. */
export function closeSpacedLetters(text: string): string {
  const trimmed = text.trim();
  if (trimmed[1] !== ' ' || !SPACED_LETTERS.test(trimmed)) return text;
  const words = trimmed.split(/ {2,}/).map((word) => word.replaceAll(' ', ''));
  return words.join('').length < MIN_SPACED_LETTERS ? text : text.replace(trimmed, words.join(' '));
}
