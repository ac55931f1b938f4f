import bidiFactory from 'bidi-js';
import type { ArabicForm } from './arabic-forms.ts';
import type { Font } from './font.ts';

const bidi = bidiFactory();

/** A run of text as glyphs, left to right as they are drawn. */
export interface ShapedRun {
  glyphs: number[];
  /** The characters that each glyph stands for. */
  texts: string[];
  /** Distance to the next glyph in font units, kerning included. */
  advances: number[];
  /** Font units. */
  width: number;
  /** Glyph's place in the run → the marks on it. */
  marks: Map<number, PlacedMark[]>;
}

/** A vowel sign or the like, placed from the origin of the letter that it stands on. Font units. */
export interface PlacedMark {
  glyph: number;
  x: number;
  y: number;
}

const NO_MARKS = new Map<number, PlacedMark[]>();

const CACHE_LIMIT = 20_000;

/** The runs of one font that were shaped before. */
export class ShapeCache {
  private readonly runs = new Map<string, ShapedRun>();
  private readonly font: Font;

  constructor(font: Font) {
    this.font = font;
  }

  shape(text: string, isRtl: boolean): ShapedRun {
    const key = isRtl ? `\u200f${text}` : text;
    let run = this.runs.get(key);
    if (!run) {
      if (this.runs.size >= CACHE_LIMIT) this.runs.clear();
      run = isRtl ? shapeRtl(this.font, text) : shapeLtr(this.font, text);
      this.runs.set(key, run);
    }
    return run;
  }
}

/** Characters that steer layout and draw nothing. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

export function isInvisible(character: string): boolean {
  return INVISIBLE.test(character);
}

const JOINER = '\u200d';

const RIGHT_TO_LEFT_MARK = '\u200f';

/** A mark of direction at the start of a run stays in the text, joined to the first character that is drawn. */
function leadingMark(text: string): string {
  return /^([\u200e\u200f])[^\s\u200e\u200f]/.exec(text)?.[1] ?? '';
}

/**
 * Punctuation that belongs to numbers, where a space follows: poppler reads the two from left to right even between
 * Arabic words, unless a mark stands between them.
 */
const NUMERIC_PUNCTUATION = /[+\-.,/:%#$£€°\u060c\u066a-\u066c]/;

function shapeLtr(font: Font, text: string): ShapedRun {
  const run: ShapedRun = { glyphs: [], texts: [], advances: [], width: 0, marks: NO_MARKS };
  let previous = -1;
  const mark = leadingMark(text);
  for (const character of text) {
    if (isInvisible(character)) continue;
    const glyph = font.glyphOf(character.codePointAt(0)!);
    if (previous >= 0) {
      const kerning = font.kerningOf(previous, glyph);
      if (kerning !== 0) {
        run.advances[run.advances.length - 1]! += kerning;
        run.width += kerning;
      }
    }
    const advance = font.advanceOf(glyph);
    run.glyphs.push(glyph);
    run.texts.push(previous < 0 ? mark + character : character);
    run.advances.push(advance);
    run.width += advance;
    previous = glyph;
  }
  return run;
}

function shapeRtl(font: Font, text: string): ShapedRun {
  const characters = [...text].filter((character) => !isInvisible(character) || character === JOINER);
  const mark = leadingMark(text);
  const joined: number[] = [];
  const sources: string[] = [];
  for (const [index, character] of characters.entries()) {
    if (character === JOINER) continue;
    const drawn = bidi.getMirroredCharacter(character) ?? character;
    const glyph = font.glyphOf(drawn.codePointAt(0)!);
    const form = formAt(characters, index);
    joined.push(form ? font.arabicFormOf(glyph, form) : glyph);
    // What is drawn from the left has its first character last.
    const before = sources.length === 0 ? mark : '';
    const isTurning = NUMERIC_PUNCTUATION.test(character) && /\s/.test(characters[index + 1] ?? '');
    sources.push((isTurning ? RIGHT_TO_LEFT_MARK : '') + character + before);
  }
  const glyphs: number[] = [];
  const texts: string[] = [];
  for (let index = 0; index < joined.length; ) {
    const ligature = font.ligatureAt(joined, index);
    const length = 1 + (ligature?.rest.length ?? 0);
    glyphs.push(ligature?.glyph ?? joined[index]!);
    // In the order of the drawing, as all else: programs that read PDFs turn the whole line round.
    texts.push(
      sources
        .slice(index, index + length)
        .reverse()
        .join(''),
    );
    index += length;
  }
  return drawnFromTheLeft(font, glyphs, texts);
}

/** Puts marks onto their letters and turns the run round, into the order in which it is drawn. */
function drawnFromTheLeft(font: Font, glyphs: readonly number[], texts: readonly string[]): ShapedRun {
  const letters: { glyph: number; text: string; marks: PlacedMark[] }[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    const letter = letters.at(-1);
    if (letter && TRANSPARENT.test(texts[index]!)) {
      letter.marks.push(placeMark(font, glyph, letter));
      letter.text = texts[index]! + letter.text;
    } else {
      letters.push({ glyph, text: texts[index]!, marks: [] });
    }
  }
  letters.reverse();
  const run: ShapedRun = { glyphs: [], texts: [], advances: [], width: 0, marks: new Map() };
  for (const [index, { glyph, text, marks }] of letters.entries()) {
    // Pairs are kerned in the order in which they are read, so the right one of two neighbours is the first.
    const right = letters[index + 1];
    const advance = font.advanceOf(glyph) + (right ? font.kerningOf(right.glyph, glyph) : 0);
    run.glyphs.push(glyph);
    run.texts.push(text);
    run.advances.push(advance);
    run.width += advance;
    if (marks.length > 0) run.marks.set(index, marks);
  }
  return run;
}

function placeMark(font: Font, glyph: number, letter: { glyph: number; marks: PlacedMark[] }): PlacedMark {
  const below = letter.marks.at(-1);
  const onMark = below ? font.markShift(glyph, below.glyph, true) : null;
  if (below && onMark) return { glyph, x: below.x + onMark.x, y: below.y + onMark.y };
  const onLetter = font.markShift(glyph, letter.glyph, false);
  return { glyph, x: onLetter?.x ?? 0, y: onLetter?.y ?? 0 };
}

type Joining = 'dual' | 'right' | 'cause' | 'none' | 'transparent';

const TRANSPARENT = /[\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed]/;
/** Letters that join to the letter before them only. */
const RIGHT_JOINING =
  /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef]/;
const DUAL_JOINING =
  /[\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649\u064a\u066e\u066f\u0678-\u0687\u069a-\u06bf\u06c1\u06c2\u06cc\u06ce\u06d0\u06d1\u06fa-\u06fc\u06ff\u0750-\u077f]/;

function joiningOf(character: string): Joining {
  if (TRANSPARENT.test(character)) return 'transparent';
  if (RIGHT_JOINING.test(character)) return 'right';
  if (DUAL_JOINING.test(character)) return 'dual';
  return character === '\u0640' || character === JOINER ? 'cause' : 'none';
}

function neighbour(characters: readonly string[], index: number, step: 1 | -1): Joining {
  for (let at = index + step; at >= 0 && at < characters.length; at += step) {
    const joining = joiningOf(characters[at]!);
    if (joining !== 'transparent') return joining;
  }
  return 'none';
}

function formAt(characters: readonly string[], index: number): ArabicForm | null {
  const joining = joiningOf(characters[index]!);
  if (joining !== 'dual' && joining !== 'right') return null;
  const before = neighbour(characters, index, -1);
  const after = neighbour(characters, index, 1);
  const joinsBefore = before === 'dual' || before === 'cause';
  const joinsAfter = joining === 'dual' && after !== 'none';
  if (joinsBefore) return joinsAfter ? 'medi' : 'fina';
  return joinsAfter ? 'init' : 'isol';
}
