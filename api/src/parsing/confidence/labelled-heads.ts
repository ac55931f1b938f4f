import type { Label } from '@vitae/language/labels';
import { labelsOf, splitLabel } from '../phrases/labels.ts';
import type { Field } from '../result.ts';
import { bareOf, type PageText, type SeenLine } from './page-text.ts';
import type { Entry } from './values.ts';

/**
 * Jobs of a form: title and employer each behind its label on a line of their own, so that nothing about the form leaves
 * open which is which; with each further post that stands below the labelled one at the same employer.
 */
export function statedBehindLabels(entries: readonly Entry[], { lineOf, lines }: PageText): Entry[] {
  const isBehind = (field: Field | null, label: Label) => {
    const line = field ? lineOf.get(field) : undefined;
    return line !== undefined && labelOf(line).includes(label) && bareBehind(line).startsWith(bareOf(field!.value));
  };
  const stated = new Set<Entry>();
  for (const [i, entry] of entries.entries()) {
    const { kind, what, where } = entry;
    const above = entries[i - 1];
    if (kind !== 'job' || !what || !isBehind(where, 'company')) continue;
    const isBelowLabel =
      above?.what && stated.has(above) && lines[(lineOf.get(what)?.index ?? 0) - 1] === lineOf.get(above.what);
    if (isBehind(what, 'title') || isBelowLabel) stated.add(entry);
  }
  return [...stated];
}

/** A title that stands behind its label in a line or a cell: "NOIDA ⇥ Designation : Software Developer". */
export function isLabelledTitle(field: Field, { lineOf }: PageText): boolean {
  const cells = lineOf.get(field)?.line.text.split('\t') ?? [];
  return cells.some((cell) => {
    const stated = splitLabel(cell);
    return stated?.labels.includes('title') === true && bareOf(stated.value) === bareOf(field.value);
  });
}

const COLON = /\s*[:：]\s*$/u;
const labelOf = ({ line }: SeenLine): readonly Label[] => labelsOf(textOfLabel(line.text).replace(COLON, ''));
/** "Position" of "Position ⇥ : Clerk" and of "Position: Clerk". */
const textOfLabel = (text: string) => text.split(/\t|[:：]/u, 1)[0]!;
const bareBehind = ({ line }: SeenLine) => bareOf(line.text.slice(textOfLabel(line.text).length));
