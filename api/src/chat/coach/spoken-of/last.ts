import { isSmallTalk } from '../small-talk.ts';
import type { Subject } from '../subject.ts';
import type { TalkedMessage, Turn } from '../turn.ts';

type Answered = TalkedMessage & { about: Subject };

/** The newest answer that was about something; null where none was. */
export const lastAnswered = ({ history }: Turn): Answered | null =>
  (history.findLast(({ role, about }) => role === 'assistant' && about) as Answered | undefined) ?? null;

/** What the message before was about: what it asks for is answered at once, or not at all. */
export const justBefore = ({ history }: Turn): Subject | null => history.at(-1)?.about ?? null;

/** The question that a message carries on from, as it was understood; empty where none was asked. */
export function questionBefore(turn: Turn): string {
  const about = justBefore(turn);
  if (about?.kind === 'answer') return about.asked;
  return turn.history.findLast(({ role, text }) => role === 'user' && !isSmallTalk(text))?.text ?? '';
}
