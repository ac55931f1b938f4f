import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS } from '@vitae/language/nouns';
import { namesOccupation } from '@vitae/language/occupations';
import { OFFICE_WORDS } from '@vitae/language/organisations';
import { STREET_WORDS } from '@vitae/language/places';
import { isNamedAsOrganisation } from './company.ts';
import { isPlace } from './places.ts';

const MAX_LINE = 400;
const MAX_LINES = 200;
/** Who takes applications comes before who answers questions. */
const LEADS: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:apply|applications?|applying|cvs?|resumes?|letters?|documents?),?(?: [^\s.!?]{1,30}){0,12}? to|address(?:ed)?(?: (?:it|them|this|your [\p{L} ]{2,20}))? to|attention(?: of)?|fao|attn\.?|hiring manager(?: is)?|(?:recruiter|talent partner|recruitment partner)(?: is)?)[:–-]? +/giu,
  /(?<!\p{L})(?:contact(?: person)?(?: is)?|(?:speak|talk|write|e-?mail) (?:to|with)|get in touch with|call|phone|ring|ask(?: for)?|e-?mail)[:–-]? +/giu,
];
/** "our head chef, " of "our head chef, Marco Bianchi" */
const POST = /^(?:our|the) ((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+),? (?=\p{Lu})/u;
const RUN =
  /^(?:(Mrs|Mr|Ms|Miss|Mx|Dr|Prof|Professor|Captain|Capt)\.? (?:Dr\.? )?(?:\p{Lu}\.? ?){0,3}(?=\p{Lu}))?((?:\p{Lu}[\p{L}'’-]{1,20} ?){1,6})/u;
const NAME_WORDS = { least: 2, most: 3 };

/** The person whom an advert names for applications, as a letter greets them: "Mrs Pugh", "Sarah Hill"; empty where it names none. */
export function contactIn(advert: string, company: string): string {
  const lines = advert.split('\n', MAX_LINES).filter((line) => line.length < MAX_LINE);
  const isNamePart = (word: string) =>
    /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u.test(word) &&
    ![OFFICE_WORDS, STREET_WORDS, COUNTABLE_NOUNS].some((words) => words.has(fold(word))) &&
    !company.split(/[\s,]+/).includes(word) &&
    // What the advert writes in small letters as well is a word.
    !lines.some((line) => line.split(/[^\p{L}'’-]+/u).includes(word.toLowerCase()));
  for (const lead of LEADS) {
    for (const line of lines) {
      for (const match of line.matchAll(lead)) {
        const name = personAt(line.slice(match.index + match[0].length), isNamePart);
        if (name) return name;
      }
    }
  }
  const post = lines.flatMap((line) => TO_A_POST.exec(line)?.[1] ?? [])[0];
  if (post) return post;
  const withAddress = lines.find((line) => PERSON_WITH_ADDRESS.test(line));
  return withAddress ? personAt(withAddress, isNamePart) : '';
}

/** "addressed to the Company Secretary" */
const TO_A_POST =
  /\baddressed to:? (?:[Tt]he )?((?:\p{Lu}\p{Ll}+ ){1,3}(?:Secretary|Manager|Director|Principal|Officer|Registrar|Administrator))\b/u;
/** "Mr. Troy Hargrove | careers@…" */
const PERSON_WITH_ADDRESS = /^(?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof|Professor)\.? [^@]{3,80}[^@\s]{1,64}@[^@\s]{3,}$/u;

function personAt(rest: string, isNamePart: (word: string) => boolean): string {
  const [before = '', post = ''] = POST.exec(rest) ?? [];
  const isTitled = RUN.exec(rest.slice(before.length))?.[1] !== undefined;
  if (post && !isTitled && (!namesOccupation(post) || / (?:at|of|for|with) /.test(post))) return '';
  const [, title = '', run = ''] = RUN.exec(rest.slice(before.length)) ?? [];
  if (title) {
    const words = run.trim().split(' ');
    const end = words.findIndex((word) => !isNamePart(word));
    const last = words.slice(0, end < 0 ? undefined : end).at(-1);
    return last ? `${title === 'Capt' ? 'Captain' : title} ${last}` : '';
  }
  return (
    partsOf(run.trim().split(' '), isNamePart).find(
      (name) => !isNamedAsOrganisation(name) && !name.split(' ').every(isPlace) && !isPlace(name),
    ) ?? ''
  );
}

/** Names among the words of posts: "Sarah Hill" of "Ward Manager Sarah Hill". */
function partsOf(words: readonly string[], isNamePart: (word: string) => boolean): string[] {
  const parts: string[][] = [[]];
  for (const word of words)
    if (isNamePart(word) && !namesOccupation(word)) parts.at(-1)!.push(word);
    else parts.push([]);
  return parts
    .filter(({ length }) => length >= NAME_WORDS.least && length <= NAME_WORDS.most)
    .map((part) => part.join(' '));
}
