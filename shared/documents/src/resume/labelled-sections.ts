import { row } from '../layout/row.ts';
import { BREAK_COST, keptTogether, type Slice, shifted, startingWith } from '../layout/slice.ts';
import type { Section } from './content.ts';
import type { Kit } from './kit.ts';
import { asSection, bookmark, sectionBody } from './section-block.ts';
import type { SectionStyle } from './section-style.ts';
import { labelStyle } from './section-titles.ts';

/** A title of more lines stands above its section. */
const MAX_LABEL_LINES = 4;

/** Sections whose titles stand in a column before their bodies. */
export function labelledSections(
  kit: Kit,
  sections: readonly Section[],
  style: SectionStyle,
  widths: { label: number; gap: number; body: number },
): Slice[] {
  return sections.flatMap((section) => {
    const title = section.title === '' ? [] : style.title(kit, section.title, widths.label, section);
    const body = shifted(sectionBody(kit, section.body, widths.body, style), widths.label + widths.gap);
    const block =
      title.length > MAX_LABEL_LINES
        ? [...keptTogether(title), ...body]
        : row([
            { x: 0, slices: title },
            { x: 0, slices: body },
          ]);
    const slices = startingWith(block, kit.text * style.sectionSpace, BREAK_COST.section);
    const first = slices[0];
    if (!first) return [];
    const titled =
      section.title === ''
        ? slices
        : [{ ...first, items: [bookmark(section.title), ...first.items] }, ...slices.slice(1)];
    return asSection(kit, section, titled);
  });
}

/** Of the width of the text. */
const MAX_LABEL_SHARE = 0.28;

/** Width of a column of labels: as wide as the longest word of the titles. */
export function labelWidth(kit: Kit, width: number): number {
  const style = labelStyle(kit);
  const words = kit.content.sections.flatMap((section) => kit.titleText(section.title, 'uppercase').split(/\s+/));
  const longest = Math.max(0, ...words.map((word) => kit.widthOf(word, style)));
  return Math.min(Math.max(longest + 1, kit.text * 7), width * MAX_LABEL_SHARE);
}
