import { RELATIVES } from '@vitae/language/persons';

// "My partner's got a nursing job there" says nothing to a reader who has not been told where.

/** What a word of reference can stand for, told in the same sentence before it. */
const A_PLACE =
  /\b(?:in|at|to|near|from|of|for|with|through|over|around|into|by|the|your) (?:(?:the|my|our|your|a|an|their|his|her) )?(?:\p{Lu}|(?:\p{Ll}+ ){0,2}(?:school|shop|store|hospital|farm|company|hotel|ward|site|home|office|city|town|country|village|area|region|island|clinic|college|university|factory|plant|restaurant|kitchen|garage|house|church|mosque|museum|theatre|library))/u;
const A_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|sat|sun|jan\w*|feb\w*|march|mar|april|apr|may|june?|july?|aug\w*|sept?\w*|oct\w*|nov\w*|dec\w*|\d{1,4}|mornings?|evenings?|nights?|weekends?|weeks?|months?|years?|summer|winter|spring|autumn|christmas|easter|ramadan|eid|until|till|when|while|after|before|since|term|holidays?)\b/iu;
/** "the licence", "two projects", "CVR", but not "I" */
const A_THING =
  /\b(?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|your|his|her|some|any|no|one|this|each|every|\d+) (?:[\p{L}\d'’+-]+ ){0,3}?(?!\p{L}+(?<!s)s\b)\p{L}{3,}|(?<=\s)(?!I\b)\p{Lu}[\p{L}\d+#]+/u;
const SEVERAL =
  /\b(?:two|three|four|five|six|several|many|all|both|some|few|most|these|the|my|our|your|other|\d+|of|with|and|for|by) (?:\p{L}+ ){0,3}?\p{L}{2,}s\b|\b(?:people|children|kids|staff|parents|family|team|men|women|patients|customers|clients|students|residents|\p{L}+ (?:and|&) \p{L}+)\b|^\p{L}+s\b/iu;
const A_PERSON = new RegExp(
  String.raw`\b(?:${[...RELATIVES].filter((word) => /^[a-z]+$/.test(word)).join('|')}|partner|friend|boss|manager|colleague|neighbour|teacher|doctor|head|owner|supervisor|person|woman|man|girl|boy|child|nurse|mum|dad|gran|nan|uncle|aunt|[Mm]um|[Dd]ad)\b|\b(?:Mr|Mrs|Ms|Miss|Dr|Prof|Sir|Capt)\b|(?<=\S )\p{Lu}\p{Ll}+`,
  'u',
);
/** "I have a van and use it": told, and then spoken of. */
const A_THING_BEFORE = new RegExp(
  String.raw`(?:${A_THING.source}).*(?:[,;)]| (?:and|but|so|because|since|as|or|if|where|when) | I(?:['’]\p{L}+)? )`,
  'u',
);

const NOTHING = /(?!)/;

/** Each word of reference as it stands with nothing of its own behind it, and what it can stand for. */
const REFERENCES: readonly (readonly [RegExp, RegExp])[] = [
  // "I have 3 but very intense ones"
  [
    /(?<!\b(?:they|you) )\b(?:have|had|got|did|need|want) (?:\d+|one|two|three|four|five|some|both)(?= ?(?:$|[.,;]| (?:but|and|already|now|so)\b))/giu,
    NOTHING,
  ],
  [/\b(?:[Tt]here|[Hh]ere)\b(?! (?:is|are|was|were|will|has|have)\b| (?:in|at) (?:the )?\p{Lu}|['’]s)/gu, A_PLACE],
  [/(?<!\b(?:and|now and|but|since|by|,) )\bthen(?= ?(?:$|[.,;!)]))/giu, A_TIME],
  [/\bthose (?:\w+ )?(?:days?|weeks?|months?|times?|dates?|nights?|hours|years)\b/giu, A_TIME],
  [
    /\b(?:that|those) (?=(?:day|week|month|area|place|city|town|company|school|job|role|post|work|course|test|exam|person|project)s?\b)/giu,
    A_THING,
  ],
  // "I can do that too", but not "that I know" or "the team that does"
  [
    /(?<!\p{L}(?:ed|es|s|ld|ow|now|nk|ay) )\b(?:that|this)(?= ?(?:$|[.,;!)]| (?:too|as well|also|before|for (?:years|\d)|already|every|at once|if)\b))/giu,
    A_THING_BEFORE,
  ],
  [/\b(?:that|this)['’]s (?:why|how|what|where)\b|\b(?:that|this) is (?:why|how|what|where)\b/giu, A_THING_BEFORE],
  [
    /\b[Ii]t\b(?!['’]s (?:an?|not|hard|time|good|my|the)\b| (?:is|was|would be) (?:an?|not|hard|time|good|my|the)\b)/gu,
    A_THING_BEFORE,
  ],
  // "I did its accounts", "I converted the US one", "After that I put up a sheet"
  [/\bits\b/giu, A_THING_BEFORE],
  [/\bthe (?:\p{L}+ ){0,2}one\b(?! (?:who|that|of|thing|I|we)\b)/giu, A_THING_BEFORE],
  [/\b(?:after|before|since) that\b/giu, A_THING_BEFORE],
  // "I am going back after"
  [/\bafter(?= ?(?:$|[.,;]))/giu, A_THING_BEFORE],
  [/\b(?:she|he|him|her|his|hers)\b/giu, A_PERSON],
  [/\b(?:they|them|their|theirs)\b/giu, SEVERAL],
];

/** Whether a sentence holds a word that stands for something told outside it. */
export const refersOutside = (sentence: string): boolean =>
  REFERENCES.some(([word, antecedent]) =>
    [...sentence.matchAll(word)].some(({ index }) => !antecedent.test(sentence.slice(0, index))),
  );
