import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Page, type Worker } from 'tesseract.js';
import { type PlacedText, toFragments } from '../text/fragments.ts';
import type { TextPage } from '../text/model.ts';
import type { PagePicture } from './rasterise.ts';

export type OcrLanguage = 'eng' | 'ara';

const require = createRequire(import.meta.url);
/** A word the recogniser is less sure of than this is left out: mostly specks and drawings. Per cent. */
const MIN_WORD_CONFIDENCE = 40;
/** Type size as a share of the height of a line's box. */
const SIZE_OF_ROW = 0.82;

export interface RecognisedPage {
  page: TextPage;
  /** How sure the recogniser is of the page as a whole, per cent. */
  confidence: number;
}

export interface Recogniser {
  recognise: (picture: PagePicture) => Promise<RecognisedPage>;
  stop: () => Promise<void>;
}

/** Starts a recogniser with language data from the installed packages; nothing is fetched. */
export async function startRecogniser(
  languages: readonly OcrLanguage[],
  onProgress: (share: number) => void,
): Promise<Recogniser> {
  const folder = await gatherLanguages(languages);
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  const start = createWorker([...languages], OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: 'none',
    gzip: true,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onProgress(progress);
    },
    // Without a handler a failure of the thread is thrown where nothing can catch it.
    errorHandler: (error: unknown) => failure.reject(error instanceof Error ? error : new Error(String(error))),
  });
  const worker = await Promise.race([start, failure.promise]);
  return {
    recognise: (picture) => Promise.race([recognisePage(worker, picture), failure.promise]),
    stop: async () => {
      await worker.terminate();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The recogniser wants all its languages in one folder; each comes in a package of its own. */
async function gatherLanguages(languages: readonly OcrLanguage[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitae-ocr-'));
  for (const code of languages) {
    const name = `${code}.traineddata.gz`;
    const source = join(dirname(require.resolve(`@tesseract.js-data/${code}/package.json`)), '4.0.0_best_int', name);
    await copyFile(source, join(folder, name));
  }
  return folder;
}

/** Reads the words of one page's picture, with their places. */
async function recognisePage(worker: Worker, picture: PagePicture): Promise<RecognisedPage> {
  const { data } = await worker.recognize(
    Buffer.from(picture.image),
    { rotateAuto: true },
    { text: true, blocks: true },
  );
  const page: TextPage = {
    number: picture.number,
    width: picture.width,
    height: picture.height,
    fragments: toFragments(placeWords(data, picture.pixelsPerPoint), picture.number),
    rules: [],
    links: [],
    hidden: [],
    hasImages: true,
  };
  return { page, confidence: data.confidence };
}

/** Marks that a bullet is mistaken for. */
const MISREAD_BULLET = /^[+«»*°¢®©·•-]$/;
/** Sizes this close to the usual one of the page are that one: the height of a line's box depends on its letters. */
const SAME_SIZE_RATIO = 1.25;

function placeWords(page: Page, scale: number): PlacedText[] {
  const lines = (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
  const sizeOf = (line: (typeof lines)[number]) =>
    ((line.rowAttributes?.rowHeight ?? line.bbox.y1 - line.bbox.y0) * SIZE_OF_ROW) / scale;
  const sizes = lines.map(sizeOf).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10;
  return lines.flatMap((line) => {
    const own = sizeOf(line);
    const isUsual = own < usual * SAME_SIZE_RATIO && own > usual / SAME_SIZE_RATIO;
    const size = isUsual ? usual : own;
    const baseline = (line.baseline.y0 + line.baseline.y1) / 2 / scale;
    return line.words
      .filter((word, i) => isWord(word.text, i === 0) && word.confidence >= MIN_WORD_CONFIDENCE)
      .map((word, i) => ({
        text: i === 0 && MISREAD_BULLET.test(word.text) ? '• ' : `${word.text} `,
        x: word.bbox.x0 / scale,
        width: (word.bbox.x1 - word.bbox.x0) / scale,
        baseline,
        size: Math.round(size * 2) / 2,
        color: '#000000',
        fontName: '',
        bold: false,
        italic: false,
      }));
  });
}

/** Rules and specks are read as dashes and dots; between words those may be meant. */
function isWord(text: string, isFirst: boolean): boolean {
  return /[\p{L}\p{N}]/u.test(text) || (isFirst ? MISREAD_BULLET.test(text) : /^[-–—|&·•/+]$/.test(text));
}
