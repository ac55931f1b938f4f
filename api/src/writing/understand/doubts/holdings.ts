import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';
import type { PersonalField } from '../../../parsing/result.ts';
import { tellingTerms, termsOf } from '../../text/terms.ts';
import type { Study } from '../studies.ts';
import { type Clause, OF_OTHER_YEAR, QUOTES_PAGE } from './clauses.ts';
import { ownTerms } from './names.ts';

// Certificates, studies, languages and what is told of the person.

const NOT_HELD =
  /(?<!\p{L})(?:half[- ]?way|in progress|under way|ongoing|still (?:to|have to|need to|doing|missing|studying|working on)|to sit|part \d|repeat(?:ed|ing)?|retook|retaking|resat|resitting|redid|redone|failed|lapsed|expired|r[au]n out|cancelled|revoked|suspended|paused|on hold|incomplete|unfinished|[وف]?(?:نجحت|اجتزت|خلصت\p{L}*|[أا]نهيت\p{L}*|[أا]?خ[ذد]ت|جددت\p{L}*|انته[تى]|منتهي\p{L}*|لسه ما|لم (?:أنه|أكمل|أجتز)\p{L}*))(?!\p{L})/iu;

/** The words of a certificate's name that a clause has which says that it is not held, or speaks of it and denies. */
export function doubtedWordsOf(certificate: string, clauses: readonly Clause[]): string[] {
  const doubting = clauses.filter(({ text, denies, isNotToBeTold }) => denies || isNotToBeTold || NOT_HELD.test(text));
  const own = doubting.length === 0 ? [] : ownTerms(certificate);
  return (
    doubting
      .map(({ text, terms, subject }) => {
        const words = own.filter((term) => terms.has(term));
        const isSpokenOf = words.filter((term) => subject.includes(term)).length >= subject.length / 2;
        return words.length > 0 && (NOT_HELD.test(text) || (subject.length > 0 && isSpokenOf)) ? words : [];
      })
      .find(({ length }) => length > 0) ?? []
  );
}

const NOT_GRADUATED =
  /(?<!\p{L})(?:never (?:\p{L}+ )?(?:finish|complet|graduat|done|did|g[eo]t|award|conferr|submit)\p{L}*|without (?:the |a |my )?(?:degree|diploma|finishing|completing|graduating)|(?:not|didn['’]?t|did not|haven['’]?t|have not|wasn['’]?t) (?:\p{L}+ )?(?:finish|complet|graduat|done|do|g[eo]t|award|conferr|submit)\p{L}*|dropp?ed|left|withdrew|withdrawn|gave up|quit|abandoned|deferred|thesis (?:is |was )?(?:still|not|missing)|wrong|mistake|ran out of money)(?!\p{L})/iu;
/** "graduation slipped, dec 2026 now": of what is studied still. */
const GRADUATES_LATER =
  /(?<!\p{L})(?:graduat\p{L}+|degree|finals?|thesis)(?!\p{L}).{0,40}(?<!\p{L})(?:slipped|moved|pushed|delayed|later|postponed|now)(?!\p{L})/iu;
const OF_STUDIES =
  /(?<!\p{L})(?:degree|diploma|stud(?:y|ies|ied)|graduat\p{L}*|semesters?|thesis|ph\.?d|masters?|bachelors?|mba|msc|bsc|ba|ma|uni|university|college|school)(?!\p{L})/iu;

/** By all its own words; by the first of them beside a word of studies: a house may be called after the same town. */
function namesSchool({ text, terms }: Clause, school: string): boolean {
  const [first, ...others] = ownTerms(school);
  if (first === undefined || !terms.has(first)) return false;
  return others.every((term) => terms.has(term)) || OF_STUDIES.test(text);
}

/** The studies of which a clause speaks: those of the school that it names, else those of the first level that it names. */
function studiesNamed(clause: Clause, studies: readonly Study[]): Study[] {
  const ofSchool = studies.filter(({ school }) => namesSchool(clause, school));
  // "left without the degree" names no level
  const [level] = degreeLevels(fold(clause.text.replace(/(?<!\p{L})degree(?!\p{L})/giu, '')));
  const ofLevel = studies.filter(({ degree }) => level !== undefined && degreeLevels(fold(degree)).includes(level));
  const ofBoth = ofSchool.filter((study) => ofLevel.includes(study));
  return [ofBoth, ofSchool, ofLevel].find(({ length }) => length > 0) ?? [];
}

export const studiesDoubted = (studies: readonly Study[], clauses: readonly Clause[], year: string): Study[] =>
  clauses.flatMap((clause) => [
    ...(NOT_GRADUATED.test(clause.text) || NOT_HELD.test(clause.text) || QUOTES_PAGE.test(clause.text)
      ? studiesNamed(clause, studies)
      : []),
    ...(GRADUATES_LATER.test(clause.text)
      ? studies.filter(({ isOngoing, end, row = '' }) => isOngoing || end.slice(0, 4) >= year || row.includes(year))
      : []),
  ]);

/** "MLIS is 2018": the studies with the years that notes give them. */
export const withYearsOfNotes = (studies: readonly Study[], clauses: readonly Clause[]): Study[] =>
  studies.map((study) => {
    const words = tellingTerms(study.degree);
    const year = clauses.flatMap(({ text, subject }) =>
      subject.length > 0 && subject.every((term) => words.includes(term)) ? (OF_OTHER_YEAR.exec(text)?.[1] ?? []) : [],
    )[0];
    return year === undefined || study.end.startsWith(year)
      ? study
      : { ...study, end: year, asWritten: '', row: undefined };
  });

const OF_LEVEL =
  /(?<!\p{L})(?:outdated|out of date|(?:cv|resume|page) is (?:very |really )?old|native|fluent|rusty|better|worse|wrong|forg[oe]t\p{L}*|mother tongue|level|basic|conversational|(?:only|just|really) (?:a )?(?:bit|little|basics?|conversational|reading)|not (?:so |very |that |really )?(?:good|fluent|great|strong|native))(?!\p{L})/iu;
const TELLS_LEVEL = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/iu;
export const languagesIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => LANGUAGE_NAMES.has(word));

/** The languages, folded, of which a clause says that they are spoken otherwise than the page has it. */
export const languagesDoubted = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap(({ text }) => (OF_LEVEL.test(text) && !TELLS_LEVEL.test(text) ? languagesIn(text) : []));

const OF_THE_PERSON: readonly (readonly [PersonalField, RegExp])[] = [
  ['visaStatus', /(?<!\p{L})(?:visa|iqama|work permit|residence permit)(?!\p{L})/iu],
  ['noticePeriod', /(?<!\p{L})notice(?!\p{L})/iu],
  ['expectedSalary', /(?<!\p{L})(?:salary|ctc)(?!\p{L})/iu],
  ['drivingLicence', /(?<!\p{L})licen[cs]e\b.*(?<!\p{L})(?:lost|expired|suspended|banned|revoked)(?!\p{L})/iu],
];
/** What a note says of the person, the page says no longer. */
export const fieldsDoubted = (
  clauses: readonly Clause[],
  personal: Partial<Record<PersonalField, string>>,
): (readonly [PersonalField, RegExp])[] =>
  OF_THE_PERSON.filter(([field, names]) => {
    const words = termsOf(personal[field] ?? '');
    // "on husband visa", as the page has it
    const isSame = ({ terms }: Clause) => words.length > 0 && words.every((word) => terms.has(word));
    return clauses.some((clause) => names.test(clause.text) && !isSame(clause));
  });

/** "now i am in sharjah", "moved to Leeds" */
const LIVES_ELSEWHERE =
  /(?<!\p{L})(?:(?:i['’]?m|i am|live|living|based|staying) (?:now |currently )?(?:back )?in|(?:moved|relocated) to) \p{L}{3,}(?! (?:months?|weeks?|days?))/iu;
/** "not bahrain", of where the page says that one lives */
export const hasMovedAway = (clauses: readonly Clause[], location: string): boolean =>
  livesElsewhere(clauses) &&
  clauses.some(({ text }) => {
    const [, place = ''] = /(?<!\p{L})(?:not (?:in )?|no longer in |left )(\p{L}{4,})/iu.exec(text) ?? [];
    return place !== '' && fold(location).includes(fold(place));
  });
export const livesElsewhere = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ text }) => LIVES_ELSEWHERE.test(text) && /(?<!\p{L})(?:now|moved|relocated|not|since)(?!\p{L})/iu.test(text),
  );
