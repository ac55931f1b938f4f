import { namesCertificate } from '@vitae/language/certificates';
import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import { SCHOOL_WORD } from '@vitae/language/schools';
import { findDates } from '../../parsing/phrases/dates.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { wordCount } from '../text/words.ts';
import { namesYear, yearsIn, yearsPossiblyIn } from './names-year.ts';
import { isTownWithState } from './places.ts';
import { type Page, type PageLine, readPage } from './reading-order.ts';
import { type Study, wasLeft } from './studies.ts';
import { rowOfStudy, studyAsWritten } from './study-on-page.ts';
import { isTold } from './told.ts';

/** Studies whose school and degree stand beside each other on the page, as names. */
export function attestedStudies(studies: readonly Study[], resumeText: string): Study[] {
  const page = readPage(resumeText);
  const whole = studies.map((study) => ({ ...study, degree: withWholeSubject(study.degree, resumeText) }));
  const onPage = whole.map(withoutMarks).filter(({ degree, school }) => {
    if (!isSchool(school, degree) || NO_DEGREE.test(degree) || isCutInTwo(school, resumeText)) return false;
    if ([degree, school].some((name) => /(?<!\p{L})(?:I|my)(?!\p{L})/u.test(name))) return false;
    // "Sugar work, 4 days" is a course.
    if ([degree, school].some((name) => /\b\d{1,3} ?(?:days?|hours?|hrs?|h|weeks?)\b/i.test(name))) return false;
    if (isTold(degree) || (isTold(school) && !isNameOfSchool(school))) return false;
    const words = degree.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1);
    return page.linesWith(firstWords(school)).some((at) => {
      const isBetween = (line?: PageLine) =>
        line !== undefined && (isTownWithState(line.text) || isOnlyDates(line.text));
      const [above, below] = [-1, 1].map((step) => (isBetween(page.lines[at + step]) ? 1 : 0));
      const beside = page.lines
        .slice(Math.max(0, at - LINES_OF_STUDY - above!), at + LINES_OF_STUDY + below! + 1)
        .map(({ folded }) => folded)
        .join(' ');
      return words.filter((word) => beside.includes(fold(word))).length >= words.length * MOST_WORDS;
    });
  });
  const [latest] = SAYS_STUDENT.test(resumeText) ? onPage.toSorted((one, other) => yearOf(other) - yearOf(one)) : [];
  return onPage.flatMap((study) => {
    const row = rowOfStudy(study, page) ?? '';
    const asWritten = /\p{Script=Arabic}/u.test(study.degree)
      ? ''
      : (study === latest && !study.isOngoing) || isSubjectInSchool(study, row)
        ? row
        : studyAsWritten(study, page);
    const own = endsInOtherRow(study, page) ? { ...study, end: '' } : study;
    return asWritten === null || wasLeft(asWritten)
      ? []
      : [{ ...asInRow(own, row), asWritten, row: withoutBrackets(row) }];
  });
}

/** The year and the grade that the row of a study on the page has: "C-" and 2010, where those of another row were read. */
function asInRow(study: Study, row: string): Study {
  // "2008-12" may be a month or four years, as the dates of the row were read.
  const read = findDates(row).flatMap(({ start, end }) => [start ?? '', end ?? '']);
  const years = [...read.map((date) => date.slice(0, 4)), ...yearsIn(row)].filter((year) => /^\d{4}$/.test(year));
  const isOther =
    years.length > 0 && study.end !== '' && ![...years, ...yearsPossiblyIn(row)].includes(study.end.slice(0, 4));
  const grade = new RegExp(`${escapePattern(study.degree)}([-+])(?=[\\s,;)]|$)`, 'u').exec(row)?.[1] ?? '';
  return {
    ...study,
    end: isOther ? years.toSorted().at(-1)! : study.end,
    degree: / [A-F]$/.test(study.degree) ? `${study.degree}${grade}` : study.degree,
  };
}

/** "Bachelor of Science: Mechanical Engineering Elm University": behind the colon the subject stands before the school. */
const isSubjectInSchool = ({ degree, school }: Study, row: string) =>
  new RegExp(`${escapePattern(degree)}\\s?:\\s?${escapePattern(school)}`, 'iu').test(row);

/** "Elm College, apprenticeship" above "Tay High School 2010": the year is of the other school. */
function endsInOtherRow({ school, degree, end }: Study, page: Page): boolean {
  const year = end.slice(0, 4);
  const around = page
    .linesWith(firstWords(school))
    .flatMap((at) => page.lines.slice(Math.max(0, at - LINES_OF_STUDY), at + LINES_OF_STUDY + 1));
  const naming = around.filter(({ folded }) => namesYear(folded, year));
  const isOfAnother = ({ folded }: PageLine) =>
    SCHOOL_WORD.test(folded) &&
    !folded.includes(fold(firstWords(school))) &&
    !(degree !== '' && folded.includes(fold(firstWords(degree))));
  return year !== '' && naming.length > 0 && naming.every(isOfAnother);
}

/** Of who was a student when the page was written, the last degree may not be held, whatever year has come. */
const SAYS_STUDENT =
  /\bgraduation (?:is )?expected\b|\bexpected (?:to graduate|graduation)\b|\b(?:final|last|second|third|fourth|2nd|3rd|4th)[- ]year\b(?! (?:of|project|thesis|dissertation|research))(?:[ \p{L}]{0,40}\b)?(?:student|undergraduate)\b|\b(?:currently|presently)(?:,? (?:i am|i['’]m|she is|he is|is))? (?:studying|pursuing|reading|enrolled|undertaking|delving|working towards?|doing (?:an?|my|her|his) (?:master|m\.?sc|ph\.?d|bachelor|degree))\b/iu;
const yearOf = ({ end }: Study) => Number(end.slice(0, 4));

const withoutBrackets = (row: string) => (/[[\]]/.test(row) ? '' : row);

/** "] Bacalaureat" of a form, "BA German, 2" where "2:1" was cut. */
const withoutMarks = (study: Study): Study => ({
  ...study,
  degree: study.degree
    .replace(/^[^\p{L}\p{N}(+]+|, \d$/gu, '')
    // "Columbia, MO. Bachelor of Journalism"
    .replace(/^(?:\p{Lu}[\p{L} ]{2,25}, )?\p{Lu}{2}\. (?=(?:Bachelor|Master|Associate|Doctor)\b)/u, '')
    // "Njoro – BSc Horticulture"
    .replace(/^\p{Lu}\p{Ll}+ [–-] (?=(?:[BM]\.?(?:Sc|A|Ed|Com|Tech|Eng|S)\b|Bachelor|Master|Diploma))/u, ''),
});

/** Of a subject in short, where its point was taken for the end: "BSc Bus" of "BSc Bus. Admin 2:2". */
function withWholeSubject(degree: string, resumeText: string): string {
  if (!/ \p{Lu}\p{Ll}{2,5}$/u.test(degree)) return degree;
  const rest = new RegExp(`${escapePattern(degree)}\\.((?: \\p{Lu}\\p{Ll}{1,12}\\.?){1,2})(?=\\s|,|$)`, 'u').exec(
    resumeText,
  );
  return rest ? `${degree}.${rest[1]}` : degree;
}

/** "University of Timi-" at the end of a line. */
const isCutInTwo = (name: string, resumeText: string) =>
  new RegExp(`${escapePattern(name)}-[ \\t]*\\n\\s*\\p{Ll}`, 'u').test(resumeText);

const NO_DEGREE = /\bsummary\b|\blicen[cs]e$|\bfirst aid\b|^[^\p{L}]*$/iu;

/** By a word that schools are called by, by its short name, or beside a degree of a university: no certificate, no mark, no remark. */
function isSchool(school: string, degree: string): boolean {
  if (school === '' || /^\p{Script=Arabic}/u.test(school)) return true;
  const isMark = /^\p{Lu}\p{Ll}+ [A-E]\*?$/u.test(school);
  const isKnown = SCHOOL_WORD.test(fold(school)) || /(?<!\p{L})\p{Lu}{2}/u.test(school);
  const isOfUniversity = degreeLevels(fold(degree)).some((level) => level !== 'school' && level !== 'diploma');
  return (
    /^[\p{Lu}\d]/u.test(school) &&
    !isMark &&
    !IS_NO_NAME.test(school) &&
    (SCHOOL_WORD.test(fold(school)) || !namesCertificate(school)) &&
    (isKnown || isOfUniversity || wordCount(school) > 1) &&
    !/\b(?:stream|section|not completed)\b/i.test(school)
  );
}

/** "University" of a row whose cells were parted within the name, "Chemistry) Elm University". */
const IS_NO_NAME = /^(?:university|college|school|institute|academy|polytechnic|faculty)$|^[^()]*\)/i;

/** "Sterling College of Nursing" begins as a deed does. */
const isNameOfSchool = (school: string) =>
  SCHOOL_WORD.test(fold(school)) &&
  /^\p{Lu}[\p{L}'’.-]*(?: (?:of|and|for|the|in|at|&|\p{Lu}[\p{L}'’.-]*))+$/u.test(school);

const LINES_OF_STUDY = 1;
/** A share: the reading may spell out or put in order what the page has in another way. */
const MOST_WORDS = 0.6;
const firstWords = (name: string) => name.split(/\s+/).slice(0, 2).join(' ');
