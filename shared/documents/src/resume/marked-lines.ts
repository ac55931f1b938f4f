import { hasRtlLetters } from '../layout/direction.ts';
import type { ParagraphOptions } from '../layout/paragraph.ts';
import type { Slice } from '../layout/slice.ts';
import type { StyledSpan } from '../layout/text.ts';
import { separatorOf } from './bidi-text.ts';
import type { Kit } from './kit.ts';

/** Points. */
const ROUNDING = 0.5;
const BALANCE_STEPS = 8;

/** Items on as few lines as hold them. A mark stands between two of a line, and never at its end. */
export function markedLines(
  kit: Kit,
  items: readonly StyledSpan[][],
  mark: StyledSpan,
  options: ParagraphOptions,
): Slice[] {
  const separator = { ...mark, text: separatorOf(mark.text, kit.context.isRtl) };
  // Between letters: spaces at the ends of a line have no width.
  const markWidth = kit.widthOf(`x${separator.text}x`, mark.style) - kit.widthOf('xx', mark.style);
  const widths = items.map((item) => item.reduce((width, span) => width + kit.widthOf(span.text, span.style), 0));
  return balancedLines(widths, markWidth, options.width - ROUNDING).flatMap((line) => {
    const texts = line.flatMap((index) => items[index]!.map((span) => span.text));
    const isLatinLine = kit.context.isRtl && !hasRtlLetters(texts.join(''));
    const between = isLatinLine ? mark : separator;
    const spans = line.flatMap((index, at) => (at === 0 ? items[index]! : [between, ...items[index]!]));
    return kit.lines(isLatinLine ? leftToRight(spans) : spans, mark.style, options);
  });
}

/** Within a document that runs the other way: programs that read PDFs take a line without Arabic letters for Latin. */
function leftToRight(spans: readonly StyledSpan[]): StyledSpan[] {
  const [first, ...others] = spans;
  return first ? [{ ...first, text: `\u2066${first.text}` }, ...others] : [];
}

/** The items' indices on as few lines as hold them, of about the same width. */
export function balancedLines(widths: readonly number[], gap: number, width: number): number[][] {
  const count = filledLines(widths, gap, width).length;
  let narrow = 0;
  let fitting = width;
  for (let step = 0; step < BALANCE_STEPS; step += 1) {
    const middle = (narrow + fitting) / 2;
    if (filledLines(widths, gap, middle).length > count) narrow = middle;
    else fitting = middle;
  }
  return filledLines(widths, gap, fitting);
}

function filledLines(widths: readonly number[], gap: number, width: number): number[][] {
  const lines: number[][] = [];
  let lineWidth = 0;
  for (const [index, itemWidth] of widths.entries()) {
    const line = lines.at(-1);
    if (line && lineWidth + gap + itemWidth <= width) {
      line.push(index);
      lineWidth += gap + itemWidth;
    } else {
      lines.push([index]);
      lineWidth = itemWidth;
    }
  }
  return lines;
}
