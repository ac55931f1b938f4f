import { fold } from '@vitae/language/fold';
import { REQUEST_WORDS } from '@vitae/language/request-words';
import { tokenise } from '@vitae/language/tokens';
import { stemOf, Vocabulary } from './asked-words.ts';

/** Far more than a request has. What is longer is material, such as an advert pasted into it. */
const REQUEST_MAX = 600;
const PHRASE_WORDS_MAX = 4;

/** What is quoted, or follows a colon at length, is what the deed is done to. */
const MATERIAL = /[“"«][^”"»]{25,}[”"»]|[:：][^\n]{25,}/gu;
const SENTENCE_END = /[.!?؟;\n]+(?:\s|$)|,\s(?=(?:can|could|please|pls|so|how|what|which)\b)/u;
/** Asked of the assistant, whatever else the sentence looks like. */
const OF_THE_ASSISTANT =
  /\b(?:(?:can|could|would|will) (?:yo)?u|please|pls|plz|(?<!\b(?:do|did|should) )i (?:want|need|would like|wanna))\b(?!.{0,12}\bhow\b)|(?:ممكن|لو سمحت|من فضلك|رجاء|ابي|ابغي|بدي|اريد)/u;
/** Asks what one does oneself. */
const QUESTION =
  /^(?:(?:and|but|so|ok|hi|hello|hey|also|btw|like|sir|madam|umm?|quick question|(?:two|a few|some|a) questions?|\d[.)])[\s,:]+)*(?:what|which|who|whose|when|where|why|should|shall|must|may|is|are|was|were|do|does|did|am|will|would|has|have|can (?:i|my|the|they|he|she|it|employers?|companies)|could (?:i|my|the|they)|any|how)\b|\b(?:should|shall|must|do|may) i\b|\bhow\b(?! about)|\b(?:tips|advice|best way|good way|ways to|ideas?|examples?|samples?|worth|allowed|dont know|not sure)\b|^(?:و)?(?:كيف|شلون|ازاي|ماذا|شو|وش|ايش|هل|متي|كم|ليش|ليه|لماذا|وين|اين|مين|من|ما)(?:\s|$)|(?:كيف|شلون|طريقه|نصائح|نصيحه)/u;

/** What a message asks to be done. */
export interface Request {
  /** Deeds that are asked for: "rewrite". */
  orders: ReadonlySet<string>;
  /** Deeds that a question is about: "how do I rewrite". */
  questions: ReadonlySet<string>;
  /** With what: "summary". */
  things: ReadonlySet<string>;
}

const WORDS = [...REQUEST_WORDS.keys()];
const SINGLE = WORDS.filter((word) => !word.includes(' '));
const vocabulary = new Vocabulary(SINGLE.map((word) => [word]));
const BY_STEM = new Map(SINGLE.map((word) => [stemOf(word), REQUEST_WORDS.get(word)!]));

/** Reads a message sentence by sentence; slips of the finger are seen through. */
export function readRequest(text: string): Request {
  const orders = new Set<string>();
  const questions = new Set<string>();
  const things = new Set<string>();
  for (const sentence of fold(text.slice(0, REQUEST_MAX).replace(MATERIAL, ' ')).split(SENTENCE_END)) {
    const isQuestion = QUESTION.test(sentence.trim()) && !OF_THE_ASSISTANT.test(sentence);
    for (const said of meantIn(sentence)) (DEEDS.has(said) ? (isQuestion ? questions : orders) : things).add(said);
  }
  return { orders, questions, things };
}

const DEEDS: ReadonlySet<string> = new Set([
  'rewrite',
  'shorten',
  'tailor',
  'write',
  'want',
  'add',
  'review',
  'compare',
  'explain',
  'practise',
  'fit',
  'fill',
  'tell',
  'judge',
  'remove',
]);

/** What the words and phrases of a sentence stand for, the longest phrase first. */
function meantIn(sentence: string): string[] {
  const words = tokenise(sentence).map(({ word }) => word);
  const meant: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = phraseAt(words, at);
    const said = length > 0 ? REQUEST_WORDS.get(words.slice(at, at + length).join(' ')) : ofWord(words[at]!);
    if (said) meant.push(said);
    at += Math.max(length, 1);
  }
  return meant;
}

function phraseAt(words: readonly string[], at: number): number {
  for (let length = PHRASE_WORDS_MAX; length > 0; length -= 1)
    if (REQUEST_WORDS.has(words.slice(at, at + length).join(' '))) return length;
  return 0;
}

/** Shorter words are too like others: their stems ("at", "ats") and their slips. */
const SLIP_LETTERS = 4;
const ofWord = (word: string) =>
  word.length < SLIP_LETTERS ? undefined : BY_STEM.get(vocabulary.read({ word, isSmall: false }).stem);
