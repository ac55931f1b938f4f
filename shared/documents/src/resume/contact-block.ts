import type { PageItem } from '../layout/page.ts';
import { heightOf, itemsOf, type Slice, shifted } from '../layout/slice.ts';
import type { TextStyle } from '../layout/text.ts';
import type { Contact } from './content.ts';
import { CONTACT_ICONS } from './icons.ts';
import type { Kit } from './kit.ts';
import { balancedLines, markedLines } from './marked-lines.ts';

interface ContactStyle {
  text: Partial<TextStyle>;
  icons: 'none' | 'outline' | 'filled';
  iconColor: string;
}

export interface ContactListStyle extends ContactStyle {
  /** Between the contacts, as a multiple of their size. */
  space: number;
}

export interface ContactLineStyle extends ContactStyle {
  align: 'start' | 'center' | 'end';
  /** Between contacts without icons. */
  mark: string;
}

/** Points. */
const ROUNDING = 0.5;
const MIN_CONTACT_SHARE = 0.84;

/** Contacts one below the other, each with its icon. */
export function contactList(kit: Kit, contacts: readonly Contact[], width: number, style: ContactListStyle): Slice[] {
  const preferred = kit.style({ size: kit.small, ...style.text });
  const hasIcons = kit.hasIcons(style.icons);
  const iconSize = preferred.size * (kit.resume.iconStyle === 'circle' ? 1.45 : 1.05);
  const indent = hasIcons ? iconSize + preferred.size * 0.6 : 0;
  // An address that just does not fit is better a little smaller than torn.
  const widest = Math.max(1, ...contacts.map((contact) => kit.widthOf(contact.text, preferred)));
  const share = Math.min(1, Math.max((width - indent) / widest, MIN_CONTACT_SHARE));
  const text = { ...preferred, size: preferred.size * share };
  return contacts.flatMap((contact, index) => {
    const slices = kit.lines([{ text: contact.text, style: text, href: contact.href }], text, {
      width: width - indent,
      lineHeight: 1.4,
      spaceBefore: index === 0 ? 0 : text.size * style.space,
    });
    const moved = shifted(slices, indent);
    const first = moved[0];
    if (!first || !hasIcons) return moved;
    const y = (first.height - iconSize) / 2;
    const icon = kit.icon(CONTACT_ICONS[contact.kind], 0, y, iconSize, style.iconColor, style.icons);
    return [{ ...first, items: [...icon, ...first.items] }, ...moved.slice(1)];
  });
}

/** Contacts on as few lines as they need, between them a mark or an icon. */
export function contactLine(kit: Kit, contacts: readonly Contact[], width: number, style: ContactLineStyle): Slice[] {
  const text = kit.style({ size: kit.small, ...style.text });
  if (kit.hasIcons(style.icons)) return contactLineWithIcons(kit, contacts, width, style, text);
  const mark = { text: style.mark, style: { ...text, color: style.iconColor } };
  const items = contacts.map((contact) => [{ text: contact.text, style: text, href: contact.href }]);
  return markedLines(kit, items, mark, { width, align: style.align, lineHeight: 1.45 });
}

function contactLineWithIcons(
  kit: Kit,
  contacts: readonly Contact[],
  width: number,
  style: ContactLineStyle,
  text: TextStyle,
): Slice[] {
  const iconSize = text.size * (kit.resume.iconStyle === 'circle' ? 1.45 : 1.05);
  const indent = iconSize + text.size * 0.45;
  const gap = text.size * 1.6;
  const lineHeight = text.size * 1.5;
  const textWidths = contacts.map((contact) => Math.min(kit.widthOf(contact.text, text) + ROUNDING, width - indent));
  const widths = textWidths.map((textWidth) => indent + textWidth);
  return balancedLines(widths, gap, width).map((line) => {
    const lineWidth = line.reduce((sum, index) => sum + widths[index]!, gap * (line.length - 1));
    const free = Math.max(width - lineWidth, 0);
    let x = style.align === 'start' ? 0 : style.align === 'end' ? free : free / 2;
    let height = lineHeight;
    const items: PageItem[] = [];
    for (const index of line) {
      const contact = contacts[index]!;
      const slices = kit.lines([{ text: contact.text, style: text, href: contact.href }], text, {
        width: textWidths[index]!,
        lineHeight: 1.5,
      });
      const iconY = (lineHeight - iconSize) / 2;
      items.push(
        ...kit.icon(CONTACT_ICONS[contact.kind], x, iconY, iconSize, style.iconColor, style.icons),
        ...itemsOf(slices, x + indent),
      );
      height = Math.max(height, heightOf(slices));
      x += widths[index]! + gap;
    }
    return kit.strip(height, items);
  });
}
