import { DEGREE_LEVELS, degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import type { Job } from '../understand/advert.ts';
import { isOfSchool as endsSchool, type Study } from '../understand/studies.ts';
import type { StudyLine } from '../understand/study-lines.ts';

/** The study to tell, and whether it is the one that the advert's degree asks for. */
export interface StudyToTell {
  study: Study;
  isAskedFor: boolean;
}

const BACHELOR = DEGREE_LEVELS.indexOf('bachelor');
const MASTER = DEGREE_LEVELS.indexOf('master');
/** Between what ends school and a diploma, between that and a bachelor's degree, and so on. */
const HALF = 0.5;

const OF_SCHOOL = /\b(?:high|secondary|grammar|comprehensive|senior) (?:school|sch)\b/i;
/** "One year of BSc", "36 units toward MA" */
const UNFINISHED =
  /^(?:one|two|three|four|first|some|part|\d+) [^,]{0,30}\b(?:of|towards?)\b|\bunits? (?:earned|completed|towards?)\b|\b(?:incomplete|discontinued|not completed|undergraduate level)\b/i;
const DIPLOMA_AFTER_A_DEGREE = /^(?:p\.?g\.? ?d(?!\.?e)|post[- ]?grad\S* dip|graduate dip|grad\.? dip)/i;
/** It adds to a degree, and is told behind it; the Scottish PGDE is what the PGCE is elsewhere. */
const CERTIFICATE_AFTER_A_DEGREE = /^(?:p\.?g\.? ?(?:c|d\.?e)|post[- ]?grad|graduate cert|grad\.? cert)/i;
/** Pakistan's and India's twelve years of school. */
const TWELVE_YEARS = /^(?:F\.?\s?Sc|F\.?\s?A|I\.?\s?Com|I\.?C\.?S|HSSC|Inter(?:mediate)?)(?!\p{L})/u;
const IN_LETTERS = /^([BM])\.?\s?\p{Lu}/u;

/** "GCSEs inc. English (D)": it says what an advert would rather not hear. */
const WITH_POOR_MARKS = /\((?:grade )?[D-GU]\)|, (?:grade )?[D-GU](?=,|$)/;

/** How high a study stands, on the scale of the levels of degrees. */
function rankOf({ degree, school }: Study): number {
  const isOfSchool =
    endsSchool({ degree, school }) || TWELVE_YEARS.test(degree) || (OF_SCHOOL.test(school) && !IN_LETTERS.test(degree));
  if (isOfSchool) return 0;
  if (UNFINISHED.test(degree)) return HALF;
  if (DIPLOMA_AFTER_A_DEGREE.test(degree)) return BACHELOR + HALF;
  if (CERTIFICATE_AFTER_A_DEGREE.test(degree)) return BACHELOR - HALF;
  const levels = degreeLevels(fold(degree)).map((level) => DEGREE_LEVELS.indexOf(level));
  if (levels.length > 0) return Math.max(...levels);
  const [, letter = ''] = IN_LETTERS.exec(degree) ?? [];
  if (letter) return letter === 'M' ? MASTER : BACHELOR;
  return /^associate\b/i.test(degree) ? BACHELOR - HALF : HALF;
}

/**
 * The study that the advert's degree asks for, if one does; else the highest, and of equals the first on the page. One
 * that the page names without its parts being known is told by its line where it is the higher; where it cannot be,
 * what ends school is not told in its place.
 */
export function studyFor(
  job: Job,
  studies: readonly Study[],
  { onPage = [], hasWorked = false }: { onPage?: readonly StudyLine[]; hasWorked?: boolean } = {},
): StudyToTell | null {
  const named = studies.filter(
    (study) =>
      study.degree !== '' && study.school !== '' && !(rankOf(study) === 0 && WITH_POOR_MARKS.test(study.asWritten)),
  );
  const wanted = job.requirements.find((requirement) => requirement.kind === 'degree');
  if (wanted?.kind === 'degree') {
    const least = DEGREE_LEVELS.indexOf(wanted.level);
    const isOfField = ({ degree }: Study) =>
      wanted.fields.length === 0 || wanted.fields.some((field) => subjectOf(fold(degree)).includes(field));
    const [fitting] = byRank(
      named.filter(
        (study) => !study.isOngoing && rankOf(study) >= least && (isOfField(study) || isWelcome(study, job)),
      ),
    );
    const isOfSchoolOnly = fitting !== undefined && rankOf(fitting) === 0;
    const byLine = onPage.find(({ level, study }) => study !== null && level >= least && isOfField(study));
    const isUnderWay = named.some((study) => study.isOngoing && isOfField(study));
    const isHighest = byLine !== undefined && !isUnderWay && !named.some((study) => rankOf(study) >= byLine.level);
    // An Ed.D. takes in the M.Ed. asked for; a bachelor's degree takes no certificate of teaching in.
    const takesIn = isHighest && byLine.level >= MASTER;
    if (fitting && !takesIn && !(isOfSchoolOnly && onPage.length > 0)) return { study: fitting, isAskedFor: true };
    if (isHighest && byLine.study) return { study: byLine.study, isAskedFor: true };
  }
  const [highest] = byRank(named);
  const rank = highest ? rankOf(highest) : -1;
  const [higher] = onPage.filter(({ level }) => level > rank).sort((one, other) => other.level - one.level);
  if (higher?.study && (highest === undefined || !highest.isOngoing)) return { study: higher.study, isAskedFor: false };
  if (!highest || (rank === 0 && (higher || hasWorked))) return null;
  return { study: highest, isAskedFor: false };
}

const byRank = (studies: readonly Study[]) => [...studies].sort((one, other) => rankOf(other) - rankOf(one));

/** "Bachelor's in Computer Science; a Master in AI is preferred": of a level, and in a subject, that the advert names as well. */
function isWelcome(study: Study, job: Job): boolean {
  const rank = rankOf(study);
  const [, subject = ''] = /\b(?:in|of) ([\p{L}&, ]{2,60})$/u.exec(subjectOf(study.degree)) ?? [];
  const level = rank >= DOCTOR ? NAMES_DOCTORATE : rank >= MASTER ? NAMES_MASTER : null;
  const names = [subject, initialsOf(subject)].filter((name) => name.length > 1);
  return (
    level !== null &&
    level.test(job.text) &&
    names.some((name) =>
      new RegExp(`(?<!\\p{L})${escapePattern(name)}(?!\\p{L})`, name === subject ? 'iu' : 'u').test(job.text),
    )
  );
}

/** "Master in Artificial Intelligence" of "Master of Science in Artificial Intelligence" */
const subjectOf = (degree: string) => degree.replace(/ of (?:science|arts)(?= (?:in|\()|,)/i, '');
const DOCTOR = DEGREE_LEVELS.indexOf('doctorate');
const NAMES_MASTER = /\b(?:master(?:['’]?s)?|m\.?sc|m\.?a|postgraduate)\b/i;
const NAMES_DOCTORATE = /\b(?:ph\.?d|doctorate|doctoral)\b/i;
const initialsOf = (subject: string) =>
  subject
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0])
    .join('');
