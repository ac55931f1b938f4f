import { toFragments } from '../text/fragments.ts';
import type { TextPage } from '../text/model.ts';
import type { PlacedText } from '../text/placed-text.ts';
import type { GrayPicture } from './gray-picture.ts';
import type { OcrLine, OcrWord } from './recogniser.ts';

/** Letters as high as a capital, and their height in font sizes. */
const TALL_LETTERS: [letters: RegExp, height: number][] = [
  [/[A-Zbdfhkl0-9]/, 0.72],
  [/[الطظ]/, 0.68],
];
/** Type size as a share of the height of a line's box, where no letter says more. */
const SIZE_OF_ROW = 0.82;
/** A word of which the recogniser is less sure than this is mostly a speck or a drawing. Per cent. */
const MIN_WORD_CONFIDENCE = 40;
/** Specks make no words as long as these, and the recogniser gives no confidence at all to many that it reads well. */
const LONG_WORD = /^(?:\p{Script=Arabic}{3,}|[\p{Script=Latin}][\p{Script=Latin}@./-]{4,})[.:،,]?$/u;
/** Marks that a bullet is mistaken for. */
const MISREAD_BULLET = /^[+«»*°¢®©·•٠٭-]{1,2}$/;
/** Sizes this close to the usual one of the page are that one: what a line's is measured by depends on its letters. */
const SAME_SIZE_RATIO = 1.16;

/** Puts words that were read off a picture on a page. */
export function toTextPage(
  lines: readonly OcrLine[],
  { width, height }: GrayPicture,
  pixelsPerPoint: number,
  number: number,
): TextPage {
  return {
    number,
    width: width / pixelsPerPoint,
    height: height / pixelsPerPoint,
    fragments: toFragments(placeWords(lines, pixelsPerPoint), number),
    rules: [],
    links: [],
    hidden: [],
    hasImages: true,
  };
}

function placeWords(lines: readonly OcrLine[], pixelsPerPoint: number): PlacedText[] {
  const sizeOf = (line: OcrLine) => sizeInPixels(line) / pixelsPerPoint;
  const sizes = lines.map(sizeOf).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10;
  return lines.flatMap((line): PlacedText[] => {
    const own = sizeOf(line);
    const isUsual = own < usual * SAME_SIZE_RATIO && own > usual / SAME_SIZE_RATIO;
    const size = Math.round((isUsual ? usual : own) * 2) / 2;
    return joinAddress(likelyWords(line.words)).map((word, i, words) => {
      const isBullet = (i === 0 || i === words.length - 1) && MISREAD_BULLET.test(word.text);
      return {
        text: `${isBullet ? '•' : word.text} `,
        x: word.x / pixelsPerPoint,
        width: word.width / pixelsPerPoint,
        baseline: line.baseline / pixelsPerPoint,
        size,
        color: '#000000',
        fontName: '',
        bold: false,
        italic: false,
      };
    });
  });
}

function sizeInPixels(line: OcrLine): number {
  const sizes = line.words
    .flatMap((word) => {
      const height = TALL_LETTERS.find(([letters]) => letters.test(word.text))?.[1];
      return height ? [(line.baseline - word.top) / height] : [];
    })
    .sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? line.rowHeight * SIZE_OF_ROW;
}

/** Rules and specks are read as dashes and dots; between words those may be meant. */
const BETWEEN_WORDS = /^[-–—|&·•/+]$/;

/** Words without what specks, rules and pictures were taken for. Between two sure words even an unsure one is a word. */
function likelyWords(words: readonly OcrWord[]): OcrWord[] {
  const isSure = ({ text, confidence }: OcrWord) =>
    /[\p{L}\p{N}]/u.test(text) && (confidence >= MIN_WORD_CONFIDENCE || LONG_WORD.test(text));
  const first = words.findIndex(isSure);
  const last = words.findLastIndex(isSure);
  if (first === -1) return [];
  return words.filter(({ text }, i) => {
    if (i > first && i < last) return /[\p{L}\p{N}]/u.test(text) || BETWEEN_WORDS.test(text);
    return i === first || i === last || MISREAD_BULLET.test(text);
  });
}

/** What follows the sign in a mail address may be read as a word of its own. */
const TOP_LEVEL_DOMAIN = /^[a-z]{2,4}(?:\.[a-z]{2})?$/;

/** Puts together what is often misread in addresses: a space behind a dot, a bracket for a part of the sign. */
function joinAddress(words: readonly OcrWord[]): OcrWord[] {
  const joined: OcrWord[] = [];
  for (const word of words) {
    const text = word.text.replace(/[([{|]@/, '@').replace(/(linkedin\.com\/in)[fl1I|](?=\w)/i, '$1/');
    const before = joined.at(-1);
    const isRestOfName = before && /^[\w.+-]+[._-]$/.test(before.text) && /^[\w.+-]+@/.test(text);
    const isDomain = before && /@[\w.-]+[.:;,]$/.test(before.text) && TOP_LEVEL_DOMAIN.test(text);
    if (before && (isRestOfName || isDomain)) {
      const start = isDomain ? before.text.replace(/.$/, '.') : before.text;
      joined[joined.length - 1] = { ...before, text: start + text, width: word.x + word.width - before.x };
    } else joined.push({ ...word, text });
  }
  return joined;
}
