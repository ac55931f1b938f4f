import { namesCertificate } from '@vitae/language/certificates';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { findDates } from '../../parsing/phrases/dates.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { namesLanguageInEachPart } from './languages-on-page.ts';
import { yearsIn } from './names-year.ts';
import { isOfGap } from './of-gap.ts';
import { IN_FIRST_PERSON } from './plain-resume.ts';
import { headingOf, type Page, type PageLine } from './reading-order.ts';
import { rowOfHead } from './row-of-head.ts';
import { isEnclosed } from './stations.ts';
import { isDeed, isTold } from './told.ts';
import { withoutDates } from './without-dates.ts';

// A line of a job whose head could not be read is told with that head as the page has it, or not at all.

const MOST_WORDS = 42;
const LEAST_PARTS = 2;
const MOST_WORDS_OF_HEAD = 8;
const MOST_WORDS_OF_NAMES = 10;
/** Between a head and what is told of it. */
const MOST_LINES_BELOW = 12;
/** "Licence C+E", "own van", "available nights": of the person, below whichever job it stands. */
const OF_THE_PERSON =
  /\b(?:licen[cs]ed?|certificates?|certified|registered|card|permit|visa|own (?:car|van|tools|transport)|available|willing to|references?)\b/i;

/** "Apr 2022 Elm Pipelines (since 2021)" of "2021 – Apr 2022  Elm Pipelines": from when until when, nobody can tell. */
const IS_CUT_IN_DATES = /^(?:\p{L}{3,9}\.? )?(?:19|20)\d\d [^()]{1,200}\((?:since|from) [^()]{4,20}\)$/iu;

const HAS_LABEL = /^\p{L}+(?: \p{L}+)?: /u;

/** The facts, each line of a job behind the head that stands above it; without those of which no head can be told. */
export function factsWithHeads(facts: readonly string[], page: Page): string[] {
  const rows = new Map<string, string[]>();
  const told = [...new Set(facts)].flatMap((fact): string[] => {
    if (isOfGap(fact)) return [];
    const [at = lineWith(page, fact)] = page.linesWith(fact);
    if (IS_CUT_IN_DATES.test(fact)) return [];
    if (saysItself(fact)) return isEnclosed(page, at) ? [] : [headBeforeLine(fact)];
    if (at < 0) return [fact];
    const below = page.lines[at + 1];
    const isOfWork = headingOf(page, at)?.opens === 'experience';
    // A head itself, above its dates.
    const isHead = !page.lines[at]!.isBullet && !isTold(fact) && namesOccupation(fact.split(', ')[0]!);
    if (isOfWork && isHead && below && isOnlyDates(below.text))
      return [tellable([page.lines[at]!.parted, below.parted]) || fact];
    const { head, row } = headOf(page, at, fact);
    const isInWork = isOfWork || at === head + 1;
    // Below a heading of work, and of no job that can be named.
    if (head < 0 && isOfWork && !namesPostAlone(fact) && (isTold(fact) || !namesCertificate(fact))) return [];
    if (head < 0 || !isInWork) return [fact];
    // "Own tools, clean record" below the last job of a page without headings is of the person.
    const isBelowLast =
      !isOfWork && head !== at && !page.lines.slice(at).some((line) => line.isDated && !line.isBullet);
    if (isBelowLast && !isTold(fact) && !isDeed(fact)) return [fact];
    if (head !== at && isOfOtherTime(fact, page.lines[head]!.text)) return [fact];
    if (row === '' || isEnclosed(page, head)) return namesCertificate(fact) ? [fact] : [];
    // "Subjects: English, German"
    if (HAS_LABEL.test(fact)) return [row];
    // A cell of the head, of which nothing more is told.
    if (row.includes(fact) && !row.startsWith(fact)) return [];
    rows.set(row, [...(rows.get(row) ?? []), fact]);
    return [row];
  });
  return [...new Set(told)].flatMap((fact) => {
    const lines = rows.get(fact);
    // The head itself may be among the facts, in another order.
    if (fact === '') return [];
    const told = lines?.filter((line) => !fold(fact).startsWith(fold(line)));
    if (!told) return [...rows.keys()].some((row) => isOfHead(fact, row)) ? [] : [fact];
    return [joined(fact, told)];
  });
}

/** "Receptionist, Elm Ltd, 2017 to now", "English good, Polish native": needs no head. */
const saysItself = (fact: string) =>
  findDates(fact).some(({ isRange }) => isRange && !/\bbetween\b/i.test(fact)) ||
  (/(?:19|20)\d\d/.test(fact) && namesOccupation(fact) && !isTold(fact) && !isDeed(fact)) ||
  namesLanguageInEachPart(fact) ||
  OF_THE_PERSON.test(fact) ||
  IN_FIRST_PERSON.test(fact);

/** "Working at Heights good to April 2028" below a job that ended in 1998. */
function isOfOtherTime(fact: string, head: string): boolean {
  const [range] = findDates(head).filter(({ isRange }) => isRange);
  const [from, until] = [range?.start ?? '', range?.end ?? ''].map((date) => date.slice(0, 4));
  return yearsIn(fact).some((year) => (from !== '' && year < from!) || (/^\d/.test(until!) && year > until!));
}

/** The line on which a part of it stands that was put together from two; -1 where none. */
const lineWith = ({ lines }: Page, fact: string) => {
  const folded = fold(fact);
  return folded.length < LEAST_CHARACTERS ? -1 : lines.findIndex((line) => line.folded.includes(folded));
};
const LEAST_CHARACTERS = 12;

/** "Site Agent – Sample retail extension" */
const namesPostAlone = (fact: string) => {
  const [first = ''] = fact.split(/,\s|\s[–—(-]\s?|\s(?:at|for|with)\s|\s\(/);
  return !isTold(fact) && !isDeed(fact) && wordCount(first) <= MOST_WORDS_OF_HEAD && namesOccupation(first);
};

/** "Elm Process (via Sample Staffing), Oct 2023 - Jan 2024 skid fabrication": a head run together with what was done there. */
function headBeforeLine(fact: string): string {
  const dates = findDates(fact).find(({ isRange }) => isRange);
  const behind = dates ? fact.slice(dates.index + dates.length) : '';
  if (!dates || dates.index === 0 || !/^ (?!incl|with|and |for |as |during |while )\p{Ll}{3,}/u.test(behind))
    return fact;
  const names = fact.slice(0, dates.index).replace(/[\s,–—-]+$/, '');
  if (isTold(names) || /\p{Ll} (?:from|in|since|between)$/u.test(names)) return fact;
  const [post = '', ...rest] = behind.trim().split(', ');
  const isPost = wordCount(post) <= MOST_WORDS_OF_POST && namesOccupation(post) && !namesOccupation(names);
  const row = rowOfHead([
    ...(isPost ? [post] : []),
    `${names}, ${fact.slice(dates.index, dates.index + dates.length)}`,
  ]);
  const told = isPost ? rest.join(', ') : behind.trim();
  return row === '' ? '' : told === '' ? row : `${row}: ${told}`;
}
const MOST_WORDS_OF_POST = 4;

/** The dated line nearest above, in the same section; -1 where none stands there. */
function headAbove({ lines }: Page, at: number): number {
  for (let up = at - 1; up >= Math.max(0, at - MOST_LINES_BELOW); up -= 1) {
    const { opens, isDated, isBullet } = lines[up]!;
    if (opens) return -1;
    if (isDated && !isBullet) return up;
  }
  return -1;
}

/** The head of a line, and how it can be told; no row where the page does not name post and employer there. */
function headOf(page: Page, at: number, fact: string): { head: number; row: string } {
  const { lines } = page;
  const [first = '', ...others] = sentencesOf(lines[at]!.text);
  // "2011 – 2016  Elm Industrial, Oakton yard. Pipe welder. Lead hand of 6": the head of its own line, and none above.
  if (lines[at]!.isDated && !lines[at]!.isBullet) {
    const isPost = wordCount(others[0] ?? '') <= MOST_WORDS_OF_POST && namesOccupation(others[0] ?? '');
    return { head: at, row: tellable(isPost && !namesOccupation(first) ? [others[0]!, first] : [first]) };
  }
  const head = headAbove(page, at);
  const dates = head >= 0 && isOnlyDates(lines[head]!.text) ? [lines[head]!.parted] : [];
  // "Intern, Elm Station, Kitale. Maize trials, soil sampling."
  const isBehindNames =
    others.some((sentence) => sentence.startsWith(fact)) &&
    namesOccupation(first) &&
    wordCount(first) <= MOST_WORDS_OF_NAMES &&
    !isTold(first);
  if (isBehindNames && !lines[at]!.isDated) {
    const parts = first.split(', ');
    const hasEmployer = parts.length > LEAST_PARTS || parts.some(isNamedAsOrganisation);
    return { head: at, row: hasEmployer ? tellable([first, ...(head === at - 1 ? dates : [])]) : '' };
  }
  if (head < 0) return { head, row: '' };
  if (lines.slice(head + (dates.length === 0 ? 1 : 2), at).some(mayHead)) return { head, row: '' };
  if (dates.length === 0) return { head, row: tellable([lines[head]!.parted]) };
  // Below the dates, or else above them.
  const names = [lines[head + 1], lines[head - 1]].find(
    (line) =>
      line !== undefined &&
      line !== lines[at] &&
      !line.isBullet &&
      !line.opens &&
      !isTold(line.text) &&
      !/[.!?]$/.test(line.text) &&
      namesOccupation(line.text),
  );
  return { head, row: names ? tellable([namesIn(names.parted), ...dates]) : '' };
}

/** Between a head and a line the head of another job, though nothing of it has been read: "2013 (Jan - Nov)", "Driver, Elm Ltd". */
const mayHead = ({ text, isBullet }: PageLine) =>
  !isBullet &&
  !isTold(text) &&
  (/(?<!\d)(?:19|20)\d\d(?!\d)/.test(text) || (wordCount(text) <= MOST_WORDS_OF_HEAD && namesOccupation(text)));

/** "Elm Millers Co., Oakton. Agronomist" as it stands; of "Teacher, Elm School. Subjects: English, German" the first sentence. */
function namesIn(line: string): string {
  const [first = '', second = '', ...others] = sentencesOf(line);
  const isPost = others.length === 0 && wordCount(second) <= MOST_WORDS_OF_HEAD && namesOccupation(second);
  return isPost || !namesOccupation(first) ? line : first;
}

/** "Joiner and chargehand, Quay Interiors, 2021 – present"; empty for lines that name no post and employer. */
function tellable(parts: readonly string[]): string {
  // "Elm Millers Co., Eldoret. Agronomist"
  const row = rowOfHead(parts.map((part) => part.replace(/(?<=\p{Ll}{3})\. (?=\p{Lu}[^.]{3,60}\.?$)/u, ', ')));
  const names = withoutDates(row, '')
    .split(/,\s|\s[–—-]\s/)
    .filter((part) => /\p{L}{2}/u.test(part));
  return names.length >= LEAST_PARTS && namesOccupation(row) ? row : '';
}

const isOfHead = (fact: string, row: string) => {
  const names =
    withoutDates(fact, '|')
      .split('|')
      .find((part) => /\p{L}{2}/u.test(part)) ?? '';
  return (
    names !== '' &&
    fold(row).includes(fold(names.replace(/\(?(?:since|from)?\s*$/i, '')).replace(/^[\s,(–—-]+|[\s,(–—-]+$/g, ''))
  );
};

function joined(row: string, lines: readonly string[]): string {
  // "Elm Nursery, Leeds, 30 h."
  const head = row.replace(/(?<=\d ?(?:h|hrs?|yrs?|mths?|mos?))\.$/, '');
  const told = lines.reduce((all, line) => {
    const more = `${all}${all.endsWith(':') ? ' ' : '; '}${lowerFirst(line)}`;
    return wordCount(more) <= MOST_WORDS ? more : all;
  }, `${head}:`);
  return told.replace(/:$/, '');
}

/** "Department of Geology" is a name. */
const lowerFirst = (line: string) =>
  line.replace(/^(?!\p{Lu}\p{Ll}+ of (?:the )?\p{Lu})\p{Lu}(?=\p{Ll}+ [\p{Ll}\d])/u, (letter) => letter.toLowerCase());
