import { createCanvas } from '@napi-rs/canvas';
import { pictureSize } from './picture-size.ts';

describe('pictureSize', () => {
  it('reads width and height off the head of a PNG and a JPEG', () => {
    const canvas = createCanvas(321, 123);
    for (const bytes of [canvas.toBuffer('image/png'), canvas.toBuffer('image/jpeg')])
      expect(pictureSize(bytes)).toEqual({ width: 321, height: 123 });
  });

  it('knows nothing of other files or of a head that is cut off', () => {
    expect(pictureSize(new TextEncoder().encode('%PDF-1.7'))).toBeNull();
    expect(pictureSize(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4))).toBeNull();
  });
});
