import { startsWithBullet, stripBullet } from '@vitae/language/bullets';
import { fold, foldWords } from '@vitae/language/fold';
import { DOCUMENT_TITLES, HEADINGS, type SectionKind } from '@vitae/language/headings';
import { LABEL_WORDS } from '@vitae/language/labels';
import { languageOf } from '@vitae/language/languages-of-texts';
import { namesOccupation } from '@vitae/language/occupations';
import { isOrder } from '@vitae/language/orders';
import { findDates } from '../../parsing/phrases/dates.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { unwrapped } from '../text/unwrap.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { IN_FIRST_PERSON, isAddress } from './plain-resume.ts';
import { readPage } from './reading-order.ts';
import { isOfStudy } from './resume-text.ts';
import { isDeed } from './told.ts';

// What a resume says whose form hides which of its lines is a job.

const MOST_LINES = 400;
/** Characters: a line of running text that had no room for more. */
const FULL_LINE = 55;
/** "3 yrs 4 mos" */
const DURATION =
  /^(?:about )?\d{1,2}(?:[.,]\d)? ?(?:years?|yrs?|months?|mos?)(?:,? (?:and )?\d{1,2} ?(?:months?|mos?))?$/i;
/** A letter chooses from them. */
const MOST_TOLD = 24;
const WORDS = { least: 4, most: 42 };
/** A row that begins with its years. */
const OF_YEARS = /^(?:19|20)\d\d\b/;
const BOTH_YEARS = /(?:19|20)\d\d ?[-–—] ?(?:19|20)\d\d/g;
/** A number that is hidden in part is an identity's. */
const CONTACT = /@|https?:|www\.|\d{5}|\d{3}[ -]\d{3}(?=[ -]?\d)|\*{3}/;
const LABEL = /^([\p{L} &/]{2,30}):/u;
/** What somebody has not, or no longer, is nothing to apply with. */
const DENIES = /\b(?:not|no longer|never|without|expired|lapsed)\b|n't\b/i;
const NOT_TOLD =
  /^(?:last )?(?:updated|revised|modified) (?:on |in )?[\p{L}\d]+,? ?[\p{L}\d]*,? ?\d*(?:, \d{4})?$|^to (?:obtain|secure|work|get|seek|achieve|be part|utili[sz]e|pursue|build|gain|join|find)\b|\b(?:my name is|years old|looking for|seeking|laid off|let go|family reasons|referees?|away travelling|career break|maternity leave|parental leave|selected publications|references?|declare|declaration|hereby|(?:cv|curriculum vitae|resume) (?:of|for)|date of birth|born)\b|[|<>{}[\]]/iu;
/** The lines that tell of work, each with its years behind it, as they can stand in a list. */
export function linesToTell(resumeText: string, known: readonly string[]): string[] {
  const names = known.filter(Boolean).map(fold);
  const elsewhere = toldElsewhere(resumeText);
  return (
    unwrapped(
      inParagraphs(resumeText.split('\n', MOST_LINES).map((line) => line.trim()))
        .filter((line, at, lines) => !elsewhere.has(keyOf(line)) && !isHeadOfItems(line, lines[at - 1], lines[at + 1]))
        // Columns of a row, and items side by side.
        .flatMap((line) =>
          OF_YEARS.test(line)
            ? [line.replace(/(?<=[\p{L})])\s*\t\s*/gu, ', ').replace(/\s*\t\s*/g, ' ')]
            : withDatesBehind(line.split(/\s*\t\s*/)),
        ),
    )
      .map((line) => {
        const bare = stripBullet(line);
        // An item of a list begins with a capital, however the page has it.
        return withoutHeading(bare === line ? line : capital(bare))
          .replace(LABEL_IN_CAPITALS, '')
          .replace(/[.\s]+$/, '');
      })
      .filter(canBeTold)
      .flatMap(withYearsBehind)
      // The page has a long paragraph sentence by sentence.
      .filter((sentence) => !elsewhere.has(keyOf(sentence)))
      .filter((sentence) => !names.some((name) => isOfName(fold(sentence), name)))
      .filter(
        (sentence) =>
          !DENIES.test(sentence.replace(/\([^()]*\)/g, '')) &&
          !IN_FIRST_PERSON.test(sentence) &&
          !SAYS_OF_ANOTHER.test(sentence) &&
          !OF_THIRD_PERSON.test(sentence),
      )
      .map((line) => capital(line.replace(/[.\s]+$/, '').replace(/ +· +/g, ', ')))
      .filter(
        (line) =>
          wordCount(line) >= WORDS.least &&
          wordCount(line) <= WORDS.most &&
          /^["“]?[\p{Lu}\p{Script=Arabic}\d]/u.test(line),
      )
      .slice(0, MOST_TOLD)
  );
}

/** "CSR" begins the head of its post, and is in "Senior CSR / floor support" as well. */
const isOfName = (sentence: string, name: string) =>
  name.includes(sentence) || (name.length < SHORT_NAME ? sentence.startsWith(`${name} `) : sentence.includes(name));
const SHORT_NAME = 5;

/** "Client service under pressure" between the items of a list and those below it. */
const isHeadOfItems = (line: string, before = '', below = '') =>
  !startsWithBullet(line) &&
  startsWithBullet(before) &&
  startsWithBullet(below) &&
  /^\p{Lu}[\p{L} &/-]+$/u.test(line) &&
  wordCount(line) <= WORDS_OF_SENTENCE &&
  !namesOccupation(line);

/** "Jun 2024 – Sep 2024", "Data entry temp, Elm Bank": without its dates a post would be taken for the present one. */
function withDatesBehind([first = '', ...cells]: readonly string[]): string[] {
  if (cells.length === 0 || !isOnlyDates(first)) return [first, ...cells];
  const [names = '', ...told] = cells;
  // "Exams Assistant, Elm College", and in the next cell what was done there.
  return told.length > 0 && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(told[0]!) && !namesHouse(told[0]!)
    ? [`${names}, ${first}: ${told.join(', ').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`]
    : [`${cells.join(', ')}, ${first}`];
}

/** "Department of Geology, Elm Survey" */
const namesHouse = (text: string) => /^\p{Lu}\p{Ll}+ of (?:the )?\p{Lu}/u.test(text) || isNamedAsOrganisation(text);

/** "WORK ONBOARD: steering, lookout" */
const LABEL_IN_CAPITALS = /^(?!CPR|NYSC|OJT)\p{Lu}[\p{Lu}-]{2,}(?: \p{Lu}{2,}){0,2}: (?=\p{L}+[ ,/])/u;

/** "SKILLS computer literate", whose heading has no line of its own. */
const withoutHeading = (line: string) => {
  const [, heading = '', rest = ''] = /^(\p{Lu}{4,20})\s+(\p{Ll}.+)$/u.exec(line) ?? [];
  return HEADINGS.has(fold(heading)) ? capital(rest) : line;
};

/** Running text, whose lines end where there is no more room: "at Holly Bank Residential", "Home, where I lead the shift". */
function inParagraphs(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let before = '';
  for (const line of lines) {
    const goesOn =
      before.length >= FULL_LINE &&
      /[\p{L},]$/u.test(before) &&
      /^\p{L}/u.test(line) &&
      line !== line.toUpperCase() &&
      !startsWithBullet(line) &&
      !before.includes('\t') &&
      // "Outside of coding, I love dancing" begins anew.
      !/^\p{Lu}[^,.]{2,40}, I\b/u.test(line) &&
      // Only where somebody speaks does a capital go on: "at Holly Bank Residential", "Home".
      (/\bI\b/.test(before) || (/^\p{Ll}/u.test(line) && /\p{Ll}[.;] \p{Lu}/u.test(before)));
    if (goesOn) whole.push(`${whole.pop()} ${line}`);
    else whole.push(line);
    before = line;
  }
  return whole;
}

const OTHER_SECTIONS: ReadonlySet<string> = new Set([
  'education',
  'publications',
  'talks',
  'interests',
  'references',
  'personal',
  'declaration',
]);

/** Above topics, and above papers, whatever follows in brackets. */
const OF_TOPICS =
  /^(?:(?:research |academic |teaching )?interests|areas of (?:interest|expertise)|(?:selected |recent |key )?publications)(?: \(.*)?$/i;
const WORDS_OF_HEADING = 3;
const WORDS_OF_SENTENCE = 5;
/** "English language" over what its writer says of it, and no school below a course and above the next. */
const isUnknownHeading = (line: string, next: string, isOverItems: boolean) =>
  (!isOverItems || line === line.toUpperCase() || line.endsWith(':')) &&
  ((wordCount(line) <= WORDS_OF_HEADING && /^[\p{L} ]+$/u.test(line)) ||
    (wordCount(line) <= WORDS_OF_SENTENCE && /^\p{Lu}[\p{L} /&-]+:-?$/u.test(line))) &&
  wordCount(next) >= WORDS_OF_SENTENCE;

const keyOf = (line: string) =>
  stripBullet(line.trim())
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '');

/** Lines of sections that say nothing of the work. */
function toldElsewhere(resumeText: string): Set<string> {
  const lines = new Set<string>();
  let isOther = false;
  const page = readPage(resumeText).lines;
  for (const [at, { text, opens }] of page.entries()) {
    if (OF_TOPICS.test(text)) isOther = true;
    else if (opens !== null) isOther = OTHER_SECTIONS.has(opens);
    else if (isUnknownHeading(text, page[at + 1]?.text ?? '', page[at + 1]?.isBullet === true)) isOther = false;
    if (isOther) lines.add(keyOf(text));
  }
  return lines;
}

/** "User can enter questions", "The test can be passed": what something that was made does. */
const SAYS_OF_ANOTHER =
  /^(?:the |an? |each |every )?(?:[\p{L}-]+ )?(?:users?|players?|customers?|visitors?|students?|test|app|application|game|website|site|page|system|tool|program|project|goal|aim) (?:can|could|may|is|are|was|were|has|have|will|allows?|lets|shows|should|must)\b/iu;

const DETAILS_IN_ARABIC =
  /(?:^|\s)(?:هاتف|جوال|موبايل|البريد|العنوان|الاسم|تاريخ الميلاد|الجنسية|الحالة الاجتماعية|الهدف)(?![\p{L}])/u;

/** "SUMMARY OF EXPERIENCE : TOTAL 12 YEARS" */
export const HEADING_IN_CAPITALS = /^\p{Lu}{3,}(?: \p{Lu}{2,}){1,4} ?:/u;

/** "He holds a certificate in archives", as others tell of them. */
const OF_THIRD_PERSON = /^(?:he|she|his|her)\s/i;

const canBeTold = (line: string) =>
  !OF_THIRD_PERSON.test(line) &&
  !HEADING_IN_CAPITALS.test(line) &&
  !DURATION.test(line) &&
  !DETAILS_IN_ARABIC.test(line) &&
  !CONTACT.test(line.replace(BOTH_YEARS, '')) &&
  !isLabelled(line) &&
  !NOT_TOLD.test(line) &&
  !isOrder(line) &&
  !IN_FIRST_PERSON.test(line) &&
  !/^languages?\b/i.test(line) &&
  !isAddress(line) &&
  !isOfStudy(line) &&
  !HEADINGS.has(foldWords(line)) &&
  !DOCUMENT_TITLES.has(fold(line));

const DASH_LABEL = /^([\p{L} &/]{2,30}?)\s?(?::|\s[–—-]{1,3})\s/u;
/** The section that a line names before its colon or its dash: "SKILLS – Opera, MS Word"; null where it names none. */
export function sectionOfLabel(line: string): SectionKind | null {
  const [, label = ''] = DASH_LABEL.exec(line) ?? [];
  return label === '' ? null : (HEADINGS.get(foldWords(label)) ?? null);
}

/** "Interests: sea swimming", but "Student radio: produced the breakfast show". */
function isLabelled(line: string): boolean {
  const [, label = ''] = LABEL.exec(line) ?? [];
  const word = foldWords(label);
  if (label === '') return sectionOfLabel(line) !== null;
  if (IS_LICENCE.test(label)) return false;
  const value = line.slice(label.length + 1).trim();
  if (TELLS_OF_SCHOOL.test(label) && value !== '' && !HEADINGS.has(word)) return false;
  const isRowOfForm = wordCount(value) <= MOST_WORDS_OF_VALUE && !isDeed(value);
  return HEADINGS.has(word) || LABEL_WORDS.has(word) || isRowOfForm || !(label.includes(' ') || /\d/.test(line));
}

const MOST_WORDS_OF_VALUE = 7;
/** "Highest grade passed: Grade 12" */
const TELLS_OF_SCHOOL = /\b(?:grade|qualification|certificate|award)s?\b/i;
/** "Licence: full class 2" */
const IS_LICENCE = /^(?:driv\p{L}+ )?(?:licen[cs]es?|tickets?)$/iu;

/** The sentences of a row, its years behind the first of them: "2012 to now - Self employed", "2019 Feb - 2020 Mar   Driver". */
function withYearsBehind(line: string): string[] {
  const [open = '', since = ''] = SINCE.exec(line) ?? [];
  if (since) return yearsBehindFirst(line.slice(open.length), `since ${since}`);
  const [dates] = findDates(line);
  const rest = dates && dates.index < 2 ? line.slice(dates.index + dates.length).replace(BEHIND_DATES, '') : '';
  // "Nov 2021 – May 2022, and every summer since: …": not all of its time.
  if (dates && IS_MORE_TIME.test(line.slice(dates.index + dates.length))) return sentencesOf(line);
  const [from, to] = [dates?.start?.slice(0, 4), dates?.end?.slice(0, 4)];
  // "2010/04 Freelance translator of films": of one day.
  if (dates && !dates.isRange) return /^\p{L}/u.test(rest) && from ? yearsBehindFirst(rest, from) : sentencesOf(line);
  if (!/^\p{L}/u.test(rest) || !from || !to || from === 'pres') return sentencesOf(line);
  return yearsBehindFirst(rest, to === 'pres' ? `since ${from}` : from === to ? from : between(from, to, rest));
}
const between = (from: string, to: string, text: string) =>
  languageOf(text) === 'ar' ? `${from} – ${to}` : `${from} to ${to}`;

/** "2019–   Principal second violin" */
const SINCE =
  /^((?:19|20)\d\d) ?[-–—]\s{1,12}(?=\p{L})(?!(?:now|present|today|date|ongoing|current(?:ly)?|till?|to)\b|\p{L}{3,9}\.? (?:19|20)\d\d)/iu;
const IS_MORE_TIME = /^\s?(?:[,;&/+]|and(?!\p{L}))/iu;
const BEHIND_DATES = /^[\s–—:,-]{0,12}/;

function yearsBehindFirst(text: string, years: string): string[] {
  const [first = '', ...rest] = sentencesOf(capital(text));
  return [`${first.replace(/[.\s]+$/, '')} (${years})`, ...rest];
}

const capital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
