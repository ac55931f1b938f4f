import { stripBullet } from '@vitae/language/bullets';
import { isTailOfCertificate, namesCertificate } from '@vitae/language/certificates';
import { groupEntries } from '../entries/group.ts';
import { assignRoles } from '../entries/line-roles.ts';
import { isBullet, stripNumber } from '../layout/bullets.ts';
import type { Line } from '../layout/line.ts';
import { lookOf } from '../layout/look.ts';
import { joinLines, toParagraphs } from '../layout/paragraphs.ts';
import { cleanPiece, splitLine } from '../layout/pieces.ts';
import { placeOfLine, placeOfLines, placeOfPiece } from '../layout/place-of.ts';
import { findDates, toMonth, withoutParts } from '../phrases/dates.ts';
import { isOnlyDates } from '../phrases/only-dates.ts';
import type { Field, ParsedItem } from '../result.ts';

/** Certificates, awards and the like: mostly one a line, with a year. */
export function readListItems(lines: readonly Line[]): ParsedItem[] {
  return itemsOfLines(lines.flatMap(oneByOne))
    .flatMap((run) => withTailsJoined(toParagraphs(run)))
    .flatMap(partedItems)
    .flatMap((paragraph) => {
      const dates = findDates(paragraph.value);
      // "English to French (2014) and Spanish to French (2017)": of two dates none is the item's.
      const date = dates.length === 1 ? dates[0] : undefined;
      const text = date
        ? paragraph.value.slice(0, date.index).replace(BEFORE_TERM, '') +
          paragraph.value.slice(date.index + date.length)
        : paragraph.value;
      const title = cleanPiece(
        stripNumber(stripBullet(text.replace(/(?<=\p{L}{2})\.\s*$/u, '')))
          .replace(EMPTY_BRACKET, '')
          .replace(BEFORE_TERM, '')
          .replace(/[\s,;]+(?=\)|[,;](?:\s|$))/g, ''),
      );
      if (title === '') return [];
      const when: Field | null = date
        ? { value: toMonth(date.end ?? date.start)!, confidence: 0.9, place: paragraph.place }
        : null;
      return [{ title: { ...paragraph, value: title, confidence: 0.85 }, date: when, details: [] }];
    });
}

/** "CTFL Foundation, 2020" over "CTFL Agile Tester, 2022": where lines end in their dates, or in what their names are short for, each ends an item, however full it is. */
function itemsOfLines(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [[]];
  for (const [i, line] of lines.entries()) {
    runs.at(-1)!.push(line);
    const next = lines[i + 1];
    const isEnd = ENDS_IN_SHORT.test(line.text) || (endsInDate(line.text) && !isOnlyDates(line.text));
    // "Real estate salesperson" over "Full NZ driver licence"
    const isLicence =
      next !== undefined && IS_LICENCE.test(next.text) && /\p{L}$/u.test(line.text) && !OPEN.test(line.text);
    if (next && (isEnd || isLicence) && /^\p{Lu}/u.test(next.text)) runs.push([]);
  }
  return runs;
}

/** "Sample Technical Associate (STA)" over who gave it, or over the next. */
const ENDS_IN_SHORT = /\p{Ll} \(\p{Lu}[\p{Lu}\d-]+\)$/u;
const IS_LICENCE = /^\p{Lu}[\p{L} ]{2,40} licen[cs]e(?: \([^()]+\))?$/u;
const OPEN = /\b(?:and|of|for|the|a|an|in|with|to|by)$/i;

const endsInDate = (text: string) =>
  findDates(text).some(({ index, length }) => index + length >= text.replace(/[\s).]+$/, '').length);

function withTailsJoined(items: readonly Field[]): Field[] {
  const joined: Field[] = [];
  for (const item of items) {
    const before = joined.at(-1);
    if (before && isTailOfCertificate(item.value) && findDates(before.value).length === 0)
      joined[joined.length - 1] = { ...before, value: `${before.value} ${item.value}` };
    else joined.push(item);
  }
  return joined;
}

const MAX_ITEM = 70;

/** "Pharmacist licence; Immunization; BLS (exp 9/2026)", "Network+ (2019) / ITIL 4 Foundation (2022)" */
function partedItems(paragraph: Field): Field[] {
  const listed = paragraph.value.split(/,\s+(?![^(]*\))/);
  const areDated =
    !MIDDLE_DOT.test(paragraph.value) &&
    listed.length > 1 &&
    listed.every((part) => findDates(part).length > 0 && !/^\p{Ll}\S*\s/u.test(part));
  const sentences = paragraph.value.split(/\.\s+(?=\p{Lu})/u);
  const areSentences = sentences.filter(namesCertificate).length > 1;
  const parts = areDated ? listed : areSentences ? sentences : paragraph.value.split(/;\s+|\s+[/|•·]\s+/);
  const isWhole = (part: string) => /^\P{Ll}/u.test(part) || namesCertificate(part);
  return parts.every((part) => part.length > 1 && part.length < MAX_ITEM && isWhole(part))
    ? parts.map((value) => ({ ...paragraph, value }))
    : [paragraph];
}

const MIDDLE_DOT = /\s[•·]\s/;

/** "(exp 9/2026)" without its date. */
const EMPTY_BRACKET =
  /\(\s*(?:exp(?:iry|ires?)?\.?|valid(?:\s(?:till|until|to))?|until|till|(?:ساري|صالح)[ةه]?\s(?:حتى|لغاية|إلى|الى))?\s*\)/gi;

/** "BLS valid till", whose date stands by itself. */
const BEFORE_TERM =
  /(?<![\s,;:(–-])[\s,;:(–-]+(?:(?:valid|since|issued|renewed|exp(?:iry|ire[sd]?)?\.?)(?:\s(?:date|till|until|upto|up to|to|on))*|(?:(?:ساري|صالح)[ةه]?\s)?(?:حتى|لغاية|منذ))\s*$/i;

/** "BLS valid till 06/2026      ACLS valid till 08/2026": several side by side, each with its date. */
function oneByOne(line: Line): Line[] {
  const areItems = line.cells.length > 1 && line.cells.every(({ text }) => /\p{L}/u.test(text) && isDated(text));
  if (!areItems) return [line];
  return line.cells.map((cell) => ({ ...line, cells: [cell], text: cell.text, x: cell.x, width: cell.width }));
}

const isDated = (text: string) => {
  const [date] = findDates(text);
  return date !== undefined && date.length < text.length / 2;
};

/** Projects: a title line, mostly bold, with lines that describe it. */
export function readProjects(lines: readonly Line[]): ParsedItem[] {
  const besideDates = projectsBesideDates(lines);
  if (besideDates) return besideDates;
  if (lines.every(isBullet)) return readListItems(lines);
  const projects = groupEntries(assignRoles(lines)).flatMap((entry): ParsedItem[] => {
    const [first] = entry.pieces;
    if (!first) return [];
    const dated = entry.dates[0];
    const head = entry.head[0]!;
    const title = splitLine(head, 0).pieces[0] ?? first;
    const rest = entry.pieces.filter((piece) => piece !== first && piece.text !== title.text);
    return [
      {
        title: { value: title.text, confidence: 0.8, place: placeOfPiece(title) },
        date: dated ? { value: toMonth(dated.end ?? dated.start)!, confidence: 0.9, place: placeOfLine(head) } : null,
        details: [
          ...rest.map((piece) => ({ value: piece.text, confidence: 0.8, place: placeOfPiece(piece) })),
          ...toParagraphs(entry.body),
        ],
      },
    ];
  });
  const headed = projectsBelowHeads(lines);
  const areHeadings = headed.length > 0 && lines[0]!.structure?.headingLevel !== undefined;
  if (areHeadings || headed.length > projects.length) return headed;
  return projects.length > 0 ? projects : readListItems(lines).map(withDescription);
}

const MIN_HEADS = 2;
/** A heading of its own, or a line that begins in bold: "**Tide clock** (2023, still in use)", but not the label "**Result:** …". */
function nameInHead({ cells: [cell], structure }: Line): string {
  if (!cell) return '';
  const text = withoutParts(cell.text, findDates(cell.text));
  if (structure?.headingLevel !== undefined) return cleanPiece(text.replace(EMPTY_BRACKET, ''));
  const [first] = cell.spans;
  const name = first?.bold ? first.text.trim() : '';
  return /:$/.test(name) || (first !== undefined && cell.spans.length === 1) ? '' : cleanPiece(name);
}

/** Projects each below a head that its look tells, whether or not it has dates; none where not all stand so. */
function projectsBelowHeads(lines: readonly Line[]): ParsedItem[] {
  const isHead = (line: Line) => !isBullet(line) && /\p{L}{2}/u.test(nameInHead(line));
  const heads = lines.filter(isHead);
  if (heads.length < MIN_HEADS || !isHead(lines[0]!)) return [];
  return heads.map((head, i) => {
    const dated = findDates(head.text).at(-1);
    const from = lines.indexOf(head) + 1;
    const next = heads[i + 1];
    return {
      title: { value: nameInHead(head), confidence: 0.8, place: placeOfLine(head) },
      date: dated ? { value: toMonth(dated.end ?? dated.start)!, confidence: 0.9, place: placeOfLine(head) } : null,
      details: toParagraphs(lines.slice(from, next ? lines.indexOf(next) : undefined)),
    };
  });
}

const MIN_ROWS_BESIDE_DATES = 2;
/** Points: what goes on begins at least this far in from the dates. */
const MIN_INDENT = 40;

/** "2020 – 2021 ⇥ Set up Google Classroom for the whole" over "⇥ school": a column of dates beside one of paragraphs. */
function projectsBesideDates(lines: readonly Line[]): ParsedItem[] | null {
  const isRow = ({ cells }: Line) => cells.length === 2 && isOnlyDates(cells[0]!.text);
  const [first] = lines;
  if (!first || !isRow(first) || lines.filter(isRow).length < MIN_ROWS_BESIDE_DATES) return null;
  const isBeside = (line: Line) => isRow(line) || (line.cells.length === 1 && line.x > first.x + MIN_INDENT);
  if (!lines.every((line) => isBeside(line) && !isBullet(line) && !lookOf(line).bold)) return null;
  const rows: Line[][] = [];
  for (const line of lines) {
    if (isRow(line)) rows.push([line]);
    else rows.at(-1)!.push(line);
  }
  return rows.map(([head, ...others]) => {
    const [dates, text] = head!.cells;
    const when = toMonth(findDates(dates!.text)[0]?.end ?? findDates(dates!.text)[0]?.start ?? null);
    const value = joinLines([text!.text, ...others.map((line) => line.text)]);
    const place = placeOfLines([head!, ...others]);
    return withDescription({
      title: { value, confidence: 0.8, place },
      date: when ? { value: when, confidence: 0.9, place: placeOfLine(head!) } : null,
      details: [],
    });
  });
}

const NAME_BEFORE_COLON = /^([^:]{3,60}?)(?::|\s[–—])\s+(\S.*)$/u;

/** "Slotting rewrite: Sorted 9,000 shelves by demand." */
function withDescription(item: ParsedItem): ParsedItem {
  const [, name, description] = NAME_BEFORE_COLON.exec(item.title.value) ?? [];
  if (!name || !description) return item;
  const { title } = item;
  return { ...item, title: { ...title, value: name }, details: [{ ...title, value: description }] };
}
