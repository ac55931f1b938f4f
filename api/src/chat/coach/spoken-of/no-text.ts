import { reply } from '../language.ts';
import { readRequest } from '../request.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { signatureIn } from './signature.ts';
import { takesLastOut } from './take-last-out.ts';
import { toldForText } from './told-for-text.ts';

const SAYS_THAT =
  /^(?:\P{L}*\p{L}+\P{L}+){0,3}?(?:mention|say|add|put in|write|include)(?: in)? that (?:i|we|my)\b|^(?:و)?(?:اذكر|أذكر|قل|قول)(?:ي)? (?:اني|أني|إني|أنني|انني)/iu;

/** In the place of `said`: a sentence or a name for a text that the talk does not have; null elsewhere. */
export function sayThereIsNoText(turn: Turn, said: CoachAnswer): CoachAnswer | null {
  const isHad = turn.history.some(({ about }) => about?.kind === 'mail' || about?.kind === 'letter');
  if (said.kind !== 'unknown' || isHad || readRequest(turn.text).isQuestion) return null;
  const isForText =
    signatureIn(turn) !== null ||
    (turn.history.length > 0 && takesLastOut(turn.text)) ||
    (SAYS_THAT.test(turn.text) && toldForText(turn.text) !== null);
  return isForText
    ? reply(
        turn,
        {
          en: 'There is no email or letter in this talk yet, so there is nothing to put that in or take it out of. Say which one you want, and I write it with that.',
          ar: 'لا توجد رسالة أو خطاب في هذه المحادثة بعد، فلا شيء أضيف إليه أو أحذف منه. قل لي أيهما تريد فأكتبه مع ذلك.',
        },
        {
          kind: 'asking',
          choices: [
            { en: 'Write a cover letter', ar: 'اكتب لي خطاب تقديم' },
            { en: 'Write a follow-up email after an interview', ar: 'اكتب رسالة متابعة بعد مقابلة' },
          ],
        },
      )
    : null;
}
