import { fold, foldWords } from '@vitae/language/fold';
import { HEADING_NOUNS, HEADINGS, type SectionKind } from '@vitae/language/headings';
import { SAME_EMPLOYER } from '@vitae/language/jobs';
import { namesOccupation } from '@vitae/language/occupations';
import { jobOfLabel, type NamedJob } from '../../parsing/entries/duties-below.ts';
import { findDates } from '../../parsing/phrases/dates.ts';
import { isLabelOfPresent, opensDuties } from '../../parsing/phrases/labels.ts';
import { isOnlyDates } from '../../parsing/phrases/only-dates.ts';
import { wordCount } from '../text/words.ts';
import { isLastRow } from './jobs-on-page.ts';
import { isDegree, surelyNamed } from './names-of-posts.ts';
import { namesYear, yearsIn } from './names-year.ts';
import { isPlace } from './places.ts';
import { IS_A_PART } from './posts.ts';
import { headingOf, type Page, type PageLine, readPage } from './reading-order.ts';
import type { Role } from './role.ts';
import { isRowWithinPost } from './stations.ts';
import { isDeed, isEmployerAlone, isNameAlone, isNoWork, isOfDegree, isTold } from './told.ts';
import { withoutDates } from './without-dates.ts';

// Fields of a resume come from a reading that errs, so each is held against the page.

/** Lines between the parts of one head. */
const LINES_OF_HEAD = 3;
/** More roles than these are not told of. */
export const MOST_ROLES = 30;

/** An office is named in fewer. */
const LEAST_WORDS_OF_PROSE = 8;

interface Head {
  first: number;
  last: number;
  title: string;
  place: string;
  start: string;
  end: string;
}

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
  const names = told.map(({ kind, title, place, end }) => ({
    title: kind === 'job' ? title : '',
    company: kind === 'job' ? place : '',
    isPresent: kind === 'job' && end === 'present',
  }));
  const owners = ownersOf(page, heads, restsOf(told, page), names);
  const isNamedFor = namesAbove(page);
  const lines = told.map((): string[] => []);
  const loose: string[] = [];
  told.forEach((role, index) => {
    for (const line of linesOf(role, heads[index] ?? null, page)) {
      const found = page.linesWith(line).map((at) => ownerAbove(owners, at));
      // Of what was surely a post the lines are nobody else's.
      const isFalseHead = heads[index] === null && !(role.title && role.place && role.start);
      const named = found.find((one) => typeof one === 'number' && isNamedFor(line, heads[one]?.place ?? ''));
      const owner = found.includes(index)
        ? index
        : named !== undefined
          ? named
          : isFalseHead
            ? found.find((one) => typeof one === 'number')
            : undefined;
      if (owner !== undefined) lines[owner as number]!.push(line);
      else if (found.some((one) => one !== 'other section') && isDeed(line)) loose.push(line);
    }
  });
  let above = '';
  const isBulletAt = (at: number) => page.lines[at]?.isBullet === true;
  const kept = told.flatMap((role, index) => {
    const head = heads[index];
    if (!head) return [];
    const named = surelyNamed({ ...role, title: head.title, place: head.place }, resumeText);
    const { title } = named;
    // "Security Guard, same company"
    const place = SAME_EMPLOYER.has(foldWords(head.place)) ? above : named.place;
    above = place || above;
    const { start, end } = head;
    if (title === '' && role.kind === 'job' && (isOfDegree(place) || isDegree(role.title))) return [];
    // Below an office held in a club stand other offices, each in its line.
    const isOfUnpaid = (line: string) =>
      role.kind !== 'unpaid' ||
      isDeed(line) ||
      wordCount(line) >= LEAST_WORDS_OF_PROSE ||
      page.linesWith(line).some((at) => page.lines[at]!.isBullet && !isBulletAt(head.first));
    const own = [...new Set(lines[index])].filter(isOfUnpaid);
    if (title === '' && place === '') {
      loose.push(...own.filter((line) => isDeed(line) || (role.kind === 'job' && isTold(line))));
      return [];
    }
    if (title === '' && own.length === 0) return [];
    const employer = head.place === '' || IS_A_PART.test(place) ? own.find(isEmployerAlone) : undefined;
    return [
      {
        ...role,
        title,
        place: employer ?? place,
        start,
        end,
        lines: withoutOtherHeads(own, page).filter((line) => !isNameAlone(line) && !isNoWork(line, title)),
      },
    ];
  });
  // Beside jobs that the letter names, what was done in another one would be taken to be of those.
  if (kept.some(({ kind, title, place }) => kind === 'job' && (title || place))) return kept;
  const said = new Set(kept.flatMap(({ lines: own }) => own));
  const rest = [...new Set(loose)].filter((line) => !said.has(line));
  return rest.length > 0 ? [...kept, withoutPost(rest)] : kept;
}

/** "Volunteer, Harbour School, 2021" below the items of a list, and none itself. */
function withoutOtherHeads(own: readonly string[], page: Page): string[] {
  const at = (line: string) => page.linesWith(line).map((index) => page.lines[index]!);
  const areItems = own.some((line) => at(line).some(({ isBullet }) => isBullet));
  return own.filter(
    (line) =>
      !areItems ||
      !at(line).some(
        ({ isBullet, text, folded }) =>
          !isBullet &&
          /^\p{Lu}/u.test(text) &&
          folded.startsWith(fold(line)) &&
          findDates(text).length > 0 &&
          !isDeed(text),
      ),
  );
}

/** What belongs to no post that could be read. */
export const withoutPost = (lines: string[]): Role => ({
  kind: 'job',
  title: '',
  place: '',
  start: '',
  end: '',
  lines,
});

/** What the reading has for lines of the role; of a head that is none, the line that was taken for one as well. */
function linesOf(role: Role, head: Head | null, page: Page): string[] {
  if (head) return role.lines;
  const taken = [role.title, role.place].flatMap((name) => (name ? page.linesWith(name) : []));
  const whole = taken
    .map((at) => page.lines[at]!)
    .filter(({ text }) => !holdsAll(text, [role.title, role.place]))
    .filter(({ text, isDated }) => !isDated && (isTold(text) || isNoTitle({ ...role, title: text, place: '' })));
  return [...whole.map(({ text }) => text), ...role.lines];
}

/** A line with title and employer is the head of some post, whoever's it is. */
const holdsAll = (text: string, names: readonly string[]) => names.every((name) => name !== '' && text.includes(name));

function headOf(role: Role, page: Page, taken: Set<number>, others: readonly Role[]): Head | null {
  const isOther = role.kind !== 'job' && role.kind !== 'unpaid';
  const standing = (name: string) =>
    name === '' || (isTold(name) && !isOther) || HEADINGS.has(fold(name)) || isList(name)
      ? []
      : page.linesWith(name).filter((at) => canBeHead(page.lines[at]!) || isOther || isBulletOfHead(role, page, at));
  const [titles, places] = [isNoTitle(role) ? [] : standing(role.title), standing(role.place)];
  const isBetween = (from: number, until: number) =>
    others.some(
      ({ place }) =>
        place !== '' && place !== role.place && page.linesWith(place).some((at) => at > from && at < until),
    );
  // Below one employer a further post has its title and its dates, and no other line before its work.
  const isOneOfSeveral = (title: number) =>
    [page.lines[title], page.lines[title + 1]].some((line) => line?.isDated) || page.lines[title + 1]?.isBullet;
  // "Deputy Manager 2011 – 2016" above "The Larches Nursing Home": the employer stands below, whoever is named further up.
  const hasEmployerBelow = (title: number) => {
    const below = page.lines.slice(title + 1, title + 1 + LINES_OF_STACK);
    const next = below.find(({ text, isDated }) => !isDated || !namesOccupation(text));
    return (
      next !== undefined &&
      !next.isBullet &&
      !next.opens &&
      IS_A_NAME.test(next.text.split(/[,(|]/)[0]!.trim()) &&
      fold(next.text) !== fold(role.place)
    );
  };
  // Where each employer stands right below its post, the line below a further post names another, whatever it is like.
  const standsBelowAnother = (title: number, place: number) => {
    const [post, below] = [page.lines[place - 1], page.lines[title + 1]];
    return (
      post?.isDated === true &&
      !post.isBullet &&
      place - 1 !== title &&
      namesOccupation(post.text) &&
      below !== undefined &&
      !below.isBullet &&
      !below.isDated &&
      !below.opens
    );
  };
  const year = yearOf(role);
  // "Dock Worker", "May 2008 - April 2009" and "Sample Freight", one below the other.
  const isItsDate = ({ text, folded }: PageLine) => year !== '' && namesYear(folded, year) && isOnlyDates(text);
  const isNear = (title: number, place: number) => {
    const between = page.lines.slice(Math.min(title, place) + 1, Math.max(title, place));
    const isOfOneHead =
      Math.abs(title - place) <= LINES_OF_HEAD &&
      !between.some((line) => line.isBullet || line.opens !== null || (line.isDated && !isItsDate(line)));
    return (
      isOfOneHead ||
      (place < title &&
        isOneOfSeveral(title) &&
        !isBetween(place, title) &&
        !hasEmployerBelow(title) &&
        !standsBelowAnother(title, place))
    );
  };
  const isDatedAt = (at: number) =>
    year === ''
      ? 0
      : page.lines[at]!.isDated && namesYear(page.lines[at]!.folded, year)
        ? 2
        : Math.min(1, datesNear(role, page, at));
  // Posts may stand twice: in an overview, and above what was done.
  const work = Math.min(
    ...role.lines
      .filter((line) => !line.split(', ').every(isPlace))
      .flatMap((line) => page.linesWith(line).slice(0, 1)),
  );
  const above = Math.max(...titles.filter((title) => title < work));
  const isAboveWork = (title: number) => Number(title === above);
  const pairs = titles
    .flatMap((title) => places.filter((place) => isNear(title, place)).map((place) => ({ title, place })))
    .sort(
      (one, other) =>
        Number(taken.has(one.title)) - Number(taken.has(other.title)) ||
        isAboveWork(other.title) - isAboveWork(one.title) ||
        isDatedAt(other.title) - isDatedAt(one.title) ||
        Math.abs(one.title - one.place) - Math.abs(other.title - other.place),
    );
  const [pair] = pairs;
  const alone = (lines: readonly number[]) =>
    [...lines].sort(
      (one, other) =>
        Number(taken.has(one)) - Number(taken.has(other)) ||
        isDatedAt(other) - isDatedAt(one) ||
        isAboveWork(other) - isAboveWork(one),
    )[0];
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

/**
 * "Accuracy Checking Technician (ACT), 2021" below "Education": one date, nothing done, and no post. "Retired Sergeant,
 * 18 years of service (2005 to 2023)." in a profile: work that is told of elsewhere.
 */
function isOfOtherSection({ start, end, lines }: Role, page: Page, at: number): boolean {
  const section = headingOf(page, at)?.opens;
  return (
    section === 'summary' || (lines.length === 0 && start === end && section != null && !SECTIONS_OF_WORK.has(section))
  );
}

/** How many of the lines around a head name the year in which the role began, or in which it ended where only that is known. */
function datesNear(role: Role, page: Page, at: number): number {
  const year = yearOf(role);
  if (!year) return 0;
  return page.lines
    .slice(Math.max(0, at - LINES_OF_HEAD), at + LINES_OF_HEAD + 1)
    .filter(({ folded }) => namesYear(folded, year)).length;
}

const yearOf = ({ start, end }: Pick<Role, 'start' | 'end'>) => /^\d{4}/.exec(start || end)?.[0] ?? '';

const SECTIONS_OF_WORK: ReadonlySet<SectionKind> = new Set([
  'experience',
  'research',
  'volunteer',
  'activities',
  'projects',
]);

/** "The Larches Nursing Home" */
const IS_A_NAME = /^\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|of|the|and|for|&)){1,7}$/u;
/** Posts of one employer, one below the other, above its name. */
const LINES_OF_STACK = 4;

/** "2022 (Jan - April)" above a post. */
const IS_YEAR_WITH_MONTHS = /^(?:19|20)\d\d \(\p{L}{3,9}\.? ?[-–—] ?\p{L}{3,9}\.?\)$/iu;

/** The heads of an overview stand above what is told of them. */
const LINES_OF_OVERVIEW = 12;

type Owner = number | 'another head' | 'other section';

/** Sections whose name with a colon may be a label within a job. */
const TELLS_OF_JOB: ReadonlySet<SectionKind> = new Set(['projects', 'awards', 'activities']);

/** Lines of the page that end what began above them: "Methods", below "Teach Year 12 Mathematical", is no heading. */
function restsOf(roles: readonly Role[], page: Page): Set<number> {
  const rests = new Set<number>();
  for (const line of roles.flatMap((role) => role.lines))
    for (const begin of page.linesWith(line)) {
      let rest = fold(line).replace(/\s+/g, ' ').trim();
      for (let at = begin; at < page.lines.length; at += 1) {
        const { folded } = page.lines[at]!;
        if (!rest.startsWith(folded)) break;
        if (at > begin) rests.add(at);
        rest = rest.slice(folded.length).trim();
        if (rest === '') break;
      }
    }
  return rests;
}

/** "Year 8 coordinator since 2023: rewrote the scope and sequence" */
const TELLS_BEHIND_COLON = /:\s\p{Ll}/u;

const MAX_POST_WORDS = 8;
/** Characters: a line that had no room for more. */
const FULL_LINE = 60;

/** "Fall 2015: Research Assistant" */
function isPostBehindDate(text: string): boolean {
  if (wordCount(text) > MAX_POST_WORDS) return false;
  const [date] = findDates(text);
  const rest = date && date.index === 0 ? text.slice(date.length) : '';
  return /^\s?[:–—-]\s+\p{Lu}/u.test(rest) && namesOccupation(rest);
}

/** Of a post and its employer, with a remark. */
const MOST_WORDS_OF_DATED_POST = 16;
const isPostOfOneYear = (text: string) =>
  yearsIn(text).length === 1 &&
  wordCount(text) <= MOST_WORDS_OF_DATED_POST &&
  namesOccupation(withoutDates(text, ' ').split(/[,|(]/)[0]!.trim()) &&
  !isTold(text);

/** For each line of the page the head or heading that begins there. */
function ownersOf(
  page: Page,
  heads: readonly (Head | null)[],
  rests: ReadonlySet<number>,
  names: readonly NamedJob[],
): (Owner | null)[] {
  const { lines } = page;
  const isBelowHead = (at: number) =>
    lines[at - 1]?.isDated === true || heads.some((head) => head !== null && head.last === at - 1);
  const isHead = (at: number) => heads.some((head) => head !== null && head.first <= at && at <= head.last);
  /** "Job responsibilities" right below two jobs of which nothing has been told. */
  const isBelowOverview = (at: number) => {
    const above = heads.filter((head) => head !== null && head.last < at && head.last >= at - LINES_OF_OVERVIEW);
    return (
      above.length > 1 &&
      isHead(at - 1) &&
      lines.slice(above[0]!.first, at).every((_, from) => isHead(above[0]!.first + from))
    );
  };
  const owners = lines.map(({ opens, isDated, isBullet, text, cells }, at): Owner | null => {
    if (rests.has(at) || isRowWithinPost(page, at)) return null;
    const named = isBullet ? -1 : jobOfLabel(text, names);
    if (named >= 0) return named;
    // Below several heads, and nobody says of which.
    const isOfAll = opensDuties(text) && (isBelowOverview(at) || isLastRow(lines, at - 1));
    if (!isBullet && (isLabelOfPresent(text) || isOfAll)) return 'another head';
    // "Projects:", "Accomplishments:" right below the head of a job announce what was done in it.
    if (opens && TELLS_OF_JOB.has(opens) && text.endsWith(':') && isBelowHead(at)) return null;
    if (opens) return SECTIONS_OF_WORK.has(opens) ? 'another head' : 'other section';
    if (isPostBehindDate(text) || (!isBullet && OWN_WORK.test(text) && !isBelowHead(at))) return 'another head';
    // "tfplan (open source)" between the lines of two projects
    const [above, below] = [lines[at - 1], lines[at + 1]];
    const isBetweenItems = above?.isBullet && below?.isBullet && !isBullet;
    const isBetweenLists = isBetweenItems && wordCount(text) <= MAX_POST_WORDS;
    // "Winter 2020 Junior Developer (Internship), Elm Labs": a post of one year.
    if (isBetweenItems && isPostOfOneYear(text)) return 'another head';
    const endsThere = above !== undefined && (/[.!?)]$/.test(above.text) || above.text.length < FULL_LINE);
    if (isBetweenLists && endsThere && !isHead(at) && headingOf(page, at)?.opens === 'projects') return 'another head';
    // "✔ Industrial Attachment, Sample Pharma" above "November 2022"
    const isAboveDates = lines[at + 1] !== undefined && isOnlyDates(lines[at + 1]!.text);
    if (isBullet && isAboveDates && wordCount(text) <= MAX_POST_WORDS && !isDeed(text)) return 'another head';
    if (!isBullet && IS_YEAR_WITH_MONTHS.test(text)) return 'another head';
    if (!isBullet && isHeadingInCapitals(text)) return 'other section';
    // "MACHINE KNOWN: Erba EM 360" below the items of a job
    if (!isBullet && above?.isBullet && LABEL_IN_CAPITALS.test(text) && !opensDuties(text)) return 'other section';
    // "2007 ⇥ Sample Commerce ⇥ Cambridge, MA", of a post within one year
    if (!isBullet && cells.length > 1 && /^(?:19|20)\d\d$/.test(cells[0]!)) return 'another head';
    return isDated && !isBullet && !isTold(text) && !TELLS_BEHIND_COLON.test(text) ? 'another head' : null;
  });
  // "Roles and Responsibilities (Webtantra)"
  for (const [at, { text }] of lines.entries()) {
    const name = employerOfDuties(text);
    const index = name === '' ? -1 : heads.findIndex((head) => head !== null && fold(head.place).includes(name));
    if (name !== '' && !OF_ANY_POST.test(name)) owners[at] = index >= 0 ? index : 'another head';
    else if (isNameOfHouse(lines[at]!)) {
      const name = `${foldWords(text)} `;
      const house = heads.findIndex((head) => head !== null && `${foldWords(head.place)} `.startsWith(name));
      if (house >= 0) owners[at] = house;
    }
  }
  heads.forEach((head, index) => {
    if (!head) return;
    // The dates of a head may stand above or below it.
    const year = yearOf(head);
    const isItsDate = (at: number) =>
      owners[at] === 'another head' && year !== '' && namesYear(lines[at]!.folded, year);
    let [first, last] = [head.first, head.last];
    for (let at = last + 1; at <= last + LINES_OF_HEAD && at < lines.length && typeof owners[at] !== 'number'; at += 1)
      // Below items another post begins.
      if (lines[at]!.isBullet) break;
      else if (isItsDate(at)) {
        last = at;
        break;
      }
    if (first > 0 && isItsDate(first - 1) && last === head.last) first -= 1;
    for (let at = first; at <= last; at += 1) owners[at] = index;
  });
  for (const at of namesOfOtherHeads(lines, owners, heads)) owners[at] = 'another head';
  return owners;
}

/** "Diesel Fitter" and "Elm Haulage, Leeds" above dates of no role read, where the heads of the others stand so. */
function namesOfOtherHeads(
  lines: readonly PageLine[],
  owners: readonly (Owner | null)[],
  heads: readonly (Head | null)[],
): number[] {
  const heights = heads.flatMap((head) => {
    const dates =
      head === null ? undefined : [head.last, head.last + 1].find((at) => lines[at] && isOnlyDates(lines[at]!.text));
    return head === null || dates === undefined ? [] : [dates - head.first];
  });
  const height = Math.min(...heights);
  if (heights.length === 0 || height < 1) return [];
  return lines.flatMap(({ text, isBullet }, at) => {
    if (owners[at] !== 'another head' || isBullet || !isOnlyDates(text)) return [];
    const above = Array.from({ length: height }, (_, more) => at - 1 - more);
    const areNames = above.every(
      (up) => lines[up] !== undefined && owners[up] === null && canBeHead(lines[up]!) && !isTold(lines[up]!.text),
    );
    return areNames ? above : [];
  });
}

/** "INSTRUCTIONAL DESIGN TRAINING & PROJECTS": by its last word, though no list has it. */
const isHeadingInCapitals = (text: string) =>
  text === text.toUpperCase() &&
  wordCount(text) > 1 &&
  !/\d/.test(text) &&
  HEADING_NOUNS.has(foldWords(text.split(/\s+/).at(-1)!)) &&
  HEADING_NOUNS.get(foldWords(text.split(/\s+/).at(-1)!)) !== 'experience';

const LABEL_IN_CAPITALS = /^\p{Lu}{3,}(?: \p{Lu}{2,}){0,3} ?:/u;

/** "Freelance / Upwork since 2019" */
const OWN_WORK = /^(?:freelanc\p{L}*|self[- ]employed|own business)(?: (?!and |in )\S+){0,6}$/iu;
const OF_ANY_POST = /\b(?:present|current|all|both|each|above|last|previous|job|post|company)\b/;
const DUTIES_AT =
  /^(?:(?:key|main|my) )?(?:job )?(?:roles?|duties|responsib\p{L}{2,8}|achie?v\p{L}*ments?|scope|profile|descriptions?)(?: (?:and|&) (?:roles?|duties|responsib\p{L}{2,8}|achievements))?\s*(?:at|with|[(:–-])\s*([^():]{3,40}?)\s*\)?:?$/iu;

/** "NAJMAT" above what was done for "Najmat Gulf Contracting" */
const MOST_WORDS_OF_HOUSE = 6;
const isNameOfHouse = ({ text, isBullet, isDated, opens }: PageLine) =>
  !isBullet &&
  !isDated &&
  !opens &&
  text.length > 3 &&
  wordCount(text) <= MOST_WORDS_OF_HOUSE &&
  /^\p{Lu}[\p{L} &'’.-]+:?$/u.test(text);

/** Folded; empty where a line opens no duties, or those of nobody named. */
const employerOfDuties = (text: string) => fold(DUTIES_AT.exec(text)?.[1] ?? '');

/** Tells whether a line that names the employer opens the lines that hold this one. */
function namesAbove({ lines, linesWith }: Page): (line: string, place: string) => boolean {
  let last = '';
  const names = lines.map(({ text }) => {
    const before = last;
    if (DUTIES_AT.test(text)) last = employerOfDuties(text);
    return before;
  });
  return (line, place) => {
    const name = names[linesWith(line)[0] ?? 0] ?? '';
    return name !== '' && fold(place).includes(name);
  };
}

/** To which head the text on a line belongs. */
function ownerAbove(owners: readonly (Owner | null)[], line: number): Owner {
  for (let at = line; at >= 0; at -= 1) {
    const owner = owners[at];
    if (owner !== null && owner !== undefined) return owner;
  }
  return 'other section';
}

const MAX_HEAD_WORDS = 30;
const SENTENCE_WORDS = 8;

/** A line that can name a post: no item of a list, no heading, no sentence. */
function canBeHead({ text, isBullet, isDated, opens }: PageLine): boolean {
  if (isDated || isPostBehindDate(text)) return true;
  const isSentence = /[.!?]$/.test(text) && wordCount(text) > SENTENCE_WORDS && !/(?:19|20)\d\d/.test(text);
  return !isBullet && !opens && !isSentence && wordCount(text) <= MAX_HEAD_WORDS;
}

/**
 * "• Staff Engineer, Globex Systems" below or above a line of dates, "• Staff Engineer" below that of its employer: a
 * bullet that holds a head and nothing else.
 */
function isBulletOfHead({ title, place }: Role, { lines }: Page, at: number): boolean {
  const isBelowEmployer = lines
    .slice(Math.max(0, at - LINES_ABOVE_TITLE), at)
    .some(({ text, isDated, isBullet }) => isDated && !isBullet && place !== '' && text.includes(place));
  // "• Elm State University" below "• May 2023 – Present: Instructor"
  const above = lines[at - 1];
  const isBelowTitle = above?.isBullet === true && above.isDated && title !== '' && above.text.includes(title);
  if (isBelowTitle && place !== '' && foldWords(lines[at]!.text) === foldWords(place)) return true;
  if (isBelowEmployer && title !== '' && foldWords(lines[at]!.text) === foldWords(title)) return true;
  if (isBulletAboveDates(title, lines, at)) return true;
  return (
    title !== '' &&
    place !== '' &&
    (foldWords(lines[at]!.text) === foldWords(`${title} ${place}`) || holdsAll(lines[at]!.text, [title, place])) &&
    wordCount(lines[at]!.text) <= MAX_HEAD_WORDS / 2 &&
    [lines[at - 1], lines[at + 1]].some((line) => line !== undefined && isOnlyDates(line.text))
  );
}

/** "* Generator technician" above "Elm Cement Works" and its dates, none of them an item. */
function isBulletAboveDates(title: string, lines: readonly PageLine[], at: number): boolean {
  const { text } = lines[at]!;
  const below = lines.slice(at + 1, at + LINES_OF_HEAD);
  return (
    title !== '' &&
    foldWords(text).startsWith(foldWords(title)) &&
    wordCount(text) <= wordCount(title) + 2 &&
    below.every(({ isBullet }) => !isBullet) &&
    below.some((line) => isOnlyDates(line.text))
  );
}

/** The employer with its dates, and how long that was. */
const LINES_ABOVE_TITLE = 2;
const MAX_TITLE_WORDS = 6;

/** "Open day there raised £5,200 for the garden": the parser takes a line that ends with a date for a title. */
const isNoTitle = ({ title, place }: Role) =>
  wordCount(title) > MAX_TITLE_WORDS && (!namesOccupation(title) || (place === '' && /\d/.test(title)));

const MANY_PARTS = 4;
const isList = (name: string) => name.split(/[,;•|]\s/).length >= MANY_PARTS;
