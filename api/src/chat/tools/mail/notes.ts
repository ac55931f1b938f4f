import { fold } from '@vitae/language/fold';
import { placeOfTalk } from '../../coach/countries.ts';
import { languageOf, sayIn } from '../../coach/language.ts';
import { type Turn, textsOfUser } from '../../coach/turn.ts';
import type { EmailKind } from './email-kinds.ts';

const OF_PROBATION = /\b(?:probation\w*|probezeit|trial period)\b|تجربه/u;

/** What the law of the place asks of such a mail beside its words; empty where it asks nothing. */
export function noteOnMail(kind: EmailKind, turn: Turn): string {
  if (kind !== 'resign' || placeOfTalk(turn) !== 'DE') return '';
  return `\n\n${sayIn(languageOf(turn))(
    'In Germany a resignation counts only **on paper, signed by hand** (§ 623 BGB): print it, sign it, and hand it over against a receipt or send it by registered post. The e-mail alone ends nothing.',
    'في ألمانيا لا تسري الاستقالة إلا **ورقية وموقعة بخط اليد** (المادة 623): اطبعها ووقّعها وسلّمها مقابل إيصال. البريد الإلكتروني وحده لا ينهي العقد.',
  )}`;
}

/** The notice that the law sets where the talk says which; undefined elsewhere. */
export function noticeByLaw(turn: Turn): string | undefined {
  if (placeOfTalk(turn) !== 'DE' || languageOf(turn) !== 'en') return undefined;
  return OF_PROBATION.test(fold([turn.text, ...textsOfUser(turn.history)].join('\n')))
    ? 'the two weeks’ notice of the probation period'
    : undefined;
}
