import { namesCertificate } from '@vitae/language/certificates';
import { isGapAbove } from '../layout/fit.ts';
import type { Line } from '../layout/line.ts';
import { splitLine } from '../layout/pieces.ts';
import { findDates } from '../phrases/dates.ts';
import { findEmails } from '../phrases/links.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { degreeScore, institutionScore, organisationScore, titleScore } from '../phrases/words.ts';
import type { Section, Segmented } from './segment.ts';

type Kind = 'experience' | 'education';

const MAX_LINES_ABOVE = 3;
const MAX_HEAD_LENGTH = 70;
/** Of one line right above the dates: "ELM OUTFITTERS (clothing, 48 shops), Quayside and Northgate". */
const MAX_EMPLOYER_LENGTH = 110;
/** Before any heading one dated line may be anything; two are a history. */
const MIN_IN_HEADER = 2;

/** Finds the jobs or schools of a person who put no heading over them, in the section that they follow. */
export function withUnheaded(segmented: Segmented): Segmented {
  const { header, sections } = withoutLabelAsHeading(segmented);
  let all: Section[] = [header, ...sections];
  for (const kind of ['experience', 'education'] as const) {
    if (all.some((section) => section.kind === kind)) continue;
    all = all.flatMap((section) => parted(section, kind, section === header || section.headingLine === null));
  }
  const [first, ...rest] = all;
  return { header: first!, sections: rest };
}

/** "Jobs:" amid what is told of a job that stands above any heading: a label there, and no heading of jobs. */
function withoutLabelAsHeading({ header, sections }: Segmented): Segmented {
  const [first, ...others] = sections;
  const [last, label] = [header.lines.at(-1), first?.headingLine];
  if (!first || !last || !label || first.kind !== 'experience' || !/[:：]$/.test(first.heading))
    return { header, sections };
  const from = header.lines.findLastIndex((line, i) => i > 0 && isGapAbove(header.lines[i - 1]!, line));
  const dated = header.lines[Math.max(0, from)]!;
  const isAmid = !isGapAbove(last, label) && findDates(dated.text).some(({ isRange, index }) => isRange && index < 2);
  if (!isAmid) return { header, sections };
  return {
    header: { ...header, lines: header.lines.slice(0, from) },
    sections: [
      { ...first, heading: '', headingLine: null, lines: [...header.lines.slice(from), label, ...first.lines] },
      ...others,
    ],
  };
}

function parted(section: Section, kind: Kind, isHeader: boolean): Section[] {
  if (section.isTold) return [section];
  const isOpen =
    isHeader ||
    ['summary', 'objective', 'other', 'contact', 'personal'].includes(section.kind) ||
    section.heading === '' ||
    isRunIn(section);
  if (!isOpen) return [section];
  const { lines } = section;
  // After jobs without a heading, a school's name may be an employer's.
  const isAfterJobs = section.kind === 'experience';
  const starts = lines.flatMap((line, i) => (statesEntry(lines, i, kind) && !findEmails(line.text).length ? [i] : []));
  if (isAfterJobs && kind === 'education') {
    const isUnderDates = (i: number) => {
      const next = lines.findIndex((line, n) => n > i && findDates(line.text).length > 0);
      const under = lines.slice(i + 1, next < 0 ? i + 1 + MAX_LINES_ABOVE : Math.min(next, i + 1 + MAX_LINES_ABOVE));
      return findDates(lines[0]!.text).length > 0 && statesSchool(under);
    };
    const from = starts.find((i) => statesDegree(lines[i]!) || isUnderDates(i));
    return from === undefined ? [section] : cut(section, kind, from);
  }
  // Entries beside each other have their dates on one line.
  const count = starts.reduce((sum, i) => sum + findDates(lines[i]!.text).length, 0);
  if (count < (isHeader ? MIN_IN_HEADER : 1)) return [section];
  if (kind === 'experience' && section.kind === 'other' && beginsWithPost(section)) return [{ ...section, kind }];
  return cut(section, kind, withDatesAbove(lines, firstOfRows(lines, firstOfHead(lines, starts[0]!, isHeader))));
}

/** "Teaching" above "Class Teacher (P5), Elm Primary School" and "August 2017 – present", whatever schools are in it. */
function beginsWithPost({ heading, lines: [first, next] }: Section): boolean {
  if (heading === '' || !first || !next || isGapAbove(first, next)) return false;
  const [post = ''] = splitPieces(first.text);
  const isDates = splitLine(next, 0).pieces.length === 0 && findDates(next.text).some(({ isRange }) => isRange);
  return isDates && isPost(post);
}

/** "2011–present" right above the employer that the section begins with. */
function withDatesAbove(lines: readonly Line[], from: number): number {
  const [above, first] = [lines[from - 1], lines[from]!];
  const isOfHead = above !== undefined && !isGapAbove(above, first) && splitLine(above, 0).pieces.length === 0;
  return isOfHead && findDates(above.text).some(({ isRange }) => isRange) ? from - 1 : from;
}

/** Of rows that begin with their years the first, whether or not it names a title: "2022 - 2023   Sample Haulage". */
function firstOfRows(lines: readonly Line[], start: number): number {
  if (!isRowOfYears(lines[start]!)) return start;
  let from = start;
  while (from > 0 && isRowOfYears(lines[from - 1]!)) from--;
  return from;
}

function isRowOfYears({ text }: Line): boolean {
  const [date] = findDates(text);
  return date !== undefined && date.index < 2 && degreeScore(text) === 0 && institutionScore(text) === 0;
}

/** "KEY STRENGTHS: negotiation, closing": a heading on the line of its text holds for few lines more. */
const isRunIn = ({ headingLine, lines, kind }: Section) =>
  kind !== 'experience' && kind !== 'education' && headingLine !== null && lines[0]?.baseline === headingLine.baseline;

/** "Licence C+E since 2012": of driving, where in French it is a degree. */
const OF_DRIVING = /^\s*licen[cs]es?:?\s(?:cat(?:egory)?\.?\s)?[A-E]1?(?:\+?E)?\b/i;

function cut(section: Section, kind: Kind, from: number): Section[] {
  const { lines } = section;
  // "Career summary" over nothing but jobs.
  const isOpenKind = section.kind === 'other' || section.kind === 'summary';
  if (from === 0 && isOpenKind && section.heading !== '') return [{ ...section, kind }];
  return [
    { ...section, lines: lines.slice(0, from) },
    { kind, heading: '', headingLine: null, lines: lines.slice(from) },
  ];
}

/** A school and a degree, each on a line under their dates. */
function statesSchool(lines: readonly Line[]): boolean {
  const has = (score: (text: string) => number) => lines.some((line) => score(line.text) > 0);
  return has(institutionScore) && has(degreeScore) && !lines.some((line) => titleScore(line.text) >= 0.9);
}

function statesDegree(line: Line): boolean {
  const texts = splitLine(line, 0).pieces.map((piece) => piece.text);
  return texts.some((text) => degreeScore(text) > 0) && !texts.some((text) => titleScore(text) >= 0.9);
}

/** "Secondary school teacher of chemistry" over the school where somebody taught. */
const isPost = (text: string) => text.length <= MAX_HEAD_LENGTH && titleScore(text) >= 0.6;

/** A range of dates with a title or an employer, a degree or a school on its line or beside it. */
function statesEntry(lines: readonly Line[], index: number, kind: Kind): boolean {
  const line = lines[index]!;
  if (OF_DRIVING.test(line.text)) return false;
  if (!findDates(line.text).some((date) => date.isRange || kind === 'education')) return false;
  const above = lines.slice(Math.max(0, index - MAX_LINES_ABOVE), index);
  const ownFrom = above.findLastIndex((each) => findDates(each.text).length > 0) + 1;
  const near = [line, ...above.slice(ownFrom), lines[index + 1]].filter((each) => each !== undefined);
  // "Tram Driver, Elm Transit" right above its dates, in a line of their own.
  const isBelowNames = splitLine(line, 0).pieces.length === 0 && above.length > ownFrom;
  const [post = ''] = isBelowNames ? splitPieces(above.at(-1)!.text) : [];
  const texts = near.flatMap((each) => splitLine(each, 0).pieces.map((piece) => piece.text));
  const has = (score: (text: string) => number, least: number) =>
    texts.some((text) => text.length <= MAX_HEAD_LENGTH && score(text) >= least);
  return kind === 'experience'
    ? (has(titleScore, 0.6) && !has(degreeScore, 0.5)) || (isPost(post) && degreeScore(post) === 0)
    : has((text) => Math.max(degreeScore(text), institutionScore(text)), 0.5) && !texts.some(isPost);
}

/** The entry's title may stand in lines above its dates. */
function firstOfHead(lines: readonly Line[], dated: number, isHeader: boolean): number {
  let from = dated;
  while (from > 0 && dated - from < MAX_LINES_ABOVE && mayHead(lines, from - 1)) from--;
  return Math.min(from, firstOfBlock(lines, dated, isHeader));
}

/** "Skipper, MV Sample" over "Sample Cruises" over dates: the lines from the last gap on, where they are as few as heads have. */
function firstOfBlock(lines: readonly Line[], dated: number, isHeader: boolean): number {
  let from = dated;
  while (from > 0 && dated - from <= MAX_LINES_ABOVE && !isGapAbove(lines[from - 1]!, lines[from]!)) from--;
  const above = lines.slice(from, dated);
  const most = above.length === 1 ? MAX_EMPLOYER_LENGTH : MAX_HEAD_LENGTH;
  const areNames = above.every(({ text }) => text.length <= most && !/[.:;,]$|@|\d{4}/.test(text.trim()));
  return (from > 0 || !isHeader) && dated - from <= MAX_LINES_ABOVE && areNames ? from : dated;
}

function mayHead(lines: readonly Line[], index: number): boolean {
  const line = lines[index]!;
  // "Certificate III in Cookery, Elm College, finished 2021" is no line above the dates of a job.
  if (findDates(line.text).length > 0 && (degreeScore(line.text) > 0 || namesCertificate(line.text))) return false;
  return isHead(line) || looksLikePlace(line.text) || isRowAbove(lines, index + 1);
}

/** Of entries beside each other, in the columns of the row under it. */
function isRowAbove(lines: readonly Line[], index: number): boolean {
  const [above, row] = [lines[index - 1]!.cells, lines[index]!.cells];
  return row.length > 1 && above.length === row.length && above.every((cell, i) => Math.abs(cell.x - row[i]!.x) < 2);
}

function isHead({ text }: Line): boolean {
  return (
    text.length <= MAX_HEAD_LENGTH &&
    !/[.:;,]$|@/.test(text.trim()) &&
    splitPieces(text).some((part) => titleScore(part) >= 0.6 || organisationScore(part) >= 0.7 || degreeScore(part) > 0)
  );
}

function splitPieces(text: string): string[] {
  return text.split(/\t|\s[|–—-]\s|,\s/);
}
