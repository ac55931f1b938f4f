import { draftEmail } from '../../tools/mail/draft-email.ts';
import type { MailSubject } from '../subject.ts';
import type { ChatLanguage, CoachAnswer, Turn } from '../turn.ts';
import { justBefore } from './last.ts';

// A mail that was drafted before, drafted once more.

/** "i liked the first version": the mail before the one that was drafted last; null where there is none. */
export function mailBefore(turn: Turn): CoachAnswer | null {
  const [last, before] = turn.history.flatMap(({ about }) => (about?.kind === 'mail' ? [about] : [])).toReversed();
  return last && before && justBefore(turn) === last ? draft(turn, before) : null;
}

/** The same mail in another language. */
export const mailIn = (turn: Turn, mail: MailSubject, answerIn: ChatLanguage): CoachAnswer =>
  draft(turn, { ...mail, language: answerIn });

export function draft(
  turn: Turn,
  { mail, told, added, left, signed, isShort, isPlain, language }: MailSubject,
): CoachAnswer {
  return draftEmail.run(
    { kind: mail, added, ...(left && { left }), ...(signed && { signed }), isShort, isPlain },
    { ...turn, text: told, answerIn: language },
  );
}
