import type { ImageItem } from '../layout/page.ts';

/** A picture as a document embeds it. */
export interface PreparedImage {
  /** JPEG or PNG data URL. */
  source: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A picture's data URL, and the points of the box that it stands in. */
export type PictureBox = Pick<ImageItem, 'source' | 'width' | 'height'>;

/** A PNG or JPEG data URL with its size, as it is; null for anything else. Works without a browser. */
export function readDataImage(source: string): PreparedImage | null {
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
