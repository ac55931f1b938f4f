import { fold, toAsciiDigits } from '@vitae/language/fold';
import { howToAnswer, howToAnswerAbout, howToAnswerOn } from '../../tools/interview-questions.ts';
import { asksWhatToAsk } from '../acts/interviews.ts';
import { answerOfId } from '../answer-question.ts';
import { placeIn } from '../ordinals.ts';
import { beginPractice } from '../practice/begin-practice.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

const WORDS_MAX = 14;
/** "how do i answer the second one", "number 4", "كيف أجيب عن الثاني". */
const OF_ONE =
  /\b(?:answer|question|number|nr|no|q|one|say|explain|about|reply)\b|^#?\d{1,2}[\s?.!]*$|(?:^|\s)(?:كيف|شو|وش|ايش|ماذا|السوال|سوال|رقم|اجاوب|اجيب|ارد)|^(?:the )?(?:\p{L}+th|first|second|third)[\s?.!]*$/u;
/** "the one about weakness". */
const OF_QUESTION = /\b(?:the )?(?:one|question) (?:about|on) (?:the |my )?(?<topic>[^?.!]{3,40})/u;
const LAST = /\b(?:the )?last (?:one|question)\b|(?:السوال )?الاخير/u;
const PRACTISES = /\bpracti[cs]e\b|\binterview me\b|تدرب|نتدرب|اتدرب/u;
const OF_TOPIC =
  /\b(?:what )?if (?:they|he|she|the interviewer|somebody|someone) (?:\p{L}+ )?ask(?:s|ed)?(?: me)? (?:about|for|on) (?:the |my |an? )?(?<what>[^?.!]{2,40})|(?:اذا|لو) (?:سالوني|سالو|سالني|سالوا) عن (?<arabic>[^؟?.!]{2,40})/u;

/** What is asked about the questions that were listed just before; null where it is of something else. */
export function ofQuestions(turn: Turn): CoachAnswer | null {
  const words = toAsciiDigits(fold(turn.text.slice(0, 160))).trim();
  if (words.split(/\s+/).length > WORDS_MAX) return null;
  if (asksWhatToAsk(words)) return answerOfId(turn, 'questions-to-ask');
  const { what, arabic } = OF_TOPIC.exec(words)?.groups ?? {};
  if (what ?? arabic) return howToAnswerOn(turn, asTyped(turn.text, (what ?? arabic)!.trim()));
  if (PRACTISES.test(words)) return beginPractice(turn);
  const { topic } = OF_QUESTION.exec(words)?.groups ?? {};
  if (topic) return howToAnswerAbout(turn, topic);
  if (LAST.test(words)) return howToAnswer(turn, -1);
  const at = OF_ONE.test(words) ? placeIn(words) : -1;
  return at < 0 ? null : howToAnswer(turn, at);
}

/** As it is written in the message, not as it was folded. */
function asTyped(text: string, folded: string): string {
  const at = fold(text).indexOf(folded);
  return at < 0 || fold(text).length !== text.length ? folded : text.slice(at, at + folded.length);
}
