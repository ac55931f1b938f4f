import type { PageItem } from '../layout/page.ts';
import { type Frame, paginate } from '../layout/paginate.ts';
import type { Slice } from '../layout/slice.ts';
import type { Section } from './content.ts';
import type { Kit } from './kit.ts';
import { type PagePlan, runningFooter } from './plan.ts';

/** From side to side, and where the text starts on a page. */
export interface ColumnPlace {
  x: number;
  width: number;
  top(page: number): number;
}

export interface TwoColumnsDesign {
  header: PageItem[];
  bottomMargin: number;
  /** Keys of the sections that belong in the side column. */
  sideKeys: readonly string[];
  side: ColumnPlace;
  main: ColumnPlace;
  /** The main column on pages where nothing stands beside it. */
  wide: ColumnPlace;
  /** In reading order; it is also where the main column goes on alone on later pages, so that nothing cuts it in two. */
  isSideFirst: boolean;
  sideText(sections: readonly Section[], width: number): Slice[];
  mainText(sections: readonly Section[], width: number): Slice[];
  /** Behind a page with a side column, and behind one without. */
  background(page: number, hasSide: boolean): PageItem[];
}

/** A main column and a narrow one. Where the narrow one has ended, the main one takes the page's width. */
export function twoColumnsPlan(kit: Kit, design: TwoColumnsDesign): PagePlan {
  const frameOf =
    (place: ColumnPlace) =>
    (page: number): Frame => {
      const y = place.top(page);
      return { x: place.x, y, height: kit.pageHeight - design.bottomMargin - y };
    };
  const { side, main, wide } = design;
  const { sections } = kit.content;
  const split = splitSections(sections, design.sideKeys, (chosen, others) => {
    const sidePages = paginate(design.sideText(chosen, side.width), frameOf(side)).length;
    const mainPages = paginate(design.mainText(others, main.width), frameOf(main)).length;
    return sidePages <= Math.max(mainPages, 1);
  });
  const sideSlices = design.sideText(split.chosen, side.width);
  const sidePages = paginate(sideSlices, frameOf(side)).length;
  const sideFlow = { slices: sideSlices, frameOf: frameOf(side) };
  const wideFlow = { slices: design.mainText(split.others, wide.width), frameOf: frameOf(wide) };
  const mainFlow =
    sidePages === 0
      ? wideFlow
      : {
          slices: design.mainText(split.others, main.width),
          frameOf: frameOf(main),
          later: { fromPage: sidePages, ...wideFlow },
        };
  const mainPages = paginate(mainFlow.slices, mainFlow.frameOf).length;
  return {
    header: design.header,
    flows: design.isSideFirst || mainPages > sidePages ? [sideFlow, mainFlow] : [mainFlow, sideFlow],
    background: (page) => design.background(page, page < sidePages),
    footer: runningFooter(kit, (page) => (page < sidePages ? main : wide), design.bottomMargin),
  };
}

/** The sections with one of the keys, as far as they fit beside the others: what does not goes to the others. */
function splitSections(
  sections: readonly Section[],
  keys: readonly string[],
  fits: (chosen: Section[], others: Section[]) => boolean,
): { chosen: Section[]; others: Section[] } {
  const candidates = sections.filter((section) => keys.includes(section.key));
  for (let count = candidates.length; ; count -= 1) {
    const chosen = candidates.slice(0, count);
    const others = sections.filter((section) => !chosen.includes(section));
    if (count === 0 || fits(chosen, others)) return { chosen, others };
  }
}
