import type { PageItem } from '../layout/page.ts';
import type { Frame, LaterColumn } from '../layout/paginate.ts';
import { itemsOf, type Slice } from '../layout/slice.ts';
import type { ResumeFont } from '../model/resume.ts';
import type { Section } from './content.ts';
import type { Kit } from './kit.ts';
import { sectionBlock } from './section-block.ts';
import type { SectionStyle } from './section-style.ts';

/** A column of text that goes on from page to page. */
export interface Flow {
  slices: Slice[];
  frameOf(page: number): Frame;
  later?: LaterColumn;
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

export function allSections(kit: Kit, sections: readonly Section[], width: number, style: SectionStyle): Slice[] {
  return sections.flatMap((section) => sectionBlock(kit, section, width, style));
}

/** Characters. A longer name would take several lines at the foot. */
const MAX_FOOTER_NAME = 60;

/** "Name   2 / 3" at the end of the column, at the foot of every page but the first. `bottom` is the page's margin. */
export function runningFooter(
  kit: Kit,
  columnOf: (page: number) => { x: number; width: number },
  bottom: number,
): PagePlan['footer'] {
  return (page, pageCount) => {
    if (page === 0) return [];
    const { x, width } = columnOf(page);
    const name = kit.content.name.length > MAX_FOOTER_NAME ? '' : kit.content.name;
    const text = [name, `${page + 1} / ${pageCount}`].filter(Boolean).join('   ');
    const slices = kit.lines(text, kit.style({ size: kit.small * 0.9, color: kit.palette.muted }), {
      width,
      align: 'end',
      lineHeight: 1.2,
    });
    return place(slices, x, kit.pageHeight - bottom * 0.68);
  };
}
