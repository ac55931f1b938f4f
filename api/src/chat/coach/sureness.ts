import type { FoundAnswer } from './search-knowledge.ts';

/**
 * What speaks for the first answer being the right one, and how much: fitted (logistic regression) to each asking of the
 * knowledge base asked without itself, to the evaluation's questions, and to questions that no answer knows.
 */
const WEIGHTS = {
  likeness: 2.6,
  othersLikeness: 1.2,
  profileLikeness: 4.7,
  known: 1.3,
  lead: 5.2,
  unheard: -1.4,
  length: 2.9,
} as const;
const START = -5.55;
/** More words than these say no more of how sure it is. */
const LENGTH_MAX = 6;
const SURE_MIN = 0.6;
/** So like an asking that it is one. */
const IS_ASKING = 0.99;

/** How likely the first of the answers, the best first, is what was asked for: 0 to 1. */
export function surenessOf(ranked: readonly FoundAnswer[]): number {
  const [best] = ranked;
  if (!best) return 0;
  const { answer, score, question } = best;
  // The same question for another country is no rival.
  const rival = ranked.find(
    (other) => other !== best && (answer.group === null || other.answer.group !== answer.group),
  );
  const sum =
    START +
    WEIGHTS.likeness * best.likeness +
    WEIGHTS.othersLikeness * best.othersLikeness +
    WEIGHTS.profileLikeness * best.profileLikeness +
    WEIGHTS.known * best.known +
    WEIGHTS.lead * (1 - (rival?.score ?? 0) / score) +
    WEIGHTS.unheard * question.unheard +
    WEIGHTS.length * (Math.min(question.words, LENGTH_MAX) / LENGTH_MAX);
  return 1 / (1 + Math.exp(-sum));
}

/** Whether the first answer may be given as the answer, instead of being offered with others. */
export const isSureOf = (ranked: readonly FoundAnswer[]): boolean =>
  ranked[0] !== undefined &&
  (ranked[0].likeness >= IS_ASKING ||
    isKnownWhole(ranked[0]) ||
    (surenessOf(ranked) >= SURE_MIN && !isByChance(ranked[0])));

/** "what is the notice period in qatar": short, and all that it says is what one asks for with little around it. */
const isKnownWhole = ({ known, likeness, question }: FoundAnswer): boolean =>
  question.words >= WHOLE_WORDS && known > 1 - EPSILON && likeness >= WHOLE_LIKENESS;
const WHOLE_WORDS = 2;
const EPSILON = 1e-9;
const WHOLE_LIKENESS = 0.57;

/** Far ahead of all others, and yet it shares next to nothing with the question. */
const isByChance = ({ known, likeness, profileLikeness }: FoundAnswer): boolean =>
  (known < CHANCE.known && likeness < CHANCE.known) ||
  (likeness < CHANCE.likeness && profileLikeness < CHANCE.profile) ||
  (likeness < PLAIN.likeness && profileLikeness < PLAIN.profile);
const CHANCE = { known: 0.25, likeness: 0.4, profile: 0.13 } as const;
const PLAIN = { likeness: 0.5, profile: 0.09 } as const;

/** In a long story some words are like any question: an answer that knows too few of them is offered, and not given. */
export const isOfStory = ({ answer, question, known, likeness }: FoundAnswer): boolean =>
  question.words >= STORY_WORDS && answer.group === null && known < STORY_KNOWN && likeness < STORY_LIKENESS;
const STORY_WORDS = 5;
const STORY_KNOWN = 0.4;
const STORY_LIKENESS = 0.45;
