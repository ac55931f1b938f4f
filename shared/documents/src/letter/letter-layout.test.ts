import { createNodeFontLibrary } from '../../bench/node-fonts.ts';
import type { LaidOutDocument, TextItem } from '../layout/page.ts';
import type { LetterInput } from '../model/letter.ts';
import { LetterLayout } from './letter-layout.ts';

const library = createNodeFontLibrary();

function layOut(letter: LetterInput): Promise<LaidOutDocument> {
  return library.settle(() => new LetterLayout(library).layOut(letter));
}

function textsOf(document: LaidOutDocument): TextItem[] {
  return document.pages.flatMap((page) => page.items).filter((item) => item.kind === 'text');
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

const PARAGRAPH =
  'Over the past nine years I have built payment services that carry real traffic, and I would like to do the same for you.';

const letter: LetterInput = {
  fullName: 'Zoë Łukasiewicz',
  email: 'zoe@example.com',
  companyName: 'Brightwater',
  introduction: `Dear Ms. Kowalska,\n\n${PARAGRAPH}\n\n- Moved 3 TB without downtime.\n- Mentored five.\n\nSincerely,\nZoë`,
  resumeFileName: 'zoe.pdf',
};

const MARGIN = 36;

test.each([
  'Default',
  'Classic Cover Letter',
  'Skills-Focused Cover Letter',
  'Story-Driven Cover Letter',
  'Modern Professional',
])('the %s template prints every word of the letter in order', async (templateName) => {
  const words = wordsOf(
    textsOf(await layOut({ ...letter, templateName }))
      .map((item) => item.text)
      .join(' '),
  );
  expect(words).toEqual([
    ...wordsOf('Zoë Łukasiewicz zoe@example.com Brightwater Dear Ms. Kowalska,'),
    ...wordsOf(PARAGRAPH),
    ...wordsOf('• Moved 3 TB without downtime. • Mentored five. Sincerely, Zoë Attached resume: zoe.pdf'),
  ]);
});

test('a long letter goes on over pages, within the margins of half an inch', async () => {
  const introduction = Array.from({ length: 40 }, () => PARAGRAPH).join('\n\n');
  const document = await layOut({ ...letter, introduction });
  expect(document.pages.length).toBeGreaterThan(1);
  expect([document.pageWidth, document.pageHeight]).toEqual([612, 792]);
  for (const item of textsOf(document)) {
    expect(item.x).toBeGreaterThanOrEqual(MARGIN);
    expect(item.x + item.width).toBeLessThanOrEqual(612 - MARGIN);
    expect(item.baseline).toBeLessThanOrEqual(792 - MARGIN);
  }
});

test('lines stay within their width even when a word is longer than a line', async () => {
  const document = await layOut({ introduction: 'x'.repeat(400) });
  const texts = textsOf(document);
  expect(texts.map((item) => item.text).join('')).toBe('x'.repeat(400));
  expect(Math.max(...texts.map((item) => item.x + item.width))).toBeLessThanOrEqual(612 - MARGIN);
});

test('an Arabic letter runs from right to left, its Latin names from left to right', async () => {
  const document = await layOut({ language: 'ar', introduction: 'أعمل لدى شركة Al Noor LLC في دبي.' });
  const texts = textsOf(document);
  expect(document.isRtl).toBe(true);
  const latin = texts.find((item) => item.text.includes('Al Noor LLC'))!;
  const [before, after] = [texts[0]!, texts.at(-1)!];
  expect(latin.isRtl).toBe(false);
  expect(before.isRtl).toBe(true);
  expect(before.x).toBeGreaterThan(latin.x);
  expect(latin.x).toBeGreaterThan(after.x);
});

test('only the paragraphs that changed are broken into lines anew', async () => {
  const layout = new LetterLayout(library);
  const before = await library.settle(() => layout.layOut(letter));
  const after = layout.layOut({ ...letter, introduction: `${letter.introduction} Lukas` });
  const wordsBefore = textsOf(before).map((item) => item.text);
  const wordsAfter = textsOf(after).map((item) => item.text);
  expect(wordsAfter).toEqual(wordsBefore.map((text) => (text === 'Zoë' ? 'Zoë Lukas' : text)));
});
