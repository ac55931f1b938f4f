import { BREAK_COST, heightOf, keptTogether, row, type Slice, shifted, startingWith } from '../layout/flow.ts';
import type { PageItem } from '../layout/page.ts';
import type { StyledSpan, TextStyle } from '../layout/text.ts';
import {
  type Contact,
  type Detail,
  type Entry,
  listSeparator,
  type Section,
  type SectionBody,
  type SkillGroup,
} from './content.ts';
import { CONTACT_ICONS } from './icons.ts';
import type { Kit } from './kit.ts';

/** How a template prints the parts that all templates have. Lengths are multiples of the text size. */
export interface SectionStyle {
  title(kit: Kit, title: string, width: number, section: Section): Slice[];
  entry: EntryStyle;
  skills: 'inline' | 'chips' | 'list' | 'table' | 'columns';
  languages: 'inline' | 'list' | 'columns';
  details: 'inline' | 'list' | 'table';
  text?: Partial<TextStyle>;
  muted?: string;
  bulletColor?: string;
  sectionSpace: number;
  entrySpace: number;
}

export interface EntryStyle {
  /** Where the dates stand: at the end of the title's line, in a column before it, or below it. */
  dates: 'end' | 'start' | 'below';
  /** What stands first. */
  leads: 'title' | 'organization';
  titleStyle?: Partial<TextStyle>;
  organizationStyle?: Partial<TextStyle>;
  datesStyle?: Partial<TextStyle>;
  tags?: 'inline' | 'chips';
}

/** Of the width of the text; longer dates take several lines. */
const MAX_DATES_SHARE = 0.28;

/** A separator between parts of a line that keeps them in order in either direction. */
export function separatorOf(kit: Kit, mark: string): string {
  return kit.context.isRtl ? `\u200f${mark}\u200f` : mark;
}

export function bookmark(title: string): PageItem {
  return { kind: 'bookmark', y: 0, title };
}

/** A section with its title. The title stays with the first lines below it. */
export function sectionBlock(kit: Kit, section: Section, width: number, style: SectionStyle): Slice[] {
  const title = section.title === '' ? [] : style.title(kit, section.title, width, section);
  const body = sectionBody(kit, section.body, width, style);
  const space = kit.text * style.sectionSpace;
  if (title.length === 0) return startingWith(body, space, BREAK_COST.section);
  const [first, ...rest] = startingWith(keptTogether(title), space, BREAK_COST.section);
  const withBookmark = { ...first!, items: [bookmark(section.title), ...first!.items] };
  return [withBookmark, ...rest, ...startingWith(body, body[0]?.spaceBefore ?? 0, BREAK_COST.avoid)];
}

export function sectionBody(kit: Kit, body: SectionBody, width: number, style: SectionStyle): Slice[] {
  const text = kit.style(style.text);
  switch (body.kind) {
    case 'paragraphs':
      return kit.body(body.paragraphs, width, { style: text, bulletColor: style.bulletColor });
    case 'entries':
      return entriesBlock(kit, body, width, style);
    case 'details':
      return detailsBlock(kit, body.details, width, style);
    case 'skills':
      return skillsBlock(kit, body.groups, width, style);
    case 'languages':
      return languagesBlock(kit, body.languages, width, style);
    case 'names':
      return namesBlock(kit, body.names, width, style);
  }
}

function entriesBlock(
  kit: Kit,
  body: Extract<SectionBody, { kind: 'entries' }>,
  width: number,
  style: SectionStyle,
): Slice[] {
  const introduction = kit.body(body.introduction, width, { style: kit.style(style.text) });
  return [
    ...introduction,
    ...body.entries.flatMap((entry, index) => {
      const space = index === 0 && introduction.length === 0 ? 0 : kit.text * style.entrySpace;
      return startingWith(entryBlock(kit, entry, width, style), space, BREAK_COST.entry);
    }),
  ];
}

/** Entries of up to so many lines are not broken over pages. */
const SHORT_ENTRY_LINES = 5;

export function entryBlock(kit: Kit, entry: Entry, width: number, style: SectionStyle): Slice[] {
  const { entry: form } = style;
  if (form.dates === 'start') {
    const datesWidth = datesColumnWidth(kit, style, width);
    const gap = kit.text * 1.4;
    const dates = datesLine(kit, entry, style, { width: datesWidth });
    const main = entryMain(kit, entry, width - datesWidth - gap, style, false);
    return settled(
      row([
        { x: 0, slices: dates },
        { x: datesWidth + gap, slices: main },
      ]),
    );
  }
  return settled(entryMain(kit, entry, width, style, true));
}

/** The same for all sections, so that the text behind it lines up: as wide as the longest dates ask for. */
function datesColumnWidth(kit: Kit, style: SectionStyle, width: number): number {
  const dates = kit.style({ ...style.text, ...style.entry.datesStyle });
  const entries = kit.content.sections.flatMap(({ body }) => (body.kind === 'entries' ? body.entries : []));
  const longest = Math.max(0, ...entries.map((entry) => kit.widthOf(entry.dates, dates)));
  return Math.min(Math.max(longest + 0.5, kit.text * 3), width * MAX_DATES_SHARE);
}

function settled(slices: Slice[]): Slice[] {
  return slices.length <= SHORT_ENTRY_LINES ? keptTogether(slices) : slices;
}

function datesLine(
  kit: Kit,
  entry: Entry,
  style: SectionStyle,
  options: { width: number; align?: 'start' | 'end' },
): Slice[] {
  const leadSize = style.entry.titleStyle?.size ?? kit.entry;
  const dates = kit.style({ ...style.text, color: style.muted ?? kit.palette.muted, ...style.entry.datesStyle });
  // The dates share the line of the title, whatever their sizes.
  const lineHeight = (kit.context.lineHeight * leadSize) / dates.size;
  return kit.lines(entry.dates, dates, { ...options, lineHeight });
}

function entryMain(kit: Kit, entry: Entry, width: number, style: SectionStyle, hasDates: boolean): Slice[] {
  const { entry: form } = style;
  const isTitleFirst = form.leads === 'title' || entry.organization === '';
  const lead = isTitleFirst ? entry.title : entry.organization;
  const second = isTitleFirst ? entry.organization : entry.title;
  const leadStyle = kit.style({ ...style.text, bold: true, size: kit.entry, ...form.titleStyle });
  const secondStyle = kit.style({ ...style.text, ...form.organizationStyle });
  const muted = kit.style({ ...style.text, color: style.muted ?? kit.palette.muted });

  const head = lead === '' ? second : lead;
  const subline: StyledSpan[] = [];
  const separator = separatorOf(kit, ' · ');
  const addToSubline = (text: string, spanStyle: TextStyle, href: string | null = null) => {
    if (text === '') return;
    if (subline.length > 0) subline.push({ text: separator, style: muted });
    subline.push({ text, style: spanStyle, href });
  };
  addToSubline(lead === '' ? '' : second, secondStyle);
  addToSubline(entry.location, muted);
  if (entry.link) addToSubline(entry.link.text, { ...muted, color: kit.palette.accentText }, entry.link.href);

  const slices: Slice[] = [];
  const isBelow = form.dates === 'below';
  if (hasDates && entry.dates !== '' && !isBelow) {
    const dates = kit.style({ ...style.text, color: muted.color, ...form.datesStyle });
    const datesWidth = Math.min(kit.widthOf(entry.dates, dates) + 0.5, width * 0.5);
    slices.push(
      ...row([
        { x: 0, slices: kit.lines(head, leadStyle, { width: width - datesWidth - kit.text * 1.2 }) },
        { x: width - datesWidth, slices: datesLine(kit, entry, style, { width: datesWidth, align: 'end' }) },
      ]),
    );
  } else {
    slices.push(...kit.lines(head, leadStyle, { width }));
  }
  slices.push(...kit.lines(subline, secondStyle, { width }));
  if (isBelow && hasDates) slices.push(...kit.lines(entry.dates, { ...muted, ...form.datesStyle }, { width }));
  slices.push(...kit.lines(entry.note, { ...muted, italic: true }, { width }));

  const body = [
    ...kit.body(entry.paragraphs, width, { style: kit.style(style.text), bulletColor: style.bulletColor }),
    ...startingWith(tagsBlock(kit, entry.tags, width, style), kit.text * 0.35, BREAK_COST.avoid),
  ];
  return [
    ...keptTogether(slices),
    ...startingWith(body, slices.length === 0 ? 0 : kit.text * 0.25, slices.length === 0 ? 0 : BREAK_COST.avoid),
  ];
}

function tagsBlock(kit: Kit, tags: readonly string[], width: number, style: SectionStyle): Slice[] {
  if (tags.length === 0) return [];
  if (style.entry.tags === 'chips') return chips(kit, tags, width);
  const muted = kit.style({ ...style.text, color: style.muted ?? kit.palette.muted, italic: true });
  return kit.lines(tags.join(listSeparator(kit.context.isRtl)), muted, { width });
}

function detailsBlock(kit: Kit, details: readonly Detail[], width: number, style: SectionStyle): Slice[] {
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
  const spans = details.flatMap((detail, index): StyledSpan[] => [
    ...(index > 0 ? [{ text: separatorOf(kit, '   ·   '), style: kit.style({ color: kit.palette.muted }) }] : []),
    { text: `${detail.label}: `, style: label },
    { text: detail.value, style: value },
  ]);
  return kit.lines(spans, value, { width });
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

function skillsBlock(kit: Kit, groups: readonly SkillGroup[], width: number, style: SectionStyle): Slice[] {
  const text = kit.style(style.text);
  const bold = kit.style({ ...style.text, bold: true });
  switch (style.skills) {
    case 'inline':
      return groups.flatMap((group, index) =>
        kit.lines(
          [
            { text: group.name === '' ? '' : `${group.name}: `, style: bold },
            { text: group.skills.join(listSeparator(kit.context.isRtl)), style: text },
          ],
          text,
          { width, spaceBefore: index === 0 ? 0 : kit.text * 0.2 },
        ),
      );
    case 'table': {
      const labelWidth = Math.min(
        Math.max(0, ...groups.map((group) => (group.name === '' ? 0 : kit.widthOf(group.name, bold)))) + 1,
        width * 0.3,
      );
      const gap = labelWidth > 1 ? kit.text * 1.4 : 0;
      return groups.flatMap((group, index) =>
        row(
          [
            { x: 0, slices: group.name === '' ? [] : kit.lines(group.name, bold, { width: labelWidth }) },
            {
              x: labelWidth + gap,
              slices: kit.lines(group.skills.join(listSeparator(kit.context.isRtl)), text, {
                width: width - labelWidth - gap,
              }),
            },
          ],
          { spaceBefore: index === 0 ? 0 : kit.text * 0.3, breakCost: BREAK_COST.item },
        ),
      );
    }
    case 'chips':
      return groups.flatMap((group, index) => {
        const label = group.name === '' ? [] : kit.lines(group.name, bold, { width });
        const slices = [...label, ...startingWith(chips(kit, group.skills, width), kit.text * 0.3, BREAK_COST.avoid)];
        return startingWith(slices, index === 0 ? 0 : kit.text * 0.6, BREAK_COST.item);
      });
    case 'list':
      return groups.flatMap((group, index) => {
        const label = group.name === '' ? [] : kit.lines(group.name, bold, { width });
        // Grouped skills run on; single ones have a line each.
        const names =
          group.name === ''
            ? group.skills.flatMap((skill) => kit.lines(skill, text, { width, spaceBefore: kit.text * 0.18 }))
            : kit.lines(group.skills.join(listSeparator(kit.context.isRtl)), text, { width });
        return startingWith([...label, ...names], index === 0 ? 0 : kit.text * 0.5, BREAK_COST.item);
      });
    case 'columns': {
      // Columns are for single skills; groups read better as lines.
      const isGrouped = groups.some((group) => group.name !== '');
      return isGrouped
        ? skillsBlock(kit, groups, width, { ...style, skills: 'table' })
        : groups.flatMap((group) => columns(kit, group.skills, width, text));
    }
  }
}

function languagesBlock(
  kit: Kit,
  languages: readonly { name: string; level: string }[],
  width: number,
  style: SectionStyle,
): Slice[] {
  const text = kit.style(style.text);
  const bold = kit.style({ ...style.text, bold: true });
  const muted = kit.style({ ...style.text, color: style.muted ?? kit.palette.muted });
  if (style.languages === 'list') {
    return languages.flatMap((language, index) =>
      kit.lines(
        [
          { text: language.name, style: bold },
          {
            text: language.level === '' || language.name === '' ? language.level : ` – ${language.level}`,
            style: muted,
          },
        ],
        text,
        { width, spaceBefore: index === 0 ? 0 : kit.text * 0.18 },
      ),
    );
  }
  const names = languages.map((language) =>
    [language.name, language.level && `(${language.level})`].filter(Boolean).join(' '),
  );
  return style.languages === 'columns'
    ? columns(kit, names, width, text)
    : kit.lines(names.join(listSeparator(kit.context.isRtl)), text, { width });
}

function namesBlock(kit: Kit, names: readonly string[], width: number, style: SectionStyle): Slice[] {
  const text = kit.style(style.text);
  if (style.languages === 'list') {
    return names.flatMap((name, index) =>
      kit.lines(name, text, { width, spaceBefore: index === 0 ? 0 : kit.text * 0.18 }),
    );
  }
  return kit.lines(names.join(listSeparator(kit.context.isRtl)), text, { width });
}

const COLUMN_COUNT = 3;

/** Bulleted names in columns, read line by line. */
function columns(kit: Kit, names: readonly string[], width: number, text: TextStyle): Slice[] {
  const gap = kit.text * 1.2;
  const columnWidth = (width - gap * (COLUMN_COUNT - 1)) / COLUMN_COUNT;
  const slices: Slice[] = [];
  for (let index = 0; index < names.length; index += COLUMN_COUNT) {
    const cells = names.slice(index, index + COLUMN_COUNT).map((name, at) => ({
      x: at * (columnWidth + gap),
      slices: kit.lines(name, text, {
        width: columnWidth,
        indent: kit.text,
        marker: { text: '•', style: { ...text, color: kit.palette.accentText } },
      }),
    }));
    slices.push(
      ...keptTogether(row(cells, { spaceBefore: index === 0 ? 0 : kit.text * 0.15, breakCost: BREAK_COST.item })),
    );
  }
  return slices;
}

const MAX_CHIP_LINES = 2;

/** Names in rounded boxes, as many a line as fit. */
export function chips(kit: Kit, names: readonly string[], width: number): Slice[] {
  const style = kit.style({ size: kit.small, color: kit.palette.ink });
  const paddingX = kit.text * 0.65;
  const gap = kit.text * 0.5;
  const height = kit.small * 1.75;
  // A name that takes several lines is a sentence, and goes on over pages like one.
  const isLong = (name: string) => kit.widthOf(name, style) > (width - 2 * paddingX) * MAX_CHIP_LINES;
  const long = names.filter(isLong).flatMap((name) => kit.lines(name, style, { width, spaceBefore: gap * 0.8 }));
  const lines: PageItem[][] = [[]];
  const heights: number[] = [height];
  let x = 0;
  for (const name of names.filter((candidate) => !isLong(candidate))) {
    const textWidth = Math.min(kit.widthOf(name, style) + 0.5, width - 2 * paddingX);
    const boxWidth = textWidth + 2 * paddingX;
    if (x > 0 && x + boxWidth > width) {
      lines.push([]);
      heights.push(height);
      x = 0;
    }
    const text = kit.lines(name, style, { width: textWidth, lineHeight: 1.3 });
    const boxHeight = heightOf(text) + (height - style.size * 1.3);
    heights[heights.length - 1] = Math.max(heights.at(-1)!, boxHeight);
    lines
      .at(-1)!
      .push(
        kit.rect(x, 0, boxWidth, boxHeight, kit.palette.tint, kit.text * 0.35),
        ...shifted(text, x + paddingX).flatMap((slice, index) =>
          slice.items.map((item) =>
            item.kind === 'text'
              ? { ...item, baseline: item.baseline + (height - style.size * 1.3) / 2 + index * style.size * 1.3 }
              : item,
          ),
        ),
      );
    x += boxWidth + gap;
  }
  const strips = lines.map((items, index) =>
    kit.strip(heights[index]!, items, { spaceBefore: index === 0 ? 0 : gap * 0.8, breakCost: BREAK_COST.item }),
  );
  return [...strips.filter((strip) => strip.items.length > 0), ...long];
}

export interface ContactStyle {
  text: Partial<TextStyle>;
  icons: 'none' | 'outline' | 'filled';
  iconColor: string;
}

const MIN_CONTACT_SHARE = 0.84;

/** Contacts one below the other, each with its icon. */
export function contactList(kit: Kit, contacts: readonly Contact[], width: number, style: ContactStyle): Slice[] {
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
      spaceBefore: index === 0 ? 0 : text.size * 0.45,
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
export function contactLine(
  kit: Kit,
  contacts: readonly Contact[],
  width: number,
  style: ContactStyle & { align: 'start' | 'center' | 'end'; mark: string },
): Slice[] {
  const text = kit.style({ size: kit.small, ...style.text });
  if (kit.hasIcons(style.icons)) return contactLineWithIcons(kit, contacts, width, style, text);
  const mark = { text: separatorOf(kit, style.mark), style: { ...text, color: style.iconColor } };
  const markWidth = kit.widthOf(style.mark.trim() === '' ? '' : mark.text, mark.style) || text.size;
  const lines: StyledSpan[][] = [];
  let lineWidth = 0;
  for (const contact of contacts) {
    const span = { text: contact.text, style: text, href: contact.href };
    const contactWidth = kit.widthOf(contact.text, text);
    // A mark stands between contacts, never at the end of a line.
    if (lines.length > 0 && lineWidth + markWidth + contactWidth <= width) {
      lines.at(-1)!.push(mark, span);
      lineWidth += markWidth + contactWidth;
    } else {
      lines.push([span]);
      lineWidth = contactWidth;
    }
  }
  return lines.flatMap((spans) => kit.lines(spans, text, { width, align: style.align, lineHeight: 1.45 }));
}

function contactLineWithIcons(
  kit: Kit,
  contacts: readonly Contact[],
  width: number,
  style: ContactStyle & { align: 'start' | 'center' | 'end' },
  text: TextStyle,
): Slice[] {
  const iconSize = text.size * (kit.resume.iconStyle === 'circle' ? 1.45 : 1.05);
  const iconGap = text.size * 0.45;
  const gap = text.size * 1.6;
  const lineHeight = text.size * 1.5;
  const lines: { width: number; items: PageItem[]; height: number }[] = [{ width: 0, items: [], height: lineHeight }];
  for (const contact of contacts) {
    const available = width - iconSize - iconGap;
    const textWidth = Math.min(kit.widthOf(contact.text, text) + 0.5, available);
    const total = iconSize + iconGap + textWidth;
    let line = lines.at(-1)!;
    if (line.width > 0 && line.width + gap + total > width) {
      line = { width: 0, items: [], height: lineHeight };
      lines.push(line);
    }
    const x = line.width > 0 ? line.width + gap : 0;
    const slices = kit.lines([{ text: contact.text, style: text, href: contact.href }], text, {
      width: textWidth,
      lineHeight: 1.5,
    });
    line.height = Math.max(line.height, heightOf(slices));
    line.items.push(
      ...kit.icon(CONTACT_ICONS[contact.kind], x, (lineHeight - iconSize) / 2, iconSize, style.iconColor, style.icons),
      ...slices.flatMap((slice, index) =>
        slice.items.map((item) =>
          item.kind === 'text'
            ? { ...item, x: item.x + x + iconSize + iconGap, baseline: item.baseline + index * lineHeight }
            : item,
        ),
      ),
    );
    line.width = x + total;
  }
  return lines.map((line) => {
    const free = Math.max(width - line.width, 0);
    const dx = style.align === 'start' ? 0 : style.align === 'end' ? free : free / 2;
    return kit.strip(
      line.height,
      line.items.map((item) => ('x' in item ? { ...item, x: item.x + dx } : item)),
    );
  });
}

/** A photo of this size, or nothing when there is none. */
export function photo(kit: Kit, x: number, y: number, width: number, height: number, radius: number): PageItem[] {
  const source = kit.content.photo;
  return source === null ? [] : [{ kind: 'image', x, y, width, height, radius, source }];
}
