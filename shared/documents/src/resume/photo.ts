import type { PageItem } from '../layout/page.ts';
import type { Kit } from './kit.ts';

/** The picture of a template's header, in points. */
export interface PhotoBox {
  width: number;
  height: number;
  /** Corner radius; half the width makes a circle. */
  radius: number;
  /** Colour of a frame around the picture. */
  frame?: string;
}

const FRAME_WIDTH = 3;

export function roundPhoto(size: number): PhotoBox {
  return { width: size, height: size, radius: size / 2 };
}

/** The resume's picture with its top left corner there, or nothing when it has none. */
export function photo(kit: Kit, x: number, y: number, box: PhotoBox): PageItem[] {
  const source = kit.content.photo;
  if (source === null) return [];
  const { width, height, radius, frame } = box;
  const border = frame
    ? [
        kit.rect(
          x - FRAME_WIDTH,
          y - FRAME_WIDTH,
          width + 2 * FRAME_WIDTH,
          height + 2 * FRAME_WIDTH,
          frame,
          radius + FRAME_WIDTH / 2,
        ),
      ]
    : [];
  return [...border, { kind: 'image', x, y, width, height, radius, source }];
}
