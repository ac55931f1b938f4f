import type { ImageItem, LaidOutDocument } from '../layout/page.ts';

/** A picture as the PDF embeds it. */
export interface PreparedImage {
  /** JPEG or PNG data URL. */
  source: string;
  /** Pixels. */
  width: number;
  height: number;
}

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
export async function prepareImage(
  item: Pick<ImageItem, 'source' | 'width' | 'height'>,
): Promise<PreparedImage | null> {
  if (typeof Image === 'undefined') return asItIs(item.source);
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

function asItIs(source: string): PreparedImage | null {
  const match = /^data:image\/(png|jpeg);base64,(.+)$/.exec(source);
  if (!match) return null;
  const bytes = Uint8Array.from(atob(match[2]!), (character) => character.charCodeAt(0));
  const size = match[1] === 'png' ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  return size && { source, ...size };
}

function sizeOfPng(bytes: Uint8Array): { width: number; height: number } | null {
  if (bytes.length < 24) return null;
  const view = new DataView(bytes.buffer);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

function sizeOfJpeg(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer);
  let at = 2;
  while (at + 9 < bytes.length) {
    const marker = view.getUint16(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
