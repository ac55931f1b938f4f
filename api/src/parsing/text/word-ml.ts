import { type FlowBlock, type FlowCell, type FlowParagraph, type FlowRun, withOrigin } from './flow.ts';
import { child, children, descendants, textOf, type XmlElement } from './xml.ts';

/** What a run or paragraph inherits from its style. */
interface Look {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  color?: string;
  isCaps?: boolean;
  headingLevel?: number;
  isListItem?: boolean;
  indent?: number;
  alignment?: 'left' | 'center' | 'right';
  isRightToLeft?: boolean;
  spaceBefore?: number;
  isHidden?: boolean;
}

const TWIPS_PER_POINT = 20;
const MAX_STYLE_CHAIN = 12;
const DEFAULT_STYLE = ' default';

/** Turns WordprocessingML (the XML inside DOCX, and Word XML files) into paragraphs and tables. */
export class WordMlReader {
  readonly #styles = new Map<string, { basedOn: string | undefined; look: Look; name: string }>();
  readonly #linkTargets: ReadonlyMap<string, string>;
  #fieldLink: string | undefined;
  #fieldDepth = 0;
  #isFieldCode = false;

  constructor(styles: XmlElement | undefined, linkTargets: ReadonlyMap<string, string>) {
    this.#linkTargets = linkTargets;
    for (const style of children(styles)) {
      if (style.name === 'w:docDefaults') {
        const properties = child(child(style, 'w:rPrDefault'), 'w:rPr');
        this.#styles.set(DEFAULT_STYLE, { basedOn: undefined, look: runLook(properties), name: '' });
      }
      const id = style.attributes['w:styleId'];
      if (style.name !== 'w:style' || !id) continue;
      const look = { ...paragraphLook(child(style, 'w:pPr')), ...runLook(child(style, 'w:rPr')) };
      const name = child(style, 'w:name')?.attributes['w:val'] ?? id;
      const level = headingLevelOf(name);
      if (level) look.headingLevel = level;
      this.#styles.set(id, { basedOn: child(style, 'w:basedOn')?.attributes['w:val'], look, name });
      if (style.attributes['w:default'] === '1' && style.attributes['w:type'] === 'paragraph') {
        this.#styles.set('', { basedOn: DEFAULT_STYLE, look, name });
      }
    }
  }

  blocks(container: XmlElement): FlowBlock[] {
    return children(container).flatMap((node) => this.#block(node));
  }

  #block(node: XmlElement): FlowBlock[] {
    switch (node.name) {
      case 'w:p':
        return this.#paragraph(node);
      case 'w:tbl':
        return [this.#table(node)];
      case 'w:sdt':
        return this.blocks(child(node, 'w:sdtContent') ?? { name: '', attributes: {}, children: [] });
      case 'w:sectPr':
      case 'w:del':
      case 'w:moveFrom':
      case 'mc:Fallback':
        return [];
      default:
        return this.blocks(node);
    }
  }

  #table(node: XmlElement): FlowBlock {
    const columnWidths = children(child(node, 'w:tblGrid')).map((column) => Number(column.attributes['w:w']) || 1);
    const rows = descendantsUntil(node, 'w:tr', 'w:tbl').map((row) =>
      descendantsUntil(row, 'w:tc', 'w:tbl').map((cell): FlowCell => {
        const columnSpan = Number(child(child(cell, 'w:tcPr'), 'w:gridSpan')?.attributes['w:val']);
        return { blocks: this.blocks(cell), ...(columnSpan > 1 && columnSpan < 64 ? { columnSpan } : {}) };
      }),
    );
    const isMirrored = isOn(child(child(node, 'w:tblPr'), 'w:bidiVisual'));
    if (!isMirrored) return { table: { rows, columnWidths } };
    return { table: { rows: rows.map((row) => row.reverse()), columnWidths: columnWidths.reverse() } };
  }

  #paragraph(node: XmlElement): FlowBlock[] {
    const properties = child(node, 'w:pPr');
    const style = this.#inherited(child(properties, 'w:pStyle')?.attributes['w:val'] ?? '');
    const look: Look = { ...style, ...paragraphLook(properties) };
    const boxes: FlowBlock[] = [];
    const runs = this.#runs(node, look, undefined, boxes);
    const paragraph: FlowParagraph = { runs };
    if (look.headingLevel) paragraph.headingLevel = look.headingLevel;
    if (look.isListItem) paragraph.isListItem = true;
    if (look.indent) paragraph.indent = look.indent;
    if (look.alignment) paragraph.alignment = look.alignment;
    if (look.isRightToLeft) paragraph.isRightToLeft = true;
    if (look.spaceBefore) paragraph.spaceBefore = look.spaceBefore;
    if (child(child(properties, 'w:pBdr'), 'w:bottom')) paragraph.hasRule = true;
    return [{ paragraph }, ...boxes];
  }

  #runs(node: XmlElement, paragraph: Look, link: string | undefined, boxes: FlowBlock[]): FlowRun[] {
    return children(node).flatMap((part): FlowRun[] => {
      switch (part.name) {
        case 'w:r':
          return this.#run(part, paragraph, link, boxes);
        case 'w:hyperlink':
        case 'w:hlink': {
          const target = part.attributes['w:dest'] ?? this.#linkTargets.get(part.attributes['r:id'] ?? '');
          return this.#runs(part, paragraph, target ?? link, boxes);
        }
        case 'w:fldSimple':
          return this.#runs(part, paragraph, linkOfField(part.attributes['w:instr'] ?? '') ?? link, boxes);
        case 'w:pPr':
        case 'w:sdtPr':
        case 'w:del':
        case 'w:moveFrom':
        case 'mc:Fallback':
          return [];
        default:
          return this.#runs(part, paragraph, link, boxes);
      }
    });
  }

  #run(node: XmlElement, paragraph: Look, link: string | undefined, boxes: FlowBlock[]): FlowRun[] {
    const properties = child(node, 'w:rPr');
    const styleId = child(properties, 'w:rStyle')?.attributes['w:val'];
    const look: Look = { ...paragraph, ...(styleId ? this.#chain(styleId) : {}), ...runLook(properties) };
    let text = '';
    for (const part of children(node)) {
      if (part.name === 'w:t') text += textOf(part);
      else if (part.name === 'w:tab' || part.name === 'w:ptab') text += '\t';
      else if (part.name === 'w:br' || part.name === 'w:cr') text += '\n';
      else if (part.name === 'w:noBreakHyphen') text += '-';
      else if (part.name === 'w:fldChar') this.#field(part.attributes['w:fldCharType']);
      else if (part.name === 'w:instrText') this.#fieldLink = linkOfField(textOf(part)) ?? this.#fieldLink;
      else boxes.push(...this.#textBoxes(part));
    }
    if (text === '' || look.isHidden || this.#isFieldCode) return [];
    const target = link ?? (this.#fieldDepth > 0 ? this.#fieldLink : undefined);
    return [
      {
        text: look.isCaps ? text.toUpperCase() : text,
        ...(look.bold ? { bold: true } : {}),
        ...(look.italic ? { italic: true } : {}),
        ...(look.size ? { size: look.size } : {}),
        ...(look.color ? { color: look.color } : {}),
        ...(target ? { link: target } : {}),
      },
    ];
  }

  #field(type: string | undefined): void {
    if (type === 'begin') {
      this.#fieldDepth++;
      this.#isFieldCode = true;
      this.#fieldLink = undefined;
    } else if (type === 'separate') this.#isFieldCode = false;
    else if (type === 'end') {
      this.#fieldDepth = Math.max(0, this.#fieldDepth - 1);
      this.#isFieldCode = false;
      this.#fieldLink = undefined;
    }
  }

  /** A drawing is stored twice, for new and old readers: the old form is left out. */
  #textBoxes(node: XmlElement): FlowBlock[] {
    if (node.name === 'mc:Fallback') return [];
    if (node.name === 'w:txbxContent') return withOrigin(this.blocks(node), 'text-box');
    return children(node).flatMap((part) => this.#textBoxes(part));
  }

  #inherited(styleId: string): Look {
    return { ...this.#styles.get(DEFAULT_STYLE)?.look, ...this.#chain(styleId) };
  }

  #chain(styleId: string): Look {
    const looks: Look[] = [];
    let id: string | undefined = styleId;
    for (let i = 0; id !== undefined && i < MAX_STYLE_CHAIN; i++) {
      const style = this.#styles.get(id);
      if (!style) break;
      looks.unshift(style.look);
      id = style.basedOn;
    }
    return Object.assign({}, ...looks);
  }
}

function descendantsUntil(element: XmlElement, name: string, boundary: string): XmlElement[] {
  return children(element).flatMap((node) => {
    if (node.name === name) return [node];
    return node.name === boundary ? [] : descendantsUntil(node, name, boundary);
  });
}

function headingLevelOf(styleName: string): number | undefined {
  const match = /^(?:heading|überschrift|titre|título|titolo|kop)\s?([1-6])/i.exec(styleName);
  return match ? Number(match[1]) : undefined;
}

function isOn(element: XmlElement | undefined): boolean {
  if (!element) return false;
  const value = element.attributes['w:val'];
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value);
}

function runLook(properties: XmlElement | undefined): Look {
  const look: Look = {};
  for (const part of children(properties)) {
    const value = part.attributes['w:val'];
    if (part.name === 'w:b' || part.name === 'w:bCs') look.bold = isOn(part);
    else if (part.name === 'w:i') look.italic = isOn(part);
    else if (part.name === 'w:caps') look.isCaps = isOn(part);
    else if (part.name === 'w:vanish') look.isHidden = isOn(part);
    else if (part.name === 'w:sz' && Number(value) > 0) look.size = Number(value) / 2;
    else if (part.name === 'w:color' && value && /^[0-9a-f]{6}$/i.test(value)) look.color = `#${value.toLowerCase()}`;
  }
  return look;
}

function paragraphLook(properties: XmlElement | undefined): Look {
  const look: Look = {};
  for (const part of children(properties)) {
    const value = part.attributes['w:val'];
    if (part.name === 'w:numPr') look.isListItem = child(part, 'w:numId')?.attributes['w:val'] !== '0';
    else if (part.name === 'w:outlineLvl' && Number(value) < 9) look.headingLevel = Number(value) + 1;
    else if (part.name === 'w:bidi') look.isRightToLeft = isOn(part);
    else if (part.name === 'w:jc') {
      look.alignment = value === 'center' ? 'center' : value === 'right' || value === 'end' ? 'right' : 'left';
    } else if (part.name === 'w:ind') {
      const left = Number(part.attributes['w:left'] ?? part.attributes['w:start'] ?? 0);
      if (Number.isFinite(left)) look.indent = left / TWIPS_PER_POINT;
    } else if (part.name === 'w:spacing') {
      const before = Number(part.attributes['w:before'] ?? 0);
      if (Number.isFinite(before)) look.spaceBefore = before / TWIPS_PER_POINT;
    }
  }
  return look;
}

function linkOfField(instruction: string): string | undefined {
  return /HYPERLINK\s+"([^"]{1,2000})"/i.exec(instruction)?.[1];
}

export function linkTargetsOf(relationships: XmlElement): Map<string, string> {
  return new Map(
    descendants(relationships, 'Relationship')
      .filter((relation) => relation.attributes.TargetMode === 'External')
      .map((relation) => [relation.attributes.Id ?? '', relation.attributes.Target ?? '']),
  );
}
