import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import type { SectionKind } from '@vitae/language/headings';
import { LABELS_OF_TOOLS } from '@vitae/language/labels';
import { languageOf } from '@vitae/language/languages-of-texts';
import { namesOccupation } from '@vitae/language/occupations';
import { findDates, rangesIn, toMonth } from '../../parsing/phrases/dates.ts';
import { opensDuties } from '../../parsing/phrases/labels.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { asItBegins, wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { canBePartOfHead } from './head-as-written.ts';
import { isToldBy, jobsAboveLists } from './jobs-above-lists.ts';
import { namesLanguageInEachPart } from './languages-on-page.ts';
import { inSentences } from './lines-of-work.ts';
import { sectionOfLabel } from './lines-to-tell.ts';
import { yearsIn } from './names-year.ts';
import { IN_FIRST_PERSON } from './plain-resume.ts';
import { areTwoTexts, goesOnText, type Page, type PageLine } from './reading-order.ts';
import type { Role } from './role.ts';
import { rowOfHead } from './row-of-head.ts';
import { employerOfStation, isRowWithinPost } from './stations.ts';
import { isDeed, isTold } from './told.ts';
import { withoutDates } from './without-dates.ts';

// A job that the reading has lost or taken for another: where a section of work has a dated head above items of a list,
// the head is told as it stands and the items below it, whatever the names in it are.

const MOST_LINES_ABOVE = 4;
const MOST_LINES_BELOW = 2;
const MOST_WORDS_OF_LINE = 22;

interface Block {
  head: readonly PageLine[];
  /** The employer within whose employment the post was one of several; empty where the head names its own. */
  station: string;
  items: string[];
  start: string;
  end: string;
}

/** The roles, with each job told in English on the page that none of them has, in its place among them. */
export function withJobsOfPage(read: readonly Role[], page: Page): Role[] {
  const all = blocksOf(page);
  // Of a job without a line of its work the page may have some.
  const isEmpty = (role: Role) => role.kind === 'job' && role.lines.length === 0;
  const roles = read.filter(
    (role) => !isEmpty(role) || !all.some((block) => block.items.length > 0 && isOf(role, block)),
  );
  const blocks = all.filter((block) => !roles.some((role) => isOf(role, block)));
  const found = blocks.flatMap((block) => {
    const row = rowOfHead(block.head.map(({ parted }) => parted).filter(canBePartOfHead));
    // "Retail guard, five nights a week" may be the first thing said below an employer.
    const title = [...block.head.map(({ text }) => text), block.items[0] ?? ''].map(postIn).find(Boolean);
    const isHeaded = title !== undefined || block.head.some(({ text }) => isNamedAsOrganisation(text));
    // "Szczecin, Poland, September 2019 – present" says neither who nor where.
    const isNamed = namesOccupation(row) || isNamedAsOrganisation(row);
    return isNamed && isHeaded && block.items.length > 0 && languageOf(block.items.join('\n')) === 'en'
      ? [
          {
            kind: 'job',
            title: title ?? '',
            place: '',
            start: block.start,
            end: block.end,
            lines: block.items,
            asWritten: block.station === '' ? row : `${block.station}, ${row}`,
          } satisfies Role,
        ]
      : [];
  });
  const taken = new Set(found.flatMap(({ lines }) => lines.map(fold)));
  const isTaken = (line: string) => [...taken].some((item) => item.includes(fold(line)) || fold(line).includes(item));
  const kept = roles.flatMap((role) => {
    const lines = role.lines.filter((line) => role.title !== '' || !isTaken(line));
    return lines.length > 0 || role.title !== '' ? [{ ...role, lines }] : [];
  });
  for (const job of found) {
    const before = kept.findIndex(({ kind, start, title }) => kind === 'job' && title !== '' && start < job.start);
    kept.splice(before < 0 ? kept.filter(({ kind, title }) => kind === 'job' && title !== '').length : before, 0, job);
  }
  return withJobsAboveLists(kept, page);
}

/** The roles, with each job told in a list that none of them tells, or only as one of its posts, in its place on the page. */
function withJobsAboveLists(roles: readonly Role[], page: Page): Role[] {
  const named = roles.filter(({ title, place, asWritten }) => title || place || asWritten);
  const found = jobsAboveLists(page).filter((job) => job.posts.length > 0 || !isToldBy(named, job));
  if (found.length === 0) return [...roles];
  const linesFound = found.flatMap(({ lines }) => lines.map(fold));
  const isNew = (line: string) =>
    !linesFound.some((item) => item.includes(fold(line))) && !found.some(({ above }) => above.includes(fold(line)));
  const kept = roles.flatMap((role) => {
    const lines = role.lines.filter(isNew);
    // What is a job of its own without them is one of the posts.
    const isOfPosts = found.some(({ posts }) => posts.some((post) => post.includes(role.title)));
    const isKept = lines.length > 0 || (named.includes(role) && (role.lines.length === 0 || isOfPosts));
    return isKept ? [{ ...role, lines }] : [];
  });
  const at = ({ lines, asWritten = '', title, place }: Role) =>
    page.linesWith(lines[0] ?? (title || place || asWritten))[0] ?? Number.POSITIVE_INFINITY;
  const jobs = [...kept.filter(({ kind }) => kind === 'job'), ...found.map(({ posts, above, ...job }) => job)];
  return [...jobs.sort((one, other) => at(one) - at(other)), ...kept.filter(({ kind }) => kind !== 'job')];
}

/** "Retired Sergeant, 18 years of service (2005 to 2023) in the Corps of Transport": a sentence, and no head. */
function goesOn(text: string): boolean {
  const date = findDates(text).find(({ isRange }) => isRange);
  if (date === undefined || date.index === 0) return false;
  const behind = text.slice(date.index + date.length);
  return /^[)\s,]*\p{Ll}/u.test(behind) && wordCount(behind) > MOST_WORDS_BEHIND_DATES;
}
const MOST_WORDS_BEHIND_DATES = 3;

/** "Senior Engineer" of "1. Senior Engineer – Highways": by which the work is compared with what is sought. */
function postIn(line: string): string {
  const [post = ''] = withoutDates(line.replace(/^\d{1,2}[.)]\s*/, ''), ' | ')
    .split(/\s+(?:[–—-]+|>>|as)\s+|\s*[,|(:;\t]\s*|\s{3,}/)
    .filter((part) => namesOccupation(part) && !/\d/.test(part));
  return post.trim();
}

/** Whether a role has been read from the block, or from a part of it. */
function isOf(role: Role, { head, items, start }: Block): boolean {
  const names = [role.title, role.place, role.asWritten ?? ''].filter(Boolean).map(fold);
  const isNamed = head.some(({ folded }) => names.some((name) => folded.includes(name) || name.includes(folded)));
  const isShared =
    role.title !== '' && role.lines.some((line) => items.some((item) => fold(item).includes(fold(line))));
  return isShared || (isNamed && (role.start === '' || role.start.slice(0, 4) === start.slice(0, 4)));
}

/** Besides that of work those that stand at the top, where the heading of work is one that no list has. */
const MAY_HOLD_JOBS: ReadonlySet<SectionKind | null> = new Set<SectionKind | null>([
  'experience',
  'objective',
  'summary',
  'projects',
  null,
]);

/** "2014 to 2020. Helped bring in the driver barriers", below "Member of the Committee,": the end of a sentence, and another. */
const ENDS_SENTENCE =
  /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d (?:to|until|–|-) [^.]{3,20}(?<!\b\p{L}{3})\. \p{Lu}\p{Ll}+ \p{Ll}/u;

/** "TideSwap (2024 - 2025): A market for students of the port": no post is named behind the dates. */
const WHAT_IT_IS = /^([^:()]{1,80} \([^()]{4,40}\)):.*/;

function blocksOf(page: Page): Block[] {
  const { lines } = page;
  let section: SectionKind | null = null;
  // Right below the heading stand the lines of the first head and no others.
  let height = MOST_LINES_ABOVE;
  let isFirst = true;
  return lines.flatMap((line, at) => {
    section = line.opens ?? section;
    if (line.opens) [height, isFirst] = [MOST_LINES_ABOVE, true];
    // "Freelance developer — Feb 2024 to now" among projects.
    if (section === 'projects' && postIn(line.text.replace(WHAT_IT_IS, '$1')) === '') return [];
    if (
      !MAY_HOLD_JOBS.has(section) ||
      line.opens ||
      !isDated(line) ||
      goesOnText(lines, at) ||
      isRowWithinPost(page, at) ||
      ENDS_SENTENCE.test(line.text)
    )
      return [];
    // "Post: Accountant, later Chief Accountant (from Jan. 2021)" below its employer and dates.
    const before = IS_OF_A_PART.test(line.text) ? datesAbove(lines, at) : lines[at - 1];
    const isChange =
      before !== undefined &&
      isDated(before) &&
      (/\((?:from|since) [^()]*\)/i.test(line.text) || (IS_OF_A_PART.test(line.text) && isOnlyDates(before.text)));
    const [date] = findDates(isChange ? before.text : line.text).filter(({ isRange }) => isRange);
    const above = isChange
      ? lines.slice(lines.indexOf(before), at)
      : isOnlyDates(line.text) || postIn(line.text) === ''
        ? linesAbove(lines, at).slice(-height)
        : [];
    if (isFirst && isOnlyDates(line.text) && lines[at - 1 - above.length]?.opens) height = Math.max(1, above.length);
    isFirst = false;
    const below = linesBelow(lines, at);
    // What stands below a table of jobs is of all of them, or of one that is named there.
    if ((!isChange && isBelowRow(lines, at)) || (isRow(line) && below.length > 0)) return [];
    const items = itemsBelow(lines, at + below.length);
    // Outside a section of work, only a list is surely of what stands above it.
    if (section !== 'experience' && (!lines[at + below.length + 1]?.isBullet || goesOn(line.text))) return [];
    const [start, end] = [toMonth(date!.start), date!.end === 'present' ? 'present' : toMonth(date!.end)];
    const station = employerOfStation(page, at);
    return start ? [{ head: [...above, line, ...below], station, items, start, end: end ?? '' }] : [];
  });
}

/** "Teacher: Physics; Chemistry Gr 11 (2019-2020)": when that part of it was taught. */
const IS_OF_A_PART = /\p{L}[^()]* \((?:19|20)\d\d ?[–-] ?(?:19|20)\d\d\)$/u;
/** The dates of the whole post, on their own line above it or above its employer. */
const datesAbove = (lines: readonly PageLine[], at: number): PageLine | undefined =>
  [lines[at - 1], lines[at - 2]].find((line) => line !== undefined && !line.isBullet && isOnlyDates(line.text));

const CELLS_OF_ROW = 3;
const isRow = ({ text, parted }: PageLine) =>
  [text, parted].some((line) => line.split(/\s\|(?:\s|$)/).length >= CELLS_OF_ROW) && yearsIn(text).length > 0;
/** "MV Elm  Bulk  AB  2013 - 2014" below another row with its dates. */
function isBelowRow(lines: readonly PageLine[], at: number): boolean {
  const above = lines[at - 1];
  return above?.isDated === true && !above.isBullet && !isOnlyDates(above.text) && !lines[at + 1]?.isBullet;
}

/** Of a table with a row for each job. */
export const isLastRow = (lines: readonly PageLine[], at: number) =>
  [lines[at - 1], lines[at]].every((line) => line !== undefined && isRow(line));

/** The rows of a table of jobs as they stand, where nobody can tell which column is which. */
export const rowsOfJobs = ({ lines }: Page): string[] =>
  lines
    .filter((line) => isRow(line) && isDated(line) && !degreeLevels(line.folded).length)
    .map(({ parted, text }) => rowOfHead([parted.includes(' | ') ? parted : text]))
    .filter((row) => namesOccupation(row));

/** What is told under "Job description" below the last row of a table of jobs: it is of all of them. */
export function deedsBelowTable({ lines }: Page): string[] {
  const label = lines.findIndex(({ text, isBullet }, at) => !isBullet && opensDuties(text) && isLastRow(lines, at - 1));
  return label < 0 ? [] : itemsBelow(lines, label).map(asItBegins);
}

/** Where a resume that begins with what its writer can do tells of the work. */
const TELLS_OF_SKILLS: ReadonlySet<SectionKind | null> = new Set<SectionKind | null>(['skills', 'summary', 'awards']);
const LEAST_DEEDS = 2;

/** Of a resume that only names its jobs, what it tells under its skills of all of them: "Trained 5 new secretaries". */
export function deedsOfSkills({ lines }: Page): string[] {
  const deeds: string[] = [];
  let section: SectionKind | null = null;
  let isInDeed = false;
  for (const line of lines) {
    section = line.opens ?? section;
    if (!TELLS_OF_SKILLS.has(section) || line.opens) {
      isInDeed = false;
      continue;
    }
    if (isInDeed && !line.isBullet && /^\p{Ll}/u.test(line.text)) deeds.push(`${deeds.pop()} ${line.text}`);
    else {
      isInDeed = isDeed(line.text) && !IN_FIRST_PERSON.test(line.text);
      if (isInDeed) deeds.push(line.text);
    }
  }
  return deeds.length < LEAST_DEEDS ? [] : deeds.map((line) => line.replace(/[.\s]+$/, ''));
}

const isDated = ({ text, isBullet }: PageLine) =>
  !isBullet &&
  !isTold(text) &&
  wordCount(text) <= MOST_WORDS_OF_LINE &&
  (rangesIn(text) === 1 || rangesIn(text.replace(/\([^()]*\)/g, ' ')) === 1);

/** "Elm Lifts Sp. z o.o." */
const ENDS_IN_FORM = /\b(?:Ltd|Inc|Co|Corp|Pvt|L\.?L\.?C|W\.L\.L|o\.o|S\.A|e\.V)\.$/i;

/** No item, no sentence, and no end of one. */
const canBeOfHead = ({ text, isBullet, opens }: PageLine) =>
  !isBullet &&
  !opens &&
  !isTold(text) &&
  (!/[.!?]$/.test(text) || ENDS_IN_FORM.test(text)) &&
  // "iOS Developer" may be one.
  !/^(?:\d+ )?\p{Ll}(?!\p{Lu})/u.test(text) &&
  wordCount(text) <= MOST_WORDS_OF_LINE;

function linesAbove(lines: readonly PageLine[], at: number): PageLine[] {
  const above: PageLine[] = [];
  for (let up = belowTools(lines, at) - 1; up >= 0 && above.length < MOST_LINES_ABOVE; up -= 1) {
    const line = lines[up]!;
    if (!canBeOfHead(line) || line.isDated || yearsIn(line.text).length > 0) break;
    above.unshift(line);
  }
  return above;
}

const HEADS_TOOLS = new RegExp(`^${LABELS_OF_TOOLS}:?$`, 'i');
const MOST_LINES_OF_TOOLS = 8;

/** Where a column "Tools" begins that stands between the post and its dates at `at`; `at` where none does. */
function belowTools(lines: readonly PageLine[], at: number): number {
  for (let up = at - 1; up >= Math.max(0, at - MOST_LINES_OF_TOOLS); up -= 1) {
    const { opens, isDated, isBullet, text } = lines[up]!;
    if (opens || isDated || isBullet) break;
    if (HEADS_TOOLS.test(text)) return up;
  }
  return at;
}

/** Between the dates and the first item. */
function linesBelow(lines: readonly PageLine[], at: number): PageLine[] {
  // Below dates that stand alone are the post, its town and its house.
  const most = MOST_LINES_BELOW + (isOnlyDates(lines[at]!.text) ? 1 : 0);
  const count = lines.slice(at + 1, at + 2 + most).findIndex(({ isBullet, text }) => isBullet || isTold(text));
  const below = count < 0 ? [] : lines.slice(at + 1, at + 1 + count);
  // A further row of dates is of another job; "Audit of firms in trade, schools and bakeries" is what was done.
  return below.every((line) => canBeOfHead(line) && yearsIn(line.text).length === 0 && !LISTS_WORK.test(line.text))
    ? below
    : [];
}

/** "Audit of firms in trade, schools and bakeries" */
const LISTS_WORK = /^\p{Lu}\p{Ll}+ of (?:\p{Ll}|\p{Lu}{2,}s?\b)[^,]*(?:, | and )/u;
const LEAST_WORDS_OF_ITEM = 3;
const MOST_WORDS_OF_HEADING = 4;

/** What was done, line by line, each with the lines on which it goes on. */
function itemsBelow(lines: readonly PageLine[], at: number): string[] {
  const items: string[] = [];
  const isMarked = lines[at + 1]?.isBullet === true;
  // Some have no sign before what they did.
  const isItem = (line: PageLine) =>
    !line.opens &&
    !line.isDated &&
    (isTold(line.text)
      ? !/^\p{Ll}/u.test(line.text)
      : !isMarked && !canBeOfHead(line) && wordCount(line.text) >= LEAST_WORDS_OF_ITEM);
  for (const [index, line] of lines.slice(at + 1).entries()) {
    const last = items.at(-1);
    const next = lines[at + index + 2];
    // An employer above the dates of the next job.
    if (canBeOfHead(line) && next?.isDated && !next.isBullet) break;
    // "Automated Logistical Specialist, various units", "Office Manager, Sample!" above dates alone: a head, whatever it is like.
    const isAboveDates = next !== undefined && !next.isBullet && isOnlyDates(next.text);
    if (isAboveDates && !line.isBullet && (isMarked || !isTold(line.text))) break;
    if (sectionOfLabel(line.text) !== null || namesLanguageInEachPart(line.text)) break;
    // "PROFESSIONAL BODY", a heading that no list has
    if (!line.isBullet && wordCount(line.text) <= MOST_WORDS_OF_HEADING && /^\p{Lu}[\p{Lu} &/]{3,}$/u.test(line.text))
      break;
    const goesOn = /^(?:[\p{Ll}(]|\d+ \p{Ll})/u.test(line.text) && !line.opens && !line.isDated;
    if (areTwoTexts(line.cells)) {
      if (yearsIn(line.text).length > 0) break;
      continue;
    }
    if (line.isBullet) items.push(line.text);
    else if (last !== undefined && goesOn) items[items.length - 1] = `${last} ${line.text}`;
    else if (isItem(line)) items.push(line.text.replace(/^\.(?=\p{L})/u, ''));
    else break;
  }
  // A paragraph in place of a list.
  return isMarked ? items : items.flatMap(inSentences);
}
