/** A glyph or a stretch of text of one look, placed on the page. */
export interface PlacedText {
  text: string;
  x: number;
  width: number;
  baseline: number;
  size: number;
  color: string;
  fontName: string;
  bold: boolean;
  italic: boolean;
  link?: string;
}
