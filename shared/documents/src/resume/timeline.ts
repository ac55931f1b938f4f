import { BREAK_COST, onNewPage, type Slice, shifted, startingWith } from '../layout/slice.ts';
import { mix } from './colors.ts';
import type { Section } from './content.ts';
import { entryBlock } from './entry-block.ts';
import type { Kit } from './kit.ts';
import { asSection, bookmark, startsPage } from './section-block.ts';
import type { SectionStyle } from './section-style.ts';

const LINE_WIDTH = 1.4;

/** Entries along a line, with a dot at each. */
export function timelineSections(kit: Kit, section: Section, width: number, style: SectionStyle): Slice[] {
  if (section.body.kind !== 'entries') return [];
  const dot = kit.text * 0.78;
  const indent = dot + kit.text * 1.1;
  const line = { x: (dot - LINE_WIDTH) / 2, width: LINE_WIDTH, color: mix(kit.palette.accent, '#ffffff', 0.6) };
  const title = section.title === '' ? [] : style.title(kit, section.title, width, section);
  const introduction = kit.body(section.body.introduction, width);
  const { entries } = section.body;

  const stations = entries.flatMap((entry, index) => {
    const slices = shifted(entryBlock(kit, entry, width - indent, style), indent);
    const following = startingWith(slices, index === 0 ? 0 : kit.text * style.entrySpace, BREAK_COST.entry);
    const spaced = index > 0 && startsPage(kit, entry.id) ? onNewPage(following) : following;
    return spaced.map((slice, at) => {
      // The line starts at the first dot, and ends with the last entry.
      const stripes = index === 0 && at === 0 ? [] : [line];
      if (at > 0) return { ...slice, stripes };
      const center = (kit.entry * kit.context.lineHeight) / 2;
      const ring = kit.rect(0, center - dot / 2, dot, dot, kit.palette.accent, dot / 2);
      const hole = kit.rect(dot * 0.28, center - dot * 0.22, dot * 0.44, dot * 0.44, '#ffffff', dot * 0.22);
      const head =
        index === 0 ? [kit.rect(line.x, center, LINE_WIDTH, Math.max(slice.height - center, 0), line.color)] : [];
      return { ...slice, stripes, items: [...head, ring, hole, ...slice.items] };
    });
  });

  const slices = [
    ...title,
    ...startingWith(introduction, 0, BREAK_COST.avoid),
    ...startingWith(stations, introduction.length > 0 ? kit.text * 0.5 : 0, BREAK_COST.avoid),
  ];
  const spaced = startingWith(slices, kit.text * style.sectionSpace, BREAK_COST.section).map((slice, index) =>
    index > 0 && index < title.length ? { ...slice, breakCost: BREAK_COST.avoid } : slice,
  );
  const first = spaced[0];
  const titled =
    first && title.length > 0
      ? [{ ...first, items: [bookmark(section.title), ...first.items] }, ...spaced.slice(1)]
      : spaced;
  return asSection(kit, section, titled);
}
