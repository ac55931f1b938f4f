import { UnreadableResumeError } from '../errors.ts';
import { parseDocument } from '../parse.ts';
import type { ResumeFile } from '../read-file.ts';
import type { Field, ParsedResume } from '../result.ts';
import type { TextPage } from '../text/model.ts';
import { rasterise } from './rasterise.ts';
import { type OcrLanguage, startRecogniser } from './recognise.ts';

export interface ScanOptions {
  /** Called with the share done, 0 to 1. */
  onProgress?: (share: number) => void;
  timeoutMs?: number;
}

const SCAN_TIMEOUT_MS = 90_000;
const TIMEOUT_MESSAGE =
  'Reading the pictures in this file takes too long. Please upload a version whose text can be selected.';
/** Words read off a picture are this much less sure than typed ones. */
const OCR_CONFIDENCE = 0.8;
/** Below this the text is in a script that the first attempt does not know. Per cent. */
const MIN_PAGE_CONFIDENCE = 60;

/**
 * Reads a resume whose pages are pictures: as English first, then, where that makes no sense, as Arabic and English.
 * Takes seconds a page: run it in the background. The recogniser works in a thread of its own. Throws
 * UnreadableResumeError with code `timeout` when the time is up, `image_only` when the pictures hold no text that can be
 * read.
 */
export async function readScannedResume(file: ResumeFile, options: ScanOptions = {}): Promise<ParsedResume> {
  const { onProgress = () => {}, timeoutMs = SCAN_TIMEOUT_MS } = options;
  const deadline = Date.now() + timeoutMs;
  const english = await readPages(file, ['eng'], deadline, onProgress);
  const pages =
    english.confidence >= MIN_PAGE_CONFIDENCE
      ? english.pages
      : (await readPages(file, ['ara', 'eng'], deadline, onProgress)).pages;
  if (pages.every((page) => page.fragments.length === 0)) throw new UnreadableResumeError('image_only');
  const resume = parseDocument({ format: 'pdf', hasFixedPages: true, pages, metadata: {} });
  return lowerConfidence({ ...resume, source: 'ocr' });
}

async function readPages(
  file: ResumeFile,
  languages: readonly OcrLanguage[],
  deadline: number,
  onProgress: (share: number) => void,
): Promise<{ pages: TextPage[]; confidence: number }> {
  let pageCount = 1;
  const pages: TextPage[] = [];
  let confidence = 100;
  const recogniser = await withDeadline(
    startRecogniser(languages, (share) => onProgress((pages.length + share) / pageCount)),
    deadline,
  );
  try {
    for await (const picture of rasterise(file.bytes)) {
      pageCount = picture.pageCount;
      const recognised = await withDeadline(recogniser.recognise(picture), deadline);
      pages.push(recognised.page);
      if (recognised.page.fragments.length > 0) confidence = Math.min(confidence, recognised.confidence);
    }
    return { pages, confidence };
  } finally {
    await recogniser.stop();
  }
}

async function withDeadline<Result>(work: Promise<Result>, deadline: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new UnreadableResumeError('timeout', { message: TIMEOUT_MESSAGE })),
      Math.max(0, deadline - Date.now()),
    );
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}

/** Every field of a resume, however deep, with its confidence lowered. */
function lowerConfidence<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(lowerConfidence) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const lowered = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lowerConfidence(inner)]));
  const { confidence } = value as Partial<Field>;
  return (typeof confidence === 'number' ? { ...lowered, confidence: confidence * OCR_CONFIDENCE } : lowered) as Value;
}
