import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS, NOUNS_WITHOUT_ARTICLE } from '@vitae/language/nouns';
import { ALSO_NOUNS, BASE_FORMS, BASE_OF_PAST, WITH_PREPOSITIONS } from '@vitae/language/verbs';
import { wordCount } from '../../text/words.ts';

const CLAUSE_WORDS = { least: 4, most: 30 };
const ITEM_WORDS = { least: 3, most: 45 };

/** Verbs that both time and place can follow without an object of their own. */
const PARTICLE = /^(?:up|out|over|down|off|back|on)$/;
const ADVERB =
  /^(?!(?:family|daily|weekly|monthly|yearly|hourly|early|friendly|only|supply|assembly|reply|italy|july)$)[a-z]{2,}ly$/;
const DETERMINER =
  /^(?:an?|the|this|that|these|those|its|their|all|any|both|each|every|either|no|some|several|many|multiple|various|numerous|few|more|most|over|up|under|about|nearly|almost|around|approximately|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens?|hundreds|thousands|half|[$€£₹]?\d\S*)$/;
const PREPOSITION =
  /^(?:of|for|with|from|to|into|onto|in|at|by|across|through|via|using|on|within|throughout|under|between|among|against|during|per|including|after|before|without|toward|towards|alongside|upon|as|than|until|while|when|which|that|who|where|so|because|via|around|about|over|plus)$/;
const JOINS = /^(?:and|or|but)$/;
const STANDS_ALONE =
  /^(?:daily|weekly|monthly|quarterly|annually|yearly|twice|ahead|together|nationwide|worldwide|online|onsite|abroad|overseas|year-round|time|schedule|budget|site|hand|phone|email|e-mail|home|them|it|record)$/;

/** Signs that a line has more to it than one plain clause. */
const NOT_PLAIN =
  /[;:|@"“”<>{}[\]\\~=_*•→]| [-–—/&+] |\.\s|\bw\/|\betc\b|\b(?:i|i'm|i've|me|my|we|our|us|you|your|he|she|his|her|him|is|are|was|were|am|has|have|had|will|can)\b/i;

/**
 * The line as what follows "I", where that is certainly good English: it tells in the past tense, or in the present of
 * a job that goes on, what was done, and lacks no article. Null where anything is in doubt: then the line is quoted whole.
 */
export function toClause(line: string, isCurrent: boolean): string | null {
  const text = line.replace(/[.\s]+$/, '');
  const count = wordCount(text);
  if (count < CLAUSE_WORDS.least || count > CLAUSE_WORDS.most || NOT_PLAIN.test(text) || !canStand(text)) return null;
  const words = text.split(' ');
  const [first = ''] = words;
  const verb = first.toLowerCase();
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(first) || isWrittenInTitles(words)) return null;
  const past = BASE_OF_PAST.has(verb);
  // "Cut costs" may be said of now and of then; both are right after "I".
  if (!past && !(isCurrent && BASE_FORMS.has(verb) && !hasFirstWordInDoubt(verb, words[1] ?? ''))) return null;
  const tense = past ? 'past' : 'base';
  // What stands in brackets is an aside.
  const told = text
    .replace(/ \([^()]*\)/g, '')
    .split(' ')
    .slice(1);
  return isWhole([verb, ...told], tense) ? [verb, ...words.slice(1)].join(' ') : null;
}

const isVerb = (word: string, tense: 'past' | 'base') => (tense === 'past' ? BASE_OF_PAST : BASE_FORMS).has(word);

/** "Lead engineer", "Support of": only what can follow a verb alone tells that "lead" is one. */
function hasFirstWordInDoubt(verb: string, next: string): boolean {
  return (
    ALSO_NOUNS.has(verb) &&
    !DETERMINER.test(next.toLowerCase()) &&
    !ADVERB.test(next) &&
    !(next.toLowerCase() === 'and')
  );
}

/** Every verb has an object that can follow it, every noun that wants one has its article, and no tense is mixed in. */
function isWhole(words: readonly string[], tense: 'past' | 'base'): boolean {
  let phrase: string[] = [];
  let after: 'verb' | 'preposition' | 'other' = 'other';
  let verb = '';
  const closes = () => phrase.length === 0 || standsAsNoun(phrase, after);
  for (const [index, raw] of words.entries()) {
    const word = bare(raw);
    const lower = word.toLowerCase();
    const next = bare(words[index + 1] ?? '').toLowerCase();
    const isAfterBreak =
      index === 0 || JOINS.test(bare(words[index - 1] ?? '').toLowerCase()) || /,$/.test(words[index - 1] ?? '');
    if (isAfterBreak && isVerb(lower, tense) && !(ALSO_NOUNS.has(lower) && !DETERMINER.test(next))) {
      if (!closes()) return false;
      phrase = [];
      after = 'verb';
      verb = lower;
      if (/,$/.test(raw) && !isVerb(next, tense) && next !== 'and') return false;
      continue;
    }
    // "… and provide training" after "Managed a team": another tense.
    if (isAfterBreak && index > 0 && isVerb(lower, tense === 'past' ? 'base' : 'past') && DETERMINER.test(next))
      return false;
    if (after === 'verb' && phrase.length === 0 && (PARTICLE.test(lower) || ADVERB.test(lower))) continue;
    if (after === 'verb' && phrase.length === 0 && JOINS.test(lower)) continue;
    if (PREPOSITION.test(lower) && !(DETERMINER.test(lower) && /\d/.test(next))) {
      if (
        after === 'verb' &&
        phrase.length === 0 &&
        !(WITH_PREPOSITIONS.has(verb) || PARTICLE.test(bare(words[index - 1] ?? '')))
      )
        return false;
      if (!closes()) return false;
      phrase = [];
      after = 'preposition';
      continue;
    }
    if (JOINS.test(lower)) {
      if (!closes()) return false;
      phrase = [];
      // "newsletters and reports": what follows is of the same kind as what stands before.
      continue;
    }
    // "by introducing a check", ", improving results"
    if (
      /^[a-z]+ing$/.test(lower) &&
      phrase.length === 0 &&
      (isAfterBreak || after === 'preposition') &&
      !NOUNS_WITHOUT_ARTICLE.has(lower)
    ) {
      after = 'verb';
      verb = 'doing';
      continue;
    }
    phrase.push(raw);
    if (/[,)]$/.test(raw)) {
      if (!closes()) return false;
      phrase = [];
    }
  }
  return closes() && !(after === 'verb' && phrase.length === 0 && verb !== 'doing' && !endsWithNoun(words));
}

const endsWithNoun = (words: readonly string[]) => words.length > 2;

const bare = (word: string) => word.replace(/^[("']+|[,.)"']+$/g, '');

function standsAsNoun(phrase: readonly string[], after: 'verb' | 'preposition' | 'other'): boolean {
  const words = phrase.map(bare);
  const [first = ''] = words;
  const head = words.at(-1) ?? '';
  const folded = fold(head);
  if (DETERMINER.test(first.toLowerCase()) || words.some((word) => /['’]s?$/.test(word)))
    return agrees(first, folded, words.length);
  if (words.length === 1 && (STANDS_ALONE.test(folded) || ADVERB.test(folded))) return true;
  if (NOUNS_WITHOUT_ARTICLE.has(folded) || isPlural(folded)) return true;
  if (COUNTABLE_NOUNS.has(folded)) return false;
  if (/^\d/.test(head) || /^\p{Lu}/u.test(head)) return true;
  return after === 'preposition' && words.length === 1 && /(?:ing|ity|ness|ship|ance|ence|ics)$/.test(folded);
}

/** "a managers", "three manager" */
function agrees(determiner: string, head: string, length: number): boolean {
  if (length === 1) return true;
  const lower = determiner.toLowerCase();
  if (/^(?:an?|one|each|every|this|that)$/.test(lower))
    return !isPlural(head) || /^(?:series|means|species|headquarters)$/.test(head);
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|these|those|several|many|multiple|various|numerous|both)$/.test(
      lower,
    )
  )
    return isPlural(head) || /^(?:people|staff|children|men|women|patients)$/.test(head) || !COUNTABLE_NOUNS.has(head);
  return true;
}

const isPlural = (word: string) =>
  /[^sui]s$/.test(word) || /^(?:people|children|women|men|data|staff|menus|gurus)$/.test(word);

const TITLE_SHARE = 0.5;

/** "Managed Warehouse Team": where every word has a capital, capitals tell no names. */
function isWrittenInTitles(words: readonly string[]): boolean {
  const long = words.slice(1).filter((word) => /^\p{L}{4,}/u.test(word));
  return long.length > 2 && long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * TITLE_SHARE;
}

const CUT_OFF = /(?:[,&(/-]|\b(?:and|or|of|the|a|an|to|for|with|in|on|by|from|at|as|using|including))$/i;
const SPEAKS = /(?<!\p{L})(?:i|i'm|i've|my|me|we|our|us|you|your|he|she|his|her)(?!\p{L})/iu;
const DATES_ONLY = /^[\d\s.,/–—-]*(?:\p{L}+\.? ?)?(?:19|20)\d{2}\s*[-–—].{0,20}$/u;

/** Whether a line of the resume, as it is written, can stand as an item of a list. */
export function canStand(line: string): boolean {
  const text = line.replace(/[.\s]+$/, '');
  const count = wordCount(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return (
    count >= ITEM_WORDS.least &&
    count <= ITEM_WORDS.most &&
    letters > 0 &&
    letters > text.length / 2 &&
    capitals < letters * 0.45 &&
    /^[\p{Lu}\d$€£"'(]/u.test(text) &&
    !CUT_OFF.test(text) &&
    !SPEAKS.test(text) &&
    !DATES_ONLY.test(text) &&
    !/[|@<>{}\\]|https?:|www\.|\w\.\w{2,4}\/|\bsee (?:the|my|our|also)\b/i.test(text) &&
    !/^(?:present|current|now|to date) \p{Lu}/iu.test(text) &&
    text.split('(').length === text.split(')').length &&
    (text.match(/"/g)?.length ?? 0) % 2 === 0
  );
}
