import { startsWithBullet } from '@vitae/language/bullets';
import { foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { LABEL_WORDS } from '@vitae/language/labels';
import { tooLongError } from '../errors.ts';
import { columnsOf } from './columns.ts';
import { decodeText } from './decode.ts';
import { type FlowBlock, type FlowParagraph, type FlowRun, layOutFlow } from './flow.ts';
import type { TextDocument } from './model.ts';
import { closeSpacedLetters } from './unicode.ts';
import {
  beginItemsInSmall,
  beginsInSmall,
  breaksPlace,
  FULL_LINE,
  goesOn,
  goesOnInNarrow,
  hasFullLines,
  isLongLine,
  MAX_TAIL,
  OPEN_END,
  TIGHT_BULLET,
  widestOf,
  widthOfNarrow,
} from './wrapped-lines.ts';

/** Some leave out the blank: "##Skills", "*Git". */
const HEADING = /^(#{1,6})(?:\s+|(?=[\p{L}*_]))(.*?)\s*#*$/u;
const LIST_ITEM = /^(\s*)(?:[-*+•●▪◦‣·–]\s+|[-–•](?=\p{L})|\*(?=[^\s*][^*]*$))(.*)$/u;
/** More than one, and a text is Markdown whatever its file is called. */
const MARKED_HEADING = /^#{1,4}(?:\s+|(?=[\p{L}*_]))\S/u;
const MIN_MARKED_HEADINGS = 2;
const TABLE_ROW = /^\s*\|(.*)\|\s*$/;
const TABLE_RULE = /^[\s|:-]+$/;
const FENCE_OR_RULE = /^\s*(?:```.*|(?:[-*_=~]\s*){3,})$/;
/** "Salsify -------- Boston, MA": what fills the space between two columns. */
const FILLER = /(?<=\S)\s+[-=_.~·]{4,}\s+(?=\S)/g;
const RULE = /^\s*(?:([-*_=~.·#•])\s?)\1{4,}[-*_=~.·#•\s]*$|^\s*(?:-{3,4}|\*{3,4}|_{3,4}|={3,4}|~{3,4})\s*$/;
/** "SKILLS -----------" */
const TRAILING_RULE = /(?<=\S)\s+[-=_*~]{6,}$/;
const POINTS_PER_SPACE = 5.5;
const BLANK_LINE_POINTS = 8;
const HEADING_SIZES = [20, 15, 13, 12, 11, 11];

/** With all the blanks by which a plain text is laid out. */
const MAX_CHARACTERS = 1_000_000;

export function readPlainText(bytes: Uint8Array, isMarkdown: boolean): TextDocument {
  const written = decodeText(bytes);
  if (written.length > MAX_CHARACTERS) throw tooLongError();
  const text = isMarkdown ? withoutComments(withoutFrontMatter(written)).replace(ENTITY, characterOf) : written;
  const lines = withDashesAsBullets(
    withDotsAsBullets(text.split(/\r\n|\r|\n|\f|\u2028|\u2029/).flatMap(withLinesOfBlanks)),
  );
  const isMarked = isMarkdown || lines.filter((line) => MARKED_HEADING.test(line)).length >= MIN_MARKED_HEADINGS;
  return layOutFlow(isMarked ? readMarkdown(lines) : readLines(columnsOf(lines)), isMarked ? 'markdown' : 'text');
}

/** Characters; a paragraph is shorter. */
const LONGEST_PARAGRAPH = 1200;
const MIN_LINES_IN_ONE = 8;
const WIDE_BLANKS = / {4,}/;
/**
 * A page that came as one line, in which wide blanks stand where its lines ended, as tables of resumes hold them. What
 * such tables say in place of names that were taken out is nobody's employer and no town.
 */
function withLinesOfBlanks(line: string): string[] {
  const parts = line.length > LONGEST_PARAGRAPH ? line.split(WIDE_BLANKS) : [];
  if (parts.length < MIN_LINES_IN_ONE) return [line];
  return parts.flatMap((part) => {
    const line = part
      .replace(TAKEN_OUT, ' ')
      .replace(/ {2,3}(to|[-–]) {2,3}/g, ' $1 ')
      .replace(/ +,(?: *,)*/g, ',')
      .replace(/ {1,3}:(?= {2})/g, '')
      .replace(/^[\s,－]+|[\s,－]+$/g, '');
    const items = line.split(/ {2,3}(?=[\p{Lu}\d])/u);
    return items.length >= MIN_ITEMS_IN_ROW ? items : [line];
  });
}
const MIN_ITEMS_IN_ROW = 3;
const TAKEN_OUT =
  /(?<![^ ,－])(?:Company Name(?: {0,3}City(?! {0,3},? {0,3}State))?|City {0,3},? {0,3}State)(?: {0,3}－)?(?![^ ,－])/gu;

const FRONT_MATTER = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n((?:(?!---|\+\+\+)[^\n]{0,500}\n){1,60})\1[ \t]*(?:\r?\n|$)/;
/** Of the settings of a page those that say whose it is. */
const OF_PERSON = /^(?:name|author|e-?mail|phone|location|address)\s*:/i;

/** "layout: page" between rules at the top: settings of a generator of sites, which no reader of the page sees. */
const withoutFrontMatter = (text: string) =>
  text.replace(FRONT_MATTER, (_all, _rule, settings: string) =>
    settings
      .split(/(?<=\n)/)
      .filter((line) => OF_PERSON.test(line))
      .join(''),
  );

/** "<!-- not sure of this -->", which no reader of the page sees; one that is never closed hides nothing. */
function withoutComments(text: string): string {
  const shown: string[] = [];
  let at = 0;
  for (let open = text.indexOf('<!--'); open >= 0; open = text.indexOf('<!--', at)) {
    const close = text.indexOf('-->', open);
    if (close < 0) break;
    shown.push(text.slice(at, open));
    at = close + '-->'.length;
  }
  return [...shown, text.slice(at)].join('');
}

const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos|nbsp|ndash|mdash|bull|middot|emsp|ensp));/gi;
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  emsp: '\t',
  ensp: ' ',
};
/** "&#9;", "&nbsp;": what HTML within Markdown stands for. */
function characterOf(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return NAMED_ENTITIES[name.toLowerCase()]!;
  const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
  const isPrintable = code === 9 || (code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff));
  return isPrintable ? String.fromCodePoint(code) : entity;
}

const DOT_BEFORE_ITEM = /^(\s*)\.(?=\s+\S)/u;
const MIN_ITEMS = 2;

/** " . Managing 38 teachers" over " . Results of 2024": full stops that begin lines are the bullets of a list. */
function withDotsAsBullets(lines: readonly string[]): readonly string[] {
  const items = lines.filter((line) => DOT_BEFORE_ITEM.test(line)).length;
  return items < MIN_ITEMS ? lines : lines.map((line) => line.replace(DOT_BEFORE_ITEM, '$1•'));
}

const DASH_BEFORE_FIGURE = /^(\s*)([-–•*])(?=\d)/u;

/** "-2 dual lifts of 220 t" among lines of which each has its dash: the mark of an item, and no figure below nought. */
function withDashesAsBullets(lines: readonly string[]): readonly string[] {
  const filled = lines.flatMap((line, number) => (line.trim() === '' ? [] : [number]));
  const beside = new Map(filled.map((number, at) => [number, [filled[at - 1], filled[at + 1]]]));
  const beginsWith = (mark: string, line = '') => line.trimStart().startsWith(mark) && /^\s*\S\s?\p{L}/u.test(line);
  return lines.map((line, number) => {
    const [, , mark] = DASH_BEFORE_FIGURE.exec(line) ?? [];
    const isItem = mark && beside.get(number)?.some((other) => beginsWith(mark, lines[other ?? -1]));
    return isItem ? line.replace(DASH_BEFORE_FIGURE, '$1$2 ') : line;
  });
}

const MIN_COLUMNS = 3;
const MIN_ROWS = 2;

const cellsOf = (line: string): readonly string[] => TABLE_ROW.exec(line)?.[1]?.split('|') ?? [];

/** "| 2019 – 2022 | Baker | Sample Bakery |" over more rows of as many cells: the lines of each table, by its first one's number. */
function tablesIn(lines: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const tables = new Map<number, string[]>();
  let columns = 0;
  let from = 0;
  lines.forEach((line, number) => {
    const own = cellsOf(line).length;
    if (own < MIN_COLUMNS || own !== columns) from = number;
    columns = own;
    if (own < MIN_COLUMNS) return;
    const rows = tables.get(from);
    if (rows) rows.push(line);
    else tables.set(from, [line]);
  });
  for (const [number, rows] of tables) if (rows.length < MIN_ROWS) tables.delete(number);
  return tables;
}

function tableOf(lines: readonly string[]): FlowBlock {
  const rows = lines
    .filter((line) => !TABLE_RULE.test(line))
    .map((line) => cellsOf(line).map((cell) => ({ blocks: [{ paragraph: { runs: [{ text: cell.trim() }] } }] })));
  return { table: { rows } };
}

function readLines(columns: readonly (readonly string[])[]): FlowBlock[] {
  const lines = columns.flat();
  const narrow = columns.flatMap((column) => new Array<number>(column.length).fill(widthOfNarrow(column)));
  let blankLines = 0;
  const blocks: FlowBlock[] = [];
  const tables = tablesIn(lines);
  let rowsLeft = 0;
  let starts: readonly number[] = [];
  const isWrapped = hasFullLines(lines);
  const widest = widestOf(lines);
  const isAllSmall = beginsInSmall(lines);
  const areItemsSmall = beginItemsInSmall(lines);
  const headings = new Map([...decoratedHeadings(lines), ...outlinedHeadings(lines)]);
  const isParted = lines.filter(hasTwoBlanks).length >= MIN_PARTED_LINES;
  let lastWidth = 0;
  for (const [number, line] of lines.entries()) {
    const table = tables.get(number);
    if (table) {
      blocks.push(tableOf(table));
      rowsLeft = table.length;
      blankLines = 0;
    }
    if (rowsLeft > 0) {
      rowsLeft--;
      continue;
    }
    if (line.trim() === '' || RULE.test(line)) {
      blankLines++;
      continue;
    }
    const indent = line.length - line.trimStart().length;
    const heading = headings.get(number);
    if (heading) {
      blocks.push({
        paragraph: {
          runs: [{ text: heading, bold: true, size: HEADING_SIZES[1]! }],
          headingLevel: 2,
          spaceBefore: BLANK_LINE_POINTS,
        },
      });
      blankLines = 0;
      lastWidth = 0;
      continue;
    }
    // Columns of a plain text are made with runs of spaces.
    const aligned = withColumnsOf(starts, line);
    starts = columnStarts(line) ?? (blankLines > 1 ? [] : starts);
    const parted = isParted && hasTwoBlanks(aligned) ? aligned.trim().replace(TWO_BLANKS, '\t') : aligned;
    const bare = parted.trim().replace(TRAILING_RULE, '').replace(FILLER, '\t').replace(TIGHT_BULLET, '$& ');
    const text = withLabelApart(closeSpacedLetters(bare)).replace(/ {3,}/g, '\t');
    const block = blankLines === 0 ? blocks.at(-1) : undefined;
    const above = block && 'paragraph' in block ? block.paragraph : undefined;
    const last = above?.headingLevel === undefined ? above : undefined;
    const hasRoom = lastWidth + 1 + /^\S*/.exec(text)![0].length <= widest;
    const width = line.trimEnd().length;
    const whole = last?.runs[0]?.text ?? '';
    const before = whole.slice(-MAX_TAIL);
    const saysNothing = isAllSmall || (areItemsSmall && !startsWithBullet(whole));
    const isEnded = saysNothing && /^\p{Ll}/u.test(text) && !OPEN_END.test(before);
    const mayGoOn = last && !isEnded && lastWidth >= FULL_LINE && (isWrapped || isLongLine(last));
    const ownIndent = indent * POINTS_PER_SPACE;
    const isTorn =
      last &&
      !isEnded &&
      goesOnInNarrow(last, text, ownIndent, {
        lastWidth,
        widest: narrow[number] ?? 0,
        isAboveItem: startsWithBullet((lines[number + 1] ?? '').trim()),
      });
    const isInPlace = last && !startsWithBullet(text) && breaksPlace(before, text);
    if (isTorn || isInPlace || (mayGoOn && goesOn(last, text, ownIndent, hasRoom))) {
      last.runs = [{ text: `${last.runs[0]!.text} ${text}` }];
      lastWidth = width;
      continue;
    }
    lastWidth = width;
    blocks.push({
      paragraph: {
        runs: [{ text }],
        indent: ownIndent,
        spaceBefore: blankLines > 0 ? BLANK_LINE_POINTS : 0,
      },
    });
    blankLines = 0;
  }
  return blocks;
}

/** "STORE MANAGER  HARBOUR HOME", where some lines of a text have it: two blanks part what stands side by side. */
const TWO_BLANKS = /(?<=[\p{L}\p{N})&*%])(?<!\b\p{L}) {2}(?=[\p{L}\p{N}(])/gu;
const MIN_PARTED_LINES = 3;
const MOST_WORDS_OF_PARTED = 16;
const hasTwoBlanks = (line: string) =>
  line.length <= MAX_ALIGNED_LENGTH &&
  !startsWithBullet(line.trim()) &&
  !/(?:[!?;:]|\p{L}{5}\.)\s*$/u.test(line) &&
  line.trim().split(/\s+/).length <= MOST_WORDS_OF_PARTED &&
  line.trim().search(TWO_BLANKS) >= 0;

const MIN_ALIGNED_COLUMNS = 3;
const MAX_ALIGNED_LENGTH = 240;

/** Where the columns of a line begin that has three or more, set apart by wide spaces; undefined where it has not. */
function columnStarts(line: string): readonly number[] | undefined {
  if (line.length > MAX_ALIGNED_LENGTH) return undefined;
  const starts = [...line.matchAll(/(?<= {3}|^)[^ \t]/gu)].map(({ index }) => index);
  return starts.length >= MIN_ALIGNED_COLUMNS && !line.includes('\t') ? starts : undefined;
}

/** "Palm Grove Bank  Accountant" under columns that begin where its second word does: the longest cell leaves two blanks. */
function withColumnsOf(columns: readonly number[], line: string): string {
  if (line.length > MAX_ALIGNED_LENGTH) return line;
  return columns.reduceRight(
    (text, at) =>
      /\S {2}$/u.test(text.slice(Math.max(0, at - 3), at)) && /\S/u.test(text[at] ?? '')
        ? `${text.slice(0, at - 2)}\t${text.slice(at)}`
        : text,
    line,
  );
}

/** "Name and address of employer  Hotel Sample": the longest label of a form leaves no more than two blanks. */
function withLabelApart(text: string): string {
  const [whole, label] = /^(\S[^ \t]*(?: [^ \t]+){0,9}) {2}(?=[^ ])/u.exec(text) ?? [];
  return whole && label && LABEL_WORDS.has(foldWords(label)) ? `${label}\t${text.slice(whole.length)}` : text;
}

const MAX_HEADING_LENGTH = 60;
const MAX_HEADING_WORDS = 8;
const MIN_DECORATED = 2;
/** "~~ Where I've worked ~~", "== SKILLS ==", "*** Education ***" */
const DECORATED = /^([~=*#_+:<>–—-])\1{0,9}\s?(?=\p{L})([^~=*#_+<>]{3,60}?)\s?([~=*#_+:<>–—-])\3{0,9}$/u;
const MIRRORED: Readonly<Record<string, string>> = { '<': '>', '>': '<' };

/** The lines that stand between the same marks, by their numbers: what is so set apart heads a section. */
function decoratedHeadings(lines: readonly string[]): [number, string][] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const found = lines.flatMap((line, number): [number, string][] => {
    const text = line.trim();
    const [, left = '', heading, right] = text.length <= MAX_HEADING_LENGTH ? (DECORATED.exec(text) ?? []) : [];
    const isPair = right === left || right === MIRRORED[left];
    return heading && isPair && number !== first ? [[number, heading.trim()]] : [];
  });
  return found.length >= MIN_DECORATED ? found : [];
}

const MIN_OUTLINED = 3;
const MIN_KNOWN = 2;
/** Of the lines that stand out of their text to the left. */
const MIN_KNOWN_SHARE = 0.4;

/** The lines under which all text is set in, in a document where several known headings are printed so. */
function outlinedHeadings(lines: readonly string[]): [number, string][] {
  const indentOf = (line: string) => line.length - line.trimStart().length;
  const filled = lines.flatMap((line, number) => (line.trim() === '' ? [] : [number]));
  const outlined = filled.filter((number, i) => {
    const [before, next] = [filled[i - 1], filled[i + 1]];
    const line = lines[number]!;
    return (
      before !== undefined &&
      next !== undefined &&
      number - before > 1 &&
      indentOf(line) === 0 &&
      indentOf(lines[next]!) > 1 &&
      line.trim().length <= MAX_HEADING_LENGTH &&
      line.trim().split(/\s+/).length <= MAX_HEADING_WORDS &&
      !/\d{3}|@|\t| {3}|[:,;]$/.test(line.trim()) &&
      !startsWithBullet(line)
    );
  });
  const known = outlined.filter((number) => HEADINGS.has(foldWords(lines[number]!))).length;
  const isOutline = outlined.length >= MIN_OUTLINED && known >= MIN_KNOWN && known >= outlined.length * MIN_KNOWN_SHARE;
  return isOutline ? outlined.map((number) => [number, lines[number]!.trim()]) : [];
}

/** "<p class="large">": Markdown lets HTML stand between its lines. */
const HTML_TAG =
  /<\/?(?:p|div|span|center|b|i|em|strong|u|h[1-6]|sub|sup|small|font|details|summary|a|ul|ol|li|table|t[dhr]|img|hr)(?:\s[^<>\n]{0,500})?\/?>/gi;

/** Two blanks or a backslash at the end of a line of Markdown break it there. */
const BROKEN_BY_HAND = /(?: {2}|\\|<br ?\/?>)$/;

/** A line that the next may go on. */
interface OpenLine {
  paragraph: FlowParagraph;
  /** With its mark of a list item. */
  written: string;
  indent: number;
  /** Of its last line, in characters. */
  width: number;
}
const asParagraph = ({ written, indent }: OpenLine): FlowParagraph => ({ runs: [{ text: written }], indent });
/** Characters; no item of a resume is as long. */
const MAX_JOINED = 4000;

const MIN_HEADS_IN_LIST = 2;
const MOST_WORDS_OF_HOUSE = 10;
const OPENS_DUTIES = /^(?:[-*+]\s+)?(?:duties|responsibilities|tasks|job description|achievements)\b/i;

/**
 * "* June 2023 - August 2023: Intern", "  * Harbour Conservancy", "  * Duties included:" and what was done: posts whose
 * heads are items of a list, and their houses items below. The heads stand without their marks.
 */
function withHeadsOutOfLists(lines: readonly string[]): string[] {
  const marked = lines.map((line) => ({ line, item: LIST_ITEM.exec(line) }));
  const indentAt = (at: number) => marked[at]?.item?.[1]?.length ?? -1;
  const heads = marked.flatMap(({ item }, at) => {
    const house = marked[at + 1]?.item?.[2] ?? '';
    const isHead =
      item !== null &&
      /(?:19|20)\d\d/.test(item[2]!) &&
      indentAt(at + 1) > indentAt(at) &&
      /^[\p{Lu}\d]/u.test(house) &&
      !/[.:;]$/.test(house) &&
      house.split(/\s+/).length <= MOST_WORDS_OF_HOUSE &&
      !OPENS_DUTIES.test(house) &&
      (indentAt(at + 2) > indentAt(at + 1) || OPENS_DUTIES.test(marked[at + 2]?.line.trim() ?? ''));
    return isHead ? [at, at + 1] : [];
  });
  if (heads.length < MIN_HEADS_IN_LIST * 2) return [...lines];
  const ofHeads = new Set(heads);
  return marked.map(({ line, item }, at) => (ofHeads.has(at) ? item![2]! : line));
}

function readMarkdown(written: readonly string[]): FlowBlock[] {
  const lines = withHeadsOutOfLists(written);
  const blocks: FlowBlock[] = [];
  let blankLines = 0;
  let table: FlowRun[][][] = [];
  const isWrapped = hasFullLines(lines);
  const widest = widestOf(lines);
  // None behind a heading, a table or a break set by hand.
  let open: OpenLine | null = null;
  const closeTable = () => {
    if (table.length === 0) return;
    const rows = table.map((row) => row.map((runs) => ({ blocks: [{ paragraph: { runs } }] })));
    blocks.push({ table: { rows } });
    table = [];
  };
  for (const marked of lines) {
    const line = marked.replace(HTML_TAG, '');
    const row = TABLE_ROW.exec(line);
    if (row) {
      if (!TABLE_RULE.test(line)) table.push(row[1]!.split('|').map((cell) => inline(cell.trim())));
      open = null;
      continue;
    }
    closeTable();
    if (line.trim() === '' || FENCE_OR_RULE.test(line)) {
      blankLines++;
      open = null;
      continue;
    }
    const spaceBefore = blankLines > 0 ? BLANK_LINE_POINTS : 0;
    blankLines = 0;
    const heading = HEADING.exec(line);
    if (heading) {
      open = null;
      const level = heading[1]!.length;
      const runs = inline(heading[2]!).map((run) => ({ ...run, bold: true, size: HEADING_SIZES[level - 1] ?? 11 }));
      blocks.push({ paragraph: { runs, headingLevel: level, spaceBefore } });
      continue;
    }
    const item = LIST_ITEM.exec(line);
    const indent = (line.length - line.trimStart().length) * POINTS_PER_SPACE;
    const text = line.trim();
    const width = line.trimEnd().length;
    if (
      open &&
      !item &&
      open.width >= FULL_LINE &&
      open.written.length < MAX_JOINED &&
      (isWrapped || isLongLine(asParagraph(open))) &&
      goesOn(asParagraph(open), text, indent, open.width + 1 + /^\S*/.exec(text)![0].length <= widest)
    ) {
      open.paragraph.runs.push({ text: ' ' }, ...inline(text));
      open.written += ` ${text}`;
      open.width = width;
    } else {
      const paragraph: FlowParagraph = item
        ? { runs: inline(item[2]!), isListItem: true, indent: indent + 10, spaceBefore }
        : { runs: inline(text.replace(/^>\s?/, '').replace(/ {3,}/g, '\t')), indent, spaceBefore };
      blocks.push({ paragraph });
      open = { paragraph, written: text, indent, width };
    }
    if (BROKEN_BY_HAND.test(marked)) open = null;
  }
  closeTable();
  return blocks;
}

/** The markup inside a line that carries meaning here: links, pictures (dropped), bold, italic, code, line breaks. */
const INLINE =
  /!\[[^\]\n]{0,200}\]\([^)\s]{0,100000}\)|\[([^\]\n]{1,300})\]\(([^)\s]{1,2000})[^)\n]{0,300}\)|\*\*([^*\n]{1,500})\*\*|__([^_\n]{1,500})__|\*([^*\n]{1,500})\*|`([^`\n]{1,300})`|<(https?:[^>\s]{1,500})>|(?<!\w)_(?! )([^_\n]{1,500})_(?!\w)|<br ?\/?>/g;

function inline(text: string): FlowRun[] {
  const runs: FlowRun[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [whole, label, target, bold, boldToo, italic, code, bare, italicToo] = match;
    if (label !== undefined) runs.push({ text: stripMarks(label), link: target ?? '' });
    else if (bold !== undefined || boldToo !== undefined)
      runs.push(...inline(bold ?? boldToo!).map((run) => ({ ...run, bold: true })));
    else if (italic !== undefined || italicToo !== undefined) runs.push({ text: italic ?? italicToo!, italic: true });
    else if (code !== undefined) runs.push({ text: code });
    else if (bare !== undefined) runs.push({ text: bare, link: bare });
    else if (whole.startsWith('<br')) runs.push({ text: '\n' });
  }
  if (end < text.length) runs.push({ text: text.slice(end) });
  return runs.map((run) => ({ ...run, text: run.text.replace(/\\([\\`*_{}[\]()#+\-.!|>~])/g, '$1') }));
}

function stripMarks(text: string): string {
  return text.replace(/[*_`]{1,3}/g, '');
}
