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
export function ofMailAbove(said: Turn): CoachAnswer | null {
  const turn = { ...said, text: said.text.replace(LEAVE_LEFT, '$<leave> ') };
  const mail = aboveIn(turn);
  if (mail?.kind !== 'mail') return null;
  const ofOutcome = mailForOutcome(turn, mail);
  if (ofOutcome) return ofOutcome;
  const wished = isWishForMail(turn.text) ? ofMail(turn, mail, readOperation(turn.text)) : null;
  return wished ?? inUnknownStyle(turn, mail);
}

/** "ask about my leave, i have 5 days left": one thing, and no list of two. */
const LEAVE_LEFT =
  /(?<leave>\bask (?:\p{L}+ ){0,2}(?:about|for) (?:my |the )?(?:\p{L}+ )?(?:holidays?|leave|vacation|days off))[,;:]\s*(?=i\b)/iu;

/** What the last answer was about, or the one before it, where the last only did not understand or gave advice beside a mail. */
function aboveIn({ history }: Turn): Subject | null {
  const [last, before] = history.filter(({ role }) => role === 'assistant').toReversed();
  // Advice that was asked for between changes nothing of which text lies open.
  const isAside = !last?.about || (last.about.kind === 'answer' && before?.about?.kind === 'mail');
  return (isAside ? before?.about : last.about) ?? null;
}
