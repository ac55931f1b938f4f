import type { PageItem } from '../layout/page.ts';
import { type Frame, paginate } from '../layout/paginate.ts';
import type { Slice } from '../layout/slice.ts';
import type { Section } from './content.ts';
import type { Kit } from './kit.ts';
import { type PagePlan, runningFooter } from './plan.ts';

/** From side to side, and where the text starts on a page. */
interface ColumnPlace {
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
  const flowOf = (slices: Slice[], place: ColumnPlace) => {
    const flow = { slices, frameOf: frameOf(place) };
    return { ...flow, pageCount: paginate(flow.slices, flow.frameOf).length };
  };
  const flowsOf = ({ chosen, others }: Split) => ({
    others,
    side: flowOf(design.sideText(chosen, side.width), side),
    main: flowOf(design.mainText(others, main.width), main),
  });
  const candidates = kit.content.sections.filter((section) => design.sideKeys.includes(section.key));
  let count = candidates.length;
  let flows = flowsOf(splitSections(kit.content.sections, candidates));
  // What does not fit beside the main column goes into it: a side column makes no page of its own.
  while (count > 0 && flows.side.pageCount > Math.max(flows.main.pageCount, 1)) {
    count -= 1;
    flows = flowsOf(splitSections(kit.content.sections, candidates.slice(0, count)));
  }
  const sidePages = flows.side.pageCount;
  const wideFlow = flowOf(design.mainText(flows.others, wide.width), wide);
  const mainFlow = sidePages === 0 ? wideFlow : { ...flows.main, later: { fromPage: sidePages, ...wideFlow } };
  const isMainLonger = mainFlow.pageCount > sidePages;
  return {
    header: design.header,
    flows: design.isSideFirst || isMainLonger ? [flows.side, mainFlow] : [mainFlow, flows.side],
    background: (page) => design.background(page, page < sidePages),
    footer: runningFooter(kit, (page) => (page < sidePages ? main : wide), design.bottomMargin),
  };
}

interface Split {
  chosen: readonly Section[];
  others: readonly Section[];
}

function splitSections(sections: readonly Section[], chosen: readonly Section[]): Split {
  return { chosen, others: sections.filter((section) => !chosen.includes(section)) };
}
