import { turnDrawnLigatures } from './arabic.ts';

const glyphs = (...texts: string[]) => texts.map((text) => ({ text }));

describe('turnDrawnLigatures', () => {
  it('turns ligatures that a file gives as they are drawn', () => {
    // Alef and zay join nothing after them, so neither can begin a ligature.
    expect(turnDrawnLigatures(glyphs('ال', 'زي', 'ب', 'حل'))).toEqual(glyphs('لا', 'يز', 'ب', 'لح'));
  });

  it('puts a vowel mark behind its letter', () => {
    expect(turnDrawnLigatures(glyphs('\u0651ر', 'م'))[0]!.text).toBe('ر\u0651');
  });

  it('leaves ligatures in the order of reading alone', () => {
    const read = glyphs('لا', 'يز', 'لح', 'م');
    expect(turnDrawnLigatures(read)).toEqual(read);
  });
});
