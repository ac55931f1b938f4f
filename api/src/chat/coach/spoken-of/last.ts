import { isSmallTalk } from '../small-talk.ts';
import type { Subject } from '../subject.ts';
import type { TalkedMessage, Turn } from '../turn.ts';
import { readOperation } from './operation.ts';

type Answered = TalkedMessage & { about: Subject };

/**
 * The newest answer that was about something, with what was proposed for it: an answer that only did not understand has no
 * proposals of its own, and what was taken back is proposed no more. Null where none was about anything.
 */
export function lastAnswered({ history }: Turn): Answered | null {
  const at = history.findLastIndex(({ role, about }) => role === 'assistant' && about);
  const last = history[at] as Answered | undefined;
  if (!last) return null;
  const isTakenBack = history
    .slice(at + 1)
    .some(({ role, text }) => role === 'user' && readOperation(text)?.does === 'put back');
  if (isTakenBack) return { ...last, proposals: [] };
  if (last.about.kind === 'name asked')
    return {
      ...last,
      about: last.about.of,
      proposals: history.findLast((message) => message.proposals?.length)?.proposals ?? [],
    };
  if (last.proposals?.length) return last;
  const same = JSON.stringify(last.about);
  const before = history.slice(0, at).findLast(({ about }) => about);
  return before && JSON.stringify(before.about) === same ? { ...last, proposals: before.proposals ?? [] } : last;
}

/** What the message before was about: what it asks for is answered at once, or not at all. */
export const justBefore = ({ history }: Turn): Subject | null => history.at(-1)?.about ?? null;

/** The question that a message carries on from, as it was understood; empty where none was asked. */
export function questionBefore(turn: Turn): string {
  const about = justBefore(turn);
  if (about?.kind === 'answer') return about.asked;
  return turn.history.findLast(({ role, text }) => role === 'user' && !isSmallTalk(text))?.text ?? '';
}
