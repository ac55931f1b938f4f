import type { EntryKind } from '../entries/entry-kind.ts';
import { LOCALES, type Locale } from '../evaluation/people/languages.ts';
import type { Month } from '../evaluation/people/person.ts';
import { Random } from '../evaluation/people/person.ts';
import { TRADES, type Trade } from '../evaluation/people/trades.ts';
import type { ColumnBox, Line } from '../layout/line.ts';
import type { Fragment, Span } from '../text/model.ts';
import { makePhrases } from './phrases.ts';

// Sections of jobs and schools that no template prints: every draw is a layout of its own, put together of the few
// choices that all resumes make – what stands in which line, what parts it, what is bold, where dates stand.

export interface MadeEntry {
  what: string | null;
  where: string | null;
  start: string | null;
  end: string | null;
}

export interface MadeSection {
  kind: EntryKind;
  lines: Line[];
  entries: MadeEntry[];
}

interface Look {
  bold: boolean;
  italic: boolean;
  size: number;
}

interface Cell extends Look {
  text: string;
  x: number;
}

type Part = 'what' | 'where' | 'place' | 'date' | 'extra';

/** How all entries of a section are printed. */
interface Layout {
  /** The parts of each line of a head. */
  rows: Part[][];
  /** What parts two parts of one line. */
  join: Record<Part, string>;
  dateSpot: 'left' | 'right' | 'own' | 'inline';
  looks: Record<Part, Look>;
  body: 'none' | 'bullets' | 'plain' | 'prose' | 'set in';
  bodyMark: string;
  gap: number;
  left: number;
  rail: number;
  isListed: boolean;
  numbered: boolean;
  labelled: boolean;
  dates: 'months' | 'words' | 'years' | 'short';
  dash: string;
  sharesEmployer: boolean;
  /** How wide the column is that lines of heads go over; null for as wide as they need. Points. */
  room: number | null;
}

const JOINS = [', ', ' | ', ' – ', ' - ', ' · ', ' / ', ' — ', ' • ', '; '];
const EXTRAS =
  'full-time|part-time|contract|Band 6|Ward 4|emergency department|second shift|permanent|temporary|Vollzeit|Teilzeit|Saison|CDI|CDD|temps partiel|tiempo completo|media jornada|tempo pieno|stagione|pełny etat|tam zamanlı|deltid'.split(
    '|',
  );
const SHORT_TASKS =
  'stock, orders and till|night shifts|cash desk and returns|bodas y eventos|Kasse, Inventur, Einkauf|accueil, encaissement, réassort|36 covers a night|12 beds|turni di notte|obsługa klienta, kasa'.split(
    '|',
  );

const LINE_HEIGHT = 13;
const PAGE_WIDTH = 515;

export function makeSections(kind: EntryKind, count: number, seed: number): MadeSection[] {
  const random = new Random(seed);
  const phrases = Map.groupBy(makePhrases(6_000, seed + 1), ({ label }) => label);
  const phrase = (label: 'title' | 'company' | 'institution' | 'degree' | 'place') =>
    random.pick(phrases.get(label)!).phrase;
  return Array.from({ length: count }, () => {
    const trade = random.pick(TRADES);
    return printSection(kind, random, trade, LOCALES[trade.language], phrase);
  });
}

type Draw = (label: 'title' | 'company' | 'institution' | 'degree' | 'place') => string;

function printSection(kind: EntryKind, random: Random, trade: Trade, locale: Locale, phrase: Draw): MadeSection {
  const layout = drawLayout(random);
  const chance = (share: number) => random.next() < share;
  const isKnown = chance(0.6);
  const whatOf = () =>
    kind === 'jobs'
      ? isKnown || chance(0.2)
        ? random.pick(trade.titles)
        : phrase('title')
      : isKnown || chance(0.2)
        ? random.pick(trade.degrees)
        : phrase('degree');
  const whereOf = () =>
    kind === 'jobs'
      ? isKnown && chance(0.7)
        ? random.pick(trade.companies)
        : phrase('company')
      : isKnown && chance(0.7)
        ? random.pick(trade.schools)
        : phrase('institution');
  const townOf = () =>
    chance(0.7)
      ? random
          .pick(locale.places)
          .replace(/^[\d-]{4,6}(?: [A-Z]{2})? /, '')
          .replace(/ \d{5}$/, '')
      : phrase('place');
  const entries: MadeEntry[] = [];
  const lines: Line[] = [];
  const column: ColumnBox = { x: layout.left, width: layout.room ?? PAGE_WIDTH - layout.left };
  let y = 100;
  const print = (cells: Cell[], extraGap = 0) => {
    y += LINE_HEIGHT + extraGap;
    lines.push(lineOf(cells, y, column));
  };
  let year = 2024 - random.below(3);
  const count = 1 + random.below(kind === 'jobs' ? 5 : 4);
  let employer: { name: string; left: number } | null = null;
  for (let n = 0; n < count; n++) {
    const length = 1 + random.below(5);
    const start: Month = { year: year - length, month: random.below(12) + 1 };
    const end: Month | 'present' = n === 0 && chance(0.5) ? 'present' : { year, month: random.below(12) + 1 };
    year -= length + (chance(0.2) ? 1 : 0);
    const hasNoWhere = chance(0.03);
    const isShared = layout.sharesEmployer && kind === 'jobs';
    if (isShared && (!employer || employer.left === 0)) {
      employer = { name: whereOf(), left: 1 + random.below(2) };
      const cells: Cell[] = [{ text: employer.name, x: layout.rail, ...layout.looks.where }];
      if (chance(0.5)) cells.push({ text: townOf(), x: 470, ...layout.looks.place });
      print(cells, layout.gap);
    }
    const where = isShared ? employer!.name : hasNoWhere ? null : whereOf();
    if (employer) employer.left--;
    const what = kind === 'schools' && chance(0.06) ? null : whatOf();
    const isSingle = kind === 'schools' && chance(0.3);
    const dateText = isSingle
      ? dateOf(end === 'present' ? start : end, layout, locale)
      : rangeOf(start, end, layout, locale);
    entries.push({
      what,
      where,
      start: isSingle ? null : `${start.year}`,
      end: isSingle ? `${(end === 'present' ? start : end).year}` : end === 'present' ? 'present' : `${end.year}`,
    });
    const texts: Record<Part, string> = {
      what: what ?? '',
      where: isShared ? '' : (where ?? ''),
      place: townOf(),
      date: dateText,
      extra: random.pick(chance(0.6) ? EXTRAS : SHORT_TASKS),
    };
    printHead(layout, texts, n, locale, random, (cells, isFirst) =>
      print(cells, isFirst && !isShared ? layout.gap : 0),
    );
    printBody(layout, trade, random, print);
  }
  return { kind, lines, entries };
}

function drawLayout(random: Random): Layout {
  const chance = (share: number) => random.next() < share;
  const parts: Part[] = ['what', 'where'];
  if (chance(0.4)) parts.reverse();
  if (chance(0.5)) parts.splice(chance(0.75) ? parts.indexOf('where') + 1 : parts.length, 0, 'place');
  if (chance(0.12)) parts.splice(1 + random.below(parts.length), 0, 'extra');
  const dateSpot = random.pick(['left', 'right', 'right', 'own', 'own', 'inline', 'inline'] as const);
  const rows: Part[][] = [[]];
  for (const part of parts) {
    if (rows.at(-1)!.length > 0 && chance(part === 'place' || part === 'extra' ? 0.25 : 0.5)) rows.push([]);
    rows.at(-1)!.push(part);
  }
  if (dateSpot === 'own') rows.splice(random.below(rows.length + 1), 0, ['date']);
  if (dateSpot === 'inline') {
    const row = random.pick(rows);
    if (chance(0.4)) row.unshift('date');
    else row.push('date');
  }
  const common = random.pick(JOINS);
  const other = () => (chance(0.6) ? common : random.pick(JOINS));
  const size = 9 + random.below(4);
  const plain: Look = { bold: false, italic: false, size };
  const look = (): Look => ({ bold: chance(0.45), italic: chance(0.15), size: size + (chance(0.15) ? 1 : 0) });
  const isPlain = chance(0.25);
  const left = 40 + random.below(3) * 15;
  const body = random.pick(['none', 'none', 'bullets', 'bullets', 'plain', 'prose', 'set in'] as const);
  return {
    rows,
    join: {
      what: chance(0.1) ? ' (' : other(),
      where: chance(0.15) ? ' at ' : chance(0.08) ? ' (' : other(),
      place: chance(0.6) ? ', ' : chance(0.3) ? ' (' : other(),
      date: chance(0.25) ? ' (' : chance(0.2) ? '. ' : other(),
      extra: chance(0.4) ? ' (' : other(),
    },
    dateSpot,
    looks: {
      what: isPlain ? plain : look(),
      where: isPlain ? plain : look(),
      place: plain,
      date: chance(0.15) ? look() : plain,
      extra: plain,
    },
    body,
    bodyMark: random.pick(['• ', '- ', '▪ ', '– ', '➢ ']),
    gap: chance(0.6) ? 3 + random.below(10) : 0,
    left,
    rail: dateSpot === 'left' ? left + 90 : left,
    isListed: body !== 'bullets' && rows.length === 1 && chance(0.25),
    numbered: chance(0.04),
    labelled: chance(0.05) && rows.every((row) => row.length === 1),
    dates: random.pick(['months', 'months', 'words', 'words', 'years', 'short'] as const),
    dash: random.pick([' – ', ' - ', '–', '-', ' — ', ' to ']),
    sharesEmployer: chance(0.1),
    room: chance(0.12) ? 170 + random.below(100) : null,
  };
}

function printHead(
  layout: Layout,
  texts: Record<Part, string>,
  number: number,
  locale: Locale,
  random: Random,
  print: (cells: Cell[], isFirst: boolean) => void,
): void {
  const labels: Partial<Record<Part, string>> = {
    what: locale.labels.position,
    where: locale.labels.company,
    date: locale.labels.period,
  };
  let isFirst = true;
  for (const row of layout.rows) {
    const parts = row.filter((part) => texts[part] !== '');
    if (parts.length === 0) continue;
    const cells: Cell[] = [];
    for (const [i, part] of parts.entries()) {
      const look = layout.looks[part];
      const named = layout.labelled && labels[part] ? `${labels[part]}: ${texts[part]}` : texts[part];
      const text = `${isFirst && i === 0 && layout.numbered ? `${number + 1}. ` : ''}${named}`;
      const before = cells.at(-1);
      if (!before) {
        cells.push({ text, x: layout.rail, ...look });
        continue;
      }
      let join = layout.join[part];
      if (i > 0 && parts[i - 1] === 'date' && join === ' (') join = ' ';
      const isSame = before.bold === look.bold && before.italic === look.italic && before.size === look.size;
      const written = `${join}${text}${join === ' (' && parts.length - 1 === i ? ')' : ''}`;
      const close = join === ' (' && i < parts.length - 1 && random.next() < 0.7 ? ')' : '';
      if (isSame) before.text += `${written}${close}`;
      else cells.push({ ...look, text: `${written}${close}`, x: -1 });
    }
    const first = isFirst;
    const over =
      layout.room && cells.length === 1 ? wrap(cells[0]!.text, Math.floor(layout.room / (cells[0]!.size * 0.5))) : [];
    const own = cells[0]!;
    if (over.length > 1) own.text = over.shift()!;
    else over.length = 0;
    if (first && layout.isListed) cells[0]!.text = `${layout.bodyMark}${cells[0]!.text}`;
    if (first && layout.dateSpot === 'right')
      cells.push({ text: texts.date, x: layout.room ? layout.rail + layout.room + 8 : 430, ...layout.looks.date });
    if (first && layout.dateSpot === 'left') cells.unshift({ text: texts.date, x: layout.left, ...layout.looks.date });
    print(cells, first);
    for (const text of over) print([{ ...own, text }], false);
    isFirst = false;
  }
}

function printBody(layout: Layout, trade: Trade, random: Random, print: (cells: Cell[]) => void): void {
  if (layout.body === 'none' || random.next() < 0.12) return;
  const size = layout.looks.place.size;
  const duties = random.some(trade.duties, 1 + random.below(4));
  const plain = { bold: false, italic: false, size };
  const at = layout.rail + (layout.body === 'bullets' || layout.body === 'set in' ? 12 : 0);
  const texts =
    layout.body === 'prose'
      ? [`${duties.join('. ')}.`]
      : duties.map((duty) => `${layout.body === 'bullets' ? layout.bodyMark : ''}${duty}`);
  const room = Math.floor((PAGE_WIDTH - at) / (size * 0.5));
  for (const text of texts) for (const row of wrap(text, room)) print([{ text: row, x: at, ...plain }]);
}

function wrap(text: string, room: number): string[] {
  const rows: string[] = [];
  for (const word of text.split(' ')) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + word.length < room) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
  }
  return rows;
}

function dateOf(date: Month, { dates }: Layout, locale: Locale): string {
  const month = String(date.month).padStart(2, '0');
  if (dates === 'years') return String(date.year);
  if (dates === 'words') return `${locale.months[date.month - 1]} ${date.year}`;
  return dates === 'short' ? `${month}/${String(date.year).slice(2)}` : `${month}/${date.year}`;
}

function rangeOf(start: Month, end: Month | 'present', layout: Layout, locale: Locale): string {
  const last = end === 'present' ? locale.present[0]! : dateOf(end, layout, locale);
  return `${dateOf(start, layout, locale)}${layout.dash}${last}`;
}

/** Cells at -1 go on the one before them in another look. */
function lineOf(cells: readonly Cell[], y: number, column: ColumnBox): Line {
  const fragments: Fragment[] = [];
  for (const { text, x, bold, italic, size } of cells) {
    const width = text.length * size * 0.5;
    const last = fragments.at(-1);
    const span: Span = {
      text,
      x: x < 0 && last ? last.x + last.width : x,
      width,
      size,
      bold,
      italic,
      color: '#000000',
      fontName: 'Made',
    };
    if (x < 0 && last) {
      last.spans.push(span);
      last.text += text;
      last.width += width;
      continue;
    }
    fragments.push({
      spans: [span],
      text,
      x,
      y,
      width,
      height: size,
      baseline: y + size,
      size,
      page: 1,
      isRightToLeft: false,
    });
  }
  const first = fragments[0]!;
  const end = Math.max(...fragments.map((fragment) => fragment.x + fragment.width));
  return {
    cells: fragments,
    text: fragments.map(({ text }) => text).join('\t'),
    page: 1,
    x: first.x,
    y,
    width: end - first.x,
    height: first.size,
    baseline: y + first.size,
    size: first.size,
    isRightToLeft: false,
    column,
  };
}
