import type { FoundDates } from '../fields/dates.ts';
import type { Piece } from '../fields/pieces.ts';
import type { Line } from '../layout/line.ts';

/** An education entry while it is put together. */
export interface SchoolDraft {
  institution: Piece | null;
  degree: Piece | null;
  location: Piece | null;
  dates: { found: FoundDates; line: Line }[];
  details: Line[];
  /** Pieces that are neither degree nor school by their words. */
  others: Piece[];
  certainty: number;
}

export const SURE = 0.9;
export const GUESSED = 0.6;

export function newDraft(): SchoolDraft {
  return { institution: null, degree: null, location: null, dates: [], details: [], others: [], certainty: SURE };
}

/** Pieces that may yet be a degree or a school. */
export function spareOf(draft: SchoolDraft): Piece[] {
  return draft.others.filter((piece) => !/^\d|^https?:|^www\./.test(piece.text) && piece.text.length > 1);
}
