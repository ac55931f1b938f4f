import { toFragments } from './fragments.ts';
import type { PlacedText } from './placed-text.ts';

function print(text: string, x: number): PlacedText[] {
  return [...text].map((letter, i) => ({
    ...{ text: letter, x: x + i * 5, width: 5, baseline: 100, size: 12 },
    ...{ color: '#000000', fontName: 'Sans', bold: false, italic: false },
  }));
}

const glyphs = [...print('Filipino', 60), ...print('Birth', 103)];
const texts = (rules: Parameters<typeof toFragments>[2]) => toFragments(glyphs, 1, rules).map(({ text }) => text);

describe('toFragments', () => {
  it('parts words that stand close by where the border of a table cell is drawn between them', () => {
    expect(texts([{ x: 101.5, y: 80, width: 0, height: 30 }])).toEqual(['Filipino', 'Birth']);
  });

  it('keeps a word whole that is set wide, though its letters stand where other lines begin', () => {
    const wide = [...'POSTS'].map((letter, i) => ({ ...print(letter, 60 + i * 9)[0]! }));
    const rows = [130, 145, 160, 175, 190, 205].flatMap((baseline) =>
      [...print('2019', 40), ...print('Teacher', 69)].map((glyph) => ({ ...glyph, baseline })),
    );
    expect(toFragments([...wide, ...rows], 1).map(({ text }) => text)).toContain('POSTS');
  });

  it('parts Latin words beside Arabic ones, of which only the Arabic have spaces', () => {
    const latin = [...print('Technician', 150), ...print('Support', 203)].map((one) => ({ ...one, fontName: 'Latin' }));
    const arabic = print(' راو راد', 100);
    expect(toFragments([...arabic, ...latin], 1)[0]!.text).toContain('Technician Support');
  });

  it('parts words a space apart where the file writes other spaces and none between them', () => {
    // 3 points of 12: what a tab leaves before the dates on the right.
    const line = [...print('Texas at Austin', 40), ...print('Sep 2006', 40 + 15 * 5 + 3)];
    expect(toFragments(line, 1).map(({ text }) => text)).toEqual(['Texas at Austin Sep 2006']);
  });

  it('joins them where there is none, or where it stands elsewhere', () => {
    expect(texts([])).toHaveLength(1);
    expect(texts([{ x: 101.5, y: 120, width: 0, height: 30 }])).toHaveLength(1);
    expect(texts([{ x: 40, y: 80, width: 0, height: 30 }])).toHaveLength(1);
  });
});
