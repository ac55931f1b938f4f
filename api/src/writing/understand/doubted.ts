import { namesCertificate } from '@vitae/language/certificates';
import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { LEGAL_FORMS, ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';
import { tellingTerms, termsOf, termsOfTrade } from '../text/terms.ts';
import { inTitleCase } from '../text/title-case.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import type { Applicant } from './applicant.ts';
import { headWithoutDates } from './ended-jobs.ts';
import { followWish, NO_WISHES } from './notes/wishes.ts';
import type { Role } from './role.ts';
import type { Study } from './studies.ts';

// A note is newer than the page. Where one puts in doubt what the page tells ("the CMA is not completed", "Elm was an
// internship", "the pipeline was me and two others"), the letter does not tell it, whether or not the writer knows what
// to say in its place: what is left out is never false.

const MOST_NOTES = 2000;

/** "spanish - intermediate is outdated": behind a name of few words stands what is said of it. */
const ENDS_CLAUSE =
  /[,;.!?\n]+\s+|\n|(?<=\p{L}\s+[\p{L}\d'’]+\s+[\p{L}\d'’]+)\s[-–—/]\s|\s(?:but|because|so|and) (?=(?:i|it|that|they|we|my|the)(?!\p{L}))/iu;
/** "dont mention the gap", "doesn't matter", "not sure": an order, and no word of what the page tells. */
const IS_NO_CORRECTION =
  /^(?:please |pls |plz |and |so |but |just )*(?:lead|start|begin|open|end|focus|stress|keep|make|say|tell|use|mention|write|put|show|bring|play|push|highlight|emphasi[sz]e|add|include|try)(?!\p{L})(?!.{1,60} (?:off|out|away)(?!\p{L}))|(?<!\p{L})(?:(?:do not|don['’]?t|never|no need to|rather not) (?:forget|leave|skip|miss|omit|drop|mention|say|tell|talk|speak|bring|go|put|include|write|name|hide|make|dwell|use|list|promise|want|mind|worry|let|call|start|focus)|(?:does ?n['’]?t|do ?n['’]?t|not|no) (?:really )?(?:matter|a problem|problem|an issue|fussed|bothered|sure|a deal ?breaker))(?!\p{L})/iu;

const DENIES =
  /(?<!\p{L})(?:not|never|no longer|without|(?:is|was|did|do|does|has|have|had|are|were|could|would)n['’]?t)(?!\p{L})/iu;
const CORRECTS =
  /(?<!\p{L})(?:wrong|mistake|error|typo|incorrect|inaccurate|false|outdated|out of date|should (?:be|say|read)|actually|in fact|in reality|only|just|rather than|exaggerat\p{L}*|overstated|more like|was (?:really )?me and|with \d others|demo|prototype)(?!\p{L})/iu;
const NOT_HELD =
  /(?<!\p{L})(?:half[- ]?way|in progress|under way|ongoing|still (?:to|have to|need to|doing|missing|studying|working on)|to sit|part \d|repeat(?:ed|ing)?|retook|retaking|resat|resitting|failed|lapsed|expired|r[au]n out|cancelled|revoked|suspended|paused|on hold|incomplete|unfinished)(?!\p{L})/iu;
const NOT_GRADUATED =
  /(?<!\p{L})(?:never (?:\p{L}+ )?(?:finish|complet|graduat|done|did|g[eo]t|award|conferr|submit)\p{L}*|without (?:the |a |my )?(?:degree|diploma|finishing|completing|graduating)|(?:not|didn['’]?t|did not|haven['’]?t|have not|wasn['’]?t) (?:\p{L}+ )?(?:finish|complet|graduat|done|do|g[eo]t|award|conferr|submit)\p{L}*|dropp?ed|left|withdrew|withdrawn|gave up|quit|abandoned|deferred|thesis (?:is |was )?(?:still|not|missing)|wrong|mistake|ran out of money)(?!\p{L})/iu;
const OF_LEVEL =
  /(?<!\p{L})(?:outdated|out of date|native|fluent|rusty|better|worse|wrong|forg[oe]t\p{L}*|mother tongue|level|basic|(?:only|just|really) (?:a )?(?:bit|little|basics?|conversational|reading)|not (?:so |very |that |really )?(?:good|fluent|great|strong|native))(?!\p{L})/iu;
const IS_OVER =
  /(?<!\p{L})(?:finish(?:ed)?|stopped|ended|over|quit|left|closed(?: down)?|laid off|let go|fired|resigned|was bought|was sold|shut down|no longer)(?!\p{L})/iu;
const OF_THE_TITLE =
  /(?<!\p{L})(?:(?:was|am|is|were) (?:actually |really |only |just |never |not )*an? |(?:was|am)n['’]?t an? |not (?:really )?an? |should (?:be|say|read)|title (?:is|was)|job title|promoted|demoted|(?:was|only|just|really|actually) (?:acting|interim|unpaid|an? internship)|internship, not)(?!\p{L})/iu;
const PROMOTED = /^(?:i )?(?:got |was |been |just )*promoted(?!\p{L})/iu;
const NOT_TO_BE_TOLD =
  /(?<!\p{L})(?:mistake|ignore|scrap|delete|remove|skip|(?:take|leave|cut|keep)\b.{1,60}\b(?:off|out|away)|better not|not to (?:use|be used)|embarr?as+\p{L}*)(?!\p{L})/iu;
/** "leave the salary at Elm out": of something beside the work. */
const OF_A_PART = /(?<!\p{L})(?:salary|pay|wages?|boss|manager|reasons?|gap|dates?|years|reference|bonus)(?!\p{L})/iu;

/** What is spoken of: "the patent" of "the patent was filed but never granted". */
const ENDS_SUBJECT =
  /:|(?<!\p{L})(?:was|were|is|are|(?:is|was|are|were|has|did)n['’]?t|has|have|had|did|only|just|never|not|should|i|we|r[au]n|expired|lapsed|stopped|ended|finished)(?!\p{L})/iu;

interface Clause {
  text: string;
  terms: ReadonlySet<string>;
  subject: readonly string[];
}

const clausesOf = (notes: string): Clause[] =>
  notes
    .slice(0, MOST_NOTES)
    .split(ENDS_CLAUSE)
    .map((clause) => clause.trim())
    .filter(
      (clause) =>
        clause !== '' &&
        !IS_NO_CORRECTION.test(clause) &&
        (NOT_TO_BE_TOLD.test(clause) || followWish(clause, NO_WISHES) === null),
    )
    .map((text) => ({
      text,
      terms: new Set(termsOf(text)),
      subject: [...new Set(tellingTerms(text.split(ENDS_SUBJECT)[0] ?? ''))],
    }));

const OF_ANY_CERTIFICATE = new Set(
  termsOf(
    'certificate certification certified cert license licence diploma course training exam professional associate foundation advanced level specialist national international academic basic test award school',
  ),
);
/** The words by which a house, a school or a certificate is told from others. */
const ownTerms = (name: string) =>
  tellingTerms(name).filter(
    (term) => !OF_ANY_CERTIFICATE.has(term) && !LEGAL_FORMS.has(term) && !ORGANISATION_NOUNS.has(term),
  );

function namesRole({ terms }: Clause, { title, place, asWritten = '' }: Role): boolean {
  const [house] = ownTerms(place || (asWritten.split(/,\s|\s[–—|-]\s/)[0] ?? ''));
  const post = tellingTerms(title);
  return (house !== undefined && terms.has(house)) || (post.length > 1 && post.every((term) => terms.has(term)));
}

/** By all its own words; by the first of them beside a word of studies: a house may be called after the same town. */
function namesSchool({ text, terms }: Clause, school: string): boolean {
  const [first, ...others] = ownTerms(school);
  if (first === undefined || !terms.has(first)) return false;
  return others.every((term) => terms.has(term)) || OF_STUDIES.test(text);
}
const OF_STUDIES =
  /(?<!\p{L})(?:degree|diploma|stud(?:y|ies|ied)|graduat\p{L}*|semesters?|thesis|ph\.?d|masters?|bachelors?|mba|msc|bsc|ba|ma|uni|university|college|school)(?!\p{L})/iu;

/** The studies of which a clause speaks: those of the school that it names, else those of the first level that it names. */
function studiesNamed(clause: Clause, studies: readonly Study[]): Study[] {
  const ofSchool = studies.filter(({ school }) => namesSchool(clause, school));
  const [level] = degreeLevels(fold(clause.text));
  const ofLevel = studies.filter(({ degree }) => level !== undefined && degreeLevels(fold(degree)).includes(level));
  const ofBoth = ofSchool.filter((study) => ofLevel.includes(study));
  return [ofBoth, ofSchool, ofLevel].find(({ length }) => length > 0) ?? [];
}

const MOST_WORDS_OF_POST = 6;
/** "Senior Engineer" of "should be Senior Engineer at Elm"; empty where a note gives no other post. */
function postGiven({ text }: Clause): string {
  const [, post = ''] =
    /(?<!\p{L})(?:should (?:be|say|read)|title (?:is|was)(?: actually| really)?)\s+(?:an? )?(\p{L}[^,.;()]{2,50}?)(?= (?:at|in|for|with|not)(?!\p{L})|[,.;()]|$)/iu.exec(
      text,
    ) ?? [];
  return namesOccupation(post) && wordCount(post) <= MOST_WORDS_OF_POST ? inTitleCase(post) : '';
}

const withoutTime = (role: Role): Role => ({
  ...role,
  start: '',
  end: '',
  ...(role.asWritten && { asWritten: headWithoutDates(role.asWritten) }),
});

/** The role as far as no clause doubts it; none where it is not to be told. */
function roleAfter(role: Role, clauses: readonly Clause[], isOnlyPresent: boolean): Role[] {
  if (role.kind !== 'job') return [role];
  const own = clauses.filter((clause) => namesRole(clause, role));
  if (own.some(({ text }) => NOT_TO_BE_TOLD.test(text) && !OF_A_PART.test(text))) return [];
  let told = role;
  const renamed = own.find(({ text }) => OF_THE_TITLE.test(text));
  if (renamed || (isOnlyPresent && role.end === 'present' && clauses.some(({ text }) => PROMOTED.test(text)))) {
    if (role.place === '') return [];
    told = { ...told, title: renamed ? postGiven(renamed) : '', asWritten: '' };
  }
  return [told.end === 'present' && own.some(({ text }) => IS_OVER.test(text)) ? withoutTime(told) : told];
}

const NUMBER = /(?<![\p{L}\d])\d[\d,.]*(?![\p{L}\d])/gu;
const MOST_OTHER_WORDS = 1;

/** Whether a clause doubts what a line tells. */
function doubtsLine({ text, terms, subject }: Clause, line: string, skills: ReadonlySet<string>): boolean {
  if (!DENIES.test(text) && !CORRECTS.test(text) && !NOT_TO_BE_TOLD.test(text)) return false;
  const told = new Set(termsOf(line));
  // "team was 5 not 12"
  const [, denied = ''] = /(?<!\p{L})(?:not|instead of|rather than) (\d[\d,.]*)/iu.exec(text) ?? [];
  if (denied !== '' && [...line.matchAll(NUMBER)].some(([number]) => number === denied))
    return [...terms].some((term) => told.has(term));
  // "i only did the tests, not the design"
  const [, undone = ''] = /^(?:i )?(?:did )?not (?:do |did )?(?:the |any |a )?(\p{L}{4,})$/iu.exec(text) ?? [];
  if (undone !== '' && termsOf(line)[0] === termsOf(undone)[0]) return true;
  const found = subject.filter((term) => told.has(term)).length;
  if (subject.length === 1)
    return found === 1 && !skills.has(subject[0]!) && DENIES.test(text) && termsOfTrade(subject[0]!).length > 0;
  return subject.length > 1 && found >= Math.max(2, subject.length - MOST_OTHER_WORDS);
}

/** Whether a note puts in doubt something that the applicant tells. */
export function doubtsSome(applicant: Applicant, note: string): boolean {
  const size = ({ roles, certificates, studies, deeds, facts, languages, summary }: Applicant) =>
    JSON.stringify([roles, certificates, studies, deeds, facts, languages, summary]).length;
  return size(withoutDoubted(applicant, '', note).applicant) !== size(applicant);
}

/** What an applicant tells, without what notes put in doubt, and the text of the resume without its lines. */
export function withoutDoubted(
  applicant: Applicant,
  resumeText: string,
  notes: string,
): { applicant: Applicant; resumeText: string } {
  const clauses = clausesOf(notes);
  if (clauses.length === 0) return { applicant, resumeText };
  const skills = new Set(applicant.skills.flatMap(termsOf));
  const doubtsOfHolding = clauses.filter(
    ({ text }) => DENIES.test(text) || NOT_HELD.test(text) || NOT_TO_BE_TOLD.test(text),
  );
  /** By the words of its name that a clause has, where the clause says that it is not held, or speaks of it and denies. */
  const doubtedWords = (name: string) =>
    doubtsOfHolding
      .map((clause) => {
        const words = ownTerms(name).filter((term) => clause.terms.has(term));
        const isSpokenOf = words.filter((term) => clause.subject.includes(term)).length >= clause.subject.length / 2;
        return NOT_HELD.test(clause.text) || (clause.subject.length > 0 && isSpokenOf) ? words : [];
      })
      .find(({ length }) => length > 0) ?? [];
  const isDoubtedCertificate = (name: string) => doubtedWords(name).length > 0;
  const doubtedStudies = clauses
    .filter(({ text }) => NOT_GRADUATED.test(text) || NOT_HELD.test(text))
    .flatMap((clause) => studiesNamed(clause, applicant.studies));
  const isDoubtedLine = (line: string) => clauses.some((clause) => doubtsLine(clause, line, skills));
  const doubtedLanguages = new Set(
    clauses.flatMap(({ text }) =>
      OF_LEVEL.test(text) && !/(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/iu.test(text)
        ? fold(text)
            .split(/[^\p{L}]+/u)
            .filter((word) => LANGUAGE_NAMES.has(word))
        : [],
    ),
  );
  const isDoubtedLanguage = (name: string) => doubtedLanguages.has(fold(name));

  const isOnlyPresent = applicant.roles.filter(({ kind, end }) => kind === 'job' && end === 'present').length === 1;
  const roles = applicant.roles.flatMap((role) => roleAfter(role, clauses, isOnlyPresent));
  const gone = applicant.roles.filter((role) => !roles.some(({ lines }) => lines === role.lines));
  const certificates = applicant.certificates.filter(isDoubtedCertificate);
  const studies = [...new Set(doubtedStudies)];
  const lines = [...applicant.roles.flatMap((role) => role.lines), ...applicant.deeds].filter(isDoubtedLine);

  const names = [
    ...certificates,
    ...studies.flatMap(({ degree }) => degree),
    ...gone.flatMap(({ place, lines }) => [place, ...lines]),
    ...lines,
  ]
    .map(fold)
    .filter(Boolean);
  const wordsOfCertificates = certificates.map(doubtedWords);
  const tells = (text: string) =>
    wordsOfCertificates.some((words) => words.every((term) => termsOf(text).includes(term))) ||
    names.some((name) => fold(text).includes(name) || (wordCount(text) > 3 && name.includes(fold(text)))) ||
    isDoubtedLine(text);
  const isOfDoubted = (text: string) =>
    tells(text) ||
    [...doubtedLanguages].some((name) =>
      fold(text)
        .split(/[^\p{L}]+/u)
        .includes(name),
    );
  const isQuoted = (sentence: string) =>
    clauses.some(
      ({ text }) => NOT_TO_BE_TOLD.test(text) && termsOfTrade(text).some((term) => termsOf(sentence).includes(term)),
    );
  return {
    applicant: {
      ...applicant,
      roles: roles.map((role) => ({ ...role, lines: role.lines.filter((line) => !isDoubtedLine(line)) })),
      certificates: applicant.certificates.filter((name) => !certificates.includes(name)),
      studies: applicant.studies.filter((study) => !studies.includes(study)),
      deeds: applicant.deeds.filter((line) => !isDoubtedLine(line)),
      facts: applicant.facts.filter(
        (fact) => !isOfDoubted(fact) && !(namesCertificate(fact) && isDoubtedCertificate(fact)),
      ),
      languages: applicant.languages.filter(({ name }) => !isDoubtedLanguage(name)),
      languagesAsWritten: isOfDoubted(applicant.languagesAsWritten) ? '' : applicant.languagesAsWritten,
      summary: sentencesOf(applicant.summary)
        .filter((sentence) => !isOfDoubted(sentence) && !isQuoted(sentence))
        .join(' '),
    },
    resumeText:
      names.length === 0
        ? resumeText
        : resumeText
            .split('\n')
            .filter((line) => !isOfDoubted(line))
            .join('\n'),
  };
}
