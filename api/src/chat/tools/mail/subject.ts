import { KNOWN_SKILLS } from '@vitae/language/skills';
import type { Say } from '../../coach/language.ts';
import { capital } from '../first-letter.ts';
import { withProperNames } from '../proper-names.ts';

// What a talk was about, and the idea that one had in it, in words that a mail can take.

/** What is said in a chat and not in a mail. */
const SPOKEN = /\s*\b(?:lol|haha+|lmao|mess|crap|bla(?:h)?|stupid|damn)\b/giu;
const ACRONYMS = new Map(
  KNOWN_SKILLS.filter(({ label }) => /^[A-Z]{2,5}$/.test(label)).map(({ label }) => [label.toLowerCase(), label]),
);

/** What was typed in a chat, as it stands in a mail. */
export const inMail = (text: string) =>
  text
    .replace(SPOKEN, '')
    .replace(/\btheir\b/giu, 'your')
    .replace(/\p{L}+/gu, (word) => ACRONYMS.get(word) ?? (word === 'excel' || word === 'saudi' ? capital(word) : word))
    .trim();

/** "they do a lot of rotations between desks", "we talked about the move to SAP": to be put in one's own words. */
const LIKED_IN_ARABIC =
  /(?:[أا]?عجبني|حبيت|اعجبت ب|استفدت من)\s?(?:كلام|حديث|ال?جزء|ال?فكرة|شرح|ال?كلام|ما قلت)\S*\s+عن\s+(?<arabic>[^.،؟\n]{3,60})/u;
const TALKED_IN_ARABIC =
  /(?:اتكلمنا|تكلمنا|تحدثنا|حكينا|ناقشنا|تناقشنا)\s(?:(?:كثير[اً]*|كتير|طويلا|مطولا)\s)?(?:(?:عن|في|حول|على)\s)?(?<arabic>[^.،؟\n]{3,60}?)(?=\sو[أا]?عجب|[.،؟\n]|$)/u;
const SAID =
  /\bi (?:really |also |especially |particularly )?(?:like[d]?|loved?|enjoyed|was (?:impressed|struck|taken) by|found) (?:the |that |your )?(?:bit|part|talk|idea|story|conversation|discussion|point|chat)s? (?:about|on|of|with) (?<liked>.{3,80}?)(?= which\b| and i\b|[.,;!?\n]|$)|\b(?:she|he|they|who) (?:said|told me|mentioned|explained|talked about|spoke about)(?: that| about)? (?!(?:one|two|three|\d+|an?) (?:days?|weeks?|months?))(?!(?:that )?(?:i|they|he|she|we|id|hed|shed|theyd|youd|decision|it|a decision|the decision)?(?:['’]?(?:d|ll)| would| will| might| could|) ?(?:be |get |let |call|ring|text|revert|hear|know|decide|message|e-?mail|come back|contact|write|respond|reply|answer|have (?:an?|the) (?:answer|decision)|by |in an? |in \d|end of|before))(.{8,80}?)(?= which\b| and i\b|[.,;!?\n]|$)|\b(?:(?:we|i)(?: (?:also|mostly|mainly|really))? (?:talked|spoke|chatted)(?: (?:to|with) (?:him|her|them))?(?: (?:a lot|a bit|lots|much|mostly|mainly|at length|in detail|long|quite a (?:bit|lot)|for (?:a (?:while|long time)|ages)|mostly))* about|we(?: (?:also|mostly|mainly))? discussed|our (?:talk|chat|conversation|discussion) (?:about|on)) (.{4,120}?)(?= which\b| and (?:i|he|she|they|we)\b|[.,;!?\n]|$)/iu;

export function subjectIn(text: string): string | undefined {
  const inArabic = (LIKED_IN_ARABIC.exec(text) ?? TALKED_IN_ARABIC.exec(text))?.groups?.arabic?.trim();
  if (inArabic) return inArabic;
  const [, liked, said, talked] = SAID.exec(text) ?? [];
  const subject = liked ?? said ?? talked;
  return subject === undefined ? undefined : withProperNames(said ? `[${inMail(subject)}]` : inMail(subject));
}

/** "he liked my idea of shifting two people": what the reader took to. */
const IDEA =
  /\b(?:he|she|they|\p{Lu}\p{Ll}+)(?: really| also| seemed to| both| all)? (?:like[ds]?|loved|was (?:keen on|taken by|interested in)|were (?:keen on|taken by|interested in)|was happy with) my (?:idea|suggestion|plan|proposal|thought)s? (?<how>of|to|about|for|that) (?<what>.{4,120}?)(?= which\b| and (?:i|he|she|they|we|wants?|asked|said)\b|[.,;!?\n]|$)/u;
const IDEA_IN_ARABIC =
  /(?:[أا]?عجب(?:ته|تها|تهم|ه|ها|هم)|حب(?:وا)?)\s(?:ب)?(?:فكرتي|اقتراحي)\s(?:عن |في |ب)?(?<what>[^.،؟\n]{4,80})/u;

export function ideaIn(text: string, say: Say): string | undefined {
  const { how, what } = IDEA.exec(text)?.groups ?? {};
  const arabic = IDEA_IN_ARABIC.exec(text)?.groups?.what?.trim();
  const idea = what && `my idea ${how} ${withProperNames(inMail(what))}`;
  return (
    say(idea ? `I was glad that you liked ${idea}.` : '', arabic ? `وسرني أن فكرتي ${arabic} أعجبتكم.` : '') ||
    undefined
  );
}
