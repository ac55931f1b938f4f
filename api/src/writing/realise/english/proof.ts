import type { Role } from '../../understand/role.ts';
import type { Said } from '../paragraphs.ts';
import { beyondEnough, ENOUGH, type Evidence, isCurrent, listFor, sentencesFor } from './evidence.ts';
import { type Telling, told } from './telling.ts';

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
  const readable = chosen.filter(({ clause }) => clause !== null);
  const isList = tone === 'Informational' || readable.length < Math.min(2, chosen.length);
  const opened = rolesOfOpening(telling);
  if (isList)
    return chosen.length > 0
      ? listFor(chosen, choose, { withDates: tone === 'Informational', known: told(telling), told: opened, enough })
      : [];
  const quoted = chosen.filter((one) => !readable.includes(one));
  // The best is told first, in whichever way it can be told.
  const isBestQuoted = chosen[0] !== undefined && quoted.includes(chosen[0]);
  // What goes on with the work of the opening comes before other work.
  const isOpened = ({ role }: Evidence) => opened.includes(role);
  const isListFirst = isBestQuoted || (quoted.some(isOpened) && !readable.some(isOpened));
  // Other lists come behind the sentences, which may go on with that work.
  const first = isListFirst && quoted.some(isOpened) ? quoted.filter(isOpened) : isListFirst ? quoted : [];
  const rest = quoted.filter((one) => !first.includes(one));
  const rolesOf = (evidence: readonly Evidence[]) => evidence.map(({ role }) => role);
  const sentences = prose(telling, readable, enough, rolesOf(first));
  if (quoted.length <= 1 && readable.length >= MANY_SENTENCES) return sentences;
  const known = [...told(telling), ...rolesOf(readable)];
  return [
    ...listFor(first, choose, { rank: 2, known, told: opened, enough }),
    ...sentences,
    ...listFor(rest, choose, {
      rank: 2,
      known: [...known, ...rolesOf(first)],
      told: [...opened, ...rolesOf(first), ...rolesOf(readable)],
      enough,
      isFurther: first.length > 0,
    }),
  ];
}
/** Beside them a list of one is left out. */
const MANY_SENTENCES = 4;

/** Of which the opening tells something. */
export const rolesOfOpening = ({ lead }: Telling): Role[] => (lead ? [lead.role] : []);

function prose(telling: Telling, clauses: readonly Evidence[], enough: number, listed: readonly Role[]): Said[] {
  const ordered = [...clauses].sort((one, other) => order(telling, one) - order(telling, other));
  const toldOf = [...rolesOfOpening(telling), ...listed];
  return sentencesFor(ordered, [...told(telling), ...listed], telling.choose, toldOf).map((said, index) => ({
    ...said,
    rank: index < enough ? Math.min(index, 3) : beyondEnough(ordered[index]!),
  }));
}

/** Proofs of one job stand together: that of the opening, then the present one, then the others in the order in which they first come. */
function order({ evidence, lead }: Telling, one: Evidence): number {
  const isPresent = isCurrent(one.role) && one.role.kind === 'job';
  const first = one.role === lead?.role ? -2 : isPresent ? -1 : evidence.findIndex(({ role }) => role === one.role);
  return first * evidence.length + evidence.indexOf(one);
}
