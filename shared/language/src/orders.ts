import { fold } from './fold.ts';
import { readTerms } from './lists.ts';
import { anyOf } from './phrases.ts';

const ORDER = new RegExp(`(?<!\\p{L})(?:${anyOf(readTerms('orders-to-a-writer'))})(?!\\p{L})`, 'u');

/** Whether a text speaks to whoever writes from it or judges it, in place of telling of a person or a job. */
export function isOrder(text: string): boolean {
  return ORDER.test(fold(text));
}
