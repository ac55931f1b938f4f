import { DEGREE_LEVELS, degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { wordCount } from '../text/words.ts';
import { linesOfLearning } from './lines-by-section.ts';
import { isOfSchool, type Study, wasLeft } from './studies.ts';

// Degrees and trainings that a line of the page names by itself, whether or not the reading could tell their parts: so
// that no lower one is told in the place of a higher one.

const WORDS = { least: 3, most: 24 };
const MOST_LINES = 400;
const MAX_LINE = 600;
const DIPLOMA = DEGREE_LEVELS.indexOf('diploma');

const BEGINS_WITH_DATES =
  /^(?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?(?:19|20)\d\d(?: ?[-–—] ?(?:\p{L}{3,9}\.? )?(?:\d{1,2}[./])?(?:19|20)?\d\d)?:?\s+/u;
/** "Ph.D. Organic Chemistry", "B. Sc. Logistics", "M.Eng (Hons)" */
const IN_LETTERS =
  /^(?:(Ph\. ?D|PhD|D\.? ?Phil|Ed\.?D|DBA)|(M[.-] ?(?:Sc|A|Eng|Tech|Ed|Phil|Res|Com|S|B\.?A)|(?!MS (?:Office|Word|Excel|Project|Access|Teams|Outlook|PowerPoint|SQL|Visio|Dynamics|Azure)\b)M(?:Sc|A|Eng|Tech|Ed|Phil|Res|BA|S))|(B[.-] ?(?:Sc|A|Eng|Tech|Ed|Com|E|B\.?A)|B(?:Sc|A|Eng|Tech|Ed|Com|BA)))(?=[.,:\s(]|$)/u;
const IN_WORDS = /^(?:(?:Doctor|Doctorate)|(?:Master)|(?:Bachelor))(?:['’]s)?(?= (?:of|in|degree)\b)/u;
/** A trade that was learned: by its school, or by who has certified it. */
const OF_TRAINING =
  /(?:^|[\s,(])(?:state[- ](?:certified|registered|qualified|approved|recogni[sz]ed)|vocational (?:school|college|training)|(?:completed )?apprenticeship|berufs(?:fach|ober)?schule|berufskolleg|ausbildung|fachakademie)(?=$|[\s,.:;)])/iu;
const TAKES_BACK =
  /\b(?:begun|unfinished|not (?:finished|completed|defended|taken)|never|incomplete|did not|dropped|left|withdr\p{L}*|deferred|expected|in progress|ongoing|pending|current(?:ly)?|present|pursuing|studying|enrolled|towards?|candidate|credits?|units?|semesters?|(?:one|two|three|\d) years?|exam due|started|planned|exchange|erasmus|audit\p{L}*|anticipated|predicted|abd)\b/iu;
const NO_PART_OF_IT = /[@|<>{}[\]]|https?:|www\.|\S\s{3,}\S|\t/u;
/** "CSIR-NCL Pune", "University of Elm", and neither "with Distinction" nor "English". */
const IS_NAME_OF_SCHOOL =
  /^(?!(?:First|Second|Third|Distinction|Merit|Pass|Upper|Lower|Grade|Honou?rs)\b)(?:\p{Lu}\S* \S|\p{Lu}{3,}(?!\p{L}))/u;
/** "Ed.D. Educational Leadership, 2019 (part time)", "Master in Nursing, specialisation Anaesthesia": the line does not say where. */
const IS_NO_SCHOOL = /^(?:$|(?:19|20)\d\d(?!\d)|speciali[sz]|majors? |part[- ]time|full[- ]time|distance|online)/i;
const OF_THESIS = /[.,;:]?\s*[(]?(?:thesis|dissertation|final[- ]year project)\s*[:–-].*$/i;

function levelOf(name: string): number {
  const [, doctor, master, bachelor] = IN_LETTERS.exec(name) ?? [];
  if (doctor) return DEGREE_LEVELS.indexOf('doctorate');
  if (master) return DEGREE_LEVELS.indexOf('master');
  if (bachelor) return DEGREE_LEVELS.indexOf('bachelor');
  if (IN_WORDS.test(name)) return Math.max(0, ...degreeLevels(fold(name)).map((level) => DEGREE_LEVELS.indexOf(level)));
  return OF_TRAINING.test(name) ? DIPLOMA : 0;
}

/** A degree or training on a line, by how high it stands on the scale of the levels of degrees. */
export interface StudyLine {
  level: number;
  /** As it can be told by its line; null where the line says too little, or goes on elsewhere. */
  study: Study | null;
}

/** Every degree and training that lines of the page begin with, those first that come first. */
export function studyLines(resumeText: string): StudyLine[] {
  const ofLearning = new Set(linesOfLearning(resumeText));
  const lines = resumeText
    .split('\n', MOST_LINES)
    .filter(({ length }) => length < MAX_LINE)
    .map((line) => line.trim().replace(/^[-–•*·]\s+/, ''));
  return lines.flatMap((line, at) => {
    const name = line.replace(BEGINS_WITH_DATES, '');
    const isOfLearning = ofLearning.has(line.replace(/\s+/g, ' '));
    const level = levelOf(name);
    if (level === 0 || wasLeft(line) || TAKES_BACK.test(line.replace(OF_THESIS, ''))) return [];
    // Elsewhere than among the studies "MA" may be a state, and a trade's training a line of some job.
    if (!isOfLearning && (level <= DIPLOMA || /^\p{Lu}{2}(?!\p{L})/u.test(name))) return [];
    const next = lines[at + 1] ?? '';
    const isTakenBack = !BEGINS_WITH_DATES.test(next) && levelOf(next) === 0 && TAKES_BACK.test(next);
    if (isTakenBack) return [];
    return [{ level, study: isOfLearning ? toldByLine(line, name, level) : null }];
  });
}

/** "Ph.D. Organic Chemistry, Elm Institute Pune, 2014": what was learned, where and when. */
function toldByLine(line: string, name: string, level: number): Study | null {
  const [, year = ''] = /((?:19|20)\d\d)(?!.*(?:19|20)\d\d)/.exec(line.replace(OF_THESIS, '')) ?? [];
  const row = line
    .replace(/^(\S.*?\d)(?:\s{2,}|\t)(?=\p{Lu})/u, '$1 ')
    .replace(OF_THESIS, '')
    .replace(/[.,;\s]+$/, '');
  const [degree = '', behind = ''] = name.replace(OF_THESIS, '').split(/, |(?<=\p{Ll}{4})\. (?=\p{Lu})/u);
  const school = IS_NO_SCHOOL.test(behind) ? '' : behind.trim();
  const study: Study = {
    degree: degree.trim(),
    school,
    end: year,
    asWritten: row,
    isOngoing: false,
    isLineOnly: true,
    thesis: '',
  };
  const isWhole =
    year !== '' &&
    (level === DIPLOMA || school === '' || IS_NAME_OF_SCHOOL.test(school)) &&
    wordCount(row) >= WORDS.least &&
    wordCount(row) <= WORDS.most &&
    !NO_PART_OF_IT.test(row) &&
    row.split('(').length === row.split(')').length &&
    !/(?:[&,/–-]|\b(?:and|of|in|at|for|the|with))$/iu.test(row) &&
    !isOfSchool(study);
  return isWhole ? study : null;
}
