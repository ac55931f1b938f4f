import { draftLetter } from '../../tools/letter/draft-letter.ts';
import { termsTold } from '../../tools/mail/terms.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { whereLettersAreWritten } from './where.ts';

/** A mail that a resume goes with is a short letter. */
export function writeCoverMail(turn: Turn): CoachAnswer {
  if (!turn.resume || turn.advert === '') return whereLettersAreWritten(turn);
  return draftLetter.run({ wishes: ['shorter'], added: termsTold(turn, 'en') }, turn);
}
