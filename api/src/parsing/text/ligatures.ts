import { fold } from '@vitae/language/fold';
import { PARTS_WITH_FL } from '@vitae/language/spelling';

interface Drawn {
  text: string;
  x: number;
  width: number;
  baseline: number;
  size: number;
  font: string;
}

/** The commoner of two first. */
const LIGATURES = ['fi', 'fl', 'ff', 'ffi', 'ffl'];
/** Between differences as near to each other as this, the widths decide nothing: the commoner ligature is taken. */
const AS_NEAR = 0.03;
/** How far a ligature's width may be from that of its letters side by side, as a share of it. */
const MAX_DIFFERENCE = 0.25;

/**
 * A ligature that its font maps to no character ("Pro•les"), as its letters: those whose widths, seen elsewhere in the
 * same font, come nearest to its own.
 */
export function spellLigatures<Glyph extends Drawn>(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(isUnmapped)) return glyphs;
  const widths = new Map<string, number>();
  for (const { font, text, width, size } of glyphs)
    if (/^[fil]$/.test(text)) widths.set(`${font} ${text}`, width / size);
  return glyphs.map((glyph, i) => {
    if (!isUnmapped(glyph)) return glyph;
    // A picture of an envelope stands beside no letter.
    const [before, behind] = [glyphs[i - 1], glyphs[i + 1]].map((other) =>
      other && touches(glyph, other) ? other : null,
    );
    if (!before && !behind) return { ...glyph, text: '' };
    const own = glyph.width / glyph.size;
    let best = '';
    let nearest = MAX_DIFFERENCE;
    for (const ligature of LIGATURES) {
      const letters = [...ligature].map((letter) => widths.get(`${glyph.font} ${letter}`));
      if (letters.some((width) => width === undefined)) continue;
      const difference = Math.abs(letters.reduce<number>((sum, width) => sum + width!, 0) - own) / own;
      if (difference < nearest - (best ? AS_NEAR : 0)) [best, nearest] = [ligature, difference];
    }
    const isFlow = best === 'fi' && isInWordWithFl(glyphs, i);
    return { ...glyph, text: isFlow ? 'fl' : best };
  });
}

/** From one glyph to the next of its word, at most, in font sizes. */
const MAX_GAP = 0.2;

function touches(glyph: Drawn, other: Drawn): boolean {
  const gap = Math.max(other.x - glyph.x - glyph.width, glyph.x - other.x - other.width);
  return /\p{L}/u.test(other.text) && other.baseline === glyph.baseline && gap < glyph.size * MAX_GAP;
}

const LONGEST_PART = Math.max(...[...PARTS_WITH_FL].map((part) => part.length));

/** Where the widths of "fi" and "fl" are alike, the letters around decide: "work•ow". */
function isInWordWithFl(glyphs: readonly Drawn[], at: number): boolean {
  let before = '';
  for (let i = at - 1; i >= 0 && before.length < LONGEST_PART && /^\p{L}+$/u.test(glyphs[i]!.text); i--)
    before = glyphs[i]!.text + before;
  let behind = '';
  for (let i = at + 1; i < glyphs.length && behind.length < LONGEST_PART && /^\p{L}+$/u.test(glyphs[i]!.text); i++)
    behind += glyphs[i]!.text;
  const word = fold(`${before}fl${behind}`);
  const place = fold(before).length;
  for (const part of PARTS_WITH_FL) {
    const from = place - part.indexOf('fl');
    if (from >= 0 && word.startsWith(part, from)) return true;
  }
  return false;
}

function isUnmapped({ text, width }: Drawn): boolean {
  return text === '\u0000' && width > 0;
}
