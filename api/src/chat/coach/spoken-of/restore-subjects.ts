import type { CoachAnswer, TalkedMessage, Turn } from '../turn.ts';

/**
 * The turn with what each answer of its history was about. Answers that were kept before that was kept with them are
 * worked out again from their questions, oldest first.
 */
export function withSubjects(turn: Turn, answerTo: (turn: Turn) => CoachAnswer): Turn {
  if (turn.history.every(({ role, about }) => role === 'user' || about !== undefined)) return turn;
  const history: TalkedMessage[] = [];
  for (const message of turn.history) {
    const question = history.at(-1);
    if (message.role === 'user' || message.about !== undefined || question?.role !== 'user') {
      history.push(message.role === 'user' ? message : { about: null, ...message });
      continue;
    }
    const { about, choices, proposals, sources } = answerTo({
      ...turn,
      text: question.text,
      history: history.slice(0, -1),
      practice: null,
    });
    history.push({ ...message, about, choices, proposals, sources });
  }
  return { ...turn, history };
}
