// From zod/mini: one classic import anywhere in a remote costs each of its first visits 6 kB.
import * as z from 'zod/mini';

const atMost = (limit: number) => z.string().check(z.maxLength(limit));
const atLeast = (limit: number) => z.int().check(z.minimum(limit));

/**
 * Rich text as certifications and awards have it on the wire: a list of blocks (paragraphs and list items), whose
 * ranges point into the text by UTF-16 offset, and a map of links.
 */
export const richTextBlockSchema = z.object({
  key: atMost(40),
  text: atMost(20_000),
  type: z._default(z.enum(['unstyled', 'unordered-list-item', 'ordered-list-item']), 'unstyled'),
  depth: z._default(z.int().check(z.minimum(0), z.maximum(4)), 0),
  inlineStyleRanges: z._default(
    z.array(z.object({ offset: atLeast(0), length: atLeast(1), style: z.enum(['BOLD', 'ITALIC', 'UNDERLINE']) })),
    [],
  ),
  entityRanges: z._default(z.array(z.object({ offset: atLeast(0), length: atLeast(1), key: atLeast(0) })), []),
  /** Facts behind the text, such as an award's date, so that other formats get them back. */
  data: z._default(z.record(z.string(), atMost(5_000)), {}),
});
export type RichTextBlock = z.infer<typeof richTextBlockSchema>;

export const richTextSchema = z.object({
  blocks: z._default(z.array(richTextBlockSchema).check(z.maxLength(500)), []),
  entityMap: z._default(
    z.record(
      z.string(),
      z.object({
        type: z.literal('LINK'),
        mutability: z._default(z.enum(['MUTABLE', 'IMMUTABLE', 'SEGMENTED']), 'MUTABLE'),
        data: z.object({ url: atMost(2_000) }),
      }),
    ),
    {},
  ),
});
export type RichText = z.infer<typeof richTextSchema>;

/** A stretch of text with one look. */
export interface TextSpan {
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  href?: string;
}

/** A paragraph or list item, ready to be laid out or written to a file. */
export interface TextParagraph {
  kind: 'paragraph' | 'bullet' | 'number';
  /** The number of a numbered item, from 1. */
  ordinal: number;
  depth: number;
  spans: TextSpan[];
}

export function isEmptyRichText(text: RichText): boolean {
  return text.blocks.every((block) => block.text.trim() === '');
}

/** The paragraphs of rich text; empty ones are left out. */
export function paragraphsOfRichText(text: RichText): TextParagraph[] {
  const paragraphs: TextParagraph[] = [];
  let ordinal = 0;
  for (const block of text.blocks) {
    ordinal = block.type === 'ordered-list-item' ? ordinal + 1 : 0;
    if (block.text.trim() === '') continue;
    paragraphs.push({
      kind: block.type === 'unstyled' ? 'paragraph' : block.type === 'unordered-list-item' ? 'bullet' : 'number',
      ordinal,
      depth: block.depth,
      spans: spansOfBlock(block, text.entityMap),
    });
  }
  return paragraphs;
}

function spansOfBlock(block: RichTextBlock, entityMap: RichText['entityMap']): TextSpan[] {
  const edges = new Set([0, block.text.length]);
  for (const range of [...block.inlineStyleRanges, ...block.entityRanges]) {
    edges.add(Math.min(range.offset, block.text.length));
    edges.add(Math.min(range.offset + range.length, block.text.length));
  }
  const offsets = [...edges].sort((a, b) => a - b);
  const spans: TextSpan[] = [];
  for (let index = 0; index + 1 < offsets.length; index += 1) {
    const start = offsets[index]!;
    const covers = (range: { offset: number; length: number }) =>
      range.offset <= start && start < range.offset + range.length;
    const span: TextSpan = { text: block.text.slice(start, offsets[index + 1]) };
    for (const range of block.inlineStyleRanges.filter(covers)) {
      if (range.style === 'BOLD') span.bold = true;
      if (range.style === 'ITALIC') span.italic = true;
      if (range.style === 'UNDERLINE') span.underline = true;
    }
    const link = block.entityRanges.find(covers);
    const href = link && entityMap[String(link.key)]?.data.url;
    if (href) span.href = href;
    spans.push(span);
  }
  return spans;
}

const LIST_ITEM = /^\s*(?:[-*•▪‣◦·–]|\u2022)\s+/u;
const INLINE_MARK =
  /\*\*(?=\S)([^*\n]*?\S)\*\*|\*(?=[^\s*])([^*\n]*?[^\s*])\*|\[([^[\]\n]+)\]\(((?:https?:\/\/|mailto:)[^()\s]+)\)/gu;

/**
 * The paragraphs of a plain description: one a line; a line that starts with `- ` or a bullet is a list item;
 * `**bold**`, `*italic*` and `[text](https://…)` are understood.
 */
export function paragraphsOfDescription(description: string): TextParagraph[] {
  const paragraphs: TextParagraph[] = [];
  for (const line of description.split('\n')) {
    if (line.trim() === '') continue;
    const isItem = LIST_ITEM.test(line);
    const text = (isItem ? line.replace(LIST_ITEM, '') : line).trim();
    if (text === '') continue;
    paragraphs.push({ kind: isItem ? 'bullet' : 'paragraph', ordinal: 0, depth: 0, spans: spansOfMarkedText(text) });
  }
  return paragraphs;
}

export function spansOfMarkedText(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE_MARK)) {
    if (match.index > end) spans.push({ text: text.slice(end, match.index) });
    if (match[1] !== undefined) spans.push({ text: match[1], bold: true });
    else if (match[2] !== undefined) spans.push({ text: match[2], italic: true });
    else spans.push({ text: match[3]!, href: match[4]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}

export function plainTextOf(spans: readonly TextSpan[]): string {
  return spans.map((span) => span.text).join('');
}

/** Rich text of plain lines, marks understood as in a description. Keys are `b1`, `b2`, … */
export function richTextOfDescription(description: string): RichText {
  const text: RichText = { blocks: [], entityMap: {} };
  for (const paragraph of paragraphsOfDescription(description)) {
    const block: RichTextBlock = {
      key: `b${text.blocks.length + 1}`,
      text: plainTextOf(paragraph.spans),
      type: paragraph.kind === 'bullet' ? 'unordered-list-item' : 'unstyled',
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
      data: {},
    };
    let offset = 0;
    for (const span of paragraph.spans) {
      const length = span.text.length;
      if (span.bold) block.inlineStyleRanges.push({ offset, length, style: 'BOLD' });
      if (span.italic) block.inlineStyleRanges.push({ offset, length, style: 'ITALIC' });
      if (span.href) {
        const key = Object.keys(text.entityMap).length;
        text.entityMap[String(key)] = { type: 'LINK', mutability: 'MUTABLE', data: { url: span.href } };
        block.entityRanges.push({ offset, length, key });
      }
      offset += length;
    }
    text.blocks.push(block);
  }
  return text;
}
