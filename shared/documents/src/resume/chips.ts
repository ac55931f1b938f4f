import type { PageItem } from '../layout/page.ts';
import { BREAK_COST, heightOf, type Slice, shifted } from '../layout/slice.ts';
import type { Kit } from './kit.ts';

const MAX_CHIP_LINES = 2;

/** Names in rounded boxes, as many a line as fit. */
export function chips(kit: Kit, names: readonly string[], width: number): Slice[] {
  const style = kit.style({ size: kit.small, color: kit.palette.ink });
  const paddingX = kit.text * 0.65;
  const gap = kit.text * 0.5;
  const height = kit.small * 1.75;
  // A name that takes several lines is a sentence, and goes on over pages like one.
  const isLong = (name: string) => kit.widthOf(name, style) > (width - 2 * paddingX) * MAX_CHIP_LINES;
  const long = names.filter(isLong).flatMap((name) => kit.lines(name, style, { width, spaceBefore: gap * 0.8 }));
  const lines: PageItem[][] = [[]];
  const heights: number[] = [height];
  let x = 0;
  for (const name of names.filter((candidate) => !isLong(candidate))) {
    const textWidth = Math.min(kit.widthOf(name, style) + 0.5, width - 2 * paddingX);
    const boxWidth = textWidth + 2 * paddingX;
    if (x > 0 && x + boxWidth > width) {
      lines.push([]);
      heights.push(height);
      x = 0;
    }
    const text = kit.lines(name, style, { width: textWidth, lineHeight: 1.3 });
    const boxHeight = heightOf(text) + (height - style.size * 1.3);
    heights[heights.length - 1] = Math.max(heights.at(-1)!, boxHeight);
    lines
      .at(-1)!
      .push(
        kit.rect(x, 0, boxWidth, boxHeight, kit.palette.tint, kit.text * 0.35),
        ...shifted(text, x + paddingX).flatMap((slice, index) =>
          slice.items.map((item) =>
            item.kind === 'text'
              ? { ...item, baseline: item.baseline + (height - style.size * 1.3) / 2 + index * style.size * 1.3 }
              : item,
          ),
        ),
      );
    x += boxWidth + gap;
  }
  const strips = lines.map((items, index) =>
    kit.strip(heights[index]!, items, { spaceBefore: index === 0 ? 0 : gap * 0.8, breakCost: BREAK_COST.item }),
  );
  const [first, ...others] = strips.filter((strip) => strip.items.length > 0);
  return [...(first ? [{ ...first, startsText: true }, ...others] : []), ...long];
}
