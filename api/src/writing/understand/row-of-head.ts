import { namesOccupation } from '@vitae/language/occupations';
import { STATE_CODES } from '@vitae/language/places';
import { knownSkill } from '@vitae/language/skills';
import { findDates, toMonth } from '../../parsing/phrases/dates.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { dateInWords, monthInFull } from '../text/date-in-words.ts';
import { inTitleCase } from '../text/title-case.ts';
import { wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { yearsIn } from './names-year.ts';
import { isPlace } from './places.ts';

// How the lines of a head read as one row of a letter.

const MOST_YEARS = 4;
const MOST_WORDS = 26;
const LEAST_TOOLS = 3;
/** Of its line, that a range takes which stands alone. */
export const MOST_OF_LINE = 0.8;
/** "2)", "3.1" before a head. */
export const NUMBER = /^(?:\(\d{1,2}\)|\d{1,2}(?:\.\d{1,2})?[.)]?) (?=\D)/;

const SHORT_MONTH =
  /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?(?= (?:[–-] \p{L}{3,9}\.? )?(?:19|20)\d\d)/gu;

const SINCE_IN_BRACKETS = /\((?:since|from) [^()]{4,16}\)/giu;
/** "09/2019 – 01/2022" and "Jan.2019 to till date" as "September 2019 – January 2022" and "January 2019 – present". */
function inOneStyle(row: string): string {
  // "Lead Engineer (from 2019), Elm Works, 06.2015 – 02.2022"
  const [dates, ...others] = findDates(row.replace(SINCE_IN_BRACKETS, (since) => ' '.repeat(since.length))).filter(
    ({ isRange }) => isRange,
  );
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

/** "640k sq ft", "310 pupils", "40+ hrs/wk", "Supervisor: A. Reed (may contact)": of the house and the form, and not of the post. */
const ABOUT_HOUSE =
  /^(?:(?:approx\.?|c\.|ca\.|over|about|~)? ?\d[\d,.]*[km]?\+? ?(?:sq\.? ?(?:ft|m)\.?|m2|beds?|bedded|pupils|students|employees|staff|people|rooms|covers|stores|seats|hours|hrs?\b\.?)(?: ?(?:\/|per|a) ?(?:wk|week))?|(?:supervisor|manager|line manager|salary|may contact|hours)\s*:.*)$/iu;

/** "SY 2019-2020", whose years stand elsewhere. */
const IS_SCHOOL_YEAR = /^S\.?Y\.?$/;

/** Of "Vice President, Los Angeles, CA, Sample Bank" no reader of a letter needs the town. */
function withoutPlaces(row: string): string {
  const parts = row
    .replace(HOUSE_AND_TOWN, (written, house: string, town: string, state: string | undefined) =>
      isPlace(town) || STATE_CODES.has(state ?? '') ? house : written,
    )
    .split(', ');
  const isOfState = (at: number) => STATE_CODES.has(parts[at] ?? '') || /^(?:USA?|UK|UAE)$/.test(parts[at] ?? '');
  const isTown = (part: string, at: number) => isPlace(part) || (at >= LEAST_NAMES && !isNamedAsOrganisation(part));
  const isOfTown = (part: string, at: number) => at > 0 && (isOfState(at) || (isTown(part, at) && isOfState(at + 1)));
  const kept = parts.filter((part, at) => !isOfTown(part, at));
  const names = kept.filter((part) => findDates(part).length === 0);
  return names.length >= LEAST_NAMES ? kept.join(', ') : row;
}
const LEAST_NAMES = 2;
/** "Harbour Freight Lines - Dayton, OH" */
const HOUSE_AND_TOWN =
  /(?<=^|, )(\p{Lu}[^,–—]{3,60}?) [-–—] (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){0,2})(?:, ([A-Z]{2}))?(?=,|$)/u;

/** What stood before dates that are told elsewhere. */
const BEFORE_DATES = /^(?:since|from|until|till)$/i;

/** "(via Sample" over "Studio)" */
const goesOnInBracket = (before: string, part: string) => /\([^()\d]*$/.test(before) && /^[^()\s]+\)$/.test(part);

/** "Electrician – Elm Electrical, Perth, 2016 – 2018" as the heads beside it; "Engineer – Platform, Elm" may name a part of the post. */
function withComma(row: string): string {
  const [, post = '', employer = '', behind = ''] =
    /^([^,()–—]{3,50}(?: \([^()]{1,30}\))?) [–—] (\p{Lu}[^,–—]{2,60})((?:, .*)?)$/u.exec(row) ?? [];
  const isWhole = behind
    .split(', ')
    .slice(1)
    .every((part) => isOnlyDates(part) || isPlace(part.replace(/ \p{Lu}{2,3}$/u, '')));
  return post !== '' &&
    (isWhole || isNamedAsOrganisation(employer)) &&
    namesOccupation(post) &&
    !namesOccupation(employer)
    ? `${post}, ${employer}${behind}`
    : row;
}

/** "11/2018 – 03/2023 Doha, Qatar" above the post and its house: when, and where. */
function withoutTownAbove([first = '', ...others]: readonly string[]): string[] {
  const [dates] = findDates(first);
  const town = dates?.isRange && dates.index === 0 ? first.slice(dates.length) : '';
  const isTown =
    others.length > 0 &&
    /\p{L}/u.test(town) &&
    town
      .split(/[,|]/)
      .map((part) => part.trim())
      .every((part) => part === '' || isPlace(part));
  return [isTown ? first.slice(0, dates!.length) : first, ...others];
}

/** The lines of a head as one row, its dates behind the names; empty where they make none. */
export function rowOfHead(lines: readonly string[], start = ''): string {
  const whole = inOneStyle(
    datesLast(
      withoutAddress(
        withoutTownAbove(lines)
          .flatMap(partsOf)
          .filter(
            (part) =>
              /[\p{L}\d]/u.test(part) &&
              !BEFORE_DATES.test(part) &&
              !IS_SCHOOL_YEAR.test(part) &&
              !WHY_IT_ENDED.test(part) &&
              !ABOUT_HOUSE.test(part),
          ),
      ),
      start,
    ).reduce((all, part) => (all === '' ? part : `${all}${goesOnInBracket(all, part) ? ' ' : ', '}${part}`), ''),
  )
    // "2022/08 - actual. Order picker", whose dates stand last by now
    .replace(/^[.:;] (?=\p{Lu})/u, '')
    .replace(/, (?=\()/g, ' ')
    .replace(/,\s*;/g, ';')
    .replace(/\.,/g, (stop, at: number, all: string) =>
      /\b(?:Ltd|Inc|Co|Corp|Pty|Pvt|No|St|Dr|Dept|Univ|\p{Lu}|\.\p{L})$/u.test(all.slice(0, at)) ? stop : ',',
    )
    // "November 2020 August 2021", "11/2020 08/2021"
    .replace(
      /(?<=(?:\p{Lu}\p{Ll}{2,8} |\d\/)(?:19|20)\d\d) (?=(?:\p{Lu}\p{Ll}{2,8} |\d{1,2}\/)(?:19|20)\d\d(?:$|,)|[Pp]resent(?:$|,))/gu,
      ' – ',
    )
    // "2013 summer, Intern"
    .replace(/^((?:19|20)\d\d (?:spring|summer|autumn|fall|winter)), (.+)$/i, '$2, $1')
    // "…, January 2023 to present, . Project Engineer, …"
    .replace(/, \. (?=\p{Lu})/gu, '; ')
    // "Sample Daily, Nairobi (June 2016 – July 2023). Joined as correspondent and became"
    .replace(/(?<=\)|\d{4}|present)\. \p{Lu}\p{Ll}+ed .*$/u, '')
    // "Assistant, later" over "Executive Assistant"
    .replace(/, Then (?=\p{Lu})/gu, ', then ')
    .replace(/(?<=[, ](?:and|of|for|later|then|&)), (?=\p{L})/gu, ' ')
    .replace(/,? \((?:\d{1,2} (?:years?|yrs?|months?|mos?)[ ,]*){1,2}\)/g, '')
    // "Fjord Pay 6 yrs 2 mos", as a network prints the stay at a house
    .replace(
      /\s+(?:\d{1,2} (?:years?|yrs?)(?: \d{1,2} (?:months?|mos?))?|\d{1,2} (?:months?|mos?))(?=,(?![^()]*\))|$| \|)/g,
      '',
    )
    .replace(HOURS_OF_WORK, '')
    // "Teacher at Elm School including", which goes on in the next line
    .replace(/ (?:including|incl\.?)(?=,|$)/gu, '')
    // "…, 24 hrs a" of a week that stands on the next line
    .replace(/, [^,]{0,20} (?:a|an|the|per)$/i, '')
    .replace(/, (?:the )?same (?:company|employer|firm)(?=,|$)/i, '')
    .replace(
      /(?:^|,? )\([^()]*\b(?:laid off|redundan\w+|closed|winding down|dismissed|contract ended|funding ended)\b[^()]*\),?/gi,
      '',
    )
    .trim()
    // "Representative → Account Manager": from one post to the next.
    .replace(/(?<=\p{L}|\p{L}[^()]{0,40}\([^()]{4,20}\)) ?(?:->|[→➔➜➝]) ?(?=\p{L})(?!.*\bbefore that\b)/gu, ', then ')
    .replace(/ ?-> ?/g, ' → ')
    // "iOS Developer" begins as it is written.
    .replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
    .replace(
      /\b((?:[Ss]ummers?|[Ww]inters?|[Aa]utumns?|[Ff]alls?|[Ss]prings?|[Ss]easons?|[Hh]arvests?|[Vv]intages?)(?: of)?), (?=(?:19|20)\d\d)/g,
      '$1 ',
    )
    .replace(/(?<=, )(?:Summers?|Winters?|Autumns?|Falls?|Springs?)(?= (?:19|20)\d\d)/g, (season) =>
      season.toLowerCase(),
    )
    // As the other heads of a letter have their dates.
    .replace(SHORT_MONTH, monthInFull)
    .replace(/(?<=(?:19|20)\d\d) ?[-–—] ?(?=(?:[A-Z][a-z]{2,8} )?(?:19|20)\d\d|[Pp]resent\b)/g, ' – ')
    .replace(/(?<= – )Present\b/, 'present')
    // "Intern, Elm Group (June 2008 – September 2008)", as other heads have it
    .replace(/ \(([^()]*(?:19|20)\d\d – [^()]*(?:(?:19|20)\d\d|present))\)$/, ', $1');
  const row = withoutPlaces(withComma(whole));
  const canBeTold =
    wordCount(row) <= MOST_WORDS &&
    // "Airflow, Docker, Grafana, March 2022 – present": tools, which stand beside the post in a column of their own.
    row.split(', ').filter((part) => knownSkill(part) !== null).length < LEAST_TOOLS &&
    // "Clerk, and 2022 – 2025, 2000 – 2009": of two stays.
    !/, and (?:\p{L}{3,9} )?(?:19|20)\d\d/u.test(row) &&
    // What stands above the heading of the section has run into it.
    !/(?:^|, )(?:(?:work|professional|job|employment) )?experience(?=,|$)/i.test(row) &&
    // Rows of several jobs.
    new Set(yearsIn(row)).size <= MOST_YEARS &&
    // What was done has run into it.
    !/(?<!\b(?:Corp|Dept|Univ|Govt|Prof|Asst|Assoc|Engr|Exec|Supt|Sect|Tech|Elect?|Mech|Maint|Oper|Admin|Pharm))(?<=[\p{Ll}\d]{3})\. [~\p{Lu}]/u.test(
      row,
    ) &&
    !/[<>{}[\]%]|https?:|@\S+\./.test(row) &&
    row.split('(').length === row.split(')').length;
  return canBeTold ? row : '';
}

/** "(8 hrs a week, term time)", "(65%)" */
const HOURS_OF_WORK = /(?:^|,? )\((?:\d{1,2}(?:\.\d)?\+? ?(?:hrs?|hours)\b|\d{1,3} ?%)[^()]{0,40}\),?/giu;

const LABEL_OF_LINE =
  /^\s*(?:presently|currently) working(?: at| with| in)?\s*[:–-]?\s+(?=\p{Lu})|^\s*(?:name of (?:the )?)?(?:employer|company|organi[sz]ation|position|designation|function|post(?! level)|title|role)(?: held| name)?(?:\s*[:–-]\s*|\s(?=\p{Lu}))/iu;
/** "Date: Feb 2021 till date" in the row of the post. */
const LABEL_OF_PIECE =
  /^(?:name of (?:the )?)?(?:employer|company|organi[sz]ation|(?:job )?title|position|designation|function|post|role|dates?|period|duration|years?|from|to)(?: held| name)?\s*(?::\s*|$)/iu;
/** "From: 02/2020   To: Till date" */
const LABELLED_RANGE = /(?<!\p{L})from\s*:\s*([^|:]{4,20}?)[\s|,]*\bto\s*:\s*/iu;

/** Signs between the parts of a row; the dot of "Col·legi" is none. */
export const SIGN_BETWEEN = '(?:[|•]|(?<!l)·|·(?!l))';
const BETWEEN_PARTS = new RegExp(
  `\\s*(?:${SIGN_BETWEEN}|(?<!\\d)\\s-{2,}\\s(?!\\d)|,(?!\\d{3}(?!\\d))(?![^()]{1,60}\\)))\\s*`,
);

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
    // "Company: Elm Ltd", and no "Company Driver, Elm Ltd"
    .replace(LABEL_OF_LINE, (label: string, at: number, whole: string) =>
      /^\s*company\s$/i.test(label) && namesOccupation(whole.split(',')[0]!) ? label : '',
    )
    .split(BETWEEN_PARTS)
    .map((piece) =>
      piece
        .trim()
        .replace(LABEL_OF_PIECE, '')
        .replace(/^\d{1,2}\. (?=\p{L})/u, '')
        .replace(/^[–—:-]+\s*|\s*[–—:(/-]+$|(?<=\p{Ll}{4})\.$/gu, ''),
    )
    .map((piece) => piece.replace(/^\p{Lu}[\p{Lu} &.'’-]{6,}(?= [–—-] |\.? \(?\p{Lu}\p{Ll})/u, inTitleCase))
    .map((piece) => piece.replace(/(?<=\p{Ll} [–—-] )\p{Lu}[\p{Lu} &.'’-]{6,}$/u, inTitleCase))
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

const holdsYear = (part: string) => yearsIn(part).length > 0;
const MONTHS_BEHIND_YEAR = /^(\d{4}) \((\p{Lu}\p{Ll}+)\.? ?[-–] ?(\p{Lu}\p{Ll}+)\.?\)$/u;

const IS_STREET =
  /^(?:(?:no\.? ?)?\d+\w? )?(?:\p{L}[\p{L}'’.-]* ){1,3}(?:rd|road|street|avenue|ave|lane|highway|blvd|boulevard)\.?$/iu;
const LEAST_PARTS_BEFORE_STREET = 2;
/** "Clerk, Elm Group, Mill Road, Bishopstown, 2018": where the house stands. */
function withoutAddress(parts: readonly string[]): string[] {
  const at = parts.findIndex((part, index) => index >= LEAST_PARTS_BEFORE_STREET && IS_STREET.test(part));
  return at < 0 ? [...parts] : parts.filter((part, index) => index < at || holdsYear(part));
}

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
  // "2016, Intern, Elm Group", "2018 (Jan - April), Clerk, Elm Group"
  const [opening = '', ...others] = parts;
  if ((/^(?:19|20)\d\d$/.test(opening) || MONTHS_BEHIND_YEAR.test(opening)) && !others.some(holdsYear))
    return [
      ...others,
      opening.replace(
        MONTHS_BEHIND_YEAR,
        (_, year: string, from: string, to: string) => `${monthInFull(from)} – ${monthInFull(to)} ${year}`,
      ),
    ];
  // "…, 2013 – present, Project Manager, 2019 – present": each behind its own.
  if (parts.filter(isDates).length !== 1) return parts;
  const dated = parts.findIndex(isDates);
  // "Spring 2013, 2014 & 2015"
  const isOfDates = (_: string, at: number) => at === dated || (at === dated - 1 && IS_SEASON.test(parts[at]!));
  return [...parts.filter((part, at) => !isOfDates(part, at)), ...parts.filter(isOfDates)];
};
const IS_SEASON = /^(?:spring|summer|autumn|fall|winter)s? (?:19|20)\d\d$/i;
