import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Pixels a point: 216 dots an inch, enough for 9 point type. */
export const PIXELS_PER_POINT = 3;
/** More pages than this of pictures are read no further. */
export const MAX_SCANNED_PAGES = 6;
/** A page is drawn smaller rather than in more pixels than this. */
const MAX_PAGE_PIXELS = 12_000_000;

export interface PagePicture {
  number: number;
  /** PNG. */
  image: Uint8Array;
  /** Points. */
  width: number;
  height: number;
  pixelsPerPoint: number;
}

/** Draws a PDF's pages one by one. */
export async function* rasterise(bytes: Uint8Array): AsyncGenerator<PagePicture & { pageCount: number }> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  try {
    const document = await task.promise;
    const pageCount = Math.min(document.numPages, MAX_SCANNED_PAGES);
    for (let number = 1; number <= pageCount; number++) {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const pixelsPerPoint = Math.min(PIXELS_PER_POINT, Math.sqrt(MAX_PAGE_PIXELS / (width * height)));
      const viewport = page.getViewport({ scale: pixelsPerPoint });
      const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
      await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
      yield { number, image: canvas.toBuffer('image/png'), width, height, pixelsPerPoint, pageCount };
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}
