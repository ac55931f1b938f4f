import { escapePattern } from '@vitae/language/phrases';
import { upperFirst } from '../../text/words.ts';
import type { Said } from '../paragraphs.ts';
import type { Telling } from './telling.ts';

// What the applicant has typed beside resume and advert, to whom the letter greets.

const TITLED = /^(?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof)\.? /;
const DONE = '(?:kindly )?(?:\\p{Ll}+ed|told|showed|gave|said|met|sent|spoke|let|took|wrote)\\b';

/** What somebody whom an advert names is called: "Jo Hemara" and "Jo", but "Mr Shafiq" alone. */
const namesOf = (contact: string) =>
  TITLED.test(contact) ? [contact] : contact.includes(' ') ? [contact, contact.split(' ')[0]!] : [];

/** "Mr Shafiq showed me the garden" and "I met Jo", to the person themselves. */
function toReader(text: string, contact: string): string {
  return namesOf(contact).reduce((said, name) => {
    const called = `\\b${escapePattern(name)}`;
    const whoDid = new RegExp(`${called} (?=${DONE})`, 'gu');
    const whomMet = new RegExp(
      `(?<=\\b(?:met|saw|(?:spoke|talked) (?:to|with)) )${escapePattern(name)}(?=$|[.,;]| and | at )`,
      'gu',
    );
    return upperFirst(said.replace(whoDid, 'you ').replace(whomMet, 'you'));
  }, text);
}

/** "I spoke to Rhian Powys's sister", to Rhian Powys, would speak of her as of somebody else. */
const speaksOfReader = (text: string, contact: string) =>
  namesOf(contact).some((name) => new RegExp(`\\b${escapePattern(name)}(?!\\p{L})`, 'u').test(text));

export const statements = ({ plan }: Telling): Said[] =>
  plan.statements
    .map((text) => toReader(text, plan.job.contact))
    .filter((text) => !speaksOfReader(text, plan.job.contact))
    .map((text) => ({ text, rank: 0 }));
