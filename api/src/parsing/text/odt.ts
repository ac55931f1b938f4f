import { UnreadableResumeError } from '../errors.ts';
import { unzipParts } from './archive.ts';
import { decodeText } from './decode.ts';
import { distinct } from './docx.ts';
import { type FlowBlock, type FlowCell, type FlowParagraph, type FlowRun, layOutFlow, withOrigin } from './flow.ts';
import type { TextDocument } from './model.ts';
import { child, children, descendant, descendants, parseXml, textOf, type XmlElement } from './xml.ts';

/** What a paragraph or a stretch of it inherits from its style. */
type Look = Pick<FlowRun, 'bold' | 'italic' | 'size' | 'color'> &
  Pick<FlowParagraph, 'indent' | 'alignment' | 'isRightToLeft' | 'spaceBefore' | 'hasRule'> & { isHidden?: boolean };

const TEXT_PART = /^(?:content|styles|meta)\.xml$/;
const MAX_STYLE_CHAIN = 12;
const LIST_INDENT = 18;
const MAX_SPACES = 200;
const MAX_SPAN = 64;
/** What nobody sees on the page: deleted text, remarks, names of fields. */
const UNSEEN = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:forms',
  'text:sequence-decls',
  'text:variable-decls',
  'text:user-field-decls',
  'svg:title',
  'svg:desc',
]);
const POINTS: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75, pc: 12 };

/** Reads an OpenDocument text (ODF 1.3, part 3), as LibreOffice and Google Docs save it. */
export function readOdt(bytes: Uint8Array): TextDocument {
  const parts = unzipParts(bytes, TEXT_PART);
  const part = (name: string) => {
    const content = parts[name];
    return content ? parseXml(decodeText(content)) : undefined;
  };
  const content = part('content.xml');
  const body = content && descendant(content, 'office:text');
  if (!body) throw new UnreadableResumeError('corrupt');
  const styles = part('styles.xml');
  const reader = new OdtReader([styles, content].flatMap((root) => (root ? descendants(root, 'style:style') : [])));
  const onEachPage = (name: string) =>
    styles
      ? withOrigin(distinct(descendants(styles, name).flatMap((each) => reader.blocks(each))), 'header-or-footer')
      : [];
  const blocks = [...onEachPage('style:header'), ...reader.blocks(body), ...onEachPage('style:footer')];
  return layOutFlow(blocks, 'odt', propertiesOf(part('meta.xml')));
}

class OdtReader {
  readonly #styles = new Map<string, { parent: string | undefined; look: Look }>();

  constructor(styles: readonly XmlElement[]) {
    for (const style of styles) {
      const { 'style:name': name, 'style:family': family, 'style:parent-style-name': parent } = style.attributes;
      if (name) this.#styles.set(`${family} ${name}`, { parent, look: lookOf(style) });
    }
  }

  blocks(container: XmlElement, listDepth = 0): FlowBlock[] {
    return children(container).flatMap((node): FlowBlock[] => {
      if (UNSEEN.has(node.name)) return [];
      switch (node.name) {
        case 'text:p':
        case 'text:h':
          return this.#paragraph(node, listDepth);
        case 'text:list':
          return this.blocks(node, listDepth + 1);
        case 'table:table':
          return [this.#table(node)];
        default:
          return this.blocks(node, listDepth);
      }
    });
  }

  #table(node: XmlElement): FlowBlock {
    const rows = rowsOf(node).map((row) =>
      children(row)
        .filter(({ name }) => name === 'table:table-cell')
        .map((cell): FlowCell => {
          const columnSpan = Number(cell.attributes['table:number-columns-spanned']);
          return { blocks: this.blocks(cell), ...(columnSpan > 1 && columnSpan < MAX_SPAN ? { columnSpan } : {}) };
        }),
    );
    return { table: { rows } };
  }

  #paragraph(node: XmlElement, listDepth: number): FlowBlock[] {
    const { isHidden, bold, italic, size, color, ...look } = this.#styleOf(node, 'paragraph');
    if (isHidden) return [];
    const boxes: FlowBlock[] = [];
    const runs = this.#runs(node, { bold, italic, size, color }, undefined, boxes);
    const headingLevel = node.name === 'text:h' ? Number(node.attributes['text:outline-level'] ?? 1) : 0;
    const paragraph: FlowParagraph = {
      runs,
      ...look,
      ...(headingLevel > 0 ? { headingLevel } : {}),
      ...(listDepth > 0 ? { isListItem: true, indent: LIST_INDENT * listDepth } : {}),
    };
    return [{ paragraph }, ...boxes];
  }

  #runs(node: XmlElement, look: Look, link: string | undefined, boxes: FlowBlock[]): FlowRun[] {
    const runOf = (text: string): FlowRun => ({ ...look, text, ...(link ? { link } : {}) });
    return node.children.flatMap((part): FlowRun[] => {
      // White space is one blank, however much there is; what is meant stands in elements.
      if (typeof part === 'string') return [runOf(part.replace(/\s+/g, ' '))];
      if (UNSEEN.has(part.name)) return [];
      switch (part.name) {
        case 'text:s':
          return [runOf(' '.repeat(Math.min(MAX_SPACES, Number(part.attributes['text:c'] ?? 1) || 1)))];
        case 'text:tab':
          return [runOf('\t')];
        case 'text:line-break':
          return [runOf('\n')];
        case 'text:a':
          return this.#runs(part, look, part.attributes['xlink:href'] ?? link, boxes);
        case 'text:span': {
          const { isHidden, ...own } = this.#styleOf(part, 'text');
          return isHidden ? [] : this.#runs(part, { ...look, ...seen(own) }, link, boxes);
        }
        case 'draw:text-box':
          boxes.push(...this.blocks(part));
          return [];
        case 'table:table':
          boxes.push(this.#table(part));
          return [];
        default:
          return this.#runs(part, look, link, boxes);
      }
    });
  }

  #styleOf({ attributes }: XmlElement, family: 'paragraph' | 'text'): Look {
    let look: Look = {};
    let name = attributes['text:style-name'];
    for (let depth = 0; name && depth < MAX_STYLE_CHAIN; depth += 1) {
      const style = this.#styles.get(`${family} ${name}`);
      look = { ...style?.look, ...look };
      name = style?.parent;
    }
    return look;
  }
}

/** The rows of a table, not of the tables in it. */
function rowsOf(node: XmlElement): XmlElement[] {
  return children(node).flatMap((part) => {
    if (part.name === 'table:table-row') return [part];
    return /^table:table-(?:header-rows|rows|row-group)$/.test(part.name) ? rowsOf(part) : [];
  });
}

function lookOf(style: XmlElement): Look {
  const text = child(style, 'style:text-properties')?.attributes ?? {};
  const paragraph = child(style, 'style:paragraph-properties')?.attributes ?? {};
  const weight = text['fo:font-weight'];
  const align = paragraph['fo:text-align'];
  const indent = pointsOf(paragraph['fo:margin-left']);
  const color = text['fo:color'];
  return seen({
    bold: weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600,
    italic: text['fo:font-style'] === undefined ? undefined : text['fo:font-style'] !== 'normal',
    size: pointsOf(text['fo:font-size']),
    color: color && /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : undefined,
    isHidden: text['text:display'] === 'none' ? true : undefined,
    indent: indent && indent > 0 ? indent : undefined,
    alignment: align === undefined ? undefined : ALIGNMENTS[align],
    isRightToLeft: paragraph['style:writing-mode']?.startsWith('rl') ? true : undefined,
    spaceBefore: pointsOf(paragraph['fo:margin-top']),
    hasRule: /\d/.test(paragraph['fo:border-bottom'] ?? '') ? true : undefined,
  });
}

const ALIGNMENTS: Record<string, FlowParagraph['alignment']> = {
  start: 'left',
  left: 'left',
  center: 'center',
  end: 'right',
  right: 'right',
};

function pointsOf(length: string | undefined): number | undefined {
  const [, value, unit] = /^(-?[\d.]+)(pt|in|cm|mm|px|pc)$/.exec(length ?? '') ?? [];
  return value && unit ? Number(value) * POINTS[unit]! : undefined;
}

/** Without what is not stated, so that it does not hide what is inherited. */
function seen<Values extends object>(values: Values): { [Key in keyof Values]?: NonNullable<Values[Key]> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

function propertiesOf(meta: XmlElement | undefined): TextDocument['metadata'] {
  const title = meta && descendant(meta, 'dc:title');
  const author = meta && descendant(meta, 'meta:initial-creator');
  return { ...(title ? { title: textOf(title) } : {}), ...(author ? { author: textOf(author) } : {}) };
}
