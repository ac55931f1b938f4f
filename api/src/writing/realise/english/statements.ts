import { escapePattern } from '@vitae/language/phrases';
import { upperFirst } from '../../text/words.ts';
import type { Said } from '../paragraphs.ts';
import type { Telling } from './telling.ts';

// What the applicant has typed beside resume and advert, to whom the letter greets.

const TITLED = /^(?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof)\.? /;
const DONE = '(?:kindly )?(?:\\p{Ll}+ed|told|showed|gave|said|met|sent|spoke|let|took|wrote)\\b';

/** By what somebody whom an advert names is called, as patterns: "Jo Hemara" and "Jo", but "Mr Shafiq" with the title, "Mr. Ali Shafiq". */
function callsOf(contact: string): string[] {
  const [title = ''] = TITLED.exec(contact) ?? [];
  const name = contact.slice(title.length);
  if (title === '') return name.includes(' ') ? [name, name.split(' ')[0]!].map(escapePattern) : [];
  const withTitle = `${title.replace(/[. ]+$/, '')}\\.? (?:\\p{Lu}[\\p{L}.'’-]* ){0,2}${escapePattern(name.split(' ').at(-1)!)}`;
  return name.includes(' ') ? [withTitle, escapePattern(name)] : [withTitle];
}

/** "Mr Shafiq showed me the garden" and "I met Jo", to the person themselves. */
function toReader(text: string, contact: string): string {
  return callsOf(contact).reduce((said, call) => {
    const whoDid = new RegExp(`\\b${call} (?=${DONE})`, 'gu');
    const whomMet = new RegExp(
      `(?<=\\b(?:met|saw|heard|(?:spoke|talked|chatted) (?:to|with)) )${call}(?=$|[.,;]| (?:and|at|in|on|during|last|this|about) )`,
      'gu',
    );
    return upperFirst(said.replace(whoDid, 'you ').replace(whomMet, 'you'));
  }, text);
}

/** "I spoke to Rhian Powys's sister", to Rhian Powys, would speak of her as of somebody else. */
const speaksOfReader = (text: string, contact: string) =>
  callsOf(contact).some((call) => new RegExp(`\\b${call}(?!\\p{L})`, 'u').test(text));

/** Terms, papers and what is not known yet: said once it is clear who writes. */
const IS_PRACTICAL =
  /^(?:My (?:(?:\p{Lu}{2,6} )?(?:application|registration)|(?:break|gap) (?:since|from|in)|mom|mother|passport|notice|expected|current|last|earliest|visa|iqama|English|portfolio|salary|start)|I (?:can|could|am able to|will be able to) (?:start|join|begin|work|do|travel|attend|come)|I (?:am|will be) (?:available|free|comfortable|happy|willing|able|not)|I (?:became|am an? (?:dual|\p{Lu}\S* citizen)|hold|have|need|would need|do not|don['’]t|have never|have not|would like to work|own)\b|The commute\b)/u;
export const isPractical = ({ text }: Said): boolean => IS_PRACTICAL.test(text);

export const statements = ({ plan }: Telling): Said[] =>
  plan.statements
    .map((text) => toReader(text, plan.job.contact))
    .filter((text) => !speaksOfReader(text, plan.job.contact))
    .map((text) => ({ text, rank: 0 }));
