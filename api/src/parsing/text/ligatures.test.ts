import { spellLigatures } from './ligatures.ts';

const glyph = (text: string, width: number) => ({ text, width, size: 10, font: 'F1' });

describe('spellLigatures', () => {
  it('spells a ligature without a character by the widths of its letters', () => {
    const known = [glyph('f', 3), glyph('i', 2), glyph('l', 2.5)];
    const spelled = spellLigatures([...known, glyph('\u0000', 4.9), glyph('\u0000', 5.6), glyph('\u0000', 8.4)]);
    expect(spelled.slice(3).map((each) => each.text)).toEqual(['fi', 'fl', 'ffl']);
  });

  it('takes the commoner one where widths tell little', () => {
    const known = [glyph('f', 3.42), glyph('i', 3.15), glyph('l', 3)];
    expect(spellLigatures([...known, glyph('\u0000', 6.33)]).at(-1)?.text).toBe('fi');
  });

  it('says nothing of what is as wide as no ligature', () => {
    expect(spellLigatures([glyph('f', 3), glyph('i', 2), glyph('\u0000', 20)]).at(-1)?.text).toBe('');
  });
});
