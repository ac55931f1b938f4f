import { fold } from '@vitae/language/fold';
import { type Turn, type TurnLetter, textsOfUser } from '../../coach/turn.ts';

/** The letter that a turn is about: one that is named in it or was before, else the talk's own. */
export function meantLetter({ letters, letter, text, history }: Turn): TurnLetter | null {
  const asked = [...textsOfUser(history), text].toReversed();
  for (const message of asked) {
    const folded = fold(message);
    const named = letters.find(({ title }) => title.length > 2 && folded.includes(fold(title)));
    if (named) return named;
  }
  return letter;
}
