import { fold } from '@vitae/language/fold';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { beginsWithDeed } from '../../plan/strength.ts';
import { isWordOfEveryDay, sentencesOf, upperFirst } from '../../text/words.ts';
import type { Role } from '../../understand/role.ts';
import type { Choose } from '../choice.ts';
import { FURTHER, type Said } from '../paragraphs.ts';
import { asItem } from './as-item.ts';
import { toClauseAlone } from './clause.ts';
import { BEST_LINES, beyondEnough, ENOUGH, type Evidence } from './evidence.ts';
import { asHolder, atPlace, placeOf, titleOf } from './names.ts';
import { openings } from './sentences-of-work.ts';
import { datesOf, isCurrent, OWN_BUSINESS, spanOf, whereOf } from './where-of-work.ts';

// The work in lists, each post under a line that says where it was.

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
  // Who seeks the work of a post held before does not begin with another one beside it.
  const isOfOtherWork = (role: Role) =>
    evidence.some((one) => one.role === role && one.isOfSameWork) || role.kind !== 'job' ? 0 : 1;
  const isOtherFirst = evidence[0] !== undefined && evidence[0].isOfSameWork;
  const roles = [...new Set(evidence.map(({ role }) => role))].sort(
    (one, other) =>
      isBehind(one) - isBehind(other) ||
      (isOtherFirst ? isOfOtherWork(one) - isOfOtherWork(other) : 0) ||
      byTime(other) - byTime(one),
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
      if (isOfThing)
        return `${upperFirst(where.replace(/^on /, ''))}${where.endsWith(')') ? '' : whatItIs(role, lines)}:`;
      if (role.asWritten)
        return `${upperFirst(role.asWritten.replace(/,? *\/\/ */g, ', ').replace(/(?<=[)\d])\.$/, ''))}:`;
      if (isAmongWritten)
        return `${upperFirst([titleOf(role), placeAsRead, spanOf(role)].filter(Boolean).join(', '))}:`;
      if (where && dates) return `${upperFirst(where)}${dates}:`;
      return `${headOf(where, { group, count, areDeeds, isClub: isClub(role) }, choose)}:`;
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

/** " (open-source library for inference kernels)": without it nobody knows what was adopted. */
function whatItIs({ lines }: Role, told: readonly Evidence[]): string {
  const isOf = (line: string) =>
    NAMES_A_THING.test(line) && !beginsWithVerb(line) && !/[()]/.test(line) && told.every((one) => one.line !== line);
  const line = withoutStop(lines.find(isOf) ?? '');
  const [first = ''] = line.split(' ');
  const isName = !isWordOfEveryDay(fold(first)) && !/(?:-\p{Ll}+|weight|ed|ing|less|ful|ive|al|able)$/u.test(first);
  return line && ` (${isName ? line : line.charAt(0).toLowerCase() + line.slice(1)})`;
}
const NAMES_A_THING =
  /^(?:an? |the )?(?:[\p{L}\d-]+ ){0,4}(?:app|application|bot|cli|compiler|dashboard|database|engine|extension|framework|game|kit|language|library|model|package|pipeline|platform|plugin|portal|sdk|server|service|site|system|tool|toolkit|website) (?:for|that|to|which|with|of|in|on)\b/iu;

/** "Adopted by three labs": said of the project, and not of who made it. */
const IS_OF_THE_THING =
  /^(?:\p{Lu}\p{Ll}+ed by|(?:Featured|Listed|Published|Accepted|Adopted|Selected|Used) (?:in|at|on|as|for) |\d[\d,.]*[kKM]?\+? (?:\p{L}+ )?(?:stars|users|downloads|installs)) ?/u;

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
    return `${known.includes(role) ? 'as' : IN_ANOTHER_POST} ${asHolder(title)}${datesOf(role)}`;
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
  isClub: boolean;
}

/** "Chess Club, 2012 - 2013" among the activities: nobody worked there. */
const isClub = ({ kind, title, isVolunteer }: Role) => kind === 'unpaid' && title === '' && !isVolunteer;

const IN_ANOTHER_POST = 'in another post as';

function headOf(where: string, { group, count, areDeeds, isClub }: Group, choose: Choose): string {
  if (where.startsWith(IN_ANOTHER_POST)) return upperFirst(where);
  if (isClub && where && group === 0) return `From my time ${where}`;
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

/** What a list of one says as a sentence, where it can be one. */
function aloneAs({ clause, line }: Evidence, role: Role, begin: string): Pick<Said, 'alone'> {
  const said = clause || (role.asWritten ? null : toClauseAlone(line));
  return said && whereOf(role) !== '' ? { alone: `${begin} ${said}.` } : {};
}

/** "£265k p.a." ends in a word that is written with its stop; of several sentences each has its own. */
const withoutStop = (line: string) =>
  sentencesOf(line).length > 1
    ? line.replace(/(?<![.!])[;,\s]*$/, '.')
    : line.replace(/(?<!\b(?:p\.a|p\.m|etc|Inc|Ltd|Co))[.!;,\s]+$/, '');
