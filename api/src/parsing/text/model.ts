/** What the content of a file turned out to be, whatever its name says. */
export type DocumentFormat =
  | 'pdf'
  | 'picture'
  | 'docx'
  | 'odt'
  | 'doc'
  | 'rtf'
  | 'html'
  | 'mhtml'
  | 'word-xml'
  | 'text'
  | 'markdown';

/** Lines and cells of lines. The longest academic resumes have some two thousand. */
export const MAX_LINES = 10_000;

/** Text of one look: font, size, colour and link are the same throughout. */
export interface Span {
  text: string;
  x: number;
  width: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** `#rrggbb`. */
  color: string;
  fontName: string;
  link?: string;
}

/**
 * A stretch of text on one baseline without a wide gap in it: a line of a column, a table cell's line, a date at the
 * right margin. Coordinates are points from the page's top left corner.
 */
export interface Fragment {
  spans: Span[];
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  baseline: number;
  size: number;
  page: number;
  isRightToLeft: boolean;
  /** Known from the format itself, not guessed from the look. */
  structure?: FragmentStructure;
}

export interface FragmentStructure {
  headingLevel?: number;
  isListItem?: boolean;
  /** Paragraph number: lines of one paragraph share it. */
  paragraph?: number;
  cell?: { table: number; row: number; column: number };
  /** Stands outside the text's own flow. */
  origin?: TextOrigin;
}

export type TextOrigin = 'text-box' | 'header-or-footer';

/** A drawn straight line, or the edge of a filled box. */
export interface Rule {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface LinkArea {
  x: number;
  y: number;
  width: number;
  height: number;
  url: string;
}

export interface TextPage {
  number: number;
  width: number;
  height: number;
  fragments: Fragment[];
  rules: Rule[];
  links: LinkArea[];
  /** Text that a reader of the page cannot see. */
  hidden: Fragment[];
  hasImages: boolean;
}

export interface TextDocument {
  format: DocumentFormat;
  /** False where the format has no fixed pages: places are then nominal. */
  hasFixedPages: boolean;
  pages: TextPage[];
  /** What the file says of itself; never trusted for a field, useful to check one. */
  metadata: { title?: string; author?: string };
}
