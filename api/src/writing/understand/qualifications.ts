import { fold } from '@vitae/language/fold';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { tokenise } from '@vitae/language/tokens';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import type { ParsedSchool } from '../../parsing/result.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import type { Role } from './role.ts';

const MIN_COURSE_WORDS = 4;
/** "Enhanced DBS on the update service" */
const IS_DISCLOSURE = /^(?:Enhanced|Enhanced and barred|Barred) (?:DBS|CRB|disclosure|check)/i;
const MAX_CERTIFICATE_WORDS = 9;

/** What was done, among certificates: the lines that tell of the course above them. */
export function partedFromCourses(titles: readonly string[]): [courses: Role[], certificates: string[]] {
  const courses: Role[] = [];
  const certificates: string[] = [];
  for (const title of titles
    .map(withoutEndorsements)
    .flatMap(eachOfList)
    .map((one) => one.replace(/ \((?:exp|valid)[^()]*\)$/i, ''))) {
    const [first = ''] = title.split(' ');
    const course = certificates.at(-1);
    const isDeed = BASE_OF_PAST.has(first.toLowerCase()) && !IS_DISCLOSURE.test(title);
    if (!isDeed || wordCount(title) < MIN_COURSE_WORDS) certificates.push(title);
    else if (courses.at(-1)?.place === course) courses.at(-1)?.lines.push(title);
    else if (course && isNameOfCourse(course))
      courses.push({ kind: 'training', title: '', place: course, start: '', end: '', lines: [title] });
  }
  return [courses, certificates];
}

/** "Web Bootcamp", and not "Daily phonics group using picture books". */
const isNameOfCourse = (name: string) =>
  /\b(?:course|academy|bootcamp|training|programme|program|certificate|diploma|placement|institute|university|college|internship)\b/i.test(
    name,
  );

/** "CDL Class A, Texas, endorsements: N, T, H (HazMat)" */
const withoutEndorsements = (title: string) => title.replace(/,? (?:with )?endorsements?:.*$/i, '');

/** "Level 3 Food Safety, Allergen awareness, First aid at work": one line, several certificates. */
function eachOfList(title: string): string[] {
  const parts = title.split(/;\s*|[,،]\s+(?![^(]*\))/).map((part) => part.trim());
  const isOfTwo = parts.length === 2 && /^[A-Z]{3,6}$/.test(parts[0] ?? '');
  const isList = parts.length > 1 && (/;/.test(title) || parts.length > 2 || isOfTwo) && !/:/.test(title);
  return isList && parts.every((part) => wordCount(part) <= MAX_CERTIFICATE_WORDS) ? parts.filter(Boolean) : [title];
}

export function isNameOfCertificate(title: string): boolean {
  return (
    title !== '' &&
    title.split('(').length === title.split(')').length &&
    !spokenLanguage(fold(title)) &&
    // What a list of licences is for: "tractor".
    !/^\p{Ll}+$/u.test(title) &&
    // "50 hr. Teaching certificate", parted at its stop
    !/^\d+ (?:hrs?|hours?)\.?$/i.test(title) &&
    !/[|@;:]|(?<!\w)\/|\/(?!\w)| \+|https?|^[Rr]eferences?\b|^\p{Lu}{6,}\b(?! \p{Lu}{2,4}$| (?:\p{L}+ ){0,4}(?:Certificate|Diploma|Award|Card|Level)\b)|\b(?:19|20)\d{2}\b.*\b(?:19|20)\d{2}\b/u.test(
      title.replace(/\([^()]*\)/g, ''),
    ) &&
    // Neither its number nor who has issued it.
    tokenise(title.replace(/\s*\([^()]*\)|,.*$/g, '')).length <= MAX_CERTIFICATE_WORDS
  );
}

const HELD = /\b(?:level \d|certificates?|certified|first aid|licen[cs]ed?|cards?|vetted|cleared|cpc|nvq|diploma)\b/i;

/** "QQI Level 6 Childcare, 2014. Garda vetted. Full driving licence.": below the lines of the last job, and none of them. */
export function heldTogether(line: string): string[] {
  const parts = sentencesOf(line).map((part) => part.replace(/[.\s]+$/, ''));
  const isHeld = (part: string) =>
    wordCount(part) <= MAX_CERTIFICATE_WORDS && !BASE_OF_PAST.has(part.split(' ')[0]!.toLowerCase());
  return parts.length > 1 && parts.every(isHeld) && parts.filter((part) => HELD.test(part)).length > parts.length / 2
    ? parts.map((part) => part.replace(/,? \(?(?:19|20)\d\d\)?$/, ''))
    : [];
}

/** A licence that the layout has put among the schools. */
export const licencesAmong = (schools: readonly ParsedSchool[]) =>
  schools.flatMap(({ degree, institution }) =>
    institution === null && degree && /\b(?:licen[cs]e|certificate|card)\b/i.test(degree.value) ? [degree] : [],
  );
