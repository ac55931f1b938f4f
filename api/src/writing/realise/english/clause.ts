import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS, NOUNS_WITHOUT_ARTICLE } from '@vitae/language/nouns';
import { ALSO_NOUNS, BASE_FORMS, BASE_OF_PAST, WITH_PREPOSITIONS } from '@vitae/language/verbs';
import { wordCount } from '../../text/words.ts';

const CLAUSE_WORDS = { least: 3, most: 30 };
const ITEM_WORDS = { least: 3, most: 45 };

/** Verbs that both time and place can follow without an object of their own. */
const PARTICLE = /^(?:up|out|over|down|off|back|on)$/;
const ADVERB =
  /^(?!(?:family|daily|weekly|monthly|yearly|hourly|early|friendly|only|supply|assembly|reply|italy|july)$)[a-z]{2,}ly$/;
const DETERMINER =
  /^(?:an?|the|this|that|these|those|its|their|all|any|both|each|every|either|no|some|several|many|multiple|various|numerous|few|more|most|over|up|under|about|nearly|almost|around|approximately|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens?|hundreds|thousands|half|[$€£₹]?\d[^\s-]*)$/;
const PREPOSITION =
  /^(?:of|for|with|from|to|into|onto|in|at|by|across|through|via|using|on|within|throughout|under|between|among|against|during|per|including|after|before|without|toward|towards|alongside|upon|as|than|until|while|when|which|that|who|where|so|because|via|around|about|over|plus)$/;
const JOINS = /^(?:and|or|but)$/;
const STANDS_ALONE =
  /^(?:daily|weekly|monthly|quarterly|annually|yearly|twice|ahead|together|nationwide|worldwide|online|onsite|abroad|overseas|year-round|time|schedule|budget|site|hand|phone|email|e-mail|home|them|it|record)$/;

/** Signs that a line has more to it than one plain clause. */
const NOT_PLAIN =
  /[;:!|@"“”<>{}[\]\\~=_*•→]| [-–—/&+] |\.\s|\bw\/|\betc\b|\b(?:i|i'm|i've|me|my|we|our|us|you|your|he|she|his|her|him|is|are|was|were|am|has|have|had|will|can)\b/i;

/** "Run the pass five nights a week, 110 covers on Saturdays": a note on what was done, and no part of its sentence. */
const FIGURE_BEHIND = /, (?:over |about |some |up to )?[£$€]?\d(?!.* and )/;

/** "Secured $4M seed round", "achieved 2.8x speedup" */
const LACKS_ARTICLE =
  /^\p{L}+ (?:[$€£]\d\S*|\d[\d.,]*x) (?!(?:in|of|for|from|per|worth|to|and|over|on|by|at|through|with|each|every|a)\b)/iu;

/**
 * The line as what follows "I", where that is certainly good English: it tells in the past tense, or in the present of
 * a job that goes on, what was done, and lacks no article. Null where anything is in doubt: then the line is quoted whole.
 */
export function toClause(line: string, isCurrent: boolean): string | null {
  const text = line.replace(/[.\s]+$/, '');
  const count = wordCount(text);
  if (count < CLAUSE_WORDS.least || count > CLAUSE_WORDS.most || NOT_PLAIN.test(text) || !canStand(text)) return null;
  if (FIGURE_BEHIND.test(text) || LACKS_ARTICLE.test(text)) return null;
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

const RESPONSIBLE = /^(?:was |am )?responsible for (?=\p{L})/iu;

/** "Responsible for stock ordering" as "am responsible for stock ordering"; null where what follows is no sure noun. */
export function toDuty(line: string, isCurrent: boolean): string | null {
  const text = line.replace(/[.\s]+$/, '');
  if (!RESPONSIBLE.test(text)) return null;
  const work = toWork(text.replace(RESPONSIBLE, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
  return work && `${isCurrent ? 'am' : 'was'} responsible for ${work}`;
}

const WORK_WORDS = { least: 2, most: 18 };
const NOT_OF_WORK = /^(?:including|being|having|during|according|promoted|using|seeking|looking)$/;
const IS_NOMINAL = /(?:tion|sion|ment|ance|ence|ship|ing|ysis|ery|als?|es|[^sui]s)$/;

/**
 * The line as what follows "my work includes", where that is certainly good English: "serving customers at the till",
 * "refunds and exchanges". Null where anything is in doubt.
 */
export function toWork(line: string): string | null {
  const text = line.replace(/[.\s]+$/, '');
  const count = wordCount(text);
  if (count < WORK_WORDS.least || count > WORK_WORDS.most || NOT_PLAIN.test(text) || /[(),]/.test(text)) return null;
  const words = text.split(' ');
  const [first = ''] = words;
  const word = first.toLowerCase();
  if (!/^\p{L}\p{Ll}+(?:-\p{Ll}+)?$/u.test(first) || isWrittenInTitles(words) || NOT_OF_WORK.test(word)) return null;
  const isGerund = isGerundForm(word);
  // "Position Google Maps as the leader" is an order to oneself.
  if (!isGerund && (!isNameOfWork(word) || /^\p{Lu}/u.test(words[1] ?? ''))) return null;
  if (!isWhole([word, ...words.slice(1)], 'base')) return null;
  // "The posting of journal entries", but "audits of the accounts".
  const wantsArticle = words[1] === 'of' && !/s$/.test(word);
  return `${wantsArticle ? 'the ' : ''}${[word, ...words.slice(1)].join(' ')}`;
}

/** "Preparation", "refunds"; "serves" and "managed" tell, and are no names. */
function isNameOfWork(word: string): boolean {
  const one = word.replace(/s$/, '');
  const isVerb = [word, one, word.replace(/es$/, '')].some((form) => BASE_FORMS.has(form) && !ALSO_NOUNS.has(form));
  return IS_NOMINAL.test(word) && !isVerb && !BASE_OF_PAST.has(word) && !DETERMINER.test(word) && !ADVERB.test(word);
}

/** "serving", of "serve". */
export const isGerundForm = (word: string) => baseOfGerund(word) !== '';

function baseOfGerund(word: string): string {
  if (!/^[a-z]{3,}ing$/.test(word)) return '';
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.slice(0, -1)].find((base) => BASE_FORMS.has(base)) ?? '';
}

/** Whether words after "to" or, as a gerund, after "enjoy" make good English; "Create website layout" lacks an article. */
export function isWholeInfinitive(phrase: string): boolean {
  const [first = '', ...rest] = phrase.split(' ');
  const isGerund = isGerundForm(first);
  if (!(isGerund || BASE_FORMS.has(first)) || NOT_PLAIN.test(phrase) || /[/&]/.test(phrase)) return false;
  // Adverts write whole sentences: where the first object has its article, the rest will have theirs.
  if (!DETERMINER.test((rest[0] ?? '').toLowerCase())) return isWhole([first, ...rest], 'base');
  const end = rest.findIndex((word, index) => index > 0 && (PREPOSITION.test(word) || JOINS.test(word)));
  const comma = rest.findIndex((word) => word.endsWith(','));
  const ends = [end < 0 ? rest.length : end, comma < 0 ? rest.length : comma + 1];
  return isWhole([first, ...rest.slice(0, Math.min(...ends)).map((word) => word.replace(/,$/, ''))], 'base');
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
  let isGerund = false;
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
      isGerund = false;
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
      verb = baseOfGerund(lower);
      isGerund = true;
      continue;
    }
    phrase.push(raw);
    if (/[,)]$/.test(raw)) {
      if (!closes()) return false;
      phrase = [];
    }
  }
  return closes() && !(after === 'verb' && phrase.length === 0 && !isGerund && !endsWithNoun(words));
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
/** "Cut food cost by changing how we buy fish": what follows is how the work was done. */
const HOW_WE_DO = /\bhow we (?=\p{Ll})/gu;
/** "Reduced missed doses after I introduced a new round": as the letter speaks. */
const OWN_WORDS = /(?<=\p{Ll} )(?:I|my)(?= \p{Ll})/gu;
/** What columns of a page leave in a line that runs across them: a period of time, a word cut at a hyphen, a label. */
const RUN_TOGETHER =
  /(?:19|20)\d\d ?[-–—] ?(?:(?:19|20)\d\d|present|current|now|\p{L}{3,9}\.? (?:19|20)\d\d)|\p{Ll}- (?!and\b|or\b|to\b)[\p{Ll}\d]|\p{Ll} \d{1,2} (?:months?|years?)$/iu;
const BEFORE_A_PERIOD =
  /\b(?:in|over|within|for|every|of|than|past|last|about|after|under|by|to|around|nearly|almost|only|just|next|first|least|approximately) \d{1,2} (?:months?|years?)$/i;
const LABEL_AND_VALUE =
  /^[\p{L} ]{2,20}:[-–—]? ?.{0,24}$|^(?:details?|environment|team size|tools?(?: used)?|technolog(?:y|ies)(?: used)?|tech stack|role|duration|clients?|platform|designation|databases?|languages?|certificates?|skills?|thesis|dissertation|supervisors?|advisors?|modules|(?:relevant )?coursework|gpa|grade) ?:/iu;
/** "Acme LLP – Chicago, IL": the head of another job. */
const EMPLOYER_AND_TOWN = /^[^.]{2,40} ?[–—-] ?\p{Lu}[\p{L} ]{2,20}, \p{Lu}[\p{L}.]{1,20}$/u;
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
    (/^[\p{Lu}\d$€£"'(]/u.test(text) || isGerundForm(text.split(' ')[0]!)) &&
    !CUT_OFF.test(text) &&
    !SPEAKS.test(text.replace(HOW_WE_DO, '').replace(OWN_WORDS, '')) &&
    // What a template tells its user to write.
    !/^(?:be|summari[sz]e|describe your|list your|include) \p{Ll}/iu.test(text) &&
    // Why a job ended is nothing to apply with.
    !/^(?:made redundant|laid off|dismissed|contract ended|left (?:due|because|to)\b)/i.test(text) &&
    !DATES_ONLY.test(text) &&
    !/\b(?:19|20)XX\b/.test(text) &&
    (!RUN_TOGETHER.test(text) || BEFORE_A_PERIOD.test(text)) &&
    !LABEL_AND_VALUE.test(text) &&
    !EMPLOYER_AND_TOWN.test(text) &&
    !/[|@<>{}\\]|https?:|www\.|\w\.\w{2,4}\/|\bsee (?:the|my|our|also)\b/i.test(text) &&
    !/^(?:present|current|now|to date) \p{Lu}/iu.test(text) &&
    text.split('(').length === text.split(')').length &&
    (text.match(/"/g)?.length ?? 0) % 2 === 0
  );
}
