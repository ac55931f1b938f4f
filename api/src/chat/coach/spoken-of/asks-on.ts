import { fold } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { answerOfId, isPlain, rankAnswers } from '../answer-question.ts';
import { reply } from '../language.ts';
import { type FoundAnswer, knownAnswer } from '../search-knowledge.ts';
import { isSureOf } from '../sureness.ts';
import type { CoachAnswer, TalkedMessage, Turn } from '../turn.ts';
import { endedByEmployer } from './ended-by-employer.ts';
import { lastAnswered, questionBefore } from './last.ts';
import { type About, partOf } from './part-of-answer.ts';

// Questions that carry on from an answer of the knowledge base, and say only in part what they are about.

const CARRIES_ON =
  /^(?:and|also|for (?:an?|the|my)|what about|what if|how about|ok|ok(?:ay)? (?:and|but|so)|but|or|then|so|even if|if)\s|^(?:و|طيب|طب|ماذا عن|شو عن|بس|لكن|اذا|لو)/u;
/** "they", "it": said of what was spoken of. */
const POINTS_BACK =
  /\b(?:it|its|it's|they|them|their|he|she|him|her|this|that|these|those|one|ones|there|then|instead|first|bits?|parts?)\b|(?:^|\s)\p{Script=Arabic}{3,}(?:ها|هم|وه)(?=\s|[؟?]|$)|(?:^|\s)(?:فيها|فيه|منها|منه|عنها|عنه|هذا|هذه|هاد|كذا)(?=\s|[؟?]|$)/u;
/** A question of more telling words says itself what it is about. */
const FEW_TELLING = 3;
/** With fewer it is about what was spoken of: "how long". */
const ALONE_TELLING = 2;
/** An answer that knows so much of it is no chance. */
const KNOWN_ALONE = 0.6;
/** Of the question before and of this one, an answer to both knows at least so much. */
const KNOWN_OF_BOTH = 0.25;
/** Of answers to this question alone, so near the best one. */
const NEAR_OWN = 0.7;
/** And so near to the question before. */
const SCORE_BEFORE_MIN = 0.15;

/** The country of the question before, for one that carries on from it and names none. */
export function withPlaceOfTalk(turn: Turn): Turn {
  if (placesIn(turn.text).length > 0) return turn;
  const [place] = placesIn(questionBefore(turn));
  if (!place || !(CARRIES_ON.test(fold(turn.text)) || turn.region === 'OTHER')) return turn;
  return { ...turn, region: place.region as Turn['region'] };
}

/**
 * What a question asks that leans on the answer before it: what that answer says of it, else the nearest other one to both
 * questions together. Null where it stands for itself, or nothing is known of both.
 */
export function askedOn(turn: Turn, said: CoachAnswer): CoachAnswer | null {
  const before = lastAnswered(turn);
  if (before?.about.kind !== 'answer') return null;
  const own = rankAnswers(turn);
  const isPointed = pointsPlainly(turn, own, before.about.id);
  if (!isPointed && (isOfItsOwn(own, before.about.id) || !leans(turn, own, before.about.id, said))) return null;
  const ended = endedByEmployer(turn, before.about);
  if (ended) return ended;
  const part = partOf(turn, before.about);
  if (part) return part;
  if (isPointed) return nothingMore(turn, before);
  if (isPlain(own) || own[0]?.answer.id === before.about.id) return null;
  return besideIt(turn, own, before.about) ?? (said.kind === 'unknown' ? nothingMore(turn, before) : null);
}

/** What was said is all that is known of it: other subjects are not offered in its place. */
const nothingMore = (turn: Turn, { text, choices = [], about = null }: TalkedMessage): CoachAnswer | null => {
  const title = /^\*\*(?<title>[^*\n]+)\*\*/u.exec(text)?.groups?.title;
  if (!title) return null;
  const named = ` (“${title}”)`;
  const answer = reply(
    turn,
    {
      en: `I have no reviewed answer to just that. What I know of it stands above${named}. Put it in a whole sentence with what it is about, or tell me your case, and I look again.`,
      ar: `ليس لدي جواب مراجَع عن هذا بالذات. ما أعرفه عنه مذكور أعلاه${named}. اكتبه في جملة كاملة مع موضوعه، أو أخبرني بحالتك، فأبحث ثانية.`,
    },
    { kind: 'unknown' },
  );
  return { ...answer, choices, about };
};

/** What is surely an answer to another subject, told in words of its own, leans on nothing. */
const isOfItsOwn = (own: readonly FoundAnswer[], before: string): boolean =>
  isSureOf(own) && own[0]!.answer.id !== before && own[0]!.question.words > FEW_TELLING && own[0]!.known >= KNOWN_ALONE;

/** "does that change": said of the law of a country that was just answered, and of nothing that holds elsewhere. */
const ASKS_OF_IT =
  /^(?:(?:and|but|so|ok|also|thanks) )*(?:(?:does|do|is|are|will|would|can|could|has|did|was) (?:that|this|it|they|these|those)\b|(?:what|how) (?:if|about) (?:that|this|it|i|my|they)\b|(?:which|what) of (?:that|it|them)\b)|^(?:و)?(?:هل )?(?:هذا|هاد|هذه|يتغير|بيتغير|بتتغير|يختلف|بيختلف)(?=\s)/u;
const pointsPlainly = ({ text }: Turn, own: readonly FoundAnswer[], before: string): boolean => {
  const regions = knownAnswer(before)?.regions ?? ['any'];
  const best = own[0]?.answer.regions ?? [];
  return (
    !regions.includes('any') &&
    ASKS_OF_IT.test(fold(text.slice(0, 200)).trim()) &&
    !regions.some((region) => best.includes(region))
  );
};

function leans({ text }: Turn, own: readonly FoundAnswer[], before: string, said: CoachAnswer): boolean {
  const words = fold(text.slice(0, 300)).trim();
  const [best] = own;
  if (!best || best.answer.id === before || said.kind === 'unknown' || CARRIES_ON.test(words)) return true;
  const { words: telling } = best.question;
  if (telling < ALONE_TELLING) return true;
  return POINTS_BACK.test(words) && (telling < FEW_TELLING || best.known < KNOWN_ALONE);
}

/** Another answer that knows something of both questions, the best of both. */
function besideIt(turn: Turn, own: readonly FoundAnswer[], { id, asked }: About): CoachAnswer | null {
  const before = new Map(rankAnswers({ text: asked, region: turn.region }).map((found) => [found.answer.id, found]));
  const least = (own[0]?.score ?? 0) * NEAR_OWN;
  const both = own
    .filter(
      ({ answer, known, score }) =>
        answer.id !== id && answer.group === null && known >= KNOWN_OF_BOTH && score >= least,
    )
    .map((found) => ({ found, of: before.get(found.answer.id) }))
    .filter(({ of }) => of !== undefined && of.known >= KNOWN_OF_BOTH && of.score >= SCORE_BEFORE_MIN)
    .toSorted((a, b) => b.found.score + b.of!.score - (a.found.score + a.of!.score));
  const next = both[0]?.found.answer;
  return next ? answerOfId(turn, next.id) : null;
}
