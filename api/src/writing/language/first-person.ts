import { stripBullet } from '@vitae/language/bullets';
import { namesOccupation } from '@vitae/language/occupations';
import { withMissingArticles } from './articles.ts';
import { withoutMarkup } from './clean-text.ts';
import { nounOfWork } from './noun-of-work.ts';
import { describesAPerson, inflect, readVerb, type VerbReading } from './verbs.ts';
import { lowerFirst, sentencesOf, withArticle, wordCount } from './words.ts';

const MIN_WORDS = 3;
const MAX_WORDS = 38;

/** What follows "I": `led a team of five`. */
export type FirstPersonPhrase = string;

/** Work told as a noun: "Installation and maintenance of chillers", "Daily supervision of ten drivers". */
const NOUN_OF_WORK =
  /^(?:[\p{L}-]+ (?:and )?){0,3}?(?:administration|analysis|assembly|assessment|calibration|care|collection|commissioning|coordination|creation|delivery|design|development|documentation|evaluation|execution|handling|implementation|inspection|installation|integration|maintenance|management|migration|monitoring|operation|optimi[sz]ation|organi[sz]ation|oversight|planning|preparation|processing|production|promotion|provision|recruitment|repair|reporting|review|servicing|supervision|testing|training|translation|troubleshooting)(?: and (?:administration|analysis|commissioning|control|coordination|development|documentation|execution|implementation|inspection|maintenance|management|monitoring|planning|repair|reporting|service|servicing|supervision|support|testing|training))? of\b/iu;

/** Participles that say what others did to the applicant: "Promoted to …", "Selected as …". */
const DONE_TO_ME =
  /^(?:(?:appointed|promoted|selected|chosen|elected|nominated|invited|recruited|entrusted|tasked|recogni[sz]ed|honou?red|commended|certified|ranked|named|voted|hand-picked|headhunted|trusted)\s+(?:by|as|to|for|with|one|in|among|employee|best|top|first|twice)\b|awarded\s)/i;

/** Words after which a verb phrase tells about a thing, not about the applicant: "Adopted by three labs". */
const TELLS_OF_A_THING =
  /^(?:adopted|featured|cited|used|published|deployed|accepted|integrated|implemented|built|based|written|powered|supported|backed|funded|managed|owned|developed|designed|run|known|located|hosted|sponsored|approved|received)\s+(?:by|in|on|with|to|at)\b/i;
const BELONGS_TO_APPLICANT =
  /^(?:published\s+(?:in|at|on)|deployed\s+(?:to|on|with)|integrated\s+with|developed\s+(?:in|on)|built\s+(?:on|in)|managed\s+to)\b/i;

const OPENS_AN_OBJECT =
  /^(?:a|an|the|all|any|both|each|every|my|your|new|daily|weekly|monthly|quarterly|annual|various|multiple|several|up|on|out|to|with|closely|directly|as|\d.*|cross-.*|[a-z]+ly|large|small|complex|key|high.*)$/i;

/** Plurals and collective nouns, which verbs take without an article. */
const NAMES_AN_OBJECT = /^(?:[a-z-]+s|staff|stock|people|children|equipment|data|food)[.,]?$/;

/** "Design of", "Lead engineer", "Training and development": a noun, whatever the dictionary says. */
function readsAsNoun(words: string[], reading: VerbReading): boolean {
  const run = leadingVerbRun(words, reading.form);
  if (/^(?:of|is|are|was|were)$/i.test(words[run] ?? '')) return true;
  if (run > 1) return false;
  const [, next = '', afterNext = ''] = words;
  if (/^(?:and|or|&)$/i.test(next)) return true;
  if (
    reading.form === 'gerund' &&
    /^(?:knowledge|experience|understanding|ability|skills|hours|conditions|environment|provider|company|relationships?)$/i.test(
      next,
    )
  )
    return true;
  if (reading.form === 'gerund' || !reading.mayBeNoun || OPENS_AN_OBJECT.test(next)) return false;
  // "Process A/P for 350 vendors"
  if (/^\p{Lu}[\p{Lu}/&]+$/u.test(next) && /^(?:for|from|with|in|across|using)$/.test(afterNext)) return false;
  // "Support senior accountants": a plural soon after reads as the verb's object.
  return !NAMES_AN_OBJECT.test(next) && !NAMES_AN_OBJECT.test(afterNext);
}

/** How many words the verbs at the start take up: 1 for "Led a …", 4 for "Planned, costed and ran …". */
function leadingVerbRun(words: string[], form: VerbReading['form']): number {
  let run = 1;
  for (let index = 1; index < words.length; index += 1) {
    const previous = words[index - 1] ?? '';
    if (/^(?:and|&)$/i.test(words[index] ?? '')) continue;
    const joined = previous.endsWith(',') || /^(?:and|&)$/i.test(previous);
    if (!joined || readVerb((words[index] ?? '').replace(/,$/, ''))?.form !== form) break;
    run = index + 1;
  }
  return run;
}

const MONTH_AND_YEAR =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.? (?:19|20)\\d{2}';
const DATE_RANGE = `${MONTH_AND_YEAR},? ?(?:[-–—]|to)? ?(?:${MONTH_AND_YEAR}|present|now|current)`;
/** What a column of dates leaves behind where the layout ran it into the text. */
const DATES_AT_THE_END = new RegExp(`[\\s,(]{0,5}${DATE_RANGE}\\)?[.\\s]*$`, 'i');
/** "… academic impact 4 months", not "… within 4 months". */
const LENGTH_AT_THE_END =
  /(?<!\b(?:in|within|over|for|after|by|every|last|next|past|to|of|than|just|under|about|nearly|almost|around|first|or|and|only|at|from|between|last|up)) \d+ (?:months?|years?)[.\s]*$/i;
const DATES = new RegExp(`\\b${DATE_RANGE}\\b|\\b\\d+ years? \\d+ months?\\b`, 'i');

function tidy(raw: string): string {
  return stripBullet(withoutMarkup(raw))
    .replace(/(?:https?:\/\/|www\.)\S+/g, '')
    .replace(/\((?:see|link|url)[^)]*\)/gi, '')
    .replace(/\(\s*\)/g, '')
    .replace(/\.\s*\([^)]*\)\s*$/, '')
    .replace(/ \((?:[^\s()]+ ){4,}[^()]*\)/g, '')
    .replace(DATES_AT_THE_END, '')
    .replace(LENGTH_AT_THE_END, '')
    .replace(/(?<=[\p{Ll}\d)]) & (?=[\p{L}\d])|(?<=\p{L}) & (?=\p{Ll})/gu, ' and ')
    .replace(/\bw\/\s?(?=\p{L})/gu, 'with ')
    .replace(/\bw\/o\b/g, 'without')
    .replace(/~\s?(?=[\d$€£])/g, 'about ')
    .replace(/\s*(?:->|→|⇒)\s*/g, ' to ')
    .replace(/\s+[-–—]+\s+/g, ', ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/\s+/g, ' ')
    .replace(/[\s.;,:!]+$/, '')
    .trim();
}

/** Claims about the writer's own worth that carry no fact: "…, demonstrating strong leadership". */
const SELF_PRAISE_CLAUSE = /,? (?:demonstrating|showcasing|proving|displaying|exhibiting|highlighting) .*$/i;

function isBalanced(text: string): boolean {
  return (
    text.split('(').length === text.split(')').length &&
    text.split('[').length === text.split(']').length &&
    text.split('"').length % 2 === 1
  );
}

function isUnusable(text: string): boolean {
  const words = wordCount(text);
  if (words < MIN_WORDS || words > MAX_WORDS || !isBalanced(text)) return true;
  if (/[|@{}<>\\•·_=]|\b(?:he|she|his|her|him|we|us|our|you)\b/i.test(text)) return true;
  if (/^\W*I\b|\b(?:I'm|I've)\b/.test(text) || DATES.test(text)) return true;
  if (/^invited (?:talk|speaker|paper|lecture|journal|review|keynote)/i.test(text)) return true;
  // Headings ("Founding Member, Site Reliability Engineer") are no statements.
  const long = text.match(/(?<![\p{L}\d])\p{L}{4,}/gu) ?? [];
  if (!DONE_TO_ME.test(text) && long.filter((word) => /^\p{Lu}/u.test(word)).length > long.length * 0.7) return true;
  // Lines in capitals and lines in another script cannot be joined to an English sentence.
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return latin.length < letters.length * 0.9 || capitals.length > letters.length * 0.45;
}

/** A label before the statement: "Leadership: Led a team of five". */
function withoutLabel(text: string): string {
  const label = /^[^:.,]{2,45}:\s+(?=\p{Lu})/u.exec(text);
  return label ? text.slice(label[0].length) : text;
}

/** The first clause where the line goes on with a second one; a colon's list is cut as well. */
function mainClause(text: string): string {
  const [first = text, second = ''] = text.split(/;\s/);
  const areBothPast = [first, second].every((clause) => readVerb(clause.split(' ')[0] ?? '')?.form === 'past');
  const main = areBothPast ? `${first}${/ and /.test(first) ? ',' : ''} and ${lowerFirst(second)}` : first;
  return (main.split(/:\s(?=\S)/)[0] ?? main).replace(/[\s.;,:!]+$/, '');
}

/** Leaves out trailing clauses until the sentence is short enough to read in one breath. */
function shortened(text: string): string {
  let result = text;
  while (wordCount(result) > 30) {
    const cut = result.lastIndexOf(', ');
    if (cut < 0 || wordCount(result.slice(0, cut)) < 8) break;
    const rest = result.slice(0, cut);
    // Half of a list ("built A, B") is worse than a long sentence.
    if (!/^, (?:\w+ing|which|with|while|resulting|saving)\b/.test(result.slice(cut))) break;
    if (!isBalanced(rest)) break;
    result = rest;
  }
  return result;
}

const MODIFYING_PREPOSITION = /^(?:in|by|for|of|to|through|while|with|on|from|before|after|when|without|at|via)$/i;

/**
 * Verbs joined to the first one ("planning, costing and running") take its form; those after a preposition do not.
 * Null where a joined word may be a noun or a verb and nothing tells which.
 */
function inflectJoined(words: string[], from: VerbReading['form'], to: 'base' | 'past'): string[] | null {
  const out = [...words];
  const run = leadingVerbRun(words, from);
  for (let index = 1; index < out.length; index += 1) {
    const word = out[index] ?? '';
    const bare = word.replace(/[,.]+$/, '');
    const reading = readVerb(bare);
    if (from === 'gerund' && !reading && /ing$/.test(bare) && /,$/.test(out[index - 1] ?? '') && index <= run + 1)
      return null;
    const inRun = index < run;
    const joined = inRun || /^and$/i.test(out[index - 1] ?? '') || (from === 'gerund' && isParallel(words, index));
    if (!joined || !reading || reading.form !== from || reading.base === '') continue;
    if (!inRun && from === 'gerund' && gerundModifies(words, index)) continue;
    // "excellent and engaging classes": joined to an adjective it is one itself.
    if (
      !inRun &&
      from === 'gerund' &&
      /^and$/i.test(words[index - 1] ?? '') &&
      /(?:ent|ant|ive|al|ful|ous|ble|ic|ed|ing)$/.test(words[index - 2] ?? '')
    )
      return null;
    if (!inRun && reading.mayBeNoun) {
      const next = out[index + 1] ?? '';
      if (word !== bare || next === '' || /^(?:of|for|in|to|and|from|at|with|across)$/i.test(next)) continue;
      if (!OPENS_AN_OBJECT.test(next) && !NAMES_AN_OBJECT.test(next)) return null;
    }
    const inflected = inflect(reading, to);
    if (!inflected) return null;
    out[index] = inflected + word.slice(bare.length);
  }
  return out;
}

/** "Managing stores, improving sales and reducing costs": a list of -ing words after the first one. */
function isParallel(words: string[], index: number): boolean {
  if (!(words[index - 1] ?? '').endsWith(',')) return false;
  return words
    .slice(index + 1)
    .some((word, offset) => readVerb(word)?.form === 'gerund' && /^and$/i.test(words[index + offset] ?? ''));
}

/** True when the last -ing word before `index` hangs on a preposition or a comma: "…in planning and running". */
function gerundModifies(words: string[], index: number): boolean {
  for (let before = index - 2; before > 0; before -= 1) {
    const word = (words[before] ?? '').replace(/[,.]+$/, '');
    if (readVerb(word)?.form === 'gerund') return MODIFYING_PREPOSITION.test(words[before - 1] ?? '');
  }
  return false;
}

/** "Organized weekly study sessions", not "Organized and reliable" or "Dedicated nurse". */
function takesAnObject(words: string[]): boolean {
  const [first = '', next = '', afterNext = ''] = words;
  if (!/^(?:organi[sz]ed|shared|proposed|focused|distributed|related|advanced|accomplished|qualified)$/i.test(first))
    return false;
  if (/^(?:and|or|with|professional|person|individual)$/i.test(next)) return false;
  if (OPENS_AN_OBJECT.test(next) || NAMES_AN_OBJECT.test(next) || NAMES_AN_OBJECT.test(afterNext)) return true;
  return NAMES_AN_OBJECT.test(words[3] ?? '') && !namesOccupation(words.slice(1, 4).join(' '));
}

const ADVERB = /^(?:(?!(?:dai|week|month|quarter|year|hour|friend|fami)ly$)[a-z]+ly|also|often)$/i;

/**
 * Turns a line of a resume into what follows "I" in a sentence, or null when it cannot be done in good English.
 * `isCurrent` decides the tense of lines that state none ("Lead a team", "Leading a team").
 */
export function toFirstPerson(line: string, isCurrent: boolean): FirstPersonPhrase | null {
  const text = shortened(
    mainClause(withoutLabel(tidy(line)))
      .replace(/^I (?=[a-z])/, '')
      .replace(SELF_PRAISE_CLAUSE, ''),
  );
  if (isUnusable(text)) return null;
  const words = text.split(' ');

  const responsible = /^(?:(was|am) )?responsible (?=for|to)/i.exec(text);
  if (responsible) {
    const be = responsible[1]?.toLowerCase() ?? (isCurrent ? 'am' : 'was');
    return finish(`${be} responsible ${text.slice(responsible[0].length)}`, Number.POSITIVE_INFINITY);
  }
  if (DONE_TO_ME.test(text)) return finish(`was ${lowerFirst(text)}`, Number.POSITIVE_INFINITY);
  if (TELLS_OF_A_THING.test(text) && !BELONGS_TO_APPLICANT.test(text)) return null;

  const adverbs: string[] = [];
  while (words.length > MIN_WORDS && ADVERB.test(words[0] ?? '') && readVerb((words[1] ?? '').replace(/,$/, ''))) {
    adverbs.push((words.shift() ?? '').toLowerCase());
  }
  const first = words[0] ?? '';
  const bareFirst = first.replace(/,$/, '');
  if (describesAPerson(bareFirst) && !takesAnObject(words)) return null;
  const reading = readVerb(bareFirst);
  if (!reading || (reading.form !== 'past' && readsAsNoun(words, reading))) {
    const work = NOUN_OF_WORK.test(text) ? `the ${lowerFirst(text)}` : nounOfWork(text);
    return work ? finish(`${isCurrent ? 'am' : 'was'} responsible for ${work}`, Number.POSITIVE_INFINITY) : null;
  }
  words[0] = lowerFirst(bareFirst) + first.slice(bareFirst.length);
  const body = inTense(words, reading, isCurrent);
  return body ? finish([...adverbs, ...body].join(' '), adverbs.length + 1) : null;
}

function inTense(words: string[], reading: VerbReading, isCurrent: boolean): string[] | null {
  if (reading.form === 'past') return lowerVerbs(words);
  const form = isCurrent ? 'base' : 'past';
  if (reading.form === 'base' && form === 'base') return lowerVerbs(words);
  const inflected = inflect(reading, form);
  if (!inflected) return null;
  const suffix = (words[0] ?? '').endsWith(',') ? ',' : '';
  const joined = inflectJoined(words, reading.form, form);
  if (!joined) return null;
  return [inflected + suffix, ...joined.slice(1)];
}

/** "Designed, Built and shipped": verbs in the middle of the sentence are written small. */
function lowerVerbs(words: string[]): string[] {
  return words.map((word, index) => {
    if (index === 0 || !/^\p{Lu}\p{Ll}+,?$/u.test(word)) return word;
    const joined = /^(?:and|also)$/i.test(words[index - 1] ?? '') || (words[index - 1] ?? '').endsWith(',');
    return joined && readVerb(word.replace(/,$/, ''))?.form === 'past' ? lowerFirst(word) : word;
  });
}

function finish(phrase: string, verbWords: number): string | null {
  const complete = withMissingArticles(phrase, verbWords)
    .replace(/(?<=\s)an? (?=[\p{L}\d]+)([\p{L}\d-]+)/gu, (_, next: string) => withArticle(next))
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:]+$/, '');
  // A line cut off by its layout ends on a word that wants another.
  if (
    /\b(?:a|an|the|and|or|of|for|with|to|in|by|as|from|at|on|into|including|using|through|via|that|which|such as)$/i.test(
      complete,
    )
  )
    return null;
  return complete;
}

/** Every statement of a bullet or of a paragraph under a job, as what follows "I". */
export function statementsOf(line: string, isCurrent: boolean): FirstPersonPhrase[] {
  return sentencesOf(stripBullet(line))
    .map((sentence) => toFirstPerson(sentence, isCurrent))
    .filter((phrase) => phrase !== null);
}

/** A line of an advert as a verb phrase in its base form ("prepare monthly statements"), or null. */
export function baseVerbPhrase(line: string): string | null {
  const text = mainClause(withoutLabel(tidy(line)));
  if (isUnusable(text)) return null;
  const words = text.split(' ');
  const first = words[0] ?? '';
  const bareFirst = first.replace(/,$/, '');
  const reading = readVerb(bareFirst);
  if (!reading || reading.form === 'past' || describesAPerson(bareFirst) || readsAsNoun(words, reading)) return null;
  words[0] = lowerFirst(bareFirst) + first.slice(bareFirst.length);
  const body = inTense(words, reading, true);
  return body ? finish(body.join(' '), 1) : null;
}
