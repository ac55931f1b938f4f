import { fold } from '@vitae/language/fold';
import type { SectionKind } from '@vitae/language/headings';
import { languageOf } from '@vitae/language/languages-of-texts';
import { namesOccupation } from '@vitae/language/occupations';
import { findDates, rangesIn, toMonth } from '../../parsing/phrases/dates.ts';
import { opensDuties } from '../../parsing/phrases/labels.ts';
import { timeInWords } from '../text/date-in-words.ts';
import { wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { canBePartOfHead } from './head-as-written.ts';
import { isBreak } from './of-gap.ts';
import { isPlace } from './places.ts';
import type { Page, PageLine } from './reading-order.ts';
import type { Role } from './role.ts';
import { rowOfHead } from './row-of-head.ts';
import { isTold } from './told.ts';
import { withoutDates } from './without-dates.ts';

// In a section of work whose jobs are told in lists, what stands between two lists is the head of the second, whether or
// not it has a date, a post or a house that the reading knows: "École du Parc, Elmtown – Grade 3 Immersion – 2022 to present".

const MOST_LINES_OF_HEAD = 3;
const MOST_WORDS_OF_LINE = 22;

interface List {
  /** From the first line behind the list above, or behind the heading. */
  head: PageLine[];
  items: string[];
}

function listsOfWork({ lines }: Page): List[] {
  const lists: List[] = [];
  let section: SectionKind | null = null;
  let head: PageLine[] = [];
  let list: List | null = null;
  for (const line of lines) {
    if (line.opens) [section, head, list] = [line.opens, [], null];
    else if (section !== 'experience') continue;
    else if (line.isBullet) {
      if (list === null) {
        list = { head, items: [] };
        lists.push(list);
      }
      list.items.push(line.text);
    } else if (list !== null && /^[\p{Ll}(]/u.test(line.text) && !line.isDated)
      list.items.push(`${list.items.pop()} ${line.text}`);
    else if (list !== null && !list.head.some(({ isDated }) => isDated) && itemBesideDates(line.text) !== '') {
      list.head.push(line);
      list.items.push(itemBesideDates(line.text));
    } else {
      if (list !== null) [head, list] = [[], null];
      head.push(line);
    }
  }
  return lists;
}

const BEHIND_DATES = /^\s*[-–•*]\s+(.+)$/u;
/** "09/2022 – today  - some 60 samples a day": of dates in a column beside the list, the item that stands in their line. */
function itemBesideDates(text: string): string {
  const [dates] = findDates(text);
  const [, item = ''] = dates?.isRange && dates.index === 0 ? (BEHIND_DATES.exec(text.slice(dates.length)) ?? []) : [];
  return namesOccupation(item) ? '' : item;
}

const datesBefore = (text: string) => text.slice(0, findDates(text)[0]!.length);

const IS_REMARK = /^\([^()]*\)$/;
/** "142 rooms, 2 restaurants": what the house is. */
const OF_THE_HOUSE =
  /^\d[\d,.]*\+? (?:rooms?|beds?|seats?|covers|pupils|students|employees|staff|people|residents|stores?|branches)(?!\p{L})/iu;
const REFERS_BACK = /^(?:same|as above|ditto|-do-|idem)(?![\p{L}-])/iu;
const ENDS_SENTENCE = /(?<!\b(?:Ltd|Inc|Co|Corp|Pvt|LLC|\p{Lu}|\.\p{L}))[.!?]$/u;

const isOfHead = ({ text, parted }: PageLine) =>
  /^[\p{Lu}\d“"«(]/u.test(text) &&
  wordCount(text) <= MOST_WORDS_OF_LINE &&
  !isTold(text) &&
  !ENDS_SENTENCE.test(text) &&
  !/:$/.test(text) &&
  !opensDuties(text) &&
  canBePartOfHead(parted);

interface Head {
  row: string;
  start: string;
  end: string;
  /** The posts held one after the other in the house, where the list is of all of them. */
  posts: string[];
}

const NO_HEAD: Head = { row: '', start: '', end: '', posts: [] };
const rangeIn = (lines: readonly string[]) => lines.flatMap((line) => findDates(line)).find(({ isRange }) => isRange);

type Time = [start: string, end: string];
const timeOf = ({ start, end }: ReturnType<typeof findDates>[number]): Time => [
  toMonth(start) ?? '',
  end === 'present' ? 'present' : (toMonth(end) ?? ''),
];

/** From the first of posts held one after the other to the last; empty where one has no range. */
function wholeTimeOf(posts: readonly string[]): Time {
  const times = posts.map((post) => rangeIn([post])).map((range): Time => (range ? timeOf(range) : ['', '']));
  if (times.some(([start, end]) => start === '' || end === '')) return ['', ''];
  // "present" comes behind every year.
  return [
    times.map(([start]) => start).sort()[0]!,
    times
      .map(([, end]) => end)
      .sort()
      .at(-1)!,
  ];
}

/** The head of a list; none where what stands above it may be more than one, or tells. */
function headOf(above: readonly PageLine[]): Head {
  const lines = above
    .filter(({ text }) => !IS_REMARK.test(text) && !OF_THE_HOUSE.test(text) && !isBreak(text))
    .map((line) => (itemBesideDates(line.text) === '' ? line : { ...line, parted: datesBefore(line.text) }));
  const [first, ...others] = lines;
  if (!first || REFERS_BACK.test(first.text) || !lines.every(isOfHead)) return NO_HEAD;
  const posts = others.filter(({ text }) => isDatedPost(text));
  // A further house between the posts begins another job.
  const areOfOneHouse = others.slice(others.length - posts.length).every((line) => posts.includes(line));
  if (posts.length > 1 && others.length - posts.length <= 1 && areOfOneHouse) {
    const house = rowOfHead(lines.filter((line) => !posts.includes(line)).map(({ parted }) => parted));
    if (house === '' || namesOccupation(house)) return NO_HEAD;
    const names = posts.map(({ text }) =>
      withoutDates(text, '')
        .replace(/[\s,–—-]+$/u, '')
        .replace(/\s*\([^()]*\)?$/u, ''),
    );
    const range = rangeIn([first.text]);
    const [start, end] = range ? timeOf(range) : wholeTimeOf(posts.map(({ text }) => text));
    const dates = range || start === '' ? '' : `, ${timeInWords(start, end)}`;
    return { row: `${house}${dates} (${names.join('; ')})`, start, end, posts: names };
  }
  if (lines.length > MOST_LINES_OF_HEAD || lines.filter(({ text }) => rangesIn(text) === 1).length > 1) return NO_HEAD;
  const parted = lines.map((line) => line.parted);
  const row = rowOfHead(parted) || rowOfHead(parted.map(withoutRemarks));
  const range = rangeIn(parted);
  const [start, end] = range ? timeOf(range) : ['', ''];
  return { row, start, end, posts: [] };
}

/** "Lead Hand Mar 2019 – Aug 2023", "Front Office Manager (from 01/2019)" */
const isDatedPost = (text: string) =>
  namesOccupation(text) && (rangesIn(text) > 0 || /\((?:since|from) [^()]*\d{4}\)$/i.test(text));

/** "(by agency first 14 months, then direct)", where a row has no room for it. */
const withoutRemarks = (line: string) => line.replace(/\s*\((?![^()]*\d{4})[^()]*\)/g, '');

const LEAST_CHARACTERS = 160;
const LEAST_NAMES = 2;
const OF_MANY = /^(?:various|different|several|many|multiple|other) /i;
/** Whether a row says who one was or where: "Szczecin, Poland, 2019 – present" says neither. */
function namesWork(row: string, isDated: boolean): boolean {
  if (namesOccupation(row) && (isDated || isNamedAsOrganisation(row))) return true;
  const names = withoutDates(row, '|')
    .split(/[|,]|\s[–—-]\s/)
    .filter((part) => /\p{Lu}\p{L}/u.test(part) && !isPlace(part.trim()) && !OF_MANY.test(part.trim()));
  return isDated && names.length >= LEAST_NAMES;
}

/** A job whose head is told as it stands. */
export interface JobAboveList extends Role {
  posts: readonly string[];
  /** All that stands above its list, folded. */
  above: string;
}

/** The jobs told in English in lists of the section of work, each with its head as it stands. */
export function jobsAboveLists(page: Page): JobAboveList[] {
  const lists = listsOfWork(page);
  const isWorkInEnglish = languageOf(lists.flatMap(({ items }) => items).join('\n')) === 'en';
  return lists.flatMap(({ head, items }) => {
    const { row, start, end, posts } = headOf(head);
    const told = items.join('\n');
    // Of a few words nobody can tell their language.
    const isEnglish = languageOf(told) === 'en' || (isWorkInEnglish && told.length < LEAST_CHARACTERS);
    // A list of posts in one house: what was done in them stands elsewhere.
    const isOfPosts = items.filter((item) => rangesIn(item) > 0).length > items.length / 2;
    if (row === '' || !namesWork(row, start !== '') || !isEnglish || isOfPosts) return [];
    return [
      {
        kind: 'job',
        title: '',
        place: '',
        start,
        end,
        lines: items,
        asWritten: row,
        posts,
        above: head.map(({ folded }) => folded).join('\n'),
      } satisfies JobAboveList,
    ];
  });
}

/** Whether of a job some line, or its name, is told by one of the roles. */
export function isToldBy(roles: readonly Role[], { lines, asWritten = '' }: Role): boolean {
  const items = lines.map(fold);
  return roles.some(
    (role) =>
      role.lines.some((line) => items.some((item) => item.includes(fold(line)) || fold(line).includes(item))) ||
      [role.title, role.place, role.asWritten ?? ''].some(
        (name) => name !== '' && fold(asWritten).includes(fold(name)),
      ),
  );
}
