import { KNOWN_SKILLS } from '@vitae/language/skills';
import { readVerb } from './verbs.ts';
import { isProperAdjective, lowerFirst } from './words.ts';

const MAX_HEAD_WORDS = 6;
const MAX_WORDS = 24;

/** Where the noun phrase that a line begins with ends. */
const ENDS_THE_NOUN =
  /^(?:of|for|with|from|to|into|on|in|at|by|across|through|via|using|as|and|or|within|throughout|under|over|per|between|among|against|during|including|about|after|before|without|toward|towards|such)$/i;

/** Activities that take no article: "Statutory audits of …", "Fault finding of …", "Triage for …". */
const ACTIVITY =
  /(?:[^s]s|ing|tion|sion|ment|ance|ence|ysis)$|^(?:triage|care|support|service|sales|control|research|payroll|logistics|safety|hygiene|security|liaison|outreach|oversight|upkeep|repair|assembly|delivery|storage|supply|recovery|inventory|entry|assurance|housekeeping)$/i;

/** Plurals and abstract nouns that are no work: what one has, knows, or works with. */
const NO_ACTIVITY =
  /^(?:experience|knowledge|skills?|responsibilit\w*|achievements?|accomplishments?|environment|duties|hours|projects?|technologies|tools|languages|references?|interests|strengths|competenc\w*|understanding|awards?|honou?rs|publications?|certifications?|details|stars|users|members|people|years|months|promotion|position|department|government|apartment|equipment|news|series|business|access|process|success|class|address|company|university|intelligence|conference|experiments?|achievement|instrument|document|element|investment|evidence|something|nothing|everything|meeting|building|king|thing)$/i;

const FIELDS_OF_PRODUCTS: ReadonlySet<string> = new Set(['programming', 'data', 'design']);
const NAMES_A_TRADE = /(?:ing|ity|ics|ices|ography|chain)$/i;
/** Names that keep their capital within a sentence: "Docker", but not "networking". */
const PRODUCTS: ReadonlySet<string> = new Set(
  KNOWN_SKILLS.filter(({ label, field }) => FIELDS_OF_PRODUCTS.has(field) && !NAMES_A_TRADE.test(label)).map(
    ({ label }) => label.toLowerCase(),
  ),
);

/**
 * Work told as a bare noun phrase ("Statutory audits of 18 SMEs", "Daily cash handling and till reconciliation"), as
 * what follows "responsible for"; null where the line is something else: a heading, a result, a product.
 */
export function nounOfWork(text: string): string | null {
  const words = text.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS || /^\W|^(?:a|an|the|i|my|no|not)\b/i.test(text)) return null;
  const bare = words.map((word) => word.replace(/[,.;:)]+$/, ''));
  let end = bare.findIndex((word, index) => index > 0 && (ENDS_THE_NOUN.test(word) || /^\(/.test(word)));
  const comma = words.findIndex((word) => word.endsWith(','));
  if (comma >= 0 && (end < 0 || comma < end)) end = comma + 1;
  if (end < 0) end = words.length;
  const segment = bare.slice(0, end);
  const head = segment.at(-1) ?? '';
  if (
    segment.length > MAX_HEAD_WORDS ||
    !ACTIVITY.test(head) ||
    NO_ACTIVITY.test(head) ||
    !/^\p{Ll}+(?:-\p{Ll}+)*$/u.test(segment.length > 1 ? head : head.toLowerCase())
  )
    return null;
  // "Research integrated into Azure", "Costs fell": something is said of the noun.
  const isTold = bare.some((word, index) => {
    const reading = index > 0 ? readVerb(word) : null;
    return (
      reading !== null &&
      !reading.mayBeNoun &&
      (reading.form === 'past' || reading.form === 'third') &&
      !bare[index - 1]?.endsWith('-') &&
      !isModifier(bare, index)
    );
  });
  if (isTold || /\b(?:is|are|was|were|has|have|had|been|will|can|fell|rose|grew|up|down)\b/i.test(text)) return null;
  const [first = ''] = words;
  const isName = isProperAdjective(first) || /^\p{Lu}.*[\p{Lu}\d]/u.test(first) || PRODUCTS.has(first.toLowerCase());
  return isName ? text : lowerFirst(text);
}

/** "fixed assets", "imported goods": an -ed word right before a noun. */
function isModifier(words: string[], index: number): boolean {
  const next = words[index + 1] ?? '';
  return /^\p{Ll}+s$/u.test(next) && !ENDS_THE_NOUN.test(next);
}
