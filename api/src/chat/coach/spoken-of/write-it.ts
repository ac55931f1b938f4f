import { fold } from '@vitae/language/fold';
import { draftLetter } from '../../tools/letter/draft-letter.ts';
import { draftEmail } from '../../tools/mail/draft-email.ts';
import type { EmailKind } from '../../tools/mail/email-kinds.ts';
import { wishesShort } from '../../tools/mail/wished.ts';
import { writeLetter } from '../acts/letters.ts';
import type { Subject } from '../subject.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { justBefore } from './last.ts';
import { written } from './letter.ts';
import { asSentence } from './told-for-text.ts';

/** The mails that answers of the knowledge base speak of. */
const MAILS: ReadonlyMap<string, EmailKind> = new Map([
  ['rejection-feedback', 'rejection_reply'],
  ['decline-offer', 'decline'],
  ['withdraw-acceptance', 'decline'],
  ['thank-you-note', 'thank_you'],
  ['follow-up', 'follow_up'],
  ['ghosted', 'application_status'],
  ['resignation', 'resign'],
  ...['de', 'ke', 'za', 'ph', 'ca', 'gb', 'us', 'in', 'ae', 'sa', 'qa', 'kw', 'bh', 'om'].map(
    (place): [string, EmailKind] => [`notice-${place}`, 'resign'],
  ),
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

/** "write me the letter, keep it short", "ok make one": behind an answer on letters or on notice it says which text. */
const WRITES_ONE =
  /^(?:(?:ok(?:ay)?|so|then|and|now|well|right|please|pls|kindly|can you|could you|great|good|fine|yes|sure)[\s,.]+)*(?:write|draft|make|do|prepare|give)(?: (?:me|us|for me))? (?:(?:the|a|my|that|this) (?:\p{L}+ )?letter|one|it)(?= for me\b| then\b| please\b| pls\b|[\s,.!]*$|,| and\b)/u;

/** The text that an answer just before spoke of; null where a message asks for no such text, or names another. */
export function writeOfTopic(turn: Turn): CoachAnswer | null {
  const about = justBefore(turn);
  if (about?.kind !== 'answer' || !WRITES_ONE.test(fold(turn.text.slice(0, 200)).trim())) return null;
  const kind = MAILS.get(about.id);
  if (kind)
    return draftEmail.run(
      { kind, ...(wishesShort(turn.text) && { isShort: true }) },
      { ...turn, text: `${about.asked}\n${turn.text}` },
    );
  if (!about.id.startsWith('letter-')) return null;
  const said = SAYS.exec(turn.text)?.groups?.what;
  if (!turn.resume || turn.advert === '') return writeLetter(turn);
  return draftLetter.run(
    { wishes: wishesShort(turn.text) ? ['shorter'] : [], added: said ? [asSentence(said, turn)] : [] },
    turn,
  );
}
/** "and say i can do standby". */
const SAYS = /\b(?:say|mention|add|write)(?: in it)?(?: that)? (?<what>(?:i|my|we)\b[^.!?\n]{4,160})/iu;
