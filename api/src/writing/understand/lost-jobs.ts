import { fold } from '@vitae/language/fold';
import { ARABIC_OCCUPATION_NOUNS, namesOccupation } from '@vitae/language/occupations';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { sharesStart } from '../text/shares-start.ts';
import { sentencesOf, wordCount } from '../text/words.ts';
import type { Applicant } from './applicant.ts';
import { namesLanguageInEachPart } from './languages-on-page.ts';
import { linesToTell } from './lines-to-tell.ts';
import { isOfGap } from './of-gap.ts';
import { asFact } from './plain-resume.ts';
import type { Page } from './reading-order.ts';
import type { Role } from './role.ts';
import { isTold, tellsAroundWork } from './told.ts';

/**
 * A resume of a few lines is told line by line, and what was read as a job and is none that can be named is one of
 * them; so is what stands on a page whose present job could not be read.
 */
export function withLostJobs(
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
  const isNameOfProject = (line: string) =>
    kept.some(({ kind, place }) => kind === 'project' && place !== '' && withoutQuotes(line).startsWith(fold(place)));
  const isOfPerson = (line: string) =>
    !isHeadOfKept(line) &&
    !isNameOfProject(line) &&
    !isHeadAlone(line) &&
    !isOfGap(line) &&
    !tellsAroundWork(line) &&
    !isLongList(line) &&
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

const withoutQuotes = (line: string) => fold(line.replace(/["“”]/g, ''));
/** Behind it a fact may have been changed. */
const START_OF_FACT = 14;

/** Of family and health, of what is held no more, of how a job ended, of what was done beside it. */
const NOT_OF_WORK =
  /\b(?:age:? \d{2}|\d{2} (?:years|yrs)\.? old|single (?:parent|mother|father|mom|mum)|final exit|held until|commission|married|marital|religion|\d{2} years(?: old)?, single|, single$|d\.o\.b|date of birth|kids|mom|mum|mother|dad|father|son|daughter|wife|husband|blood|donor|diagnos\w*|adhd|autis\w*|disab\w*|not current|lapsed|expired|separation package|severance|redundan\w+|retrench\w*|it closed|notice period|expected salary)\b|^(?:extra[- ]?curricular|volunteer|hobbies|interests|languages?)\b/i;
/** "Hotel management, front desk, food safety, budgets, …": skills, and no fact of the work. */
const isLongList = (line: string) =>
  line.split(/, /).length > MOST_PARTS_OF_FACT && !/[.;:]/.test(line) && !isTold(line);
const MOST_PARTS_OF_FACT = 8;
const MOST_WORDS_OF_POST = 5;
/** "Data officer", "Jan 2023 till Jun 2025": a part of a head, of which nobody can tell more. */
const isHeadAlone = (line: string) =>
  isOnlyDates(line) ||
  (ARABIC_OCCUPATION_NOUNS.has(fold(line.split(' ')[0]!)) &&
    wordCount(line) <= MOST_WORDS_OF_POST &&
    !/[\p{Nd},،:()]/u.test(line)) ||
  (namesOccupation(line) && wordCount(line) <= MOST_WORDS_OF_POST && !/[\d,()]| (?:at|in|with|for|since) /.test(line));

/** No sentence can name "Receptionist/accounts". */
const namesPost = (title: string) => title.split('/').every((part) => namesOccupation(part));

/** "Receptionist/accounts, Sample Tyres, Tuam - 2017 to now" of the line that goes on; empty where a job has no such line. */
function headAlone({ title, place }: Role, { lines }: Page): string {
  const line = lines.find(({ text, isDated }) => isDated && text.includes(title) && text.includes(place));
  return title && place && line ? sentencesOf(line.text)[0]!.replace(/[.\s]+$/, '') : '';
}
