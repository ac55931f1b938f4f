import type { Piece } from '../../layout/pieces.ts';
import { looksLikePlace } from '../../phrases/places.ts';
import type { Entry } from '../group.ts';
import { type Atom, atomsOf, type CellMemory, pieceOf } from './atoms.ts';
import { ENDS_OPEN, type EntryKind, type PartLabel, type PhraseMemory } from './part-features.ts';
import { labelHeads, type PartModel } from './part-labels.ts';

/** What the trained labels find in an entry's head. */
export interface StatedParts {
  what: Piece | null;
  where: Piece | null;
  place: Piece | null;
}

/** What has been found out about a section so far, for all the ways in which it is read. */
export interface SectionMemory {
  cells: CellMemory;
  phrases: PhraseMemory;
}

export const newMemory = (): SectionMemory => ({ cells: new Map(), phrases: new Map() });

/** Sorts out what the heads of a section say by the trained labels of their parts. */
export function statedByLabels(
  kind: EntryKind,
  entries: readonly Entry[],
  model: PartModel,
  memory: SectionMemory,
): StatedParts[] {
  const heads = entries.map(({ stated }) => atomsOf(stated, memory.cells));
  return labelHeads(kind, heads, model, memory.phrases).map(({ labels }, h) => {
    const atoms = heads[h]!;
    const run = (label: string) =>
      pieceOf(atoms.filter((_, i) => labels[i] === label || goesOn(atoms, labels, i, label)));
    const place = atoms.find(({ text, isDate }, i) => labels[i] === 'rest' && !isDate && looksLikePlace(text));
    return { what: run('what'), where: run('where'), place: place ? pieceOf([place]) : null };
  });
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
