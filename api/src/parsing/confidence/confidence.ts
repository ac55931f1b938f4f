import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from '../layout/line.ts';
import type { Field, ParsedResume } from '../result.ts';
import { examine } from './features.ts';
import { type Forest, restoreForest, type StoredForest, shareOfSum, sumOf } from './trees.ts';
import type { Entry, ValueKind } from './values.ts';

const FILE = join(import.meta.dirname, 'weights.json');

/** Kinds that no label of the people settles, or only by their entry. */
const BY_ENTRY: ReadonlySet<ValueKind> = new Set(['job place', 'school place', 'done']);
/** Kinds of which too few that were wrong were seen. */
const BY_READER: ReadonlySet<ValueKind> = new Set(['name', 'headline', 'language']);
/** A line of what was done is doubted for itself only where it certainly is something else. */
const SURELY_NOT_DONE = 0.5;
/** The same below a head that is sure by its form: part of the doubt about the line is doubt about that head. */
const SURELY_NOT_DONE_IF_ALIKE = 0.1;

/**
 * Taken off the sum of the trees. They are trained on readers that knew some of the people, and the next stranger is
 * read worse: with it, of held-out people read by a reader that did not know them, values are right as often as said.
 */
const CAUTION = 0.25;

/** What a head is sure by that is printed as those of all its siblings are. */
const SURE_BY_FORM = 0.8;

let forest: Forest | undefined;

/** How sure each value is, 0 to 1, by what can be seen of it from outside; it knows nothing of how values are found. */
export function confidencesOf(resume: ParsedResume, lines: readonly Line[]): ReadonlyMap<Field, number> {
  forest ??= restoreForest(JSON.parse(readFileSync(FILE, 'utf8')) as StoredForest);
  const examined = examine(resume, lines).map(({ value, features, isAlike }) => ({
    ...value,
    isAlike,
    learned: Math.max(shareWithCaution(sumOf(forest!, features)), isAlike && value.kind !== 'done' ? SURE_BY_FORM : 0),
  }));
  const sure = new Map<Field, number>();
  for (const { kind, field, learned } of examined) {
    if (kind === 'item') sure.set(field, Math.min(field.confidence, learned));
    else if (!BY_READER.has(kind) && !BY_ENTRY.has(kind)) sure.set(field, learned);
  }
  for (const { kind, field, entry, isAlike, learned } of examined) {
    if (!entry || !BY_ENTRY.has(kind)) continue;
    const isOther = kind === 'done' && learned < (isAlike ? SURELY_NOT_DONE_IF_ALIKE : SURELY_NOT_DONE);
    sure.set(field, isOther ? learned : Math.min(field.confidence, sureOfHead(entry, sure)));
  }
  return sure;
}

/** A title or an employer that is right makes an entry, and both are wrong where one is another entry's. */
function sureOfHead({ what, where }: Entry, sure: ReadonlyMap<Field, number>): number {
  const heads = [what, where].flatMap((field) => (field && sure.get(field)) ?? []);
  return heads.length > 0 ? Math.max(...heads) : 1;
}

/** What the sum of the trees says, 0 to 1, with caution for people whom no reader has seen. */
export const shareWithCaution = (sum: number) => shareOfSum(sum - CAUTION);
