import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { findDates } from '../../parsing/phrases/dates.ts';
import type { ParsedJob } from '../../parsing/result.ts';
import { wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { isPlace } from './places.ts';
import type { Page } from './reading-order.ts';
import { isTold } from './told.ts';
import { withoutDates } from './without-dates.ts';

// A head is read rightly, however it is printed, where the lines that hold its title, its employer and its dates hold
// nothing else: what is left of them is a town, an aside or a sign. A line that says more belongs to another head.

/** Lines of one head. */
const MOST_LINES = 4;
const MAX_DESCRIPTION_WORDS = 14;
/** The sum of both; below it an employer has to be one by its name. */
const LEAST_SURE_OF_BOTH = 1.2;
const MAX_NAME_WORDS = 10;
const LABEL =
  /^(?:\d{1,2}[.)]\s*)?(?:name of )?(?:employer|company|organi[sz]ation|firm|institution|school|position|post|title|job title|designation|role|period|dates?|duration|from|employed)(?: held| name)?\s*:\s*/;
const BETWEEN_PIECES = /\s*(?:[,|·•;:\t()]|\s[-–—@]\s|\b(?:at|for|with|in|as)\b)\s*/;
const SMALL = /^(?:the|and|to|since|from|until|m\/s\.?|\p{L}{2}|[-–—.]*)$/u;

/** Folded, without asides. */
const bare = (text: string) =>
  fold(text)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const TOUCHES = '\u2040';

/** Of a line, what neither its names nor its dates account for. */
function restOf(text: string, names: readonly string[]): string {
  let rest = bare(withoutDates(text, ' | ')).replace(LABEL, '');
  for (const name of names.filter(Boolean)) {
    const at = rest.indexOf(name);
    if (at < 0) continue;
    const [before, behind] = [rest.slice(0, at), rest.slice(at + name.length)];
    // A word right beside a name may be a part of it.
    rest = `${/[\p{L}\d&/] *$/u.test(before) ? `${before}${TOUCHES}` : before} | ${/^ *[\p{L}\d&/]/u.test(behind) ? TOUCHES : ''}${behind}`;
  }
  return rest;
}

/** A town, a country, "Leeds area", or one or two words behind an employer that name nothing else. */
function isExplainedPiece(written: string, isBehindEmployer: boolean): boolean {
  const piece = written.replaceAll(TOUCHES, '').trim();
  return (
    piece === '' ||
    SMALL.test(piece) ||
    isPlace(piece) ||
    / (?:area|region|branch|site|office)$/.test(piece) ||
    (isBehindEmployer &&
      !written.includes(TOUCHES) &&
      /^\p{L}/u.test(piece) &&
      wordCount(piece) <= 2 &&
      !namesOccupation(piece) &&
      !isNamedAsOrganisation(piece))
  );
}

/** Tells of a job whether the page has its title, employer and dates as one head; `all` are the jobs of the resume. */
export function explainedHeads(page: Page, all: readonly ParsedJob[]): (job: ParsedJob) => boolean {
  const lines = page.lines.map(({ text, isBullet }): HeadLine => ({ text, bare: bare(text), isBullet }));
  const employers = [...new Set(all.flatMap(({ company }) => (company ? [bare(company.value)] : [])))];
  /** Of each line the nearest one above it that names an employer; -1 where there is none. */
  const employerAbove: number[] = [];
  let nearest = -1;
  for (const [at, line] of lines.entries()) {
    employerAbove.push(nearest);
    if (employers.some((name) => line.bare.includes(name))) nearest = at;
  }
  return (job) => isExplained(job, page, lines, employerAbove);
}

interface HeadLine {
  text: string;
  bare: string;
  isBullet: boolean;
}

function isExplained(
  job: ParsedJob,
  page: Page,
  lines: readonly HeadLine[],
  employerAbove: readonly number[],
): boolean {
  const [title, employer] = [job.title?.value ?? '', job.company?.value ?? ''];
  const start = job.start?.value.slice(0, 4) ?? '';
  if (!canBeTitle(title) || (employer !== '' && !canBeEmployer(employer)) || start === '') return false;
  const [post, firm] = [bare(title), bare(employer)];
  const confidence = (job.title?.confidence ?? 0) + (job.company?.confidence ?? 0);
  const isSureEmployer =
    employer === '' ||
    confidence >= LEAST_SURE_OF_BOTH ||
    isNamedAsOrganisation(employer) ||
    page.linesWith(employer).some((at) => LABEL.test(page.lines[at]!.folded));
  if (!isSureEmployer) return false;
  const isDated = ({ text }: HeadLine) => findDates(text).some(({ start: begin }) => begin?.startsWith(start) ?? false);
  const isHead = (at: number, names: readonly string[]) =>
    windowsAround(at, lines.length).some(([first, last]) => {
      const run = lines.slice(first, last + 1);
      return (
        names.every((name) => run.some((line) => line.bare.includes(name))) &&
        run.some(isDated) &&
        run.every((line, index) => isOfHead(line, names, run[index - 1]?.bare ?? ''))
      );
    });
  // Several posts with one employer stand below its name.
  const isBelowEmployer = (at: number) => {
    const above = lines[employerAbove[at]!];
    return above?.bare.includes(firm) === true && isOfHead(above, [firm], '');
  };
  return page
    .linesWith(title)
    .some((at) =>
      employer === '' ? isHead(at, [post]) : isHead(at, [post, firm]) || (isHead(at, [post]) && isBelowEmployer(at)),
    );
}

function isOfHead(line: HeadLine, names: readonly string[], above: string): boolean {
  const { text, isBullet } = line;
  const [title = '', employer = ''] = names;
  if (isBullet) return false;
  if (LABEL.test(line.bare)) return true;
  const isNamed = names.some((name) => name !== '' && line.bare.includes(name)) || findDates(text).length > 0;
  // What an employer does may stand below its name.
  if (!isNamed)
    return (
      employer !== '' &&
      above.startsWith(employer) &&
      !above.includes(title) &&
      wordCount(text) <= MAX_DESCRIPTION_WORDS &&
      !namesOccupation(text.split(/[,(]/)[0] ?? '') &&
      !isNamedAsOrganisation(text.split(/[,(]/)[0] ?? '')
    );
  const hasEmployer = employer !== '' && line.bare.includes(employer);
  return restOf(text, names)
    .split(BETWEEN_PIECES)
    .every((piece) => isExplainedPiece(piece.replace(/^[\s–—-]+|[\s–—-]+$/g, ''), hasEmployer));
}

/** Runs of lines that hold the one at `at`, the shortest first. */
function windowsAround(at: number, count: number): [first: number, last: number][] {
  const windows: [number, number][] = [];
  for (let size = 1; size <= MOST_LINES; size++)
    for (let first = Math.max(0, at - size + 1); first <= at && first + size <= count; first++)
      windows.push([first, first + size - 1]);
  return windows;
}

const canBeTitle = (title: string) =>
  /^\p{L}/u.test(title) &&
  wordCount(title) <= MAX_NAME_WORDS &&
  namesOccupation(title.replace(/ (?=\S*\d)[\dA-Z]{1,3}$/, '')) &&
  !/[.:;]$|(?<!\p{L})(?:I|my)(?!\p{L})/u.test(title) &&
  !isTold(title);

const canBeEmployer = (name: string) =>
  /^[\p{Lu}\d]/u.test(name) &&
  wordCount(name) <= MAX_NAME_WORDS &&
  !isPlace(name) &&
  (!namesOccupation(name) || isNamedAsOrganisation(name)) &&
  !/\b(?:as|and|of|the|at|in)$|[,:;]$/i.test(name) &&
  !isTold(name);
