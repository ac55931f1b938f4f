import { row } from '../layout/row.ts';
import { BREAK_COST, keptTogether, type Slice, startingWith, withSource } from '../layout/slice.ts';
import type { StyledSpan, TextStyle } from '../layout/text.ts';
import { listSeparator, separatorOf } from './bidi-text.ts';
import { chips } from './chips.ts';
import type { Entry } from './entry-content.ts';
import type { Kit } from './kit.ts';
import type { SectionStyle } from './section-style.ts';

/** Of the width of the text; longer dates take several lines. */
const MAX_DATES_SHARE = 0.28;

/** Entries of up to so many lines are not broken over pages. */
const SHORT_ENTRY_LINES = 5;

const styleKeys = new WeakMap<SectionStyle, string>();

function keyOf(style: SectionStyle): string {
  let key = styleKeys.get(style);
  if (key === undefined) {
    key = JSON.stringify(style);
    styleKeys.set(style, key);
  }
  return key;
}

export function entryBlock(kit: Kit, entry: Entry, width: number, style: SectionStyle): Slice[] {
  const datesWidth = style.entry.dates === 'start' ? datesColumnWidth(kit, style, width) : 0;
  const key = `${width} ${datesWidth} ${keyOf(style)}`;
  return kit.unchanged(entry, key, () => withSource(layOutEntry(kit, entry, width, style, datesWidth), entry.source));
}

function layOutEntry(kit: Kit, entry: Entry, width: number, style: SectionStyle, datesWidth: number): Slice[] {
  if (style.entry.dates === 'start') {
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
  const longest = kit.measureOnce(`dates ${keyOf(style)}`, () =>
    Math.max(0, ...entries.map((entry) => kit.widthOf(entry.dates, dates))),
  );
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
  const isTitleFirst = form.leads === 'title' || entry.isTitled || entry.organization === '';
  const lead = isTitleFirst ? entry.title : entry.organization;
  const second = isTitleFirst ? entry.organization : entry.title;
  const leadStyle = kit.style({ ...style.text, bold: true, size: kit.entry, ...form.titleStyle });
  const secondStyle = kit.style({ ...style.text, ...form.organizationStyle });
  const muted = kit.style({ ...style.text, color: style.muted ?? kit.palette.muted });

  const head = lead === '' ? second : lead;
  const subline: StyledSpan[] = [];
  const separator = separatorOf(' · ', kit.context.isRtl);
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
