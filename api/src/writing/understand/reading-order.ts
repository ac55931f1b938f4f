import { startsWithBullet, stripBullet } from '@vitae/language/bullets';
import { fold, foldWords } from '@vitae/language/fold';
import { HEADINGS, type SectionKind } from '@vitae/language/headings';
import { BODY_HEADINGS, BODY_LABELS } from '@vitae/language/jobs';
import { withoutLeaveBehind } from '../../parsing/entries/dated-remarks.ts';
import { findDates } from '../../parsing/phrases/dates.ts';
import { kindOfMisspelt, matchHeading } from '../../parsing/phrases/heading-words.ts';
import { lastAsked } from '../text/last-asked.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import { isDeed } from './told.ts';

/** A line of a resume as it stands on the page. */
export interface PageLine {
  text: string;
  folded: string;
  isBullet: boolean;
  /** What of the resume begins here, where the line is a heading or is opened by one: "Publications: 11". */
  opens: SectionKind | null;
  /** Holds a range of dates, as heads do. */
  isDated: boolean;
  /** Folded, where tabs part it as a row of a table. */
  cells: readonly string[];
  /** As `text`, with a bar between its cells. */
  parted: string;
}

/** The lines of a resume from top to bottom, to look up where a text stands among them. */
export interface Page {
  lines: readonly Readonly<PageLine>[];
  /** The lines on which a text begins, whether or not it goes over their end. */
  linesWith(text: string): number[];
}

const MAX_LINES = 2000;
const MAX_LINE = 400;
const MAX_FOUND = 20;
/** Characters by which a line is told from others. */
const KEY = 60;
/** Words; a longer line tells. */
const MAX_HEAD_WORDS = 24;
/** Sections that a line may open by its first word; "Tools: React" may stand among the lines of a job. */
const OPENED_BY_LABEL: ReadonlySet<SectionKind> = new Set([
  'education',
  'thesis',
  'publications',
  'patents',
  'talks',
  'references',
  'interests',
  'languages',
  'certifications',
  'personal',
  'declaration',
]);

const BEFORE_DATES = 12;
/** "2016 – 2020", "since May 2019 to date"; "from 2022" and "between 2017 and 2023" may stand in any sentence. */
const holdsRange = (text: string) =>
  findDates(text).some(
    ({ isRange, index, length }) =>
      isRange &&
      !/\bbetween\s{1,3}$/i.test(text.slice(Math.max(0, index - BEFORE_DATES), index)) &&
      !/^between\b/i.test(text.slice(index)) &&
      /\S\s*(?:[-–—~→]|(?<!\p{L})\p{L}{1,5}(?!\p{L}))\s*\S/u.test(
        text.slice(index, index + length).replace(/^\p{L}+\.?\s+/u, ''),
      ),
  );

/** "Professional experience (8 yrs approx.)", "Experience: total 19+ yrs" */
const REMARK_BEHIND = /\s*\([^()]{0,80}\)[\s:–-]*$|\s*:\s*(?:total\s*:?\s*)?\d{1,2}\+?\s?(?:years?|yrs?\.?)$/i;

/** "Peer-Reviewed Publications (Single Author)", "Conference Presentations" */
const HEADS_PUBLICATIONS =
  /^(?:(?:academic|book|conference|invited|journal|major|oral|other|peer|poster|recent|refereed|research|reviewed|scholarly|scientific|select|selected) ){1,3}(?:articles|chapters|papers|posters|presentations|proceedings|publications|talks)$/;

function sectionOpenedBy(line: string): SectionKind | null {
  const words = foldWords(line);
  if (BODY_LABELS.has(words) || BODY_HEADINGS.has(words)) return null;
  const withoutRemark = foldWords(line.replace(REMARK_BEHIND, ''));
  const heading = HEADINGS.get(words) ?? HEADINGS.get(withoutRemark) ?? kindOfMisspelt(withoutRemark);
  if (heading) return heading;
  const joined = line.includes(' ') ? matchHeading(line) : null;
  if (joined?.isExact) return joined.kind;
  if (HEADS_PUBLICATIONS.test(withoutRemark)) return 'publications';
  const colon = line.indexOf(':');
  const kind = colon > 0 ? HEADINGS.get(foldWords(line.slice(0, colon))) : undefined;
  return kind && OPENED_BY_LABEL.has(kind) ? kind : null;
}

/** Characters; a longer line is no paragraph. */
const MAX_PARAGRAPH = 4_000;
/** Sentences in which the head of a job stands that is told in prose. */
const MAX_HEAD_SENTENCES = 2;

/** A paragraph as the head that begins it, if one does, and its sentences. */
function partedLine(line: string): { line: string; isText: boolean }[] {
  if (startsWithBullet(line) || (line.length <= MAX_LINE && wordCount(line) <= MAX_HEAD_WORDS))
    return line.length <= MAX_LINE ? [{ line, isText: false }] : [];
  const sentences = line.length <= MAX_PARAGRAPH ? sentencesOf(line) : [];
  const dated = sentences
    .slice(0, MAX_HEAD_SENTENCES)
    .findIndex((sentence) => wordCount(sentence) <= MAX_HEAD_WORDS && holdsRange(sentence));
  if (dated < 0 && line.length <= MAX_LINE) return [{ line, isText: false }];
  return sentences
    .map((sentence, index) => ({ line: sentence, isText: index > dated }))
    .filter((part) => part.line.length <= MAX_LINE);
}

const MOST_WORDS_OF_CELL = 9;

/** A row that names a job and tells of it: "2022 - now | Sample Catering | Owner | Weddings, workshops. Six events a month". */
function partedRow(line: string, tabbed: readonly string[]) {
  const cells = tabbed.length > 0 ? tabbed : line.split(/\s*\|\s*/).filter(Boolean);
  if (cells.length < 3 || line.length > MAX_PARAGRAPH || wordCount(line) <= MAX_HEAD_WORDS) return null;
  const isName = (cell: string) => wordCount(cell) <= MOST_WORDS_OF_CELL && !/\p{Ll}{3}\. \p{Lu}/u.test(cell);
  const names = cells.filter(isName);
  if (tabbed.length === 0 && (names.length < 3 || names.length === cells.length)) return null;
  const head = { line: names.join(' '), isText: false, cells: names.map(fold), parted: names.join(' | ') };
  const told = cells.filter((cell) => !isName(cell)).flatMap((cell) => cell.split(/;\s+/).flatMap(sentencesOf));
  return [head, ...told.map((text) => ({ line: text, isText: true, cells: [], parted: text }))].filter(
    (part) => part.line.length <= MAX_LINE,
  );
}

const inOneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
const cellsOf = (line: string) => (line.includes('\t') ? line.split('\t').map(inOneSpace).filter(Boolean) : []);

/** "03/2021 | Till date": from and to. */
const DATES_IN_TWO_CELLS =
  /((?:(?:\d{1,2}[/.-]|\p{L}{3,9}\.?[ -])?(?:19|20)\d\d))\s{0,20}\|\s{0,20}((?:(?:\d{1,2}[/.-]|\p{L}{3,9}\.?[ -])?(?:19|20)\d\d)|till? (?:date|now)|to date|present|current|now)(?=\s|$)/giu;

/** "Dubai, UAE ⇥ British curriculum, team of 5": behind a gap another text begins, but where the first is a label. */
export const areTwoTexts = ([first = '', ...others]: readonly string[]) =>
  others.length > 0 && /\p{L}/u.test(first) && !/[:：]\s*$/u.test(first);

const LEAST_WORDS_OF_TEXT = 8;
/** "move to another system from 2021: trained nine", below a line of text that has no end: the rest of its sentence, and no head. */
export function goesOnText(lines: readonly PageLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]!];
  return (
    before !== undefined &&
    !before.opens &&
    !before.isDated &&
    !line.isBullet &&
    /^\p{Ll}/u.test(line.text) &&
    wordCount(before.text) >= LEAST_WORDS_OF_TEXT &&
    !/[.!?:;]$/.test(before.text)
  );
}

/** Lines between the dates of a job and a label below them: its name, its employer. */
const LINES_OF_HEAD = 3;
/** "Overview:" below the head of each job opens no section of the resume: it comes back. */
function labelsOfJobs(lines: readonly PageLine[]): PageLine[] {
  const labels = lines.filter(
    ({ opens, isBullet }, at) =>
      opens !== null &&
      opens !== 'experience' &&
      !isBullet &&
      lines.slice(Math.max(0, at - LINES_OF_HEAD), at).some(({ isDated }) => isDated),
  );
  return labels.filter(({ folded }) => labels.filter((other) => other.folded === folded).length > 1);
}

/**
 * "* Elm Hospital", above a post, its dates and items that begin with "-": a sign before each head of a page is that of
 * no items.
 */
function isSignOfHeads(sign: string, lines: readonly PageLine[], signs: readonly string[]): boolean {
  const begun = signs.flatMap((one, at) => (one === sign ? [at] : []));
  return (
    begun.length >= LEAST_HEADS &&
    signs.filter((one) => one !== '' && one !== sign).length > begun.length &&
    begun.every((at) => {
      const below = lines.slice(at + 1, at + 1 + LINES_OF_HEAD);
      const items = below.findIndex(({ isBullet }) => isBullet);
      const dates = below.findIndex(({ isDated, isBullet }) => isDated && !isBullet);
      return dates >= 0 && (items < 0 || dates < items) && !isDeed(lines[at]!.text);
    })
  );
}
const LEAST_HEADS = 2;

export const readPage = lastAsked((resumeText: string): Page => {
  const begun = resumeText
    .split('\n', MAX_LINES)
    .map(withoutLeaveBehind)
    .map((line) => line.replace(DATES_IN_TWO_CELLS, '$1 – $2'))
    .map((line) => ({ line: inOneSpace(line), cells: cellsOf(line) }))
    .filter(({ line }) => line !== '')
    .flatMap(
      ({ line, cells }) =>
        partedRow(line, cells) ??
        partedLine(line).map((part) =>
          part.line === line
            ? { ...part, cells: cells.map(fold), parted: cells.join(' | ') }
            : { ...part, cells: [], parted: part.line },
        ),
    )
    .slice(0, MAX_LINES);
  const lines = begun.map(({ line, isText, cells, parted }): PageLine => {
    const text = stripBullet(line.replace(/^#{1,6} /, '').replace(/\*\*([^*]+)\*\*/g, '$1'));
    return {
      text,
      folded: fold(text),
      // What is told behind a head is no head, as an item of a list is none.
      isBullet: isText || startsWithBullet(line),
      opens: isText ? null : sectionOpenedBy(text),
      isDated: !isText && wordCount(text) <= MAX_HEAD_WORDS && holdsRange(text),
      cells,
      parted: cells.length > 1 ? parted : text,
    };
  });
  const signs = begun.map(({ line }) => (startsWithBullet(line) ? line.charAt(0) : ''));
  const ofHeads = [...new Set(signs)].filter((sign) => sign !== '' && isSignOfHeads(sign, lines, signs));
  for (const [at, line] of lines.entries()) if (ofHeads.includes(signs[at]!)) line.isBullet = false;
  for (const [at, line] of lines.entries()) if (goesOnText(lines, at)) line.isDated = false;
  for (const line of labelsOfJobs(lines)) line.opens = null;
  const begins: number[] = [];
  let whole = '';
  for (const { folded } of lines) {
    begins.push(whole.length);
    whole += `${folded} `;
  }
  const lineAt = (offset: number) => {
    let [low, high] = [0, begins.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (begins[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    lines,
    linesWith(text) {
      const key = fold(text).replace(/\s+/g, ' ').trim().slice(0, KEY);
      const found: number[] = [];
      if (key === '') return found;
      for (let at = whole.indexOf(key); at >= 0 && found.length < MAX_FOUND; at = whole.indexOf(key, at + 1))
        if (isOfWholeWords(whole, at, at + key.length, key.length < KEY)) found.push(lineAt(at));
      return found;
    },
  };
});

/** The heading under which a line stands, itself where it is one. */
export const headingOf = ({ lines }: Page, at: number): PageLine | undefined =>
  lines.slice(0, Math.max(0, at + 1)).findLast(({ opens }) => opens !== null);

const isOfWholeWords = (whole: string, begin: number, end: number, endsHere: boolean) =>
  !/[\p{L}\p{N}]/u.test(whole.charAt(begin - 1)) && !(endsHere && /[\p{L}\p{N}]/u.test(whole.charAt(end)));
