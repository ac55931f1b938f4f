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
