import { spellLigatures } from './ligatures.ts';

const WIDTHS: Record<string, number> = { f: 3, i: 2, l: 2.5 };

/** The letters of a word side by side, of which a digit stands for a ligature of that width without a character. */
function draw(text: string, widths: Record<string, number> = WIDTHS) {
  let x = 0;
  return [...text].map((letter) => {
    const width = /\d/.test(letter) ? Number(letter) : (widths[letter] ?? 4);
    const glyph = { text: /\d/.test(letter) ? '\u0000' : letter, x, width, baseline: 100, size: 10, font: 'F1' };
    x += width;
    return glyph;
  });
}

const textOf = (glyphs: readonly { text: string }[]) => glyphs.map(({ text }) => text).join('');

describe('spellLigatures', () => {
  it('spells a ligature without a character by the widths of its letters', () => {
    expect(textOf(spellLigatures(draw('f i l pro5le')))).toBe('f i l profile');
    expect(textOf(spellLigatures(draw('f i l sta6')))).toBe('f i l staff');
  });

  it('decides by the letters around where widths tell little', () => {
    const alike = { f: 2.5, i: 2.5, l: 2.4 };
    for (const [drawn, read] of [
      ['work5ow', 'workflow'],
      ['certi5ed', 'certified'],
      ['5eld', 'field'],
      ['re5ect', 'reflect'],
      ['5nal', 'final'],
    ])
      expect(textOf(spellLigatures(draw(`f i l ${drawn}`, alike)))).toBe(`f i l ${read}`);
  });

  it('says nothing of what is as wide as no ligature, nor of what stands beside no letter', () => {
    expect(textOf(spellLigatures(draw('f i a1')))).toBe('f i a');
    expect(textOf(spellLigatures(draw('f i l 5 Leeds')))).toBe('f i l  Leeds');
  });
});
