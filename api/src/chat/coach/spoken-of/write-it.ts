import { draftEmail } from '../../tools/draft-email.ts';
import type { EmailKind } from '../../tools/email-kinds.ts';
import { writeLetter } from '../acts/letters.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { written } from './letter.ts';

/** The mails that answers of the knowledge base speak of. */
const MAILS: ReadonlyMap<string, EmailKind> = new Map([
  ['rejection-feedback', 'rejection_reply'],
  ['decline-offer', 'decline'],
  ['withdraw-acceptance', 'decline'],
  ['thank-you-note', 'thank_you'],
  ['follow-up', 'follow_up'],
  ['ghosted', 'application_status'],
  ['resignation', 'resign'],
  ['negotiate-offer', 'negotiate'],
  ['low-offer', 'negotiate'],
  ['offer-time', 'ask_time'],
  ['which-references', 'ask_reference'],
  ['networking', 'referral'],
]);

/** The answer of the knowledge base that speaks of a kind of mail; undefined where none does. */
export const cardOfMail = (kind: EmailKind): string | undefined => [...MAILS].find(([, mail]) => mail === kind)?.[0];

/** "write it for me": the mail that an answer was about; null where it was about none. */
export function writeIt(turn: Turn, about: Subject): CoachAnswer | null {
  if (about.kind === 'letter') return about.draft ? written(turn, about.draft) : null;
  if (about.kind === 'answer' && about.id.startsWith('letter-')) return writeLetter(turn);
  const kind = about.kind === 'answer' && about.id ? MAILS.get(about.id) : undefined;
  if (about.kind !== 'answer' || !kind) return null;
  return draftEmail.run({ kind }, { ...turn, text: `${about.asked}\n${turn.text}` });
}
