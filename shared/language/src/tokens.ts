import { WHOLE_NAMES as NAMES } from '../lists/whole-names.ts';
import { fold } from './fold.ts';
import { linesOf } from './terms.ts';

/** A word of a text, with what is needed to decide what it names. */
export interface Token {
  /** As written. */
  text: string;
  /** Folded, without the apostrophes and the "s" of possession. */
  word: string;
  /** Offsets in the text that was read, in UTF-16 units. */
  start: number;
  end: number;
  /** Nothing but space, a bullet or a sentence's end stands before it. */
  isFirst: boolean;
  /** The characters between this word and the next. */
  after: string;
}

// Words may hold dots and ampersands (Node.js, R&D), begin with a dot (.NET) and end with + or # (C++, C#).
const WORD = /(?<![\p{L}\p{N}])\.?[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’&][\p{L}\p{M}\p{N}]+)*[+#]*/gu;
// Endings after a dot that belong to the word; any other dot is a sentence's end whose space was lost.
const DOTTED_ENDINGS = new Set(['js', 'net', 'io', 'ai', 'py', 'sc', 'tech', 'ed', 'com', 'org', 'd']);
const OPENS_SENTENCE = /(?:[.!?:;\n•●▪◦‣*]|\s[–—-])\s*$/;
const WHOLE_NAMES: ReadonlySet<string> = new Set(linesOf(NAMES));

interface Piece {
  text: string;
  start: number;
}

/**
 * Splits a text into its words. Hyphens and slashes separate ("front-end", "and/or" are two words each), but not in names
 * that hold them: "CI/CD", "PL/SQL", "Objective-C".
 */
export function tokenise(text: string): Token[] {
  const pieces: Piece[] = [];
  for (const match of text.matchAll(WORD)) {
    let start = match.index;
    for (const part of splitLostSpace(match[0])) {
      const piece = { text: part, start: text.indexOf(part, start) };
      const whole = wholeName(text, pieces.at(-1), piece);
      if (whole) pieces[pieces.length - 1] = whole;
      else pieces.push(piece);
      start = piece.start + part.length;
    }
  }
  return pieces.map(({ text: written, start }, index) => {
    const end = start + written.length;
    const previous = pieces[index - 1];
    const previousEnd = previous ? previous.start + previous.text.length : 0;
    return {
      text: written,
      word: fold(written).replace(/'s?$|'/g, ''),
      start,
      end,
      isFirst: index === 0 || OPENS_SENTENCE.test(text.slice(previousEnd, start)),
      after: text.slice(end, pieces[index + 1]?.start ?? text.length),
    };
  });
}

/** The two pieces with what stands between them, where that is a name. */
function wholeName(text: string, before: Piece | undefined, piece: Piece): Piece | null {
  if (!before || piece.start !== before.start + before.text.length + 1) return null;
  const written = text.slice(before.start, piece.start + piece.text.length);
  return WHOLE_NAMES.has(written.toLowerCase()) ? { text: written, start: before.start } : null;
}

/** "وExcel": Arabic writes "and" as part of the next word, before a name in Latin letters too. */
const BETWEEN_SCRIPTS = /(?<=\p{Script=Arabic})(?=\p{Script=Latin})/u;

function splitLostSpace(written: string): string[] {
  const scripts = written.split(BETWEEN_SCRIPTS);
  if (scripts.length > 1) return scripts;
  const segments = written.split('.');
  if (segments.length < 2 || segments[0] === '') return [written];
  const isOneWord =
    DOTTED_ENDINGS.has(segments.at(-1)!.toLowerCase()) ||
    segments.every((segment) => segment.length <= 2 || /^\d+$/.test(segment));
  return isOneWord ? [written] : segments;
}
