import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS } from '@vitae/language/nouns';
import { namesOccupation } from '@vitae/language/occupations';
import { OFFICE_WORDS } from '@vitae/language/organisations';
import { STREET_WORDS } from '@vitae/language/places';
import { firstGroup } from '../text/first-group.ts';
import { isNamedAsOrganisation } from './company.ts';
import { isPlace } from './places.ts';

const MAX_LINE = 1200;
const MAX_LINES = 200;
/** Who takes applications comes before who answers questions. */
const LEADS: readonly RegExp[] = [
  /(?<!\p{L})(?:address(?:ed)?(?: (?:it|them|this|your [\p{L} ]{2,20}))? to|fao|attn\.?|attention(?: of)?)[:–-]? +/giu,
  /(?<!\p{L})(?:(?:(?<=(?<!\p{L})(?:apply|applications?|applying|cvs?|resumes?|letters?|documents?)(?!\p{L})(?:\([^()]{0,80}\)|[^.!?(]){0,160}? )to(?= (?:(?:the|our) )?(?:\p{Ll}+ ){0,2}\p{Lu}))|address(?:ed)?(?: (?:it|them|this|your [\p{L} ]{2,20}))? to|c\/o|attention(?: of)?|fao|attn\.?|hiring manager(?: is)?|(?:recruiter|talent partner|recruitment partner)(?: is)?)[:–-]? +/giu,
  /(?<!\p{L})(?:contact(?: person)?(?: (?:in|at|for) (?:our|the) [\p{L} ]{2,40}?)?(?: is)?|look for(?=: ?(?:M[rs]s?\b|\p{Lu}\p{Ll}+ \p{Lu}[\p{L}-]+, ))|(?:applications?|letters?|cvs?) (?:are|is|will be) (?:read|reviewed|opened|handled) by|(?:speak|talk|write|e-?mail) (?:to|with)|(?:time|visit|chat|call|talk) with|get in touch with|questions? to|call|phone|ring|ask(?: for)?|e-?mail)[:–-]? +/giu,
];
/** "our head chef, " of "our head chef, Marco Bianchi" */
const POST =
  /^(?:\p{Lu}[\p{L}&-]*['’]s (?:[\p{L}-]+ ){0,3}[\p{L}-]+,|(?:our|[Tt]he) (?<ours>(?:[\p{L}'-]+ ){0,3}[\p{L}'-]+)|(?<plain>(?:[\p{Ll}'-]+ ){0,2}[\p{Ll}'-]+)),? (?=\p{Lu})/u;
const RUN =
  /^(?:(?:(?:Frau|Herr) (?=(?:Dr|Prof)\b))?(Mrs|Mr|Ms|Miss|Mx|Dr|Prof|Professor|Captain|Capt|Frau|Herr|Sr|Br|Fr|Rev|Atty|Engr)\.? (?:Dr\.? )?(?:\p{Lu}\.? ?){0,3}(?=\p{Lu}))?((?:(?:(?:van|von|der|den|de|di|da|la|del|bin|al|el|ter) ){0,2}\p{Lu}[\p{L}'’-]{1,20} ?){1,6})/u;
/** "Sr. Maria Vella": who is called so is greeted by more than her last name. */
const WITH_WHOLE_NAME = /^(?:Sr|Br|Fr|Rev|Atty|Engr)$/;
const PARTICLE = /^(?:van|von|der|den|de|di|da|la|del|bin|al|el|ter)$/;
const PART_OF_FAMILY =
  /^(?:[Aa]l|[Ee]l|[Vv]an|[Vv]on|[Dd]er|[Dd]en|[Dd]e|[Dd]i|[Dd]a|[Ll]a|[Dd]el|[Bb]in|[Tt]er|St|Abu|Ben|Ibn)$/;
const AS_TITLE: Record<string, string> = { Capt: 'Captain', Frau: 'Ms', Herr: 'Mr' };
const NAME_WORDS = { least: 2, most: 3 };

/** The person whom an advert names for applications, as a letter greets them: "Mrs Pugh", "Sarah Hill"; empty where it names none. */
export function contactIn(advert: string, company: string): string {
  const name = personIn(IN_GERMANY.test(advert) ? advert.replace(/\bFr\. (?=\p{Lu})/gu, 'Frau ') : advert, company);
  // "Mrs. Raber" has its point in America, where the advert gives it one.
  return IN_AMERICA.test(advert)
    ? name.replace(/^(Mrs|Mr|Ms|Dr|Prof)(?= )/, (title) => (advert.includes(`${title}. `) ? `${title}.` : title))
    : name;
}
/** Where "Fr." is no Father. */
const IN_GERMANY =
  /\b(?:GmbH|Bewerbung|Herrn?|Frau|[mw]\/[wm]\/d|e\. ?V\.)(?!\p{L})|\p{Ll}(?:straße|strasse|str\.) \d/u;
const IN_AMERICA = /\(\d{3}\) ?\d{3}-\d{4}|(?<!\d)\d{3}[-.]\d{3}[-.]\d{4}(?!\d)|\b[A-Z]{2} \d{5}\b/;

function personIn(advert: string, company: string): string {
  const lines = advert.split('\n', MAX_LINES).filter((line) => line.length < MAX_LINE);
  // "cormac@harbour.example" is the name again.
  const words = new Set(
    lines.flatMap((line) => line.replace(/\S+@\S+|\b(?:www\.|https?:)\S+/g, '').split(/[^\p{L}'’-]+/u)),
  );
  const isOfCompany = (word: string) => company.split(/[\s,]+/).includes(word);
  const isNamePart = (word: string) =>
    /^\p{Lu}[\p{L}'’-]*\p{Ll}[\p{L}'’-]*$/u.test(word) &&
    ![OFFICE_WORDS, STREET_WORDS, COUNTABLE_NOUNS].some((words) => words.has(fold(word))) &&
    // What the advert writes in small letters as well is a word.
    !words.has(word.toLowerCase());
  const personAt = (rest: string) => nameAt(rest, isNamePart, isOfCompany);
  // "addressed to the Headteacher", whom the advert names elsewhere: "The Headteacher, Mr Imran Shafiq".
  const post = lines.flatMap((line) => firstGroup(TO_A_POST.exec(line)) ?? [])[0];
  const holder = post
    ? lines
        .flatMap((line) => line.split(new RegExp(`${post},? `)).slice(1))
        .find((rest) => /^(?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof)\b/.test(rest))
    : undefined;
  const named = holder ? personAt(holder) : '';
  if (named) return named;
  const [, behindPost = ''] = lines.flatMap((line) => BEHIND_POST.exec(line) ?? []);
  if (behindPost !== '' && behindPost.split(' ').every((part) => isNamePart(part) && !isPlace(part))) return behindPost;
  for (const lead of LEADS) {
    for (const line of lines) {
      for (const match of line.matchAll(lead)) {
        const name = personAt(line.slice(match.index + match[0].length));
        if (name) return name;
      }
    }
  }
  if (post) return post.replace(/^(Manager),? (.*)$/, '$2 $1');
  const withAddress = lines.find(
    (line, index) =>
      PERSON_WITH_ADDRESS.test(line) || (PERSON_ALONE.test(line) && HAS_ADDRESS.test(lines[index + 1] ?? '')),
  );
  const name = withAddress ? personAt(withAddress) : '';
  return name || signedBy(lines, personAt) || firstNameIn(lines, (word) => isNamePart(word) && !isOfCompany(word));
}

/** "Niamh Grogan, General Manager", below what she has written. */
function signedBy(lines: readonly string[], personAt: (rest: string) => string): string {
  const ends = lines.filter((line) => line.trim() !== '').slice(-LINES_OF_END);
  const signed = ends.find((line) => {
    const [, post = ''] = SIGNED.exec(line.trim()) ?? [];
    return post !== '' && namesOccupation(post);
  });
  return signed ? personAt(signed.split(',', 1)[0]!) : '';
}
const LINES_OF_END = 4;
const SIGNED =
  /^(?:\p{Lu}[\p{L}'’-]+ ){1,2}\p{Lu}[\p{L}'’-]+, ((?:Head|Director) of [^,.]{3,40}|[^,.:]{3,40})(?:, [^,.:]{2,40})?$/u;

/** "Call Maeve at Tide Recruitment" */
function firstNameIn(lines: readonly string[], isNamePart: (word: string) => boolean): string {
  const names = lines.flatMap((line) => {
    const [, called, written] = CALLED_BY_FIRST_NAME.exec(line) ?? [];
    return called ?? written ?? [];
  });
  return (
    names.find(
      (name) => isNamePart(name) && !isPlace(name) && !namesOccupation(name) && !isNamedAsOrganisation(name),
    ) ?? ''
  );
}
const CALLED_BY_FIRST_NAME =
  /(?:\b(?:[Cc]all|[Rr]ing|[Cc]ontact|[Aa]sk for|[Ss]peak (?:to|with)|[Tt]alk to)|\b[Qq]uestions?:?) (?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(\p{Lu}\p{Ll}{2,14}) (?:at|in|from|on) |(?<=\bto (?:our (?:\p{Ll}+ ){0,2}(?:recruiter|manager|owner|chef|coordinator|supervisor|director) )?)(\p{Lu}\p{Ll}{1,14})(?=[ ,.])(?:,? (?:(?:at|on|via) )?\S{1,60}@| at the \p{Ll}+\b|(?<=\b(?:recruiter|manager|owner|chef|coordinator|supervisor|director) \p{Lu}\p{Ll}{1,14})[.,]| or (?:drop|hand|bring|pop|call|ring|phone)\b|, (?:our |the )?(?:\p{Lu}?\p{L}+ ){0,2}(?:[Mm]anager|[Dd]irector|[Oo]wner|[Cc]oordinator|[Ss]upervisor|[Cc]hef|[Pp]rincipal|[Ll]ead)\b)/u;

/** "addressed to the Company Secretary", "addressed to Manager Human Resources", "to the Hiring Committee by 5 p.m." */
const TO_A_POST =
  /\bto the ((?:Hiring|Search|Selection|Recruitment) (?:Committee|Panel))\b|\baddressed to:? (?:[Tt]he )?(Manager,? (?:Human Resources|HR|Administration)\b|(?:\p{Lu}\p{Ll}+ ){1,3}(?:Secretary|Manager|Director|Principal|Officer|Registrar|Administrator|Committee|Panel)\b|(?:The )?(?:Head ?teacher|Headmaster|Headmistress|Principal|Registrar)\b|(?:Head|Director) of \p{Lu}\p{Ll}+(?:(?: and| &)? \p{Lu}\p{Ll}+){0,2})/u;
/** "addressed to Director of Campus Safety Yolanda Prieto" */
const BEHIND_POST =
  /\baddressed to:? (?:(?:[Tt]he|[Oo]ur) )?(?:Head|Director|Manager|Dean|Chief|Supervisor|Coordinator) of (?:\p{Lu}\p{Ll}+ ){1,3}?(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)(?=[,.;]|$| (?:through|by|at|via|on|before)\b)/u;

/** "Ms. Kavita Rao", above her address. */
const PERSON_ALONE = /^(?:(?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof|Professor)\.? )(?:\p{Lu}[\p{L}.'’-]* ?){1,4}(?:,.{0,60})?$/u;
const HAS_ADDRESS = /\S@\S|\d{3}[\d\s-]{4,}/;
/** "Mr. Troy Hargrove | careers@…" */
const PERSON_WITH_ADDRESS = /^(?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof|Professor)\.? [^@]{3,80}[^@\s]{1,64}@[^@\s]{3,}$/u;

/** "Ada and Rob Hill", who run it together */
const COUPLE = /^(\p{Lu}\p{Ll}{1,14}) (?:and|&) (\p{Lu}\p{Ll}{1,14}) (\p{Lu}[\p{L}'’-]{1,20})(?=[,.;)]|$)/u;

/** "Maartje & Olu", who are called so by everybody */
const BY_FIRST_NAMES = /^(\p{Lu}\p{Ll}{2,14}) (?:and|&) (\p{Lu}\p{Ll}{2,14})(?=[,.;)]|$)/u;

function nameAt(rest: string, isNamePart: (word: string) => boolean, isOfCompany: (word: string) => boolean): string {
  const [couple = '', ...both] = COUPLE.exec(rest) ?? [];
  if (couple && both.every((part) => isNamePart(part) && !isPlace(part)) && !isNamedAsOrganisation(couple))
    return couple;
  const [firstNames = '', ...called] = BY_FIRST_NAMES.exec(rest) ?? [];
  if (firstNames && called.every((part) => isNamePart(part) && !isPlace(part) && !namesOccupation(part)))
    return firstNames.replace('&', 'and');
  const ofPost = POST.exec(rest);
  const [before, post] = [ofPost?.[0] ?? '', ofPost?.groups?.ours ?? ofPost?.groups?.plain ?? ''];
  const isTitled = RUN.exec(rest.slice(before.length))?.[1] !== undefined;
  if (post && !isTitled && (!namesOccupation(post) || / (?:at|of|for|with) /.test(post))) return '';
  // "Mr. Bernardo C. Ilustre": the name goes on behind an initial.
  const [, title = '', run = ''] =
    RUN.exec(
      rest
        .slice(before.length)
        .replace(/\bMa\. (?=\p{Lu})/u, '')
        .replace(INITIAL_WITHIN, '$1 '),
    ) ?? [];
  if (title) {
    const words = run.trim().split(' ');
    const end = words.findIndex((word) => !isNamePart(word) && !PARTICLE.test(word));
    const named = words.slice(0, end < 0 ? undefined : end);
    // "Ms Tan Hui Shan": the family's name stands first.
    if (named.length > 0 && WITH_WHOLE_NAME.test(title)) return `${title}. ${named.join(' ')}`;
    const family = named.length === 3 && FAMILY_FIRST.test(named[0]!) ? named[0] : named.at(-1);
    // "Mrs Hessa Al Falasi"
    const last = named.length > 1 && PART_OF_FAMILY.test(named.at(-2)!) ? named.slice(-2).join(' ') : family;
    return last && (end !== 1 || !isOfCompany(last)) ? `${AS_TITLE[title] ?? title} ${last}` : '';
  }
  // "Al Safwa Bridge Manpower Consultants"
  if (isNamedAsOrganisation(run.trim())) return '';
  return (
    partsOf(run.trim().split(' '), isNamePart).find(
      (name) =>
        !isNamedAsOrganisation(name) &&
        !name.split(' ').every(isPlace) &&
        !isPlace(name) &&
        !name.split(' ').every(isOfCompany) &&
        !isOfCompany(name.split(' ')[0]!),
    ) ?? ''
  );
}

const INITIAL_WITHIN =
  /^((?:(?:Mrs|Mr|Ms|Miss|Mx|Dr|Prof|Professor|Engr|Atty)\.? )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:\p{Lu}\. ?)+(?=\p{Lu}\p{Ll})/u;

const FAMILY_FIRST =
  /^(?:Tan|Lim|Lee|Ng|Wong|Chan|Goh|Ong|Teo|Chua|Koh|Ang|Yeo|Low|Sim|Toh|Chong|Cheong|Chew|Ho|Lau|Leong|Liew|Loh|Neo|Quek|Seah|Soh|Tay|Wee|Yap|Yong|Cheng|Chen|Wang|Zhang|Liu|Huang|Zhao|Zhou|Nguyen|Tran|Kim|Park)$/;

/** Names among the words of posts: "Sarah Hill" of "Ward Manager Sarah Hill". */
function partsOf(words: readonly string[], isNamePart: (word: string) => boolean): string[] {
  const parts: string[][] = [[]];
  for (const word of words)
    if ((isNamePart(word) && !namesOccupation(word)) || (PARTICLE.test(word) && parts.at(-1)!.length > 0))
      parts.at(-1)!.push(word);
    else parts.push([]);
  return parts
    .filter((part) => {
      const { length } = part.filter((word) => !PARTICLE.test(word));
      return length >= NAME_WORDS.least && length <= NAME_WORDS.most && !PARTICLE.test(part.at(-1)!);
    })
    .map((part) => part.join(' '));
}
