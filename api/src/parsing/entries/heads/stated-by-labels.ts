import { EDUCATION_DETAIL } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { labelPhrase } from '../../labelling/phrase-labels.ts';
import type { Line } from '../../layout/line.ts';
import type { Piece } from '../../layout/pieces.ts';
import { looksLikePlace } from '../../phrases/places.ts';
import { institutionScore } from '../../phrases/words.ts';
import type { EntryKind } from '../entry-kind.ts';
import type { Entry } from '../group.ts';
import { type Atom, atomsOf, type CellMemory, pieceOf } from './atoms.ts';
import { ENDS_OPEN, type PartLabel } from './part-features.ts';
import { type HeadMemory, labelHeads, type PartModel } from './part-labels.ts';

/** What the trained labels find in an entry's head. */
export interface StatedParts {
  what: Piece | null;
  where: Piece | null;
  place: Piece | null;
}

/** What has been found out about a section so far, for all the ways in which it is read. */
export interface SectionMemory extends HeadMemory {
  cells: CellMemory;
  lines: Map<Line, number>;
  atoms: Map<string, Atom[]>;
}

export const newMemory = (): SectionMemory => ({
  cells: new Map(),
  phrases: new Map(),
  heads: new Map(),
  lines: new Map(),
  atoms: new Map(),
});

/** The atoms of a head, the same ones for the same lines. */
function knownAtoms(kind: EntryKind, head: readonly Line[], memory: SectionMemory): Atom[] {
  const key = head
    .map((line) => {
      const number = memory.lines.get(line) ?? memory.lines.size;
      memory.lines.set(line, number);
      return number;
    })
    .join(' ');
  const atoms = memory.atoms.get(key) ?? atomsOf(kind, head, memory.cells);
  memory.atoms.set(key, atoms);
  return atoms;
}

/** Sorts out what the heads of a section say by the trained labels of their parts. */
export function statedByLabels(
  kind: EntryKind,
  entries: readonly Entry[],
  model: PartModel,
  memory: SectionMemory,
): StatedParts[] {
  const heads = entries.map(({ stated }) => knownAtoms(kind, stated, memory));
  return labelHeads(kind, heads, model, memory).map(({ labels }, h) => {
    const atoms = heads[h]!;
    const run = (label: string) =>
      pieceOf(
        atoms.filter(
          (_, i) =>
            labels[i] === label ||
            goesOn(atoms, labels, i, label) ||
            (kind === 'schools' && label === 'what' && isSubject(atoms, labels, i)),
        ),
      );
    const place = atoms.find(({ text, isDate }, i) => labels[i] === 'rest' && !isDate && looksLikePlace(text));
    return { what: run('what'), where: run('where'), place: place ? pieceOf([place]) : null };
  });
}

/** "Associate degree, Office Management": what stands behind a degree and says nothing else was studied. */
function isSubject(atoms: readonly Atom[], labels: readonly PartLabel[], index: number): boolean {
  const { text, isDate, join, line, cell } = atoms[index]!;
  return (
    labels[index - 1] === 'what' &&
    labels[index] === 'rest' &&
    !isDate &&
    join === 'comma' &&
    line === atoms[index - 1]!.line &&
    cell === atoms[index - 1]!.cell &&
    atoms[index + 1]?.join !== 'comma' &&
    /^\p{Lu}[\p{L}\s&.'’-]+$/u.test(text) &&
    !looksLikePlace(text) &&
    !EDUCATION_DETAIL.test(fold(text)) &&
    institutionScore(text) === 0 &&
    labelPhrase(text).place < 0.3
  );
}

/** "Associate of" at a line's end goes on in the next. */
function goesOn(atoms: readonly Atom[], labels: readonly PartLabel[], index: number, label: string): boolean {
  const [before, atom] = [atoms[index - 1], atoms[index]!];
  return (
    labels[index - 1] === label &&
    labels[index] === 'rest' &&
    !atom.isDate &&
    atom.join === 'line' &&
    before !== undefined &&
    ENDS_OPEN.test(before.text)
  );
}
