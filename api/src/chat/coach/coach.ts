import { answerQuestion } from './answer-question.ts';
import type { CoachAnswer, Turn } from './turn.ts';

/** The built-in coach: pure, the same answer to the same turn. */
export function coach(turn: Turn): CoachAnswer {
  return answerQuestion(turn);
}
