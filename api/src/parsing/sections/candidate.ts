import type { SectionKind } from '@vitae/language/headings';
import type { Look } from '../layout/look.ts';

/** A line, or its first cell, that may head a section. */
export interface Candidate {
  index: number;
  kind: SectionKind | null;
  isExact: boolean;
  look: Look;
  isEmphasised: boolean;
  /** The heading is the first cell of a line whose other cells are content. */
  isRail: boolean;
  text: string;
}

/** Whether a look is that of the document's headings. */
export function isLike(look: Look, primary: Look): boolean {
  return (
    Math.abs(look.size - primary.size) <= 0.5 &&
    look.bold === primary.bold &&
    (look.caps === primary.caps || !primary.caps)
  );
}
