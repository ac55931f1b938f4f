interface PlacedGlyph {
  text: string;
  x: number;
  width: number;
  baseline: number;
  size: number;
}

/** A second print lies this near to the first, in font sizes: the narrowest letters are wider. */
const MAX_SHIFT_EM = 0.12;

/** Leaves out text that is printed once more, a little to the side, to look bold or to cast a shadow. */
export function withoutDoublePrints<Glyph extends PlacedGlyph>(glyphs: Glyph[]): Glyph[] {
  if (!glyphs.some((glyph, i) => i > 0 && goesBack(glyphs[i - 1]!, glyph))) return glyphs;
  const printed = new Map<string, Glyph[]>();
  return glyphs.filter((glyph) => {
    const column = Math.round(glyph.x / CELL_POINTS);
    const row = Math.round(glyph.baseline / CELL_POINTS);
    for (const right of NEIGHBOURS) {
      for (const down of NEIGHBOURS) {
        const near = printed.get(`${column + right} ${row + down} ${glyph.text}`);
        if (near?.some((other) => isSecondPrint(other, glyph))) return false;
      }
    }
    const key = `${column} ${row} ${glyph.text}`;
    const others = printed.get(key);
    if (others) others.push(glyph);
    else printed.set(key, [glyph]);
    return true;
  });
}

/** Glyphs are looked up in squares as wide as this. */
const CELL_POINTS = 4;
/** Steps, and no counter: a damaged file has glyphs so far out that adding one to their square changes nothing. */
const NEIGHBOURS = [-1, 0, 1];

/** Printing twice means to begin once more before the end of what is printed. */
function goesBack(before: PlacedGlyph, glyph: PlacedGlyph): boolean {
  return (
    glyph.x < before.x + before.width / 2 && Math.abs(glyph.baseline - before.baseline) < MAX_SHIFT_EM * glyph.size
  );
}

function isSecondPrint(first: PlacedGlyph, second: PlacedGlyph): boolean {
  const shift = MAX_SHIFT_EM * second.size;
  return (
    Math.abs(first.x - second.x) < Math.min(shift, second.width / 2) &&
    Math.abs(first.baseline - second.baseline) < shift
  );
}
