import type { Label } from '@vitae/language/labels';
import { isBullet } from '../layout/bullets.ts';
import { type Line, withCells } from '../layout/line.ts';
import { lookOf } from '../layout/look.ts';
import { toParagraphs } from '../layout/paragraphs.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { partsOfHead } from '../phrases/column-names.ts';
import { findDates, toMonth } from '../phrases/dates.ts';
import { labelsOf, opensDuties } from '../phrases/labels.ts';
import { looksLikePlace, splitTrailingPlace } from '../phrases/places.ts';
import { organisationScore, titleScore } from '../phrases/words.ts';
import type { Field, ParsedJob } from '../result.ts';

const CELL_CONFIDENCE = 0.9;
const MIN_KNOWN_HEADS = 2;
const COLUMN_TOLERANCE = 20;
const MAX_TITLE_LENGTH = 60;

/** The cells of a row, by what the head calls their columns. */
type Row = Partial<Record<Label, Field>>;

interface Column {
  label: Label | null;
  x: number;
  end: number;
}

/** Jobs in a table whose head row names its columns: "Company | Period | Duties". Null where there is none. */
export function readTable(lines: readonly Line[]): ParsedJob[] | null {
  const below = dutiesBelow(lines);
  const rows = readLabelledTable(lines.slice(0, lines.length - below.length));
  if (!rows) return null;
  const areNamed = rows.some(({ company, institution }) => company ?? institution);
  const jobs = withTitlesOfCells(rows)
    .map((row) => (areNamed ? withTownOfEmployer(row) : withEmployerOfPlace(row)))
    .flatMap((row): ParsedJob[] => {
      const dates = row.dates ? findDates(row.dates.value)[0] : undefined;
      const date = (value: string | null | undefined): Field | null =>
        value ? { value, confidence: CELL_CONFIDENCE, place: row.dates!.place } : null;
      if (!row.title && !row.company && !row.institution) return [];
      return [
        {
          title: row.title ?? null,
          // A teacher's table of posts calls its schools "Institution".
          company: row.company ?? row.institution ?? null,
          location: row.location ?? null,
          start: date(toMonth(dates?.start ?? null)),
          end: date(toMonth(dates?.end ?? null)),
          bullets: row.skip && !/^\d{1,3}\.?$/.test(row.skip.value) ? [row.skip] : [],
        },
      ];
    });
  const last = jobs.at(-1);
  // "Period | Details": what names the posts stands among the text.
  if (!last) return null;
  last.bullets.push(...toParagraphs(below));
  return jobs;
}

/** "Elm Girls, Leeds – Physics teacher", "Elm Girls – HOD Mathematics" below "School & Position": both in one cell, in one order. */
function withTitlesOfCells(rows: readonly Row[]): Row[] {
  const cells = rows.map((row) => {
    const name = row.title ? undefined : (row.company ?? row.institution);
    const parts = name?.value.split(/\s[–—|-]\s|\s\/\s/).map((part) => part.trim()) ?? [];
    return parts.length === 2 ? parts : null;
  });
  const titlesIn = (at: number) => cells.filter((parts) => parts && titleScore(parts[at]!) >= SURE_TITLE).length;
  const [first, second] = [titlesIn(0), titlesIn(1)];
  if (first === second) return [...rows];
  const at = second > first ? 1 : 0;
  return rows.map((row, index) => {
    const [parts, name] = [cells[index], row.company ?? row.institution];
    if (!parts || !name || titleScore(parts[1 - at]!) >= SURE_TITLE) return row;
    const [title, company] = [parts[at]!, parts[1 - at]!].map((value) => ({ ...name, value }));
    return { ...row, title, company, institution: undefined };
  });
}
const SURE_TITLE = 0.5;

/** "Elm Hospital, Lahore" where no column is of places. */
function withTownOfEmployer(row: Row): Row {
  const parted = row.company && !row.location ? splitTrailingPlace(row.company.value) : null;
  if (!parted) return row;
  // "Elm Pharmacy, DHA Phase 5, Lahore": the district is no part of the name.
  const [name = '', ...district] = parted.rest.split(/,\s+/);
  const isNamed = organisationScore(name) >= SURE_NAME && district.every((part) => organisationScore(part) < SURE_NAME);
  const [company, place] = isNamed ? [name, [...district, parted.place].join(', ')] : [parted.rest, parted.place];
  return { ...row, company: { ...row.company!, value: company }, location: { ...row.company!, value: place } };
}
const SURE_NAME = 0.6;

/** Where no column names employers, "Place" does: "Sunset Lodge, Nakuru". */
function withEmployerOfPlace(row: Row): Row {
  const { location, ...others } = row;
  if (!location || looksLikePlace(location.value)) return row;
  const parted = splitTrailingPlace(location.value);
  return parted
    ? { ...others, company: { ...location, value: parted.rest }, location: { ...location, value: parted.place } }
    : { ...others, company: location };
}

/** Whether the first line names the columns of a table whose rows are the lines below. */
export function headsTable(lines: readonly Line[]): boolean {
  const [head, next] = lines;
  return (
    head !== undefined &&
    head.cells.length >= MIN_BARRED_COLUMNS &&
    next?.cells.length === head.cells.length &&
    findDates(head.text).length === 0 &&
    head.cells.filter(({ text }) => headLabels(text).length > 0).length >= MIN_KNOWN_HEADS
  );
}

/** The lines below the last row, where the first of them announces what was done. */
function dutiesBelow(lines: readonly Line[]): readonly Line[] {
  const isRow = ({ cells, text }: Line) => cells.length > 1 || text.split(BAR).length >= MIN_BARRED_COLUMNS;
  const below = lines.slice(lines.findLastIndex(isRow) + 1);
  const opens = (text: string) => opensDuties(text) || /^[^:：]{4,40}[:：]\s*$/u.test(text);
  return below.length > 1 && opens(below[0]!.text) ? below : [];
}

const BOARD = /^\W*board\b|\bboard\W*$/i;

const BAR = '|';
const MIN_BARRED_COLUMNS = 3;

/** How many lines from the first one on are rows of a table whose cells bars part. */
export function rowsOfTable(lines: readonly Line[]): number {
  const columns = lines[0]?.cells.length === 1 ? lines[0].text.split(BAR).length : 0;
  const end = lines.findIndex(({ text }) => text.split(BAR).length !== columns);
  const rows = end < 0 ? lines.length : end;
  return columns >= MIN_BARRED_COLUMNS && rows > 1 ? rows : 0;
}

/** "Course | Institution | Year" over "MSc | Osmania University | 2019": a row's parts as its cells. */
function withBarsAsCells(lines: readonly Line[]): Line[] | null {
  const [head] = lines;
  const columns = head?.cells.length === 1 ? head.text.split(BAR).length : 0;
  if (columns < MIN_BARRED_COLUMNS || lines.some(({ text }) => text.split(BAR).length !== columns)) return null;
  return lines.map((line) => {
    const [cell] = line.cells;
    let from = 0;
    const unit = line.width / Math.max(1, line.text.length);
    return withCells(
      line,
      line.text.split(BAR).map((part) => {
        const text = part.trim();
        const at = from + part.indexOf(text);
        from += part.length + BAR.length;
        const place = { x: line.x + at * unit, width: text.length * unit };
        return { ...cell!, ...place, text, spans: [{ ...cell!.spans[0]!, ...place, text }] };
      }),
    );
  });
}

/** The rows of a table by what its head row calls the columns. */
export function readLabelledTable(printed: readonly Line[]): Row[] | null {
  const barred = withBarsAsCells(printed);
  const areBarred = barred !== null;
  const [head, ...body] = barred ?? printed;
  if (!head || head.cells.length < 2 || body.length === 0) return null;
  const columns: Column[] = head.cells.map((cell) => ({
    label: pick(headLabels(cell.text)),
    x: cell.x,
    end: cell.x + cell.width,
  }));
  if (columns.filter((column) => column.label).length < MIN_KNOWN_HEADS) return null;
  for (const [i, column] of columns.entries()) {
    // "직위 | 담당업무": what a second column of the kind tells is more of it. So is "Class" behind "Exam".
    const isSecond =
      (column.label === 'title' || column.label === 'degree') &&
      columns.findIndex(({ label }) => label === column.label) < i;
    if (isSecond) column.label = 'skip';
    // "Company | Client | Project": whose house it was is no part of the employer's name.
    const isClient = column.label === 'company' && /^\W*(?:client|customer)s?\W*$/i.test(head.cells[i]!.text);
    if (isClient && columns.some((other) => other !== column && other.label === 'company')) column.label = 'skip';
  }
  // "Board / University | Institution": who examines beside where somebody went.
  const schools = columns.filter(({ label }) => label === 'institution');
  const boards = schools.filter((column) => BOARD.test(head.cells[columns.indexOf(column)]!.text));
  if (boards.length < schools.length) for (const column of boards) column.label = 'skip';
  const rows: Row[] = [];
  let last = head;
  for (const line of body) {
    if (endsTable(line, columns)) break;
    const isWrapped = rows.length > 0 && goesOnRow(last, line, columns);
    const row: Row = isWrapped ? rows.at(-1)! : {};
    for (const [at, cell] of line.cells.entries()) {
      const isWhole = areBarred || (line.cells.length === columns.length && line.structure?.cell === undefined);
      const column = isWhole ? columns[at] : nearestColumn(columns, cell.x, cell.x + cell.width);
      const label = column?.label ?? 'skip';
      if (row[label] && isWrapped && line.structure && tellsMore(label, cell.text)) {
        row.skip = { ...row[label], value: row.skip ? `${row.skip.value} ${cell.text}` : cell.text };
        continue;
      }
      // "From | To" and "Signed on | Signed off" are the ends of a range.
      const joiner = label === 'dates' && !isWrapped && !/[-–—]\s*$/.test(row[label]?.value ?? '') ? ' – ' : ' ';
      const value = row[label] ? `${row[label].value}${joiner}${cell.text}` : cell.text;
      row[label] = {
        value,
        confidence: CELL_CONFIDENCE,
        place: { ...placeOfLine(line), x: cell.x, width: cell.width },
      };
    }
    if (!isWrapped) rows.push(row);
    last = line;
  }
  return rows;
}

/** Under a title in its cell its duties, under an employer its town: paragraphs of their own, no rest of the name. */
function tellsMore(label: Label, text: string): boolean {
  return label === 'title'
    ? /[.;]$|^\d/.test(text) || text.length > MAX_TITLE_LENGTH
    : label === 'company' && looksLikePlace(text);
}

/** A list item, or text over more than its column, that stands under a table. */
function endsTable(line: Line, columns: readonly Column[]): boolean {
  const [cell, ...others] = line.cells;
  const second = columns[1]!;
  return (
    others.length === 0 &&
    (isBullet(line) || (lookOf(line).bold && cell!.x < second.x && cell!.x + cell!.width > second.x))
  );
}

/** The rest of cells that take more than one line: fewer of them, close below, and no dates. */
function goesOnRow(row: Line, line: Line, columns: readonly Column[]): boolean {
  const [own, other] = [row.structure?.cell, line.structure?.cell];
  if (own && other) return own.table === other.table && own.row === other.row;
  return (
    line.page === row.page &&
    line.structure === undefined &&
    line.cells.length < columns.length &&
    line.cells.length <= row.cells.length &&
    line.baseline - row.baseline < line.size * 1.6 &&
    findDates(line.text).length === 0
  );
}

/** In the head of a table: before a colon it is where a person signs. */
const PLACE_OF_WORK = /^\s*(?:place|town)\s*$/iu;

/** "Institution / Board", "Qualification(s)", "Job title (last one first)": by the first part that is a label. */
function headLabels(text: string): readonly Label[] {
  if (PLACE_OF_WORK.test(text)) return ['location'];
  return (
    partsOfHead(text)
      .map(labelsOf)
      .find((labels) => labels.length > 0) ?? []
  );
}

const PREFERRED: readonly Label[] = ['company', 'title', 'dates', 'institution', 'degree', 'location', 'area'];

function pick(labels: readonly Label[]): Label | null {
  return PREFERRED.find((label) => labels.includes(label)) ?? labels[0] ?? null;
}

function nearestColumn(columns: readonly Column[], x: number, end: number): Column | undefined {
  let best: Column | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    const distance = Math.min(
      Math.abs(column.x - x),
      Math.abs(column.end - end),
      Math.abs((column.x + column.end) / 2 - (x + end) / 2),
    );
    if (distance < nearest) [best, nearest] = [column, distance];
  }
  return nearest < COLUMN_TOLERANCE * 6 ? best : undefined;
}
