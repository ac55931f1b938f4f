import { fold } from '@vitae/language/fold';
import type { Label } from '@vitae/language/labels';
import { namesOccupation, OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { STATE_CODES } from '@vitae/language/places';
import { findDates, rangesIn } from '../../parsing/phrases/dates.ts';
import { labelsOf, opensDuties } from '../../parsing/phrases/labels.ts';
import { isDuration } from '../../parsing/phrases/only-dates.ts';
import { timeInWords } from '../text/date-in-words.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import {
  hasEmployerAbove,
  linesOfHead,
  nameIn,
  OF_SEASONS,
  withEmployerBeside,
  withPostAbove,
} from './lines-of-head.ts';
import { namesYear, yearsIn } from './names-year.ts';
import { isOfPlace, isPlace } from './places.ts';
import type { Page } from './reading-order.ts';
import type { Role } from './role.ts';
import { NUMBER, rowOfHead } from './row-of-head.ts';
import { withoutDates } from './without-dates.ts';

// A sentence may name a post and its employer where the head of the page holds nothing that could be a part of either.
// "Finance Analyst – Planning & Reporting, Mavuno Africa": which of three is the employer? Such a head is told as it
// stands, above what was done there, and no sentence is made of it.

const LABEL =
  /^(?:\d{1,2}[.)]?\d?\s*)?(?:name of )?(?:employer|company|organi[sz]ation|firm|institution|school|position|post|title|job title|designation|role)(?: held| name)?\s*(?::|$)/;
/** What a head says of the work rather than of the post. */
const OF_THE_WORK =
  /^(?:projects?(?: name)?|clients?|consultancy|consultants?|(?:main |general )?contractor|developer|site|location|team size|reporting to|reports? to|scope|value|duration|(?:nurse[- ](?:to[- ])?)?patient ratio|bed (?:strength|capacity)|(?:working )?hours|salary|shift pattern)s?(?: \d{1,2})?\s*(?:[:–-]|\| )/i;
/** Whether a line of a head names the post, its employer or its time. */
export const canBePartOfHead = (line: string) =>
  !OF_THE_WORK.test(line) &&
  // "As an intern at Elm, I learned …"
  !/(?:^|, )I \p{Ll}/u.test(line) &&
  !isDuration(line) &&
  !opensDuties(line) &&
  !/^reasons? for leaving\b/i.test(line);
const BETWEEN_PIECES = /\s*[,|·•;:\t()@[\]]\s*|\s+[-–—]+\s+|\s+(?:at|for|with|in|as)\s+/;
/** What may stand between a post and its employer: a rank, a kind of work, a part of the house. */
const OF_HOUSE =
  /\b(?:ward|unit|department|dept|division|section|team|desk|floor|branch|depot|region|area|line|office|grades?|band|level|class|part[- ]time|full[- ]time|contract|permanent|temporary|temp|casual|remote|hybrid|freelance|seasonal|intern(?:ship)?|rotational|acting|\d{1,3})\b/;
/** Every house of its kind has one, and none is called so. */
const IS_DEPARTMENT =
  /^(?:(?:accounts?|cardiology|casualty|customer service|emergency|engineering|finance|front office|housekeeping|human resources|icu|intensive care|it|kitchen|laboratory|logistics|maintenance|marketing|maternity|medical|oncology|outpatients?|pa?ediatrics?|production|purchasing|quality|radiology|sales|surgical|theatre) ?(?:&|and)? ?)+(?:department|dept|unit|ward|team|section|division)$/;
const OF_RANK = /\b(?:trainee|junior|semi|senior|assistant|deputy|supervisor|manager|officer|leader|head|in ?charge)\b/;
/** Called by what it is, and possibly only where a firm has its branch. */
const IS_SITE =
  /\b(?:centre|center|mall|plaza|park|airport|station|branch|building|tower|arcade|outlet|market|program|programme|scheme|initiative)$/;
/** The last word of a title, or of the part of it before "of", a comma or a bracket: a "Motor Test" is nobody. */
const ENDS_AS_SOMEBODY =
  /(?:er|or|ist|ant|ian|eer|hand|man|woman|ive|(?<!m)ent|ee)(?=$|[,(/&:]| (?:of|in|for|to|at|and|with|on|[–—-]|\d|I{1,3}|IV|V)(?:$| ))/iu;
const ENDS_IN_SMALL_LETTERS = / \p{Ll}{3,}$/u;

const bare = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** "Fort McMurray AB" behind a dash, where the employer stands before it. */
const isTown = (place: string) => STATE_CODES.has(/^\p{Lu}.* ([A-Z]{2})$/u.exec(place)?.[1] ?? '');

/** "Field Service, contract via Skilltrade": whose house it is, nobody can tell. */
const IS_FOR_ANOTHER =
  /\b(?:via|through|assigned to|seconded to|on assignment|on behalf of|contracted to|placed (?:at|with|by))\b/i;

/** "Engineer (presently Senior Engineer)" */
const IS_NOW =
  /\((?:presently|now|currently|at present) \p{L}|\((?:since|from) (?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d\d\)/iu;

const OF_TWO_POSTS = /→|->|>>/;
/** "Waiter, House Secretary", of which each line may be either's. */
const namesTwoPosts = (title: string) => {
  const [first = '', second = '', ...others] = title.split(', ');
  return (
    others.length === 0 &&
    !/^(?:intern|trainee|apprentice)$/i.test(second) &&
    namesOccupation(first) &&
    / /.test(second) &&
    OCCUPATION_NOUNS.has(fold(second.split(' ').at(-1)!))
  );
};
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
    .map((line) => bare(withoutDates(line, ' | ')).replace(/ (?:since|from)(?= \|)/g, ''))
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
    if (isNamedAsOrganisation(own) && !isCertainPlace && !IS_DEPARTMENT.test(own)) return true;
    // Of an employer that could not be read, the head tells.
    if (place === '') return /^\p{L}/u.test(own) && !OF_HOUSE.test(own) && wordCount(own) > 1;
    const isBetween = from! >= 0 && begin > from! && begin < to!;
    const isTown =
      plain[from!] === MARKS.place && wordCount(own) <= 2 && !isNamedAsOrganisation(own) && !namesOccupation(own);
    // "Project Architect, Heritage Recovery, Atelier Sursock": which of the two is the employer?
    const isBehind =
      from! >= 0 &&
      begin > to! &&
      !isCertainPlace &&
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

/** "2013 – 2024, business sold in October" */
const BEHIND_RANGE = /((?:19|20)\d\d ?[-–—] ?(?:(?:19|20)\d\d|present|now)), \p{Ll}[^|]*$/u;

/** "(0.6 time from Oct 2021 to Dec 2022, parental leave)", "(remote from 2019)": of how and where, and not of the post. */
const OF_TERMS =
  /\s?\((?=[^()]*(?:19|20)\d\d)[^()]*(?:\b(?:leave|remote|hybrid|home-based|part[- ]time|full[- ]time)\b|\d ?%? time\b)[^()]*\)/gi;

/** "(unit lead since June 2021)", "(promoted 2019)": the post goes on. */
const OF_A_CHANGE = /\([^()]{0,40}\b(?:lead|in charge) since\b[^()]{0,20}\)|\(promoted [^()]{0,20}\)/gi;

const LEGAL_FORM = /, (?:Inc|LLC|Ltd|LLP|PC|PLC|Co|Corp|GmbH|Pty Ltd|Limited|S\.?A)\.?$/i;

/** The head of a job as the page has it, with its dates, where a name in it is not certain; empty where all are, null where no row can hold it. */
export function headAsWritten({ title, place, kind, start, end, lines: told }: Role, page: Page): string | null {
  if ((kind !== 'job' && kind !== 'unpaid') || /\p{Script=Arabic}/u.test(`${title}${place}`)) return '';
  const names = [bare(title), bare(place)].filter(Boolean);
  const found = linesOfHead(names, start, page);
  const whole = hasEmployerAbove(found, place, page)
    ? [page.lines[page.lines.indexOf(found[0]!) - 1]!, ...found]
    : withPostAbove(found, start, page);
  const lines = withEmployerBeside(whole, place, page)
    .map(({ parted }) =>
      withoutTold(upToNames(withoutLines(withoutLabel(parted), told), names))
        .replace(BEHIND_RANGE, '$1')
        .replace(OF_TERMS, ''),
    )
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
    place.replace(LEGAL_FORM, '').split(', ').length <= 2 &&
    !isBehindPart(lines, bare(title), bare(place)) &&
    !/,? (?:later|then) (?=[\p{Lu}\d])/u.test(title) &&
    !mayBelong(lines, bare(title), bare(place)) &&
    !ENDS_IN_SMALL_LETTERS.test(place) &&
    !isTown(place) &&
    title.split('/').length < 3 &&
    !(place === '' && GOES_ON_IN_CAPITALS.test(title)) &&
    // Of two posts, nobody can tell which one a line is of.
    !OF_TWO_POSTS.test(title) &&
    !namesTwoPosts(title) &&
    !/ [-–—] |[|;:@•+]/.test(title) &&
    // "Van Driver, ParcelRun" beside a town.
    (isNamedAsOrganisation(place) ||
      title
        .split(', ')
        .slice(1)
        .every((part) => namesOccupation(part) || OF_HOUSE.test(fold(part)))) &&
    isSomebody(title) &&
    // "Downer, Auckland NZ": of the two names the first is the employer.
    (title === '' || namesOccupation(title) || !isOfPlace(place)) &&
    // "2IC / butcher": no sentence names a post by a figure.
    !/^\d(?!(?:st|nd|rd|th) )/.test(title) &&
    yearsIn(lines.join(' ').replace(OF_A_CHANGE, '')).every((year) => start.startsWith(year) || end.startsWith(year));
  if (isCertain) return '';
  const written = rowOfHead(withPostFirst(withoutAsides(lines, names), bare(title), start), start);
  const dated = lines.some((line) => IS_OPEN_RANGE.test(line))
    ? withWholeRange(written, start, end)
    : withDates(written, start, end);
  // "Elm Stores; Harbour, MN"
  const row = place === '' ? dated : dated.replace(`${place}; `, `${place}, `);
  const namesPlace = place !== '' && bare(row).includes(bare(place).slice(0, START_OF_NAME));
  // ". Helped bring in the new schedule": the end of a line, and no head.
  // "November 2020- June": of which year, the page has put elsewhere.
  const isHead = row !== '' && !/^[.,;:]/.test(row) && !ENDS_IN_BARE_MONTH.test(row) && !contradictsItself(row);
  return isHead && (namesOccupation(row) || namesPlace) ? row : null;
}

const ENDS_IN_BARE_MONTH = /(?:19|20)\d\d ?[-–—] ?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*$/u;
const IS_OPEN_RANGE = /(?:19|20)\d\d ?[-–—](?= \||$)/;
/** "February 2006 –, Maintainer, Elm" over a line of its own with "current": the time has an end, which the reading knows. */
function withWholeRange(row: string, start: string, end: string): string {
  const [date, ...others] = findDates(row);
  if (!date || date.isRange || others.length > 0 || start === '' || end === '' || start === end) return row;
  if (!namesYear(fold(row), start.slice(0, 4))) return row;
  const names = withoutDates(row, '')
    .replace(/^[\s,–-]+|[\s,–-]+$/gu, '')
    .replace(/,(?:\s*,)+/g, ',');
  return `${names}, ${timeInWords(start, end)}`;
}

/** Its dates may stand on a line with something else: "11/2021 – today · remote". */
const withDates = (row: string, start: string, end: string) =>
  row === '' || findDates(row).length > 0 || start === '' || end === '' || start === end
    ? row
    : `${row}, ${timeInWords(start, end)}`;

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
  // "Clerk, and 2022 – 2025, 2000 – 2009": dates of two stays, torn apart.
  return (since !== '' && until !== '' && until <= since) || /, and (?:\p{L}{3,9} )?(?:19|20)\d\d/u.test(row);
};

/** "CONSERVATOR (PAPER) HARBOUR REGIONAL ARCHIVE": forms print the employer right behind the title, in another colour. */
const GOES_ON_IN_CAPITALS = /^[^\p{Ll},]*(?:\)|\p{Lu}{2}(?:OR|ER|IST|ANT|EE)) \p{Lu}[^\p{Ll},]* [^\p{Ll},]+$/u;

/** "Hospital | Elm Complex": a form's label, and what it announces. */
const withoutLabel = (line: string) => {
  const [label = '', ...rest] = line.split(' | ');
  return rest.length > 0 && labelsOf(label).some((each) => LABELS_OF_HEAD.has(each)) ? rest.join(' | ') : line;
};
const LABELS_OF_HEAD: ReadonlySet<Label> = new Set(['title', 'company', 'dates', 'location']);

/** Characters. */
const START_OF_NAME = 10;
const MOST_WORDS_OF_CELL = 9;
/** "Field technician, Elm Bay Conservation. Surveys and reports for the ministry." as its first sentence, where that has the names. */
const upToNames = (line: string, names: readonly string[]) =>
  line
    .split(' | ')
    .map((cell) => {
      const [first = '', ...told] = sentencesOf(cell);
      const hasNames = names.length > 0 && names.every((name) => bare(first).includes(name));
      return told.length > 0 && hasNames ? first.replace(/\.$/, '') : cell;
    })
    .join(' | ');

/** The cells of a row without what the letter tells as a line of the work. */
function withoutLines(row: string, told: readonly string[]): string {
  const cells = row.split(' | ');
  const lines = new Set(told.map(bare));
  return cells.length < 2 ? row : cells.filter((cell) => !lines.has(bare(cell))).join(' | ');
}

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
const holdsRange = (text: string) => rangesIn(text) > 0;
const DATES_IN_BRACKETS = /\s*\(([^()]{6,40})\)$/;
