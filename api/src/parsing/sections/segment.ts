import { stripBullet } from '@vitae/language/bullets';
import { DURATION_UNITS } from '@vitae/language/dates';
import { fold, foldWords } from '@vitae/language/fold';
import { OWN_WORDS, type SectionKind } from '@vitae/language/headings';
import { BODY_LABELS } from '@vitae/language/jobs';
import { anyOf } from '@vitae/language/phrases';
import { isBullet } from '../layout/bullets.ts';
import { breaksForRoom } from '../layout/fit.ts';
import { type Line, withCells } from '../layout/line.ts';
import { type BodyLook, bodyLookOf, isAllCaps, isLike, type Look, lookOf } from '../layout/look.ts';
import { findDates } from '../phrases/dates.ts';
import { isDocumentTitle, matchHeading, withoutNumber, withoutRemark } from '../phrases/heading-words.ts';
import { announcesDutiesOfOne, splitLabel } from '../phrases/labels.ts';
import { findLinks } from '../phrases/links.ts';
import { degreeScore, institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import type { Rule } from '../text/model.ts';
import { mendBrokenHeadings } from './broken-headings.ts';
import type { Candidate } from './candidate.ts';
import { withoutLabelsOfText } from './labels-of-text.ts';
import { COLUMN_STEP, edgeOf, findRail, type Rail, standsBesideRail } from './rail.ts';
import { addRunInHeadings } from './run-in-headings.ts';

export interface Section {
  kind: SectionKind;
  /** As printed; empty for what stands before the first heading. */
  heading: string;
  headingLine: Line | null;
  lines: Line[];
  /** Told in sentences, of which each is read by itself: no other section begins within. */
  isTold?: boolean;
}

export interface Segmented {
  /** What stands before the first heading: mostly the name and how to reach the person. */
  header: Section;
  sections: Section[];
}

/** The last of the lines in which a document says what it is. */
const MAX_TITLE_INDEX = 1;
const MAX_UNKNOWN_HEADING_WORDS = 6;
/** Of the lines that look like headings, at least this share must be known ones for an unknown one to count. */
const MIN_PURITY = 0.5;
const MIN_UNKNOWN_HEADING_LENGTH = 4;
/** From a line to the next of its text, at most, in font sizes. */
const MAX_TEXT_STEP = 1.7;
/** From the line before to a heading, at least, in font sizes. */
const MIN_HEADING_GAP = 1.4;

/** Parts a document's lines into the header and sections under their headings. */
export function segment(printed: readonly Line[], rules: ReadonlyMap<number, readonly Rule[]>): Segmented {
  const lines = mendBrokenHeadings(printed);
  const body = bodyLookOf(lines);
  const bodySize = body.size;
  const possible = lines
    .flatMap((line, index) => findCandidate(line, index, body, rules.get(line.page) ?? []))
    .filter((candidate) => !isPlaceOfEntry(candidate, lines))
    .filter((candidate) => !isSchoolOfEntry(candidate, lines))
    .filter(isNoLabelOfJob);
  const candidates = withoutLabelsOfText(possible, lines);
  const headings = acceptHeadings(candidates, lines, bodySize).filter(isNoFirstEntry).filter(isNoRestOfSchool);
  addRunInHeadings(headings, lines);
  headings.sort((a, b) => a.index - b.index);

  const first = headings[0]?.index ?? lines.length;
  const aside = linesAboveHeadings(lines, headings, bodySize);
  const header: Section = {
    kind: 'other',
    heading: '',
    headingLine: null,
    lines: [...lines.slice(0, first), ...aside],
  };
  const sections = headings.map((heading, i): Section => {
    const end = headings[i + 1]?.index ?? lines.length;
    const headingLine = lines[heading.index]!;
    const content = lines.slice(heading.index + 1, end).filter((line) => !aside.has(line));
    const rest = restOfHeadingLine(headingLine, heading);
    return {
      kind: heading.kind ?? 'other',
      heading: heading.text,
      headingLine,
      lines: rest ? [rest, ...content] : content,
    };
  });
  return { header, sections };
}

/**
 * A further column may begin with the name, or with contact details beside it, before its own first heading. Text that
 * only goes on from the column before is neither large nor says how to reach the person.
 */
function linesAboveHeadings(lines: readonly Line[], headings: readonly Candidate[], bodySize: number): Set<Line> {
  const first = headings[0]?.index ?? lines.length;
  const headingLines = new Set(headings.map((heading) => lines[heading.index]!));
  const page = lines[0]?.page;
  const above = new Set<Line>();
  const rest = lines.slice(first).filter((line) => line.page === page && line.column !== lines[first]?.column);
  for (const column of Map.groupBy(rest, (line) => line.column).values()) {
    const end = column.findIndex((line) => headingLines.has(line));
    const leading = column.slice(0, Math.max(end, 0));
    const before = headings.findLast(({ index }) => lines.indexOf(column[0]!) > index);
    const isOfPerson = before?.kind != null && LISTS.has(before.kind) && isParagraph(leading);
    if (isOfPerson || leading.some((line) => line.size > bodySize * LARGE_TEXT || REACHING.test(line.text)))
      for (const line of leading) above.add(line);
  }
  return above;
}

/** Of short items, none of which goes on as a paragraph at the top of the next column. */
const LISTS: ReadonlySet<SectionKind> = new Set(['skills', 'certifications', 'languages', 'links', 'interests']);
const MIN_WORDS_OF_PARAGRAPH = 20;
const isParagraph = (lines: readonly Line[]) => {
  const text = lines.map((line) => line.text).join(' ');
  return /\.$/.test(text) && !lines.some(isBullet) && text.split(' ').length >= MIN_WORDS_OF_PARAGRAPH;
};

const LARGE_TEXT = 1.35;
/** Than the text: a heading's size. */
const LARGER = 1.06;
const REACHING = /@|\+\d{1,3}[\s(]|\(\d{3}\)|linkedin\.com/i;

/** "EXPERIENCE      (8 years 5 months)" */
const IS_REMARK = /^\([^()]{1,40}\)$/;

function findCandidate(line: Line, index: number, body: BodyLook, rules: readonly Rule[]): Candidate[] {
  const first = line.cells[0]!;
  const isRail = line.cells.slice(1).some(({ text }) => !IS_REMARK.test(text));
  const text = isRail ? first.text : stripBullet(line.text);
  const match = matchHeading(text);
  // "PROJECTS (2024-2025)"
  if (/\d{3}/.test(match?.isExact ? withoutRemark(text) : text)) return [];
  // "Résumé" is a title over the name, and a summary under it.
  if (isDocumentTitle(text) && !(match?.isExact && index > MAX_TITLE_INDEX)) return [];
  // Some designs mark their headings as others mark the items of a list.
  if (isBullet(line) && !match?.isExact) return [];
  const words = text.trim().split(/\s+/);
  const isMarked = line.structure?.headingLevel !== undefined && !/@/.test(text);
  if (!match && !isMarked && (words.length > MAX_UNKNOWN_HEADING_WORDS || /[.,;!?،]$|@/.test(text))) return [];
  const printed = lookOf(isRail ? first : line);
  const look = { ...printed, caps: printed.caps || isAllCaps(withoutNumber(withoutRemark(text))) };
  const stands =
    look.bold ||
    look.caps ||
    look.size > body.size * LARGER ||
    look.color !== body.color ||
    line.structure?.headingLevel !== undefined ||
    hasRuleBelow(line, rules);
  if (isBullet(line) && !stands) return [];
  const isEmphasised = stands || /[:：]$/.test(text.trim());
  return [
    {
      index,
      kind: match?.kind ?? null,
      isExact: match?.isExact ?? false,
      look,
      isEmphasised,
      isRail,
      text: text.trim(),
    },
  ];
}

/** "Roles & Responsibilities:" below "Work experience": what was done in the job above, and no further jobs. */
function isNoLabelOfJob(candidate: Candidate, _: number, all: readonly Candidate[]): boolean {
  const isLabel = ({ text }: Candidate) => BODY_LABELS.has(foldWords(text));
  const isBelowJobs = (isCounted: (other: Candidate) => boolean) =>
    all.some(
      (other) => other.index < candidate.index && other.kind === 'experience' && isCounted(other) && !isLabel(other),
    );
  if (candidate.kind === 'experience') return !isLabel(candidate) || !isBelowJobs(({ isExact }) => isExact);
  // "JOB DESCRIPTION (PRESENT)" below an overview of jobs.
  return candidate.kind !== null || !announcesDutiesOfOne(candidate.text) || !isBelowJobs(() => true);
}

/** "Online" under the dates of a course, with what was done there below: where it was, and no heading over links. */
function isPlaceOfEntry({ kind, index, isEmphasised }: Candidate, lines: readonly Line[]): boolean {
  if (kind !== 'links' || isEmphasised) return false;
  const [before, next] = [lines[index - 1], lines[index + 1]];
  const isBelowDates = before !== undefined && findDates(before.text).length > 0 && isCloseBelow(lines, index);
  return isBelowDates && !(next && findLinks(next.text).length > 0);
}

const SCHOOL_NAME = 0.8;

/** "Elmbridge Community College" right over a degree and its dates: a school, and no heading over what is done for others. */
function isSchoolOfEntry({ isExact, look, text, index }: Candidate, lines: readonly Line[]): boolean {
  const next = lines[index + 1];
  if (isExact || look.caps || /[:：]$/.test(text) || !next || institutionScore(text) < SCHOOL_NAME) return false;
  return isCloseBelow(lines, index + 1) && findDates(next.text).length > 0 && institutionScore(next.text) === 0;
}

function hasRuleBelow(line: Line, rules: readonly Rule[]): boolean {
  const bottom = line.baseline;
  return rules.some(
    (rule) =>
      rule.height <= 3 &&
      rule.width > 60 &&
      rule.y > bottom - 1 &&
      rule.y < bottom + line.size * 1.1 &&
      rule.x < line.x + line.width &&
      rule.x + rule.width > line.x,
  );
}

function acceptHeadings(candidates: readonly Candidate[], lines: readonly Line[], bodySize: number): Candidate[] {
  const exact = candidates.filter((candidate) => candidate.isExact && !candidate.isRail);
  const primary = primaryLook(exact);
  const columnOf = (candidate: Candidate) => Math.round(lines[candidate.index]!.column.x / COLUMN_STEP);
  const primaryOfColumn = new Map(
    [...Map.groupBy(exact, columnOf)]
      .filter(([, own]) => own.length > 1)
      .map(([column, own]) => [column, primaryLook(own)]),
  );
  const soleOfColumn = new Map(exact.map((candidate) => [columnOf(candidate), candidate.look]));
  const firstKnown =
    candidates.find(({ kind, look, isRail }) => kind && !isRail && primary && isLike(look, primary))?.index ??
    exact[0]?.index ??
    lines.length;
  const purity = primary ? purityOf(primary, candidates) : 0;
  const headed = new Set(
    exact.flatMap(({ look, kind, isEmphasised }) =>
      primary && (isLike(look, primary) || (isNearly(look, primary, bodySize) && isEmphasised)) ? [kind] : [],
    ),
  );
  const ofRail = candidates.filter((each) => each.isRail && each.isExact);
  const rail = findRail(primary ? ofRail.filter((each) => mayHeadRail(each, primary, exact)) : ofRail, lines);
  return candidates.filter((candidate) => {
    const line = lines[candidate.index]!;
    const { look, kind, isExact, isEmphasised } = candidate;
    if (candidate.isRail)
      return isExact
        ? isRailHeading(candidate, line, rail, primary)
        : rail !== undefined && isUnknownRailHeading(candidate, lines, rail);
    if (rail && standsBesideRail(line, rail)) return false;
    const isPrimary = primary !== undefined && isLike(look, primary);
    if (line.structure?.headingLevel !== undefined && kind && isPrimary) return true;
    if (isExact) {
      if (!primary || isPrimary) return isStandalone(lines, candidate.index);
      // Beside the main column headings may be set smaller.
      const own = primaryOfColumn.get(columnOf(candidate));
      if (own && isEmphasised && isLike(look, own) && look.size >= bodySize * 0.9) return true;
      if (isNearly(look, primary, bodySize) && isEmphasised) return true;
      return (
        HISTORIES.has(kind!) &&
        !headed.has(kind!) &&
        (standsApart(lines, candidate.index) || standsAlone(lines, candidate.index)) &&
        look.size >= bodySize * 0.9
      );
    }
    if (!primary && kind) return !isCloseBelow(lines, candidate.index);
    if (!primary && !kind && isOwnHeadingOfPlainText(candidate, lines)) return true;
    const column = columnOf(candidate);
    const known = [primary, primaryOfColumn.get(column)].find((each) => each && isLike(look, each));
    const model = known ?? soleOfColumn.get(column);
    if (!model || !isEmphasised) return false;
    const isAlike = isLike(look, model) && isSameStyle(look, model);
    if (kind) return known !== undefined && isAlike;
    const stands = look.caps || look.size > bodySize * LARGER || line.structure?.headingLevel !== undefined;
    const isBelowContact = candidate.index > firstHeaderEnd(lines, firstKnown);
    return (
      canBeUnknownHeading(lines, candidate) &&
      isAlike &&
      isBelowContact &&
      !/\d\d/.test(candidate.text) &&
      ((stands && known && (model === primary ? purity : purityOf(model, candidates)) >= MIN_PURITY) ||
        ((stands || !statesDates(lines, candidate.index)) && headsRegularly(model, candidates, lines)))
    );
  });
}

/**
 * "Elm Community College" right below "Education", "Full-Stack Web Development" below "Certifications": the first entry
 * of that section, and no heading over the rest of it.
 */
function isNoFirstEntry({ isExact, isRail, index, kind }: Candidate, _: number, all: readonly Candidate[]): boolean {
  const above = all.find((other) => other.index === index - 1);
  if (isExact || isRail || !above?.isExact || above.isRail) return true;
  return !HISTORIES.has(above.kind!) && !(above.kind === 'certifications' && kind !== above.kind);
}

/** "College" among studies: of a name that its line had no room for, since the section has its heading already. */
const isNoRestOfSchool = ({ kind, text }: Candidate, at: number, all: readonly Candidate[]) =>
  kind !== 'education' || !IS_KIND_OF_SCHOOL.test(text) || all[at - 1]?.kind !== 'education';
const IS_KIND_OF_SCHOOL = /^(?:College|School|University)$/;

/** What a resume hardly lacks: "Working experience" heads it even where all other headings are in capitals. */
const HISTORIES: ReadonlySet<SectionKind> = new Set(['experience', 'education']);

function isSameStyle(look: Look, model: Look): boolean {
  return (
    Math.abs(look.exactSize - model.exactSize) < 0.2 && look.caps === model.caps && look.fontName === model.fontName
  );
}

/** Nearer to what follows than to what stands before. */
const APART_RATIO = 1.05;

function standsApart(lines: readonly Line[], index: number): boolean {
  const [before, line, next] = [lines[index - 1], lines[index]!, lines[index + 1]];
  if (!next || next.column !== line.column || next.page !== line.page) return false;
  if (!before || before.column !== line.column || before.page !== line.page) return true;
  return line.baseline - before.baseline > (next.baseline - line.baseline) * APART_RATIO;
}

/** "ON THE WATER" between two gaps, as headings of plain texts stand. */
function standsAlone(lines: readonly Line[], index: number): boolean {
  const [line, next] = [lines[index]!, lines[index + 1]];
  return (
    next !== undefined &&
    next.column === line.column &&
    next.page === line.page &&
    !isCloseBelow(lines, index) &&
    next.baseline - line.baseline >= line.size * MIN_HEADING_GAP
  );
}

/** Dates on a line or right under it, as an entry's title has them. */
function statesDates(lines: readonly Line[], index: number): boolean {
  return [lines[index], lines[index + 1]].some((line) => line !== undefined && findDates(line.text).length > 0);
}

/** With fewer known ones among them lines of one look are no headings. */
const MIN_REGULAR_PURITY = 0.25;

/**
 * Whether lines in the look of a known heading head sections though most of them are in a person's own words: each
 * stands apart from what is before it, and not every one has one dated line under it, as the titles of entries do.
 */
function headsRegularly(model: Look, candidates: readonly Candidate[], lines: readonly Line[]): boolean {
  const alike = candidates.filter(({ isRail, look }) => !isRail && isSameStyle(look, model) && isLike(look, model));
  const unknown = alike.filter(({ kind }) => kind === null);
  if (!alike.some(({ isExact }) => isExact) || alike.length - unknown.length < alike.length * MIN_REGULAR_PURITY)
    return false;
  const isTitleToo = alike.some(({ index }) => alike.some((other) => other.index === index + 1));
  const isApart = ({ index }: Candidate) => standsApart(lines, index) || standsAlone(lines, index);
  if (isTitleToo || !unknown.every((each) => isApart(each) && canBeUnknownHeading(lines, each))) return false;
  const datedUnder = ({ index }: Candidate) => {
    const end = alike.find((other) => other.index > index)?.index ?? lines.length;
    return lines.slice(index, end).filter((line) => findDates(line.text).length > 0).length;
  };
  return unknown.filter((each) => datedUnder(each) === 1).length * 2 <= unknown.length;
}

const ENOUGH_HEADINGS = 3;

/** Where lines of their own head the sections in one look, weaker words at the side are labels. */
function mayHeadRail(candidate: Candidate, primary: Look, exact: readonly Candidate[]): boolean {
  const heads = new Set(exact.filter((each) => isLike(each.look, primary)).map((each) => each.kind));
  return heads.size < ENOUGH_HEADINGS || isLike(candidate.look, primary);
}

/** "What I do outside school", "Ce que j'ai appris": nobody's school or employer speaks of itself so. */
function isSaidOfOneself(text: string): boolean {
  return fold(text)
    .split(/[^\p{L}]+/u)
    .some((word) => OWN_WORDS.has(word));
}

/** "Where I've done it" by itself between two gaps, in a text without any look, where known headings stand so, too. */
function isOwnHeadingOfPlainText({ index, text }: Candidate, lines: readonly Line[]): boolean {
  const [line, next] = [lines[index]!, lines[index + 1]];
  return (
    index > 0 &&
    next !== undefined &&
    isSaidOfOneself(text) &&
    /^\p{Lu}/u.test(text) &&
    canBeUnknownHeading(lines, { index, text }) &&
    !isCloseBelow(lines, index) &&
    next.page === line.page &&
    next.baseline - line.baseline >= line.size * MIN_HEADING_GAP
  );
}

/** Lines of few words may also be a degree, a company or a label; a heading stands apart and states nothing. */
function canBeUnknownHeading(lines: readonly Line[], { index, text }: Pick<Candidate, 'index' | 'text'>): boolean {
  const isMarked = lines[index]!.structure?.headingLevel !== undefined;
  const isOwn = isSaidOfOneself(text);
  if (
    (!isMarked && !isOwn && (isCloseBelow(lines, index) || goesOnLine(lines, index))) ||
    text.length < MIN_UNKNOWN_HEADING_LENGTH ||
    isOverFactsOfJob(lines, index) ||
    STAY.test(foldWords(/\(([^()]{3,30})\)$/.exec(text.trim())?.[1] ?? '')) ||
    /[:：].|\d.*\d|\|/.test(text)
  )
    return false;
  return (
    isOwn ||
    (degreeScore(text) === 0 && institutionScore(text) === 0 && titleScore(text) < 0.5 && organisationScore(text) < 0.9)
  );
}

/** "FUNDACIÓN EJEMPLO" over "Cargo: Psicóloga", or over "4 years 10 months": an employer. */
function isOverFactsOfJob(lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1];
  return (
    next !== undefined && (STAY.test(fold(next.text)) || (splitLabel(next.text)?.labels.includes('title') ?? false))
  );
}

/** How long, and nothing else. */
const STAY = new RegExp(`^(?:\\d{1,2} (?:${anyOf(DURATION_UNITS)})(?: |$)){1,2}$`, 'u');

/** The rest of a line in its look that had no room for it. */
function goesOnLine(lines: readonly Line[], index: number): boolean {
  const line = lines[index]!;
  const before = lines[index - 1];
  return (
    before !== undefined &&
    before.column === line.column &&
    before.page === line.page &&
    line.baseline - before.baseline < line.size * MAX_TEXT_STEP &&
    isLike(lookOf(before), lookOf(line)) &&
    lookOf(before).bold === lookOf(line).bold &&
    breaksForRoom(before, line)
  );
}

/** Set as close to the line before it as the lines of one text are. */
function isCloseBelow(lines: readonly Line[], index: number): boolean {
  const line = lines[index]!;
  const before = lines[index - 1];
  return (
    before !== undefined &&
    before.column === line.column &&
    before.page === line.page &&
    line.baseline - before.baseline < line.size * MIN_HEADING_GAP
  );
}

/** The first cell of a line that stands in a rail of headings, or looks like the headings that have their own lines. */
function isRailHeading({ look }: Candidate, line: Line, rail: Rail | undefined, primary: Look | undefined): boolean {
  const second = line.cells[1];
  if (rail && Math.abs(edgeOf(line, rail.side) - rail.x) < COLUMN_STEP) return true;
  return (
    primary !== undefined && isLike(look, primary) && look.caps && !isAllCaps(second!.text) && second!.text.length > 30
  );
}

/** In a rail of headings, and set as all of them are: bold or in capitals, each apart from what is above it. */
function isUnknownRailHeading(candidate: Candidate, lines: readonly Line[], rail: Rail): boolean {
  const { index, look } = candidate;
  return (
    (look.bold || look.caps) &&
    Math.abs(edgeOf(lines[index]!, rail.side) - rail.x) < COLUMN_STEP &&
    rail.lines.every((line) => isLike(lookOf(line.cells[0]!), look) && lookOf(line.cells[0]!).caps === look.caps) &&
    !/\d/.test(candidate.text) &&
    canBeUnknownHeading(lines, candidate)
  );
}

/** Almost as strong as the document's headings; anything weaker is a label inside a section. */
function isNearly(look: Look, primary: Look, bodySize: number): boolean {
  const isLargeEnough = look.size >= primary.size * 0.93;
  return isLargeEnough && (look.bold || !primary.bold) && (look.caps || !primary.caps || look.size > bodySize);
}

const NAME_LINES = 1;

/** Before the first known heading a large line may be the name: wait until how to reach the person has been read. */
function firstHeaderEnd(lines: readonly Line[], firstKnown: number): number {
  const contact = lines
    .slice(0, firstKnown)
    .findLastIndex((line) => /@|\d{3}/.test(line.text) && findDates(line.text).length === 0);
  if (contact >= 0) return contact;
  // How to reach the person stands in another column, which is read later.
  const column = lines[0]?.column;
  const isElsewhere = lines.some((line) => line.column !== column && REACHING.test(line.text));
  return isElsewhere ? Math.min(firstKnown, NAME_LINES) : firstKnown;
}

/** "EDV": set in capitals whatever the headings are set in. */
const ACRONYM = /^\p{Lu}{2,4}$/u;

function primaryLook(exact: readonly Candidate[]): Look | undefined {
  const groups = new Map<string, { look: Look; kinds: Set<string> }>();
  for (const { look, kind, isEmphasised, text } of exact) {
    if (!isEmphasised || (ACRONYM.test(text) && !look.bold)) continue;
    const key = `${look.size} ${look.bold} ${look.caps}`;
    const group = groups.get(key) ?? { look, kinds: new Set() };
    group.kinds.add(kind!);
    groups.set(key, group);
  }
  let best: { look: Look; kinds: Set<string> } | undefined;
  for (const group of groups.values()) {
    if (
      !best ||
      group.kinds.size > best.kinds.size ||
      (group.kinds.size === best.kinds.size && group.look.size > best.look.size)
    )
      best = group;
  }
  return best?.look;
}

function purityOf(primary: Look, candidates: readonly Candidate[]): number {
  const alike = candidates.filter((candidate) => !candidate.isRail && isLike(candidate.look, primary));
  return alike.filter((candidate) => candidate.kind).length / Math.max(1, alike.length);
}

/** A line of plain text that reads like a heading is one only if it does not go on. */
function isStandalone(lines: readonly Line[], index: number): boolean {
  const before = lines[index - 1];
  return (
    !before ||
    !/[,;،]$/.test(before.text.trim()) ||
    lines[index]!.structure?.headingLevel !== undefined ||
    lookOf(lines[index]!).bold ||
    lookOf(lines[index]!).caps
  );
}

function restOfHeadingLine(line: Line, heading: Candidate): Line | null {
  if (heading.isRail) {
    return withCells(line, line.cells.slice(1));
  }
  if (line.text.trim() === heading.text) return null;
  const rest = line.text
    .slice(line.text.indexOf(heading.text) + heading.text.length)
    .replace(/^\s*[:：]\s*[-–]?\s*/, '');
  if (rest === '') return null;
  const cell = line.cells[0]!;
  const spans = [{ ...cell.spans.at(-1)!, text: rest }];
  return { ...line, text: rest, cells: [{ ...cell, text: rest, spans }] };
}
