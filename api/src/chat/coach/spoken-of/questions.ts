import { fold, toAsciiDigits } from '@vitae/language/fold';
import { howToAnswer, howToAnswerAbout, howToAnswerOn } from '../../tools/interview-questions.ts';
import { asksWhatToAsk } from '../acts/interviews.ts';
import { answerOfId } from '../answer-question.ts';
import { placeIn } from '../ordinals.ts';
import { tellOfDuty } from '../own-case/asked-in-advert.ts';
import { demandNamed } from '../own-case/named-in-documents.ts';
import { beginPractice } from '../practice/begin-practice.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

const WORDS_MAX = 34;
/** "how do i answer the second one", "number 4", "كيف أجيب عن الثاني". */
const OF_ONE =
  /\b(?:answer|question|number|nr|no|q|one|say|explain|about|reply)\b|^#?\d{1,2}[\s?.!]*$|(?:^|\s)(?:كيف|شو|وش|ايش|ماذا|السوال|سوال|رقم|اجاوب|اجيب|ارد)|^(?:the )?(?:\p{L}+th|first|second|third)[\s?.!]*$/u;
/** "how do i answer the complaint one", "the upselling, what do i say", "help me with opera". */
const WANTS_WAY =
  /\b(?:how|what(?:'?s)?|help|tips?|advice)\b.{0,40}\b(?:answer|say|tell|respond|reply|talk|handle|explain|tackle|put|deal|prepare|approach|with|do)\b|\b(?:one|question|q)\b|(?:اجاوب|ارد|اقول|اجيب|اشرح|سوال|جواب)/u;
/** What is said of oneself beside it, and no topic. */
const OF_ONESELF =
  /[,;،]\s*(?:i|ive|i'?ve|im|i'?m|since|because|cos|as|though|although|but|only|just|never|we|وانا|انا|بس|لاني)\b.*$|\s(?:when|since|because|cos|cuz|though|although|but|as|if)\s(?:i|ive|i'?ve|im|i'?m|we)\b.*$|\s(?:و?انا|وخبرتي|لاني|بس)\s.*$/u;
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
  if (topic) return howToAnswerAbout(turn, topic) ?? aboutTopic(turn, topic);
  if (LAST.test(words)) return howToAnswer(turn, -1);
  const head = words.replace(OF_ONESELF, '');
  const at = OF_ONE.test(head) ? placeIn(head) : -1;
  return at >= 0 ? howToAnswer(turn, at) : aboutTopic(turn, head);
}

/** Said of any question: it names none. */
const NAMES_NOTHING =
  /\b(?:questions?|one|answers?|hard|difficult|tricky|good|best|respond|reply)\b|سوال\S*|جواب|(?:^|\s)(?:كيف|اجاوب|ارد|اقول)(?=\s|$)/gu;

/** A question of the list, or a demand of the advert, that is named by what it is about; null where neither is. */
function aboutTopic(turn: Turn, head: string): CoachAnswer | null {
  if (!WANTS_WAY.test(head)) return null;
  const topic = head.replace(NAMES_NOTHING, ' ');
  const listed = howToAnswerAbout(turn, topic);
  if (listed) return listed;
  const demand = demandNamed(topic, turn.advert);
  return demand ? tellOfDuty(turn, demand, topic) : null;
}

/** As it is written in the message, not as it was folded. */
function asTyped(text: string, folded: string): string {
  const at = fold(text).indexOf(folded);
  return at < 0 || fold(text).length !== text.length ? folded : text.slice(at, at + folded.length);
}
