import { fold } from '@vitae/language/fold';
import { dateInWords } from '../../text/date-in-words.ts';
import { upperFirst } from '../../text/words.ts';
import type { Role } from '../../understand/role.ts';
import type { Choose } from '../choice.ts';
import type { Said } from '../paragraphs.ts';
import type { Evidence } from './evidence.ts';
import { asHolder, atPlace, placeOf, titleOf } from './names.ts';
import { IS_INTERNSHIP, isCurrent, OWN_BUSINESS, whereOf } from './where-of-work.ts';

// The work in sentences: "As a Clerk at Elm Ltd, I … In the same role, I …"

/** How a sentence on that work begins, for a reader who has not heard of it. */
export function openings(role: Role, isAnother: boolean, isSamePlace = false): string[] {
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
