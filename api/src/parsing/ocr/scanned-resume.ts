import type { TaskProgress } from '../../workers/messages.ts';
import { scaleConfidence } from '../doubt.ts';
import { UnreadableResumeError } from '../errors.ts';
import { parseDocument } from '../parse.ts';
import { type ResumeFile, textOf } from '../read-file.ts';
import type { ParsedResume } from '../result.ts';
import { detectFormat } from '../text/detect-format.ts';
import type { DocumentFormat, TextDocument, TextPage } from '../text/model.ts';
import { rasterise } from './rasterise.ts';
import { toTextPage } from './recognised-page.ts';
import { type OcrLanguage, Recogniser } from './recogniser.ts';
import { readInSecondLanguage } from './second-language.ts';
import { toUprightPage } from './upright.ts';

/** Words read off a picture are this much less sure than typed ones. */
const OCR_CONFIDENCE = 0.8;
const HOLDS_PICTURES: ReadonlySet<DocumentFormat> = new Set(['pdf', 'picture']);
const NO_PICTURES = 'Only a PDF, JPG or PNG can be read by its pictures. Please upload this file as it is.';

/**
 * Reads a resume whose pages are pictures, in a PDF or as one JPG or PNG, in English and Arabic. Takes seconds a page.
 * `onProgress` is called with the pages read, of all, and the share done, 0 to 1. Throws UnreadableResumeError with code
 * `image_only` when the pictures hold no text that can be read.
 */
export async function readScannedResume(
  file: ResumeFile,
  onProgress?: (progress: TaskProgress) => void,
): Promise<ParsedResume> {
  const resume = parseDocument(await readScannedDocument(file, onProgress), file.isResume);
  return scaleConfidence({ ...resume, source: 'ocr' }, OCR_CONFIDENCE);
}

/** The text of a file whose pages are pictures, in reading order. Takes and throws what `readScannedResume` does. */
export async function readScannedText(
  file: ResumeFile,
  onProgress?: (progress: TaskProgress) => void,
): Promise<string> {
  return textOf(await readScannedDocument(file, onProgress));
}

async function readScannedDocument(
  file: ResumeFile,
  onProgress: (progress: TaskProgress) => void = () => {},
): Promise<TextDocument> {
  const fileFormat = await detectFormat(file.bytes, file.fileName, file.mimeType);
  if (!HOLDS_PICTURES.has(fileFormat)) throw new UnreadableResumeError('unsupported_type', { message: NO_PICTURES });
  const pages = await readPages(file, onProgress);
  if (pages.every((page) => page.fragments.length === 0)) throw new UnreadableResumeError('image_only');
  return { format: 'pdf', hasFixedPages: true, pages, metadata: {} };
}

async function readPages(file: ResumeFile, onProgress: (progress: TaskProgress) => void): Promise<TextPage[]> {
  const pages: TextPage[] = [];
  const recognisers = new Map<OcrLanguage, Promise<Recogniser>>();
  let pageCount = 1;
  let isReadingPage = false;
  const report = (share: number) => {
    onProgress({ share: (pages.length + share) / pageCount, pagesRead: pages.length, pageCount });
  };
  const reportOfPage = (share: number) => {
    if (isReadingPage) report(share);
  };
  const recogniserOf = (language: OcrLanguage) => {
    const started = recognisers.get(language) ?? Recogniser.start(language, reportOfPage);
    recognisers.set(language, started);
    return started;
  };
  try {
    let likeliest: OcrLanguage = 'eng';
    for await (const page of rasterise(file.bytes)) {
      pageCount = page.pageCount;
      report(0);
      const { picture, language } = await toUprightPage(page.picture, recogniserOf, likeliest);
      likeliest = language;
      isReadingPage = true;
      const { lines } = await (await recogniserOf(language)).read(picture);
      isReadingPage = false;
      const reread = await readInSecondLanguage(lines, picture, language, recogniserOf);
      pages.push(toTextPage(reread, picture, page.pixelsPerPoint, page.number));
      report(0);
    }
    return pages;
  } finally {
    const started = await Promise.allSettled(recognisers.values());
    await Promise.all(started.map((start) => (start.status === 'fulfilled' ? start.value.stop() : undefined)));
  }
}
