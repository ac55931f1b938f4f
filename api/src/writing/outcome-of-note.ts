import { toAsciiDigits } from '@vitae/language/fold';
import { isOrder } from '@vitae/language/orders';
import { isWishedFor } from './plan/proofs.ts';
import { containsTerms, tellingTerms, termsOf } from './text/terms.ts';
import { wordCount } from './text/words.ts';
import type { NoteOutcome } from './understand/notes/notes.ts';
import { followWish, NO_WISHES } from './understand/notes/wishes.ts';

/** Of the telling words of a note. */
const SAID = { wholly: 0.75, words: 3 };

/** What became of a note, as the finished letter shows; `post` is the name of the post, which no order keeps out. */
export function outcomeIn(letter: string, note: NoteOutcome, post = ''): NoteOutcome['outcome'] {
  if (note.statement !== null) return isToldIn(letter, note.statement) ? 'said' : 'left_out';
  if (note.outcome === 'followed') return isFollowedBy(letter, note, post) ? 'followed' : 'left_out';
  // "ref ABC/12 must be quoted"
  const codes = note.text.match(CODE) ?? [];
  if (codes.length > 0 && codes.every((code) => letter.includes(code))) return 'followed';
  // Some facts are known from the resume as well. What is asked of the writer is no fact.
  const isWish = followWish(note.text, NO_WISHES) !== null || isOrder(note.text);
  return !isWish && tellingTerms(note.text).length >= SAID.words && isToldIn(letter, note.text) ? 'said' : 'left_out';
}

/** By which an advert is found: letters, signs and figures. */
const CODE = /(?<![\p{L}\d])\p{Lu}{2,}[\p{Lu}\d]*[/-][\p{Lu}\d/-]*\d(?![\p{L}\d])/gu;

/** Whether one line of the letter has nearly all words of a sentence, however it is put. */
function isToldIn(letter: string, sentence: string): boolean {
  if (letter.includes(sentence)) return true;
  const words = tellingTerms(sentence);
  return letter.split('\n').some((line) => {
    const told = new Set(tellingTerms(line));
    return words.length > 0 && words.filter((word) => told.has(word)).length / words.length >= SAID.wholly;
  });
}

/** Below the greeting. */
const firstParagraphOf = (letter: string) => letter.split('\n\n')[1] ?? '';

const MAX_WORDS =
  /\b(?:max(?:imum)?|under|below|within|up to|(?:no|not) more than|less than|at most|shorter than)\b\D{0,12}(\d{2,3})\s*words?\b/i;
const IN_ENGLISH = /\benglis(?:h|ch)\b/i;
const IN_ARABIC = /\b(?:in|the) arabic(?: please)?[.!\s]*$|^\P{L}*(?:\p{L}+ )?(?:ب|بال)(?:لغة ال)?عربي/iu;

const GREETING_AND_CLOSING = 2;
const NUMBERS = ['one', 'two', 'three', 'four', 'five'];
/** "in 3 paragraphs", "٣ فقرات"; 0 where the note does not say. */
function paragraphsAsked(note: string): number {
  const [, number = ''] =
    /(?<![\p{L}\p{Nd}])(\p{Nd}|two|three|four|five)(?: short)? (?:paragraphs|فقرات)/iu.exec(note) ?? [];
  return NUMBERS.indexOf(number.toLowerCase()) + 1 || Number(toAsciiDigits(number));
}

/** What was asked for is spoken of, what was to stay unsaid is not, and the letter is as long, and in the language, as was asked. */
function isFollowedBy(letter: string, { text, topics, avoided, isFirst }: NoteOutcome, post: string): boolean {
  const most = Number(MAX_WORDS.exec(text)?.[1] ?? Number.POSITIVE_INFINITY);
  const isArabic = /\p{Script=Arabic}/u.test(letter);
  if (wordCount(letter) > most || (IN_ENGLISH.test(text) && isArabic) || (IN_ARABIC.test(text) && !isArabic))
    return false;
  const paragraphs = paragraphsAsked(text);
  if (paragraphs > 0 && letter.split('\n\n').length - GREETING_AND_CLOSING !== paragraphs) return false;
  const terms = termsOf(post === '' ? letter : letter.replaceAll(post, ''));
  if (avoided.some((topic) => containsTerms(terms, termsOf(topic)))) return false;
  const lines = (isFirst ? firstParagraphOf(letter) : letter).split('\n');
  return topics.every((topic) =>
    IS_REFERENCE.test(topic)
      ? /\breference \S*\d/i.test(letter)
      : isSaying(topic)
        ? isToldIn(letter, topic)
        : lines.some((line) => isSpokenOf(line, topic)),
  );
}

/** "mention ref no" */
const IS_REFERENCE = /^(?:job )?ref(?:erence)?(?: (?:no|num(?:ber)?|code|id))?\.?$/i;

/** What is longer than a topic is something to be said. */
const MAX_TOPIC_WORDS = 5;
const isSaying = (topic: string) => wordCount(topic) > MAX_TOPIC_WORDS;

const NAMES_BREAK = /\b(?:break|gap|(?:time|years?) (?:out|off|away|at home))(?: for (?:the |my )?\p{L}+)?$/iu;
/** "I was home with my children until 2024" */
const TELLS_BREAK =
  /\b(?:career break|(?:was|been|stayed) (?:at )?home\b|out of work|time (?:out|off|away)|years? (?:out|away|at home)|(?:looked after|caring for|cared for|raising|raised) (?:my|our)|(?:maternity|parental) leave|return(?:ing|ed)? to work)\b/i;

/** A topic and what it is also called: a break in the career is told as what was done in it. */
const isSpokenOf = (line: string, topic: string) =>
  isWishedFor(line, [topic]) || (NAMES_BREAK.test(topic) && TELLS_BREAK.test(line));
