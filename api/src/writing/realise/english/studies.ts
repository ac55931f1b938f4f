import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { institutionScore } from '../../../parsing/phrases/words.ts';
import type { Plan } from '../../plan/plan.ts';
import { listOf, wordCount } from '../../text/words.ts';
import { isPlace } from '../../understand/places.ts';
import { isOfSchool, type Study } from '../../understand/studies.ts';
import type { Choose } from '../choice.ts';
import type { Said } from '../paragraphs.ts';
import { degreeHeld, isHigherStudy, isSureStudy, studyInWords, theSchool } from './names-of-studies.ts';

/** From so many lines of work on, nobody asks for school. */
const LINES_OF_WORK = 3;

/** Where the name of the highest is in doubt, its row stands as it is written; where that cannot stand, another one is told. */
function studyToTell({ study: found, applicant }: Plan): Study | undefined {
  const hasWorked = applicant.roles.flatMap(({ lines }) => lines).length >= LINES_OF_WORK;
  if (!found || found.study.isLineOnly) return undefined;
  const canBeTold = hasWorked && !found.isAskedFor ? isHigherStudy : isSureStudy;
  if (!canBeTold(found.study) && canStandAsWritten(found.study)) return undefined;
  return [found.study, ...applicant.studies].find(canBeTold);
}

/** What of the studies no sentence can say for certain, in the words of the page. */
export const studyAsWritten = (plan: Plan): string => rowOfStudy(plan).replace(OF_ANOTHER_STUDY, '');

/** "BSc Psychology, UFPE, 2016" over "Postgrad. Interaction Design,": the next study, whose school stands below it. */
const OF_ANOTHER_STUDY =
  /(?<=, (?:19|20)\d\d), (?:post-?grad(?:uate)?|pg ?(?:dip|cert)?|diploma|certificate|m\.?sc|m\.?a|mba|b\.?sc|b\.?a|phd)\b\.? [^,]*$/i;

function rowOfStudy(plan: Plan): string {
  const study = studyToTell(plan);
  if (study) return study.asWritten ? withYearsBehind(study.asWritten) : isOnlyNamed(study) ? inOneRow(study) : '';
  const { study: found, applicant } = plan;
  // A resume of a few lines is told line by line.
  if (!found || applicant.facts.length > 0) return '';
  if (found.study.isLineOnly) return withYearsBehind(found.study.asWritten);
  const unnamed = [found.study, ...applicant.studies].find(canStandAsWritten);
  if (unnamed?.asWritten) return withYearsBehind(unnamed.asWritten);
  return unnamed ? inOneRow(unnamed) : '';
}

const inOneRow = (study: Study) =>
  study.row
    ? withYearsBehind(study.row)
    : [study.degree, study.school, study.end.slice(0, 4)].filter(Boolean).join(', ');

/** "Diploma, Horticulture (Credit)": of whose words no sentence can be made. */
const isOnlyNamed = (study: Study) =>
  // "NVQ Level 2 and 3" was not gained in one year.
  (/ \d (?:and|&) \d/.test(study.degree) && study.row !== '') ||
  (!study.isOngoing && !degreeHeld(study) && /[(,]/.test(study.degree) && !isOfLevels(study) && !isHighSchool(study));

const isOfLevels = ({ degree }: Study) => {
  const subjects = degree.split(/,\s+/);
  return subjects.length > 1 && subjects.every((one) => /^(?:A|AS)[- ]Level|^BTEC|^GCSE|^T Level/i.test(one));
};
const isHighSchool = ({ degree, school }: Study) =>
  /^(?:High School )?Diploma$/i.test(degree) && /\bHigh School\b/.test(school);

const IS_YEARS =
  /^(?:(?:expected|graduated|since|from) )?(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d(?: ?[–-] ?(?:(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d\d|present))?(?: \((?:expected|anticipated)\))?$/iu;
const GOES_ON = /\b(?:expected|anticipated|present|since)\b/i;
/** How well it went, and where the school stands. */
const IS_BESIDE = /^(?:c?gpa\b|cumulative average|average\b|online$|[A-Z]{2}$)|\bgpa\b|^\d[.,]\d/i;

/**
 * The row of a study as a sentence that claims no more than it says: "I studied at Elm University (PhD, 2014 – 2018)."
 * Empty where it does not name one degree and one school.
 */
export function studyInSentence(row: string, month: string): string {
  const until = /.*\b((?:19|20)\d\d)/su.exec(row)?.[1] ?? '';
  // Nobody knows what has become of it since.
  const goesOn = GOES_ON.test(row);
  if (goesOn && !/\bpresent\b/i.test(row) && until <= month.slice(0, 4)) return '';
  const parts = row
    .replace(/(?<=^\p{Lu}[\p{L}.]+), In (?=\p{Lu})/u, ' in ')
    .replace(/ – (?=(\p{Lu}[\p{L} ]+)(?:,|$))/gu, (dash, place: string) => (isPlace(place) ? ' \u2013\u00a0' : dash))
    .replace(/(?<=(?:19|20)\d\d) [–-] (?=\p{L}{0,9}\.? ?(?:19|20)\d\d|present)/giu, '–')
    .split(/, | – /)
    .map((part) => part.trim())
    .filter((part, at, all) => !IS_BESIDE.test(part) && !isPlace(part) && !/^[A-Z]{2}$/.test(all[at + 1] ?? ''))
    .map((part) => part.replace('\u00a0', ' '));
  const isSchool = (part: string) => institutionScore(part) > 0 && degreeLevels(fold(part)).length === 0;
  const isDegree = (part: string) => !isSchool(part) && degreeLevels(fold(part)).length > 0;
  const [school, ...schools] = parts.filter(isSchool);
  const [degree, ...degrees] = parts.filter(isDegree);
  const years = parts.filter((part) => IS_YEARS.test(part));
  const subjects = parts.filter((part) => !isSchool(part) && !isDegree(part) && !IS_YEARS.test(part));
  const isPlain = (part: string) =>
    /^\p{Lu}[\p{L} &'’.-]+$/u.test(part) && !/\b(?:distinction|merit|hons|option)\b/i.test(part);
  if (!school || !degree || schools.length + degrees.length > 0 || years.length > 1) return '';
  if (subjects.length > 1 || !subjects.every(isPlain) || /[():]/.test(`${school}${degree}`)) return '';
  const time = years.map((part) => part.replace(/ ?–(?=\p{L}|\d)/u, ' – '));
  return `${goesOn ? 'I am studying' : 'I studied'} at ${theSchool(school)} (${[degree, ...subjects, ...time].join(', ')}).`;
}

/** "[2021 – 2022] MPH", "2005 – 2008 BA" */
const withYearsBehind = (study: string) =>
  study
    .replace(/^\[([^[\]]{4,20})\] ?(.+)$/, '$2, $1')
    .replace(/^(?:currently|now|at present|ongoing)\s*:\s*/i, '')
    .replace(
      /^((?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?: ?[-–—] ?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|\d\d|to date|present|date|now))?)[:,]? (?=\p{Lu})(.+?)\.?$/iu,
      '$2, $1',
    )
    // "University of Leith, August 2012 to May 2016, Perth, BA in History": what a row has in its middle.
    .replace(
      /^([^,]+), ((?:\p{L}{3,9}\.? )?(?:19|20)\d\d (?:to|[-–—]) (?:\p{L}{3,9}\.? )?(?:19|20)\d\d), (.+)$/u,
      '$1, $3, $2',
    );

const OF_SCHOOL_AGE = /\b(?:high|secondary|grammar|primary|middle) school\b|\bacademy$/i;
/** "BN Nursing", of which no list knows that it is a degree. */
const canStandAsWritten = ({ degree, school, isOngoing }: Study) =>
  !isOngoing &&
  !isOfSchool({ degree, school }) &&
  !OF_SCHOOL_AGE.test(school) &&
  wordCount(degree) > 1 &&
  [degree, school].every((part) => /^[\p{L}\d][\p{L}\d .,&()'’/-]{2,80}$/u.test(part));

export function studySentence(plan: Plan, choose: Choose): Said {
  const study = studyToTell(plan);
  if (!study || study.asWritten || isOnlyNamed(study)) return { text: '', rank: 0 };
  const school = theSchool(study.school);
  return {
    text: `${study.isOngoing ? ongoing(study, school, choose) : finished(study, school, choose)}${thesisSentence(study)}`,
    rank: 1,
  };
}

/** What a dissertation was on is quoted as it is written, with what stands in brackets behind it. */
function thesisSentence({ thesis }: Study): string {
  const [, kind = '', title = '', aside = ''] =
    /^([\p{L} -]+?)\s*[:–-]\s*([^()]+?)(?: \(([^()]+)\))?[.\s]*$/u.exec(thesis) ?? [];
  const name = title.replace(/^["'“]|["'”]$/g, '');
  return isTitleOfThesis(name) ? ` My ${kind.toLowerCase()} was "${name}"${aside ? ` (${aside})` : ''}.` : '';
}

/** Whole, and without those who advised on it. */
const isTitleOfThesis = (name: string) =>
  wordCount(name) > 2 &&
  !/["“”:.;]|\b(?:advis[eo]rs?|supervis(?:ed|ors?)|committee)\b/i.test(name) &&
  !/\b(?:of|the|a|an|in|on|for|and|to|with)$/i.test(name);

/** A course that came after the degree told: what somebody who changes their work has learned for it. */
export function laterStudySentence(plan: Plan): string {
  const told = studyToTell(plan);
  if (!plan.study || !told) return '';
  const { end } = plan.study.study;
  const later = plan.applicant.studies.find(
    (one) => isSureStudy(one) && !one.isOngoing && one.degree !== told.degree && one.end > end,
  );
  // What stands in a list below has not been told yet.
  const also = told.asWritten ? '' : ' also';
  if (!later || later.asWritten) return '';
  // Nobody names a school twice in two sentences.
  const isThere = also !== '' && later.school === told.school && !degreeHeld(later);
  return isThere
    ? `I also studied there (${studyInWords(later)}).`
    : finishedPlainly(later, theSchool(later.school), also);
}

function finishedPlainly(study: Study, school: string, also: string): string {
  const held = degreeHeld(study);
  if (held && !held.includes('(')) return `I${also} hold ${held} from ${school}.`;
  if (IS_ON_THE_WEB.test(school)) return onTheWeb(study, school, also);
  const degree = studyInWords(study);
  return degree.includes('(')
    ? `I${also} studied at ${school}: ${degree}.`
    : `I${also} studied at ${school} (${degree}).`;
}

function ongoing(study: Study, school: string, choose: Choose): string {
  const held = degreeHeld(study);
  return held
    ? choose('study', [
        `I am currently studying for ${held} at ${school}.`,
        `I am working towards ${held} at ${school}.`,
      ])
    : `I am currently studying at ${school} (${studyInWords(study)}).`;
}

const IS_ON_THE_WEB =
  /^(?:coursera|udemy|edx|linkedin learning|udacity|datacamp|codecademy|futurelearn|alison|khan academy|pluralsight|skillshare|freecodecamp|great learning|simplilearn)\b/i;

/** Nobody studies at a site on the web. */
function onTheWeb({ degree, end }: Study, school: string, also = ''): string {
  const year = /^\d{4}/.exec(end)?.[0] ?? '';
  const when = year ? ` in ${year}` : '';
  return /\bcertificat/i.test(degree)
    ? `I${also} earned the ${degree} on ${school}${when}.`
    : `I${also} completed a course on ${school}${when}: ${degree}.`;
}

function finished(study: Study, school: string, choose: Choose): string {
  const held = degreeHeld(study);
  const year = /^\d{4}/.exec(study.end)?.[0] ?? '';
  if (!held && IS_ON_THE_WEB.test(school)) return onTheWeb(study, school);
  if (!held && isHighSchool(study)) return `I hold a high school diploma from ${school}.`;
  if (!held) {
    if (isOfLevels(study)) return `At ${school}, I took ${listOf(study.degree.split(/,\s+/))}.`;
    const degree = studyInWords(study);
    return degree.includes('(') || school.endsWith(')')
      ? `I studied at ${school}: ${degree}.`
      : `I studied at ${school} (${degree}).`;
  }
  if (!year || held.includes(year)) return `I hold ${held} from ${school}.`;
  if (school.endsWith(')') || (held.endsWith(')') && !school.includes(',')))
    return `I hold ${held}, which I completed at ${school} in ${year}.`;
  // "at Tayforth University, UK in 2016" wants another comma.
  if (school.includes(',')) return `I hold ${held} from ${school} (${year}).`;
  return choose('study', [
    `I hold ${held} from ${school} (${year}).`,
    `I completed ${held} at ${school} in ${year}.`,
    `I hold ${held}, which I completed at ${school} in ${year}.`,
    `My studies at ${school} led to ${held} in ${year}.`,
  ]);
}
