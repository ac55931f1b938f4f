import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { HEADINGS, type SectionKind } from '@vitae/language/headings';
import { namesOccupation } from '@vitae/language/occupations';
import { wordCount } from '../text/words.ts';
import type { Applicant } from './applicant.ts';
import { isNamedAsOrganisation } from './company.ts';
import { inFirstPerson } from './first-person.ts';
import { IS_A_PART } from './posts.ts';
import { type Page, type PageLine, readPage } from './reading-order.ts';
import type { Role } from './role.ts';
import type { Study } from './studies.ts';
import { isDeed, isTold } from './told.ts';

// What a letter may ascribe to somebody's posts: fields come from a reading that errs, so each is held against the page.

/** Lines between the parts of one head. */
const LINES_OF_HEAD = 3;
/** More roles than these are not told of. */
const MOST_ROLES = 30;

interface Head {
  first: number;
  last: number;
  title: string;
  place: string;
  start: string;
  end: string;
}

/** What a letter may say of its writer's posts and studies: only what the page bears out. */
export const attested = (applicant: Applicant, resumeText: string): Applicant => ({
  ...applicant,
  isLatestRead: isLatestRead(applicant.roles, resumeText),
  certificates: applicant.certificates.filter((name) => isCertificate(name, resumeText)),
  roles: withDeeds(attestedRoles(applicant.roles, resumeText), applicant.deeds).map((role) => ({
    ...role,
    lines: role.lines.map(inFirstPerson),
  })),
  studies: attestedStudies(applicant.studies, resumeText),
});

/**
 * The roles as far as the page bears them out. A title and an employer must stand on lines that can be a head, near to
 * each other; dates beside them; each line between that head and the next. A line below another head goes to nobody:
 * it is told without post where it tells what was done, and else not at all. Of a head that is none, the lines go to
 * the head above them.
 */
export function attestedRoles(roles: readonly Role[], resumeText: string): Role[] {
  const page = readPage(resumeText);
  const told = roles.slice(0, MOST_ROLES);
  const taken = new Set<number>();
  const heads = told.map((role, index) => headOf(role, page, taken, told.toSpliced(index, 1)));
  const owners = ownersOf(page, heads);
  const lines = told.map((): string[] => []);
  const loose: string[] = [];
  told.forEach((role, index) => {
    for (const line of linesOf(role, heads[index] ?? null, page)) {
      const found = page.linesWith(line).map((at) => ownerAbove(owners, at));
      const isFalseHead = heads[index] === null;
      const owner = found.includes(index)
        ? index
        : isFalseHead
          ? found.find((one) => typeof one === 'number')
          : undefined;
      if (owner !== undefined) lines[owner as number]!.push(line);
      else if (found.some((one) => one !== 'other section') && isDeed(line)) loose.push(line);
    }
  });
  const kept = told.flatMap((role, index) => {
    const head = heads[index];
    if (!head) return [];
    const { title, place, start, end } = head;
    const own = [...new Set(lines[index])];
    const employer = place === '' || IS_A_PART.test(place) ? own.find(isEmployerAlone) : undefined;
    return [{ ...role, title, place: employer ?? place, start, end, lines: own.filter((line) => !isNameAlone(line)) }];
  });
  const said = new Set(kept.flatMap(({ lines: own }) => own));
  const rest = [...new Set(loose)].filter((line) => !said.has(line));
  return rest.length > 0 ? [...kept, withoutPost(rest)] : kept;
}

/** What belongs to no post that could be read. */
const withoutPost = (lines: string[]): Role => ({ kind: 'job', title: '', place: '', start: '', end: '', lines });

const withDeeds = (roles: Role[], deeds: string[]) => (deeds.length > 0 ? [...roles, withoutPost(deeds)] : roles);

const NOW = /\b(?:present|now|current|today|to date|till date)\b/i;

/** Whether no dated head of the page is of a later time than all roles read. */
function isLatestRead(roles: readonly Role[], resumeText: string): boolean {
  const jobs = roles.filter(({ kind, title, place }) => kind === 'job' && (title !== '' || place !== ''));
  if (jobs.length === 0) return true;
  const ends = (end: string) => (end === 'present' ? 9999 : Number(end.slice(0, 4)));
  const last = Math.max(...jobs.map(({ start, end }) => ends(end || start)));
  if (!jobs.every(({ start }) => start)) return true;
  const page = readPage(resumeText);
  return !page.lines.some(({ text, folded, isDated, isBullet, opens }, at) => {
    const isStudies = page.lines.slice(0, at + 1).findLast((line) => line.opens !== null)?.opens === 'education';
    if (!isDated || isBullet || opens || isStudies || degreeLevels(folded).length > 0) return false;
    const isKnown = jobs.some(
      ({ title, place, start }) =>
        [title, place].some((name) => name !== '' && folded.includes(fold(name))) ||
        namesYear(folded, start.slice(0, 4)),
    );
    const end = NOW.test(text) ? 9999 : Math.max(...(folded.match(/(?:19|20)\d\d/g) ?? ['0']).map(Number));
    return !isKnown && namesOccupation(text) && end > last;
  });
}

const UNDER_WAY = /\b(?:in progress|ongoing|expected|studying|pursuing|not completed)\b/i;
const OF_A_COURSE = /^(?:relevant )?(?:coursework|modules|courses taken|subjects)\b/i;

/** A name of what somebody holds: no subject of a course, no post, nothing that is still under way. */
function isCertificate(name: string, resumeText: string): boolean {
  const isPartOfList = /^\p{Lu}?\p{Ll}+ and \p{Ll}/u.test(name) && !/\d/.test(name);
  const isPost = /^\p{Ll}/u.test(name) && namesOccupation(name);
  const lines = resumeText.split('\n').filter((line) => line.length < 400 && line.includes(name));
  return !UNDER_WAY.test(name) && !isPartOfList && !isPost && !lines.some((line) => OF_A_COURSE.test(line.trim()));
}

/** Studies whose school and degree stand beside each other on the page, as names. */
export function attestedStudies(studies: readonly Study[], resumeText: string): Study[] {
  const page = readPage(resumeText);
  return studies.filter(({ degree, school }) => {
    if (/\b(?:studying|in progress|not completed)\b/i.test(degree)) return false;
    if ([degree, school].some((name) => isTold(name) || /(?<!\p{L})(?:I|my)(?!\p{L})/u.test(name))) return false;
    const [degrees, schools] = [degree, school].map((name) => page.linesWith(firstWords(name)));
    return degrees!.some((one) => schools!.some((other) => Math.abs(one - other) <= LINES_OF_STUDY));
  });
}

const LINES_OF_STUDY = 1;
const firstWords = (name: string) => name.split(/\s+/).slice(0, 2).join(' ');

/** What the reading has for lines of the role; of a head that is none, the line that was taken for one as well. */
function linesOf(role: Role, head: Head | null, page: Page): string[] {
  if (head) return role.lines;
  const taken = [role.title, role.place].flatMap((name) => (name ? page.linesWith(name) : []));
  const whole = taken
    .map((at) => page.lines[at]!)
    .filter(({ text, isDated }) => !isDated && (isTold(text) || isNoTitle({ ...role, title: text, place: '' })));
  return [...whole.map(({ text }) => text), ...role.lines];
}

function headOf(role: Role, page: Page, taken: Set<number>, others: readonly Role[]): Head | null {
  const isOther = role.kind !== 'job' && role.kind !== 'unpaid';
  const standing = (name: string) =>
    name === '' || (isTold(name) && !isOther) || HEADINGS.has(fold(name)) || isList(name)
      ? []
      : page.linesWith(name).filter((at) => canBeHead(page.lines[at]!) || isOther);
  const [titles, places] = [isNoTitle(role) ? [] : standing(role.title), standing(role.place)];
  const isBetween = (from: number, until: number) =>
    others.some(
      ({ place }) =>
        place !== '' && place !== role.place && page.linesWith(place).some((at) => at > from && at < until),
    );
  const isNear = (title: number, place: number) =>
    Math.abs(title - place) <= LINES_OF_HEAD || (place < title && !isBetween(place, title));
  const isDatedAt = (at: number) => datesNear(role, page, at) > 0;
  const pairs = titles
    .flatMap((title) => places.filter((place) => isNear(title, place)).map((place) => ({ title, place })))
    .sort(
      (one, other) =>
        Number(taken.has(one.title)) - Number(taken.has(other.title)) ||
        Number(isDatedAt(other.title)) - Number(isDatedAt(one.title)) ||
        Math.abs(one.title - one.place) - Math.abs(other.title - other.place),
    );
  const [pair] = pairs;
  const alone = (lines: readonly number[]) =>
    lines.find((at) => !taken.has(at) && isDatedAt(at)) ?? lines.find((at) => !taken.has(at)) ?? lines[0];
  const title = pair?.title ?? alone(titles);
  const place = pair?.place ?? (title === undefined ? alone(places) : undefined);
  const at = title ?? place;
  if (at === undefined) return null;
  if (isOfOtherSection(role, page, at)) return null;
  taken.add(at);
  const isClose = title !== undefined && place !== undefined && Math.abs(title - place) <= LINES_OF_HEAD;
  const [first, last] = isClose ? [Math.min(title, place), Math.max(title, place)] : [at, at];
  const dated = datesNear(role, page, at);
  return {
    first,
    last,
    title: title === undefined ? '' : role.title,
    place: place === undefined ? '' : role.place,
    start: dated > 0 ? role.start : '',
    end: dated > 0 ? role.end : '',
  };
}

/** "Accuracy Checking Technician (ACT), 2021" below "Education": one date, nothing done, and no post. */
function isOfOtherSection({ start, end, lines }: Role, page: Page, at: number): boolean {
  const section = page.lines.slice(0, at + 1).findLast(({ opens }) => opens !== null)?.opens;
  return lines.length === 0 && start === end && section != null && !SECTIONS_OF_WORK.has(section);
}

/** How many of the lines around a head name the year in which the role began, or in which it ended where only that is known. */
function datesNear({ start, end }: Role, page: Page, at: number): number {
  const year = /^\d{4}/.exec(start || end)?.[0];
  if (!year) return 0;
  return page.lines
    .slice(Math.max(0, at - LINES_OF_HEAD), at + LINES_OF_HEAD + 1)
    .filter(({ folded }) => namesYear(folded, year)).length;
}

const namesYear = (folded: string, year: string) =>
  folded.includes(year) || new RegExp(`(?:['/.-]|\\p{L} )${year.slice(2)}(?!\\d)`, 'u').test(folded);

const SECTIONS_OF_WORK: ReadonlySet<SectionKind> = new Set([
  'experience',
  'research',
  'volunteer',
  'activities',
  'projects',
]);

type Owner = number | 'another head' | 'other section';

/** For each line of the page the head or heading that begins there. */
function ownersOf({ lines }: Page, heads: readonly (Head | null)[]): (Owner | null)[] {
  const owners = lines.map(({ opens, isDated, isBullet, text }): Owner | null => {
    if (opens) return SECTIONS_OF_WORK.has(opens) ? 'another head' : 'other section';
    return isDated && !isBullet && !isTold(text) ? 'another head' : null;
  });
  heads.forEach((head, index) => {
    if (!head) return;
    // The dates of a head may stand above or below it.
    const year = /^\d{4}/.exec(head.start || head.end)?.[0] ?? '';
    const isItsDate = (at: number) =>
      owners[at] === 'another head' && year !== '' && namesYear(lines[at]!.folded, year);
    let [first, last] = [head.first, head.last];
    for (let at = last + 1; at <= last + LINES_OF_HEAD && at < lines.length && typeof owners[at] !== 'number'; at += 1)
      if (isItsDate(at)) {
        last = at;
        break;
      }
    if (first > 0 && isItsDate(first - 1) && last === head.last) first -= 1;
    for (let at = first; at <= last; at += 1) owners[at] = index;
  });
  return owners;
}

/** To which head the text on a line belongs. */
function ownerAbove(owners: readonly (Owner | null)[], line: number): Owner {
  for (let at = line; at >= 0; at -= 1) {
    const owner = owners[at];
    if (owner !== null && owner !== undefined) return owner;
  }
  return 'other section';
}

const SMALL_WORDS = /^(?:of|and|for|the|&|in|at|on|de|-|–)$/;

/** "Embeddable Key-Value Store", "Data Entry Clerk": the name of something, and nothing that was done. */
function isNameAlone(line: string): boolean {
  const words = line.replace(/[.\s]+$/, '').split(/\s+/);
  return (
    words.length > 1 && !/[,:;\d]/.test(line) && words.every((word) => SMALL_WORDS.test(word) || /^\p{Lu}/u.test(word))
  );
}

/** "Sandwell & West Birmingham Hospitals NHS Trust": the employer on the line below a head that names a ward. */
const isEmployerAlone = (line: string) => isNameAlone(line) && isNamedAsOrganisation(line);

const MAX_HEAD_WORDS = 30;
const SENTENCE_WORDS = 8;

/** A line that can name a post: no item of a list, no heading, no sentence. */
function canBeHead({ text, isBullet, isDated, opens }: PageLine): boolean {
  if (isDated) return true;
  const isSentence = /[.!?]$/.test(text) && wordCount(text) > SENTENCE_WORDS && !/(?:19|20)\d\d/.test(text);
  return !isBullet && !opens && !isSentence && wordCount(text) <= MAX_HEAD_WORDS;
}

const MAX_TITLE_WORDS = 6;

/** "Open day there raised £5,200 for the garden": the parser takes a line that ends with a date for a title. */
const isNoTitle = ({ title, place }: Role) =>
  wordCount(title) > MAX_TITLE_WORDS && (!namesOccupation(title) || (place === '' && /\d/.test(title)));

const MANY_PARTS = 4;
const isList = (name: string) => name.split(/[,;•|]\s/).length >= MANY_PARTS;
