import type { FoundAnswer } from './search-knowledge.ts';

/**
 * What speaks for the first answer being the right one, and how much: fitted (logistic regression) to each asking of the
 * knowledge base asked without itself, to the evaluation's questions, and to questions that no answer knows.
 */
const WEIGHTS = { likeness: 2.1, othersLikeness: 4.4, known: 2.3, lead: 2.4, unheard: -3.6, length: 4.4 } as const;
const START = -5.2;
/** More words than these say no more of how sure it is. */
const LENGTH_MAX = 6;
const SURE_MIN = 0.62;
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
    WEIGHTS.known * best.known +
    WEIGHTS.lead * (1 - (rival?.score ?? 0) / score) +
    WEIGHTS.unheard * question.unheard +
    WEIGHTS.length * (Math.min(question.words, LENGTH_MAX) / LENGTH_MAX);
  return 1 / (1 + Math.exp(-sum));
}

/** Whether the first answer may be given as the answer, instead of being offered with others. */
export const isSureOf = (ranked: readonly FoundAnswer[]): boolean =>
  ranked[0] !== undefined &&
  (ranked[0].likeness >= IS_ASKING || (surenessOf(ranked) >= SURE_MIN && !isByChance(ranked[0])));

/** The length of a long message alone speaks for an answer that shares next to nothing with it. */
const isByChance = ({ known, likeness }: FoundAnswer): boolean => known < CHANCE_KNOWN && likeness < CHANCE_LIKENESS;
const CHANCE_KNOWN = 0.25;
const CHANCE_LIKENESS = 0.25;

/** In a long story some words are like any question: an answer that knows too few of them is offered, and not given. */
export const isOfStory = ({ answer, question, known, likeness }: FoundAnswer): boolean =>
  question.words >= STORY_WORDS && answer.group === null && known < STORY_KNOWN && likeness < STORY_LIKENESS;
const STORY_WORDS = 5;
const STORY_KNOWN = 0.4;
const STORY_LIKENESS = 0.45;
