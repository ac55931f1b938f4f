import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import { type GrayPicture, toGraymap } from './gray-picture.ts';

export type OcrLanguage = 'eng' | 'ara';

/** A word as read, in pixels from the picture's top left corner. */
export interface OcrWord {
  text: string;
  /** Per cent. */
  confidence: number;
  x: number;
  width: number;
  top: number;
}

export interface OcrLine {
  /** From left to right as they stand. */
  words: OcrWord[];
  top: number;
  bottom: number;
  baseline: number;
  /** Height that the letters of the line take, with those that reach above and below. */
  rowHeight: number;
}

export interface Reading {
  lines: OcrLine[];
  /** How sure the recogniser is of the whole, per cent. */
  confidence: number;
  /** By how much the lines of text rise, clockwise below zero. */
  slope: number;
}

interface ReadOptions {
  /** The picture is one block of lines: its layout is not looked for. */
  isOneBlock?: boolean;
  findSlope?: boolean;
}

const require = createRequire(import.meta.url);
const DATA_PACKAGES: Record<OcrLanguage, string> = {
  eng: require.resolve('@tesseract.js-data/eng/package.json'),
  ara: require.resolve('@tesseract.js-data/ara/package.json'),
};
/** The most exact of the data sets that a package holds. */
const DATA_SET = '4.0.0_best_int';
/** What the pages are drawn in; only the proportion of letters to page hangs on it. */
const DOTS_PER_INCH = '216';

/** Reads pictures in one language, in a thread of its own, with the language's data from its installed package. */
export class Recogniser {
  readonly #worker: Worker;

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  static async start(language: OcrLanguage, onProgress: (share: number) => void): Promise<Recogniser> {
    const worker = await createWorker(language, OEM.LSTM_ONLY, {
      langPath: join(dirname(DATA_PACKAGES[language]), DATA_SET),
      cacheMethod: 'none',
      gzip: true,
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress);
      },
      // Without a handler a failure is thrown where nothing can catch it; the call that failed is rejected as well.
      errorHandler: () => {},
    });
    await worker.setParameters({ user_defined_dpi: DOTS_PER_INCH, debug_file: '/dev/null' });
    return new Recogniser(worker);
  }

  async read(picture: GrayPicture, { isOneBlock = false, findSlope = false }: ReadOptions = {}): Promise<Reading> {
    await this.#worker.setParameters({ tessedit_pageseg_mode: isOneBlock ? PSM.SINGLE_BLOCK : PSM.AUTO });
    const { data } = await this.#worker.recognize(
      toGraymap(picture),
      { rotateAuto: findSlope },
      { text: true, blocks: true },
    );
    const lines = (data.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
    return {
      lines: lines.map(({ words, bbox, baseline, rowAttributes }) => ({
        words: words
          .map((word) => ({
            text: word.text.replace(DIRECTION_MARKS, ''),
            confidence: word.confidence,
            x: word.bbox.x0,
            width: word.bbox.x1 - word.bbox.x0,
            top: word.bbox.y0,
          }))
          .sort((a, b) => a.x - b.x),
        top: bbox.y0,
        bottom: bbox.y1,
        baseline: (baseline.y0 + baseline.y1) / 2,
        rowHeight: rowAttributes?.rowHeight ?? bbox.y1 - bbox.y0,
      })),
      confidence: data.confidence,
      slope: data.rotateRadians ?? 0,
    };
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}

const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
