import {
  BREAK_COST,
  type Frame,
  heightOf,
  itemsOf,
  keptTogether,
  row,
  type Slice,
  shifted,
  startingWith,
} from '../layout/flow.ts';
import type { PageItem } from '../layout/page.ts';
import type { ResumeFont } from '../model/resume.ts';
import { bookmark, type SectionStyle, sectionBlock, sectionBody } from './blocks.ts';
import type { Section } from './content.ts';
import type { Kit } from './kit.ts';
import { labelStyle } from './section-titles.ts';

/** A column of text that goes on from page to page. */
export interface Flow {
  slices: Slice[];
  frameOf(page: number): Frame;
}

/** How a template fills pages. */
export interface PagePlan {
  /** Of the first page, read before the flows. */
  header: PageItem[];
  /** In reading order. */
  flows: Flow[];
  /** Behind everything; drawn on each page. */
  background?(page: number): PageItem[];
  /** After everything, when there are several pages. */
  footer?(page: number, pageCount: number): PageItem[];
}

export interface Template {
  /** For the gallery: what it looks like and whom it suits. */
  name: string;
  description: string;
  columns: 1 | 2;
  /** What a gallery shows it in; a resume has its own. */
  look: { color: string; font: ResumeFont };
  plan(kit: Kit): PagePlan;
}

/** Slices as items of a page. */
export function place(slices: readonly Slice[], x: number, y: number): PageItem[] {
  return itemsOf([{ height: 0, spaceBefore: y, breakCost: 0, items: [], stripes: [] }, ...slices], x);
}

export interface Margins {
  side: number;
  top: number;
  bottom: number;
}

/** One column from the bottom of the header on, over all pages. */
export function singleColumn(kit: Kit, slices: Slice[], margins: Margins, headerBottom: number): Flow {
  return {
    slices,
    frameOf: (page) => {
      const y = page === 0 ? headerBottom : margins.top;
      return { x: margins.side, y, height: kit.pageHeight - margins.bottom - y };
    },
  };
}

export function allSections(kit: Kit, sections: readonly Section[], width: number, style: SectionStyle): Slice[] {
  return sections.flatMap((section) => sectionBlock(kit, section, width, style));
}

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
    return section.title === ''
      ? slices
      : [{ ...first, items: [bookmark(section.title), ...first.items] }, ...slices.slice(1)];
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

/** Splits the sections into those with one of the keys and the others. */
export function splitSections(
  sections: readonly Section[],
  keys: readonly string[],
): { chosen: Section[]; others: Section[] } {
  return {
    chosen: sections.filter((section) => keys.includes(section.key)),
    others: sections.filter((section) => !keys.includes(section.key)),
  };
}

export function headerHeight(slices: readonly Slice[]): number {
  return heightOf(slices);
}

/** Characters. A longer name would take several lines at the foot. */
const MAX_FOOTER_NAME = 60;

/** "Name – 2 / 3" at the foot of every page but the first. */
export function runningFooter(kit: Kit, margins: Margins): PagePlan['footer'] {
  return (page, pageCount) => {
    if (page === 0) return [];
    const name = kit.content.name.length > MAX_FOOTER_NAME ? '' : kit.content.name;
    const text = [name, `${page + 1} / ${pageCount}`].filter(Boolean).join('   ');
    const slices = kit.lines(text, kit.style({ size: kit.small * 0.9, color: kit.palette.muted }), {
      width: kit.pageWidth - 2 * margins.side,
      align: 'end',
      lineHeight: 1.2,
    });
    return place(slices, margins.side, kit.pageHeight - margins.bottom * 0.68);
  };
}
