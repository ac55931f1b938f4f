import type { Subject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { ofMail } from './mail.ts';
import { mailForOutcome } from './mail-for-outcome.ts';
import { inUnknownStyle } from './mail-in-style.ts';
import { isWishForMail } from './mail-wishes.ts';
import { readOperation } from './operation.ts';

/**
 * What a message right behind a mail surely wishes of it: its words could be said of a resume as well ("put in that I can
 * train the new one"), but the mail is what lies open. Null where it may be said of something else.
 */
export function ofMailAbove(turn: Turn): CoachAnswer | null {
  const mail = aboveIn(turn);
  if (mail?.kind !== 'mail') return null;
  const ofOutcome = mailForOutcome(turn, mail);
  if (ofOutcome) return ofOutcome;
  const wished = isWishForMail(turn.text) ? ofMail(turn, mail, readOperation(turn.text)) : null;
  return wished ?? inUnknownStyle(turn, mail);
}

/** What the last answer was about, or the one before it, where the last only did not understand. */
function aboveIn({ history }: Turn): Subject | null {
  const [last, before] = history.filter(({ role }) => role === 'assistant').toReversed();
  return last?.about ?? before?.about ?? null;
}
