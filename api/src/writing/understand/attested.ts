import { namesCertificate } from '@vitae/language/certificates';
import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import type { SectionKind } from '@vitae/language/headings';
import { namesOccupation } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { SCHOOL_WORD } from '@vitae/language/schools';
import { tellsOfGap } from '../../parsing/entries/gaps.ts';
import { findDates } from '../../parsing/phrases/dates.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { copyEdited } from '../text/copy-edited.ts';
import { dateInWords } from '../text/date-in-words.ts';
import { englishNumbersOf } from '../text/english-numbers.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import type { Applicant } from './applicant.ts';
import { attestedRoles, MOST_ROLES, withoutPost } from './attested-roles.ts';
import { surelyHeld } from './certificates.ts';
import { factsWithHeads } from './facts-with-head.ts';
import { linesInFirstPerson } from './first-person.ts';
import { headAsWritten } from './head-as-written.ts';
import { inPast } from './in-past.ts';
import { deedsBelowTable, deedsOfSkills, rowsOfJobs, withJobsOfPage } from './jobs-on-page.ts';
import { namesLanguageInEachPart } from './languages-on-page.ts';
import { wholeAsRead } from './lines-of-work.ts';
import { linesToTell, sectionOfLabel } from './lines-to-tell.ts';
import { namesYear, yearsIn } from './names-year.ts';
import { isUnpaid } from './of-no-job.ts';
import { isTownWithState } from './places.ts';
import { asFact } from './plain-resume.ts';
import { withStartOfTitle } from './posts.ts';
import { headingOf, type Page, type PageLine, readPage } from './reading-order.ts';
import type { Role } from './role.ts';
import { inSmallSentences, isOfSmallLetters } from './small-letters.ts';
import { spelledOnPage } from './spelled-on-page.ts';
import { type Study, wasLeft } from './studies.ts';
import { rowOfStudy, studyAsWritten } from './study-on-page.ts';
import { isTold, tellsAroundWork, tellsEnd } from './told.ts';
import { tornOn } from './torn-lines.ts';

/** What a letter may say of its writer's posts and studies: only what the page bears out. */
export function attested(applicant: Applicant, resumeText: string, language: 'en' | 'ar'): Applicant {
  const page = readPage(resumeText);
  const isTorn = tornOn(page, applicant.roles);
  const inEnglishNumbers = englishNumbersOf(resumeText);
  const named = applicant.roles
    .slice(0, MOST_ROLES)
    .map((role) => withEmployerOfHouse(role, page))
    .map((role) => ({
      ...role,
      place: spelledOnPage(role.place, resumeText),
      lines: role.lines.flatMap(sentencesOn(page)),
    }));
  const read = attestedRoles(named, resumeText)
    .map((role) => (OF_SOMEBODY.test(role.place) ? { ...role, title: '' } : role))
    .filter((role) => !isProject(role, page))
    .map((role) => asTraining(withItsHead(withStartOfTitle(role, resumeText), page), page))
    .map((role) => asPlacement(role, named));
  // What is told of all jobs together is of none of them alone.
  const ofAll = new Set(applicant.deeds.map(fold));
  const linesRead = applicant.roles.flatMap(({ lines }) => lines);
  const onPage = (language === 'en' ? withJobsOfPage(read, page) : read).map((role) => ({
    ...role,
    lines: wholeAsRead(role.lines, linesRead).filter((line) => !ofAll.has(fold(line))),
  }));
  const jobs = onPage.filter((role) => !isOfLostJob(role, onPage));
  const deeds = deedsOfAll(applicant.deeds, jobs, page);
  const roles = withDeeds(jobs, deeds)
    .filter(({ title, asWritten = '' }) => !IS_A_BREAK.test(`${title} ${asWritten}`))
    .map((role) => ({
      ...role,
      lines: inPastOf(
        role,
        linesInFirstPerson(
          role.lines
            .flatMap(sentencesOn(page))
            .filter(
              (line) =>
                !isRestOfLine(line, page) &&
                !isTorn(line) &&
                !tellsAroundWork(line) &&
                !OF_NO_WORK.has(sectionOfLabel(line)) &&
                !namesLanguageInEachPart(line),
            ),
        )
          .map(withWholeWords)
          .map(asItem)
          .map(copyEdited)
          .map(inEnglishNumbers),
      ),
    }));
  // The present post may have been read and have no name that can be told.
  const isPresent = ({ kind, title, end }: Role) => kind === 'job' && end === 'present' && !tellsOfGap(title);
  const isPresentLost =
    applicant.roles.some(isPresent) &&
    !roles.some(
      (role) =>
        (isPresent(role) && (role.title || role.place || role.asWritten)) ||
        // Of a post held twice the head as it is written says until when.
        (role.kind === 'job' && /(?:[-–—]|to) (?:present|now|date|today)$/i.test(role.asWritten ?? '')),
    );
  // So may the first one printed, of which nothing is left.
  const [first] = applicant.roles.filter(({ kind }) => kind === 'job');
  const isOfFirst = ({ title, place, asWritten, lines }: Role) =>
    (place !== '' && place === first?.place) ||
    ((title || place || asWritten) && lines.some((line) => sharesStart(line, first?.lines ?? [])));
  const isFirstLost = first !== undefined && first.lines.length > 1 && !roles.some(isOfFirst);
  const isLatest = !isPresentLost && !isFirstLost && isLatestRead([...applicant.roles, ...roles], page);
  return {
    ...applicant,
    isLatestRead: isLatest,
    certificates: surelyHeld(applicant.certificates, resumeText),
    roles,
    // They stand for jobs that could not be read.
    facts:
      (onPage.length > read.length && isLatest && jobs.flatMap(({ lines }) => lines).length >= ENOUGH_LINES) ||
      (jobs.length > 0 && deeds.length >= ENOUGH_LINES)
        ? []
        : [
            ...(roles.some(({ title, place, asWritten }) => title || place || asWritten) ? [] : rowsOfJobs(page)),
            ...factsWithHeads(withLostJobs(applicant, roles, resumeText, page, isLatest), page),
          ].filter((line) => !isTorn(line)),
    studies: attestedStudies(applicant.studies, resumeText),
  };
}

/** So few lines of jobs do not tell of the work. */
const FEW_LINES = 2;
/** What was done in no job by itself. */
function deedsOfAll(read: string[], jobs: readonly Role[], page: Page): string[] {
  const below = read.length > 0 ? read : deedsBelowTable(page);
  const own = jobs.filter(({ kind }) => kind === 'job').flatMap(({ lines }) => lines);
  return below.length > 0 || own.length > FEW_LINES ? below : deedsOfSkills(page);
}

/** Of who writes all in small letters, what was done sentence by sentence. */
const sentencesOn = (page: Page) => (line: string) => (isOfSmallLetters(line, page) ? inSmallSentences(line) : [line]);

/** "Duties: supervising 64 workers, harvesting," as an item of a list begins and ends. */
const asItem = (line: string) =>
  withoutEnd(line)
    .replace(LABEL_OF_DUTIES, '')
    .replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase())
    .replace(/[\s,;]+$/, '');

/** "Ran training for crews of 30. Laid off." without how it ended. */
function withoutEnd(line: string): string {
  const sentences = sentencesOf(line);
  return sentences.length > 1 && tellsEnd(sentences.at(-1)!) ? sentences.slice(0, -1).join(' ') : line;
}

/** "SKILLS – Opera, MS Word" below a job is of no job. */
const OF_NO_WORK: ReadonlySet<SectionKind | null> = new Set<SectionKind | null>([
  'skills',
  'languages',
  'education',
  'certifications',
  'references',
  'interests',
  'personal',
]);

const START_OF_LINE = 20;
const sharesStart = (line: string, others: readonly string[]) =>
  others.some((other) => fold(other).slice(0, START_OF_LINE) === fold(line).slice(0, START_OF_LINE));

/**
 * A resume of a few lines is told line by line, and what was read as a job and is none that can be named is one of
 * them; so is what stands on a page whose present job could not be read.
 */
function withLostJobs(
  { facts, fullName, summary, roles, languages, languagesAsWritten }: Applicant,
  kept: readonly Role[],
  resumeText: string,
  page: Page,
  isLatest: boolean,
): string[] {
  const latest = kept.find(({ kind }) => kind === 'job');
  const isLatestTold = isLatest && (latest === undefined || latest.lines.length > 0 || namesPost(latest.title));
  const isHeadOfKept = (line: string) =>
    kept.some(({ asWritten = '', lines }) => lines.length > 0 && sharesStart(asWritten, [line]));
  const isOfPerson = (line: string) =>
    !isHeadOfKept(line) &&
    !isHeadAlone(line) &&
    !isOfGap(line) &&
    !tellsAroundWork(line) &&
    !NOT_OF_WORK.test(line.replace(/\s*\([^()]*\)/g, ''));
  // Nothing is told of a head as it stands without what was done below it.
  const isAllRead =
    facts.length === 0 || (kept.length === roles.length && !kept.some((role) => role.asWritten && !role.lines.length));
  if (isLatestTold && isAllRead && kept.length > 0) return facts.filter(isOfPerson);
  const isTellable = ({ title, asWritten, lines }: Role) => (asWritten ? lines.length > 0 : namesPost(title));
  const names = kept.flatMap((role) => [
    // At the same house there may have been another post.
    ...(role.title && (role.place || role.asWritten) && isTellable(role) ? [role.title] : []),
    ...role.lines,
  ]);
  const areSpoken = (line: string) =>
    (languages.length > 0 || languagesAsWritten !== '') && namesLanguageInEachPart(line);
  const lost = linesToTell(resumeText, [fullName, summary, ...facts, ...names]);
  const text = resumeText.toLowerCase();
  const at = (fact: string) =>
    text.indexOf(
      fact
        .replace(/^Before that I was an? /, 'Before that ')
        .slice(0, START_OF_FACT)
        .toLowerCase(),
    );
  const whole = [...facts, ...lost].filter((line) => isOfPerson(line) && !areSpoken(line)).map(asFact);
  const head = isLatestTold || !latest ? '' : headAlone(latest, page);
  return [...(head ? [head] : []), ...whole].sort((one, other) => at(one) - at(other));
}
const inPastOf = (role: Role, lines: readonly string[]) =>
  hasEnded(role) ? inPast(lines.map((line) => line.replace(LEAD_FOR_LED, 'Led '))) : [...lines];
const hasEnded = ({ end }: Role) => end !== '' && end !== 'present';
/** "Lead a team of nine" of a job that has ended: the past of the verb, as many write it; "lead generation" is a noun. */
const LEAD_FOR_LED =
  /^Lead (?=(?:an?|the|our|all|over|\d[\d,]*|\p{Ll}{4,}) )(?!(?:generation|qualification|management|nurtur\p{L}*|conversion|scoring|times?|paint|acid|free|tracking|follow\p{L}*|capture|sourcing|flow|developer|engineer|designer|teacher|nurse|consultant|analyst|architect|technician|guitar|singer|role|author)(?!\p{L}))/u;

/** Of family and health, of what is held no more, of how a job ended, of what was done beside it. */
const NOT_OF_WORK =
  /\b(?:age:? \d{2}|\d{2} (?:years|yrs)\.? old|single (?:parent|mother|father|mom|mum)|final exit|held until|commission|married|marital|religion|\d{2} years(?: old)?, single|, single$|d\.o\.b|date of birth|kids|mom|mum|mother|dad|father|son|daughter|wife|husband|blood|donor|diagnos\w*|adhd|autis\w*|disab\w*|not current|lapsed|expired|separation package|severance|redundan\w+|retrench\w*|it closed|notice period|expected salary)\b|^(?:extra[- ]?curricular|volunteer|hobbies|interests|languages?)\b/i;
const MOST_WORDS_OF_POST = 5;
/** "Data officer", "Jan 2023 till Jun 2025": a part of a head, of which nobody can tell more. */
const isHeadAlone = (line: string) =>
  isOnlyDates(line) ||
  (namesOccupation(line) && wordCount(line) <= MOST_WORDS_OF_POST && !/[\d,()]| (?:at|in|with|for|since) /.test(line));

/** No sentence can name "Receptionist/accounts". */
const namesPost = (title: string) => title.split('/').every((part) => namesOccupation(part));

/** "Receptionist/accounts, Sample Tyres, Tuam - 2017 to now" of the line that goes on; empty where a job has no such line. */
function headAlone({ title, place }: Role, { lines }: Page): string {
  const line = lines.find(({ text, isDated }) => isDated && text.includes(title) && text.includes(place));
  return title && place && line ? sentencesOf(line.text)[0]!.replace(/[.\s]+$/, '') : '';
}

const ENOUGH_LINES = 4;
/** Behind it a fact may have been changed. */
const START_OF_FACT = 14;

/** Characters of an item that had no room for its end. */
const FULL_ITEM = 60;

/** "6 hours a day to under 1" below an item that ends in "from around": what the page had no room for. */
function isRestOfLine(line: string, page: Page): boolean {
  const [at = 0] = page.linesWith(line);
  const [before, own] = [page.lines[at - 1], page.lines[at]];
  return (
    /^[\p{Ll}\d(]/u.test(line) &&
    own?.isBullet === false &&
    before?.isBullet === true &&
    before.text.length >= FULL_ITEM &&
    !/[.;:!?]$/.test(before.text)
  );
}

/** "Career break – full-time parent": what was done in it would be taken for work. */
const IS_A_BREAK =
  /\b(?:career break|maternity leave|parental leave|paternity leave|sabbatical|gap year|full[- ]time (?:parent|mother|mum|mom|dad|father|carer)|family care(?:giver|r)|care(?:giver|r) (?:for|to|of) (?:an? |my |our |the )?(?:family|mother|father|parents?|relative|elderly (?:parent|relative)|husband|wife|son|daughter|grand\p{L}+|loved one)|stay[- ]at[- ]home|homemaker)\b/iu;

/** "Upscale restaurant, 130 seats" below "The Salt Table — Chatham": what a house is, and not its name. */
function withEmployerOfHouse(role: Role, { lines }: Page): Role {
  const at = lines.findIndex(
    // "Elm Valve Ltd, Leeds (turnover £14m, 95 staff)" has its name.
    ({ text }) =>
      role.place !== '' && text.startsWith(`${role.place},`) && OF_SO_MANY.test(text.replace(/\([^()]*\)/g, '')),
  );
  const above = lines[at - 1];
  if (at < 0) return role;
  const name = above && !above.isBullet && !above.opens ? above.text.split(/\s+[–—|-]\s+|,\s+/)[0]!.trim() : '';
  return { ...role, place: /^\p{Lu}/u.test(name) ? name : '' };
}
const OF_SO_MANY =
  /, (?:\p{L}+ )?\d[\d,]* (?:seats?|covers|beds?|rooms?|employees|staff|people|pupils|students|residents|stores?|branches)\b/u;

/** "Chambers of Mr. K. S. Pai, Advocate": whose they are, and no post of the writer. */
const OF_SOMEBODY = /^(?:the )?(?:law )?(?:chambers|offices?) of \p{Lu}/iu;

const IS_OF_TRAINING = /\b(?:internships?|placements?|attachments?|industrial training|practicums?)\b/i;
const SAYS_TRAINING =
  /\b(?:intern\p{L}*|trainee|apprentice\p{L}*|attach\p{L}*|placement|student|practicum|rotation)\b/iu;

/** What stands below "Internships" is told as one, though its head does not say so. */
function asTraining(role: Role, page: Page): Role {
  const { title, place, start, end, asWritten = '', kind } = role;
  const [at = -1] = page.linesWith(place || title);
  const [kindOfTraining = ''] = IS_OF_TRAINING.exec(headingOf(page, at)?.text ?? '') ?? [];
  const names = asWritten || rowOf({ title, place, start, end });
  if (kind !== 'job' || kindOfTraining === '' || names === '' || SAYS_TRAINING.test(names)) return role;
  return { ...role, asWritten: `${names} (${kindOfTraining.toLowerCase().replace(/s$/, '')})` };
}

/** "Motor Test, Elm Rail, 2019" below the heading of projects: for whom it was built, and nobody who employed. */
function isProject({ kind, title, place }: Role, page: Page): boolean {
  const found = page.linesWith(place || title);
  return (
    kind === 'job' &&
    !namesOccupation(title) &&
    found.length > 0 &&
    found.every((at) => headingOf(page, at)?.opens === 'projects')
  );
}

const rowOf = ({ title, place, start, end }: Pick<Role, 'title' | 'place' | 'start' | 'end'>) => {
  const dates = [start, end].map(dateInWords).filter((date, index, all) => date !== '' && date !== all[index - 1]);
  return [title, place, dates.join(' – ')].filter(Boolean).join(', ');
};
/** "Return to Practice placement": who was on it has not worked there. */
function asPlacement(role: Role, named: readonly Role[]): Role {
  const read = named.find(({ place, start }) => place !== '' && place === role.place && start === role.start);
  return read && role.title === '' && !role.asWritten && IS_PLACEMENT.test(read.title)
    ? { ...role, asWritten: rowOf(read) }
    : role;
}
const IS_PLACEMENT = /\b(?:placement|practicum|attachment)$/i;

/** Names that are not certain are told in the head as it is written, or not at all. */
function withItsHead(role: Role, page: Page): Role {
  const asWritten = headAsWritten(role, page);
  return asWritten === null ? { ...role, title: '', place: '' } : { ...role, asWritten };
}

/** What was done in a job of which no name is certain, beside jobs that are named. */
const isOfLostJob = ({ kind, title, place, asWritten }: Role, all: readonly Role[]) =>
  kind === 'job' &&
  !(title || place || asWritten) &&
  all.some((other) => other.kind === 'job' && (other.title || other.place || other.asWritten));

const withDeeds = (roles: Role[], deeds: string[]) => (deeds.length > 0 ? [...roles, withoutPost(deeds)] : roles);

const NOW = /\b(?:present|now|current|today|to date|till date)\b/i;

/** "2018 – 2025     Full-time parent (three children)" */
const isOfGap = (text: string) => tellsOfGap(text.replace(/^[\d\s/–—-]{4,24}/, '')) || IS_A_BREAK.test(text);

/** "Second Officer", "M/V Halcyon, 33,042 GRT" and the firm above "11 March 2024 – 19 January 2025" */
const LINES_OF_HEAD = 3;
const MOST_WORDS_OF_HEAD = 10;

/** Whether no dated head of the page is of a later time than all roles read. */
function isLatestRead(roles: readonly Role[], page: Page): boolean {
  const jobs = roles.filter(({ kind, title, place }) => kind === 'job' && (title !== '' || place !== ''));
  if (jobs.length === 0) return true;
  const ends = (end: string) => (end === 'present' ? 9999 : Number(end.slice(0, 4)));
  const last = Math.max(...jobs.map(({ start, end }) => ends(end || start)));
  if (!jobs.every(({ start }) => start)) return true;
  // Where a job of later years was lost, what was done beside it may be all that tells of them.
  const newest = Math.max(
    ...page.lines
      .filter(({ text }) => !RUNS_OUT.test(text))
      .flatMap(({ folded }) => (folded.match(/(?:19|20)\d\d/g) ?? ['0']).map(Number)),
  );
  const isAccountedFor = last >= newest - 1 || page.lines.some(({ text, isBullet }) => !isBullet && isOfGap(text));
  return !page.lines.some(({ text, folded, isDated, isBullet, opens }, at) => {
    if (!isDated || isBullet || opens || degreeLevels(folded).length > 0) return false;
    const section = headingOf(page, at)?.opens;
    if (section === 'education' || isOfGap(text)) return false;
    if (isAccountedFor && (section === 'volunteer' || section === 'activities')) return false;
    if (isAccountedFor && (isUnpaid(text) || BESIDE_WORK.test(text))) return false;
    // The same post may have been held twice; what is done now may be unpaid.
    const isKnown = roles.some(({ start }) => start !== '' && namesYear(folded, start.slice(0, 4)));
    const end = NOW.test(text) ? 9999 : Math.max(...(folded.match(/(?:19|20)\d\d/g) ?? ['0']).map(Number));
    const above = page.lines.slice(Math.max(0, at - LINES_OF_HEAD), at).filter((line) => !line.isBullet && !line.opens);
    const isBelowPost =
      isOnlyDates(text) &&
      !above.some(
        (line) => isOfGap(line.text) || jobs.some(({ title }) => title !== '' && line.text.includes(title)),
      ) &&
      above.some((line) => namesOccupation(line.text) && wordCount(line.text) <= MOST_WORDS_OF_HEAD);
    return !isKnown && (namesOccupation(text) || isBelowPost) && end > last;
  });
}

/** The year and the grade that the row of a study on the page has: "C-" and 2010, where those of another row were read. */
function asInRow(study: Study, row: string): Study {
  // "2008-12" may be a month or four years, as the dates of the row were read.
  const read = findDates(row).flatMap(({ start, end }) => [start ?? '', end ?? '']);
  const years = [...read.map((date) => date.slice(0, 4)), ...yearsIn(row)].filter((year) => /^\d{4}$/.test(year));
  const isOther = years.length > 0 && study.end !== '' && !years.includes(study.end.slice(0, 4));
  const grade = new RegExp(`${escapePattern(study.degree)}([-+])(?=[\\s,;)]|$)`, 'u').exec(row)?.[1] ?? '';
  return {
    ...study,
    end: isOther ? years.toSorted().at(-1)! : study.end,
    degree: / [A-F]$/.test(study.degree) ? `${study.degree}${grade}` : study.degree,
  };
}

const RUNS_OUT = /\b(?:exp(?:ir\p{L}*)?|valid|until|renew\p{L}*)\b/iu;
/** "Board member, Elm Community Transport, 2018 to present", "Family caregiver": no job of a later time. */
const BESIDE_WORK =
  /\b(?:board member|committee|parents?['’]? (?:association|group)|church|rowing|football|cricket|(?:family|full[- ]time|primary) (?:caregiver|carer|parent)|caring for|homemaker)\b/i;

/** "يو ماً", torn by the page: no Arabic word is a letter with such an ending. */
const withWholeWords = (line: string) =>
  line.replace(/(?<=\p{Script=Arabic}) (?=\p{Script=Arabic}(?:اً|ًا)(?![\p{L}\p{M}]))/gu, '');

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
      : study === latest && !study.isOngoing
        ? row
        : studyAsWritten(study, page);
    const own = endsInOtherRow(study, page) ? { ...study, end: '' } : study;
    return asWritten === null || wasLeft(asWritten)
      ? []
      : [{ ...asInRow(own, row), asWritten, row: withoutBrackets(row) }];
  });
}

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

/** "Duties: loading and offloading petrol", "Activities: registered imports" */
const LABEL_OF_DUTIES =
  /^(?:(?:main|key|my|job) )?(?:dut(?:y|ies)|responsibilit(?:y|ies)|tasks|activities|job (?:description|scope|profile|resp\.?))(?: (?:&|and) \p{L}+)?\s?[:–-]+\s*(?=\p{L})/iu;

/** Of who was a student when the page was written, the last degree may not be held, whatever year has come. */
const SAYS_STUDENT =
  /\bgraduation (?:is )?expected\b|\bexpected (?:to graduate|graduation)\b|\b(?:final|last|second|third|fourth|2nd|3rd|4th)[- ]year\b(?! (?:of|project|thesis|dissertation|research))(?:[ \p{L}]{0,40}\b)?(?:student|undergraduate)\b|\b(?:currently|presently) (?:studying|pursuing|reading|enrolled)\b/iu;
const yearOf = ({ end }: Study) => Number(end.slice(0, 4));

const withoutBrackets = (row: string) => (/[[\]]/.test(row) ? '' : row);

/** "] Bacalaureat" of a form, "BA German, 2" where "2:1" was cut. */
const withoutMarks = (study: Study): Study => ({
  ...study,
  degree: study.degree
    .replace(/^[^\p{L}\p{N}(+]+|, \d$/gu, '')
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
