import type { Font } from '../fonts/font.ts';
import type { ShapedRun } from '../fonts/shaping.ts';
import type { IconItem, RectItem, TextItem } from '../layout/page.ts';
import type { FontSubset } from './font-subset.ts';
import { pdfWidth } from './pdf-objects.ts';
import { parseSvgPath } from './svg-path.ts';

/** PDF measures from the bottom of the page, layout from its top. */

function number(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

function colorOperands(hex: string): string {
  return [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');
}

/** Kerning below this many thousandths of the font size is not worth its bytes. */
const MIN_ADJUSTMENT = 0.5;

export function textOperators(
  item: TextItem,
  run: ShapedRun,
  font: Font,
  subset: FontSubset,
  fontId: string,
  pageHeight: number,
): string {
  const parts: string[] = [];
  let hex = '';
  let drift = 0;
  for (const [index, glyph] of run.glyphs.entries()) {
    if (Math.abs(drift) >= MIN_ADJUSTMENT) {
      if (hex !== '') parts.push(`<${hex}>`);
      parts.push(number(drift));
      hex = '';
      drift = 0;
    }
    const code = subset.numberOf(glyph, run.texts[index]!, run.marks.get(index));
    hex += code.toString(16).padStart(4, '0');
    drift += pdfWidth(subset, glyph) - (run.advances[index]! * 1000) / font.unitsPerEm;
  }
  if (hex !== '') parts.push(`<${hex}>`);
  const spacing = item.letterSpacing === 0 ? '' : `${number(item.letterSpacing)} Tc `;
  const reset = item.letterSpacing === 0 ? '' : ' 0 Tc';
  return (
    `BT ${colorOperands(item.color)} rg /${fontId} ${number(item.size)} Tf ${spacing}` +
    `1 0 0 1 ${number(item.x)} ${number(pageHeight - item.baseline)} Tm [${parts.join('')}] TJ${reset} ET`
  );
}

/** Distance of the control points that make a Bézier curve a quarter of a circle. */
const CIRCLE = 0.5523;

export function roundedRectPath(
  box: { x: number; y: number; width: number; height: number; radius: number },
  pageHeight: number,
): string {
  const left = box.x;
  const right = box.x + box.width;
  const top = pageHeight - box.y;
  const bottom = top - box.height;
  const r = Math.min(box.radius, box.width / 2, box.height / 2);
  const points = (...values: number[]) => values.map(number).join(' ');
  if (r <= 0) return `${points(left, bottom, box.width, box.height)} re`;
  const k = r * CIRCLE;
  return [
    `${points(left + r, bottom)} m ${points(right - r, bottom)} l`,
    `${points(right - r + k, bottom, right, bottom + r - k, right, bottom + r)} c ${points(right, top - r)} l`,
    `${points(right, top - r + k, right - r + k, top, right - r, top)} c ${points(left + r, top)} l`,
    `${points(left + r - k, top, left, top - r + k, left, top - r)} c ${points(left, bottom + r)} l`,
    `${points(left, bottom + r - k, left + r - k, bottom, left + r, bottom)} c h`,
  ].join(' ');
}

export function rectOperators(item: RectItem, pageHeight: number): string {
  const path = roundedRectPath(item, pageHeight);
  const fill = item.fill ? `${colorOperands(item.fill)} rg ` : '';
  const stroke = item.stroke ? `${colorOperands(item.stroke)} RG ${number(item.strokeWidth)} w ` : '';
  const paint = item.fill && item.stroke ? 'B' : item.fill ? 'f' : item.stroke ? 'S' : 'n';
  return `${fill}${stroke}${path} ${paint}`;
}

export function iconOperators(item: IconItem, pageHeight: number): string {
  const scale = item.size / 24;
  const x = (value: number) => number(item.x + value * scale);
  const y = (value: number) => number(pageHeight - item.y - value * scale);
  const path = parseSvgPath(item.path)
    .map((segment) => {
      switch (segment.kind) {
        case 'move':
          return `${x(segment.x)} ${y(segment.y)} m`;
        case 'line':
          return `${x(segment.x)} ${y(segment.y)} l`;
        case 'curve':
          return `${x(segment.x1)} ${y(segment.y1)} ${x(segment.x2)} ${y(segment.y2)} ${x(segment.x)} ${y(segment.y)} c`;
        default:
          return 'h';
      }
    })
    .join(' ');
  return item.isStroked
    ? `q ${colorOperands(item.color)} RG ${number(2 * scale)} w 1 J 1 j ${path} S Q`
    : `${colorOperands(item.color)} rg ${path} f`;
}
