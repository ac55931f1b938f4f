/** @jest-environment node */
import { createNodeFontLibrary } from '../../bench/node-fonts.ts';
import { readPdf, runPdftotext } from '../../bench/pdf-text.ts';
import { wordsOf } from '../../bench/words.ts';
import { LetterLayout } from '../letter/letter-layout.ts';
import { emptyResume } from '../model/resume.ts';
import { ResumeLayout } from '../resume/resume-layout.ts';
import { sampleResume } from '../resume/sample-resume.ts';
import { prepareImages } from './images.ts';
import { renderPdf } from './pdf.ts';

const library = createNodeFontLibrary();

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

async function letterBytes(introduction: string, language: string) {
  const layout = new LetterLayout(library);
  const document = await library.settle(() => layout.layOut({ language, introduction, fullName: 'Zoë Łukasiewicz' }));
  return bytesOf(renderPdf(document, library));
}

async function letterPdf(introduction: string, language = 'en') {
  return readPdf(await letterBytes(introduction, language));
}

test('a PDF holds the text of the letter, accents and all', async () => {
  const text = 'Dear Ms. Kowalska,\n\nA résumé of “façade” work in Żory, Ελλάδα and Київ — 31 %, €500.\n\nYours,\nZoë';
  const { text: read, language } = await letterPdf(text);
  expect(wordsOf(read)).toEqual(wordsOf(`Zoë Łukasiewicz ${text}`));
  expect(language).toBe('en');
});

test('Arabic with vowel signs, ligatures and Latin names is read back as it was written', async () => {
  const text = 'وقُدتُ فريقاً من 5 مهندسين لإعادة تصميم نظام الطلبات لدى شركة Al Noor LLC في دبي';
  const { text: read, language } = await letterPdf(text, 'ar');
  expect(wordsOf(read).slice(2)).toEqual(wordsOf(text));
  expect(language).toBe('ar');
});

test('punctuation between Arabic and Latin words keeps its place, for poppler too', async () => {
  const text = 'أدرّس الصفوف 10 – 12 وفق منهج IGCSE. رفعتُ نسبة النجاح إلى 78% (مدرسة Al Noor)، دبي، عام 2019';
  const bytes = await letterBytes(text, 'ar');
  expect(wordsOf((await readPdf(bytes)).text).slice(2)).toEqual(wordsOf(text));
  const poppler = await runPdftotext(bytes, false);
  if (poppler === null) console.warn('Skipped: pdftotext is not installed');
  else expect(wordsOf(poppler).join(' ')).toContain(wordsOf(text).join(' '));
});

test('characters that share a glyph come back as they were', async () => {
  const text = 'a\u2010b a-b Ω \u2126 non\u00a0breaking';
  const { text: read } = await letterPdf(text);
  expect(wordsOf(read).slice(2)).toEqual(wordsOf(text));
});

test('characters that no font has are still in the text', async () => {
  const { text: read } = await letterPdf('Runes \u{16a0}\u{16a2} stay');
  expect(wordsOf(read)).toContain('\u{16a0}\u{16a2}');
});

test('a resume has a bookmark for every section, and links', async () => {
  const layout = new ResumeLayout(library);
  const resume = sampleResume({ ...emptyResume(), selectedTemplate: 'modern' });
  const document = await library.settle(() => layout.layOut(resume));
  const bytes = await bytesOf(renderPdf(document, library, await prepareImages(document)));
  const { outline, pageCount } = await readPdf(bytes);
  expect(pageCount).toBe(document.pages.length);
  expect(outline).toEqual([
    'Summary',
    'Experience',
    'Education',
    'Skills',
    'Certifications',
    'Key Achievements',
    'Languages',
    'Hobbies',
  ]);
  expect(Buffer.from(bytes).toString('latin1')).toContain('mailto:amelia@example.com');
});
