import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { STATE_CODES } from '@vitae/language/places';
import { findDates, toMonth } from '../../parsing/phrases/dates.ts';
import { opensDuties } from '../../parsing/phrases/labels.ts';
import { isDuration, isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { dateInWords, MONTHS } from '../text/date-in-words.ts';
import { inTitleCase } from '../text/title-case.ts';
import { wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { namesYear, yearsIn } from './names-year.ts';
import { isPlace } from './places.ts';
import type { Page, PageLine } from './reading-order.ts';
import type { Role } from './role.ts';
import { isTold } from './told.ts';
import { withoutDates } from './without-dates.ts';

// A sentence may name a post and its employer where the head of the page holds nothing that could be a part of either.
// "Finance Analyst – Planning & Reporting, Mavuno Africa": which of three is the employer? Such a head is told as it
// stands, above what was done there, and no sentence is made of it.

const MOST_LINES = 3;
const CELLS_OF_ROW = 3;
const MOST_YEARS = 4;
const MOST_WORDS = 26;
const LABEL =
  /^(?:\d{1,2}[.)]?\d?\s*)?(?:name of )?(?:employer|company|organi[sz]ation|firm|institution|school|position|post|title|job title|designation|role)(?: held| name)?\s*(?::|$)/;
/** What a head says of the work rather than of the post. */
const OF_THE_WORK =
  /^(?:project|client|site|location|team size|reporting to|reports? to|scope|value|duration|(?:nurse[- ](?:to[- ])?)?patient ratio|bed (?:strength|capacity)|(?:working )?hours|salary|shift pattern)s?(?: \d{1,2})?\s*[:–-]/i;
/** Whether a line of a head names the post, its employer or its time. */
export const canBePartOfHead = (line: string) =>
  !OF_THE_WORK.test(line) && !isDuration(line) && !opensDuties(line) && !/^reasons? for leaving\b/i.test(line);
const BETWEEN_PIECES = /\s*[,|·•;:\t()@[\]]\s*|\s+[-–—]+\s+|\s+(?:at|for|with|in|as)\s+/;
/** What may stand between a post and its employer: a rank, a kind of work, a part of the house. */
const OF_HOUSE =
  /\b(?:ward|unit|department|dept|division|section|team|desk|floor|branch|depot|region|area|line|office|grades?|band|level|class|part[- ]time|full[- ]time|contract|permanent|temporary|temp|casual|remote|hybrid|freelance|seasonal|intern(?:ship)?|rotational|acting|\d{1,3})\b/;
const OF_RANK = /\b(?:trainee|junior|semi|senior|assistant|deputy|supervisor|manager|officer|leader|head|in ?charge)\b/;
/** Called by what it is, and possibly only where a firm has its branch. */
const IS_SITE = /\b(?:centre|center|mall|plaza|park|airport|station|branch|building|tower|arcade|outlet|market)$/;
const ENDS_AS_SOMEBODY = /(?:er|or|ist|ant|ian|eer|hand|man|woman|ive|ent|ee)(?!\p{L})/iu;
const ENDS_IN_SMALL_LETTERS = / \p{Ll}{3,}$/u;

const NUMBER = /^(?:\(\d{1,2}\)|\d{1,2}(?:\.\d{1,2})?[.)]?) (?=\D)/;

const bare = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** "https://elm-works.example/" below a head, which holds the name of the house as well. */
const IS_ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/**
 * The fewest lines that hold all names, with the year in which the work begins in or beside them; none of them is an
 * item of a list. Where a name stands in several such places, the one in which the post begins its line.
 */
function linesOfHead([title = '', ...names]: readonly string[], start: string, page: Page): readonly PageLine[] {
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
          all.every((name) => run.some(({ folded }) => folded.includes(name))) &&
          !run.some(({ isBullet, text }) => isBullet || IS_ADDRESS.test(text)) &&
          // Each row of a table is a job of its own.
          run.filter(({ parted }) => parted.split(' | ').length >= CELLS_OF_ROW).length <= 1 &&
          lines
            .slice(Math.max(0, first - 1), first + size + 1)
            .some(({ folded }) => year === '' || namesYear(folded, year)),
      )
      // Dates have a line of their own below the names.
      .map(({ first, run }) => (isDatesAlone(lines[first + size]) ? lines.slice(first, first + size + 1) : run));
    const [best] = found;
    if (best) return found.find((run) => run.some(({ folded }) => beginsPart(folded, title))) ?? best;
  }
  return [];
}

/** "Driver" begins a line or a part of one; it does not in "van driver". */
const beginsPart = (line: string, title: string) =>
  line.startsWith(title) || [', ', ' | ', ' – ', ' - ', ': '].some((sign) => line.includes(`${sign}${title}`));

/** Where no employer could be read, the line of one right below the post belongs to its head, or the first line of the section. */
function withEmployerBeside(run: readonly PageLine[], place: string, { lines }: Page): readonly PageLine[] {
  const last = run.at(-1);
  const first = run[0] === undefined || place !== '' ? 0 : lines.indexOf(run[0]);
  const above = lines[first - 1];
  const isFirst = lines[first - 2]?.opens === 'experience';
  // "1) SAMPLE PLASTICS LTD, Ikeja   Feb 2018 - Aug 2024" above "Post: Accountant"
  const isOrganisation =
    above !== undefined && !above.isBullet && !isTold(above.text) && namesOrganisation(nameIn(above.parted));
  if (above && !above.opens && (isOrganisation || (isFirst && canNameEmployer(above)))) return [above, ...run];
  const below = last === undefined || place !== '' ? undefined : lines[lines.indexOf(last) + 1];
  const name = below?.text.split(/\s*[(,|–—]/)[0] ?? '';
  return below && !below.isBullet && !below.opens && isNamedAsOrganisation(name) && !isTold(name)
    ? [...run, below]
    : run;
}

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

/** "Fort McMurray AB" behind a dash, where the employer stands before it. */
const isTown = (place: string) => STATE_CODES.has(/^\p{Lu}.* ([A-Z]{2})$/u.exec(place)?.[1] ?? '');

const nameIn = (line: string) =>
  line
    .replace(NUMBER, '')
    .split(/\s*[(,|–—]/)[0]!
    .trim();

/** "Sample Insurance Brokers, Singapore" above "Broking Executive, Marine": what stands behind the post is its field. */
const hasEmployerAbove = (run: readonly PageLine[], place: string, { lines }: Page): boolean => {
  const above = run[0] === undefined ? undefined : lines[lines.indexOf(run[0]) - 1];
  return (
    run.length === 1 &&
    place !== '' &&
    !place.includes(' ') &&
    !isNamedAsOrganisation(place) &&
    above !== undefined &&
    !above.isBullet &&
    !above.opens &&
    isNamedAsOrganisation(nameIn(above.parted))
  );
};

/** "JUNIOR ENGINEER   2016 – 2019" above "DPWH contractor – Rosa Supply": the dated line has the post. */
function withPostAbove(run: readonly PageLine[], start: string, { lines }: Page): readonly PageLine[] {
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
const MOST_OF_LINE = 0.8;

/** "Field Service, contract via Skilltrade": whose house it is, nobody can tell. */
const IS_FOR_ANOTHER =
  /\b(?:via|through|assigned to|seconded to|on assignment|on behalf of|contracted to|placed (?:at|with|by))\b/i;

/** "Engineer (presently Senior Engineer)" */
const IS_NOW =
  /\((?:presently|now|currently|at present) \p{L}|\((?:since|from) (?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d\d\)/iu;

/** "Summers 2021, 2022": not from the one to the other. */
const OF_SEASONS =
  /\b(?:summers|winters|autumns|springs|falls|seasons|harvests|vintages|christmases|easters|holidays),? (?:of )?(?:19|20)\d\d/i;
const BEGINS_WITH_SEASONS = new RegExp(`^${OF_SEASONS.source}`, 'i');
const OF_TWO_POSTS = /→|->|>>/;
const OWN_BUSINESS = /^(?:self[- ]employed|freelance)\b/i;

const MARKS = { title: '\u2460', place: '\u2461' } as const;

const OF_MARKS = new RegExp(`[${MARKS.title}${MARKS.place}]`, 'gu');
const TOWN_BEHIND = new RegExp(
  `(?<=[${MARKS.title}${MARKS.place}]) (\\p{L}+(?: \\p{L}+){0,2})(?:, (\\p{L}{2}))?(?=,| \\||$)`,
  'gu',
);

/** Whether a piece that stands beside the names may be a part of one of them. */
function mayBelong(lines: readonly string[], title: string, place: string): boolean {
  const marked = lines
    .map((line) => bare(withoutDates(line, ' | ')))
    .map((line) => (title ? line.replace(title, MARKS.title) : line))
    .map((line) => (place ? line.replace(place, MARKS.place) : line))
    .join(' | ')
    .replace(NUMBER, '')
    .replace(
      new RegExp(
        `(?<=^|\\| )(?:company|employer|organi[sz]ation|position|designation) (?=[${MARKS.title}${MARKS.place}])`,
        'gu',
      ),
      '',
    )
    // A town right behind a name.
    .replace(TOWN_BEHIND, (behind, town: string, state: string) =>
      isPlace(town) || /^remote$/.test(town) || STATE_CODES.has((state ?? '').toUpperCase()) ? ` | ${town}` : behind,
    );
  // A word right beside a name, with no sign between them.
  const touching = new RegExp(
    `[\\p{L}\\d&/] ?(?:${MARKS.title}|${MARKS.place})|(?:${MARKS.title}|${MARKS.place}) ?[\\p{L}\\d&/]`,
    'u',
  );
  const plain = marked
    .replace(/\([^()]*\)/g, ' ')
    .replace(new RegExp(`(${MARKS.title}) (?:at|with|for|in) (${MARKS.place})`, 'u'), '$1 | $2')
    .replace(/(?<=^|\| )(?:as|at|with|for) /g, '')
    .replace(/\bm\/s\.? /g, '');
  if (touching.test(plain)) return true;
  // "County Government – Sub County Office": which of the two is meant?
  const behind = new RegExp(`${MARKS.place} [-–—] ([^|,(]+)`, 'u').exec(plain)?.[1]?.trim() ?? '';
  if (behind !== '' && isNamedAsOrganisation(behind) && !isPlace(behind) && !behind.includes(MARKS.title)) return true;
  const isCertainPlace = isNamedAsOrganisation(place) && !IS_SITE.test(place);
  const [from, to] = [plain.indexOf(MARKS.title), plain.indexOf(MARKS.place)].sort((one, other) => one - other);
  let at = 0;
  return plain.split(BETWEEN_PIECES).some((piece) => {
    const begin = plain.indexOf(piece, at);
    at = begin + piece.length;
    const own = piece.replace(/^[\s.–—-]+|[\s.–—-]+$/g, '');
    // "Demi Chef → Commis before that"
    if (/\p{L}{2}/u.test(own.replace(OF_MARKS, '')) && own !== own.replace(OF_MARKS, '')) return true;
    if (own === '' || own === MARKS.title || own === MARKS.place || LABEL.test(own)) return false;
    // "Apprentice, then Plumber"
    if (/^(?:then|later|now)\b/.test(own)) return true;
    if (isPlace(own) || /^\p{L}{1,3}$/u.test(own)) return false;
    // "Audit Trainee – Audit Semi Senior"
    if (title !== '' && OF_RANK.test(own) && !OF_HOUSE.test(own)) return true;
    if (isNamedAsOrganisation(own) && !isCertainPlace) return true;
    // Of an employer that could not be read, the head tells.
    if (place === '') return /^\p{L}/u.test(own) && !OF_HOUSE.test(own) && wordCount(own) > 1;
    const isBetween = from! >= 0 && begin > from! && begin < to!;
    const isTown =
      plain[from!] === MARKS.place && wordCount(own) <= 2 && !isNamedAsOrganisation(own) && !namesOccupation(own);
    // "Project Architect, Heritage Recovery, Atelier Sursock": which of the two is the employer?
    const isBehind =
      from! >= 0 &&
      begin > to! &&
      !isNamedAsOrganisation(place) &&
      wordCount(own.replace(/\d+/g, '')) > 1 &&
      !OF_HOUSE.test(own.replace(/\d+/g, ''));
    return (isBetween && !isTown && !isCertainPlace && !OF_HOUSE.test(own)) || isBehind;
  });
}

/** "Warehouse" is nobody, nor is a house called after one. */
const isSomebody = (title: string) =>
  title === '' ||
  (title
    .split(/\s+(?:and|&)\s+/)
    .slice(1)
    .every((part) => !/^\p{Ll}/u.test(part) || namesOccupation(part)) &&
    (namesOccupation(title) || ENDS_AS_SOMEBODY.test(title)) &&
    !isNamedAsOrganisation(title.split(' ').at(-1)!));

/** "(unit lead since June 2021)", "(promoted 2019)": the post goes on. */
const OF_A_CHANGE = /\([^()]{0,40}\b(?:lead|in charge) since\b[^()]{0,20}\)|\(promoted [^()]{0,20}\)/gi;

/** The head of a job as the page has it, with its dates, where a name in it is not certain; empty where all are, null where no row can hold it. */
export function headAsWritten({ title, place, kind, start, end }: Role, page: Page): string | null {
  if ((kind !== 'job' && kind !== 'unpaid') || /\p{Script=Arabic}/u.test(`${title}${place}`)) return '';
  const names = [bare(title), bare(place)].filter(Boolean);
  const found = linesOfHead(names, start, page);
  const whole = hasEmployerAbove(found, place, page)
    ? [page.lines[page.lines.indexOf(found[0]!) - 1]!, ...found]
    : withPostAbove(found, start, page);
  const lines = withEmployerBeside(whole, place, page)
    .map(({ parted }) => withoutTold(parted))
    .filter(canBePartOfHead);
  // "Same work, at Harbour Builders": what it was stands elsewhere.
  if (/^(?:same|as above|ditto|-do-)(?![\p{L}-])/iu.test(title)) return null;
  if (lines.length === 0) return isSomebody(title) && !OF_TWO_POSTS.test(title) ? '' : null;
  const isCertain =
    whole === found &&
    !lines.some((line) => IS_FOR_ANOTHER.test(line) || IS_NOW.test(line) || OF_SEASONS.test(line)) &&
    // "Self-employed piano tuner, Otley and Wharfedale": where, and no employer.
    (!OWN_BUSINESS.test(title) || place === '' || isNamedAsOrganisation(place)) &&
    // "Karoo Home & Living, Eastgate branch, Bedfordview", "Tailor, later Section Incharge": more than a sentence can name.
    place.split(', ').length <= 2 &&
    !isBehindPart(lines, bare(title), bare(place)) &&
    !/,? (?:later|then) (?=[\p{Lu}\d])/u.test(title) &&
    !mayBelong(lines, bare(title), bare(place)) &&
    !ENDS_IN_SMALL_LETTERS.test(place) &&
    !isTown(place) &&
    title.split('/').length < 3 &&
    !(place === '' && GOES_ON_IN_CAPITALS.test(title)) &&
    // Of two posts, nobody can tell which one a line is of.
    !OF_TWO_POSTS.test(title) &&
    !/ [-–—] |[|;:@•+]/.test(title) &&
    // "Van Driver, ParcelRun" beside a town.
    (isNamedAsOrganisation(place) ||
      title
        .split(', ')
        .slice(1)
        .every((part) => namesOccupation(part) || OF_HOUSE.test(fold(part)))) &&
    isSomebody(title) &&
    // "2IC / butcher": no sentence names a post by a figure.
    !/^\d(?!(?:st|nd|rd|th) )/.test(title) &&
    yearsIn(lines.join(' ').replace(OF_A_CHANGE, '')).every((year) => start.startsWith(year) || end.startsWith(year));
  if (isCertain) return '';
  const row = rowOfHead(withPostFirst(withoutAsides(lines, names), bare(title), start), start);
  const namesPlace = place !== '' && bare(row).includes(bare(place).slice(0, START_OF_NAME));
  return row !== '' && (namesOccupation(row) || namesPlace) && !contradictsItself(row) ? row : null;
}

/** "Sales Representative – Wound Care, Elm Surgical": behind the dash may stand a part of the post, and its employer behind that. */
const isBehindPart = (lines: readonly string[], title: string, place: string) =>
  place.includes(', ') && lines.some((line) => /^\s*[-–—]\s*$/u.test(between(bare(line), title, place)));
const between = (line: string, first: string, second: string) => {
  const [begin, end] = [line.indexOf(first), line.indexOf(second)];
  return begin >= 0 && end > begin + first.length ? line.slice(begin + first.length, end) : '';
};

/** "Fitter (since 2022), Elm Works, 2019 – 2022" */
const contradictsItself = (row: string) => {
  const [, since = ''] = /\((?:since|from) (?:\p{L}{3,9}\.? )?((?:19|20)\d\d)\)/iu.exec(row) ?? [];
  const [, until = ''] = /, [^,()]{4,20} – (?:\p{L}{3,9} )?((?:19|20)\d\d)$/u.exec(row) ?? [];
  return since !== '' && until !== '' && until <= since;
};

/** "CONSERVATOR (PAPER) HARBOUR REGIONAL ARCHIVE": forms print the employer right behind the title, in another colour. */
const GOES_ON_IN_CAPITALS = /^[^\p{Ll},]*(?:\)|\p{Lu}{2}(?:OR|ER|IST|ANT|EE)) \p{Lu}[^\p{Ll},]* [^\p{Ll},]+$/u;

/** Characters. */
const START_OF_NAME = 10;
const MOST_WORDS_OF_CELL = 9;
/** The cells of a row without that which tells what was done. */
const withoutTold = (line: string) => {
  const cells = line.split(' | ');
  // "Postdoctoral fellow (Prof. Sample). Coupling by copper"
  const behind = /\)\. \p{Lu}/u.exec(line)?.index ?? -1;
  if (behind > 0 && namesOccupation(line.slice(0, behind)) && findDates(line.slice(behind)).length === 0)
    return line.slice(0, behind + 1);
  return cells.length < 3
    ? line
    : cells
        .filter((cell) => wordCount(cell) <= MOST_WORDS_OF_CELL && !/(?:\p{Ll}{4}|\))\. \p{Lu}|, .*, /u.test(cell))
        .join(' | ');
};

/** "Aerospace job shop, 85 employees. Plant closed.", between the employer and the post. */
const withoutAsides = (lines: readonly string[], names: readonly string[]) =>
  lines.filter(
    (line) =>
      names.some((name) => bare(line).includes(name)) ||
      findDates(line).length > 0 ||
      isNamedAsOrganisation(nameIn(line)) ||
      !/\. \p{Lu}|[^.]{3}\.$/u.test(line),
  );

/**
 * The post before its employer, whose own years are not told where the post has some: "Sample Buses (2004 – present)"
 * above "Instructor (2017 – present)".
 */
function withPostFirst(lines: readonly string[], title: string, start: string): readonly string[] {
  const at = title === '' ? -1 : lines.findIndex((line) => bare(line).includes(title));
  if (at <= 0 || lines.slice(0, at).some((line) => namesOccupation(withoutDates(line, ' | ')))) return lines;
  const year = start.slice(0, 4);
  // "Senior Fitter (since 2022), Fitter (2019–2022)": neither is the time of the whole employment.
  const isOfPost = (line: string) => year !== '' && rangesIn(line) === 1 && namesYear(fold(line), year);
  const others = lines
    .filter((_, index) => index !== at)
    .map((line) => (isOfPost(line) || !lines.some(isOfPost) ? line : withoutDates(line, ' ').replace(/\(\s*\)/g, ' ')));
  return [
    rangesIn(lines[at]!) > 1
      ? lines[at]!
      : lines[at]!.replace(DATES_IN_BRACKETS, (all, dates: string) => (holdsRange(dates) ? `, ${dates}` : all)),
    ...others,
  ];
}
const rangesIn = (text: string) => findDates(text).filter(({ isRange }) => isRange).length;
const holdsRange = (text: string) => rangesIn(text) > 0;
const DATES_IN_BRACKETS = /\s*\(([^()]{6,40})\)$/;

const SHORT_MONTH = /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?= (?:19|20)\d\d)/g;

/** "09/2019 – 01/2022" and "Jan.2019 to till date" as "September 2019 – January 2022" and "January 2019 – present". */
function inOneStyle(row: string): string {
  const [dates, ...others] = findDates(row).filter(({ isRange }) => isRange);
  if (!dates?.start || !dates.end || others.length > 0) return row;
  const before = row.slice(0, dates.index).replace(/(?<=^|[\s,])(?:from|since)\s*$/i, '');
  const [from, until] = [toMonth(dates.start) ?? '', dates.end === 'present' ? '' : (toMonth(dates.end) ?? '')];
  // "May – August 2017": of which the first month has its year behind the second.
  const written = row.slice(dates.index, dates.index + dates.length);
  const isPlain =
    from !== '' &&
    (dates.end === 'present' || until !== '') &&
    from !== until &&
    /[-–—→]|\b(?:to|till?|until|up)\b/i.test(written) &&
    !/\($/.test(before.trimEnd());
  if (!isPlain) return row;
  const inWords = `${dateInWords(from)} – ${until ? dateInWords(until) : 'present'}`;
  const behind = row.slice(dates.index + dates.length);
  return before.trim() === '' && /^, \p{L}/u.test(behind)
    ? `${behind.slice(2)}, ${inWords}`
    : before + inWords + behind;
}

/** What a column of reasons for leaving holds. */
const WHY_IT_ENDED =
  /^(?:retrenched|resigned|redundan\p{L}*|laid off|dismissed|better (?:offer|prospects?|opportunit\p{L}+|job|pay|salary)|(?:career )?growth|career change|(?:depot|company|branch|shop|hotel|project) (?:was )?(?:closed|finished|completed)|end of contract|(?:fin(?:ished)?\.? ?)?contract(?: (?:end(?:ed)?|finish(?:ed)?|completed|expired))?|eoc|further stud\p{L}+|(?:personal|family) reasons?|covid.{0,20})$/iu;

/** "SY 2019-2020", whose years stand elsewhere. */
const IS_SCHOOL_YEAR = /^S\.?Y\.?$/;

/** Of "Vice President, Los Angeles, CA, Sample Bank" no reader of a letter needs the town. */
function withoutPlaces(row: string): string {
  const parts = row.split(', ');
  const isOfState = (at: number) => STATE_CODES.has(parts[at] ?? '') || /^(?:USA?|UK|UAE)$/.test(parts[at] ?? '');
  const isOfTown = (part: string, at: number) => at > 0 && (isOfState(at) || (isPlace(part) && isOfState(at + 1)));
  const kept = parts.filter((part, at) => !isOfTown(part, at));
  const names = kept.filter((part) => findDates(part).length === 0);
  return names.length >= LEAST_NAMES ? kept.join(', ') : row;
}
const LEAST_NAMES = 2;

/** "(via Sample" over "Studio)" */
const goesOnInBracket = (before: string, part: string) => /\([^()\d]*$/.test(before) && /^[^()\s]+\)$/.test(part);

/** The lines of a head as one row, its dates behind the names; empty where they make none. */
export function rowOfHead(lines: readonly string[], start = ''): string {
  const whole = inOneStyle(
    datesLast(
      lines
        .flatMap(partsOf)
        .filter((part) => /[\p{L}\d]/u.test(part) && !IS_SCHOOL_YEAR.test(part) && !WHY_IT_ENDED.test(part)),
      start,
    ).reduce((all, part) => (all === '' ? part : `${all}${goesOnInBracket(all, part) ? ' ' : ', '}${part}`), ''),
  )
    .replace(/, (?=\()/g, ' ')
    // "2013 summer, Intern"
    .replace(/^((?:19|20)\d\d (?:spring|summer|autumn|fall|winter)), (.+)$/i, '$2, $1')
    // "Assistant, later" over "Executive Assistant"
    .replace(/(?<=[, ](?:and|of|for|later|then|&)), (?=\p{L})/gu, ' ')
    .replace(/,? \((?:\d{1,2} (?:years?|yrs?|months?|mos?)[ ,]*){1,2}\)/g, '')
    .replace(HOURS_OF_WORK, '')
    // "…, 24 hrs a" of a week that stands on the next line
    .replace(/, [^,]{0,20} (?:a|an|the|per)$/i, '')
    .replace(/, (?:the )?same (?:company|employer|firm)(?=,|$)/i, '')
    .replace(
      /(?:^|,? )\([^()]*\b(?:laid off|redundan\w+|closed|winding down|dismissed|contract ended|funding ended)\b[^()]*\),?/gi,
      '',
    )
    .trim()
    // "Representative → Account Manager": from one post to the next.
    .replace(/(?<=\p{L}) ?(?:->|[→➔➜➝]) ?(?=\p{L})(?!.*\bbefore that\b)/gu, ', then ')
    .replace(/ ?-> ?/g, ' → ')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(
      /\b((?:[Ss]ummers?|[Ww]inters?|[Aa]utumns?|[Ff]alls?|[Ss]prings?|[Ss]easons?|[Hh]arvests?|[Vv]intages?)(?: of)?), (?=(?:19|20)\d\d)/g,
      '$1 ',
    )
    // As the other heads of a letter have their dates.
    .replace(SHORT_MONTH, (short) => MONTHS.find((month) => month.startsWith(short.slice(0, 3))) ?? short)
    .replace(/(?<=(?:19|20)\d\d) ?[-–—] ?(?=(?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d|[Pp]resent\b)/g, ' – ')
    .replace(/(?<= – )Present\b/, 'present');
  const row = withoutPlaces(whole);
  const canBeTold =
    wordCount(row) <= MOST_WORDS &&
    // Rows of several jobs.
    yearsIn(row).length <= MOST_YEARS &&
    // What was done has run into it.
    !/(?<!\b(?:Corp|Dept|Univ|Govt|Prof|Asst|Assoc|Engr|Exec|Supt|Sect|Tech|Elect?|Mech|Maint|Oper|Admin|Pharm))(?<=[\p{Ll}\d]{3})\. \p{Lu}/u.test(
      row,
    ) &&
    !/[<>{}[\]%]|https?:|@\S+\./.test(row) &&
    row.split('(').length === row.split(')').length;
  return canBeTold ? row : '';
}

/** "(8 hrs a week, term time)" */
const HOURS_OF_WORK = /(?:^|,? )\(\d{1,2}(?:\.\d)?\+? ?(?:hrs?|hours)\b[^()]{0,40}\),?/giu;

const LABEL_OF_LINE =
  /^\s*(?:presently|currently) working(?: at| with| in)?\s*[:–-]?\s+(?=\p{Lu})|^\s*(?:name of (?:the )?)?(?:employer|company|organi[sz]ation|position|designation|function|post|title|role)(?: held| name)?(?:\s*[:–-]\s*|\s(?=\p{Lu}))/iu;
/** "Date: Feb 2021 till date" in the row of the post. */
const LABEL_OF_PIECE =
  /^(?:name of (?:the )?)?(?:employer|company|organi[sz]ation|(?:job )?title|position|designation|function|post|role|dates?|period|duration|years?|from|to)(?: held| name)?\s*(?::\s*|$)/iu;
/** "From: 02/2020   To: Till date" */
const LABELLED_RANGE = /(?<!\p{L})from\s*:\s*([^|:]{4,20}?)[\s|,]*\bto\s*:\s*/iu;

/** "STORE MANAGER, Northway Shoes May 2019 – Present" by its parts, no word in capitals, without what is said in small letters behind the names. */
function partsOf(written: string): string[] {
  const line = written.replace(LABELLED_RANGE, '$1 – ');
  const [dates] = findDates(line).filter(
    ({ isRange, index }) =>
      isRange &&
      !/\([^()]*$|[\d/]$|\bto\s*$/i.test(line.slice(0, index)) &&
      // "Senior Associate from 2019" is one name.
      !/(?:\p{L}|→|->|>>),? (?:since|from)\s*$/iu.test(line.slice(0, index)),
  );
  const from = dates ? line.slice(0, dates.index).replace(/(?:since|from)\s*$/i, '').length : 0;
  const until = dates ? dates.index + dates.length : 0;
  const parted = dates ? `${line.slice(0, from)}, ${line.slice(from, until)}, ${line.slice(until)}` : line;
  const parts = parted
    .replace(NUMBER, '')
    // "Company", over a colon in its column.
    .replace(/^([\p{L} ]{3,20}?) (?:\| )?: /u, '$1: ')
    // A heading that has run into its first line.
    .replace(/^(?:work )?(?:experience|employment) (?=\p{Lu}\p{Ll})/iu, '')
    .replace(LABEL_OF_LINE, '')
    .split(/\s*(?:[|•·]|(?<!\d)\s-{2,}\s(?!\d)|,(?!\d{3}(?!\d)))\s*/)
    .map((piece) =>
      piece
        .trim()
        .replace(LABEL_OF_PIECE, '')
        .replace(/^\d{1,2}\. (?=\p{L})/u, '')
        .replace(/^[–—:-]+\s*|\s*[–—:(/-]+$|(?<=\p{Ll}{4})\.$/gu, ''),
    )
    .map((piece) => piece.replace(/^\p{Lu}[\p{Lu} &.'’-]{6,}(?= [–—-] |\.? \(?\p{Lu}\p{Ll})/u, inTitleCase))
    // "Demi Chef, then CHEF DE PARTIE"
    .map((piece) => piece.replace(/(?<=\b(?:then|later|now|to) )\p{Lu}[\p{Lu} ]{5,}$/u, inTitleCase))
    .map((piece) => piece.replace(/^[^\p{Ll}]+\) \p{Lu}{3}[^\p{Ll}]*$/u, inTitleCase))
    .map((piece) => piece.replace(/^[^(]+/, isPlace(piece) ? capitalised : inTitleCase).replace(/^INC(?=\.|$)/, 'Inc'));
  const end = parts.findIndex(
    (part, index) =>
      index > 0 && wordCount(part) > LONGEST_ASIDE && /^\p{Ll}[^\p{Lu}]*$/u.test(part) && !isOnlyDates(part),
  );
  return end < 0 ? parts : parts.slice(0, end);
}
/** "NEPAL" */
const capitalised = (place: string) =>
  place === place.toUpperCase() && place.length > 3 ? place.charAt(0) + place.slice(1).toLowerCase() : place;
const LONGEST_ASIDE = 3;

/** "2011 – 2017, Westgate Fuels, Driver" with the years behind. */
const datesLast = (all: readonly string[], start: string) => {
  const isDates = (part: string) =>
    findDates(part).some(({ isRange, length }) => isRange && length > part.length * MOST_OF_LINE);
  // "Lake Precision, 1998 - 2025, Lead Machinist, 2014 - 2025": those of the post.
  const year = start.slice(0, 4);
  const isOfPost = (part: string) => year !== '' && part.includes(year);
  const first = all.findIndex(isDates);
  const isOfEmployer = !all.slice(0, first).some((part) => namesOccupation(part));
  const parts =
    isOfEmployer && all.some((part) => isDates(part) && isOfPost(part))
      ? all.filter((part) => !isDates(part) || isOfPost(part))
      : all;
  // "…, 2013 – present, Project Manager, 2019 – present": each behind its own.
  if (parts.filter(isDates).length !== 1) return parts;
  return [...parts.filter((part) => !isDates(part)), ...parts.filter(isDates)];
};
