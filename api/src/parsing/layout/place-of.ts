import type { Field, Place } from '../result.ts';
import type { Line } from './line.ts';
import type { Piece } from './pieces.ts';

export function placeOfLine(line: Line): Place {
  const { page, x, y, width, height } = line;
  return { page, x, y, width, height };
}

export function placeOfPiece(piece: Piece): Place {
  const { page, y, height } = piece.source;
  return { page, x: piece.x, y, width: piece.width, height };
}

export function placeOfLines(lines: readonly Line[]): Place | null {
  const first = lines[0];
  if (!first) return null;
  const same = lines.filter((line) => line.page === first.page);
  const x = Math.min(...same.map((line) => line.x));
  const y = Math.min(...same.map((line) => line.y));
  return {
    page: first.page,
    x,
    y,
    width: Math.max(...same.map((line) => line.x + line.width)) - x,
    height: Math.max(...same.map((line) => line.y + line.height)) - y,
  };
}

export function fieldOfPiece(piece: Piece, confidence: number): Field {
  return { value: piece.text, confidence, place: placeOfPiece(piece) };
}
