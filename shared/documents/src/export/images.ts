import type { LaidOutDocument } from '../layout/page.ts';
import { type PictureBox, type PreparedImage, readDataImage } from './data-image.ts';

/** Pixels of a raster part to a CSS pixel. */
const RASTER_SCALE = 2;
const PIXELS_PER_POINT = 96 / 72;
const JPEG_QUALITY = 0.92;

/**
 * The pictures of a document, cut and scaled to the boxes that they stand in. A picture that cannot be read is left
 * out. Outside of a browser PNG and JPEG data URLs are taken as they are.
 */
export async function prepareImages(document: LaidOutDocument): Promise<Map<string, PreparedImage>> {
  const items = document.pages.flatMap((page) => page.items).filter((item) => item.kind === 'image');
  const images = new Map<string, PreparedImage>();
  for (const item of items) {
    const image = await prepareImage(item).catch(() => null);
    if (image) images.set(item.source, image);
  }
  return images;
}

/** A picture cut to a box of so many points. Outside of a browser PNG and JPEG data URLs are taken as they are. */
export async function prepareImage(item: PictureBox): Promise<PreparedImage | null> {
  if (typeof Image === 'undefined') return readDataImage(item.source);
  const image = new Image();
  image.src = item.source;
  await image.decode();
  const width = Math.round(item.width * PIXELS_PER_POINT * RASTER_SCALE);
  const height = Math.round(item.height * PIXELS_PER_POINT * RASTER_SCALE);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const drawnWidth = image.naturalWidth * scale;
  const drawnHeight = image.naturalHeight * scale;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
  return { source: canvas.toDataURL('image/jpeg', JPEG_QUALITY), width, height };
}
