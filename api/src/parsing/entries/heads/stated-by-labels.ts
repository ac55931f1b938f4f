import type { Piece } from '../../layout/pieces.ts';
import { looksLikePlace } from '../../phrases/places.ts';
import type { Entry } from '../group.ts';
import { atomsOf, type CellMemory, pieceOf } from './atoms.ts';
import type { EntryKind, PhraseMemory } from './part-features.ts';
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
    const run = (label: string) => pieceOf(atoms.filter((_, i) => labels[i] === label));
    const place = atoms.find(({ text, isDate }, i) => labels[i] === 'rest' && !isDate && looksLikePlace(text));
    return { what: run('what'), where: run('where'), place: place ? pieceOf([place]) : null };
  });
}
