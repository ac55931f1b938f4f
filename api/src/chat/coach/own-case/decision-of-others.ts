import { fold } from '@vitae/language/fold';

// Whether others have decided already: nobody here knows it, and what can be done meanwhile is known.

const OTHERS =
  '(?:they|them|he|she|hr|someone|somebody|(?:the|this|that|my|our) (?:\\p{L}+ )?(?:company|employer|recruiter|manager|team|firm|shop|school|hospital|hotel|bank|place|people|lot|guy|boss|owner|agency|job|position|role|post|vacancy|spot|seat))';
const DECIDES =
  '(?:pick(?:ed)?|ch(?:oo|o)se|chosen|hire[d]?|decide[d]?|select(?:ed)?|fill(?:ed)?|found|find|taken|take|took|gone|went|go with|given|gave|give|reject(?:ed)?|forgotten|forgot|forget|move[d]? on|ghost(?:ed|ing)?|closed?|filled|shortlist(?:ed)?|got|made (?:a|their|the) (?:decision|choice|mind)|settled|lost interest)';
const OBJECT =
  '(?:someone|somebody|anyone|anybody|one|another|other|else|me|my|us|it|already|yet|the (?:job|position|role|post|vacancy|spot|place|candidate|person|one)|this (?:job|position|role|post)|filled|taken|about me|a decision|their mind|on)';
const DECIDED = new RegExp(
  `(?:\\b(?:did|have|has|had|do|does|will|would|are|is|think|maybe|suppose|wonder(?:ing)? if|if|whether)\\b (?:\\p{L}+ ){0,2}?${OTHERS}|\\b${OTHERS}(?:'ve| have| has|'s)?) (?:\\p{L}+ly |already |yet |now |maybe |just |gonna |going to )*${DECIDES}\\b.{0,25}\\b${OBJECT}\\b`,
  'u',
);
const IS_GONE =
  /\b(?:is|was|has) (?:it|the \p{L}+|this \p{L}+|that \p{L}+|my \p{L}+) (?:already |still |been )*(?:gone|taken|filled|closed|open|available|rejected|binned|ignored)\b/u;
/** "will i get it", "how many applied": the outcome, and who else is in it. */
const OUTCOME =
  /\b(?:will|would|am|do you think|u think) (?:i |i'?ll |i will |you think i )?(?:will |gonna |going to )?(?:get|be|getting) (?:it|in|through|selected|shortlisted|hired|accepted|called(?: back)?|picked|chosen|the (?:job|role|post|interview|call|offer))\b|\bhow many (?:people |others |candidates |applicants )?(?:have |has |had |are |is )?(?:appl\w+|applicants|candidates|in the running|competing|shortlisted)\b|\b(?:what are|whats|what is) (?:my|the) (?:chances|odds) (?:of getting|to get|with them)\b|(?:كم|كام) (?:واحد |شخص )?(?:قدم|متقدم|مقدم)|(?:هل )?(?:راح |ح|ه|بي?)?(?:يقبلوني|ياخذوني|انقبل|هتقبل)/u;
const DECIDED_ARABIC =
  /(?:هل|شكلهم|يمكن|معقول)?\s?(?:خلاص )?(?:اختاروا|وظفوا|عينوا|لقوا|لقو|اخذوا|نسوني|رفضوني|تجاهلوني)(?:\s(?:حد|احد|واحد|غيري|شخص|موظف))?(?=.*[?؟]|\s*$)/u;
const ASKS =
  /[?؟]|^(?:so |and |ok |do you know |any idea )*(?:did|have|has|is|are|was|do|does|will|would|think|why|you think|maybe|هل)\b/u;
/** What one does about it, and not whether it is so. */
const ASKS_WHAT_TO_DO =
  /\b(?:what (?:do|should|can|must) i|how (?:do|should|can|long)|should i|shall i|when (?:do|should|can) i|write|draft)\b/u;

/** Whether a message asks if somebody has been chosen, or the post is gone. */
export function asksOfTheirDecision(text: string): boolean {
  const words = fold(text.slice(0, 400)).replace(/\s+/gu, ' ').trim();
  if (ASKS_WHAT_TO_DO.test(words)) return false;
  return (
    (DECIDED.test(words) || OUTCOME.test(words) || IS_GONE.test(words) || DECIDED_ARABIC.test(words)) &&
    ASKS.test(words)
  );
}
