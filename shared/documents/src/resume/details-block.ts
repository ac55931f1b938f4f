import { row } from '../layout/row.ts';
import { BREAK_COST, keptTogether, type Slice, startingWith } from '../layout/slice.ts';
import type { Detail } from './entry-content.ts';
import type { Kit } from './kit.ts';
import { markedLines } from './marked-lines.ts';
import type { SectionStyle } from './section-style.ts';

export function detailsBlock(kit: Kit, details: readonly Detail[], width: number, style: SectionStyle): Slice[] {
  const label = kit.style({ ...style.text, bold: true });
  const value = kit.style(style.text);
  if (style.details === 'table') return detailsTable(kit, details, width);
  if (style.details === 'list') {
    return details.flatMap((detail, index) => {
      const muted = kit.style({ ...style.text, size: kit.small, color: style.muted ?? kit.palette.muted });
      const pair = [...kit.lines(detail.label, muted, { width }), ...kit.lines(detail.value, value, { width })];
      return startingWith(keptTogether(pair), index === 0 ? 0 : kit.text * 0.35, BREAK_COST.item);
    });
  }
  const items = details.map((detail) => [
    { text: `${detail.label}:\u00a0`, style: label },
    { text: detail.value, style: value },
  ]);
  const mark = { text: '   ·   ', style: kit.style({ color: kit.palette.muted }) };
  return markedLines(kit, items, mark, { width });
}

/** Two pairs a line, with hairlines between the lines. */
function detailsTable(kit: Kit, details: readonly Detail[], width: number): Slice[] {
  const { palette } = kit;
  const half = width / 2;
  const padding = kit.text * 0.35;
  const labelWidth = half * 0.42;
  const valueWidth = half - labelWidth - kit.text * 1.2;
  const slices: Slice[] = [];
  for (let index = 0; index < details.length; index += 2) {
    const cells = details.slice(index, index + 2).flatMap((detail, at) => [
      {
        x: at * half,
        slices: kit.lines(detail.label, kit.style({ color: palette.muted }), { width: labelWidth - kit.text * 0.6 }),
      },
      {
        x: at * half + labelWidth,
        slices: kit.lines(detail.value, kit.style({ bold: true }), { width: valueWidth }),
      },
    ]);
    const line = keptTogether(row(cells, { breakCost: BREAK_COST.item }));
    slices.push(...startingWith(line, padding, BREAK_COST.item));
    slices.push(kit.strip(padding, [kit.rect(0, padding - 0.6, width, 0.6, palette.hairline)]));
  }
  return startingWith(slices, 0, BREAK_COST.item);
}
