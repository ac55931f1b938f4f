import { plain, stemsOf } from '../text.ts';
import { tokensOf } from '../tokens.ts';
import type { ResumeText } from '../truth/resume.ts';
import { holdingsOf } from './holdings.ts';
import type { Told } from './told.ts';

const OF_WORK =
  /^(?:at|as an?|in the|during|there|on the project)\b|\bmy (?:work|time)\b|\b(?:highlights|examples)\b|\bi have done\b/i;
const NO_WORK = /\babout me\b|\bbring\b|\bmatch|\bfit\b|\brequire|\blooking for\b/i;
/** How certificates, degrees and permits begin where they are named by themselves. */
const IS_HELD =
  /^(?:nvq|svq|btec|qqi|city (?:&|and) guilds|level \d|hn[cd]|b\.?sc|b\.?a|b\.?eng|m\.?sc|m\.?a|mba|ph\.?d|pgce|(?:higher |advanced |national |postgraduate )?(?:diploma|certificate)|bachelor|master|gcses?|a[- ]levels?|(?:paediatric |emergency )?first aid|(?:full |clean |current |valid |uk |irish )*driving licen[cs]e|garda vetted|(?:enhanced )?dbs|cscs|sia licen[cs]|food (?:hygiene|safety)|iosh|nebosh|safe pass|personal licen[cs]e)(?![\p{L}])/u;
/** "First aid and safety duties" are work. */
const OF_DUTIES = /\b(?:duties|responsibilit\w+|cover|training (?:for|of)|for (?:all|the|staff|\d))\b|;/i;
const MOST_WORDS = 14;

const STREET =
  /^\d{1,4}[a-z]?,? (?:[\p{L}'’-]+ ){1,3}(?:street|st|road|rd|lane|ln|avenue|ave|drive|close|way|court|place|terrace|crescent|square|gardens|grove|row|mews)\b/iu;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;
const FROM_ANYWHERE = /^(?:remote|hybrid|on-?site|home)\b(?: ?\([^()]*\)|, .*)?$/i;
const ONLY_NAMES = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?:, \p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?){1,2}$/u;

const HEADING =
  /^(?:(?:it|computer|key|core|technical|soft|hard|other|personal|professional|language|transferable|additional|main|digital) (?:skills?|competenc(?:y|ies)|abilities|knowledge|proficienc(?:y|ies))|skills?|languages?|work experience|experience|references?|interests?|hobbies|certificat(?:es|ions)|qualifications|profile|summary|objective|achievements|responsibilities|personal (?:details|information)|contact(?: details)?|employment(?: history)?)$/;
const MISSING =
  /\b(?:resume|cv) (?:does not|doesn't|did not) (?:yet )?(?:show|include|cover|mention|list) (?:any )?(.+?)(?: yet)?(?:[,;.]| and | but |$)|(?:^|, |: )([^,:]+?) (?:is not|isn't) on my (?:resume|cv)/;

/** A true statement in a place where nobody can make sense of it. */
export function misplacedFault({ text, isItem, head }: Told, resume: ResumeText): string | null {
  if (isItem && OF_WORK.test(head) && !NO_WORK.test(head) && isNameOfHolding(text))
    return `"${text}" is held, and was not done at work`;
  if (isItem && /\babout me\b/i.test(head) && isAddress(text, resume)) return `"${text}" is an address`;
  const missing = MISSING.exec(plain(text));
  const named = [...holdingsOf(text), ...(missing ? [missing[1] ?? missing[2] ?? ''] : [])];
  const heading = named.find((name) => HEADING.test(name));
  return heading ? `"${heading}" is a heading` : null;
}

function isNameOfHolding(text: string): boolean {
  return (
    IS_HELD.test(plain(text)) &&
    !OF_DUTIES.test(text) &&
    text.split(/\s+/).length <= MOST_WORDS &&
    tokensOf(text).every(({ tag, form }) => tag !== 'VERB' || form === 'gerund' || form === 'pastOrParticiple')
  );
}

function isAddress(text: string, resume: ResumeText): boolean {
  if (STREET.test(text) || POSTCODE.test(text) || FROM_ANYWHERE.test(text)) return true;
  const contact = stemsOf(resume.contact.join('\n'));
  return ONLY_NAMES.test(text) && [...stemsOf(text)].every((one) => contact.has(one));
}
