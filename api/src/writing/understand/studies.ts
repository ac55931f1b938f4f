import { SURE_ENOUGH } from '@vitae/contract/resumes';
import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { CITIES } from '@vitae/language/places';
import { SCHOOL_WORD } from '@vitae/language/schools';
import type { Field, ParsedSchool } from '../../parsing/result.ts';
import { withSubjects } from '../text/subjects.ts';
import { LEAST_SURE } from './head-on-page.ts';
import { isPlace } from './places.ts';
import { asSure } from './sure.ts';

export interface Study {
  degree: string;
  school: string;
  end: string;
  isOngoing: boolean;
  /** Its lines on the page, where they say more of it than that it was completed; else empty. */
  asWritten: string;
  /** Its lines on the page in one row, whatever they say; absent where they cannot be told. */
  row?: string;
  /** A line of the page whose parts nobody can tell for certain: it is told as it stands, and in no sentence. */
  isLineOnly?: boolean;
  /** What a dissertation or final project was on, with the word for it, as the resume says; empty where it does not. */
  thesis: string;
}

/** What ends school, by its name at the beginning of a degree. */
export const SCHOOL_LEAVING =
  /^(?:\d+ )?(?:high school|secondary|leaving cert|(?:west african |kenya )?(?:senior |junior )?(?:secondary )?(?:school )?certificate of (?:secondary )?education|west african|(?:senior |national senior )(?:school )?cert|school certificate|abitur|baccalaur|bachillerato|matura|[\p{L} ]{1,60} secondary school|wassce|waec|kcse|higher secondary|senior secondary|matric\w*|s\.?s\.?c|h\.?s\.?c|a[- ]levels?|gcses?|\d+th\b|general education)/iu;

/** What ends school, as countries and boards call it. */
const ENDS_SCHOOL =
  /(?:^|[\s,(–-])(?:mittlere reife|grade 1[0-2]|realschulabschluss|hauptschulabschluss|fachoberschulreife|[oa][- ]levels?|i?gcse(?:['’]?s)?|ncea(?: level \d)?|junior cert\p{L}*|leaving cert\p{L}*|national senior certificate|brevet des coll[eè]ges|baccalaur[eé]at|bachillerato|maturit[aà]|matura|abitur|ensino m[eé]dio|studentexamen|ylioppilas\p{L}*)(?=$|[\s,.;:)–-])/iu;
const ENDS_SCHOOL_IN_SHORT =
  /(?<![\p{L}\d])(?:GCE|GED|SPM|STPM|UEC|PSLE|WASSCE|WAEC|NECO|BECE|KCSE|KCPE|CSEC|CXC|NJCL|VCE|HSC|SACE|WACE|HAVO|VWO|VMBO|MAVO)(?![\p{L}\d])/u;
const OF_A_SCHOOL =
  /(?:^|[\s,-])(?:(?:high|secondary|grammar|comprehensive|middle|primary) school|secondary$|sekolah menengah|realschule|hauptschule|mittelschule|gymnasium|gesamtschule|liceum)(?=$|[\s,.])|(?<!\p{L})(?:SMK|SMJK|JHS|SHS)(?!\p{L})/iu;
/** "Diploma in Dental Hygiene", "BSc": more than school, wherever it was. */
const BEYOND_SCHOOL =
  /\b(?:bachelor|master|doctor|ph\.?d|postgraduate|pgce|diploma (?:in|of)|certificate (?:in|of|[iv]+\b)|hnd|hnc|btec|bts|cap|nvq|associate|apprentice\p{L}*)(?!\p{L})/iu;
const DEGREE_IN_LETTERS = /^[BM]\.? ?\p{Lu}/u;

/** Whether a study is what ends school, by its own name or by that of the school. */
export const isOfSchool = ({ degree, school }: Pick<Study, 'degree' | 'school'>): boolean =>
  SCHOOL_LEAVING.test(degree) ||
  (!BEYOND_SCHOOL.test(degree) &&
    !DEGREE_IN_LETTERS.test(degree) &&
    (ENDS_SCHOOL.test(degree) || ENDS_SCHOOL_IN_SHORT.test(degree) || OF_A_SCHOOL.test(school)));

/** Whether an item of the page is that study: by its degree, or by its school and most words of the degree. */
export function namesStudy(item: string, { degree, school }: Pick<Study, 'degree' | 'school'>): boolean {
  const text = fold(item);
  if (degree !== '' && text.includes(fold(degree))) return true;
  const words = fold(degree)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return (
    school !== '' &&
    text.includes(fold(school)) &&
    words.filter((word) => text.includes(word)).length > words.length / 2
  );
}

type ReadField = (field: Field | null) => string;

/** "B.E. in Civil Engineering Chennai": the town of the school ran into the degree. */
const withoutTown = (degree: string): string => {
  const [, subject = '', town = ''] = /^(.+ in \p{Lu}.+) (\p{Lu}\p{Ll}+)$/u.exec(degree) ?? [];
  return CITIES.has(fold(town)) ? subject : degree;
};

/** A degree and its school; `read` and `readName` give what is sure of a field, in a form that the letter can hold. */
export function readStudy(
  { degree, institution, end, details }: ParsedSchool,
  read: ReadField,
  readName: ReadField,
  { resumeText, month }: { resumeText: string; month: string },
): Study {
  const [, subject = '', ofSubject = ''] =
    SUBJECT_LIKE_SCHOOL.exec(readName(institution)) ?? subjectBefore(read(degree), readName(institution));
  const school = (ofSubject || readName(institution)).replace(MARK_OR_MANNER, '').replace(STILL_THERE, '');
  const ended = Number(readName(end).slice(0, 4));
  const completed = details
    .flatMap(({ value }) => GRADUATED.exec(value)?.[1] ?? [])
    // What stands below the last school may be of something else.
    .find((year) => !ended || Math.abs(Number(year) - ended) <= MOST_YEARS_TO_AWARD);
  const last = completed ?? graduatedIn(school, readName(end), resumeText);
  return {
    ...partedStudy(
      `${withoutTown(withSubjects(read(degree)))
        .replace(MINOR, '')
        .replace(CLASS, '')
        .replace(CLASS_OF_HONOURS, ', Honours')
        .replace(SUBJECT_BEFORE_HONOURS, '$1 (Honours) ($2)')
        .replace(WITH_WORK, '')
        .replace(OF_TEACHING, '')}${subject ? ` in ${subject}` : ''}`,
      school,
    ),
    end: last,
    asWritten: '',
    isOngoing: isAhead(last, month) || isExpected({ school, end: last }, details, resumeText),
    thesis:
      details
        .flatMap((detail) => THESIS.exec(read(detail))?.[0] ?? [])
        // "Trade-offs in Geo-" over "Replicated Stores": a line had no room for its end.
        .filter((thesis) => isWhole(thesis) && !resumeText.includes(`${thesis}-`))[0] ?? '',
  };
}

/** "Bachelor of Commerce, English Section": in which language it was taught. */
const OF_TEACHING = /,? \(?(?:English|Arabic|French) (?:Section|Stream|Medium)\)?$/i;
/** "Elm University, next class" of "next class Jan 2027" */
const STILL_THERE = / ?, (?:next|currently|now|in progress|expected|exp|ongoing)(?![\p{L}-]).*$/iu;

/** Whoever goes on with the same degree at another school has not completed it at the first. */
export const withoutLeftSchools = (studies: readonly Study[]): Study[] =>
  studies.filter(
    (study) =>
      study.isOngoing ||
      !studies.some(
        ({ degree, school, isOngoing }) => isOngoing && school !== study.school && fold(degree) === fold(study.degree),
      ),
  );

/** "MSc" at "Science Communication, Elm College": what was studied, and where. */
function subjectBefore(degree: string, institution: string): readonly string[] {
  const [, subject = '', school = ''] = /^(\p{Lu}[\p{L} &]{3,50})[,.] (\p{Lu}[^,]{4,80})$/u.exec(institution) ?? [];
  const isSchool = SCHOOL_WORD.test(fold(school)) && !SCHOOL_WORD.test(fold(subject)) && !isPlace(subject);
  return isSchool && /^[BM]\.?(?:Sc|A|Eng|Ed|Com|Phil|Res)\.?$/.test(degree) ? ['', subject, school] : [];
}

/** "School Counseling, Harbour State University": what was studied, and where. */
const SUBJECT_LIKE_SCHOOL =
  /^(School (?:Counsel+ing|Psychology|Administration|Leadership|Management|Nursing|Social Work)), (\p{Lu}.{4,80})$/u;

/** The year of "2014 to 2018 (graduated 2019)" beside the school; else that in which the studies ended. */
function graduatedIn(school: string, end: string, resumeText: string): string {
  const years = resumeText
    .split('\n', MOST_LINES)
    .filter(
      (line) => line.length < MAX_HEAD && school !== '' && line.includes(school) && line.includes(end.slice(0, 4)),
    )
    .flatMap((line) => GRADUATED.exec(line)?.[1] ?? []);
  return years[0] ?? end;
}
const MOST_YEARS_TO_AWARD = 3;
const GRADUATED =
  /(?<!\bto be )\b(?:graduated|awarded|conferred|completed)(?: in)? (?:\p{L}{3,9}\.? )?((?:19|20)\d\d)\b/iu;

const IN_ONE_LINE = /^(\p{Lu}[^,(]{2,60}?), (\p{Lu}[^,()]{4,70})(?:, [^,()]{2,40})?,? \(?((?:19|20)\d\d)\)?$/u;

/** "National Diploma: Human Resource Management, Durban University of Technology (2014)", read as a detail of the school above it. */
export function studyInOneLine(line: string, month: string): Study | null {
  const [, degree = '', school = '', end = ''] = IN_ONE_LINE.exec(line.trim()) ?? [];
  const isStudy = degreeLevels(fold(degree)).length > 0 && SCHOOL_WORD.test(fold(school));
  return isStudy ? { degree, school, end, isOngoing: isAhead(end, month), asWritten: '', thesis: '' } : null;
}

/** "Politecnico di Torino, 110/110", "University of Sheffield (distance)" */
const MARK_OR_MANNER =
  /،.*$|(?:,\s*|\.\s+)(?:[\d/.,%]+|first|2[:.][12]|distinction|merit|pass)(?:[- ]class)?(?: hon(?:ou)?rs)?$|\s*\((?:first|second|third|upper|lower)[^()]{0,30}\)$|\s*\((?:distance|part[- ]time|full[- ]time|online|evening)[^()]*\)$|,\s*(?:evenings?|evening classes|part[- ]time|full[- ]time|weekends?|distance(?: learning)?|online|by correspondence)$/i;
/** "BA (Hons) Media and Communications, 2:1" */
const CLASS =
  / 2[:.][12]$|,?\s*[(,]\s*(?:2[:.][12]|1st|2nd|3rd|first(?:[- ]class)?(?: hon(?:ou)?rs)?|upper second|lower second|second class(?: (?:upper|lower))?(?: division)?|third|distinction|merit|pass|(?:c?gpa|cap|wam|gwa|qpi)\b[^()]*|\d(?:\.\d+)?\/\d+(?:\.\d+)?)(?: class)?(?: (?:hon(?:ou)?rs|degree))?\)?$/i;
/** "Bachelor of Engineering (Mechanical), Honours (Distinction)" */
const CLASS_OF_HONOURS =
  /,? (?:with )?hon(?:ou)?rs \((?:highest )?(?:distinction|merit|first|second|third)(?: class)?(?: \p{L}+)?\)$/iu;
/** "Bachelor of Engineering (Mechanical), Honours" */
const SUBJECT_BEFORE_HONOURS =
  /^((?:Bachelor|Master) of \p{Lu}\p{L}+) \((\p{Lu}[\p{L} &]{2,30})\),? \(?Hon(?:ou)?rs\)?$/u;
/** "BSc Physics, minor in Mathematics": no part of what a sentence calls the degree. */
const MINOR = /,? (?:with (?:an? )?)?\(?minors? in [^(),]*\)?(?=,|$)/i;
/** "Bachelor of Computer Science, co-op", with terms of work between those of study */
const WITH_WORK = /,? \(?(?:co-?op|sandwich)(?: (?:program(?:me)?|option|course|degree))?\)?$/i;
const THESIS = /^(?:dissertation|thesis|final[- ]year project|capstone(?: project)?)\s*[:–-]\s*(.{10,160}?)[.\s]*$/iu;
/** A title that begins in quotes ends in them, unless the line has been cut. */
const isWhole = (thesis: string) => !/[:–-]\s*["“«]/.test(thesis) || /["”»]$/.test(thesis.replace(/[.\s]+$/, ''));
/** "B.Tech Mechanical Engineering, JNTU Hyderabad", "Northern Code Academy, Web Development bootcamp" */
const COURSE = /\b(?:bootcamp|course|diploma|certificate|apprenticeship)\b/i;

/** A degree and a school that the layout has put in one field. */
function partedStudy(degree: string, school: string): Pick<Study, 'degree' | 'school'> {
  const whole = degree || school;
  if (degree !== '' && school !== '') return { degree, school };
  const at = whole.lastIndexOf(', ');
  const [first, last] = [whole.slice(0, at), whole.slice(at + 2)];
  if (at < 0 || !/^\p{Lu}/u.test(last)) return { degree, school };
  if (degree !== '') return { degree: first, school: last };
  return COURSE.test(last) ? { degree: last, school: first } : { degree, school };
}

/** Of studies that ended without a degree, which are no argument. */
const WAS_LEFT =
  /\b(?:no (?:degree|award|diploma)|not (?:finished|completed)|unfinished|incomplete|discontinued|dropped out|withdrew|(?:course ?work|credits?|units?) (?:only|towards?|for|completed)|(?:toward?s?) (?:an?|the) (?:degree|bachelor|master)|did not (?:finish|complete|graduate))\b/i;
export const wasLeft = (written: string): boolean => WAS_LEFT.test(written);

const EXPECTED = /\b(?:expected|anticipated|predicted|ongoing|in progress)\b/i;

/** The resume says so in the details or beside the school: "2023 – 2026 (predicted First)". */
function isExpected(
  { school, end }: Pick<Study, 'school' | 'end'>,
  details: readonly Field[],
  resumeText: string,
): boolean {
  if (details.some(({ value }) => EXPECTED.test(value))) return true;
  const lines = resumeText.split('\n', MOST_LINES).filter((line) => line.length < MAX_HEAD && EXPECTED.test(line));
  return school !== '' && lines.some((line) => line.includes(school) && line.includes(end.slice(0, 4)));
}

const MOST_LINES = 2000;
/** Characters of a line that names a school. */
const MAX_HEAD = 200;
/** A year of studies ends in it. */
const END_OF_STUDIES = '-07';

/** Studies that end in the month of writing, or after it, are under way. */
function isAhead(end: string, month: string): boolean {
  const last = /^\d{4}$/.test(end) ? `${end}${END_OF_STUDIES}` : end.slice(0, 7);
  return end === 'present' || (end !== '' && (last > month || (last === month && /-/.test(end))));
}

/** A name that is a degree's by its words is doubted for its form only; whether it stands beside its school the page shows. */
export const withNamedDegree = (school: ParsedSchool): ParsedSchool => {
  const { degree, institution } = school;
  const isNamed =
    degree !== null &&
    degree.confidence >= LEAST_SURE &&
    degreeLevels(fold(degree.value)).length > 0 &&
    (institution?.confidence ?? 0) >= SURE_ENOUGH;
  return isNamed ? { ...school, degree: asSure(degree) } : school;
};
