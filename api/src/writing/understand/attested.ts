import { fold } from '@vitae/language/fold';
import type { SectionKind } from '@vitae/language/headings';
import { namesOccupation } from '@vitae/language/occupations';
import { findDates, rangesIn } from '../../parsing/phrases/dates.ts';
import { asArabicIsPrinted } from '../text/arabic-lines.ts';
import { copyEdited } from '../text/copy-edited.ts';
import { dateInWords, timeInWords } from '../text/date-in-words.ts';
import { englishNumbersOf } from '../text/english-numbers.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import type { Applicant } from './applicant.ts';
import { asArabicOnPage } from './arabic-posts.ts';
import { attestedRoles, MOST_ROLES, withoutPost } from './attested-roles.ts';
import { attestedStudies } from './attested-studies.ts';
import { surelyHeld } from './certificates.ts';
import { hasLegalForm, isNamedAsOrganisation } from './company.ts';
import { factsWithHeads } from './facts-with-head.ts';
import { linesInFirstPerson } from './first-person.ts';
import { headAsWritten } from './head-as-written.ts';
import { inPast } from './in-past.ts';
import { deedsBelowTable, deedsOfSkills, rowsOfJobs, withJobsOfPage } from './jobs-on-page.ts';
import { namesLanguageInEachPart } from './languages-on-page.ts';
import { isLatestTold } from './latest-told.ts';
import { wholeAsRead } from './lines-of-work.ts';
import { sectionOfLabel } from './lines-to-tell.ts';
import { withLostJobs } from './lost-jobs.ts';
import { isBreak } from './of-gap.ts';
import { withStartOfTitle } from './posts.ts';
import { headingOf, type Page, readPage } from './reading-order.ts';
import type { Role } from './role.ts';
import { rowOfHead } from './row-of-head.ts';
import { withoutStartOfTeam } from './same-post.ts';
import { inSmallSentences, isOfSmallLetters } from './small-letters.ts';
import { spelledOnPage } from './spelled-on-page.ts';
import { tellsAroundWork, tellsEnd } from './told.ts';
import { isRunThroughByDates, tornOn } from './torn-lines.ts';

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
    .map(withoutDutiesInHead)
    .map((role) => asPlacement(role, named))
    .map(asRisen)
    .map((role) => asFreelance(role, named))
    .map((role) => withoutTimeOfStays(role, page))
    .map((role) => withHouseBelow(role, page))
    .map(withWholeTime)
    .map(asVolunteer)
    .map((role) => (language === 'ar' ? asArabicOnPage(role, page) : role));
  // What is told of all jobs together is of none of them alone.
  const ofAll = new Set(applicant.deeds.map(fold));
  const linesRead = applicant.roles.flatMap(({ lines }) => lines);
  const onPage = [...(language === 'en' ? withJobsOfPage(read, page) : read), ...applicant.studyProjects].map(
    (role) => ({
      ...role,
      lines: wholeAsRead(role.lines, linesRead).filter((line) => !ofAll.has(fold(line))),
    }),
  );
  const jobs = onPage.filter((role) => !isOfLostJob(role, onPage) && !isHeadWithoutHouse(role, onPage));
  const deeds = deedsOfAll(applicant.deeds, jobs, page);
  const roles = withDeeds(jobs, deeds)
    .filter(({ title, asWritten = '' }) => !isBreak(`${title} ${asWritten}`))
    .map((role) => {
      const lines = role.lines
        .flatMap(sentencesOn(page))
        .filter(
          (line) =>
            !isRestOfLine(line, page) &&
            !isTorn(line) &&
            !REFERS_TO_BEFORE.test(line) &&
            !IS_OF_BEFORE.test(line) &&
            !tellsAroundWork(line) &&
            !OF_NO_WORK.has(sectionOfLabel(line)) &&
            !namesLanguageInEachPart(line),
        );
      // A project is told of by what it does, and not by what its writer did.
      const told = (role.kind === 'project' ? lines : linesInFirstPerson(lines))
        .map(asArabicIsPrinted)
        .map(asItem)
        .map(copyEdited)
        .map(inEnglishNumbers);
      return { ...role, lines: inPastOf(role, told) };
    });
  const isLatest = isLatestTold(applicant.roles, roles, page);
  return {
    ...applicant,
    isLatestRead: isLatest,
    certificates: surelyHeld(applicant.certificates, resumeText),
    roles: roles.map((role) => withoutStartOfTeam(role, roles)),
    // They stand for jobs that could not be read.
    facts:
      (onPage.length > read.length && isLatest && jobs.flatMap(({ lines }) => lines).length >= ENOUGH_LINES) ||
      (jobs.length > 0 && deeds.length >= ENOUGH_LINES)
        ? []
        : [
            ...(roles.some(({ title, place, asWritten }) => title || place || asWritten) ? [] : rowsOfJobs(page)),
            ...factsWithHeads(withLostJobs(applicant, roles, resumeText, page, isLatest), page),
          ].filter((line) => !isTorn(line) && !isRunThroughByDates(line)),
    studies: attestedStudies(applicant.studies, resumeText),
  };
}

/** "Longest one 11 days": of what, the sentence before has said. */
const REFERS_TO_BEFORE =
  /^(?:the )?(?:longest|biggest|largest|latest|smallest|best|worst|hardest|busiest) (?:one|of (?:them|these))(?!\p{L})|^(?:one|two|three|both|some|most|all|none) of (?:them|these|those)(?!\p{L})|^used to (?:take|be|cost|need|require|have)(?!\p{L})/iu;
/** "Moved it to the phone", but not "Analyzed IT tickets". */
const IS_OF_BEFORE = /^\p{L}+ (?:it|them) (?!all\b)/u;

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

const inPastOf = (role: Role, lines: readonly string[]) =>
  hasEnded(role) ? inPast(lines.map((line) => line.replace(LEAD_FOR_LED, 'Led '))) : [...lines];
const hasEnded = ({ end }: Role) => end !== '' && end !== 'present';
/** "Lead a team of nine" of a job that has ended: the past of the verb, as many write it; "lead generation" is a noun. */
const LEAD_FOR_LED =
  /^Lead (?=(?:an?|the|our|all|over|\d[\d,]*|\p{Ll}{4,}) )(?!(?:generation|qualification|management|nurtur\p{L}*|conversion|scoring|times?|paint|acid|free|tracking|follow\p{L}*|capture|sourcing|flow|developer|engineer|designer|teacher|nurse|consultant|analyst|architect|technician|guitar|singer|role|author)(?!\p{L}))/u;

const ENOUGH_LINES = 4;

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

/** "Chambers of Mr. K. S. Pai, Advocate": whose they are, and no post of the writer; "Law Offices of Pai Elm PLLC" is a firm. */
const OF_SOMEBODY =
  /^(?:the )?(?:law )?(?:chambers|offices?) of \p{Lu}(?!.*\b(?:PLLC|LLP|LLC|P\.?C|Inc|Ltd|Associates|Partners)\b)/iu;

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
  const dates = [dateInWords(start), end === 'present' ? end : dateInWords(end)].filter(
    (date, index, all) => date !== '' && date !== all[index - 1],
  );
  return [title, place, dates.join(' – ')].filter(Boolean).join(', ');
};
/** "Social Worker, Screening of foster parents, Elm Child Welfare, …": a row of a table, whose cells of work are poured into the head. */
function withoutDutiesInHead(role: Role): Role {
  const { title, place, start, end, lines, asWritten = '' } = role;
  const isPoured = lines.some((line) => line.length > SHORT_CELL && asWritten.includes(line.replace(/[.\s]+$/, '')));
  return isPoured ? { ...role, asWritten: title || place ? rowOf({ title, place, start, end }) : '' } : role;
}
const SHORT_CELL = 15;

/** "August 2017, Member of a society", of which the page has the end in another line. */
function withWholeTime(role: Role): Role {
  const { asWritten = '', start, end } = role;
  const [date, ...others] = findDates(asWritten);
  return date && others.length === 0 && !date.isRange && date.start === start && end !== '' && end !== start
    ? {
        ...role,
        asWritten: `${asWritten.slice(0, date.index)}${timeInWords(start, end)}${asWritten.slice(date.index + date.length)}`,
      }
    : role;
}

/** "Return to Practice placement": who was on it has not worked there. */
function asPlacement(role: Role, named: readonly Role[]): Role {
  // "Final year student placement" is what it was, and nothing that one was.
  if (!role.asWritten && /\bplacement$/i.test(role.title)) return { ...role, asWritten: rowOf(role) };
  const read = named.find(({ place, start }) => place !== '' && place === role.place && start === role.start);
  return read && role.title === '' && !role.asWritten && IS_PLACEMENT.test(read.title)
    ? { ...role, asWritten: rowOf(read) }
    : role;
}
/** Among the heads of jobs a head as it stands would be taken for one of them. */
const asVolunteer = (role: Role): Role =>
  role.isVolunteer && role.asWritten && !/\bvolunt/i.test(role.asWritten)
    ? { ...role, asWritten: `${role.asWritten} (volunteer)` }
    : role;
const LINES_OF_HEAD = 3;
/** "July 2019 – March 2020, June 2021 – April 2023" below a post: of two stays, and not of the first alone. */
function withoutTimeOfStays(role: Role, { lines }: Page): Role {
  const title = fold(role.title);
  if (role.kind !== 'job' || title === '' || role.start === '' || role.asWritten) return role;
  const isOfStays = lines.some(
    ({ folded }, at) =>
      folded.includes(title) &&
      lines
        .slice(at, at + LINES_OF_HEAD)
        .some(
          ({ text, isBullet }) =>
            !isBullet && IS_OF_STAYS.test(text) && rangesIn(text) > 1 && text.includes(role.start.slice(0, 4)),
        ),
  );
  return isOfStays ? { ...role, start: '', end: '' } : role;
}
/** Nothing but dates. */
const IS_OF_STAYS =
  /^(?:[\p{L}]{3,9}\.? )?(?:19|20)\d\d ?[-–—] ?[^,;&]{3,20}(?:,|;| and| &) ?(?:[\p{L}]{3,9}\.? )?(?:19|20)\d\d ?[-–—] ?[^,;&]{3,20}$/u;

const MOST_WORDS_OF_HOUSE = 10;
/** "Chef de Partie – Grill & Butchery ⇥ 2022 – present" over "Sands Beach Resort, Elmtown": behind the dash is a part of the post. */
function withHouseBelow(role: Role, { lines }: Page): Role {
  const { kind, title, place, asWritten } = role;
  if (kind !== 'job' || asWritten || title === '' || place === '' || hasLegalForm(place)) return role;
  const [post, part] = [fold(title), fold(place)];
  const at = lines.findIndex(({ folded, isDated }) => isDated && folded.includes(post) && folded.includes(part));
  const [head, below, item] = lines.slice(Math.max(0, at), at + 3);
  const isHouse =
    at >= 0 &&
    item?.isBullet === true &&
    below !== undefined &&
    !below.isBullet &&
    !below.isDated &&
    !below.opens &&
    /^\p{Lu}/u.test(below.text) &&
    wordCount(below.text) <= MOST_WORDS_OF_HOUSE &&
    !/[.!?:]$/.test(below.text) &&
    !tellsAroundWork(below.text) &&
    !namesOccupation(below.text) &&
    isNamedAsOrganisation(below.text);
  const row = isHouse ? rowOfHead([head!.parted, below!.parted]) : '';
  return row === '' ? role : { ...role, asWritten: row };
}

/** "Started as part-time assistant, became supervisor in 2017" below "Supervisor, 2014 – 2022": not all of that time. */
const asRisen = (role: Role): Role =>
  role.kind === 'job' && role.title !== '' && !role.asWritten && role.lines.some((line) => HAS_RISEN.test(line))
    ? { ...role, asWritten: rowOf(role) }
    : role;
const HAS_RISEN =
  /^(?:i )?(?:started|joined|began)(?: out| here)? as (?:an? )?\p{L}.{3,60}\b(?:became|promoted|made|moved up|now|then|rose|progressed|from (?:early |mid[- ]?|late )?(?:19|20)\d\d)(?!\p{L})/iu;
/** "Data Analyst | Freelance, 2024 – 2025": no employer, and a post with its time nonetheless. What goes on is told so anyway. */
function asFreelance(role: Role, named: readonly Role[]): Role {
  const { kind, title, place, start, end, asWritten } = role;
  if (kind !== 'job' || title === '' || place !== '' || start === '' || end === 'present' || asWritten) return role;
  const read = named.find((one) => one.title === title && one.start === start && IS_FREELANCE.test(one.place));
  return read ? { ...role, asWritten: rowOf({ ...role, place: read.place }) } : role;
}
const IS_FREELANCE = /^(?:freelanc(?:e|er|ing)|self[- ]employed)$/iu;
const IS_PLACEMENT = /\b(?:placement|practicum|attachment|internship|apprenticeship|traineeship|pupillage)$/i;

/** Names that are not certain are told in the head as it is written, or not at all. */
function withItsHead(role: Role, page: Page): Role {
  const asWritten = headAsWritten(role, page);
  return asWritten === null ? { ...role, title: '', place: '' } : { ...role, asWritten };
}

/** "Bench joiner", without its house and its time, would be taken for a post at the house above it. */
const isHeadWithoutHouse = ({ kind, place, asWritten = '' }: Role, all: readonly Role[]) =>
  kind === 'job' &&
  place === '' &&
  asWritten !== '' &&
  !/[\d,]/.test(asWritten) &&
  all.some((other) => other.kind === 'job' && (other.place !== '' || /\d/.test(other.asWritten ?? '')));

/** What was done in a job of which no name is certain, beside jobs that are named. */
const isOfLostJob = ({ kind, title, place, asWritten }: Role, all: readonly Role[]) =>
  kind === 'job' &&
  !(title || place || asWritten) &&
  all.some((other) => other.kind === 'job' && (other.title || other.place || other.asWritten));

const withDeeds = (roles: Role[], deeds: string[]) => (deeds.length > 0 ? [...roles, withoutPost(deeds)] : roles);

/** "Duties: loading and offloading petrol", "Activities: registered imports" */
const LABEL_OF_DUTIES =
  /^(?:(?:main|key|my|job) )?(?:dut(?:y|ies)|responsibilit(?:y|ies)|tasks|activities|job (?:description|scope|profile|resp\.?))(?: (?:&|and) \p{L}+)?\s?[:–-]+\s*(?=\p{L})/iu;
