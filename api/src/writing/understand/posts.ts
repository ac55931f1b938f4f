import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import { namesOccupation, OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { STATE_CODES } from '@vitae/language/places';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { findDates, toMonth } from '../../parsing/phrases/dates.ts';
import type { ParsedJob } from '../../parsing/result.ts';
import { wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { withoutMark } from './lines-of-work.ts';
import { isPlace } from './places.ts';
import { MOST_JOBS, placeBesideTitle } from './resume-text.ts';
import type { Role } from './role.ts';
import { isNameAlone } from './told.ts';

// Titles and employers that the layout of a page has put beside the wrong line.

/**
 * One employer named once may hold for several posts, one after the other. Where their times overlap, the later ones
 * stand below it by chance.
 */
export function withSurePlaces(jobs: readonly Role[], resumeText: string): Role[] {
  return jobs.map((job, index) => {
    if (index >= MOST_JOBS) return job;
    if (isTownBelowEmployer(job, jobs.slice(0, index), resumeText)) return { ...job, place: '' };
    if (isBranchOfPost(job, jobs, resumeText) || isTownOnPage(job, resumeText)) return { ...job, place: '' };
    const above = jobs.slice(0, index).find(({ place }) => place !== '' && place === job.place);
    // "Call Center Agent, Elm BPO Cebu, Travel account": the title names an employer of its own.
    const [post = '', firm = ''] = job.title.split(', ');
    // "General Manager, Logistics" names a part of the house.
    const isFirm = firm.includes(' ') && (isNamedAsOrganisation(firm) || /\bBPO\b/.test(firm));
    if (above && isFirm && namesOccupation(post) && !hasPlaceBelow(job, resumeText))
      return { ...job, title: post, place: firm };
    if (!above || resumeText.split(job.place).length > 2) return job;
    const endOf = ({ end }: Role) => (end === 'present' ? '9999' : end);
    const isOverlapping =
      above.start !== '' && job.start !== '' && endOf(job) > above.start && above.start >= job.start;
    return isOverlapping && !isWithinYearsOfHouse(job, jobs, resumeText) ? { ...job, place: '' } : job;
  });
}

/** Whether "The Elm Ledger 2018 – present" heads a page's posts: within these years one may have held two at a time. */
const isWithinYearsOfHouse = ({ place, start, end }: Role, jobs: readonly Role[], resumeText: string) =>
  resumeText.split('\n').some((line) => {
    if (!line.includes(place) || jobs.some(({ title }) => title !== '' && line.includes(title))) return false;
    const range = findDates(line).find(({ isRange }) => isRange);
    const [from, to] = [toMonth(range?.start ?? null), toMonth(range?.end ?? null)];
    if (!from || !to || from.slice(0, start.length) > start) return false;
    return to === 'present' || to.slice(0, end.length) >= end;
  });

/** "Assistant Store Manager, Superior, WI": where the post was. */
const isTownOnPage = ({ place }: Role, resumeText: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(place) &&
  !isNamedAsOrganisation(place) &&
  resumeText
    .split('\n')
    .some(
      (line) =>
        STATE_CODES.has(line.split(`, ${place}, `)[1]?.slice(0, 2) ?? '') &&
        !/\p{L}/u.test(line.split(`, ${place}, `)[1]!.charAt(2)),
    );

/** "Elementary Teacher - Immersion Spanish", where no post of the page has an employer: what was taught. */
function isBranchOfPost({ title, place }: Role, jobs: readonly Role[], resumeText: string): boolean {
  const isNamed = (name: string) => name !== '' && isNamedAsOrganisation(name);
  if (!title || !place || jobs.length < MIN_POSTS || jobs.some((job) => isNamed(job.place))) return false;
  const others = jobs.filter((job) => job.title !== title);
  return (
    others.filter((job) => job.place === '').length * 2 > others.length &&
    resumeText.split('\n').some((line) => [' - ', ' – '].some((dash) => line.trim() === `${title}${dash}${place}`))
  );
}
const MIN_POSTS = 3;

/** "Supervisor, Quality Assurance & Engineering" over the line of its employer names a part of the house. */
function hasPlaceBelow({ title, place }: Role, resumeText: string): boolean {
  const lines = resumeText.split('\n').map((line) => line.trim());
  return lines.some((line, at) => line.startsWith(title) && lines[at + 1]?.startsWith(place) === true);
}

/** "Paramedic, Bridlington, 2016 – 2022" below an employer with a line of its own: a word after the title is a town. */
function isTownBelowEmployer({ title, place }: Role, above: readonly Role[], resumeText: string): boolean {
  if (!title || !/^\p{Lu}[\p{Ll}-]+$/u.test(place) || isNamedAsOrganisation(place)) return false;
  const lines = resumeText.split('\n').map((line) => line.trim());
  const isBesideTitle = lines.some((line) => line.startsWith(`${title}, ${place}, `));
  return isBesideTitle && above.some((other) => other.place !== '' && lines.includes(other.place));
}

/**
 * "Driver trainer from 2022: 14 new drivers passed assessment": a line of the work that was taken for a job of its own,
 * since no title begins with a figure. It goes back to the job above it.
 */
export function withoutFalseHeads(jobs: readonly ParsedJob[], resumeText: string): ParsedJob[] {
  const lines = resumeText.split('\n').filter((line) => line.length < MAX_HEAD);
  const sure: ParsedJob[] = [];
  for (const job of jobs) {
    const title = job.title?.value ?? '';
    const line = COUNTS.test(title) ? lines.find((one) => one.includes(title)) : undefined;
    const above = sure.at(-1);
    if (!line || !above || !job.title) sure.push(job);
    else {
      const told = { ...job.title, value: stripBullet(line.trim()) };
      sure[sure.length - 1] = { ...above, bullets: [...above.bullets, told, ...job.bullets] };
    }
  }
  return sure;
}

/** "two dentists" */
const COUNTS = /^(?:\d|(?:two|three|four|five|six|several|many|various) \p{Ll})/iu;

/** "Cutting Master at Royal Tailors" with the town behind it for the employer. */
function withHouseInTitle(role: Role): Role {
  const [, post = '', house = ''] = /^(\p{Lu}[^,]{2,50}?) at (?:the )?(\p{Lu}[^,]{2,60})$/u.exec(role.title) ?? [];
  const isHouse = house.includes(' ') || isNamedAsOrganisation(house);
  return isHouse && (namesOccupation(post) || /^\S+ master$/i.test(post))
    ? { ...role, title: post, place: house }
    : role;
}

/**
 * "Store Manager, Northway Shoes, Scarborough Town Centre": the firm between post and branch was taken for a part of the
 * title. It is the firm where the page names it elsewhere as well, and is no unit of the branch.
 */
export function withFirmInTitle(read: Role, resumeText: string): Role {
  const role = withHouseInTitle(read);
  const [, post = '', firm = ''] = /^([^,]+), (\p{Lu}[^,]+)$/u.exec(role.title) ?? [];
  const isFirm =
    firm !== '' &&
    firm.includes(' ') &&
    namesOccupation(post) &&
    !namesOccupation(firm) &&
    !IS_A_PART.test(firm) &&
    role.place !== '' &&
    resumeText.includes(`${role.title}, ${role.place}`) &&
    (resumeText.split(firm).length > 2 || (isNamedAsOrganisation(firm) && !isNamedAsOrganisation(role.place)));
  return isFirm ? { ...role, title: post, place: firm } : role;
}

/** "Peak season lead 2022 and 2023", the next line of a job that has a name, was taken for a job of its own. */
export function withoutPostsInLines(roles: readonly Role[], resumeText: string): Role[] {
  const rows = resumeText.split('\n').map((row) => withoutMark(row.trim()));
  return roles.filter(({ title, place, start }) => {
    if (place !== '' || title === '') return true;
    const above = rows[rows.findIndex((row) => row.startsWith(title)) - 1] ?? '';
    return !roles.some(
      (other) =>
        other.place !== '' &&
        other.start !== '' &&
        other.start.slice(0, 4) <= start.slice(0, 4) &&
        other.lines.some((line) => above !== '' && line.startsWith(above.replace(/[.;,\s]+$/, ''))),
    );
  });
}

const MOST_WORDS_OF_NAME = 8;
/** "Farooq Aziz & Co. Chartered Accountants", of which a full stop has taken the first half. */
export function withStartOfName(role: Role, resumeText: string): Role {
  if (role.place === '') return role;
  const lines = resumeText.split('\n').filter((one) => one.length < MAX_HEAD && one.includes(role.place));
  // Of a name that another post has as well, the line of this one tells.
  const line = lines.find((one) => role.title !== '' && one.includes(role.title)) ?? lines[0] ?? '';
  const [before = ''] =
    /(?:\p{Lu}[\p{L}'’-]* |& |and |Co\. |M\/s )+$/u.exec(line.slice(0, line.indexOf(role.place))) ?? [];
  const name = `${before}${role.place}`;
  const isName =
    /(?:& Co\.|&|and) $/.test(before) &&
    /^\p{Lu}/u.test(before) &&
    !namesOccupation(before.trim()) &&
    !before.includes(role.title) &&
    wordCount(name) <= MOST_WORDS_OF_NAME;
  return isName ? { ...role, place: name } : role;
}

/** "Welder / Plater": what stands behind the stroke is no employer. */
export function withWholeTitle(role: Role, resumeText: string): Role {
  // "Telesales Executive → Team Leader, Ardoyne Broadband"
  const [next = '', ...employer] = role.place.split(/,\s+/);
  const arrow = [' → ', ' -> ', ' then '].find((sign) => resumeText.includes(`${role.title}${sign}${next}`));
  if (arrow && role.title && namesOccupation(next))
    return { ...role, title: `${role.title} → ${next}`, place: employer.join(', ') };
  const both = [`${role.title} / ${role.place}`, `${role.title}/${role.place}`].find(
    (written) => role.title && role.place && resumeText.includes(written),
  );
  return both ? { ...role, title: both, place: '' } : role;
}

const MAX_HEAD = 160;
const LABEL_OF_EMPLOYER = /^(?:\d{1,2}[).]\s*)?(?:company|employer|organi[sz]ation|firm)(?: name)?\s*[:–-]+\s*/i;
const LINES_TO_EMPLOYER = 6;

/** "Housing, extensions, garden walls": a line of the work, whose first word was taken for the employer. */
function isThingOfList(place: string, resumeText: string): boolean {
  if (place.split(', ').filter((part) => /^\p{Ll}/u.test(part)).length > 1) return true;
  const things = new RegExp(`^${escapePattern(place)}, \\p{Ll}`, 'u');
  return place !== '' && resumeText.split('\n').some((line) => line.length < MAX_HEAD && things.test(line.trim()));
}

/** "Harbour Grille, Providence, RI Line Cook": the state of the town stands before the title. */
export function withoutState(title: string, resumeText: string): string {
  const [, state = '', post = ''] = /^([A-Z]{2}) (.+)$/.exec(title) ?? [];
  return STATE_CODES.has(state) && namesOccupation(post) && resumeText.includes(`, ${title}`) ? post : title;
}

/** "Plumber (apprentice then journeyman)": without what stands in the brackets the level would be raised. */
export function withStage(title: string, resumeText: string): string {
  if (title === '') return title;
  const [, stage = ''] =
    new RegExp(`(?:^|\\n)[^\\n]{0,20}${escapePattern(title)} (\\([^()\\n]{4,40}\\))`, 'u').exec(resumeText) ?? [];
  return IS_STAGE.test(stage) && !title.includes('(') ? `${title} ${stage}` : title;
}
const IS_STAGE = /\b(?:apprentice|trainee|student|pupil|probationary|assistant then|junior then)\b/i;

/** "The Educators" for the title and "Science Teacher" for the employer. */
export function withTitleFirst(role: Role): Role {
  const isTurned =
    role.place !== '' &&
    !/\d/.test(role.place) &&
    wordCount(role.place) <= MAX_TITLE_WORDS &&
    OCCUPATION_NOUNS.has(fold(role.place.split(' ').at(-1) ?? '')) &&
    !isNamedAsOrganisation(role.place) &&
    (!namesOccupation(role.title) || /^The /.test(role.title));
  return isTurned ? { ...role, title: role.place, place: role.title } : role;
}

/** "Thistledown Books, Hay-on-Wye, Manager, 2019 to present": employer and town were taken for title and employer. */
export function withTitleInHead(role: Role, resumeText: string): Role {
  if (!role.title || !role.place || namesOccupation(role.title)) return role;
  const head = resumeText
    .split('\n')
    .find((line) => line.length < MAX_HEAD && line.includes(role.title) && line.includes(role.place));
  const posts = (head ?? '')
    .split(BETWEEN_PARTS)
    .filter(
      (part) =>
        /^\s*\p{Lu}\D*$/u.test(part) &&
        wordCount(part) <= MAX_TITLE_WORDS &&
        OCCUPATION_NOUNS.has(fold(part.trim().split(' ').at(-1) ?? '')),
    );
  const [post = ''] = posts;
  return posts.length === 1 && post !== role.place ? { ...role, title: post.trim(), place: role.title } : role;
}

const LONGEST_TITLE = 6;

/** "Teaching A Level Mathematics to classes of 30": the first line of the work was taken for the title. */
export function withoutToldTitle(role: Role): Role {
  const [first = ''] = role.title.split(' ');
  const isTold =
    wordCount(role.title) > LONGEST_TITLE &&
    (/ing$/.test(first) || BASE_OF_PAST.has(fold(first))) &&
    !isNameAlone(role.title);
  return isTold && role.place !== '' ? { ...role, title: '', lines: [role.title, ...role.lines] } : role;
}

/** The name after "Company:", and never the client that a form names beside it. */
export function withEmployer(role: Role, resumeText: string): Role {
  const named = {
    ...role,
    place: isThingOfList(role.place, resumeText) ? '' : role.place.replace(LABEL_OF_EMPLOYER, ''),
  };
  if (!role.place || !resumeText.includes(role.place)) return named;
  const lines = resumeText.split('\n').map((line) => line.trim());
  const client = new RegExp(`^(?:end )?(?:client|customer|project)s?\\s*[:–-]+\\s*${escapePattern(role.place)}`, 'i');
  const at = lines.findIndex((line) => client.test(line));
  if (at < 0) return named;
  const above = lines.slice(Math.max(0, at - LINES_TO_EMPLOYER), at).findLast((line) => LABEL_OF_EMPLOYER.test(line));
  const [employer = ''] = (above ?? '').replace(LABEL_OF_EMPLOYER, '').split(/,\s+/);
  return { ...role, place: employer };
}

/** "Rose City Roasting": as much a name as a verb. */
const ALSO_NAMES = /^(?:rose|met|ground|felt|cast|shed|left|bound|spun)$/i;
/** "Won Best Bar Wales": what was done, and no employer, unless it is called an organisation. */
export const isPraise = (place: string) =>
  wordCount(place) > 1 &&
  !ALSO_NAMES.test(place.split(' ')[0]!) &&
  BASE_OF_PAST.has(fold(place.split(' ')[0] ?? '')) &&
  !isNamedAsOrganisation(place);

/** A line of the work was taken for the employer. */
export const withPlaceOfHead = (role: Role, resumeText: string): Role =>
  isPraise(role.place) ? { ...role, place: placeBesideTitle(role.title, resumeText) } : role;

/** A part of an employer, not its name. */
export const IS_A_PART =
  /^(?:[\p{L}&'-]+ ){0,3}(?:Department|Dept|Unit|Ward|Division|Section|Team|Staff|Account|Campaign|LOB|Line of Business)(?: [A-Z]?\d{1,3}[A-Z]?)?$/u;

/** "Stroke Unit — Leicester Royal Infirmary": the part of an employer was taken for the employer that stands beside it. */
export function withWholeEmployer(role: Role, resumeText: string): Role {
  if (!IS_A_PART.test(role.place) && !NAMES_DEPARTMENT.test(role.place)) return role;
  const head = resumeText.split('\n').find((line) => line.length < MAX_HEAD && line.includes(role.place)) ?? '';
  const [next = ''] = head
    .slice(head.indexOf(role.place) + role.place.length)
    .split(BETWEEN_PARTS)
    .filter(Boolean);
  const isHouse =
    isNamedAsOrganisation(next) || (NAMES_DEPARTMENT.test(role.place) && !isPlace(next) && / /.test(next));
  return isHouse && /^\p{Lu}/u.test(next) ? { ...role, place: next.trim() } : role;
}

/** "Planning & Reporting": words for what a part of a firm does, and nothing else. */
const NAMES_DEPARTMENT =
  /^(?:(?:Planning|Reporting|Operations|Finance|Accounts|Marketing|Sales|Audit|Procurement|Logistics|Compliance|Treasury|Analytics|Research|Development|Engineering|Quality|Safety|Administration|Support|Customer|Human|Resources|Learning|Business|Corporate|Retail|Risk)(?: (?:&|and) | |$)){1,4}$/;

const MAX_TITLE_WORDS = 7;
const BETWEEN_PARTS = /\t|\s{2,}|,\s+|\s*[|•·]\s*|\s+[–—-]+\s+/;

/**
 * "2019 – now   Teacher of Mathematics, Avonlea Academy" above lines without bullets, of which one was taken for the
 * title: what stands beside the employer is the post.
 */
export function withTitleBesidePlace(role: Role, resumeText: string): Role {
  if (!role.title || !role.place) return role;
  const heads = resumeText.split('\n').filter((line) => line.length < MAX_HEAD && line.includes(role.place));
  const [head = ''] = heads;
  if (heads.length !== 1 || fold(head).includes(fold(role.title))) return role;
  const posts = head
    .split(BETWEEN_PARTS)
    .map((part) => part.replace(/^(?:now|present|current|today)\s+/i, '').trim())
    .filter(
      (part) => part !== role.place && !/\d/.test(part) && wordCount(part) <= MAX_TITLE_WORDS && namesOccupation(part),
    );
  const [post] = posts;
  return posts.length === 1 && post && !role.place.includes(post) && !post.includes(role.place)
    ? { ...role, title: post }
    : role;
}

/** "Assistant Vice President (since Jan 2023)" below an employer with earlier dates: since when the title is held. */
export function withStartOfTitle(role: Role, resumeText: string): Role {
  if (role.title.length < SHORTEST_TITLE || role.end !== 'present') return role;
  // "Teacher of Mathematics; Head of Year 9 (since 2021)" says it of the second post.
  const behind = resumeText
    .split('\n', MOST_LINES)
    .filter((line) => line.length < MAX_HEAD && line.includes(role.title))
    .map((line) => line.slice(line.indexOf(role.title) + role.title.length));
  const [, since = ''] = behind.map((rest) => SINCE.exec(rest)).find((found) => found !== null) ?? [];
  const [date] = since ? findDates(since) : [];
  const start = date ? toMonth(date.start) : null;
  return start && start > role.start ? { ...role, start } : role;
}
const SHORTEST_TITLE = 4;
const MOST_LINES = 2000;
const SINCE = /^(?:, [^();]{2,40})? \((?:since|from)\s([^()]{4,20})\)/i;
