import { degreeLevels } from '@vitae/language/degrees';
import { namesOccupation } from '@vitae/language/occupations';
import { tellsOfGap } from '../../parsing/entries/gaps.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { sharesStart } from '../text/shares-start.ts';
import { wordCount } from '../text/words.ts';
import { namesYear } from './names-year.ts';
import { isOfGap } from './of-gap.ts';
import { isUnpaid } from './of-no-job.ts';
import { headingOf, type Page } from './reading-order.ts';
import type { Role } from './role.ts';

/**
 * Whether the latest post is among those that are told.
 * `read` are the posts as they were read, `told` those that the page bears out.
 */
export function isLatestTold(read: readonly Role[], told: readonly Role[], page: Page): boolean {
  return !isPresentLost(read, told) && !isFirstLost(read, told) && isNoneLaterOnPage([...read, ...told], page);
}

/** The present post may have been read and have no name that can be told. */
function isPresentLost(read: readonly Role[], told: readonly Role[]): boolean {
  const isPresent = ({ kind, title, end }: Role) => kind === 'job' && end === 'present' && !tellsOfGap(title);
  return (
    read.some(isPresent) &&
    !told.some(
      (role) =>
        (isPresent(role) && (role.title || role.place || role.asWritten)) ||
        // Of a post held twice the head as it is written says until when.
        (role.kind === 'job' && /(?:[-–—]|to) (?:present|now|date|today)$/i.test(role.asWritten ?? '')),
    )
  );
}

/** So may the first one printed, of which nothing is left. */
function isFirstLost(read: readonly Role[], told: readonly Role[]): boolean {
  const [first] = read.filter(({ kind }) => kind === 'job');
  const isOfFirst = ({ title, place, asWritten, lines }: Role) =>
    (place !== '' && place === first?.place) ||
    ((title || place || asWritten) && lines.some((line) => sharesStart(line, first?.lines ?? [])));
  return first !== undefined && first.lines.length > 1 && !told.some(isOfFirst);
}

/** Whether no dated head of the page is of a later time than all roles read. */
function isNoneLaterOnPage(roles: readonly Role[], page: Page): boolean {
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

const NOW = /\b(?:present|now|current|today|to date|till date)\b/i;

/** "Second Officer", "M/V Halcyon, 33,042 GRT" and the firm above "11 March 2024 – 19 January 2025" */
const LINES_OF_HEAD = 3;
const MOST_WORDS_OF_HEAD = 10;

const RUNS_OUT = /\b(?:exp(?:ir\p{L}*)?|valid|until|renew\p{L}*)\b/iu;
/** "Board member, Elm Community Transport, 2018 to present", "Family caregiver": no job of a later time. */
const BESIDE_WORK =
  /\b(?:board member|committee|parents?['’]? (?:association|group)|church|rowing|football|cricket|(?:family|full[- ]time|primary) (?:caregiver|carer|parent)|caring for|homemaker)\b/i;
