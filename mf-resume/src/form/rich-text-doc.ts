import type { RichText, RichTextBlock } from '@vitae/documents/model/rich-text';

/** A node of TipTap's document. */
export interface DocNode {
  type: string;
  text?: string;
  attrs?: Record<string, unknown>;
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  content?: DocNode[];
}

const MARKS = { BOLD: 'bold', ITALIC: 'italic', UNDERLINE: 'underline' } as const;
const STYLES = Object.fromEntries(Object.entries(MARKS).map(([style, mark]) => [mark, style])) as Record<
  string,
  keyof typeof MARKS
>;

/** Rich text as TipTap edits it. */
export function docOf(text: RichText): DocNode {
  const content: DocNode[] = [];
  for (const block of text.blocks) {
    const paragraph: DocNode = { type: 'paragraph', content: inlineOf(block, text.entityMap) };
    if (block.type === 'unstyled') {
      content.push(paragraph);
      continue;
    }
    const listType = block.type === 'unordered-list-item' ? 'bulletList' : 'orderedList';
    const last = content.at(-1);
    const item: DocNode = { type: 'listItem', content: [paragraph] };
    if (last?.type === listType) last.content!.push(item);
    else content.push({ type: listType, content: [item] });
  }
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function inlineOf(block: RichTextBlock, entityMap: RichText['entityMap']): DocNode[] {
  const edges = new Set([0, block.text.length]);
  for (const { offset, length } of [...block.inlineStyleRanges, ...block.entityRanges]) {
    edges.add(Math.min(offset, block.text.length));
    edges.add(Math.min(offset + length, block.text.length));
  }
  const offsets = [...edges].sort((a, b) => a - b);
  const nodes: DocNode[] = [];
  for (let index = 0; index + 1 < offsets.length; index += 1) {
    const start = offsets[index]!;
    const covers = (range: { offset: number; length: number }) =>
      range.offset <= start && start < range.offset + range.length;
    const marks: NonNullable<DocNode['marks']> = block.inlineStyleRanges
      .filter(covers)
      .map(({ style }) => ({ type: MARKS[style] }));
    const link = block.entityRanges.find(covers);
    const href = link && entityMap[String(link.key)]?.data.url;
    if (href) marks.push({ type: 'link', attrs: { href } });
    nodes.push({
      type: 'text',
      text: block.text.slice(start, offsets[index + 1]),
      ...(marks.length > 0 ? { marks } : {}),
    });
  }
  return nodes;
}

/** TipTap's document as rich text. A block that was there keeps its key and the facts behind it. */
export function richTextOfDoc(doc: DocNode, before: RichText): RichText {
  const text: RichText = { blocks: [], entityMap: {} };
  const visit = (nodes: readonly DocNode[], type: RichTextBlock['type'], depth: number) => {
    for (const node of nodes) {
      if (node.type === 'bulletList' || node.type === 'orderedList') {
        const itemType = node.type === 'bulletList' ? 'unordered-list-item' : 'ordered-list-item';
        const inner = type === 'unstyled' ? 0 : depth + 1;
        for (const item of node.content ?? []) visit(item.content ?? [], itemType, Math.min(inner, 4));
      } else {
        text.blocks.push(blockOf(node, type, depth, text, before));
      }
    }
  };
  visit(doc.content ?? [], 'unstyled', 0);
  // An editor that is empty holds an empty paragraph.
  if (text.blocks.length === 1 && text.blocks[0]!.text === '') text.blocks = [];
  return text;
}

function blockOf(
  node: DocNode,
  type: RichTextBlock['type'],
  depth: number,
  text: RichText,
  before: RichText,
): RichTextBlock {
  const index = text.blocks.length;
  const block: RichTextBlock = {
    key: `b${index + 1}`,
    text: '',
    type,
    depth,
    inlineStyleRanges: [],
    entityRanges: [],
    data: {},
  };
  for (const child of node.content ?? []) {
    const part = child.type === 'hardBreak' ? ' ' : (child.text ?? '');
    const offset = block.text.length;
    block.text += part;
    if (part === '') continue;
    for (const mark of child.marks ?? []) {
      const style = STYLES[mark.type];
      if (style) block.inlineStyleRanges.push({ offset, length: part.length, style });
      if (mark.type !== 'link' || typeof mark.attrs?.href !== 'string') continue;
      const key = Object.keys(text.entityMap).length;
      text.entityMap[String(key)] = { type: 'LINK', mutability: 'MUTABLE', data: { url: mark.attrs.href } };
      block.entityRanges.push({ offset, length: part.length, key });
    }
  }
  const known = before.blocks.find((other) => other.text === block.text);
  return known ? { ...block, data: known.data } : block;
}
