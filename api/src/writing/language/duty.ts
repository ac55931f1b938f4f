import { baseVerbPhrase } from './first-person.ts';
import { wordCount } from './words.ts';

const MIN_WORDS = 4;
const MAX_WORDS = 18;

/** Duties that nobody applies for: a letter that looks forward to them is not believed. */
const UNATTRACTIVE =
  /\b(?:discipline|disciplinary|adhere|adherence|comply|timesheets?|punctual\w*|overtime|attendance)\b|^maintain (?:professional|technical|job)\b/i;

/**
 * A duty of an advert as a verb phrase that follows "to", seen by the applicant: "prepare monthly statements",
 * "improve your services". Null when the line does not read as one.
 */
export function toDuty(line: string): string | null {
  const told = line.replace(
    /^(?:in this role,? )?(?:as an? [^,]+, )?you(?:'ll| will)(?: also| be expected to| have to)? (?!be\b)/i,
    '',
  );
  const seen = told.replace(/\bour\b/g, 'your').replace(/\bOur\b/g, 'Your');
  if (
    /\b(?:you|we|us|they|he|she|i|me|my|yourself|this|these|candidates?|applicants?)\b/i.test(
      seen.replace(/\byour\b/gi, ''),
    )
  )
    return null;
  if (
    /\d|[()%]|\betc\b|\bas needed\b|\bother duties\b|^(?:be|back to|check out|learn more|read more|see|have)\b|["/]/i.test(
      seen,
    )
  )
    return null;
  if (UNATTRACTIVE.test(seen)) return null;
  const first = seen.split(' ')[0] ?? '';
  const phrase = baseVerbPhrase(upperFirstAscii(first) + seen.slice(first.length));
  // "Maintain organization's effectiveness": an article is missing before the owner.
  if (!phrase || /^\S+ \p{Ll}+['’]s\b/u.test(phrase)) return null;
  const short = untilClause(phrase);
  const words = wordCount(short);
  const isWhole = !/\b(?:be|and|or|to|of|with|the|a|an|in|on|for|by)$/i.test(short);
  return isWhole && words >= MIN_WORDS && words <= MAX_WORDS ? short : null;
}

function upperFirstAscii(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A long duty up to where its next clause begins. */
function untilClause(phrase: string): string {
  if (wordCount(phrase) <= MAX_WORDS) return phrase;
  const clauses = phrase.split(
    /,? (?=(?:that|which|while|so that|in order to|by|including|such as|across|using|positioning|ensuring|focused on)\b)/,
  );
  let short = clauses[0] ?? phrase;
  for (const clause of clauses.slice(1)) {
    if (wordCount(`${short} ${clause}`) > MAX_WORDS) break;
    short = `${short} ${clause}`;
  }
  return short.replace(/,$/, '');
}
