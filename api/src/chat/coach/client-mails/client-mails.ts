import { fold } from '@vitae/language/fold';
import type { CoachAnswer, Turn } from '../turn.ts';
import { remindOfInvoice } from './overdue-invoice.ts';
import { ifRateRefused, isRateMail, mailOfRate, rateTalked } from './raise-of-rate.ts';

// Mails of those who work for clients: a higher rate, an invoice that is overdue.

const SOFTER =
  /\b(?:less (?:direct|pushy|blunt|strong|harsh|hard|aggressive|demanding)|soft(?:er|en)?|gentl(?:e|er|y)|more polite|politer|nicer|kinder|not so (?:direct|pushy|blunt|hard)|too (?:direct|pushy|blunt|hard|strong|much))\b|(?:الطف|اخف|اقل مباشره)/u;
const SHORTER = /\b(?:short(?:er|en)?|half|too long|brief(?:er)?)\b|اقصر|اختصر/u;
const IF_REFUSED =
  /\b(?:if|when|suppose|in case|what about) (?:(?:he|she|they|it|the client)(?:'s|'ll| will| is| just)? )?(?:says?|said|say|answers?|is|refus\p{L}*|rejects?|declin\p{L}*|doesn'?t|doesnt|don'?t|dont|won'?t|wont)\b(?: (?:a|it'?s|agree|accept|want|too much|no|nope|yes))*|(?:لو|اذا|ان) (?:رفض|قال لا|ما وافق|لم يوافق)/u;
const MORE_TOLD = /\b(?:i (?:also )?now|now i|i also)\b/u;
const WORDS_MAX = 45;
/** How far back the mail may lie. */
const ANSWERS_MAX = 3;

export function ofClientMails(turn: Turn): CoachAnswer | null {
  const reminder = remindOfInvoice(turn);
  if (reminder) return reminder;
  if (isRateMail(turn.text)) return mailOfRate(turn, rateTalked(turn)!, SOFTER.test(fold(turn.text)), false);
  const words = fold(turn.text).trim();
  if (words.split(/\s+/u).length > WORDS_MAX || !isBehindRate(turn)) return null;
  const rate = rateTalked(turn);
  if (!rate) return null;
  const { history } = turn;
  const isSoftBefore = history.some(({ role, text }) => role === 'user' && SOFTER.test(fold(text)));
  if (SOFTER.test(words) || SHORTER.test(words) || MORE_TOLD.test(words))
    return mailOfRate(turn, rate, isSoftBefore || SOFTER.test(words), SHORTER.test(words));
  return IF_REFUSED.test(words) ? ifRateRefused(turn, rate) : null;
}

const isBehindRate = ({ history }: Turn): boolean =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-ANSWERS_MAX)
    .some(({ text }) => isRateMail(text)) && history.at(-1)?.about == null;
