import type { FontLibrary } from '../fonts/library.ts';
import { hasRtlLetters } from '../layout/direction.ts';
import { type LaidOutDocument, mirrorItem, PAGE_DIMENSIONS, type PageItem, POINTS_PER_INCH } from '../layout/page.ts';
import { paginate } from '../layout/paginate.ts';
import { type LayoutContext, ParagraphCache, paragraph } from '../layout/paragraph.ts';
import { BREAK_COST, heightOf, itemsOf, type Slice, shifted, startingWith } from '../layout/slice.ts';
import type { StyledSpan, TextStyle } from '../layout/text.ts';
import {
  attachmentLineOf,
  type Letter,
  type LetterInput,
  type LetterParagraph,
  letterLabelsOf,
  letterSchema,
  letterStyleOf,
  paragraphsOfLetterText,
} from '../model/letter.ts';
import { LETTER_STYLE_SHEETS, type LetterStyle } from './letter-styles.ts';

const MARGIN = 0.5 * POINTS_PER_INCH;
/** The text stands further in than the margin: lines of seven and a half inches are too long to read. */
const TEXT_INSET = 34;
const PAGE = PAGE_DIMENSIONS.Letter;
const BOX_WIDTH = PAGE.width - 2 * MARGIN;
const TEXT_WIDTH = BOX_WIDTH - 2 * TEXT_INSET;
const WHITE = '#ffffff';
/** Keeps parts that run from left to right, such as an address and a number, from joining into one run. */
const RTL_MARK = '\u200f';

/** Lays out letters; keeps the lines of paragraphs that did not change. */
export class LetterLayout {
  private readonly paragraphs = new ParagraphCache();
  private readonly library: FontLibrary;

  constructor(library: FontLibrary) {
    this.library = library;
  }

  layOut(input: LetterInput): LaidOutDocument {
    const letter = letterSchema.parse(input);
    const style = LETTER_STYLE_SHEETS[letterStyleOf(letter.templateName)];
    const isRtl = isRtlLetter(letter);
    this.paragraphs.startLayout();
    const context: LayoutContext = {
      library: this.library,
      isRtl,
      lineHeight: style.lineHeight,
      paragraphs: this.paragraphs,
    };
    const header = headerOf(context, letter, style);
    const flow = bodyOf(context, letter, style);
    const pages = paginate(flow, (page) => {
      const top = page === 0 ? MARGIN + header.height : MARGIN + TEXT_INSET / 2;
      return { x: MARGIN + TEXT_INSET, y: top, height: PAGE.height - MARGIN - TEXT_INSET / 2 - top };
    });
    if (pages.length === 0) pages.push([]);
    pages[0] = [...header.items, ...pages[0]!];
    return {
      title: letter.fullName ? `Cover letter – ${letter.fullName}` : 'Cover letter',
      author: letter.fullName,
      language: letter.language,
      isRtl,
      pageWidth: PAGE.width,
      pageHeight: PAGE.height,
      pages: pages.map((items) => ({
        items: isRtl ? items.map((item) => mirrorItem(item, PAGE.width)) : items,
      })),
    };
  }
}

/** True when most letters of the text run from right to left, whatever language the letter says it is in. */
function isRtlLetter(letter: Letter): boolean {
  const letters = letter.introduction.match(/\p{L}/gu) ?? [];
  return letters.filter((character) => hasRtlLetters(character)).length * 2 > letters.length;
}

interface Header {
  items: PageItem[];
  height: number;
}

function contactParts(letter: Letter): StyledSpan[][] {
  const parts: { text: string; href: string | null }[] = [
    { text: letter.email, href: /^\S+@\S+$/.test(letter.email) ? `mailto:${letter.email}` : null },
    { text: letter.phone, href: null },
    { text: letter.location, href: null },
  ];
  return parts.filter((part) => part.text !== '').map((part) => [{ ...part, style: {} as TextStyle }]);
}

/** A phone number keeps its order within a line that runs from right to left. */
function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}

function contactSpans(letter: Letter, style: TextStyle, isRtl: boolean): StyledSpan[] {
  const separator = isRtl ? `${RTL_MARK}   ·   ${RTL_MARK}` : '   ·   ';
  return contactParts(letter).flatMap((part, index) => [
    ...(index > 0 ? [{ text: separator, style }] : []),
    ...part.map((span) => ({ ...span, text: isRtl ? isolated(span.text) : span.text, style })),
  ]);
}

function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): PageItem {
  return { kind: 'rect', x, y, width, height, fill, stroke: null, strokeWidth: 0, radius };
}

function headerOf(context: LayoutContext, letter: Letter, style: LetterStyle): Header {
  const isOnBand = style.header === 'band';
  const nameStyle: TextStyle = {
    faces: style.faces,
    bold: style.header !== 'italic' && style.header !== 'centered',
    italic: style.header === 'italic',
    size: style.nameSize,
    color: isOnBand ? WHITE : style.header === 'centered' ? style.ink : style.accent,
    letterSpacing: style.header === 'centered' ? style.nameSize * 0.04 : 0,
  };
  const contactStyle: TextStyle = {
    faces: style.faces,
    size: style.textSize * 0.9,
    color: isOnBand ? '#e3e7fb' : style.muted,
  };
  const align = style.header === 'centered' ? 'center' : 'start';
  const options = { width: TEXT_WIDTH, align } as const;
  const slices: Slice[] = [];
  if (letter.fullName) {
    slices.push(...paragraph(context, [{ text: letter.fullName, style: nameStyle }], { ...options, lineHeight: 1.2 }));
  }
  const contacts = contactSpans(letter, contactStyle, context.isRtl);
  if (contacts.length > 0) {
    slices.push(...paragraph(context, contacts, { ...options, lineHeight: 1.4, spaceBefore: 4 }));
  }
  if (slices.length === 0) return { items: [], height: TEXT_INSET / 2 };
  const height = heightOf(slices);
  const x = MARGIN + TEXT_INSET;

  switch (style.header) {
    case 'band': {
      const bandHeight = height + 2 * TEXT_INSET * 0.8;
      return {
        items: [
          rect(MARGIN, MARGIN, BOX_WIDTH, bandHeight, style.accent),
          ...placed(slices, x, MARGIN + TEXT_INSET * 0.8),
        ],
        height: bandHeight + 30,
      };
    }
    case 'strip': {
      const skills = skillChips(context, letter, style);
      const top = MARGIN + TEXT_INSET / 2;
      const skillsTop = top + height + 12;
      const skillsHeight = skills.length > 0 ? heightOf(skills) + 16 : 0;
      return {
        items: [
          rect(MARGIN, MARGIN, BOX_WIDTH, 5, style.accent),
          ...placed(slices, x, top),
          ...(skills.length > 0 ? [rect(MARGIN, skillsTop, BOX_WIDTH, skillsHeight, style.tint)] : []),
          ...placed(skills, x, skillsTop + 8),
        ],
        height: skillsTop + skillsHeight - MARGIN + (skills.length > 0 ? 24 : 12),
      };
    }
    case 'centered': {
      const top = MARGIN + TEXT_INSET / 2;
      const ruleY = top + height + 12;
      return {
        items: [
          ...placed(slices, x, top),
          rect(x, ruleY, TEXT_WIDTH, 1.4, style.accent),
          rect(x, ruleY + 3, TEXT_WIDTH, 0.5, style.accent),
        ],
        height: ruleY - MARGIN + 30,
      };
    }
    case 'italic': {
      const top = MARGIN + TEXT_INSET / 2;
      return {
        items: [rect(MARGIN, MARGIN, 4, height + TEXT_INSET, style.accent), ...placed(slices, x, top)],
        height: height + TEXT_INSET + 22,
      };
    }
    case 'plain': {
      const top = MARGIN + TEXT_INSET / 2;
      const ruleY = top + height + 11;
      return {
        items: [...placed(slices, x, top), rect(x, ruleY, TEXT_WIDTH, 0.75, '#c9d3de')],
        height: ruleY - MARGIN + 24,
      };
    }
  }
}

function placed(slices: readonly Slice[], x: number, y: number): PageItem[] {
  return itemsOf([{ height: 0, spaceBefore: y, breakCost: 0, items: [], stripes: [] }, ...slices], x);
}

function skillChips(context: LayoutContext, letter: Letter, style: LetterStyle): Slice[] {
  if (letter.skills.length === 0) return [];
  const text: TextStyle = { faces: style.faces, size: style.textSize * 0.92, color: style.ink };
  const label: TextStyle = { ...text, bold: true, color: style.accent };
  return paragraph(
    context,
    [
      { text: `${letterLabelsOf(letter).skills}   `, style: label },
      { text: letter.skills.join('  ·  '), style: text },
    ],
    { width: TEXT_WIDTH, lineHeight: 1.5 },
  );
}

function bodyOf(context: LayoutContext, letter: Letter, style: LetterStyle): Slice[] {
  const text: TextStyle = { faces: style.faces, size: style.textSize, color: style.ink };
  const muted: TextStyle = { ...text, color: style.muted };
  const slices: Slice[] = [];
  const add = (lines: Slice[], spaceBefore: number, breakCost: number) => {
    slices.push(...startingWith(lines, spaceBefore, breakCost));
  };
  const line = (value: string, lineStyle: TextStyle) =>
    value === '' ? [] : paragraph(context, [{ text: value, style: lineStyle }], { width: TEXT_WIDTH });

  add(line(letter.date, muted), 0, BREAK_COST.avoid);
  add(line(letter.companyName, { ...text, bold: true }), style.paragraphSpace * 1.2, BREAK_COST.avoid);
  for (const address of letter.companyAddress.split('\n')) add(line(address.trim(), text), 0, BREAK_COST.avoid);

  const paragraphs = paragraphsOfLetterText(letter.introduction);
  for (const [index, item] of paragraphs.entries()) {
    const spaceBefore = index === 0 ? style.paragraphSpace * 1.8 : spaceAbove(item, paragraphs[index - 1]!, style);
    add(letterParagraph(context, item, text, style), spaceBefore, BREAK_COST.entry);
  }
  if (letter.skills.length > 0 && style.header !== 'strip') {
    const spans: StyledSpan[] = [
      { text: `${letterLabelsOf(letter).skills}: `, style: { ...text, bold: true } },
      { text: letter.skills.join(context.isRtl ? '، ' : ', '), style: text },
    ];
    add(paragraph(context, spans, { width: TEXT_WIDTH }), style.paragraphSpace, BREAK_COST.entry);
  }
  for (const item of paragraphsOfLetterText(letter.closing)) {
    add(letterParagraph(context, item, text, style), style.paragraphSpace, BREAK_COST.line);
  }
  const attachment = attachmentLineOf(letter);
  add(line(attachment, { ...muted, size: style.textSize * 0.9 }), style.paragraphSpace * 1.8, BREAK_COST.line);
  return slices;
}

function spaceAbove(item: LetterParagraph, before: LetterParagraph, style: LetterStyle): number {
  return item.isListItem && before.isListItem ? style.paragraphSpace * 0.35 : style.paragraphSpace;
}

const LIST_INDENT = 14;

function letterParagraph(context: LayoutContext, item: LetterParagraph, text: TextStyle, style: LetterStyle): Slice[] {
  if (item.isListItem) {
    const marker = { text: '•', style: { ...text, color: style.accent } };
    const spans = [{ text: item.lines[0]!, style: text }];
    return shifted(paragraph(context, spans, { width: TEXT_WIDTH - 4, indent: LIST_INDENT, marker }), 4);
  }
  return item.lines.flatMap((value, index) =>
    paragraph(context, [{ text: value, style: text }], {
      width: TEXT_WIDTH,
      breakCost: index === 0 ? BREAK_COST.entry : BREAK_COST.avoid,
    }),
  );
}
