import { createNodeFontLibrary } from '../../bench/node-fonts.ts';
import { missingCharactersOf } from '../layout/missing-characters.ts';
import { restore } from '../model/restore.ts';
import { ResumeLayout } from '../resume/resume-layout.ts';
import { FONT_FAMILIES, type FontFile } from './catalog.ts';
import { FontLibrary } from './library.ts';

const working = createNodeFontLibrary();

/** Reads fonts, but for those that are down. */
function libraryWithout(down: Set<FontFile>): FontLibrary {
  return new FontLibrary(async (file) => {
    if (down.has(file)) throw new Error(`${file} is down`);
    working.take(file);
    await working.loadWanted();
    return working.take(file)!.font.view.buffer as ArrayBuffer;
  });
}

const resumeOf = (profile: string) =>
  restore({ selectedFont: 'Lato', personal: { firstName: 'Ada', lastName: 'Lovelace', profile } }).resume;

function layOut(library: FontLibrary, profile: string) {
  const layout = new ResumeLayout(library);
  return library.settle(() => layout.layOut(resumeOf(profile)));
}

const textsOf = (pages: Awaited<ReturnType<typeof layOut>>['pages']) =>
  pages.flatMap((page) => page.items.flatMap((item) => (item.kind === 'text' ? [item] : [])));

test('another face of the family stands in for a font that cannot be read, until it can', async () => {
  const down = new Set<FontFile>([FONT_FAMILIES.Lato.bold]);
  const library = libraryWithout(down);
  const broken = textsOf((await layOut(library, 'Wrote the first program.')).pages);
  expect(broken.map(({ text }) => text).join(' ')).toContain('Ada Lovelace');
  expect(new Set(broken.map(({ font }) => font))).toEqual(new Set([FONT_FAMILIES.Lato.regular]));
  expect(library.hasFailures).toBe(true);

  down.clear();
  library.forgetFailures();
  const whole = textsOf((await layOut(library, 'Wrote the first program.')).pages);
  expect(whole.map(({ font }) => font)).toContain(FONT_FAMILIES.Lato.bold);
  expect(library.hasFailures).toBe(false);
});

test('where a whole family is down, the broad one stands in; where all are, the layout fails', async () => {
  const lato = Object.values(FONT_FAMILIES.Lato);
  const texts = textsOf((await layOut(libraryWithout(new Set(lato)), 'Wrote it.')).pages);
  expect(texts.map(({ font }) => font)).toContain(FONT_FAMILIES.Arial.bold);

  const nothing = libraryWithout(new Set([...lato, ...Object.values(FONT_FAMILIES.Arial)]));
  await expect(layOut(nothing, 'Wrote it.')).rejects.toThrow('is down');
});

test('says which characters no font has', async () => {
  const document = await layOut(working, 'Zoë, Київ, حسن, 李, ✓ and हिंदी with 한국어');
  const missing = missingCharactersOf(document, working).join('');
  expect(missing).toContain('ह');
  expect(missing).toContain('한');
  expect(missing).not.toMatch(/[a-zë李✓حК,]/);
  expect(missingCharactersOf(await layOut(working, 'Plain words.'), working)).toEqual([]);
});
