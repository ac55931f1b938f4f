import { startsWithBullet } from '@vitae/language/bullets';
import { tooLongError } from '../errors.ts';
import { decodeText } from './decode.ts';
import { type FlowBlock, type FlowParagraph, type FlowRun, layOutFlow } from './flow.ts';
import type { TextDocument } from './model.ts';
import { closeSpacedLetters } from './unicode.ts';

/** Some leave out the blank: "##Skills", "*Git". */
const HEADING = /^(#{1,6})(?:\s+|(?=[\p{L}*_]))(.*?)\s*#*$/u;
const LIST_ITEM = /^(\s*)(?:[-*+•●▪◦‣·–]\s+|\*(?=[^\s*][^*]*$))(.*)$/;
/** More than one, and a text is Markdown whatever its file is called. */
const MARKED_HEADING = /^#{1,4}(?:\s+|(?=[\p{L}*_]))\S/u;
const MIN_MARKED_HEADINGS = 2;
const TABLE_ROW = /^\s*\|(.*)\|\s*$/;
const TABLE_RULE = /^[\s|:-]+$/;
const FENCE_OR_RULE = /^\s*(?:```.*|(?:[-*_=~]\s*){3,})$/;
/** "Salsify -------- Boston, MA": what fills the space between two columns. */
const FILLER = /(?<=\S)\s+[-=_.~·]{5,}\s+(?=\S)/g;
const RULE = /^\s*(?:([-*_=~.·#•])\s?)\1{4,}[-*_=~.·#•\s]*$/;
/** "-Receive payments": a bullet without a blank behind it. */
const TIGHT_BULLET = /^[-–•*](?=\p{L})/u;
/** "SKILLS -----------" */
const TRAILING_RULE = /(?<=\S)\s+[-=_*~]{6,}$/;
const POINTS_PER_SPACE = 5.5;
const BLANK_LINE_POINTS = 8;
const HEADING_SIZES = [20, 15, 13, 12, 11, 11];

/** With all the blanks by which a plain text is laid out. */
const MAX_CHARACTERS = 1_000_000;

export function readPlainText(bytes: Uint8Array, isMarkdown: boolean): TextDocument {
  const text = decodeText(bytes);
  if (text.length > MAX_CHARACTERS) throw tooLongError();
  const lines = text.split(/\r\n|\r|\n|\f|\u2028|\u2029/);
  const isMarked = isMarkdown || lines.filter((line) => MARKED_HEADING.test(line)).length >= MIN_MARKED_HEADINGS;
  return layOutFlow(isMarked ? readMarkdown(lines) : readLines(lines), isMarked ? 'markdown' : 'text');
}

function readLines(lines: readonly string[]): FlowBlock[] {
  let blankLines = 0;
  const paragraphs: FlowParagraph[] = [];
  const isWrapped = hasFullLines(lines);
  for (const line of lines) {
    if (line.trim() === '' || RULE.test(line)) {
      blankLines++;
      continue;
    }
    const indent = line.length - line.trimStart().length;
    // Columns of a plain text are made with runs of spaces.
    const bare = line.trim().replace(TRAILING_RULE, '').replace(FILLER, '\t').replace(TIGHT_BULLET, '$& ');
    const text = closeSpacedLetters(bare).replace(/ {3,}/g, '\t');
    const last = blankLines === 0 ? paragraphs.at(-1) : undefined;
    if (last && isWrapped && goesOn(last, text, indent * POINTS_PER_SPACE)) {
      last.runs = [{ text: `${last.runs[0]!.text} ${text}` }];
      continue;
    }
    paragraphs.push({
      runs: [{ text }],
      indent: indent * POINTS_PER_SPACE,
      spaceBefore: blankLines > 0 ? BLANK_LINE_POINTS : 0,
    });
    blankLines = 0;
  }
  return paragraphs.map((paragraph) => ({ paragraph }));
}

/** Longer lines are not wrapped by hand. */
const WIDEST = 120;
const MIN_FULL_LINES = 2;
const RAGGED = 12;

/** Whether several lines end where the longest does, as those of a text do that is wrapped at a width; of wider texts nothing is told. */
function hasFullLines(lines: readonly string[]): boolean {
  const widths = lines.map((line) => line.trimEnd().length);
  const widest = widths.reduce((one, other) => Math.max(one, other), 0);
  return widest > WIDEST || widths.filter((width) => width >= widest - RAGGED).length >= MIN_FULL_LINES;
}

/** Characters of a line that had room for no more. */
const FULL_LINE = 60;
const ENDS_IN_DATE = /(?:(?:19|20)\d\d|\b(?:present|now|current|date|today))\)?$/i;

/** Whether a line is the rest of the one before, which was too long for one. */
function goesOn({ runs: [run], indent = 0 }: FlowParagraph, text: string, own: number): boolean {
  const before = run?.text ?? '';
  const isOfList = startsWithBullet(before);
  return (
    before.length >= FULL_LINE &&
    !/[.:;!?]$|\t/.test(before) &&
    !/\t/.test(text) &&
    (isOfList ? own >= indent : own === indent) &&
    (/^[\p{Ll}(]/u.test(text) || (isOfList && /,$/.test(before) && /^\p{L}/u.test(text))) &&
    !startsWithBullet(text) &&
    !ENDS_IN_DATE.test(before)
  );
}

function readMarkdown(lines: readonly string[]): FlowBlock[] {
  const blocks: FlowBlock[] = [];
  let blankLines = 0;
  let table: FlowRun[][][] = [];
  const closeTable = () => {
    if (table.length === 0) return;
    const rows = table.map((row) => row.map((runs) => ({ blocks: [{ paragraph: { runs } }] })));
    blocks.push({ table: { rows } });
    table = [];
  };
  for (const line of lines) {
    const row = TABLE_ROW.exec(line);
    if (row) {
      if (!TABLE_RULE.test(line)) table.push(row[1]!.split('|').map((cell) => inline(cell.trim())));
      continue;
    }
    closeTable();
    if (line.trim() === '' || FENCE_OR_RULE.test(line)) {
      blankLines++;
      continue;
    }
    const spaceBefore = blankLines > 0 ? BLANK_LINE_POINTS : 0;
    blankLines = 0;
    const heading = HEADING.exec(line);
    if (heading) {
      const level = heading[1]!.length;
      const runs = inline(heading[2]!).map((run) => ({ ...run, bold: true, size: HEADING_SIZES[level - 1] ?? 11 }));
      blocks.push({ paragraph: { runs, headingLevel: level, spaceBefore } });
      continue;
    }
    const item = LIST_ITEM.exec(line);
    const indent = (line.length - line.trimStart().length) * POINTS_PER_SPACE;
    if (item)
      blocks.push({ paragraph: { runs: inline(item[2]!), isListItem: true, indent: indent + 10, spaceBefore } });
    else blocks.push({ paragraph: { runs: inline(line.trim().replace(/^>\s?/, '')), indent, spaceBefore } });
  }
  closeTable();
  return blocks;
}

/** The markup inside a line that carries meaning here: links, pictures (dropped), bold, italic, code, line breaks. */
const INLINE =
  /!\[[^\]\n]{0,200}\]\([^)\s]{0,100000}\)|\[([^\]\n]{1,300})\]\(([^)\s]{1,2000})[^)\n]{0,300}\)|\*\*([^*\n]{1,500})\*\*|__([^_\n]{1,500})__|\*([^*\n]{1,500})\*|`([^`\n]{1,300})`|<(https?:[^>\s]{1,500})>|<br ?\/?>/g;

function inline(text: string): FlowRun[] {
  const runs: FlowRun[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const [whole, label, target, bold, boldToo, italic, code, bare] = match;
    if (label !== undefined) runs.push({ text: stripMarks(label), link: target ?? '' });
    else if (bold !== undefined || boldToo !== undefined)
      runs.push(...inline(bold ?? boldToo!).map((run) => ({ ...run, bold: true })));
    else if (italic !== undefined) runs.push({ text: italic, italic: true });
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
