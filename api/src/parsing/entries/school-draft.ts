import type { Line } from '../layout/line.ts';
import type { Piece } from '../layout/pieces.ts';
import type { FoundDates } from '../phrases/dates.ts';

/** An education entry while it is put together. */
export interface SchoolDraft {
  institution: Piece | null;
  degree: Piece | null;
  location: Piece | null;
  dates: { found: FoundDates; line: Line }[];
  details: Line[];
  /** The stage of schooling that is named beside it. */
  level: Piece | null;
  /** Pieces that are neither degree nor school by their words. */
  others: Piece[];
  certainty: number;
}

export const SURE = 0.9;
export const GUESSED = 0.6;

export function newDraft(): SchoolDraft {
  return {
    institution: null,
    degree: null,
    location: null,
    dates: [],
    details: [],
    level: null,
    others: [],
    certainty: SURE,
  };
}

/** Where only a school and a stage are named, the stage stands for the degree. */
export function withLevel(draft: SchoolDraft): SchoolDraft {
  return draft.institution && !draft.degree && draft.level
    ? { ...draft, degree: draft.level, certainty: GUESSED }
    : draft;
}

/** Pieces that may yet be a degree or a school. */
export function spareOf(draft: SchoolDraft): Piece[] {
  return draft.others.filter(
    (piece) => !/^\d[^\p{L}]*$|^\d+(?:[.,]\d+)?\s?(?:%|\/)|^https?:|^www\./u.test(piece.text) && piece.text.length > 1,
  );
}
