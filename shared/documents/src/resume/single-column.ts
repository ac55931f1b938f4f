import type { PageItem } from '../layout/page.ts';
import { heightOf, type Slice } from '../layout/slice.ts';
import type { Kit } from './kit.ts';
import { type PhotoBox, photo } from './photo.ts';
import { type PagePlan, place, runningFooter } from './plan.ts';

export interface Margins {
  side: number;
  top: number;
  bottom: number;
}

export interface SingleColumnDesign {
  margins: Margins;
  /** Stands at the end of the header; null where the header has its own place for it. */
  photo: PhotoBox | null;
  /** The header keeps to the middle of the page, picture or not. */
  isCentered?: boolean;
  /** Distance of the header's text from the start of the column. */
  headerIndent?: number;
  /** The header stands in a tinted box, so far from its edges. */
  boxPadding?: number;
  /** The header's text, in the width that the picture leaves. */
  header(width: number): Slice[];
  /** From the header to the text. */
  spaceBelow: number;
  /** Drawn between header and text; `y` is where the header ends. */
  rule?(y: number, width: number): PageItem[];
  sections(width: number): Slice[];
  background?(): PageItem[];
}

const PHOTO_GAP = 20;

const BOX_RADIUS = 12;
/** Lines bring their own space above and below. */
const BOX_FLATNESS = 0.85;

/** A header across the page, and one column below it over all pages. */
export function singleColumnPlan(kit: Kit, design: SingleColumnDesign): PagePlan {
  const { margins, headerIndent = 0, boxPadding = 0 } = design;
  const width = kit.pageWidth - 2 * margins.side;
  const picture = kit.content.photo === null ? null : design.photo;
  const photoSpace = picture ? picture.width + PHOTO_GAP : 0;
  const startSpace = boxPadding + headerIndent + (design.isCentered ? photoSpace : 0);
  const header = design.header(width - startSpace - photoSpace - boxPadding);
  const textHeight = heightOf(header);
  const height = Math.max(textHeight, picture?.height ?? 0);
  const top = margins.top + boxPadding * BOX_FLATNESS;
  const headerBottom = top + height + boxPadding * BOX_FLATNESS;
  const photoX = kit.pageWidth - margins.side - boxPadding - (picture?.width ?? 0);
  return {
    header: [
      ...(boxPadding > 0
        ? [kit.rect(margins.side, margins.top, width, headerBottom - margins.top, kit.palette.tint, BOX_RADIUS)]
        : []),
      ...place(header, margins.side + startSpace, top + (height - textHeight) / 2),
      ...(picture ? photo(kit, photoX, top, picture) : []),
      ...(design.rule?.(headerBottom, width) ?? []),
    ],
    flows: [
      {
        slices: design.sections(width),
        frameOf: (page) => {
          const y = page === 0 ? headerBottom + design.spaceBelow : margins.top;
          return { x: margins.side, y, height: kit.pageHeight - margins.bottom - y };
        },
      },
    ],
    ...(design.background ? { background: design.background } : {}),
    footer: runningFooter(kit, () => ({ x: margins.side, width }), margins.bottom),
  };
}
