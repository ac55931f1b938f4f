import type { Line } from '../layout/line.ts';
import type { Field, ParsedResume } from '../result.ts';
import { headsPrintedAlike, ownMasters, stackedPosts, wholeSchools } from './alike-heads.ts';
import { isLabelledTitle, statedBehindLabels } from './labelled-heads.ts';
import { bareOf, type PageText, pageTextOf, type SeenLine } from './page-text.ts';
import { type Features, textFeatures, upTo } from './text-features.ts';
import { datesIn } from './text-marks.ts';
import { toldInSentences } from './told-heads.ts';
import { typedInOneLine } from './typed-heads.ts';
import { type Entry, entriesOf, VALUE_KINDS, type Value, valuesOf } from './values.ts';

export interface Examined {
  value: Value;
  features: Features;
  /** Stands behind its label, in the head of a job that is printed as its siblings are, or of a school whose lines it explains. */
  isAlike: boolean;
}

const isOne = (value: boolean) => (value ? 1 : 0);
const shareOf = (count: number, all: number, steps = 6) => (all === 0 ? 0 : upTo((count / all) * steps));
const FORMATS = ['pdf', 'docx', 'doc', 'rtf', 'html', 'mhtml', 'word-xml', 'text', 'markdown', 'picture'];

/** What can be seen of each value of a resume: in itself, among its siblings and on the page. */
export function examine(resume: ParsedResume, lines: readonly Line[]): Examined[] {
  const lists = entriesOf(resume);
  const values = valuesOf(resume, lists);
  const page = pageTextOf(
    lines,
    values.map(({ field }) => field),
    resume.unplaced,
  );
  const document = documentFeatures(resume, lists, page);
  const seenOften = countOf(values);
  const spans = new Map(lists.flat().map((entry) => [entry, spanOf(entry, page)]));
  const entryParts = new Map(
    lists.flatMap((entries) => {
      const list = seeList(entries, spans, page);
      return entries.map((entry, index) => [entry, entryFeatures(entry, index, list, spans, page)] as const);
    }),
  );
  const alike = new Set(
    lists.flatMap((entries) => [
      ...headsPrintedAlike(entries, page),
      ...stackedPosts(entries, page),
      ...ownMasters(entries, page),
      ...toldInSentences(entries, page),
      ...typedInOneLine(entries, page),
      ...statedBehindLabels(entries, page),
      ...wholeSchools(entries, page),
    ]),
  );
  return values.map((value) => ({
    value,
    isAlike:
      (value.entry !== null && alike.has(value.entry)) ||
      (value.kind === 'title' && isLabelledTitle(value.field, page)),
    features: {
      ...Object.fromEntries(VALUE_KINDS.map((kind) => [`is ${kind}`, isOne(kind === value.kind)])),
      reader: upTo(value.field.confidence * 15),
      ...textFeatures(value.kind, value.field.value),
      ...placeFeatures(value, page),
      ...siblingFeatures(value, page, seenOften),
      ...(value.entry ? entryParts.get(value.entry)! : NO_ENTRY),
      ...document,
    },
  }));
}

/** How often a text is a value of each kind. */
type Seen = ReadonlyMap<string, ReadonlyMap<Value['kind'], number>>;

function countOf(values: readonly Value[]): Seen {
  const seen = new Map<string, Map<Value['kind'], number>>();
  for (const { kind, field } of values) {
    if (/start|end/.test(kind)) continue;
    const bare = bareOf(field.value);
    const kinds = seen.get(bare) ?? new Map<Value['kind'], number>();
    seen.set(bare, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
  }
  return seen;
}

interface Span {
  /** First and last line of the head, and the last of all. */
  from: number;
  head: number;
  to: number;
}

const headOf = ({ what, where, start, end, place }: Entry) => [what, where, start, end, place];

function spanOf(entry: Entry, { lineOf }: PageText): Span | null {
  const at = (fields: readonly (Field | null)[]) =>
    fields.flatMap((field) => (field && lineOf.get(field)?.index) ?? []);
  const head = at(headOf(entry));
  if (head.length === 0) return null;
  const all = [...head, ...at(entry.told)];
  return { from: Math.min(...head), head: Math.max(...head), to: Math.max(...all) };
}

function documentFeatures(resume: ParsedResume, lists: readonly (readonly Entry[])[], page: PageText): Features {
  const entries = lists.flat();
  const ranges = page.lines.filter((line) => line.hasRange).length;
  const dated = entries.filter(({ start, end }) => start || end).length;
  const words = page.lines.reduce((sum, { line }) => sum + line.text.length, 0);
  const left = resume.unplaced.reduce((sum, { text }) => sum + text.length, 0);
  const kinds = new Set(resume.sections.map(({ kind }) => kind));
  const confidences = entries.flatMap((entry) => headOf(entry).flatMap((field) => field?.confidence ?? []));
  const [jobs, , schools] = lists as [Entry[], Entry[], Entry[]];
  return {
    // It flows as DOCX does, and none was among the files that the weights were fitted to.
    'doc format': FORMATS.indexOf(resume.format === 'odt' ? 'docx' : resume.format),
    'doc lines': upTo(page.lines.length / 12),
    'doc columns': upTo(page.columns, 6),
    'doc left': upTo((left / Math.max(1, words)) * 30),
    'doc left texts': upTo(resume.unplaced.length / 2),
    'doc sections': upTo(resume.sections.length),
    'doc has education': isOne(kinds.has('education')),
    'doc has skills': isOne(kinds.has('skills')),
    'doc jobs': upTo(jobs.length),
    'doc schools': upTo(schools.length, 8),
    'doc ranges beyond entries': upTo(ranges - dated + 4, 10),
    'doc jobs with title': shareOf(jobs.filter(({ what }) => what).length, jobs.length),
    'doc jobs with employer': shareOf(jobs.filter(({ where }) => where).length, jobs.length),
    'doc jobs with dates': shareOf(jobs.filter(({ start, end }) => start || end).length, jobs.length),
    'doc jobs told': shareOf(jobs.filter(({ told }) => told.length > 0).length, jobs.length),
    'doc schools with degree': shareOf(schools.filter(({ what }) => what).length, schools.length),
    'doc schools with school': shareOf(schools.filter(({ where }) => where).length, schools.length),
    'doc schools with dates': shareOf(schools.filter(({ start, end }) => start || end).length, schools.length),
    'doc mean of reader': upTo(
      (confidences.reduce((sum, each) => sum + each, 0) / Math.max(1, confidences.length)) * 15,
    ),
    'doc script': textFeatures('item', jobs.map(({ what }) => what?.value ?? '').join(' ')).script!,
  };
}

const MONTHS_A_YEAR = 12;

function monthOf(date: Field | null): number | null {
  if (!date) return null;
  if (date.value === 'present') return 2100 * MONTHS_A_YEAR;
  const [, year, month] = /^(\d{4})(?:-(\d\d))?/.exec(date.value) ?? [];
  return year ? Number(year) * MONTHS_A_YEAR + Number(month ?? 6) : null;
}

const partsOf = ({ what, where, place, start, end }: Entry) =>
  [what, where, place, start, end].map((field) => isOne(field !== null)).join('');

/** In how many lines below the one value the other stands. */
function stepOf(one: Field | null, other: Field | null, { lineOf }: PageText): number | null {
  const [from, to] = [one, other].map((field) => (field ? lineOf.get(field)?.index : undefined));
  return from === undefined || to === undefined ? null : Math.max(-5, Math.min(5, to - from));
}

/** What entries share with each other. */
const SHARED = {
  parts: partsOf,
  'what to where': ({ what, where }: Entry, page: PageText) => stepOf(what, where, page),
  'what to start': ({ what, start, end }: Entry, page: PageText) => stepOf(what, start ?? end, page),
  'where to start': ({ where, start, end }: Entry, page: PageText) => stepOf(where, start ?? end, page),
};

/** What is the same for all entries of a list: counted once, as a file may hold thousands of them. */
interface SeenList {
  entries: readonly Entry[];
  /** How many entries have each of what they may share. */
  shared: Record<keyof typeof SHARED, ReadonlyMap<unknown, number>>;
  told: number;
  present: number;
  /** The first line of the entry that follows on the page, by the first line of each. */
  next: ReadonlyMap<number, number>;
}

function seeList(entries: readonly Entry[], spans: ReadonlyMap<Entry, Span | null>, page: PageText): SeenList {
  const starts = [...new Set(entries.flatMap((entry) => spans.get(entry)?.from ?? []))].sort((a, b) => a - b);
  const countsOf = (of: (entry: Entry, page: PageText) => unknown) => {
    const counts = new Map<unknown, number>();
    for (const entry of entries) counts.set(of(entry, page), (counts.get(of(entry, page)) ?? 0) + 1);
    return counts;
  };
  return {
    entries,
    shared: {
      parts: countsOf(SHARED.parts),
      'what to where': countsOf(SHARED['what to where']),
      'what to start': countsOf(SHARED['what to start']),
      'where to start': countsOf(SHARED['where to start']),
    },
    told: entries.reduce((sum, { told }) => sum + told.length, 0),
    present: entries.filter(isPresent).length,
    next: new Map(starts.map((from, i) => [from, starts[i + 1] ?? page.lines.length])),
  };
}

const isPresent = ({ end }: Entry) => end?.value === 'present';

function entryFeatures(
  entry: Entry,
  index: number,
  list: SeenList,
  spans: ReadonlyMap<Entry, Span | null>,
  page: PageText,
): Features {
  const { what, where, start, end, told } = entry;
  const { entries } = list;
  const others = entries.length - 1;
  const span = spans.get(entry) ?? null;
  const sharing = (name: keyof typeof SHARED) =>
    others === 0 ? 7 : shareOf(list.shared[name].get(SHARED[name](entry, page))! - 1, others);
  const headLines = span ? page.lines.slice(span.from, span.head + 1) : [];
  const ownFields = new Set<Field>([...headOf(entry), ...told].flatMap((field) => field ?? []));
  const spanLines = span ? page.lines.slice(span.from, span.to + 1) : [];
  const foreign = (lines: readonly SeenLine[]) =>
    lines.filter(({ taken }) => taken.some((field) => !ownFields.has(field))).length;
  const beforeNext = span ? page.lines.slice(span.to + 1, Math.min(list.next.get(span.from)!, span.to + 8)) : [];
  const above = span ? page.lines[span.from - 1] : undefined;
  const [from, to] = [monthOf(start), monthOf(end)];
  const previous = index > 0 ? monthOf(entries[index - 1]!.start) : null;
  const toldWords = told.map(({ value }) => value.split(/\s+/).length);
  const lastTold = told.at(-1)?.value ?? '';
  return {
    'entry kind': entry.kind === 'school' ? 1 : 2,
    'entry index': upTo(index, 8),
    'entry siblings': upTo(others),
    'entry has what': isOne(what !== null),
    'entry has where': isOne(where !== null),
    'entry has place': isOne(entry.place !== null),
    'entry has start': isOne(start !== null),
    'entry has end': isOne(end !== null),
    'entry parts shared': sharing('parts'),
    'entry what to where': (stepOf(what, where, page) ?? 7) + 5,
    'entry what to start': (stepOf(what, start ?? end, page) ?? 7) + 5,
    'entry where to start': (stepOf(where, start ?? end, page) ?? 7) + 5,
    'entry what to where shared': sharing('what to where'),
    'entry what to start shared': sharing('what to start'),
    'entry where to start shared': sharing('where to start'),
    'entry told': upTo(told.length),
    'entry told by others': upTo((list.told - told.length) / Math.max(1, others)),
    'entry told words': upTo(toldWords.reduce((sum, each) => sum + each, 0) / Math.max(1, told.length) / 2),
    'entry told in few words': upTo(toldWords.filter((each) => each < 5).length, 6),
    'entry told ranges': upTo(told.filter(({ value }) => datesIn(value).hasRange).length, 4),
    'entry told years': upTo(told.filter(({ value }) => datesIn(value).years > 0).length, 6),
    'entry last told words': upTo(lastTold.split(/\s+/).length, 12),
    'entry head lines': span ? 1 + upTo(span.head - span.from, 8) : 0,
    'entry head ranges': upTo(headLines.filter(({ hasRange }) => hasRange).length, 4),
    'entry ranges': upTo(spanLines.filter(({ hasRange }) => hasRange).length, 5),
    'entry head foreign': upTo(foreign(headLines), 4),
    'entry foreign': upTo(foreign(spanLines), 5),
    'entry head left': upTo(headLines.filter(({ hasUnplaced }) => hasUnplaced).length, 3),
    'entry left': upTo(spanLines.filter(({ hasUnplaced }) => hasUnplaced).length, 5),
    'entry left before next': upTo(beforeNext.filter(({ hasUnplaced }) => hasUnplaced).length, 5),
    'entry head bullets': upTo(headLines.filter(({ isBullet }) => isBullet).length, 3),
    'entry above': lookOfNeighbour(above, page),
    'entry order': from === null || to === null ? 2 : from > to ? 0 : from === to ? 3 : 1,
    'entry years':
      from === null || to === null || to > 2099 * MONTHS_A_YEAR ? 0 : 1 + upTo((to - from) / MONTHS_A_YEAR, 12),
    'entry begins before last': previous === null || from === null ? 2 : isOne(from <= previous),
    'entry present by others': upTo(list.present - isOne(isPresent(entry)), 3),
    'entry age': from === null ? 0 : 1 + upTo((2030 * MONTHS_A_YEAR - from) / MONTHS_A_YEAR / 5),
    'entry reader what': what ? 1 + upTo(what.confidence * 14) : 0,
    'entry reader where': where ? 1 + upTo(where.confidence * 14) : 0,
    'entry reader start': start ? 1 + upTo(start.confidence * 14) : 0,
    ...Object.fromEntries(
      Object.entries(what ? textFeatures(entry.kind === 'school' ? 'degree' : 'title', what.value) : {})
        .filter(([name]) => OF_OTHERS.has(name))
        .map(([name, value]) => [`what ${name}`, value + 1]),
    ),
    ...Object.fromEntries(
      Object.entries(where ? textFeatures(entry.kind === 'school' ? 'institution' : 'company', where.value) : {})
        .filter(([name]) => OF_OTHERS.has(name))
        .map(([name, value]) => [`where ${name}`, value + 1]),
    ),
  };
}

/** What is told of a part to the other parts of its entry. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'words',
  'occupation',
  'organisation',
  'school',
  'degree',
  'ownShare',
  'otherShare',
  'stops',
  'startsSmall',
  'openEnd',
  'sentence',
]);

const NO_ENTRY: Features = {};

/** What stands in a line: nothing, a heading, text that is left, a list's item, or other text. */
function lookOfNeighbour(line: SeenLine | undefined, { size }: PageText): number {
  if (!line) return 0;
  if (line.isHeading || line.line.size > size * 1.2) return 1;
  if (line.hasUnplaced) return 2;
  if (line.isBullet) return 3;
  if (line.taken.length === 0) return /[.。؟!?]$/.test(line.line.text) ? 4 : 5;
  return /[.。؟!?]$/.test(line.line.text) ? 6 : 7;
}

function placeFeatures({ field }: Value, page: PageText): Features {
  const own = page.lineOf.get(field);
  const bare = bareOf(field.value.slice(0, 200));
  const line = own?.bare ?? '';
  const at = line.indexOf(bare);
  const above = own && page.lines[own.index - 1];
  const below = own && page.lines[own.index + 1];
  const text = own?.line.text ?? '';
  const start = text.indexOf(field.value.slice(0, 40));
  const signAt = (place: number, isBefore: boolean) => {
    const beside = isBefore
      ? text
          .slice(Math.max(0, place - 3), place)
          .trim()
          .at(-1)
      : text.slice(place, place + 3).trim()[0];
    if (start < 0) return 9;
    if (beside === undefined) return 0;
    return 1 + [',', '-', '–', '|', '(', ')', ':'].indexOf(beside) + 1 + (/\p{L}/u.test(beside) ? 8 : 0);
  };
  return {
    'at line': own ? 1 + shareOf(Math.min(bare.length, line.length), Math.max(line.length, 1), 6) : 0,
    'at is whole': own ? (line === bare ? 3 : own.bareCells.includes(bare) ? 2 : at >= 0 ? 1 : 0) : 4,
    'at begins': own ? (at === 0 ? 1 : at > 0 ? 2 : 3) : 0,
    'at sign before': signAt(start, true),
    'at sign after': signAt(start + field.value.length, false),
    'at cells': upTo(own?.line.cells.length ?? 0, 4),
    'at bold': isOne(own?.isBold ?? false),
    'at bullet': isOne(own?.isBullet ?? false),
    'at taken': upTo(own?.taken.length ?? 0, 6),
    'at left': isOne(own?.hasUnplaced ?? false),
    'at depth': own ? upTo((own.index / Math.max(1, page.lines.length)) * 10) : 0,
    'at above': lookOfNeighbour(above, page),
    'at below': lookOfNeighbour(below, page),
    'at below goes on': isOne(below !== undefined && below !== null && /^[\p{Ll},;)&]/u.test(below.line.text)),
    'at above goes on': isOne(
      above !== undefined && above !== null && /[\p{Ll},]$/u.test(above.line.text) && /^\p{Ll}/u.test(text),
    ),
    'at above range': isOne(above?.hasRange ?? false),
    'at below range': isOne(below?.hasRange ?? false),
    'at column': own ? upTo((own.line.x - own.line.column.x) / 12, 8) : 9,
  };
}

const MAX_SIBLINGS = 30;

function siblingFeatures({ kind, field, siblings }: Value, page: PageText, seen: Seen): Features {
  const bare = bareOf(field.value);
  const own = page.lineOf.get(field);
  const others = siblings
    .slice(0, MAX_SIBLINGS + 1)
    .filter((other) => other !== field)
    .slice(0, MAX_SIBLINGS);
  const lookOf = (other: Field) => {
    const line = page.lineOf.get(other);
    return line ? `${line.isBold} ${Math.round(line.line.size)} ${line.isBullet} ${line.line.cells.length > 1}` : '';
  };
  const alike = others.filter((other) => lookOf(other) === lookOf(field)).length;
  const inColumn = others.filter((other) => {
    const line = page.lineOf.get(other);
    return own && line && Math.abs((other.place?.x ?? 0) - (field.place?.x ?? 0)) < 4;
  }).length;
  const same = seen.get(bare) ?? new Map<Value['kind'], number>();
  const ofKind = Math.max(0, (same.get(kind) ?? 0) - 1);
  const ofOthers = [...same].reduce((sum, [each, count]) => (each === kind ? sum : sum + count), 0);
  const words = field.value.split(/\s+/).length;
  const meanWords =
    others.reduce((sum, other) => sum + other.value.split(/\s+/).length, 0) / Math.max(1, others.length);
  return {
    'list length': upTo(siblings.length),
    'list alike': others.length === 0 ? 7 : shareOf(alike, others.length),
    'list in column': others.length === 0 ? 7 : shareOf(inColumn, others.length),
    'list words': others.length === 0 ? 7 : upTo((words / Math.max(1, meanWords)) * 3, 12),
    'list precision':
      others.length === 0
        ? 7
        : shareOf(others.filter(({ value }) => value.length === field.value.length).length, others.length),
    'same as sibling': upTo(ofKind, 3),
    'same as other kind': upTo(ofOthers, 3),
  };
}
