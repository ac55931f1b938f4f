import type { Label } from '@vitae/language/labels';
import { type Line, withCells } from '../layout/line.ts';
import { toParagraphs } from '../layout/paragraphs.ts';
import { cleanPiece } from '../layout/pieces.ts';
import { placeOfLine } from '../layout/place-of.ts';
import { findDates, toMonth } from '../phrases/dates.ts';
import { labelsOfCell, splitLabel } from '../phrases/labels.ts';
import { splitTrailingPlace } from '../phrases/places.ts';
import type { Field, ParsedJob, ParsedSchool } from '../result.ts';
import { employerAlone } from './employer-name.ts';
import { townOfStated } from './town-of-employer.ts';

/** What is stated of one entry, each fact behind its label: "Position: … / Company: … / Period: …". */
interface Block {
  facts: Map<Label, Stated>;
  /** Further posts below the first, each with its dates: "Educator (2016 - 2019)". */
  posts: Stated[];
  body: Line[];
}

interface Stated {
  value: string;
  line: Line;
}

const STATED_CONFIDENCE = 0.93;
const JOB_LABELS: readonly Label[] = ['title', 'company', 'dates', 'location'];
const SCHOOL_LABELS: readonly Label[] = ['degree', 'institution', 'area', 'dates', 'location'];
/** Labels that mean the same of a school and of a job. */
const ALIKE: Partial<Record<Label, Label>> = { headline: 'title', current_location: 'location' };

/** Jobs whose facts stand behind labels, or null where a section is not written so. */
export function readLabelledJobs(lines: readonly Line[]): ParsedJob[] | null {
  const blocks = readUnderEmployers(lines) ?? readBlocks(lines, JOB_LABELS, ['title', 'company']);
  return blocks ? blocks.flatMap(jobsOf) : null;
}

/** Employers as headings of the file, and below each, before its text or behind it, "Position: …" and "Duration: …". */
function readUnderEmployers(lines: readonly Line[]): Block[] | null {
  const level = lines[0]?.structure?.headingLevel;
  if (!level) return null;
  const blocks: Block[] = [];
  for (const line of lines) {
    const stated = labelledLine(line, JOB_LABELS);
    if (line.structure?.headingLevel === level && !stated) {
      const value = line.text.replace(/; /g, ', ');
      blocks.push({ facts: new Map([['company', { value, line }]]), posts: [], body: [] });
      continue;
    }
    const block = blocks.at(-1)!;
    // Two posts at one employer are read by other means.
    if (stated && block.facts.has(stated.label)) return null;
    if (stated) block.facts.set(stated.label, { value: stated.value, line });
    else block.body.push(bodyOf(line));
  }
  return blocks.every(({ facts }) => facts.has('title') && facts.has('dates')) ? blocks : null;
}

/** The job of the block, and behind it the posts that were held before at the same employer. */
function jobsOf(block: Block): ParsedJob[] {
  const job = { ...jobOf(block), bullets: toParagraphs(block.body) };
  const title = block.facts.get('title');
  if (block.posts.length === 0 || !title) return [job];
  const [since = ''] = SINCE_WHEN.exec(title.value) ?? [];
  const own = datesOf({ ...title, value: since });
  const named = { ...title, value: title.value.slice(0, title.value.length - since.length) };
  return [
    { ...job, title: fieldOf(named), start: own.start ?? own.end ?? job.start },
    ...block.posts.map((post) => ({
      ...job,
      ...datesOf(post),
      title: fieldOf({ ...post, value: post.value.replace(TIME_IN_BRACKETS, '') }),
      bullets: [],
    })),
  ];
}

/** "(from January 2020)" behind a post. */
const SINCE_WHEN = /\s*\((?:from|since)\s[^()]{4,20}\)$/iu;
const TIME_IN_BRACKETS = /\s*\([^()]{4,40}\)$/u;

/** Schools whose facts stand behind labels, or null where a section is not written so. */
export function readLabelledSchools(lines: readonly Line[]): ParsedSchool[] | null {
  const blocks = readBlocks(lines, SCHOOL_LABELS, ['institution', 'degree']);
  return blocks
    ? blocks.map((block) => ({ ...commonOf(block), ...schoolOf(block), details: toParagraphs(block.body) }))
    : null;
}

function jobOf(block: Block): Omit<ParsedJob, 'bullets'> {
  const { facts } = block;
  const common = commonOf(block);
  const { company, town } = employerOf(facts.get('company'));
  return { ...common, title: fieldOf(facts.get('title')), company, location: common.location ?? town };
}

function schoolOf({ facts }: Block): Pick<ParsedSchool, 'institution' | 'degree'> {
  return { institution: fieldOf(facts.get('institution')), degree: fieldOf(facts.get('degree') ?? facts.get('area')) };
}

function commonOf({ facts }: Block): Pick<ParsedJob, 'location' | 'start' | 'end'> {
  return { location: fieldOf(facts.get('location')), ...datesOf(facts.get('dates')) };
}

function datesOf(stated: Stated | undefined): Pick<ParsedJob, 'start' | 'end'> {
  const found = stated && findDates(stated.value);
  const dates = found?.find((each) => each.isRange) ?? found?.[0];
  const date = (value: string | null | undefined): Field | null =>
    value ? { value, confidence: STATED_CONFIDENCE, place: placeOfLine(stated!.line) } : null;
  return {
    start: dates?.isRange ? date(toMonth(dates.start)) : null,
    end: date(toMonth(dates?.end ?? null)),
  };
}

function employerOf(fact: Stated | undefined): { company: Field | null; town: Field | null } {
  if (!fact) return { company: null, town: null };
  const named = employerAlone(fact.value);
  const known = splitTrailingPlace(named);
  const parted = known ? { name: known.rest, town: known.place } : townOfStated(cleanPiece(named));
  return {
    company: fieldOf({ ...fact, value: parted?.name ?? named }),
    town: parted ? fieldOf({ ...fact, value: parted.town }) : null,
  };
}

function fieldOf(fact: Stated | undefined): Field | null {
  const value = fact && cleanPiece(fact.value);
  return value ? { value, confidence: STATED_CONFIDENCE, place: placeOfLine(fact.line) } : null;
}

/** Entries of a section in which every one states at least one of the `telling` facts behind its label. */
function readBlocks(lines: readonly Line[], known: readonly Label[], telling: readonly Label[]): Block[] | null {
  const blocks: Block[] = [];
  let open = new Map<Label, string>();
  for (const line of lines) {
    const stated = labelledLine(line, known);
    if (!stated) {
      const block = blocks.at(-1);
      if (!block) return null;
      const body = bodyOf(line);
      if (isPostBelow(block, line)) block.posts.push({ value: line.text, line });
      else if (!IS_COLON.test(body.text)) block.body.push(body);
      continue;
    }
    const last = blocks.at(-1);
    if (!last || last.facts.has(stated.label) || startsOver(last, stated.label, open)) {
      blocks.push({ facts: new Map(), posts: [], body: [] });
      open = new Map();
    }
    const block = blocks.at(-1)!;
    open.set(stated.label, stated.value);
    block.facts.set(stated.label, { value: stated.value, line });
  }
  const whole = withoutFragments(blocks);
  const complete = whole.filter(({ facts }) => telling.some((label) => facts.has(label)));
  return complete.length > 0 && complete.length === whole.length && facts(complete) >= complete.length * 2
    ? complete
    : null;
}

/** Of the first entry, for another with only one to be none. */
const MIN_WHOLE_FACTS = 3;

/** "Title: Stock dashboard" below an entry that states employer, post and dates: a part of that entry. */
function withoutFragments(blocks: readonly Block[]): Block[] {
  const [first] = blocks;
  if (!first || first.facts.size < MIN_WHOLE_FACTS) return [...blocks];
  const whole: Block[] = [];
  for (const block of blocks) {
    const before = whole.at(-1);
    if (before && block.facts.size === 1 && !block.facts.has('company') && !block.facts.has('institution'))
      before.body.push(...[...block.facts.values()].map(({ line }) => line), ...block.body);
    else whole.push(block);
  }
  return whole;
}

function facts(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + block.facts.size, 0);
}

/** After an entry's text its first label comes again, whatever else is missing. */
function startsOver({ facts, body }: Block, label: Label, open: ReadonlyMap<Label, string>): boolean {
  return body.length > 0 && open.size > 0 && [...facts.keys()][0] === label;
}

function labelledLine(line: Line, known: readonly Label[]): { label: Label; value: string } | null {
  const [first, ...others] = line.cells;
  const value = others.map((cell) => cell.text).join(' ');
  const beside = others.length > 0 ? labelsOfCell(first!.text) : [];
  const stated =
    beside.length > 0 ? { labels: beside, value: value.replace(/^[:：]\s*[-–—]?\s*/, '') } : splitLabel(line.text);
  if (!stated || stated.value === '') return null;
  const label = stated.labels.map((each) => ALIKE[each] ?? each).find((each) => known.includes(each));
  return label ? { label, value: stated.value } : null;
}

/** "Duties" and the colon of its column, over a list. */
const IS_COLON = /^\s*[:：]?\s*$/u;
/** Of the size of the letters. */
const MIN_INDENT_EM = 3;

/** "Educator, Mathematics (2016 - 2019)" under the post that a form has behind "Position". */
function isPostBelow({ facts, body }: Block, line: Line): boolean {
  const [label, stated] = [...facts].at(-1) ?? [];
  return (
    label === 'title' &&
    body.length === 0 &&
    line.cells.length === 1 &&
    line.x - stated!.line.x > line.size * MIN_INDENT_EM &&
    findDates(TIME_IN_BRACKETS.exec(line.text)?.[0] ?? '').some(({ isRange }) => isRange)
  );
}

/** A row of duties without its label. */
function bodyOf(line: Line): Line {
  const [first, ...others] = line.cells;
  const isLabelled = others.length > 0 && labelsOfCell(first!.text).length > 0;
  return isLabelled ? withCells(line, others) : line;
}
