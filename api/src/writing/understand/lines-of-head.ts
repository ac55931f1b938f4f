import { namesOccupation } from '@vitae/language/occupations';
import { findDates } from '../../parsing/phrases/dates.ts';
import { wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { namesYear, yearsIn } from './names-year.ts';
import type { Page, PageLine } from './reading-order.ts';
import { MOST_OF_LINE, NUMBER } from './row-of-head.ts';
import { isTold } from './told.ts';
import { withoutDates } from './without-dates.ts';

// Which lines of the page are the head of a job.

const MOST_LINES = 3;
const CELLS_OF_ROW = 3;
/** "Summers 2021, 2022": not from the one to the other. */
export const OF_SEASONS =
  /\b(?:summers|winters|autumns|springs|falls|seasons|harvests|vintages|christmases|easters|holidays),? (?:of )?(?:19|20)\d\d/i;
const BEGINS_WITH_SEASONS = new RegExp(`^${OF_SEASONS.source}`, 'i');

/** "https://elm-works.example/" below a head, which holds the name of the house as well. */
const IS_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/**
 * The fewest lines that hold all names, with the year in which the work begins in or beside them; none of them is an
 * item of a list. Where a name stands in several such places, the one in which the post begins its line.
 */
export function linesOfHead([title = '', ...names]: readonly string[], start: string, page: Page): readonly PageLine[] {
  const { lines } = page;
  const year = start.slice(0, 4);
  const all = [title, ...names];
  for (let size = 1; size <= MOST_LINES; size++) {
    const found = all
      .flatMap((name) => page.linesWith(name))
      .flatMap((at) => Array.from({ length: size }, (_, more) => at - more))
      .filter((first) => first >= 0 && first + size <= lines.length)
      .map((first) => ({ first, run: lines.slice(first, first + size) }))
      .filter(
        ({ first, run }) =>
          all.every((name) => run.some(({ folded }) => holdsName(folded, name))) &&
          !run.some(({ isBullet, text }) => isBullet || IS_ADDRESS.test(text)) &&
          // A headline above the heading of a section is no part of what stands below it.
          !run.slice(1).some(({ opens }) => opens !== null) &&
          // Each row of a table is a job of its own.
          run.filter(({ parted }) => parted.split(' | ').length >= CELLS_OF_ROW).length <= 1 &&
          lines
            .slice(Math.max(0, first - 1), first + size + 1)
            .some(({ folded }) => year === '' || namesYear(folded, year)),
      )
      .map(({ first, run }) => ({
        // Dates have a line of their own below the names.
        run: isDatesAlone(lines[first + size]) ? lines.slice(first, first + size + 1) : run,
        isOfTime: lines
          .slice(Math.max(0, first - 1), first + size + 1)
          .some((line) => beginsThen(line, start) === true),
      }));
    // Of two posts of one name the year of one may be in the dates of the other.
    const isOfOther = ({ run }: { run: readonly PageLine[] }) => run.some((line) => beginsThen(line, start) === false);
    const ofTime = [
      found.filter((one) => one.isOfTime && !isOfOther(one)),
      found.filter((one) => !isOfOther(one)),
      found,
    ].find(({ length }) => length > 0);
    const runs = (ofTime ?? []).map(({ run }) => run);
    const [best] = runs;
    if (best) return runs.find((run) => run.some(({ folded }) => beginsPart(folded, title))) ?? best;
  }
  return [];
}

/** Whether the range of a line begins in that month; null where it has none, or no months. */
function beginsThen({ text }: PageLine, start: string): boolean | null {
  const range = findDates(text).find(({ isRange }) => isRange)?.start;
  return range && range.length === MONTH && start.length === MONTH ? range === start : null;
}
/** Characters: "2019-06". */
const MONTH = 7;

/** "Engineer I" is not in "Engineer II". */
function holdsName(line: string, name: string): boolean {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1))
    if (!/^[\p{L}\d]/u.test(line.slice(at + name.length)) || name === '') return true;
  return false;
}

/** "Driver" begins a line or a part of one; it does not in "van driver". */
const beginsPart = (line: string, title: string) =>
  line.startsWith(title) || [', ', ' | ', ' – ', ' - ', ': '].some((sign) => line.includes(`${sign}${title}`));

/** Where no employer could be read, the line of one right below the post belongs to its head, or the first line of the section. */
export function withEmployerBeside(run: readonly PageLine[], place: string, { lines }: Page): readonly PageLine[] {
  const last = run.at(-1);
  const first = run[0] === undefined || place !== '' ? 0 : lines.indexOf(run[0]);
  const above = lines[first - 1];
  const isFirst = lines[first - 2]?.opens === 'experience';
  // "1) SAMPLE PLASTICS LTD, Ikeja   Feb 2018 - Aug 2024" above "Post: Accountant"
  const isOrganisation =
    above !== undefined &&
    !above.isBullet &&
    !ENDS_SENTENCE.test(above.text) &&
    !isTold(above.text) &&
    namesOrganisation(nameIn(above.parted));
  if (above && !above.opens && (isOrganisation || (isFirst && canNameEmployer(above)))) return [above, ...run];
  const below = last === undefined || place !== '' ? undefined : lines[lines.indexOf(last) + 1];
  const name = below?.text.split(/\s*[(,|–—]/)[0] ?? '';
  const isName = wordCount(name) <= MOST_WORDS_OF_NAME && isNamedAsOrganisation(name) && !isTold(name);
  return below && !below.isBullet && !below.opens && isName ? [...run, below] : run;
}

/** "… with Global Mapper and Microsoft Office software.", and no "Harbour Foods Ltd." */
const ENDS_SENTENCE = / \p{Ll}{3,}\.$/u;

/** "Elm House Nursing home", and no "Events and school groups" of what was done. */
const namesOrganisation = (name: string) =>
  isNamedAsOrganisation(name) && !/^\P{L}*\p{Lu}[^\p{Lu}]*\s(?:and|&)\s\p{Ll}/u.test(name);

const canNameEmployer = ({ text, isBullet, isDated }: PageLine) =>
  !isBullet &&
  !isDated &&
  /^\p{Lu}/u.test(text) &&
  !/[.:]$/.test(text) &&
  !isTold(text) &&
  wordCount(text) <= MOST_WORDS_OF_NAME;
const MOST_WORDS_OF_NAME = 8;

export const nameIn = (line: string) =>
  line
    .replace(NUMBER, '')
    .split(/\s*[(,|–—]/)[0]!
    .trim();

/** "Sample Insurance Brokers, Singapore" above "Broking Executive, Marine": what stands behind the post is its field. */
export const hasEmployerAbove = (run: readonly PageLine[], place: string, { lines }: Page): boolean => {
  const above = run[0] === undefined ? undefined : lines[lines.indexOf(run[0]) - 1];
  return (
    run.length === 1 &&
    place !== '' &&
    !place.includes(' ') &&
    !isNamedAsOrganisation(place) &&
    above !== undefined &&
    !above.isBullet &&
    !above.opens &&
    // Of another job.
    !(above.isDated && run.some(({ isDated }) => isDated)) &&
    isNamedAsOrganisation(nameIn(above.parted))
  );
};

/** "JUNIOR ENGINEER   2016 – 2019" above "DPWH contractor – Rosa Supply": the dated line has the post. */
export function withPostAbove(run: readonly PageLine[], start: string, { lines }: Page): readonly PageLine[] {
  // "… Supervising / Civil Engineer since 2023" ends what was done in the job above.
  const isDated = (line: PageLine) =>
    findDates(line.text).some(({ isRange }) => isRange) && (start === '' || namesYear(line.folded, start.slice(0, 4)));
  const above =
    run[0] === undefined || run.some(({ text }) => yearsIn(text).length > 0)
      ? undefined
      : lines[lines.indexOf(run[0]) - 1];
  return above && !above.isBullet && !above.opens && isDated(above) && namesOccupation(withoutDates(above.text, ' | '))
    ? [above, ...run]
    : run;
}

const isDatesAlone = (line: PageLine | undefined) =>
  line !== undefined && !line.isBullet && (BEGINS_WITH_SEASONS.test(line.text) || isRangeAlone(line));
const isRangeAlone = (line: PageLine) =>
  findDates(line.text).some(
    ({ isRange, length }) => isRange && length > line.text.replace(/\([^()]*\)/, '').length * MOST_OF_LINE,
  );
