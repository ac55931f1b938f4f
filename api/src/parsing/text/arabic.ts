/** Scripts written from right to left: Hebrew, Arabic and its presentation forms, Syriac, Thaana. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT_TO_RIGHT_LETTER = /[A-Za-z\u00c0-\u058f\u0900-\u1fff\u2c00-\ud7ff\uff21-\uff5a]/;
/** With the signs between whole and part, and between thousands: "١٫٥" is one number. */
const ARABIC_DIGIT = /[\u0660-\u0669\u066b\u066c\u06f0-\u06f9]/;
const ARABIC_PUNCTUATION = /[،؛؟]/;
const DIGIT = /[0-9\u0660-\u0669\u066b\u066c\u06f0-\u06f9]/;
const MARK = /^\p{M}+$/u;
const PRESENTATION_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]/g;
const MIRRORED: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' };
const CLOSING = /[)\]}]/;

export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether most letters of the text are written from right to left. */
export function isMostlyRightToLeft(text: string): boolean {
  if (!hasRightToLeft(text)) return false;
  let rtl = 0;
  let ltr = 0;
  for (const character of text) {
    if (isRightToLeftLetter(character)) rtl++;
    else if (LEFT_TO_RIGHT_LETTER.test(character)) ltr++;
  }
  return rtl > ltr;
}

function isRightToLeftLetter(text: string): boolean {
  return RIGHT_TO_LEFT.test(text) && !ARABIC_DIGIT.test(text);
}

const MIN_PHONE_DIGITS = 7;
const TURNED_PHONES = /(?<![+\d])\d[\d .-]{5,20}\d ?\+(?! ?\d)/g;
/** What stands behind it at the end of a line is an icon or a bullet. */
const TRAILING_ICON = /^(\+\d[\d .-]*\d)(\s*)([^\p{L}\p{N}\s]+)$/u;

/** In a right-to-left paragraph a telephone number's groups run to the left, its plus sign last: "4567 123 50 971+". */
export function turnPhone(text: string): string {
  const turned = text.replace(TURNED_PHONES, (found) => {
    const groups = found.slice(0, found.lastIndexOf('+')).trim();
    return groups.replace(/\D/g, '').length < MIN_PHONE_DIGITS ? found : `+${groups.split(/(\s+)/).reverse().join('')}`;
  });
  return turned === text ? text : turned.replace(TRAILING_ICON, '$3 $1');
}

/** Contextual letter forms (ﻣ ﻤ ﻢ) as the letter itself (م), ligatures taken apart. */
export function foldPresentationForms(text: string): string {
  return text.replace(PRESENTATION_FORMS, (form) => form.normalize('NFKC').trim());
}

/** No word begins in a letter with a double or an indefinite ending: "أع دّ" is one word, whose mark has been set by itself. */
const TORN_AT_MARK = /(?<=\p{Script=Arabic}) (?=\p{Script=Arabic}[\u064b-\u064d\u0651])/gu;
/** "بدلا مًن" of "بدلاً من": an indefinite ending, within a word where none can be, is the alef's before it. */
const ENDING_AT_NEXT_WORD = /(?<=\p{L}ا) (\p{Script=Arabic})\u064b(?=\p{Script=Arabic})/gu;
/** "الخ(برات", of a font whose join between two letters is taken for a sign. */
const SIGN_IN_WORD = /(?<=\p{Script=Arabic})[([](?=\p{Script=Arabic})/gu;
const withoutSignInWord = (text: string) => (/[)\]]/.test(text) ? text : text.replace(SIGN_IN_WORD, ''));
/** "ا آلن" of "الآن": the letters of lam and alef, drawn as one sign, given from the left. */
const TORN_AT_LAM_ALEF = /(?<!\p{L})([وبفك]?ا) ([أإآا])ل(?=\p{L})/gu;
/** "سريرا،ً" of "سريراً،": a mark that was drawn behind the comma stands on the letter before it. */
const MARK_BEHIND_SIGN = /(?<=\p{Script=Arabic})([،؛,.:])([\u064b-\u0652]+)/gu;
/** "أحياناً1:1": no figure goes on a word. */
const FIGURE_AT_WORD = /(?<=\p{Script=Arabic}\u064b)(?=\p{Nd})/gu;
/** "دلّ ة": no word is a feminine ending alone. */
const TORN_AT_ENDING = /(?<=\p{Script=Arabic}\p{M}?) (?=[ةى](?![\p{L}\p{M}]))/gu;
/** Arabic words that a generator has torn where it places a sign by itself. */
export const joinTornWords = (text: string): string =>
  withoutSignInWord(
    text
      .replace(ENDING_AT_NEXT_WORD, '\u064b $1')
      .replace(TORN_AT_MARK, '')
      .replace(TORN_AT_ENDING, '')
      .replace(TORN_AT_LAM_ALEF, '$1ل$2')
      .replace(MARK_BEHIND_SIGN, '$2$1')
      .replace(FIGURE_AT_WORD, ' '),
  );

const RIGHT_JOINING = /^[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0649]$/;

/** For a ligature given as it is drawn 1, as it is read -1: only its last letter may be one that nothing joins after. */
function drawnVote(text: string): number {
  const letters = [...text];
  // A vowel mark follows its letter, which says more than the letter does.
  const isEnd = letters.some((letter) => MARK.test(letter)) ? MARK : RIGHT_JOINING;
  return Number(isEnd.test(letters[0]!)) - Number(isEnd.test(letters.at(-1)!));
}

/**
 * Most producers give a ligature's letters as they are read; some as they are drawn, from the left. Which of the two a
 * page's are is told from the letters that can only end a ligature.
 */
export function turnDrawnLigatures<T extends { text: string }>(glyphs: T[]): T[] {
  const isLigature = ({ text }: T) => text.length > 1 && isRightToLeftLetter(text);
  let votes = 0;
  for (const glyph of glyphs) if (isLigature(glyph)) votes += drawnVote(glyph.text);
  if (votes <= 0) return glyphs;
  return glyphs.map((glyph) => (isLigature(glyph) ? { ...glyph, text: [...glyph.text].reverse().join('') } : glyph));
}

interface Placed {
  text: string;
  x: number;
  width: number;
}

type Direction = 'rtl' | 'ltr' | 'number' | 'neutral';

function directionOf(text: string): Direction {
  if (isRightToLeftLetter(text) || ARABIC_PUNCTUATION.test(text)) return 'rtl';
  if (DIGIT.test(text)) return 'number';
  if (LEFT_TO_RIGHT_LETTER.test(text)) return 'ltr';
  return 'neutral';
}

/**
 * Puts pieces that stand in visual order (left to right on the page) into reading order. Works on whole glyphs, so that
 * a ligature keeps its letters' order. The inverse of the display step of the Unicode bidirectional algorithm, for the
 * levels that occur in one line of a resume.
 */
export function toLogicalOrder<T extends Placed>(visual: readonly T[], isRightToLeft: boolean): T[] {
  const pieces = turnPhones(dropStrayLetters(attachMarks(visual)));
  const directions = resolveNeutrals(pieces, isRightToLeft ? 'rtl' : 'ltr');
  const runs: { isRightToLeft: boolean; pieces: T[] }[] = [];
  pieces.forEach((piece, i) => {
    const rtl = directions[i] === 'rtl';
    const last = runs.at(-1);
    if (last && last.isRightToLeft === rtl) last.pieces.push(piece);
    else runs.push({ isRightToLeft: rtl, pieces: [piece] });
  });
  const ordered = isRightToLeft ? runs.reverse() : runs;
  return turnBrackets(ordered.flatMap((run) => (run.isRightToLeft ? run.pieces.reverse() : run.pieces)));
}

const IS_ALEF = /^[\u0622\u0623\u0625\u0627]$/;
/** Lam and alef drawn as one sign have the width at the lam; the alef may be moved a little, and stays behind it. */
export function withAlefAtLam<T extends Placed>(drawn: readonly T[]): T[] {
  return drawn.map((piece, at) => {
    const lam = piece.width === 0 && IS_ALEF.test(piece.text) ? drawn[at + 1] : undefined;
    return lam?.text === 'ل' && piece.x > lam.x ? { ...piece, x: lam.x } : piece;
  });
}

/** Telephone numbers amid other text, whose groups run to the left up to the plus sign, as they are read. */
function turnPhones<T extends Placed>(pieces: T[]): T[] {
  let turned = pieces;
  for (const match of singles(pieces).matchAll(TURNED_PHONES)) {
    if (match[0].replace(/\D/g, '').length < MIN_PHONE_DIGITS || !match[0].trim().includes(' ')) continue;
    const end = match.index + match[0].length;
    const groups: T[][] = [[]];
    for (const piece of pieces.slice(match.index, end - 1)) {
      if (piece.text === ' ') groups.push([piece], []);
      else groups.at(-1)!.push(piece);
    }
    turned = [...turned.slice(0, match.index), pieces[end - 1]!, ...groups.reverse().flat(), ...turned.slice(end)];
  }
  return turned;
}

/** One character a piece, so that an index in the text is one among the pieces. */
function singles(pieces: readonly Placed[]): string {
  return pieces.map((piece) => (piece.text.length === 1 ? piece.text : '\ufffc')).join('');
}

/** Some producers store a bracket as it is drawn, some as it is typed: a closing one cannot come first. */
function turnBrackets<T extends Placed>(pieces: T[]): T[] {
  const first = pieces.find((piece) => piece.text in MIRRORED);
  const last = pieces.findLast((piece) => piece.text in MIRRORED);
  const isTurned =
    first === last ? opensAsClosing(pieces) : first && last && CLOSING.test(first.text) && !CLOSING.test(last.text);
  if (!isTurned) return pieces;
  return pieces.map((piece) => ({ ...piece, text: MIRRORED[piece.text] ?? piece.text }));
}

/** "محرم 1445 )أغسطس" and "2023( – حتى الآن", of a remark that goes on in the next line: one bracket, which leans away from its words. */
function opensAsClosing(pieces: readonly Placed[]): boolean {
  const at = pieces.findIndex((piece) => piece.text in MIRRORED);
  const isBlank = (piece: Placed | undefined) => piece === undefined || piece.text.trim() === '';
  const [before, behind] = [pieces[at - 1], pieces[at + 1]];
  if (at < 0 || isBlank(before) === isBlank(behind)) return false;
  return CLOSING.test(pieces[at]!.text) === isBlank(before);
}

const DOUBLE = '\u0651';
/** Alefs, the feminine ending and a hamza by itself: a double drawn near them is of the letter beside. */
const NEVER_DOUBLED = /^[\u0621-\u0623\u0625\u0627\u0629\u0649]/;

/** A vowel mark is drawn over its letter: it must stay behind it whichever way the line is turned. */
function attachMarks<T extends Placed>(visual: readonly T[]): T[] {
  if (!visual.some((piece) => MARK.test(piece.text))) return [...visual];
  const others = visual.filter((piece) => !MARK.test(piece.text)).map((piece) => ({ ...piece }));
  const letters = others.filter((piece) => isRightToLeftLetter(piece.text));
  for (const mark of visual.filter((piece) => MARK.test(piece.text))) {
    const centre = mark.x + mark.width / 2;
    let owner: T | undefined;
    let nearest = Number.POSITIVE_INFINITY;
    for (const letter of letters) {
      if (mark.text.includes(DOUBLE) && NEVER_DOUBLED.test(letter.text)) continue;
      const distance = Math.abs(letter.x + letter.width / 2 - centre);
      if (distance < nearest) [owner, nearest] = [letter, distance];
    }
    if (owner) owner.text += mark.text;
  }
  return others;
}

/** Part of a ligature that the font gives no meaning to comes out as any letter; inside an Arabic word it is noise. */
function dropStrayLetters<T extends Placed>(visual: readonly T[]): T[] {
  return visual.filter((piece, i) => {
    if (!/^[\x21-\x7e]$/.test(piece.text) || /[\d\-./:()%]/.test(piece.text)) return true;
    return !(isRightToLeftLetter(visual[i - 1]?.text ?? '') && isRightToLeftLetter(visual[i + 1]?.text ?? ''));
  });
}

/** Each piece's direction: neutrals take that of their neighbours if both agree, else that of the line. */
function resolveNeutrals(visual: readonly Placed[], base: 'rtl' | 'ltr'): ('rtl' | 'ltr')[] {
  const raw = visual.map((piece) => directionOf(piece.text));
  for (const [from, to] of isolatedNumbers(visual)) raw.fill('ltr', from, to);
  const resolved: ('rtl' | 'ltr')[] = [];
  for (let i = 0; i < raw.length; ) {
    if (raw[i] !== 'neutral') {
      resolved[i] = raw[i] === 'rtl' ? 'rtl' : 'ltr';
      i++;
      continue;
    }
    let end = i;
    while (end < raw.length && raw[end] === 'neutral') end++;
    const direction = neutralDirection(raw[i - 1], raw[end], visual.slice(i, end), base);
    for (; i < end; i++) resolved[i] = direction;
  }
  return resolved;
}

/**
 * Groups of figures that are read from left to right as one, as telephone numbers are: told by the plus or zero that
 * stands before them on the page. Returns their ranges.
 */
function isolatedNumbers(visual: readonly Placed[]): [from: number, to: number][] {
  return [...singles(visual).matchAll(/(?:\(?\+|\(?0)[\d\s().-]{6,20}\d/g)]
    .filter((match) => match[0].replace(/\D/g, '').length >= MIN_PHONE_DIGITS && /\s/.test(match[0]))
    .map((match) => [match.index, match.index + match[0].length]);
}

const PART = /[|•·;,]/;
const NUMBER_SEPARATOR = /^[.,:/\-+%]$/;
/** A telephone number is kept from left to right by its plus sign. */
const PLUS = /[+]/;

function neutralDirection(
  before: Direction | undefined,
  after: Direction | undefined,
  pieces: readonly Placed[],
  base: 'rtl' | 'ltr',
): 'rtl' | 'ltr' {
  const isLeft = (direction: Direction | undefined) => direction === 'ltr' || direction === 'number';
  if (after === 'number' && PLUS.test(pieces.at(-1)?.text ?? '') && before !== 'rtl') return 'ltr';
  if (before === 'number' && after === 'number') {
    return pieces.length === 1 && NUMBER_SEPARATOR.test(pieces[0]!.text) ? 'ltr' : base;
  }
  // A bar or comma between words and a number parts two statements, whose order is that of the line.
  if (isLeft(before) && isLeft(after) && before !== after && pieces.some((piece) => PART.test(piece.text))) return base;
  if (isLeft(before) && isLeft(after)) return 'ltr';
  if (before === 'rtl' && after === 'rtl') return 'rtl';
  return base;
}
