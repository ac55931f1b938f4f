import { fold } from '@vitae/language/fold';

// What people say to the coach around a fact, and what is no part of it: that they forgot it, "pls", "btw", "sorry".

/** To have forgotten a thing wishes for it to stand there. */
const FORGOTTEN =
  /[\s,.;:(–-]*\b(?:(?:i|we) )?(?:(?:totally|completely|just|also|almost|clean) )*(?:forgot|forgotten|4got|left (?:that|it|this) (?:out|off)|(?:did ?n['’]?t|didnt|never|not) (?:put|mention|write|add|include|list|say)|missed|remembered|remember|slipped my mind|(?:that|it|this) slipped my mind|just came to (?:my )?mind|should(?: have|['’]?ve| of) (?:put|said|mentioned)|it(?:['’]s| is)? not (?:in )?there|(?:that|it|this)(?:['’]s| is)? missing)\b(?: (?:about )?(?:(?:to (?:put|mention|add|say|write|include|tell you|list)(?: (?:it|that|this|one|them|you))?)|it|that|this|am|one|them|about it|about that|that one|(?:it|that|this) (?:down|in|there|on))(?: (?:down|in|there|on|earlier|before|sorry|one|part|bit))*)?(?:\s+(?:sorry|my bad|oops|lol|haha|earlier|before|till now|until now))*[\s.!)]*$|[\s،,.]*(?:(?:معلش|اسف|عذرا|سوري)\s)?(?:ان)?(?:نسيت|نسيتها|نسيته|فاتني|راحت عن بالي|ما ذكرتها|ما كتبتها|ما حطيتها)(?:ها|ه)?(?:\s(?:اذكرها|اذكره|اكتبها|اكتبه|احطها|احطه|اضيفها|اضيفه|اقولها|ان اذكرها|معلش|اسف))*[\s.!]*$/iu;
const SMALL_TALK =
  /[\s,.;:(]*\b(?:pls|plz|please|thx|thanks|thank you|ta|btw|by the way|sorry|oops|lol|haha|ok|okay|cheers|mate|bro|sir|madam|if (?:you|u) can|if possible)[\s.!)]*$|[\s،,.]*(?:لو سمحت\S*|من فضلك|شكرا|معلش|بليز|عافاك|يعطيك العافيه|تسلم)[\s.!]*$/iu;
/** "…, حطها": that it is to stand there. */
const PUTS_BEHIND =
  /[\s،,.]+(?:و)?(?:حط|ضيف|زيد|اكتب|دير|اذكر)(?:ي)?(?:ها|ه|و)(?:\s(?:في|ف|ل)\s?\S+)?[\s.!]*$|[\s,.;]+(?:(?:please|pls|can (?:yo)?u|and|so) )*(?:put|add|stick|pop|chuck|throw|write|include|mention) (?:it|that|this)(?: (?:in|down|there|on|too|under \p{L}+|to (?:my|the) (?:cv|resume)|as well))*[\s.!]*$/iu;
const BEFORE =
  /^(?:(?:oh|ah|ok|okay|also|and|btw|by the way|hey|hi|pls|plz|please|sorry|wait|yeah|yes|oops|so|one more(?: thing)?|another thing|i (?:left out|forgot|missed|never (?:put|said)|did ?n['’]?t (?:say|put|mention|write)|should(?: have|['’]?ve| of) (?:said|put|mentioned))(?: to (?:say|mention|add|put|write|tell you))?(?: in there)?(?: that| how)?|i forgot(?: to (?:say|mention|add))?|forgot(?: to (?:say|mention|add))?|almost forgot|just remembered|i (?:just )?remembered|oga|sir|madam|bro|mate)[\s,:!.-]+)+|^(?:(?:و|طيب|اه|كمان|معلش|نسيت(?: [انت](?:قول|ذكر|كتب|حط|ضيف)(?:لك|لكم)?)?|على فكره|بالمناسبه|لو سمحت|عافاك)[\s،:]+)+/iu;

export interface WithoutTalk {
  fact: string;
  /** Whether it was said that the fact is missing. */
  isForgotten: boolean;
  /** Whether it was said behind the fact that it is to be put in. */
  isPut: boolean;
}

/** A told fact without what is said to the coach before and behind it. */
export function withoutTalk(text: string): WithoutTalk {
  let rest = text.trim();
  let isForgotten = false;
  let isPut = false;
  for (let before = ''; before !== rest; ) {
    before = rest;
    const opening = (BEFORE.exec(rest) ?? BEFORE.exec(sameLength(rest)))?.[0] ?? '';
    isForgotten ||= /forgot|remembered|left out|missed|never|did ?n|should|نسيت/iu.test(opening);
    rest = rest.slice(opening.length);
    const behind = FORGOTTEN.exec(rest) ?? FORGOTTEN.exec(sameLength(rest));
    if (behind && behind.index > 0) {
      isForgotten = true;
      rest = rest.slice(0, behind.index);
    }
    const aside = asideBehind(rest);
    if (aside >= 0) {
      isForgotten = true;
      rest = rest.slice(0, aside);
    }
    const put = PUTS_BEHIND.exec(rest) ?? PUTS_BEHIND.exec(sameLength(rest));
    if (put && put.index > 0) {
      isPut = true;
      rest = rest.slice(0, put.index);
    }
    const polite = SMALL_TALK.exec(rest) ?? SMALL_TALK.exec(sameLength(rest));
    if (polite && polite.index > 0) rest = rest.slice(0, polite.index);
  }
  return { fact: rest.replace(/[\s,،.;:]+$/u, ''), isForgotten, isPut };
}

/** ", it escaped me", "(that was an oversight)": a short clause of remembering is no fact. */
const REMEMBERS =
  /\b(?:forg\w+|remember\w*|escap\w+|slip\w*|blank\w*|miss(?:ed|ing)|overlook\w*|omit\w*|left out|skipp\w*|mind|mistake|bad|oversight|thought of|occurred|realis\w+|realiz\w+|notic\w+|not (?:in )?there|mention\w*|head)\b/iu;
const SAYS_OF_ONESELF = /^(?:it|that|this|i|my|me|totally|completely|just|kinda|sorry|only|somehow|and i|but i)\b/iu;
const ASIDE_WORDS = 7;
function asideBehind(text: string): number {
  const at = Math.max(...[',', ';', '(', '–', '. '].map((mark) => text.lastIndexOf(mark)));
  const clause = at < 0 ? '' : text.slice(at + 1).trim();
  const isAside =
    clause.split(/\s+/u).length <= ASIDE_WORDS &&
    !/\d/u.test(clause) &&
    SAYS_OF_ONESELF.test(clause) &&
    REMEMBERS.test(clause);
  return isAside && at > 0 ? at : -1;
}

/** Folded, where that changes no place; the text itself otherwise. */
function sameLength(text: string): string {
  const folded = fold(text);
  return folded.length === text.length ? folded : text;
}
