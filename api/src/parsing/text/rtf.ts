import { type FlowBlock, type FlowRun, layOutFlow } from './flow.ts';
import type { TextDocument } from './model.ts';

/** Groups whose content is not part of the page. */
const SKIPPED = new Set([
  'fonttbl',
  'colortbl',
  'stylesheet',
  'info',
  'pict',
  'object',
  'themedata',
  'colorschememapping',
  'datastore',
  'latentstyles',
  'listtable',
  'listoverridetable',
  'generator',
  'xmlnstbl',
  'rsidtbl',
  'mmathPr',
  'fldinst',
  'shppict',
  'nonshppict',
  'bkmkstart',
  'bkmkend',
  'pntext',
  'pntxta',
  'pntxtb',
  'filetbl',
  'revtbl',
]);
const SYMBOLS: Record<string, string> = {
  par: '\n',
  sect: '\n',
  page: '\n',
  line: '\n',
  row: '\n',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};
const MAX_DEPTH = 200;

interface State {
  bold: boolean;
  italic: boolean;
  size: number;
  isSkipped: boolean;
  /** How many fallback characters follow a \u escape. */
  fallback: number;
}

/** Reads Rich Text Format, which word processors also save under a name ending in .doc. */
export function readRtf(bytes: Uint8Array): TextDocument {
  const source = new TextDecoder('latin1').decode(bytes);
  const paragraphs: FlowRun[][] = [[]];
  const stack: State[] = [];
  let state: State = { bold: false, italic: false, size: 12, isSkipped: false, fallback: 1 };
  let decoder = new TextDecoder('windows-1252');
  let pending: number[] = [];
  let toSkip = 0;

  const write = (text: string) => {
    if (state.isSkipped) return;
    text.split('\n').forEach((part, i) => {
      if (i > 0) paragraphs.push([]);
      if (part !== '')
        paragraphs.at(-1)!.push({ text: part, bold: state.bold, italic: state.italic, size: state.size });
    });
  };
  const flushBytes = () => {
    if (pending.length === 0) return;
    write(decoder.decode(new Uint8Array(pending)));
    pending = [];
  };

  const token = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|[\r\n]+|([^\\{}\r\n]+)/gi;
  for (const match of source.matchAll(token)) {
    const [, word, parameter, hex, symbol, brace, text] = match;
    if (hex !== undefined) {
      if (toSkip > 0) toSkip--;
      else pending.push(Number.parseInt(hex, 16));
      continue;
    }
    flushBytes();
    if (brace === '{') {
      if (stack.length < MAX_DEPTH) stack.push({ ...state });
    } else if (brace === '}') {
      state = stack.pop() ?? state;
    } else if (text !== undefined) {
      write(text.slice(toSkip));
      toSkip = Math.max(0, toSkip - text.length);
    } else if (symbol !== undefined) {
      if (symbol === '*') state.isSkipped = true;
      else if (symbol === '~') write(' ');
      else if (symbol === '_') write('-');
      else if ('\\{}'.includes(symbol)) write(symbol);
    } else if (word !== undefined) {
      const number = parameter === undefined ? undefined : Number(parameter);
      if (SKIPPED.has(word)) state.isSkipped = true;
      else if (word in SYMBOLS) write(SYMBOLS[word]!);
      else if (word === 'b') state.bold = number !== 0;
      else if (word === 'i') state.italic = number !== 0;
      else if (word === 'fs' && number) state.size = number / 2;
      else if (word === 'plain') Object.assign(state, { bold: false, italic: false });
      else if (word === 'ansicpg' && number) decoder = decoderFor(number);
      else if (word === 'uc') state.fallback = number ?? 1;
      else if (word === 'u' && number !== undefined) {
        write(String.fromCharCode(number < 0 ? number + 0x10000 : number));
        toSkip = state.fallback;
      }
    }
  }
  flushBytes();
  const blocks: FlowBlock[] = paragraphs
    .filter((runs) => runs.some((run) => run.text.trim() !== ''))
    .map((runs) => ({ paragraph: { runs } }));
  return layOutFlow(blocks, 'rtf');
}

function decoderFor(codePage: number): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(`windows-${codePage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
