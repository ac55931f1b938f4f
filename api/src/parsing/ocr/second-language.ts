import { blankPicture, copyBox, type GrayPicture } from './gray-picture.ts';
import type { OcrLanguage, OcrLine, OcrWord, Recogniser } from './recogniser.ts';

/** Below this a word may be of another language, or no word. Per cent. */
const DOUBTFUL_CONFIDENCE = 70;
/** A few doubtful words are specks and odd names; more of them are another language. */
const MIN_DOUBTFUL_SHARE = 0.06;
/** What looks like a word of the page's own script gives way only to one of the other that is read without doubt. */
const SURE_CONFIDENCE = 86;
/** Unless it makes no sense at all. */
const SENSELESS_CONFIDENCE = 40;
const LIKELY_CONFIDENCE = 75;
const PADDING = 6;
const SHEET_MARGIN = 30;
const SHEET_GAP = 28;
const ARABIC_LETTER = /\p{Script=Arabic}/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
const ARABIC_WORD = /^[\p{Script=Arabic}\p{M}]+[.:،,؛]?$/u;
const LATIN_WORD = /^[\p{Script=Latin}\p{M}]+[.:,;]?$/u;
/** Figures that are hardly anything else misread. */
const YEAR_OR_DATE = /^(?:\d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})$/;

/** Neighbouring words of a line that the first reading was not sure of, all of its own script or none. */
interface Run {
  line: OcrLine;
  words: OcrWord[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Reads the words that the page's language makes little sense of in the other one, and keeps what is surer. All of them
 * are put on one sheet, line under line, and read at once.
 */
export async function readInSecondLanguage(
  lines: readonly OcrLine[],
  picture: GrayPicture,
  pageLanguage: OcrLanguage,
  recogniserOf: (language: OcrLanguage) => Promise<Recogniser>,
): Promise<OcrLine[]> {
  const isDoubtful = pageLanguage === 'ara' ? isDoubtfulInArabic : isDoubtfulInEnglish;
  const ownWord = pageLanguage === 'ara' ? ARABIC_WORD : LATIN_WORD;
  const runs = lines.flatMap((line) => doubtfulRuns(line, picture, isDoubtful, ownWord));
  const total = lines.reduce((sum, line) => sum + line.words.length, 0);
  const doubtful = runs.reduce((sum, run) => sum + run.words.length, 0);
  if (doubtful === 0 || doubtful < total * MIN_DOUBTFUL_SHARE) return [...lines];
  const { sheet, tops } = sheetOf(runs, picture);
  const recogniser = await recogniserOf(pageLanguage === 'ara' ? 'eng' : 'ara');
  const { lines: reread } = await recogniser.read(sheet, { isOneBlock: true });
  const replaced = new Map<OcrWord, OcrWord[]>();
  runs.forEach((run, i) => {
    const top = tops[i]!;
    const words = reread
      .filter((line) => (line.top + line.bottom) / 2 >= top && (line.top + line.bottom) / 2 < top + run.height)
      .flatMap((line) => line.words)
      .flatMap((word) => splitYears({ ...word, x: word.x - SHEET_MARGIN + run.x, top: word.top - top + run.y }));
    if (words.length === 0 || certainty(words) <= certaintyToBeat(run.words, ownWord)) return;
    run.words.forEach((word, index) => {
      replaced.set(word, index === 0 ? words : []);
    });
  });
  return lines.map((line) => ({
    ...line,
    words: line.words.flatMap((word) => replaced.get(word) ?? [word]).sort((a, b) => a.x - b.x),
  }));
}

/** In an Arabic reading whatever is not Arabic is in doubt, however sure it looks. */
function isDoubtfulInArabic(word: OcrWord): boolean {
  if (word.confidence < DOUBTFUL_CONFIDENCE) return true;
  return !ARABIC_LETTER.test(word.text) && !YEAR_OR_DATE.test(word.text);
}

function isDoubtfulInEnglish(word: OcrWord): boolean {
  return word.confidence < DOUBTFUL_CONFIDENCE && /\p{L}/u.test(word.text);
}

const TWO_YEARS = /^(\d{4})([-–])(\d{4})$/;

/** Two years are two words: among words that run to the left, the one at the right comes first. */
function splitYears(word: OcrWord): OcrWord[] {
  const years = TWO_YEARS.exec(word.text);
  if (!years) return [word];
  const widthOfOne = word.width / word.text.length;
  const part = (text: string, from: number) => ({
    ...word,
    text,
    x: word.x + from * widthOfOne,
    width: text.length * widthOfOne,
  });
  return [part(years[1]!, 0), part(years[2]!, 4), part(years[3]!, 5)];
}

function doubtfulRuns(
  line: OcrLine,
  picture: GrayPicture,
  isDoubtful: (word: OcrWord) => boolean,
  ownWord: RegExp,
): Run[] {
  const groups: OcrWord[][] = [];
  let current: OcrWord[] | undefined;
  for (const word of line.words) {
    if (!isDoubtful(word)) {
      current = undefined;
      continue;
    }
    if (current && ownWord.test(current[0]!.text) === ownWord.test(word.text)) current.push(word);
    else {
      current = [word];
      groups.push(current);
    }
  }
  return groups.map((words) => {
    const last = words.at(-1)!;
    const x = Math.max(0, words[0]!.x - PADDING);
    const y = Math.max(0, line.top - PADDING);
    return {
      line,
      words,
      x,
      y,
      width: Math.min(picture.width, last.x + last.width + PADDING) - x,
      height: Math.min(picture.height, line.bottom + PADDING) - y,
    };
  });
}

function sheetOf(runs: readonly Run[], picture: GrayPicture): { sheet: GrayPicture; tops: number[] } {
  const width = Math.max(...runs.map((run) => run.width)) + 2 * SHEET_MARGIN;
  const height = runs.reduce((sum, run) => sum + run.height + SHEET_GAP, 2 * SHEET_MARGIN);
  const sheet = blankPicture(width, height);
  let top = SHEET_MARGIN;
  const tops = runs.map((run) => {
    const at = top;
    copyBox(picture, run, sheet, SHEET_MARGIN, at);
    top += run.height + SHEET_GAP;
    return at;
  });
  return { sheet, tops };
}

function certaintyToBeat(words: readonly OcrWord[], ownWord: RegExp): number {
  const current = certainty(words);
  if (!ownWord.test(words[0]!.text)) return current;
  return current < SENSELESS_CONFIDENCE ? LIKELY_CONFIDENCE : SURE_CONFIDENCE;
}

/** An address is one however unsure the recogniser is of its letters. */
const ADDRESS = /^\S+@\S+\.\w{2,}$|^(?:https?:|www\.)\S+$/;

/** How sure a reading is, longer words counting for more. Words of mixed scripts are none. */
function certainty(words: readonly OcrWord[]): number {
  let letters = 0;
  let sum = 0;
  for (const { text, confidence } of words) {
    const isMixed = ARABIC_LETTER.test(text) && LATIN_LETTER.test(text);
    sum += text.length * (isMixed ? 0 : ADDRESS.test(text) ? 100 : confidence);
    letters += text.length;
  }
  return letters === 0 ? 0 : sum / letters;
}
