import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { namesOccupation, OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import type { Field, ParsedJob } from '../../parsing/result.ts';
import { wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { explainedHeads } from './explained-head.ts';
import { isPlace } from './places.ts';
import type { Page, PageLine } from './reading-order.ts';
import { isTold } from './told.ts';
import { withoutDates } from './without-dates.ts';

/** Which fields of a job the page bears out although the reading doubts them. */
export interface HeadOnPage {
  title: boolean;
  company: boolean;
  start: boolean;
  end: boolean;
  /** What stands as items of a list under the head. */
  items: boolean;
}

/** Doubted more than this, a name is that of something else however it stands. */
export const LEAST_SURE = 0.5;
/** On average. */
const LEAST_SURE_OF_BOTH = 0.6;
const MAX_TITLE_WORDS = 8;
const MAX_COMPANY_WORDS = 8;
const MAX_LINE_WORDS = 16;
const BETWEEN = '[\\s,|·•@(-]{1,6}(?:(?:at|with|for) )?';
const BEHIND = '(.{0,60})$';
/** What may follow a name: the end, a sign, or a town. */
const canFollow = (rest: string) =>
  rest === '' || /^\s?[,(|·•)-]/.test(rest) || isPlace(rest.trim().split(/,\s*/)[0] ?? '');

/**
 * Title and employer as the parts of one head: in one line or two that follow each other, dated, with nothing else
 * between them. A title alone counts where its line holds nothing but its dates.
 */
export function headsOnPage(page: Page, all: readonly ParsedJob[] = []): (job: ParsedJob) => HeadOnPage {
  const lines = page.lines.map(bare);
  const isExplained = explainedHeads(page, all);
  return (job) => headOf(job, page, lines, isExplained);
}

function headOf(
  job: ParsedJob,
  page: Page,
  lines: readonly string[],
  isExplained: (job: ParsedJob) => boolean,
): HeadOnPage {
  const [title, company] = [job.title?.value ?? '', job.company?.value ?? ''];
  const canBeTitle = job.title !== null && isTitle(job.title);
  const canBeCompany = job.company !== null && isCompany(job.company);
  // A head of which both names are in doubt is read wrongly as a whole.
  const isDoubted =
    (job.title?.confidence ?? 0) + (job.company?.confidence ?? 0) < 2 * LEAST_SURE_OF_BOTH && company !== '';
  const [post, employer] = [title, company].map((name) => escapePattern(fold(name)));
  const forms = [
    `^${post}${BETWEEN}${employer}${BEHIND}`,
    `^${employer}(?:, ([\\p{L} ]{3,25}))?${BETWEEN}${post}${BEHIND}`,
    // "Petrofac, Oman, Ras Markaz project, Pipe welder", with nothing behind it.
    `^(?:m/s\\.? )?${employer}(?:, [^,]{2,40}){1,3}, ${post}()()$`,
  ].map((form) => new RegExp(form, 'u'));
  const isOneLine = (line: string) =>
    forms.some((form) => {
      const found = form.exec(line);
      const [behind = '', town] = found?.slice(1).reverse() ?? [];
      return found !== null && canFollow(behind) && (!town || isPlace(town.trim()));
    });
  const begins = (line: string, name: string) => {
    const behind = new RegExp(`^${name}${BEHIND}`, 'u').exec(line)?.[1];
    return behind !== undefined && canFollow(behind);
  };
  const isPlain = (at: number) => lines[at] !== undefined && lines[at] !== '' && !page.lines[at]!.isBullet;
  /** The lines of the head, where it is one of both names. */
  const headAt = (at: number): number[] => {
    const line = lines[at]!;
    if (!canBeCompany) return [];
    const { cells } = page.lines[at]!;
    // "Harbour School, Leeds ⇥ Night Porter ⇥ Grade 4 ⇥ 2017 - 2020": a row of a table.
    const isRow =
      cells.length > 2 &&
      cells.includes(fold(title)) &&
      cells.some((cell) => cell === fold(company) || cell.startsWith(`${fold(company)}, `));
    if (isRow) return [at];
    if (line === '') return [];
    if (isOneLine(line)) return [at];
    // "Tester - M/S Elm Transformer" over "Industries Pvt. Ltd"
    const next = lines[at + 1] ?? '';
    if (isPlain(at) && isPlain(at + 1) && begins(line, post!) && isOneLine(`${line} ${next}`)) return [at, at + 1];
    const beside = [at - 1, at + 1].find((other) => isPlain(other) && begins(lines[other]!, employer!));
    return isPlain(at) && beside !== undefined && begins(line, post!) ? [at, beside] : [];
  };
  const isDated = (at: number) => page.lines[at]?.isDated ?? false;
  for (const at of canBeTitle && !isDoubted ? lines.keys() : []) {
    const head = headAt(at);
    const around = head.length > 0 ? [Math.min(...head) - 1, ...head, Math.max(...head) + 1] : [at];
    // "• May 2023 - Present: Laboratory Technologist"
    const isItem = page.lines[at]!.isBullet && isDated(at);
    const isShown = head.length > 0 || ((isPlain(at) || isItem) && lines[at] === fold(title));
    // Some give no dates at all; both names in one head say enough.
    const isUndated =
      head.length > 0 &&
      job.start === null &&
      job.end === null &&
      isNamedAsOrganisation(company) &&
      isOverItems(page, Math.max(...head));
    if (!isShown || !(isUndated || around.some(isDated))) continue;
    const text = around.map((line) => page.lines[line]?.folded ?? '').join(' ');
    const isOnPage = (date: Field | null) =>
      date !== null &&
      date.confidence >= LEAST_SURE &&
      (date.value === 'present' || text.includes(date.value.slice(0, 4)));
    return {
      title: true,
      company: head.length > 0,
      start: isOnPage(job.start),
      end: isOnPage(job.end),
      items: isOverItems(page, Math.max(at, ...head)),
    };
  }
  if (isExplained(job)) return { title: true, company: true, start: true, end: true, items: true };
  const alone = job.title === null && job.company !== null ? employerAlone(job.company.value, job, page, lines) : -1;
  if (alone >= 0) return { title: false, company: true, start: true, end: true, items: true };
  return { title: false, company: false, start: false, end: false, items: false };
}

const MAX_ITEMS_BELOW = 2;
/** Below the head, or below one more line of it. */
const isOverItems = ({ lines }: Page, at: number) =>
  lines.slice(at + 1, at + 1 + MAX_ITEMS_BELOW).some(({ isBullet }) => isBullet);

const MAX_ALONE_WORDS = 6;

/** The line "Harbour Logistics, Leeds   2018-2021" right above what was done there: an employer without a title. */
function employerAlone(name: string, { bullets }: ParsedJob, page: Page, lines: readonly string[]): number {
  const isName =
    /^\p{Lu}/u.test(name) &&
    wordCount(name) <= MAX_ALONE_WORDS &&
    !namesOccupation(name) &&
    !isTold(name) &&
    !isPlace(name);
  if (!isName) return -1;
  const own = fold(name).replace(/[.\s]+$/, '');
  const isText = (at: number) =>
    bullets.length > 0 &&
    (page.lines[at]?.folded ?? '').length > 0 &&
    fold(bullets[0]!.value).startsWith(page.lines[at]!.folded);
  return lines.findIndex((line, at) => {
    const { isDated, isBullet } = page.lines[at]!;
    const isAboveWork = page.lines[at + 1]?.isBullet || isText(at + 1);
    if (!isDated || isBullet || !line.startsWith(own) || !isAboveWork) return false;
    const behind = line.slice(own.length).replace(/^\.?[\s,]*/, '');
    return behind === '' || isPlace(behind) || /^\(?\p{L}+(?: \p{L}+){0,2}\)?$/u.test(behind);
  });
}

/** A line without its dates, folded. */
function bare({ text: written }: PageLine): string {
  // "Harbour Foods, Dock Road (chilled and ambient, 21 000 places)"
  const text = written.replace(/ \([^()]{20,120}\)$/, '');
  if (wordCount(text) > MAX_LINE_WORDS) return '';
  return fold(withoutDates(text, ' '))
    .replace(/\([^()]*(?:year|month|yr|mth|mo)s?[^()]*\)/g, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:\d{1,2}[.)] )?[\s,|·•–—:-]+|[\s,|·•–—:-]+$/gu, '')
    .replace(/^\d{1,2}[.)] /, '');
}

/** "Pipe welder 6G" */
const GRADE = / (?=\S*\d)[\dA-Z]{1,3}$/;

const isTitle = ({ value: title, confidence }: Field) =>
  /^\p{L}/u.test(title) &&
  (confidence >= LEAST_SURE || !title.includes(',')) &&
  namesOccupation(title.replace(GRADE, '')) &&
  wordCount(title) <= MAX_TITLE_WORDS &&
  !/(?<!\p{L})(?:I|my)(?!\p{L})|[.:;]$/u.test(title) &&
  !(
    degreeLevels(fold(title)).length > 0 &&
    /^(?:bachelor|master|doctor|diploma|b\.?sc|m\.?sc|ph\.?d|mba)\b/i.test(title)
  ) &&
  !isTold(title);

const isCompany = ({ value, confidence }: Field) =>
  /^[\p{Lu}\d]/u.test(value) &&
  (confidence >= SURE_ENOUGH ||
    ((confidence >= LEAST_SURE || isNamedAsOrganisation(value)) &&
      (!namesOccupation(value) || isNamedAsOrganisation(value)))) &&
  wordCount(value) <= MAX_COMPANY_WORDS &&
  !isPlace(value) &&
  !value.split(', ').some((part) => OCCUPATION_NOUNS.has(fold(part.split(' ').at(-1) ?? ''))) &&
  value.split('(').length === value.split(')').length &&
  !/\b(?:as|as a|as an|and|of|the|at|in)$|[,:;]$/i.test(value) &&
  !isTold(value);
