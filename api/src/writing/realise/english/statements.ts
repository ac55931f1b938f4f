import { escapePattern } from '@vitae/language/phrases';
import { upperFirst } from '../../text/words.ts';
import type { Said } from '../paragraphs.ts';
import type { Telling } from './telling.ts';

// What the applicant has typed beside resume and advert, to whom the letter greets.

/** "Mr Shafiq showed me the garden", to Mr Shafiq. */
function toReader(text: string, contact: string): string {
  const [, name = ''] = /^((?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof) \p{Lu}[\p{L}'’-]+)$/u.exec(contact) ?? [];
  if (name === '') return text;
  const isDone = new RegExp(
    `\\b${escapePattern(name)} (?=(?:kindly )?(?:\\p{Ll}+ed|told|showed|gave|said|met|sent|spoke|let|took|wrote)\\b)`,
    'gu',
  );
  return upperFirst(text.replace(isDone, 'you '));
}

/** "I spoke to Rhian Powys and she agreed", to Rhian Powys, would speak of her as of somebody else. */
const speaksOfReader = (text: string, contact: string) => contact.includes(' ') && text.includes(contact);

export const statements = ({ plan }: Telling): Said[] =>
  plan.statements
    .map((text) => toReader(text, plan.job.contact))
    .filter((text) => !speaksOfReader(text, plan.job.contact))
    .map((text) => ({ text, rank: 0 }));
