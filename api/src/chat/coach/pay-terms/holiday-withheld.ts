import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';

// "manager says if i dont work it she wont pay my holiday": leave that is kept back from whoever goes early.

const KEPT_BACK =
  /\b(?:won'?t|wont|will not|not|refus\p{L}*|doesn'?t|doesnt|don'?t|dont|didn'?t|didnt|never|without) (?:\p{L}+ ){0,3}?(?:pay(?:ing)?|give|giving|get) (?:me |out |for )?(?:\p{L}+ ){0,3}?(?:holidays?|leave|pto|vacation)\b|\b(?:lose|losing|lost|forfeit\p{L}*|keep|keeps|kept|withh\p{L}+|hold(?:ing)? back|take|takes|took) (?:\p{L}+ ){0,3}?(?:holidays?|leave|pto|vacation)(?: (?:pay|money))?\b|\bno (?:notice,? )?(?:then )?(?:no )?(?:holiday|leave|pto|vacation) (?:pay|money)\b|(?:ما|مش|لن|لا) ?(?:ي|هي|ه|راح ي|حي)?(?:دفع|عط|صرف)\S* .{0,20}اجاز/u;
const EARLY =
  /\bnotice\b|\b(?:work|serve|finish|complete) (?:it|them|out|the (?:weeks|month))\b|\b(?:walk(?:ed)? out|leave early|left early|quit|go early)\b|اشعار|مهله|انذار/u;
const WRITES = /\b(?:write|draft|mail|e-?mail|letter)\b|اكتب/u;
const WORDS_MAX = 40;

/** Null where a message tells of nothing of the kind. */
export function holidayWithheld(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 400)).replace(/\s+/gu, ' ');
  if (words.split(' ').length > WORDS_MAX || WRITES.test(words) || !KEPT_BACK.test(words)) return null;
  const before = textsOfUser(turn.history)
    .slice(-2)
    .map((text) => fold(text))
    .join(' ');
  return EARLY.test(words) || EARLY.test(before) ? answerOfId(turn, 'holiday-pay-notice') : null;
}
