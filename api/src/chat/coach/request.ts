import { fold } from '@vitae/language/fold';
import { REQUEST_WORDS } from '@vitae/language/request-words';
import { tokenise } from '@vitae/language/tokens';
import { readKnowledge } from '../knowledge/read-knowledge.ts';
import { stemOf, Vocabulary } from './asked-words.ts';

/** Far more than a request has. What is longer is material, such as an advert pasted into it. */
const REQUEST_MAX = 600;
const PHRASE_WORDS_MAX = 4;

/** What is quoted, or follows a colon at length, is what the deed is done to. */
const MATERIAL =
  /[“"«][^”"»]{25,}[”"»]|[:：][^\n]{25,}|\n\s*[*•–-]\s+[^\n]{8,}|(?<=^[^\n]{0,50}\b(?:this|these|it|line|bullet|point|one|sentence|السطر|النقطة|الجملة|هذا|هذه)[^\n]{0,12})\n\s*[^\n]{12,}/gu;
const SENTENCE_END =
  /[.!?؟;\n]+(?:\s|$)|,\s(?=(?:can|could|please|pls|so|how|what|which)\b)|،\s(?=(?:كم|كيف|هل|شو|وش|ايش|ازاي|شلون)\s)/u;
/** Asked of the assistant, whatever else the sentence looks like. */
const OF_THE_ASSISTANT =
  /\b(?:(?:can|could|would|will) (?:yo)?u|please|pls|plz|(?<!\b(?:do|did|should) )i (?:want|need|would like|wanna))\b(?!.{0,12}\bhow\b|\s(?:to )?(?:know|understand|ask)\b)|(?:ممكن|لو سمحت|من فضلك|رجاء|ابي|ابغي|بدي|اريد)(?!\s(?:ا?عرف|افهم|اسال))/u;
/** Asks what one does oneself. */
const QUESTION =
  /^(?:(?:and|but|so|ok|hi|hello|hey|also|btw|like|sir|madam|umm?|quick question|(?:two|a few|some|a) questions?|\d[.)])[\s,:]+)*(?:what|which|who|whose|when|where|why|should|shall|must|may|is|are|was|were|do(?! an?\b| the\b| my\b| it\b)|does|did|am|will|would|has|have|anything i|can'?t i|can (?:i|my|the|they|he|she|it|employers?|companies)|could (?:i|my|the|they)|any|how)\b|\b(?:should|shall|must|do|may|am|can) i\b|\bhow\b(?! about)|\b(?:or not|yes or no|instead of|what (?:to|can|do|should)|where (?:do|to)|who (?:do|to)|is (?:it|that|this) (?:ok|okay|true|normal|legal|legit|bad|good|fine))\b|\btoo late\b|\b(?:tips|advice|best way|good way|ways to|ideas?|examples?|samples?|worth|allowed|don'?t know|not sure)\b|^(?:و)?(?:كيف|شلون|ازاي|شنو|شنهو|منو|فين|امتي|ماذا|شو|وش|ايش|هل|متي|كم|ليش|ليه|لماذا|وين|اين|مين|من|ما)(?:\s|$)|(?:^|\s)(?:كيف|شلون|ازاي|ازي|ايه|هل|كم|كام|قديش|شو|وش|ليش|طريقه|نصائح|نصيحه|ولا لا|ولا لء|و?لازم|ينفع|امتي|ايش|انهي)(?=\s|[؟?،]|$)/u;

/** What a message asks to be done. */
export interface Request {
  /** Deeds that are asked for: "rewrite". */
  orders: ReadonlySet<string>;
  /** Deeds that a question is about: "how do I rewrite". */
  questions: ReadonlySet<string>;
  /** With what: "summary". */
  things: ReadonlySet<string>;
  /** Whether any of its sentences asks what one does oneself. */
  isQuestion: boolean;
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
  let asks = false;
  for (const sentence of fold(text.slice(0, REQUEST_MAX).replace(MATERIAL, ' ')).split(SENTENCE_END)) {
    const isQuestion = QUESTION.test(sentence.trim()) && !OF_THE_ASSISTANT.test(sentence);
    asks ||= isQuestion;
    for (const said of meantIn(sentence.replace(WISHES_OF_OTHERS, ' ').replace(DEEDS_OF_OTHERS, ' ')))
      (DEEDS.has(said) ? (isQuestion ? questions : orders) : things).add(said);
  }
  return { orders, questions, things, isQuestion: asks };
}

/** "The recruiter wants me to rewrite it": what others wish for is told, and not asked for. */
const WISHES_OF_OTHERS =
  /\b(?:wants?|wanted|asks?|asked|tells?|told|expects?|forces?|advised?) (?:me|us) to\b[^,.;?!]*/gu;
/** "They ask me", "the new company wants": what others do is asked of nobody here. */
const DEEDS_OF_OTHERS =
  /(?<=\b(?:they|he|she|hr|who|companies|employers|recruiters?|interviewers?|companys?|company|manager|boss|agent|guy|frnd|friend|cousin|someone|somebody|everyone|people|ppl) (?:(?:will|would|always|now|just|also|even) )?)(?:ask|want|tell|say|need|get|check|give|insist|offer|call|reply|review|put|write|make)(?:s|ed|ing)?(?: me)?\b/gu;

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
/** "Putting", "applied", "customers": tell of a deed or of who does it rather than ask for one. Those that do ask stand in the list themselves. */
const TELLS = /(?:ing|ed|ers?)$/;
const ARABIC = /\p{Script=Arabic}/u;
/** "ضيفيلي", "اكتبيها": to whom an order is said, for whom, and what it is done to, are written on to the verb. */
const BEHIND_ORDERS = /(?<=\p{Script=Arabic}{2})(?:ي?ل[يهن]ا?(?:ها|ه)?|يها|يه|ها|ه|ي)$/u;

function ofWord(word: string): string | undefined {
  if (word.length < SLIP_LETTERS) return undefined;
  const { stem, isGuessed } = vocabulary.read({ word, isSmall: false });
  // Arabic roots are so short that a letter more or less makes another word.
  if (isGuessed && ARABIC.test(word)) return REQUEST_WORDS.get(word.replace(BEHIND_ORDERS, ''));
  if (isGuessed && isWord(word)) return undefined;
  const said = BY_STEM.get(stem);
  return said !== undefined && DEEDS.has(said) && TELLS.test(word) ? undefined : said;
}

let words: ReadonlySet<string> | undefined;

/** Whether the knowledge base writes a word itself: then it is no slip for another, as "quiet" for "quit". */
function isWord(word: string): boolean {
  words ??= new Set(readKnowledge().flatMap(({ en }) => tokenise(en.text).map((token) => token.word)));
  return words.has(word);
}
