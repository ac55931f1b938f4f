import { BASE_FORMS } from '@vitae/language/verbs';
import { wordCount } from '../../text/words.ts';
import { isWholeInfinitive } from './clause.ts';
import { isGerundForm } from './gerund.ts';

const MAX_DUTY_WORDS = 10;
const SPOKEN_TO = /^you(?:'ll| will) (?:also )?/i;
/** What an advert says to its reader, and what nobody looks forward to. */
const NOT_FOR_A_WISH =
  /\b(?:you|your|yours|yourself|ensure|must|be|opportunit\w+|chances?|or|as per|et al|other duties|ideally|preferably|as (?:required|needed|assigned))\b|[:;,()–]|%|\bof\b.*\bof\b|\b(?:with|for|in|to) (?:daily |smooth |general )?\w+ing of\b/i;
/** "Own PPE and hand tools" is no verb. */
const OWN_THINGS = /^own (?!the |all |our |a )/i;
/** "Go or Java, Postgres, AWS", "Excel, SAP": a list of names. */
const NAMES_THINGS = /^\p{L}+(?:,| (?:or|and|\/)) (?:\p{Lu}|or\b)/u;
/** What adverts say of themselves in words that nobody would say of their own wishes. */
const OF_ADVERTS =
  /\b(?:thought leadership|best practices?|cutting[- ]edge|bulletproof|world[- ]class|leverage|synerg\w+|stakeholders?|compliance policies|retrospectives?|stand-?ups?|deliverables?|action plans?|urgent requests?|various|as well as|at all times|guidelines|policies and procedures|pursuits|innovative|high[- ]quality|fast[- ]paced|state[- ]of[- ]the[- ]art)\b|\bthird party\b/i;
/** Part of any job, and no reason to want one. */
const CHORE =
  /\b(?:notes|records?|paperwork|filing|logs|timesheets?|data entry|emails?|documentation|tidy|phone app)\b/i;

/** "… and serving as first-line support", but "… and training." */
const GOES_ON_AS_VERB = / and [a-z]+ing (?:as|to|in|on|with|the|an?|our|all) /;

/** A duty of the advert as what follows "the chance to", or "look forward to" where it is a gerund; null where it would not read well. */
export function wishFor(duty: string): { text: string; isGerund: boolean } | null {
  const plain = duty.replace(SPOKEN_TO, '').replace(/[.\s]+$/, '');
  const text = plain.charAt(0).toLowerCase() + plain.slice(1);
  if (
    wordCount(text) > MAX_DUTY_WORDS ||
    NOT_FOR_A_WISH.test(text) ||
    CHORE.test(text) ||
    OF_ADVERTS.test(text) ||
    OWN_THINGS.test(text) ||
    NAMES_THINGS.test(plain) ||
    !isWholeInfinitive(text)
  )
    return null;
  const isGerund = isGerundForm(text.split(' ')[0] ?? '');
  // "Working on lessons and own knowledge of them": one verb of another form.
  const goesOn = / and ([a-z]+) /.exec(text)?.[1] ?? '';
  const isMixed = isGerund ? BASE_FORMS.has(goesOn) : GOES_ON_AS_VERB.test(text);
  return isMixed ? null : { text, isGerund };
}
