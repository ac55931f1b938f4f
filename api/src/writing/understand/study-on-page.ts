import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import { STATE_CODES } from '@vitae/language/places';
import { SCHOOL_WORD } from '@vitae/language/schools';
import { inTitleCase } from '../text/title-case.ts';
import { wordCount } from '../text/words.ts';
import { isPlace, isTownWithState } from './places.ts';
import type { Page, PageLine } from './reading-order.ts';
import { SIGN_BETWEEN } from './row-of-head.ts';
import type { Study } from './studies.ts';
import { withoutDates } from './without-dates.ts';

// A degree is claimed where its lines hold degree, school, place, dates and marks and nothing else. Whatever else they
// say ("2 years, undergraduate", "thesis not defended") may take the claim back: such a study is told as it is written.

const MOST_LINES = 3;
const MOST_WORDS = 34;
const BETWEEN_PIECES = /\s*[,|·•;:\t()[\]/]\s*|\s+[-–—]+\s+|\s+(?:at|from|in|with|of)\s+/;
/** What people add to a degree that is theirs. */
const OF_DEGREE =
  /^(?:c?gpa|cap|wam|gwa|qpi|percentage|marks?|grade[ds]?|class|division|first|second|third|upper|lower|[12]|i{1,3}|1st|2nd|3rd|[12][:.][12]|hons?|honou?rs?|distinction|merit|credit|pass(?:ed)?|cum|magna|summa|laude|dean'?s?|list|score|aggregate|points?|completed?|graduated?|graduation|awarded|gained|obtained|degree|major|minor|out|of|the|and|with|in|from|to|since|on|by|for|a|an|year|batch|session|full-time|part-time|full|part|time|distance|online|evenings?|campus|faculty|department|dept|school|college|university|state|board|ug|pg|institution|qualification|course|college|highest|passed|tertiary|secondary|high|[\d.,%+/-]+)$/;
/** What may follow a school where a town stands. */
const MAY_TAKE_BACK =
  /\b(?:ongoing|expected|progress|pending|incomplete|unfinished|not|never|left|dropped|deferred|withdr\p{L}*|until|currently|studying|pursuing|enrolled|years?|yrs?|semesters?|modules?|credits?|units?|candidate|undergrad(?:uate)?|in view|stage|papers?|exams?|resits?|arrears?|backlogs?|exchange|erasmus|visiting|audit\p{L}*|anticipated|predicted)\b/u;
/** A line of its own below a study. */
const REMARK =
  /\b(?:ongoing|expected|in progress|pending|incomplete|unfinished|not|no (?:degree|award|diploma)|discontinued|left|dropped|deferred|withdr\p{L}*|undergraduate|currently|anticipated|predicted)\b/u;
const OF_THESIS = /[.,;:]?\s*[(]?(?:thesis|dissertation|final[- ]year project)\s*[:–-].*$/i;
const OF_MINOR = /,? (?:with (?:an? )?)?minors? in [^(),]*(?=,|$)/i;
/** "; specialisation in energy and thermal systems" */
const OF_SPECIALISATION = /[;,] (?:with (?:an? )?)?speciali[sz](?:ation|ing|ed) in [^();]*$/i;
const LABEL =
  /^(?:college|school|high school|secondary|tertiary|vocational|university|institution|qualification|degree|course|education|now|year completed|highest grade passed)\s*:\s*/i;

const SIGNS = new RegExp(`\\s*${SIGN_BETWEEN}\\s*`, 'g');

/** "College of Engineering and Architecture", behind the university that it is of. */
const PART_OF_UNIVERSITY =
  /(?<![\p{L}\d])(?:college|faculty|school|department) of (?!the\b)\p{L}[\p{L} &-]{3,50}(?=,|\||$)/gu;

/** "BSc (Hons) Nursing", "B.E. (Civil)": a degree by its name alone. Whatever else stands in it may be no part of it. */
const IS_DEGREE_ALONE =
  /^\p{L}[\p{L}\d&.’' -]*(?: ?\((?:Hons?|Honou?rs)\.?\))?[\p{L}\d&.’' -]*(?: \(\p{Lu}[\p{L} &]{2,30}\))?$|^[BM]\.?\p{L}{1,5}\.?(?: ?\((?:Hons?|Honou?rs)\.?\))? \(\p{Lu}[\p{L} &]+\)$/u;
/** "Moncton Campus": a part of a school that stands elsewhere. */
const IS_PART_OF_SCHOOL = /^(?:\S+ ){1,2}campus$/;

/** "Bachelor of Science, Computer Science", "B.Tech, Civil Engineering": behind the comma its subject, and neither a class nor a faculty. */
const WITH_SUBJECT_BEHIND =
  /^((?:Bachelor|Master|Doctor|Associate) of \p{L}+(?: \p{L}+)?|(?:Ph\.?D|DPhil|[BM]\.? ?(?:\p{L}{1,4}\.?){1,2})\.?), (?!(?:hon|first|second|third|upper|lower|distinction|merit|cum|magna|summa|with)\p{L}*\b)(\p{Lu}[\p{L} &-]{3,60})$/iu;
/** The degree with its subject as one name. */
export const withItsSubject = (degree: string): string =>
  degree.replace(WITH_SUBJECT_BEHIND, (whole, name: string, subject: string) =>
    SCHOOL_WORD.test(fold(subject)) || /\b(?:department|dept|faculty|division)\b/i.test(subject) || isPlace(subject)
      ? whole
      : `${name} in ${subject}`,
  );

const isNamedAlone = ({ degree, school }: Study) =>
  IS_DEGREE_ALONE.test(withItsSubject(degree)) &&
  !/ [-–—] /.test(degree) &&
  !MAY_TAKE_BACK.test(bare(degree)) &&
  !IS_PART_OF_SCHOOL.test(bare(school));

/** A word that no sentence holds. */
const IN_SHORT = /\b(?:mgmt|mgt|engg|dept|govt|admn)\b/i;
/** "UNIVERSITÉ MOHAMMED V", "B.E. IN COMMUNICATION ENGINEERING", and no "BTEC" or "DMM". */
const IS_SHOUTED = /^(?=.*\p{Lu}{6})[^\p{Ll}]+$/u;
/** "Qualification, Institute, Year" */
const IS_HEAD_OF_TABLE =
  /^(?:(?:qualifications?|institutes?|institution|degree|course|school|college|university|board|year|marks|percentage|grade|cgpa|class|sr\.? ?no\.?|s\/?n|cert(?:ificate)?|passing|of)[,/ ]*){2,}$/i;

const bare = (text: string) => fold(text).replace(/\s+/g, ' ').trim();

/** What neither degree nor school nor dates account for. */
function isExplained(line: string, names: readonly string[], words: ReadonlySet<string>): boolean {
  const text = withoutDates(
    line.replace(OF_THESIS, '').replace(OF_MINOR, '').replace(OF_SPECIALISATION, '').replace(LABEL, ''),
    ' | ',
  );
  const rest = names
    .reduce((left, name) => left.replace(name, ' | '), bare(text))
    .replace(PART_OF_UNIVERSITY, (part) => (MAY_TAKE_BACK.test(part) ? part : ' | '));
  const hasSchool = bare(line).includes(names[0]!);
  if (isTownWithState(line)) return true;
  // "Royal College of Surgeons in Ireland": the name goes on.
  if (/\| (?:in|of|at|for|and|&) \p{L}/u.test(rest.replace(/\s+/g, ' '))) return false;
  return rest.split(BETWEEN_PIECES).every((piece) => {
    const own = piece.replace(/^[\s.–—-]+|[\s.–—-]+$/g, '');
    if (own === '' || isPlace(own) || STATE_CODES.has(own.toUpperCase())) return true;
    const isKnown = (word: string) => OF_DEGREE.test(word) || words.has(word) || isPlace(word);
    if (own.split(' ').every(isKnown)) return true;
    return hasSchool && wordCount(own) <= 2 && /^\p{L}/u.test(own) && !MAY_TAKE_BACK.test(own);
  });
}

/** Where each degree stands above its school, the school above a degree is another one's. */
const isDegreeFirst = ({ lines }: Page) =>
  lines.some(({ opens }, at) => opens === 'education' && isDegreeAlone(lines[at + 1]) && isSchoolAlone(lines[at + 2]));
const isDegreeAlone = (line?: PageLine) =>
  line !== undefined && degreeLevels(line.folded).length > 0 && !SCHOOL_WORD.test(line.folded);
const isSchoolAlone = (line?: PageLine) =>
  line !== undefined && degreeLevels(line.folded).length === 0 && SCHOOL_WORD.test(line.folded);

/** "Elm University, BSc Surveying, 2:1, 2013–2017" above "Leaving Cert, Oak College, 2013 – 410 pts": each of its own. */
const isWholeStudy = ({ text, isBullet }: PageLine) =>
  !isBullet && text.split(/,\s+(?![^(]*\))/).length >= PARTS_OF_STUDY && /(?<!\d)(?:19|20)\d\d(?!\d)/.test(text);
const PARTS_OF_STUDY = 3;

/** The lines around a school that hold its degree as well; the fewest. */
function linesOfStudy({ degree, school }: Study, page: Page): [first: number, last: number] | null {
  const words = bare(degree)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/^(?:in|of|the|and|for)$/.test(word));
  const textOf = (first: number, last: number) =>
    page.lines
      .slice(first, last + 1)
      .map((line) => line.folded)
      .join(' ');
  const linesThat = (hold: (text: string) => boolean): [first: number, last: number] | null => {
    for (let size = 1; size <= MOST_LINES; size++)
      for (const at of page.linesWith(school))
        for (let first = Math.max(0, at - size + 1); first <= at && first + size <= page.lines.length; first++)
          if (
            hold(textOf(first, first + size - 1)) &&
            page.lines.slice(first, first + size).filter(isWholeStudy).length <= 1 &&
            // Another degree within would have its own school.
            page.lines.slice(first, first + size).filter(isDegreeAlone).length <= 1 &&
            !(size > 1 && first === at && isDegreeFirst(page))
          )
            return [first, first + size - 1];
    return null;
  };
  // By words alone "B.Sc. Statistics" stands in the row of "M.Sc. Statistics" as well.
  return (
    linesThat((text) => text.includes(bare(degree))) ??
    linesThat((text) => words.every((word) => text.includes(word))) ??
    lineOfDegreeAlone({ degree, school }, page)
  );
}

/** The line that tells a study by itself, where the school that was read stands in the line of another one. */
function lineOfDegreeAlone(
  { degree, school }: Pick<Study, 'degree' | 'school'>,
  { lines }: Page,
): [first: number, last: number] | null {
  const whole = lines.filter(isWholeStudy);
  const own = whole.find(({ folded }) => folded.includes(bare(degree)));
  if (!own || !whole.some((line) => line !== own && line.folded.includes(bare(school)))) return null;
  return [lines.indexOf(own), lines.indexOf(own)];
}

/** Whether the school stands on the page only in the whole row of another degree: "BSc Surveying, Elm University, 2015" above "Certificate in Drainage". */
function isSchoolOfOther({ degree, school }: Study, page: Page): boolean {
  const words = bare(degree)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !/^(?:the|and|for)$/.test(word));
  const rows = page.linesWith(school).map((at) => page.lines[at]!);
  return (
    (degreeLevels(bare(degree)).length > 0 || /\b(?:certificate|course|diploma)\b/i.test(degree)) &&
    rows.length > 0 &&
    rows.every(
      (row) =>
        isWholeStudy(row) &&
        degreeLevels(row.folded).length > 0 &&
        words.filter((word) => row.folded.includes(word)).length <= words.length / 2,
    )
  );
}

const MOST_WORDS_OF_REMARK = 16;
/** The last of the lines with more of its own behind it. */
const withBehind = (lines: readonly PageLine[], more: string): PageLine[] =>
  lines.map((line, at) => (at === lines.length - 1 ? { ...line, parted: `${line.parted}${more}` } : line));

/** The lines of a study, with a remark below them that is of it; null where they are in several places of the page. */
function linesWithRemark(study: Study, page: Page): { lines: readonly PageLine[]; isRemarked: boolean } | null {
  const found = linesOfStudy(study, page);
  if (!found) return null;
  const [first, last] = found;
  const lines = page.lines.slice(first, last + 1);
  const below = page.lines[last + 1];
  if (below?.opens !== null) return { lines, isRemarked: false };
  const isRemarked =
    // Another item of the list.
    !(below.isBullet && lines.at(-1)!.isBullet) &&
    // Another row of the table.
    below.text.split(' | ').length < 3 &&
    below.cells.length < 3 &&
    wordCount(below.text) <= MOST_WORDS_OF_REMARK &&
    (degreeLevels(below.folded).length === 0 || /\bno (?:degree|diploma)\b/.test(below.folded)) &&
    !SCHOOL_WORD.test(below.folded) &&
    REMARK.test(below.folded) &&
    !/^(?:thesis|dissertation|final[- ]year|modules|relevant|coursework|courses|capstone)|(?:19|20)\d\d$/.test(
      below.folded,
    );
  // "1st year: 79%   2nd year: 84%   (graduation expected in June 2006)"
  const [, when] = /\bgraduation expected (?:in )?([\p{L}\d ]{4,20})/iu.exec(below.text) ?? [];
  if (when) return { lines: withBehind(lines, ` | graduation expected in ${when}`), isRemarked: true };
  // "University of Elm – Twin" over "Cities"
  const isBroken = / [-–—] \p{Lu}\p{Ll}+$/u.test(page.lines[last]!.text) && /^\p{Lu}\p{Ll}+$/u.test(below.text);
  if (isBroken) return { lines: withBehind(lines, ` ${below.text}`), isRemarked: false };
  return { lines: isRemarked ? [...lines, below] : lines, isRemarked };
}

/** A name with a comma wherever its line may have ended: "Supply Chain, Management". */
const wrapped = (name: string) => {
  const words = name.split(/[\s,]+/).filter(Boolean);
  return words.length > 1 && words.length <= MOST_WORDS
    ? new RegExp(words.map(escapePattern).join(',? '), 'i')
    : /(?!)/;
};

/** "Certificate in Dental" over "Radiography (NEBDN)", "MA Design, Burg" over "Sampleton Halle": what a narrow column breaks. */
function isBrokenName(above: string, line: string): boolean {
  if (/ in \p{Lu}\p{Ll}{3,}al$/u.test(above)) return /^\p{Lu}\p{Ll}+(?=[ ,]|$)/u.test(line);
  const [, begun = ''] = /, (\p{Lu}\p{Ll}{2,})$/u.exec(above) ?? [];
  const [rest = ''] = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?=,|$)/u.exec(line) ?? [];
  return begun !== '' && rest !== '' && !isPlace(begun) && !isPlace(rest) && !SCHOOL_WORD.test(rest);
}

/** The lines of a study in one row; empty where they are in several places of the page, null where no row can hold them. */
export function rowOfStudy(study: Study, page: Page): string | null {
  const found = linesWithRemark(study, page);
  // The reading has put the name together from several places of the page.
  if (!found) return '';
  const row = found.lines
    .map(({ parted }) =>
      parted
        .replace(OF_THESIS, '')
        .replace(/^([\p{L} ]{3,30}?) (?:\| )?: /u, '$1: ')
        .replace(LABEL, '')
        .replace(/^[\s|•·]+|[\s|•·]+$/g, '')
        .replace(SIGNS, ', ')
        .replace(/[.,;\s]+$/, ''),
    )
    .filter((line) => line !== '' && !IS_HEAD_OF_TABLE.test(line))
    .reduce((above, line) => (above === '' || isBrokenName(above, line) ? `${above} ${line}` : `${above}, ${line}`), '')
    .trim()
    // "Systems Analysis and" over "Development"
    .replace(/(?<= (?:and|of|in|for|at|&)), /gi, ' ')
    .replace(wrapped(study.degree), study.degree)
    .replace(/^(?:tertiary|secondary|college|elementary|primary|vocational)[,:] +(?=\p{L})/iu, '')
    .replace(/, (?=\()/g, ' ')
    // "Diploma, In Tourism, College : Elm College"
    .replace(/, In (?=\p{Lu})/u, ' in ')
    .replace(/(?<=, )(?:college|school|university|institute|board) ?: ?/gi, '')
    .replace(/\b((?:19|20)\d\d) ?[-–—] ?\1\b/g, '$1')
    .replace(/((?:19|20)\d\d)[-–—] (?=(?:19|20)\d\d)/g, '$1–')
    // Dots that lead to the year at the edge of the page.
    .replace(/(?:,? ?\.{4,},? ?|,? ?…{2,},? ?)/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
    // What is told behind the year, or of the final work, may go on below.
    .replace(/(?<=(?:19|20)\d\d)\. (?=\p{Lu}).*$/u, '')
    .replace(/(?<=\p{L}{3})\. (?:Thesis|Dissertation|Final|Elective|Project)\b[^,]*(?=,|$)/u, '')
    // "Elm Institute of Technology. Additional training at …"
    .replace(/(?<=\b(?:University|College|Institute|School)(?: of (?!St\.)\p{Lu}\p{Ll}+)?)\. \p{Lu}.*$/u, '')
    // "BSc in Physics, – Elm College"
    .replace(/, [-–—] (?=\p{Lu})/gu, ', ')
    // What was learned stays true.
    .replace(/\. did(?: not|n['’]t) (?:finish|complete|sit|pass)\b[^.]*$/i, '')
    // The number of a row, and a mark whose heading stands above its column.
    .replace(/^\d{1,2}[.)]?, (?=\p{L})/u, '')
    .replace(/(?<=(?:19|20)\d\d), \d{2}(?:\.\d{1,2})?(?=$|, \p{L}|, \d(?:st|nd|rd))/u, '')
    // "10/2015 – 07/2017, Master of Science, …"
    .replace(/^((?:\d{1,2}[/.])?(?:19|20)\d\d ?[-–—] ?(?:\d{1,2}[/.])?(?:19|20)\d\d), (.+)$/, '$2, $1')
    // "2014 –", whose end has been broken off.
    .replace(/,? (?:(?:from|since) )?(?:\p{L}{3,9}\.? )?(?:19|20)\d\d ?[-–—]$/u, '')
    .split(', ')
    .map((part) => (IS_SHOUTED.test(part) ? inTitleCase(part) : part))
    .join(', ');
  const canBeTold =
    wordCount(row) <= MOST_WORDS &&
    !/[<>{}@]|https?:/.test(row) &&
    row.split('(').length === row.split(')').length &&
    // "…, with 200 days of" above the rest of the sentence.
    !/\s(?:a|an|the|of|and|in|for|with|from|to|at|by|&)$/i.test(row);
  return canBeTold ? row : null;
}

/** Between dates above a study and dates below it, the ones above are its own: "10/2023 Harbour" opens the next one. */
function isEndedThere({ end }: Study, lines: readonly PageLine[], page: Page): boolean {
  const year = end.slice(0, 4);
  const at = page.lines.indexOf(lines[0]!);
  const above = page.lines[at - 1]?.text ?? '';
  return (
    year === '' ||
    lines.some(({ text }) => text.includes(year)) ||
    above.includes(year) ||
    !BEGINS_WITH_DATE.test(above)
  );
}
const BEGINS_WITH_DATE = /^[\s[(]*(?:\d{1,2}[./-])?(?:\d{1,2}[./-])?(?:19|20)\d\d\b/;

/**
 * The lines of a study as the page has them, in one row, where they say more than that it was completed; empty where
 * they do not, null where they cannot be told at all.
 */
export function studyAsWritten(study: Study, page: Page): string | null {
  if (isSchoolOfOther(study, page) && !lineOfDegreeAlone(study, page)) return null;
  const found = linesWithRemark(study, page);
  if (!found) return isDegreeFirst(page) ? null : '';
  const names = [bare(study.school), bare(study.degree)];
  const words = new Set(names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)));
  const isPlain =
    !found.isRemarked &&
    isNamedAlone(study) &&
    isEndedThere(study, found.lines, page) &&
    !IN_SHORT.test(study.degree) &&
    found.lines.every(({ text }) => isExplained(text, names, words));
  return isPlain ? '' : rowOfStudy(study, page);
}
