import type { EntryKind } from '../entries/entry-kind.ts';
import type { Atom } from '../entries/heads/atoms.ts';
import { pieceOf } from '../entries/heads/atoms.ts';
import type { PartLabel } from '../entries/heads/part-features.ts';

/** An entry as somebody says that it is: title and employer, degree and school. */
export interface StatedEntry {
  what: string | null;
  where: string | null;
}

/** The heads of a section with a label for each of their atoms. */
export interface PartExample {
  kind: EntryKind;
  heads: Atom[][];
  labels: PartLabel[][];
}

const LEAST_OVERLAP = 0.6;
const MOST_RUN = 9;

export const squeeze = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '');

/** How much two texts are the same, 0 to 1. */
export function sameness(one: string, other: string): number {
  const [a, b] = [squeeze(one), squeeze(other)];
  if (a === '' || b === '') return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 2 && long.includes(short) ? short.length / long.length : 0;
}

interface Run {
  from: number;
  to: number;
  sameness: number;
}

function findRun(atoms: readonly Atom[], text: string, taken: Run | null): Run | null {
  let best: Run | null = null;
  for (let from = 0; from < atoms.length; from++) {
    for (let to = from; to < Math.min(atoms.length, from + MOST_RUN) && !atoms[to]!.isDate; to++) {
      if (taken && from <= taken.to && to >= taken.from) continue;
      const same = sameness(pieceOf(atoms.slice(from, to + 1))!.text, text);
      if (same >= LEAST_OVERLAP && same > (best?.sameness ?? 0) + 1e-6) best = { from, to, sameness: same };
    }
  }
  return best;
}

/** The labels of a head that states this entry, or null where it does not state what it should. */
export function labelsFor(
  atoms: readonly Atom[],
  { what, where }: StatedEntry,
  mayLackWhere: boolean,
): PartLabel[] | null {
  const ownWhat = what ? findRun(atoms, what, null) : null;
  const ownWhere = where ? findRun(atoms, where, ownWhat) : null;
  if ((what && !ownWhat) || (where && !ownWhere && !mayLackWhere) || (!ownWhat && !ownWhere)) return null;
  const isIn = (run: Run | null, i: number) => run !== null && i >= run.from && i <= run.to;
  return atoms.map((_, i) => (isIn(ownWhat, i) ? 'what' : isIn(ownWhere, i) ? 'where' : 'rest'));
}

/** The heads among these that state entries, each entry once, with their labels. */
export function labelStatedHeads(
  kind: EntryKind,
  heads: readonly (readonly Atom[])[],
  entries: readonly StatedEntry[],
): PartExample {
  const left = new Set(entries);
  const example: PartExample = { kind, heads: [], labels: [] };
  const seen: string[] = [];
  for (const atoms of heads) {
    for (const entry of left) {
      const isAbove = entry.where !== null && seen.some((text) => text.includes(squeeze(entry.where!)));
      const labels = labelsFor(atoms, entry, isAbove);
      if (!labels) continue;
      left.delete(entry);
      example.heads.push([...atoms]);
      example.labels.push(labels);
      break;
    }
    seen.push(squeeze(atoms.map(({ text }) => text).join(' ')));
  }
  return example;
}
