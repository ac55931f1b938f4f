import type { Slice } from '../layout/slice.ts';
import type { TextStyle } from '../layout/text.ts';
import { mix } from './colors.ts';
import { sectionIcon } from './icons.ts';
import type { Kit } from './kit.ts';
import type { SectionStyle } from './section-style.ts';

type TitleBlock = SectionStyle['title'];

const TIGHT = 1.15;

/** Programs that read PDFs take a tenth of the size for a space between words; kerning adds to it. */
const MAX_TRACKING = 0.06;

/** Space between capitals, as a share of their size. Letters of Arabic join: spacing would tear them. */
export function tracking(kit: Kit, size: number, share: number): number {
  return kit.context.isRtl ? 0 : size * Math.min(share, MAX_TRACKING);
}

function titleStyle(kit: Kit, overrides: Partial<TextStyle>): TextStyle {
  return kit.style({ bold: true, size: kit.section, color: kit.palette.accentText, ...overrides });
}

/** Capitals over a hairline of the column's width. */
export const ruledTitle: TitleBlock = (kit, title, width) => {
  const size = kit.section * 0.82;
  const style = titleStyle(kit, { size, letterSpacing: tracking(kit, size, 0.06) });
  return [
    ...kit.lines(kit.titleText(title, 'uppercase'), style, { width, lineHeight: TIGHT }),
    kit.strip(kit.text * 0.75, [kit.rect(0, kit.text * 0.22, width, 0.9, kit.palette.accentText)]),
  ];
};

/** Large and coloured, a short thick line below. */
export const accentedTitle: TitleBlock = (kit, title, width) => {
  const style = titleStyle(kit, {});
  const text = kit.titleText(title, 'normal');
  return [
    ...kit.lines(text, style, { width, lineHeight: TIGHT }),
    kit.strip(kit.text * 0.85, [kit.rect(0, kit.text * 0.2, kit.text * 2.6, 2.2, kit.palette.accent, 1.1)]),
  ];
};

/** On a bar of the chosen colour. */
export const barTitle: TitleBlock = (kit, title, width) => {
  const size = kit.section * 0.84;
  const style = titleStyle(kit, { size, color: kit.palette.onAccent });
  const padding = kit.text * 0.32;
  const lines = kit.lines(kit.titleText(title, 'normal'), style, {
    width: width - kit.text * 1.6,
    lineHeight: 1.25,
  });
  const height = lines.reduce((sum, line) => sum + line.height, 0) + 2 * padding;
  const first = lines[0];
  if (!first) return [];
  const moved = lines.map((line) => ({
    ...line,
    items: line.items.map((item) =>
      item.kind === 'text' ? { ...item, x: item.x + kit.text * 0.8, baseline: item.baseline + padding } : item,
    ),
  }));
  moved[0] = { ...moved[0]!, items: [kit.rect(0, 0, width, height, kit.palette.accent, 2), ...moved[0]!.items] };
  return [...moved, kit.strip(2 * padding + kit.text * 0.55, [])];
};

/** In the middle, a hairline on either side. */
export const centeredTitle: TitleBlock = (kit, title, width) => {
  const size = kit.section * 0.84;
  const style = titleStyle(kit, { size, letterSpacing: tracking(kit, size, 0.06) });
  const text = kit.titleText(title, 'uppercase');
  const textWidth = kit.widthOf(text, style);
  const lines = kit.lines(text, style, { width, align: 'center', lineHeight: 1.3 });
  const first = lines[0];
  const sideWidth = (width - textWidth) / 2 - kit.text * 1.2;
  if (first && lines.length === 1 && sideWidth > kit.text) {
    const y = first.height * 0.52;
    first.items.push(
      kit.rect(0, y, sideWidth, 0.7, kit.palette.hairline),
      kit.rect(width - sideWidth, y, sideWidth, 0.7, kit.palette.hairline),
    );
  }
  return [...lines, kit.strip(kit.text * 0.62, [])];
};

/** A quiet heading over a thin rule, as papers have it. */
export const paperTitle: TitleBlock = (kit, title, width) => {
  const size = kit.section * 0.94;
  const style = titleStyle(kit, { size, bold: true });
  return [
    ...kit.lines(kit.titleText(title, 'normal'), style, { width, lineHeight: TIGHT }),
    kit.strip(kit.text * 0.66, [kit.rect(0, kit.text * 0.16, width, 0.6, kit.palette.accentText)]),
  ];
};

export function labelStyle(kit: Kit): TextStyle {
  const size = kit.section * 0.66;
  return titleStyle(kit, { size, letterSpacing: tracking(kit, size, 0.06) });
}

/** Small capitals for a column of labels. */
export const labelTitle: TitleBlock = (kit, title, width) => {
  const style = labelStyle(kit);
  // As high as the first line of the text beside it.
  const lineHeight = (kit.entry * kit.context.lineHeight) / style.size;
  return kit.lines(kit.titleText(title, 'uppercase'), style, { width, lineHeight: Math.min(lineHeight, 1.9) });
};

/** At the end of a column of labels, against the line beside it. */
export const endLabelTitle: TitleBlock = (kit, title, width) => {
  const size = kit.section * 0.72;
  const lineHeight = (kit.entry * kit.context.lineHeight) / size;
  return kit.lines(kit.titleText(title, 'uppercase'), titleStyle(kit, { size }), { width, align: 'end', lineHeight });
};

/** Wide capitals without any line. */
export const spacedTitle: TitleBlock = (kit, title, width) => {
  const size = kit.section * 0.86;
  const style = titleStyle(kit, { size, letterSpacing: tracking(kit, size, 0.06) });
  return [
    ...kit.lines(kit.titleText(title, 'uppercase'), style, { width, lineHeight: 1.2 }),
    kit.strip(kit.text * 0.5, []),
  ];
};

/** A stroke of a marker behind the words. */
export const highlightedTitle: TitleBlock = (kit, title, width) => {
  const size = kit.section * 1.05;
  const style = titleStyle(kit, { size, color: kit.palette.ink });
  const lines = kit.lines(kit.titleText(title, 'normal'), style, { width, lineHeight: 1.2 });
  const first = lines[0];
  if (first) {
    const text = first.items.filter((item) => item.kind === 'text');
    const textWidth = text.reduce((sum, item) => sum + item.width, 0);
    const stroke = mix(kit.palette.accent, '#ffffff', 0.7);
    first.items.unshift(kit.rect(-3, first.height * 0.6, textWidth + 8, size * 0.36, stroke, 2));
  }
  return [...lines, kit.strip(kit.text * 0.55, [])];
};

/** A square of the chosen colour before the title. */
export const markedTitle: TitleBlock = (kit, title, width) => {
  const size = kit.section * 0.9;
  const mark = size * 0.56;
  const lines = kit.lines(kit.titleText(title, 'normal'), titleStyle(kit, { size, color: kit.palette.ink }), {
    width: width - mark * 2,
    lineHeight: 1.25,
  });
  const moved = lines.map((line) => ({
    ...line,
    items: line.items.map((item) => (item.kind === 'text' ? { ...item, x: item.x + mark * 1.8 } : item)),
  }));
  const first = moved[0];
  if (first) first.items.push(kit.rect(0, (first.height - mark) / 2, mark, mark, kit.palette.accent, 1));
  return [...moved, kit.strip(kit.text * 0.4, [])];
};

/** An icon in a circle before the title. */
export const iconTitle: TitleBlock = (kit, title, width, section) => {
  const circle = kit.section * 1.5;
  const hasIcon = kit.hasIcons('filled');
  const indent = hasIcon ? circle + kit.text * 0.7 : 0;
  const style = titleStyle(kit, { size: kit.section });
  const lines = kit.lines(kit.titleText(title, 'normal'), style, { width: width - indent, lineHeight: 1.2 });
  const first = lines[0];
  if (!first) return [];
  if (!hasIcon) return [...lines, kit.strip(kit.text * 0.45, [])];
  const height = Math.max(circle, first.height);
  const down = (height - first.height) / 2;
  const moved: Slice[] = lines.map((line, index) => ({
    ...line,
    height: index === 0 ? height : line.height,
    items: line.items.map((item) =>
      item.kind === 'text' ? { ...item, x: item.x + indent, baseline: item.baseline + (index === 0 ? down : 0) } : item,
    ),
  }));
  const inner = circle * 0.54;
  const icon = sectionIcon(section.key);
  const isOutline = kit.resume.iconStyle === 'outline';
  moved[0]!.items.unshift(kit.rect(0, 0, circle, circle, kit.palette.accent, circle / 2), {
    kind: 'icon',
    x: (circle - inner) / 2,
    y: (circle - inner) / 2,
    size: inner,
    path: isOutline ? icon.outline : icon.filled,
    color: kit.palette.onAccent,
    isStroked: isOutline,
  });
  return [...moved, kit.strip(kit.text * 0.45, [])];
};

/** Capitals on a dark ground, a thin line below. */
export function sidebarTitle(color: string, line: string): TitleBlock {
  return (kit, title, width) => {
    const size = kit.section * 0.78;
    const style = titleStyle(kit, { size, color, letterSpacing: tracking(kit, size, 0.06) });
    return [
      ...kit.lines(kit.titleText(title, 'uppercase'), style, { width, lineHeight: TIGHT }),
      kit.strip(kit.text * 0.8, [kit.rect(0, kit.text * 0.2, width, 0.8, line)]),
    ];
  };
}
