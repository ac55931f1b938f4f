import type { Line } from '../layout/line.ts';
import type { Piece } from '../layout/pieces.ts';
import { splitTrailingPlace } from '../phrases/places.ts';
import { type Entry, groupEntries } from './group.ts';
import { assignRoles } from './line-roles.ts';
import { GUESSED, newDraft, type SchoolDraft, spareOf, withLevel } from './school-draft.ts';
import { partPiece } from './school-parts.ts';

/** Reads entry by entry, as dates and looks part them: for schools and degrees that their words do not give away. */
export function readSchoolsByShape(lines: readonly Line[]): SchoolDraft[] {
  const drafts = groupEntries(assignRoles(lines)).map(toDraft);
  const degreeFirst = drafts.filter(
    (draft) => draft.degree && draft.institution && isBefore(draft.degree, draft.institution),
  );
  const whole = drafts.filter((draft) => draft.degree && draft.institution);
  const isDegreeFirst = degreeFirst.length * 2 > whole.length;
  return drafts
    .map((draft) => complete(draft, isDegreeFirst))
    .filter((draft) => draft.degree || draft.institution)
    .map(withLevel);
}

function toDraft(entry: Entry): SchoolDraft {
  const draft = newDraft();
  for (const { kind, piece, isLevel } of entry.pieces.flatMap(partPiece)) {
    if (isLevel) draft.level ??= piece;
    else if (kind === 'detail') draft.details.push({ ...piece.source, text: piece.text });
    else if (kind === 'place') draft.location ??= piece;
    else if (kind === 'other' || draft[kind]) draft.others.push(piece);
    else draft[kind] = piece;
  }
  draft.dates = entry.dates.map((found) => ({ found, line: entry.head[0] ?? entry.body[0]! }));
  draft.details.push(...entry.body);
  return draft;
}

/** Takes what is missing from the pieces left, those at the line's beginning before those at its margin. */
function complete(draft: SchoolDraft, isDegreeFirst: boolean): SchoolDraft {
  if (draft.degree && draft.institution) return draft;
  const spare = spareOf(draft).sort((a, b) => Number(a.cell > 0) - Number(b.cell > 0));
  const result = { ...draft, certainty: GUESSED };
  if (!result.degree && !result.institution) {
    const [first, second] = spare.sort(byPosition);
    [result.degree, result.institution] = isDegreeFirst
      ? [first ?? null, second ?? null]
      : [second ?? null, first ?? null];
  } else if (!result.degree) result.degree = spare[0] ?? null;
  else result.institution = spare[0] ? withoutPlace(spare[0]) : null;
  return result;
}

function withoutPlace(piece: Piece): Piece {
  const trailing = splitTrailingPlace(piece.text);
  return trailing ? { ...piece, text: trailing.rest } : piece;
}

function isBefore(a: Piece, b: Piece): boolean {
  return byPosition(a, b) < 0;
}

function byPosition(a: Piece, b: Piece): number {
  return a.line - b.line || a.cell - b.cell;
}
