import { fold } from './fold.ts';
import { readClasses, readTerms } from './lists.ts';
import { anyOf } from './phrases.ts';

const ORDER = new RegExp(`(?<!\\p{L})(?:${anyOf(readTerms('orders-to-a-writer'))})(?!\\p{L})`, 'u');

/** Whether a text speaks to whoever writes from it or judges it, in place of telling of a person or a job. */
export function isOrder(text: string): boolean {
  return ORDER.test(fold(text));
}

const parts = Map.groupBy(readClasses('orders-to-a-model'), ([, part]) => part);
const any = (part: string) => `(?:${anyOf((parts.get(part) ?? []).map(([words]) => words))})`;
// Bounded gaps only: the text may be hostile.
const ORDER_TO_MODEL = new RegExp(
  `(?<!\\p{L})(?:${[
    `${any('ignores')}\\s(?:\\p{L}{1,20}\\s){0,4}${any('ignored')}(?!\\p{L})`,
    `${any('judges')}\\s${any('judged')}\\s(?:\\p{L}{1,20}\\s){0,2}${any('favours')}(?!\\p{L})`,
    any('speaks'),
  ].join('|')})`,
  'u',
);

/** The words that tell a model how to judge; null where a text holds none. */
export function orderToModel(text: string): string | null {
  const flat = text.replace(/\s+/g, ' ');
  const folded = fold(flat);
  const found = ORDER_TO_MODEL.exec(folded);
  if (!found) return null;
  // Folding takes marks off letters: where it took none, the places are those of the text.
  const { 0: words, index } = found;
  return folded.length === flat.length ? flat.slice(index, index + words.length) : words;
}
