import { Parser } from 'htmlparser2';
import { UnreadableResumeError } from '../errors.ts';
import { decodeText } from './decode.ts';
import { type FlowBlock, type FlowCell, type FlowParagraph, type FlowRun, layOutFlow } from './flow.ts';
import type { TextDocument } from './model.ts';

const BLOCKS = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'address',
  'blockquote',
  'center',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'figure',
  'body',
  'form',
  'pre',
]);
const SKIPPED = new Set(['script', 'style', 'head', 'title', 'template', 'noscript', 'xml', 'o:p', 'svg']);
const HEADING_SIZES: Record<string, number> = { h1: 22, h2: 16, h3: 14, h4: 12, h5: 11, h6: 11 };
const LIST_INDENT = 18;
/** The parser takes ever longer for each element inside as many open ones. */
export const MAX_OPEN_ELEMENTS = 5_000;

interface TableFrame {
  rows: FlowCell[][];
  /** Where blocks went before this table was opened. */
  outer: FlowBlock[];
}

/** Reads a saved web page, among them the ones that word processors write under a name ending in .doc. */
export function readHtml(bytes: Uint8Array): TextDocument {
  const builder = new HtmlBlocks();
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (++depth > MAX_OPEN_ELEMENTS) throw new UnreadableResumeError('corrupt');
        builder.open(name, attributes);
      },
      onclosetag: (name) => {
        depth--;
        builder.close(name);
      },
      ontext: (text) => builder.text(text),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(decodeText(bytes));
  return layOutFlow(builder.finish(), 'html');
}

class HtmlBlocks {
  #blocks: FlowBlock[] = [];
  #tables: TableFrame[] = [];
  #runs: FlowRun[] = [];
  #skipped = 0;
  #bold = 0;
  #italic = 0;
  #links: string[] = [];
  #heading: string | undefined;
  #lists = 0;
  #isListItem = false;

  open(name: string, attributes: Record<string, string>): void {
    if (SKIPPED.has(name)) this.#skipped++;
    if (this.#skipped) return;
    if (BLOCKS.has(name) || name === 'table' || name === 'tr' || name === 'td' || name === 'th') this.#endParagraph();
    if (name in HEADING_SIZES) this.#heading = name;
    else if (name === 'b' || name === 'strong') this.#bold++;
    else if (name === 'i' || name === 'em') this.#italic++;
    else if (name === 'a') this.#links.push(attributes.href ?? '');
    else if (name === 'br') this.#runs.push({ text: '\n' });
    else if (name === 'ul' || name === 'ol') this.#lists++;
    else if (name === 'li') this.#isListItem = true;
    else if (name === 'table') {
      this.#tables.push({ rows: [], outer: this.#blocks });
      this.#blocks = [];
    } else if (name === 'tr') this.#tables.at(-1)?.rows.push([]);
    else if (name === 'td' || name === 'th') this.#openCell(attributes.colspan);
  }

  close(name: string): void {
    if (SKIPPED.has(name)) this.#skipped = Math.max(0, this.#skipped - 1);
    if (this.#skipped) return;
    if (BLOCKS.has(name) || name === 'table' || name === 'tr' || name === 'td' || name === 'th') this.#endParagraph();
    if (name in HEADING_SIZES) this.#heading = undefined;
    else if (name === 'b' || name === 'strong') this.#bold = Math.max(0, this.#bold - 1);
    else if (name === 'i' || name === 'em') this.#italic = Math.max(0, this.#italic - 1);
    else if (name === 'a') this.#links.pop();
    else if (name === 'ul' || name === 'ol') this.#lists = Math.max(0, this.#lists - 1);
    else if (name === 'table') this.#closeTable();
  }

  text(text: string): void {
    if (this.#skipped) return;
    const link = this.#links.at(-1);
    this.#runs.push({
      text: text.replace(/\s+/g, ' '),
      bold: this.#bold > 0 || this.#heading !== undefined,
      italic: this.#italic > 0,
      ...(this.#heading ? { size: HEADING_SIZES[this.#heading]! } : {}),
      ...(link ? { link } : {}),
    });
  }

  finish(): FlowBlock[] {
    this.#endParagraph();
    while (this.#tables.length > 0) this.#closeTable();
    return this.#blocks;
  }

  #openCell(columnSpan: string | undefined): void {
    const row = this.#tables.at(-1)?.rows.at(-1);
    if (!row) return;
    const blocks: FlowBlock[] = [];
    const span = Number(columnSpan);
    row.push({ blocks, ...(span > 1 && span < 50 ? { columnSpan: span } : {}) });
    this.#blocks = blocks;
  }

  #closeTable(): void {
    const frame = this.#tables.pop();
    if (!frame) return;
    this.#blocks = frame.outer;
    this.#blocks.push({ table: { rows: frame.rows } });
  }

  #endParagraph(): void {
    const runs = this.#runs;
    const isListItem = this.#isListItem;
    this.#runs = [];
    if (!runs.some((run) => run.text.trim() !== '')) return;
    this.#isListItem = false;
    const paragraph: FlowParagraph = {
      runs,
      indent: this.#lists * LIST_INDENT,
      ...(isListItem ? { isListItem: true } : {}),
      ...(this.#heading ? { headingLevel: Number(this.#heading.slice(1)) } : {}),
    };
    this.#blocks.push({ paragraph });
  }
}
