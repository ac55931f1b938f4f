interface Drawn {
  text: string;
  width: number;
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
  return glyphs.map((glyph) => {
    if (!isUnmapped(glyph)) return glyph;
    const own = glyph.width / glyph.size;
    let best = '';
    let nearest = MAX_DIFFERENCE;
    for (const ligature of LIGATURES) {
      const letters = [...ligature].map((letter) => widths.get(`${glyph.font} ${letter}`));
      if (letters.some((width) => width === undefined)) continue;
      const difference = Math.abs(letters.reduce<number>((sum, width) => sum + width!, 0) - own) / own;
      if (difference < nearest - (best ? AS_NEAR : 0)) [best, nearest] = [ligature, difference];
    }
    return { ...glyph, text: best };
  });
}

function isUnmapped({ text, width }: Drawn): boolean {
  return text === '\u0000' && width > 0;
}
