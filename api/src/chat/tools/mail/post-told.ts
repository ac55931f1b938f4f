import { namesOccupation } from '@vitae/language/occupations';

// The post that a request names, and nobody's name or office.

/** "for guest service agent", "as a shift leader", "لوظيفة محاسب": what the person applies for. */
const APPLIES_FOR =
  /\b(?:for|as|position of|role of|post of|from(?= the [\p{L} ]{3,40} (?:position|role|job|post)\b)) (?:an? |the )?(\p{L}[\p{L} /-]{2,40}?)(?: (?:position|role|job|post))?(?= (?:at|with|in|she|he|they|and|but|i|we|last|on|who|from|today|yesterday|was|were|is|went|this|next|a|two|three|about|around|roughly|over|some|\d+)\b|[.,;!?\n]|$)/giu;
/** "…, buyer role at a furniture company". */
const NAMED_AS_POST =
  /(?:^|[,.;:\n]|\b(?:the|an?|about|on)\s)\s*(?:the |an? )?((?:\p{L}[\p{L}/-]*\s){1,4}?)(?:role|position|job|post|vacancy)\b/giu;
const AS_ARABIC_JOB =
  /(?:لوظيفة|وظيفة|لوظيفه|كـ)\s+(\p{Script=Arabic}{3,}(?:\s\p{Script=Arabic}{3,})?)(?=\s*(?:[،.؟]|$|\sفي\s|\sمن\s|\sلأن))/u;
/** "…, Halden Marine, senior accountant. she said": between stops. */
const BETWEEN_STOPS = /[,.;\n]/u;

/** "write to recruiter". */
const ORDERS = /^(?:please |pls )?(?:write|e-?mail|mail|message|text|tell|reply|answer|ask|thank)\b/iu;

export function jobIn(text: string): string | undefined {
  const arabic = AS_ARABIC_JOB.exec(text)?.[1];
  if (arabic) return arabic;
  return postAppliedFor(text) ?? postBetweenStops(text);
}

/** What is said to be applied for, and is no post of whoever was met. */
export function postAppliedFor(text: string): string | undefined {
  return [...text.matchAll(APPLIES_FOR), ...text.matchAll(NAMED_AS_POST)]
    .filter(
      ({ index, 0: found }) =>
        !(OF_SOMEBODY.test(text.slice(0, index)) || FOR_READER.test(text.slice(0, index)) || PERSON_FIRST.test(found)),
    )
    .map(([, phrase = '']) =>
      phrase.trim().replace(/^(?:.*\b(?:post|position|role|job) of|about|regarding|for|on|re|as) (?:the |an? )?/iu, ''),
    )
    .find((phrase) => namesOccupation(phrase));
}

/** "the managers name is Ines". */
const TELLS_NAME = /\b(?:name(?:['’]?s| is| was)?|called|named)\b/iu;

function postBetweenStops(text: string): string | undefined {
  const parts = text.split(BETWEEN_STOPS).map((part) => part.trim());
  const isShort = (part: string) =>
    part.length > 3 &&
    part.split(' ').length <= 4 &&
    !/\d/.test(part) &&
    !ORDERS.test(part) &&
    !OF_ONE.test(part) &&
    !TELLS_NAME.test(part);
  return parts.find(
    (part, at) => isShort(part) && namesOccupation(part) && !(at > 0 && isOfPerson(parts[at - 1]!, part)),
  );
}

/** "he works as": the post is another's. */
const OF_SOMEBODY =
  /\b(?:he|she|they|who|that)(?:['’]s| is| was| has)?(?: now)?(?: (?:works?|worked|working|acts?|acting|employed))?\s?$/iu;
/** "a thank you mail for the hiring manager": whom it goes to. */
const FOR_READER = /\b(?:e-?mails?|mail|letter|note|message|msg|text|line|thanks|thank you|reply)\s?$/iu;
/** "for Marcus, the VP", "for Marcus the VP of ops". */
const PERSON_FIRST = /^(?:for|as|from|(?:position|role|post) of) \p{L}+ the /iu;
/** "the ops manager", "their VP": somebody, and not a post by itself. */
const OF_ONE = /^(?:the|their|his|her|our|my|an?|who|he|she|with|and)\b/iu;
/** "a guy named Marcus", "i spoke to Dana": what stands behind it says what they are. */
const PERSON_TOLD =
  /\b(?:named|called|name(?:['’]s| is| was)|guy|man|woman|lady|person|gentleman|(?:spoke|spoken|talked|chatted|met|meeting)(?: (?:to|with))?|boss|manager|interviewer|recruiter|interviewed by|mr|ms|mrs|dr)\.?(?: \p{L}[\p{L}'’-]*){1,3}$/iu;
/** "interview with Dana, head of stores": whoever one is interviewed by is of such a post. */
const MET_ONE = /\b(?:with|by|from|to|thank|dear) \p{L}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/iu;
const OF_WHO_HIRES =
  /\b(?:vp|svp|evp|vice president|president|head|director|chief|c[efot]o|coo|cmo|owner|founder|partner|recruiter|hr|human resources|talent|principal|manager|boss|supervisor)\b/iu;
const isOfPerson = (before: string, post: string): boolean =>
  PERSON_TOLD.test(before) || (MET_ONE.test(before) && OF_WHO_HIRES.test(post));
