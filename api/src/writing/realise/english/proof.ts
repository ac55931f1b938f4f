import type { Role } from '../../understand/role.ts';
import type { Said } from '../paragraphs.ts';
import { BEST_LINES, beyondEnough, ENOUGH, type Evidence } from './evidence.ts';
import { listFor } from './list-of-work.ts';
import { sentencesFor } from './sentences-of-work.ts';
import { type Telling, told } from './telling.ts';
import { isCurrent } from './where-of-work.ts';

/** What proves the fit, in sentences where the lines read as such, else as a list. */
export function proofOf(telling: Telling, count: number): { proof: Said[]; told: Role[] } {
  const rest = telling.evidence.filter((one) => one !== telling.lead);
  const chosen = spread(rest, count);
  return {
    proof: proofFrom(telling, chosen),
    told: [...told(telling), ...chosen.slice(0, ENOUGH).map(({ role }) => role)],
  };
}

/** The best, but each new requirement before a second proof of one. */
export function spread(evidence: readonly Evidence[], count: number): Evidence[] {
  const chosen: Evidence[] = [];
  const shown = new Set<string>();
  for (const one of evidence) {
    if (chosen.length === count) break;
    if (one.shows.length > 0 && one.shows.every((name) => shown.has(name)) && chosen.length >= 2) continue;
    for (const name of one.shows) shown.add(name);
    chosen.push(one);
  }
  for (const one of evidence) if (chosen.length < count && !chosen.includes(one)) chosen.push(one);
  return chosen;
}

/** Those beyond what is `enough` are told where the letter would be short without them. */
export function proofFrom(telling: Telling, chosen: readonly Evidence[], enough = ENOUGH): Said[] {
  const { tone, choose } = telling;
  const opened = rolesOfOpening(telling);
  if (tone === 'Informational' || chosen.filter(isSentence).length < Math.min(2, chosen.length))
    return chosen.length > 0
      ? listFor(chosen, choose, { withDates: tone === 'Informational', known: told(telling), told: opened, enough })
      : [];
  const { readable, quoted } = inOneWay(chosen);
  // The best is told first, in whichever way it can be told.
  const isBestQuoted = chosen[0] !== undefined && quoted.includes(chosen[0]);
  // What goes on with the work of the opening comes before other work.
  const isOpened = ({ role }: Evidence) => opened.includes(role);
  const isListFirst = isBestQuoted || (quoted.some(isOpened) && !readable.some(isOpened));
  // Other lists come behind the sentences, which may go on with that work.
  const first = isListFirst && quoted.some(isOpened) ? quoted.filter(isOpened) : isListFirst ? quoted : [];
  const rest = quoted.filter((one) => !first.includes(one));
  const rolesOf = (evidence: readonly Evidence[]) => evidence.map(({ role }) => role);
  const sentences = prose(telling, readable, { among: chosen, enough, listed: rolesOf(first) });
  if (quoted.length <= 1 && readable.length >= MANY_SENTENCES) return sentences;
  const known = [...told(telling), ...rolesOf(readable)];
  return [
    ...listFor(first, choose, { known, told: opened, enough, among: chosen }),
    ...sentences,
    ...listFor(rest, choose, {
      known: [...known, ...rolesOf(first)],
      told: [...opened, ...rolesOf(first), ...rolesOf(readable)],
      enough,
      among: chosen,
      isFurther: first.length > 0,
    }),
  ];
}
/** Beside them a list of one is left out. */
const MANY_SENTENCES = 4;

const isSentence = ({ clause }: Evidence) => clause !== null;

/** What is told of one post stands together: in sentences where all of it can, else in a list. */
export function inOneWay(evidence: readonly Evidence[]): Record<'readable' | 'quoted', Evidence[]> {
  const linesOf = (role: Role) => evidence.filter((one) => one.role === role);
  // Of a post that has much to say in sentences, a lesser line that is none is left out.
  const isLeftOut = (one: Evidence) => {
    const lines = linesOf(one.role);
    return !isSentence(one) && lines.indexOf(one) >= BEST_LINES && lines.filter(isSentence).length === lines.length - 1;
  };
  const told = evidence.filter((one) => !isLeftOut(one));
  const isQuoted = ({ role }: Evidence) => told.some((other) => other.role === role && !isSentence(other));
  return { readable: told.filter((one) => !isQuoted(one)), quoted: told.filter(isQuoted) };
}

/** Of which the opening tells something. */
export const rolesOfOpening = ({ lead }: Telling): Role[] => (lead ? [lead.role] : []);

interface Among {
  /** All that is told, the best first. */
  among: readonly Evidence[];
  enough: number;
  /** Of which a list above tells. */
  listed: readonly Role[];
}

function prose(telling: Telling, readable: readonly Evidence[], { among, enough, listed }: Among): Said[] {
  const ordered = [...readable].sort((one, other) => order(telling, one) - order(telling, other));
  const toldOf = [...rolesOfOpening(telling), ...listed];
  const rankOf = (one: Evidence) =>
    among.indexOf(one) < enough ? Math.min(among.indexOf(one), MOST_RANKS) : beyondEnough(one);
  // The first sentence on a post names it, and no other of that post stands without it.
  const isFirst = ({ role }: Evidence, index: number) => ordered[index - 1]?.role !== role;
  const bestOf = (role: Role) => Math.min(...ordered.filter((one) => one.role === role).map(rankOf));
  return sentencesFor(ordered, [...told(telling), ...listed], telling.choose, toldOf).map((said, index) => ({
    ...said,
    rank: isFirst(ordered[index]!, index) ? bestOf(ordered[index]!.role) : rankOf(ordered[index]!),
  }));
}
const MOST_RANKS = 3;

/** Proofs of one job stand together: that of the opening, then the present one, then the others in the order in which they first come. */
function order({ evidence, lead }: Telling, one: Evidence): number {
  const isPresent = isCurrent(one.role) && one.role.kind === 'job';
  const first = one.role === lead?.role ? -2 : isPresent ? -1 : evidence.findIndex(({ role }) => role === one.role);
  return first * evidence.length + evidence.indexOf(one);
}
