import { fold } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import type { Plan } from '../../plan/plan.ts';
import type { Proof } from '../../plan/proofs.ts';
import { beginsWithDeed, saysLittle } from '../../plan/strength.ts';
import { dateInWords } from '../../text/date-in-words.ts';
import { tellingTerms } from '../../text/terms.ts';
import {
  asItBegins,
  BEGINS_WITH_UNIT,
  isWordOfEveryDay,
  sentencesOf,
  upperFirst,
  wordCount,
} from '../../text/words.ts';
import { isNamedAsOrganisation } from '../../understand/company.ts';
import { isPlace } from '../../understand/places.ts';
import type { Role } from '../../understand/role.ts';
import type { Choose } from '../choice.ts';
import { FILLER, FURTHER, type Said } from '../paragraphs.ts';
import { toClause, toClauseAlone } from './clause.ts';
import { canStand } from './item.ts';
import { asHolder, atPlace, placeOf, titleOf } from './names.ts';

/** A proof whose line can be quoted. */
export interface Evidence extends Proof {
  /** What follows "I", where the line certainly reads as that. */
  clause: string | null;
}

export const isCurrent = (role: Role) => role.end === 'present';

/** The best of them; a letter tells of less than ten. */
const MOST_PROOFS = 150;

export function evidenceOf(plan: Plan): Evidence[] {
  const told: Words[] = [];
  // Beside jobs that the letter names, a sentence on one that it cannot name would be taken to be of those.
  const isAllAsWritten = plan.proofs.every(({ role }) => Boolean(role.asWritten));
  const evidence = plan.proofs.slice(0, MOST_PROOFS).flatMap((proof) => {
    const { line, role } = proof;
    const words = { terms: new Set(tellingTerms(line)), figures: (line.match(FIGURES) ?? []).join(' ') };
    // A description of nobody knows what tells nothing: "Open source, 2200+ stars".
    const canBeTold =
      canStand(line) &&
      (whereOf(role) !== '' || Boolean(role.asWritten) || (beginsWithDeed(line) && !LACKS_SUBJECT.test(line)));
    const isInHead = line.length >= START_OF_LINE && role.asWritten?.startsWith(line.slice(0, START_OF_LINE)) === true;
    // What was done beside work is nobody's work.
    const isBesideWork = role.kind === 'unpaid' && whereOf(role) === '' && !role.asWritten;
    if (!canBeTold || isInHead || isBesideWork || told.some((other) => isSaidAgain(words, other))) return [];
    told.push(words);
    return [
      {
        ...proof,
        clause:
          isNamed(role) && (!role.asWritten || (isCurrent(role) && isAllAsWritten))
            ? toClause(withoutHouse(line, role), isCurrent(role))
            : null,
      },
    ];
  });
  const deeds = evidence.filter(({ line }) => beginsWithDeed(line) && !saysLittle(line));
  const isNamedInAdvert = namesOfAdvert(plan.job.text);
  // Beside so much that was done, what something is for is left out, unless a figure or what is asked for is in it.
  return deeds.length < ENOUGH_DEEDS
    ? evidence
    : evidence.filter(
        (one) =>
          deeds.includes(one) ||
          (!saysLittle(one.line) &&
            wordCount(one.line) >= MIN_WORDS_OF_DESCRIPTION &&
            (one.shows.length > 0 ||
              (one.role.kind === 'job' && (/\d/.test(one.line) || one.isLikeAsked || isNamedInAdvert(one.line))))),
      );
}

/** Whether a line names things that an advert names so, by their capitals: "iTero scanning, Dexis radiographs". */
function namesOfAdvert(advert: string): (line: string) => boolean {
  const named = new Set(advert.match(NAMES_OF_THINGS));
  return (line) => {
    const own = line.split(' ').filter((word, at) => at > 0 || HAS_CAPITAL_WITHIN.test(word));
    const shared = new Set(
      own
        .join(' ')
        .match(NAMES_OF_THINGS)
        ?.filter((name) => named.has(name)),
    );
    return shared.size >= LEAST_NAMES_OF_ADVERT;
  };
}
const NAMES_OF_THINGS = /(?<![\p{L}\d])\p{L}*\p{Lu}[\p{L}\d+#]{2,}(?![\p{L}\d])/gu;
const HAS_CAPITAL_WITHIN = /\p{L}\p{Lu}/u;
const LEAST_NAMES_OF_ADVERT = 2;

/** "Repaired pumps for Elm Works", behind "At Elm Works, I". */
function withoutHouse(line: string, role: Role): string {
  const place = placeOf(role);
  return place === '' ? line : line.replace(new RegExp(` (?:for|at) ${escapePattern(place)}[.\\s]*$`, 'u'), '');
}

/** Characters by which a line is the same. */
const START_OF_LINE = 20;
const ENOUGH_DEEDS = 2;
/** "Team of 5", "6 man crew" */
const MIN_WORDS_OF_DESCRIPTION = 6;
/** "Adopted by six start-ups": what was, nobody can tell. */
const LACKS_SUBJECT = /^\p{L}+(?:ed|en|wn) (?:by|as|for)\b/iu;

const SAME_SHARE = 0.7;
const MIN_TERMS = 2;

interface Words {
  terms: ReadonlySet<string>;
  figures: string;
}

/** Two lines of nearly the same words: one may stand in two jobs of a resume, or in two versions; of two years each has its own figures. */
function isSaidAgain(one: Words, other: Words): boolean {
  if (one.figures !== '' && other.figures !== '' && one.figures !== other.figures) return false;
  const least = Math.min(one.terms.size, other.terms.size);
  const shared = [...one.terms].filter((term) => other.terms.has(term)).length;
  return least >= MIN_TERMS && shared / least > SAME_SHARE;
}
const FIGURES = /\d[\d.,]*/g;

/** Whether a sentence can say where it was. */
const isNamed = (role: Role) => titleOf(role) !== '' || placeOf(role) !== '' || Boolean(role.asWritten);

/** "as a Staff Nurse at St Bartram's", "on the project Shift Swap"; empty where neither title nor place is sure. */
export function whereOf(role: Role): string {
  const title = titleOf(role);
  const place = placeOf(role);
  const tools = role.tools && !/[:;]| ,|\w\(/.test(role.tools) ? ` (${role.tools})` : '';
  if (role.kind === 'project' && IS_INTERNSHIP.test(place)) return `during my ${place.toLowerCase()}`;
  if (role.kind === 'project' && OF_A_COURSE.test(place)) return atPlace(place);
  if (role.kind === 'project') return place ? `on the project "${place}"${tools}` : '';
  if (role.kind === 'training') return place ? `on the course ${place}` : '';
  if (title && place) {
    // "self-employed piano teacher, Hebden Bridge": where one works for oneself is a town.
    const isTown =
      OWN_BUSINESS.test(title) &&
      // "Founder / Owner, Slow Tide Coffee"
      !(OF_OWN_HOUSE.test(title) && !isPlace(place)) &&
      !isNamedAsOrganisation(place) &&
      !/&|\band\b|\b\p{Lu}{2,}\b|(?:ry|ing|ics|tions?|works|[Dd]esigns?|[Ee]lectric|[Mm]edia|[Ff]ilms|[Ss]tudios?)$/u.test(
        place,
      );
    const at =
      role.kind !== 'job' && !/ of the /.test(title) ? inBody(title, place) : isTown ? `in ${place}` : atPlace(place);
    // One is the owner of a house, and not at it.
    if (OF_OWN_HOUSE.test(title) && at.startsWith('at '))
      return `as ${/^\p{L}+$/u.test(title) ? `the ${title.toLowerCase()}` : asHolder(title)} of ${place}`;
    return `as ${asHolder(title)} ${at}`;
  }
  if (title) return `as ${asHolder(title)}`;
  if (place && role.kind === 'unpaid' && role.isVolunteer) return `as a volunteer with ${place}`;
  return place ? atPlace(place) : '';
}

/** "Sample Bootcamp, Leeds", among the projects that were made there. */
const OF_A_COURSE = /\b(?:boot ?camp|academy|college|university)\b/i;

/** What a list of one says as a sentence, where it can be one. */
function aloneAs({ clause, line }: Evidence, role: Role, begin: string): Pick<Said, 'alone'> {
  const said = clause || (role.asWritten ? null : toClauseAlone(line));
  return said && whereOf(role) !== '' ? { alone: `${begin} ${said}.` } : {};
}

/** "a member of the Elm Society", "a volunteer with Elm Aid" */
export const inBody = (title: string, place: string) => `${OF_A_BODY.test(title) ? 'of' : 'with'} ${place}`;
const OF_A_BODY = /\b(?:member|fellow|president|secretary|treasurer|chair(?:man|woman|person)?|captain|trustee)$/i;

/** Listed among projects, and none. */
const IS_INTERNSHIP = /^(?:\p{L}+ )?(?:internship|placement|traineeship|apprenticeship)$/iu;
const OF_OWN_HOUSE = /\b(?:owner|proprietor|(?:co-)?founder)$/i;
const OWN_BUSINESS = /^(?:self[- ]employed|freelance)\b|\b(?:owner|proprietor|founder|sole trader)\b/i;

/** How a sentence on that work begins, for a reader who has not heard of it. */
function openings(role: Role, isAnother: boolean, isSamePlace = false): string[] {
  const title = titleOf(role);
  const place = placeOf(role);
  const where = whereOf(role);
  if (role.asWritten) return ['In the course of my work, I'];
  if (role.kind === 'project' && IS_INTERNSHIP.test(place)) return [`During my ${place.toLowerCase()}, I`];
  if (role.kind === 'project') return [`For my project "${place}", I`];
  if (role.kind === 'training') return [`During my training (${place}), I`];
  if (role.kind === 'job' && title && !place && isAnother && !OWN_BUSINESS.test(title))
    return [`In another post as ${asHolder(title)}, I`];
  if (!title || !place || role.kind !== 'job') return [`${upperFirst(where)}, I`];
  const since = isCurrent(role) && role.start ? dateInWords(role.start) : '';
  const [from, until] = [role.start, role.end].map(dateInWords);
  // "where I worked", of a house where the writer still is, would say that they have left.
  if (isSamePlace && !isCurrent(role))
    return [`As ${asHolder(title)} there${from && until && from !== until ? ` from ${from} to ${until}` : ''}, I`];
  const worked = since
    ? `have worked as ${asHolder(title)} since ${since}`
    : isCurrent(role)
      ? `work as ${asHolder(title)}`
      : `worked as ${asHolder(title)}${from && until && from !== until ? ` from ${from} to ${until}` : ''}`;
  return [
    `${upperFirst(atPlace(place))}, where I ${worked}, I`,
    `As ${asHolder(title)} ${atPlace(place)}, I`,
    // A post without its years may be the present one.
    `In my ${isCurrent(role) || role.end === '' ? 'work' : 'time'} as ${asHolder(title)} ${atPlace(place)}, I`,
  ];
}

const AGAIN = ['I also', 'In the same role, I', 'In addition, I'];
/** Where no role has been named. */
const AGAIN_THERE = ['I also', 'In addition, I'];

/** A sentence for each, in the order given; `known` are roles that the letter has named, `told` those of which it has told something. */
export function sentencesFor(
  evidence: readonly Evidence[],
  known: readonly Role[],
  choose: Choose,
  told: readonly Role[] = known,
): Pick<Said, 'text' | 'goesOn'>[] {
  const named = new Set(known);
  // "I also …" is not said twice running.
  let again = 0;
  return evidence.map((one, index) => {
    const { role } = one;
    const before = evidence[index - 1]?.role;
    const isThere = !named.has(role) && isPostThere(role, before);
    return { text: sentenceOf(one, index), goesOn: before === role || isThere };
  });

  function sentenceOf({ role, clause }: Evidence, index: number): string {
    const isSame = evidence[index - 1]?.role === role;
    const place = placeOf(role);
    const isNew = !named.has(role);
    const isAsWritten = Boolean(role.asWritten) && [...named].some((other) => other.asWritten && other !== role);
    const isAnother = [...named].some((other) => titleOf(other) === titleOf(role));
    const isSamePlace = isAtPlaceOf(role, evidence[index - 1]?.role);
    named.add(role);
    if (isSame) {
      const ways = titleOf(role) ? AGAIN : AGAIN_THERE;
      const begin = role.kind === 'job' || again % ways.length !== 1 ? ways[again % ways.length] : 'I also';
      again += 1;
      return `${begin} ${clause}.`;
    }
    again = 1;
    if (isAsWritten) return `I also ${clause}.`;
    // Behind other work nobody would know of which it is said.
    if (isNew && role.asWritten && index > 0) return '';
    if (isNew && isNamedIn(clause ?? '', role)) return `In one of my projects, I ${clause}.`;
    if (isNew) return `${choose(`place ${index}`, openings(role, isAnother, isSamePlace))} ${clause}.`;
    if (!told.includes(role) && evidence.findIndex((one) => one.role === role) === index)
      return role.asWritten
        ? `${openings(role, false)[0]} ${clause}.`
        : `${upperFirst(place ? atPlace(place) : whereOf(role))}, I ${clause}.`;
    // Behind work at an employer it would be taken to be of that.
    if (role.kind === 'project' && index > 0 && whereOf(role)) return `${upperFirst(whereOf(role))}, I also ${clause}.`;
    if (role.kind === 'project' && place) return `In the same project, I ${clause}.`;
    if (role.kind === 'project' || role.kind === 'training') return `I also ${clause}.`;
    // Where several posts have been named, without its own it would be taken to be of the last.
    if (!place)
      return titleOf(role) && named.size > 1 ? `As ${asHolder(titleOf(role))}, I also ${clause}.` : `I also ${clause}.`;
    // Of two posts at one place the place says nothing.
    const isOneOfTwo = [...named].some((other) => other !== role && placeOf(other) === place);
    if (isOneOfTwo && titleOf(role) && !role.asWritten)
      return `As ${asHolder(titleOf(role))} ${atPlace(place)}, I ${clause}.`;
    return `${upperFirst(atPlace(place))}, I also ${clause}.`;
  }
}

/** "developed a trading model using deep learning", for the project "Trading Model": its name says no more. */
const isNamedIn = (clause: string, { kind, place }: Role) =>
  kind === 'project' && place.includes(' ') && fold(clause).includes(fold(place));

const isAtPlaceOf = (role: Role, before: Role | undefined) =>
  before !== undefined && placeOf(role) !== '' && placeOf(before) === placeOf(role);
/** Of which a sentence says "As a Clerk there, I …". */
const isPostThere = (role: Role, before: Role | undefined) =>
  isAtPlaceOf(role, before) && role.kind === 'job' && titleOf(role) !== '' && !isCurrent(role);

/** "£265k p.a." ends in a word that is written with its stop; of several sentences each has its own. */
const withoutStop = (line: string) =>
  sentencesOf(line).length > 1
    ? line.replace(/(?<![.!])[;,\s]*$/, '.')
    : line.replace(/(?<!\b(?:p\.a|p\.m|etc|Inc|Ltd|Co))[.!;,\s]+$/, '');

export const asItem = (line: string) =>
  line
    .replace(/ +(?=[,;]|: )/g, '')
    .replace(/,{2,}/g, ',')
    .replace(/(?<=\d)\.,/g, ',')
    // An empty cell of a table.
    .replace(/, [–—-](?=,| \(|$)/g, '')
    .replace(/,(?= \()/g, '')
    .replace(/(?<=(?:19|20)\d\d) - (?=(?:(?:19|20)\d\d|present|now)\b)/g, '–')
    // "1. 5-star hotel"
    .replace(/^\d{1,2}\.\s+(?=\S)/, '')
    // "Paralegal Certificate (approved)        Expected May 2025"
    .replace(
      /(?<=[\p{L})]) (Expected|Anticipated|Completed) (?=\p{Lu}\p{Ll}+ \d{4}|\d{4})/u,
      (_, word: string) => `, ${word.toLowerCase()} `,
    )
    // "Marine First Aid.........2024"
    .replace(/ *\.{4,} */g, ', ')
    // "SITES: …"
    .replace(/^(?=\p{Lu}{5}|(?:\p{Lu}*[AEIOU]){2})\p{Lu}{4,}(?: (?:& )?\p{Lu}{2,}){0,2}(?=: )/u, (label) =>
      label.split(/[ &]+/).every((word) => isWordOfEveryDay(fold(word).replace(/(?<!s)s$/, '')))
        ? label.charAt(0) + label.slice(1).toLowerCase()
        : label,
    )
    // "memoQ" and "iOS" are written so.
    .replace(/^\p{Ll}(?![\p{Ll}-]*\p{Lu})/u, (letter, _, line: string) =>
      BEGINS_WITH_UNIT.test(line) || asItBegins(line) === line ? letter : letter.toUpperCase(),
    )
    // "since june"
    .replace(MONTH_OR_DAY, (name) => name.charAt(0).toUpperCase() + name.slice(1));
const MONTH_OR_DAY =
  /(?<=\b(?:in|since|from|until|till|to|on|by|every|\d{1,2}) )(?:january|february|march(?= \d)|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g;

/** Proofs of a letter that is not short without more. */
export const ENOUGH = 6;

/** Of any letter. */
export const BEST_LINES = 2;

/** How soon a letter that has told enough does without a line. */
export const beyondEnough = ({ shows, isLikeAsked }: Evidence) => (shows.length > 0 || isLikeAsked ? FURTHER : FILLER);

/** The lines as they are written, job by job, each under a line that says where they are from. */
export function listFor(
  evidence: readonly Evidence[],
  choose: Choose,
  {
    withDates = false,
    rank = 0,
    known = [],
    told = known,
    enough = ENOUGH,
    among = evidence,
    isFurther = false,
  }: {
    withDates?: boolean;
    rank?: number;
    /** Roles that the letter has named, and those of which it has told something. */
    known?: readonly Role[];
    told?: readonly Role[];
    enough?: number;
    /** All that is told, the best first. */
    among?: readonly Evidence[];
    /** Another list stands above it. */
    isFurther?: boolean;
  } = {},
): Said[] {
  // What stands above of a post goes on before another is told.
  const isBehind = (role: Role) => (isFurther || told === known || !told.includes(role) ? 1 : 0);
  const roles = [...new Set(evidence.map(({ role }) => role))].sort(
    (one, other) => isBehind(one) - isBehind(other) || byTime(other) - byTime(one),
  );
  // A list of one that answers nothing is worth no head of its own.
  const isLoneAndWeak = (one: Evidence) =>
    among.indexOf(one) >= BEST_LINES &&
    one.shows.length === 0 &&
    !one.isLikeAsked &&
    !one.isOfSameWork &&
    evidence.every((other) => other === one || other.role !== one.role);
  const rankOf = (one: Evidence) =>
    among.indexOf(one) < enough && !isLoneAndWeak(one)
      ? Math.min(FURTHER, rank + Math.min(3, Math.max(0, among.indexOf(one) - 1)))
      : beyondEnough(one);
  return roles.flatMap((role, index) => {
    // In the order of the resume: what one line says, the next may mean.
    const placeIn = ({ line }: Evidence) => role.lines.indexOf(line);
    const lines = evidence.filter((one) => one.role === role).sort((one, other) => placeIn(one) - placeIn(other));
    const where = whereIn(role, roles, known);
    const group = isFurther || (where === '' && known.length > 0) ? index + 1 : index;
    const dates = withDates && !where.endsWith(datesOf(role)) ? datesOf(role) : '';
    const isAmongWritten = roles.some(({ asWritten }) => asWritten) && titleOf(role) !== '' && placeOf(role) !== '';
    const isOfProject = role.kind === 'project' && /^on the project /.test(where);
    const isOfThing = isOfProject && lines.some(({ line }) => IS_OF_THE_THING.test(line));
    const placeAsRead = placeOf(role).replace(/^the /, /^The /.test(role.place) ? 'The ' : '');
    const areDeeds = lines.some(({ line }) => beginsWithVerb(line));
    const headFor = (count: number) => {
      if (isOfThing) return `${upperFirst(where.replace(/^on /, ''))}:`;
      if (role.asWritten)
        return `${upperFirst(role.asWritten.replace(/,? *\/\/ */g, ', ').replace(/(?<=[)\d])\.$/, ''))}:`;
      if (isAmongWritten)
        return `${upperFirst([titleOf(role), placeAsRead, spanOf(role)].filter(Boolean).join(', '))}:`;
      if (where && dates) return `${upperFirst(where)}${dates}:`;
      return `${headOf(where, { group, count, areDeeds }, choose)}:`;
    };
    const isInShort = titleOf(role) !== '' && where === atPlace(placeOf(role));
    return [
      // Of several lines a short letter may keep one.
      {
        text: headFor(lines.length),
        rank: Math.min(...lines.map(rankOf)),
        introducesItems: true,
        ofOne: headFor(1),
        ...(isInShort && {
          inFull: {
            post: titleOf(role),
            place: placeOf(role),
            text: `${upperFirst(`${whereOf(role)}${datesOf(role)}`)}:`,
          },
        }),
      },
      ...lines.map((one) => ({
        text: asItem(withoutStop(one.line)),
        rank: rankOf(one),
        isItem: true,
        of: role,
        ...aloneAs(
          one,
          role,
          beginOf(role, where, dates, index, { isKnown: known.includes(role), isTold: told.includes(role) }),
        ),
      })),
    ];
  });
}

/** "Adopted by three labs": said of the project, and not of who made it. */
const IS_OF_THE_THING = /^(?:\p{Lu}\p{Ll}+ed by|\d[\d,.]*[kKM]?\+? (?:\p{L}+ )?(?:stars|users|downloads|installs)) ?/u;

/** Of a sentence that stands for a list of one. */
function beginOf(
  role: Role,
  where: string,
  dates: string,
  index: number,
  { isKnown, isTold }: { isKnown: boolean; isTold: boolean },
): string {
  const also = isTold ? ' also' : '';
  if (where !== '' && where === atPlace(placeOf(role)) && titleOf(role) !== '')
    return `${upperFirst(where)}${dates === '' ? '' : `, where I ${isCurrent(role) ? 'have ' : ''}worked ${dates.slice(DATES_BEGIN)}`}, I${also}`;
  // The head of a list has the time of the post, and so has the sentence, unless the post goes on and the deed is done.
  const then = isCurrent(role) ? where.replace(/, since [^,]+$/, '') : `${where}${dates}`;
  if (where !== '' && (dates !== '' || isKnown)) return `${upperFirst(then)}, I${also}`;
  const [told = ''] = openings(role, false);
  return index % 2 === 1 && where !== '' && !isCurrent(role) ? `${upperFirst(where)}, I` : told;
}

/** ", " */
const DATES_BEGIN = 2;

/** In short where the letter has named the post, and apart from another of the same title. */
function whereIn(role: Role, roles: readonly Role[], known: readonly Role[]): string {
  const [title, place] = [titleOf(role), placeOf(role)];
  const isSame = (other: Role) =>
    other === role || (titleOf(other) === title && other.start === role.start && other.end === role.end);
  const others = [...roles, ...known].filter((other) => !isSame(other));
  if (role.kind === 'job' && known.includes(role) && place && !others.some((other) => placeOf(other) === place))
    return atPlace(place);
  const isOfSamePost = title !== '' && others.some((other) => titleOf(other) === title && placeOf(other) === place);
  if (isOfSamePost && place !== '' && role.start) return `${whereOf(role)}${datesOf(role)}`;
  // Behind work that is told with its employer, a post without one would be taken to be there.
  const isBehindOthers = roles.indexOf(role) > 0 || known.some((other) => other !== role);
  const isOfSameTitle =
    title !== '' &&
    place === '' &&
    others.some(
      (other) => titleOf(other) === title || (isBehindOthers && role.kind === 'job' && placeOf(other) !== ''),
    );
  // Told before by its title alone, it is that post, and no other.
  const isThatOne = known.includes(role) && !others.some((other) => titleOf(other) === title);
  // Told before by a title that another post has as well, it is known by its time.
  if (isOfSameTitle && !isThatOne && !OWN_BUSINESS.test(title))
    return `${known.includes(role) ? 'as' : 'in another post as'} ${asHolder(title)}${datesOf(role)}`;
  // Of a house in which other posts were held too, a head without the post has no dates.
  const isOnePost = title !== '' || !others.some((other) => placeOf(other) === place);
  return role.kind === 'job' && place !== '' && isOnePost ? `${whereOf(role)}${datesOf(role)}` : whereOf(role);
}

/** Jobs before what was done beside them, the present one first; what has no date stands last, and behind it what has no name. */
const byTime = (role: Role) =>
  whereOf(role) === '' && !role.asWritten
    ? -1
    : (role.kind === 'job' ? 1e7 : 0) +
      // What is done beside a job does not come before it.
      (role.end === 'present' && !role.isPartTime ? 1e6 : 0) +
      Number(role.start.replace('-', '').padEnd(6, '0'));

/** Below work that has been named, what the page says of no post would be taken to be of that. */
const OF_NO_POST = 'Further points from my resume';
const ONE_OF_NO_POST = 'One further point from my resume';

/** "Repaired pumps" and "Manage the shop", but "Installation of pumps", "Repair of cold rooms". */
function beginsWithVerb(line: string): boolean {
  const [first = '', next = ''] = line.split(/[\s,]+/);
  const word = fold(first);
  return (
    BASE_OF_PAST.has(word) ||
    /^\p{L}{3,}ing$/u.test(word) ||
    (BASE_FORMS.has(word) && !/^(?:of|and|for|in)$/.test(next)) ||
    (beginsWithDeed(line) && !/(?:tion|ment|ance|ence|al|ure|sis)$/.test(word) && !/^(?:of|and|for|in)$/.test(next))
  );
}

interface Group {
  group: number;
  count: number;
  /** What was done, rather than what kind of work it was: "Repair of pumps". */
  areDeeds: boolean;
}

function headOf(where: string, { group, count, areDeeds }: Group, choose: Choose): string {
  if (count === 1 && group === 0) return `From my work ${where}`.trim();
  if (group > 0)
    return where
      ? areDeeds || !/^as /.test(where)
        ? upperFirst(where)
        : `My work ${where}`
      : count === 1
        ? ONE_OF_NO_POST
        : OF_NO_POST;
  return where
    ? choose('head', [`Some points from my work ${where}`, `From my work ${where}`, `Examples of my work ${where}`])
    : // What no post is known of may have been learned anywhere.
      choose('bare head', ['Some points from my resume', 'From my resume', 'Points from my resume']);
}

/** "March 2021 – present", as the heads of a page have it. */
function spanOf({ start, end }: Role): string {
  const [from, until] = [dateInWords(start), end === 'present' ? 'present' : dateInWords(end)];
  return from && until && from !== until ? `${from} – ${until}` : from;
}

/** ", since March 2021", ", from September 2018 to February 2021" */
export function datesOf({ start, end }: Role): string {
  if (!start) return '';
  if (end === 'present') return `, since ${dateInWords(start)}`;
  return end && end !== start ? `, from ${dateInWords(start)} to ${dateInWords(end)}` : `, in ${dateInWords(start)}`;
}
