import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { tooLongError, UnreadableResumeError } from '../errors.ts';
import { type GrayPicture, grayOf } from './gray-picture.ts';
import { pictureSize } from './picture-size.ts';

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

/** A page as wide as this is taken for one photographed or scanned. Points. */
const PAPER_WIDTH = 595;

/** Draws a PDF's pages one by one, or the one page of a JPG or PNG. Throws UnreadableResumeError where it cannot. */
export async function* rasterise(bytes: Uint8Array): AsyncGenerator<PagePicture> {
  const size = pictureSize(bytes);
  try {
    if (size) yield await readPicture(bytes, size);
    else yield* drawPages(bytes);
  } catch (error) {
    if (error instanceof UnreadableResumeError) throw error;
    throw new UnreadableResumeError('corrupt', { cause: error });
  }
}

async function readPicture(
  bytes: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<PagePicture> {
  if (width * height > MAX_IMAGE_PIXELS) throw tooLongError();
  const shrink = Math.min(1, Math.sqrt(MAX_PAGE_PIXELS / (width * height)));
  const canvas = createCanvas(Math.max(1, Math.round(width * shrink)), Math.max(1, Math.round(height * shrink)));
  const context = canvas.getContext('2d');
  // What is transparent in a PNG is paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(await loadImage(bytes), 0, 0, canvas.width, canvas.height);
  const pixelsPerPoint = Math.min(canvas.width, canvas.height) / PAPER_WIDTH;
  return { number: 1, pageCount: 1, picture: pictureOf(canvas), pixelsPerPoint };
}

function pictureOf(canvas: Canvas): GrayPicture {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return grayOf(data, canvas.width, canvas.height);
}

async function* drawPages(bytes: Uint8Array): AsyncGenerator<PagePicture> {
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
      yield { number, pageCount, picture: pictureOf(canvas), pixelsPerPoint };
      page.cleanup();
    }
  } finally {
    await task.destroy();
  }
}
