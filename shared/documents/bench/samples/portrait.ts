import { deflateSync } from 'node:zlib';

const SIZE = 240;

/** A drawn portrait as a PNG data URL: samples need a picture, and nobody's face. */
export function portraitUrl(): string {
  const rows = Buffer.alloc(SIZE * (1 + SIZE * 3));
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      rows.set(colorAt(x / SIZE, y / SIZE), y * (1 + SIZE * 3) + 1 + x * 3);
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const png = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function inEllipse(x: number, y: number, centerX: number, centerY: number, radiusX: number, radiusY: number): boolean {
  return ((x - centerX) / radiusX) ** 2 + ((y - centerY) / radiusY) ** 2 < 1;
}

function colorAt(x: number, y: number): [number, number, number] {
  if (inEllipse(x, y, 0.5, 0.42, 0.155, 0.2)) return y < 0.3 ? [64, 44, 36] : [226, 180, 150];
  if (inEllipse(x, y, 0.5, 0.37, 0.185, 0.215)) return [64, 44, 36];
  if (x > 0.44 && x < 0.56 && y > 0.55 && y < 0.72) return [214, 166, 136];
  if (inEllipse(x, y, 0.5, 1.02, 0.37, 0.36)) {
    return Math.abs(x - 0.5) < 0.09 - Math.abs(y - 0.66) * 0.35 ? [246, 246, 248] : [44, 62, 92];
  }
  const light = Math.round(24 * (1 - y));
  return [196 + light, 207 + light, 220 + light];
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, check]);
}
