/** A picture in shades of grey, a byte a pixel, row by row: 0 is black. */
export interface GrayPicture {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Pixels darker than this are ink. */
const INK_BELOW = 140;
const WHITE = 255;

/** From red, green, blue and alpha, weighed as the eye does. */
export function grayOf(rgba: Uint8ClampedArray, width: number, height: number): GrayPicture {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, j = 0; i < pixels.length; i++, j += 4) {
    pixels[i] = (rgba[j]! * 77 + rgba[j + 1]! * 150 + rgba[j + 2]! * 29) >> 8;
  }
  return { pixels, width, height };
}

/** As a portable graymap, which the recogniser reads without decoding. */
export function toGraymap({ pixels, width, height }: GrayPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n${WHITE}\n`), pixels]);
}

export function turnedUpsideDown({ pixels, width, height }: GrayPicture): GrayPicture {
  return { pixels: pixels.slice().reverse(), width, height };
}

export function turnedClockwise({ pixels, width, height }: GrayPicture): GrayPicture {
  const turned = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = pixels[y * width + x]!;
  }
  return { pixels: turned, width: height, height: width };
}

/** Turned about its middle, clockwise for an angle above zero; the corners that come in are white. */
export function turned(picture: GrayPicture, radians: number): GrayPicture {
  const { pixels, width, height } = picture;
  const result = blankPicture(width, height);
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sourceX = middleX + (x - middleX) * cosine + (y - middleY) * sine;
      const sourceY = middleY - (x - middleX) * sine + (y - middleY) * cosine;
      const [column, row] = [Math.floor(sourceX), Math.floor(sourceY)];
      if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) continue;
      const i = row * width + column;
      const [right, down] = [sourceX - column, sourceY - row];
      const upper = pixels[i]! * (1 - right) + pixels[i + 1]! * right;
      const lower = pixels[i + width]! * (1 - right) + pixels[i + width + 1]! * right;
      result.pixels[y * width + x] = upper * (1 - down) + lower * down;
    }
  }
  return result;
}

/** Whole rows, from one to before another. */
export function rowsOf({ pixels, width }: GrayPicture, from: number, to: number): GrayPicture {
  return { pixels: pixels.subarray(from * width, to * width), width, height: to - from };
}

export function blankPicture(width: number, height: number): GrayPicture {
  return { pixels: new Uint8Array(width * height).fill(WHITE), width, height };
}

/** Copies a rectangle of one picture into another. */
export function copyBox(
  from: GrayPicture,
  box: { x: number; y: number; width: number; height: number },
  to: GrayPicture,
  x: number,
  y: number,
): void {
  for (let row = 0; row < box.height; row++) {
    const start = (box.y + row) * from.width + box.x;
    to.pixels.set(from.pixels.subarray(start, start + box.width), (y + row) * to.width + x);
  }
}

/** How many pixels of each row are ink, between two columns. */
export function inkOfRows({ pixels, width, height }: GrayPicture, left = 0, right = width): Uint32Array {
  const ink = new Uint32Array(height);
  for (let y = 0; y < height; y++) {
    for (let i = y * width + left; i < y * width + right; i++) if (pixels[i]! < INK_BELOW) ink[y]!++;
  }
  return ink;
}

/** Neighbouring pixels of clean paper differ by less than this on average. */
const MAX_CLEAN_GRAIN = 6;

/** Takes the grain out of a poor scan, which would be read as dots and dashes; a clean picture stays as it is. */
export function withoutGrain(picture: GrayPicture): GrayPicture {
  return grainOf(picture) > MAX_CLEAN_GRAIN ? blurred(picture) : picture;
}

/** The usual difference between neighbours. Most of a page is paper, so the median tells of that. */
function grainOf({ pixels }: GrayPicture): number {
  const counts = new Uint32Array(256);
  const step = 7;
  let total = 0;
  for (let i = 1; i < pixels.length; i += step) {
    counts[Math.abs(pixels[i]! - pixels[i - 1]!)]!++;
    total++;
  }
  let seen = 0;
  for (let difference = 0; difference < counts.length; difference++) {
    seen += counts[difference]!;
    if (seen * 2 > total) return difference;
  }
  return 0;
}

/** Each pixel the mean of the nine around it, its own counted four times and its direct neighbours' twice. */
function blurred({ pixels, width, height }: GrayPicture): GrayPicture {
  const result = pixels.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const above = i - width;
      const below = i + width;
      const sides = pixels[i - 1]! + pixels[i + 1]! + pixels[above]! + pixels[below]!;
      const corners = pixels[above - 1]! + pixels[above + 1]! + pixels[below - 1]! + pixels[below + 1]!;
      result[i] = (pixels[i]! * 4 + sides * 2 + corners) >> 4;
    }
  }
  return { pixels: result, width, height };
}
