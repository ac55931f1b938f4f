/** "The outage I want to mention: …" */
const TO_BE_MENTIONED =
  /^(?:the|one|a|an) [^:.]{2,40} (?:that )?I(?: want|(?: would|['’]d) like)(?: you)? to (?:mention|include|tell|say|talk about|describe|bring up)(?: is)?\s?[:–-]\s*/i;

/** "Could you please explain that I …", "make sure to say my …" */
const ASKS_TO_SAY = new RegExp(
  `^(?:(?:please|kindly|pls|plz|also|and|can you|could you|would you|i(?: would|['’]d) like (?:you|it|the letter) to|i want (?:you to|it to|the letter to|to)|make sure (?:to|you|that you)|be sure to|remember to|don['’]?t forget to|maybe|perhaps|just|should|it should|you should|can u|could u|would like if you could|if you can),? )*` +
    `(?:(?:main|most important) (?:thing|point)(?: is)?|(?:stress|emphasi[sz]e)(?= that )|mention|say|write|put|explain|note|state|add|include|tell(?: (?:them|her|him|it))?|point out|let them know|put in)(?: (?:briefly|clearly|honestly|too|also|in the letter))?(?: the fact)?(?: that)?[:,]? ` +
    // What nobody can say of themselves is no fact.
    `(?=(?:[^.,;]{3,60} me[.!]*$|[\\p{L}\\d' -]{3,60} (?:taught|shown|showed) me (?:to|how) |\\p{L}+ing [^.;]{3,60} (?:is|was) (?:what|why|how) |i(?: (?!am (?:the|a great|an excellent|perfect)\\b)|['’](?:m|ve|d|ll) (?!the\\b))|im |ive |my |we ))`,
  'iu',
);

/** "Please explain briefly why I left the mill: my shifts …" */
const ASKS_TO_SAY_WHY =
  /^(?:(?:please|pls|plz|kindly|also|and|can you|could you),? )*(?:explain|say|tell them|mention|state|note|add|write|make clear)(?: (?:briefly|shortly|clearly|honestly|also|too|in (?:one|a) (?:short |single |plain )?(?:line|sentence)|in a few words))* (?:why|the reasons? why) (I(?:['’]m|['’]ve)? [^:;.]{2,60}?)(?:\s?:| [–—-]|,? because) (I|My|We|Our)(?=['’\s])/iu;

/** "… so mention him", "… please get that in" */
const SAY_IT =
  /(?=[,;\s])(?<=\p{L}{2}[^.]{5,80})(?:[,;]| [–-])?\s(?:(?:so|and|but)\s)?(?:please |pls )?(?<!\b(?:i|we|they|you|he|she|to|can|will|could|would|i['’](?:ll|d)) )(?:mention|say|include|add|put|get|work|note|use|bring up|tell them)\s(?:him|her|it|this|that|them|so)(?:\s(?:in|too|as well|briefly|somewhere|up|if (?:you can|possible|it helps|relevant)))*[.!\s]*$/iu;

/** "… for two projects please mention" */
const MENTION_AT_END =
  /[,;–-]? ?\b(?:please|pls|plz|kindly|do) (?:mention|include|add|highlight|note|say so)(?: (?:plainly|too|also))?[.!\s]*$/i;

/** "…, would like to say that", "…, I want that mentioned" */
const WANTS_IT_SAID =
  /(?:[,;]| [–-]| and| so)? (?:i(?: would|['’]d)? )?(?:would )?(?:like|love|want) (?:to (?:say|mention|include|add|note|put) (?:that|this|it)(?: in)?|(?:that|this|it) (?:said|mentioned|included|noted|in))[.!\s]*$/i;

/** "…, you can mention it in one plain sentence" */
const MAY_BE_SAID =
  /(?:,| [-–])? (?:and |so )?(?:you (?:can|could|may) (?:mention|say|use|include|add|put|leave) (?:it|this|that)|(?:i(?: am|['’]m) )?(?:happy|fine|ok(?:ay)?) (?:for (?:it|this|that) to be (?:mentioned|said|included|known)|(?:for you )?to (?:mention|say|include) (?:it|this|that|so)))[^.,;]{0,40}[.!\s]*$/i;

/** "Be honest about the gap in 2021-22, I was caring for my dad" */
const WHY_A_GAP =
  /^(?:please )?(?:be honest about|explain|mention|about|regarding)?\s?(?:the|my) (?:career )?(?:gap|break)(?: (?:in|from|of|between|for))? (?:(?:simply|briefly) )?((?:19|20)\d\d(?:\s?(?:-|–|to|and)\s?(?:(?:19|20)?\d\d))?)\s?[,:;–-]\s?(?:that was (?:because|when) )?(?=I (?:was|took|had|looked|cared|stayed|lost|travelled|studied)\b)/i;

/** "Explain the gap since March 2024 simply: I took time for my newborn" */
const WHY_A_GAP_SINCE =
  /^(?:please )?(?:be honest about|explain|mention|address)\s(?:the|my) (?:career )?(?:gap|break) since ((?:\p{L}{3,9} )?(?:19|20)\d\d)(?: (?:simply|briefly|plainly|honestly))?\s?[,:;–-]\s?(?=I (?:was|took|had|looked|cared|stayed)\b)/iu;

/** "mention I did the course bc they are cat friendly": why it is to be mentioned, and not why it was done. */
const WHY_TO_MENTION =
  /(?<=^(?:please |pls |plz |also )*(?:mention|say|include|add|tell them)\b.{3,120}?),? (?:because|bc|cos|coz|since|as) (?:they|the (?:job|ad|advert|role|company|place|post)|it['’]?s what they)\b.*$/i;

/** What the applicant wants said, without what is said to the writer around it. */
export const plainlySaid = (raw: string) =>
  raw
    .replace(WHY_TO_MENTION, '')
    .replace(TO_BE_MENTIONED, '')
    .replace(WHY_A_GAP_SINCE, 'In the break since $1 ')
    .replace(WHY_A_GAP, 'In $1 ')
    .replace(
      ASKS_TO_SAY_WHY,
      (_, what: string, who: string) => `${what} because ${/^i$/i.test(who) ? 'I' : who.toLowerCase()}`,
    )
    .replace(
      /^I (?:want|(?:would|['’]d) like) (?:them|you|the \p{Ll}+) to (?:know|see|understand) (?:that )?(?=(?:I|my)\b)/iu,
      '',
    )
    .replace(ASKS_TO_SAY, '')
    .replace(/^I (?:want|(?:would|['’]d) like) to (?:say|explain|mention) [^:]{3,60}: /i, '')
    .replace(WANTS_IT_SAID, '')
    .replace(MAY_BE_SAID, '')
    .replace(MENTION_AT_END, '')
    .replace(SAY_IT, '');
