import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS, NOUNS_WITHOUT_ARTICLE } from '@vitae/language/nouns';
import { namesOccupation } from '@vitae/language/occupations';
import { knownSkill } from '@vitae/language/skills';
import { ALSO_NOUNS, BASE_FORMS, BASE_OF_PAST, WITH_PREPOSITIONS } from '@vitae/language/verbs';
import { isLooseEnglish } from '../../text/loose-english.ts';
import { wordCount } from '../../text/words.ts';
import { baseOfGerund } from './gerund.ts';
import { COUNTRY_IN_SHORT, canStand } from './item.ts';
import { DONE_BY_OTHERS, isTelegraphic } from './telegraphic.ts';

/** "Writes own SQL" */
const OWN_WITHOUT_MY = /(?<!\b(?:my|our|their|its|his|her|your|the)|['’]s) own (?!the\b|all\b|an?\b|and\b)\p{L}/u;

const CLAUSE_WORDS = { least: 3, most: 30 };

/** Verbs that both time and place can follow without an object of their own. */
const PARTICLE = /^(?:up|out|over|down|off|back)$/;
/** "took on new clients", but "deployed on a server": on what, and not what. */
const TAKES_ON = /^(?:take|carry|pass|bring|put|turn|switch|move)$/;
const isParticle = (word: string, verb: string) =>
  PARTICLE.test(word) || (word === 'on' && TAKES_ON.test(BASE_OF_PAST.get(verb) ?? verb));
const ADVERB =
  /^(?!(?:family|daily|weekly|monthly|yearly|hourly|early|friendly|only|supply|assembly|reply|italy|july)$)[a-z]{2,}ly$/;
const DETERMINER =
  /^(?:an?|the|this|that|these|those|its|their|all|any|both|each|every|either|no|some|several|many|multiple|various|numerous|few|more|most|over|up|under|about|nearly|almost|around|approximately|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozens?|hundreds|thousands|half|[$€£₹]?\d[^\s-]*)$/;
const PREPOSITION =
  /^(?:of|for|with|from|to|into|onto|in|at|by|across|through|via|using|on|within|throughout|under|between|among|against|during|per|including|after|before|without|toward|towards|alongside|upon|as|than|until|while|when|which|that|who|where|so|because|via|around|about|over|plus)$/;
const JOINS = /^(?:and|or|but)$/;
const STANDS_ALONE =
  /^(?:daily|weekly|monthly|quarterly|annually|yearly|twice|ahead|together|nationwide|worldwide|online|onsite|abroad|overseas|year-round|time|schedule|budget|site|hand|phone|email|e-mail|home|them|it|record)$/;

/** "Planned maintenance on motors": what kind of work it was, and no verb. */
const NAMES_A_KIND =
  /^(?:take[- ]?offs?\b|(?:planned|scheduled) (?:maintenance|outages?|shutdowns?|works?)|managed services|fixed assets|applied (?:research|sciences?)|assisted living|mixed \p{L}+|informed (?:consent|choice)|structured (?:cabling|finance|products)|reinforced concrete|shared services|detailed (?:design|drawings?|estimates?)|integrated (?:(?:management|marketing) \p{L}+|pest management|care|circuits?)|distributed systems|embedded (?:systems|software|devices)|related parties)\b/iu;

/** Signs that a line has more to it than one plain clause. */
const NOT_PLAIN =
  /[;:!|@"“”<>{}[\]\\~=_*•→]| [-–—/&+] |\.\s|\bw\/|\betc\b|\b(?:i|i'm|i've|me|my|we|our|us|you|your|he|she|his|her|him|is|are|was|were|am|has|have|had|will|can)\b/i;

/**
 * The line as what follows "I", where that is certainly good English: it tells in the past tense, or in the present of
 * a job that goes on, what was done, and lacks no article. Null where anything is in doubt: then the line is quoted whole.
 */
export function toClause(line: string, isCurrent: boolean): string | null {
  const parts = partsOfClause(line, isCurrent);
  return parts && isWhole([parts.verb, ...parts.told], parts.tense) ? parts.clause : null;
}

/**
 * The same of a line that would make a list of one: a verb in the past tense that nobody takes for what was done to the
 * writer, and what the line has behind it, where no noun certainly lacks its article.
 */
export function toClauseAlone(line: string): string | null {
  const parts = partsOfClause(line, false);
  const [next = ''] = parts?.told ?? [];
  return parts &&
    !DONE_TO_WRITER.test(parts.verb) &&
    !PREPOSITION.test(next.toLowerCase()) &&
    !JOINS.test(next) &&
    !lacksArticle(parts.told)
    ? parts.clause
    : null;
}
/** "built device lab", "handed report to manager" */
function lacksArticle(told: readonly string[]): boolean {
  let phrase: string[] = [];
  return [...told, ','].some((raw) => {
    const word = bare(raw);
    const lower = word.toLowerCase();
    const isBetween = PREPOSITION.test(lower) || JOINS.test(lower) || /^[a-z]+ing$/.test(word);
    if (!isBetween && word !== '') phrase.push(word);
    if (!isBetween && !/[,)]$/.test(raw)) return false;
    const before = phrase;
    phrase = [];
    return isSingularAlone(before);
  });
}
function isSingularAlone(whole: readonly string[]): boolean {
  const phrase = HOW.test(whole.at(-1) ?? '') ? whole.slice(0, -1) : whole;
  const head = phrase.at(-1) ?? '';
  const isDetermined = phrase.some((word) => DETERMINER.test(word.toLowerCase()) || /['’]s?$/.test(word));
  const isCountable = (COUNTABLE_NOUNS.has(head) && !/ion$/.test(head)) || COUNTED_ABBREVIATION.test(head);
  return isCountable && !isDetermined;
}
/** "shipped search feature end-to-end" */
const HOW = /^(?:end-to-end|in-house|full-time|part-time|online|onsite|remotely|single-handedly)$/i;
const DONE_TO_WRITER = new RegExp(`^(?:${DONE_BY_OTHERS}|given|granted|offered|paid|rated|recruited)$`);

interface Clause {
  verb: string;
  /** The words behind the verb, without asides. */
  told: string[];
  tense: 'past' | 'base';
  clause: string;
}

/** Null where the line is no plain clause that a verb begins, whatever its nouns lack. */
function partsOfClause(line: string, isCurrent: boolean): Clause | null {
  const text = line.replace(/[.\s]+$/, '');
  const count = wordCount(text);
  if (count < CLAUSE_WORDS.least || count > CLAUSE_WORDS.most || !canStand(text)) return null;
  if (NOT_PLAIN.test(text.replace(COUNTRY_IN_SHORT, ''))) return null;
  if (isTelegraphic(text) || NAMES_A_KIND.test(text) || isLooseEnglish(text) || OWN_WITHOUT_MY.test(text)) return null;
  const words = text.split(' ');
  const [first = ''] = words;
  const verb = first.toLowerCase();
  if (!/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)?$/u.test(first) || isWrittenInTitles(words)) return null;
  const past = BASE_OF_PAST.has(verb);
  if (
    isOfTwoKinds(words, past) ||
    listsWithoutAnd(text) ||
    namesThings(words) ||
    joinsVerbsByCommas(words, past ? 'past' : 'base')
  )
    return null;
  // "Cut costs" may be said of now and of then; both are right after "I".
  if (!past && !(isCurrent && BASE_FORMS.has(verb) && !hasFirstWordInDoubt(verb, words[1] ?? ''))) return null;
  const tense = past ? 'past' : 'base';
  // What stands in brackets is an aside, and "per day" wants no article.
  const told = text
    .replace(/ \([^()]*\)| per \p{Ll}+(?=$|[ ,])/gu, '')
    .split(' ')
    .slice(1);
  // "I administered 2,900 vaccines since 2021": what goes on wants another tense.
  if (past ? GOES_ON.test(text) : IS_DONE.test(text) || SINCE_A_YEAR.test(text)) return null;
  return { verb, told, tense, clause: [verb, ...words.slice(1)].join(' ') };
}

/** "Reduce the cost from 3,100 to 1,850 within 2 quarters", "Build a team from 2 to 7": done, whatever the verb says. */
const IS_DONE = /\bfrom \S*\d\S* to \S*\d|\bwithin (?:the first )?\S+ (?:days|weeks|months|quarters|years)\b/i;
/** "Coordinate shifts since 2022" wants another tense. */
const SINCE_A_YEAR = /\bsince (?:\p{L}+ )?(?:19|20)\d\d\b/iu;
const GOES_ON = /\b(?:since|to date|so far|until now)\b|\bfor the (?:last|past) /i;

/** "Completed Flying Start NHS", "Construct Ardeal SRL": where all is capitals, the first word may be of the name. */
const namesThings = ([, ...rest]: readonly string[]) => !rest.some((word) => /^\p{Ll}{2,}/u.test(word));

/** "Planned and breakdown maintenance": what is joined to the first word is no verb, and so neither is that. */
function isOfTwoKinds([, joint = '', second = '']: readonly string[], past: boolean): boolean {
  const verb = second
    .toLowerCase()
    .replace(/,$/, '')
    .replace(/^(?:co|re|pre|over|under)-?(?=\p{L}{3})/u, '');
  const forms = [second.toLowerCase().replace(/,$/, ''), verb];
  const isVerb = forms.some((form) =>
    past
      ? BASE_OF_PAST.has(form) || /(?:ed|^(?:read|put|set|cut|let|hit|shut|spread))$/.test(form)
      : BASE_FORMS.has(form),
  );
  return /^(?:and|or|&)$/.test(joint) && !isVerb && !/^(?:then|also|later|helped|subsequently|\p{L}+ly)$/u.test(verb);
}

/** "Translated protocols, brochures, leaflets" lacks its "and". */
function listsWithoutAnd(text: string): boolean {
  const parts = text.replace(/ \([^()]*\)/g, '').split(/,\s+/);
  // "Worked nights at a nursing home, long-term care": what hangs behind is a remark.
  if (parts.length === 2 && isRemark(parts[1]!) && !/ (?:and|or) /.test(parts[1]!)) return true;
  return (
    parts.length > 2 &&
    !/(?:^| )(?:and|or|as well as|etc) /.test(parts.at(-1)!) &&
    !/^(?:which|who|where|while|with|from|in|on|by|for|of whom)\b/.test(parts.at(-1)!)
  );
}

/** Neither a clause ("winning two awards", "which saved a day") nor an apposition ("a team of six"). */
function isRemark(part: string): boolean {
  if (COUNTS.test(part)) return true;
  const first = bare(part.split(' ')[0]!);
  const isOpened = [PREPOSITION, DETERMINER, JOINS, ADVERB, OPENS_REMARK].some((words) => words.test(first));
  return /^\p{Ll}/u.test(first) && !isOpened && !/(?:ing|ed)$/.test(first) && !BASE_OF_PAST.has(first);
}
/** "usually 20–25 kids" */
const COUNTS = /^(?:usually|mostly|normally|typically|about|around|roughly|approx(?:imately|\.)?|up to) \d/;
const OPENS_REMARK =
  /^(?:and|then|now|also|even|not|often|well|just|later|first|whose|whom|if|though|although|since|such|due|thanks|ahead|down|back|again|alone|together|be|such|rather|especially)$/;

/** "Answered phones, booked appointments, calmed owners" lacks its "and". */
function joinsVerbsByCommas(words: readonly string[], tense: 'past' | 'base'): boolean {
  const isAfter = (index: number, joint: RegExp) => joint.test(words[index - 1] ?? '');
  const last = words.findLastIndex((word, index) => isAfter(index, /,$/) && isVerb(bare(word).toLowerCase(), tense));
  return last > 0 && !words.some((word, index) => index > last && isAfter(index, /^and$/) && isVerb(bare(word), tense));
}

const isVerb = (word: string, tense: 'past' | 'base') => (tense === 'past' ? BASE_OF_PAST : BASE_FORMS).has(word);

const ABOUT = /^(?:about|around|approximately|nearly|almost|over|under|up)$/;
/** "Lead engineer", "Support of": only what can follow a verb alone tells that "lead" is one. */
function hasFirstWordInDoubt(verb: string, next: string): boolean {
  // "Budget about £780k": how much it was.
  const isFigure = ABOUT.test(next.toLowerCase()) || /^[$€£₹]/.test(next);
  return ALSO_NOUNS.has(verb) && (isFigure || !DETERMINER.test(next.toLowerCase())) && !ADVERB.test(next);
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
    if (after === 'verb' && phrase.length === 0 && (isParticle(lower, verb) || ADVERB.test(lower))) continue;
    if (after === 'verb' && phrase.length === 0 && JOINS.test(lower)) continue;
    if (PREPOSITION.test(lower) && !(DETERMINER.test(lower) && /\d/.test(next))) {
      if (
        after === 'verb' &&
        phrase.length === 0 &&
        !(WITH_PREPOSITIONS.has(verb) || isParticle(bare(words[index - 1] ?? ''), verb))
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

/** Short for one of many: "over a VPN". */
const COUNTED_ABBREVIATION = /^(?:VPN|API|KPI|SOP|SLA|CRM|CMS|LMS|PDF|URL|MVP|RFP|POC|PoC|CTF|SDK|GUI)$/;
const OF_SEVERAL = /^(?:children|women|men|people)['’]s$/;

const IS_DONE_BY = /^(?:used|adopted|trusted|viewed|followed|attended|owned|driven|backed|sponsored|hosted|funded)$/;

function standsAsNoun(whole: readonly string[], after: 'verb' | 'preposition' | 'other'): boolean {
  const bareWords = whole.map(bare);
  // "payment APIs used by 500 shops"
  const written = withoutParticiple(
    bareWords.length > 1 && IS_DONE_BY.test(bareWords.at(-1)!) ? bareWords.slice(0, -1) : bareWords,
  );
  // "service award 2012"
  const phrase = written.length > 1 && /^(?:19|20)\d\d$/.test(written.at(-1)!) ? written.slice(0, -1) : written;
  const [first = ''] = phrase;
  const head = phrase.at(-1) ?? '';
  const folded = fold(head);
  // "on supervisor's day off", but "children's materials" and "Sainsbury's"
  if (/^\p{Ll}+['’]s$/u.test(first) && !OF_SEVERAL.test(first)) return false;
  if (DETERMINER.test(first.toLowerCase()) || phrase.some((word) => /['’]s?$/.test(word)))
    return agrees(first, folded, phrase);
  if (phrase.length === 1 && (STANDS_ALONE.test(folded) || ADVERB.test(folded))) return true;
  if (NOUNS_WITHOUT_ARTICLE.has(folded) || isPlural(folded) || /^\p{Lu}{2,}s$/u.test(head)) return true;
  if (COUNTABLE_NOUNS.has(folded) || COUNTED_ABBREVIATION.test(head)) return false;
  // "reported to Project Manager"
  if (/^\p{Lu}/u.test(head)) return knownSkill(head) !== null || !namesOccupation(head);
  if (/^\d/.test(head)) return true;
  return after === 'preposition' && phrase.length === 1 && /(?:ing|ity|ness|ship|ance|ence|ics)$/.test(folded);
}

/** "integrations framework" of "integrations framework enabling 500+ applications". */
function withoutParticiple(phrase: readonly string[]): readonly string[] {
  const at = phrase.findIndex(
    (word, index) => index > 1 && /^[a-z]+ing$/.test(word) && DETERMINER.test(phrase[index + 1] ?? ''),
  );
  return at < 0 ? phrase : phrase.slice(0, at);
}

/** "a managers", "three manager" */
function agrees(determiner: string, head: string, phrase: readonly string[]): boolean {
  if (phrase.length === 1) return true;
  const lower = determiner.toLowerCase();
  if (/^(?:an?|one|each|every|this|that)$/.test(lower))
    return !isPlural(head) || /^(?:series|means|species|headquarters)$/.test(head);
  if (
    /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|these|those|several|many|multiple|various|numerous|both)$/.test(
      lower,
    )
  )
    return isPlural(head) || /^(?:people|staff|children|men|women|patients)$/.test(head) || !COUNTABLE_NOUNS.has(head);
  // "12 new apprentice"
  if (/^\d[\d,]*\+?$/.test(lower) && lower !== '1' && !phrase.includes('a')) return !COUNTABLE_NOUNS.has(head);
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
