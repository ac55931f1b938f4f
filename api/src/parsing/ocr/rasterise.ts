import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type GrayPicture, grayOf } from './gray-picture.ts';

/** 216 dots an inch: letters of 9 point type come out high enough to be read. */
const PIXELS_PER_POINT = 3;
/** More pages than this of pictures are read no further. */
const MAX_SCANNED_PAGES = 6;
/** A page is drawn smaller rather than in more pixels than this. */
const MAX_PAGE_PIXELS = 12_000_000;
/** Pictures of more pixels than this are not drawn: unpacked they would fill the memory. */
const MAX_IMAGE_PIXELS = 60_000_000;

export interface PagePicture {
  number: number;
  pageCount: number;
  picture: GrayPicture;
  pixelsPerPoint: number;
}

/** Draws a PDF's pages one by one. */
export async function* rasterise(bytes: Uint8Array): AsyncGenerator<PagePicture> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    maxImageSize: MAX_IMAGE_PIXELS,
    useSystemFonts: false,
  });
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
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      yield { number, pageCount, picture: grayOf(data, canvas.width, canvas.height), pixelsPerPoint };
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}
