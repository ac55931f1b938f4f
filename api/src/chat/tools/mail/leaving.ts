import { isGulf, placeOfTalk } from '../../coach/countries.ts';
import { languageOf, type Say } from '../../coach/language.ts';

import type { Turn } from '../../coach/turn.ts';

import { lastDayIn, noticeIn, onlyDateIn } from './days.ts';
import { noticeByLaw } from './notes.ts';

// What a resignation says of the last day, and what is due on it.

/** The last day as it is told, with the notice where one is told or the law sets it. */
export function leavingOf(turn: Turn, say: Say): string {
  const told = lastDayIn(turn.text, languageOf(turn)) ?? onlyDateIn(turn.text, languageOf(turn));
  const day = told ?? say('[date]', '[التاريخ]');
  const notice = noticeIn(turn.text, say) ?? noticeByLaw(turn);
  if (notice) return say(`With ${notice}, my last working day is ${day}.`, `وبحسب ${notice} يكون آخر يوم عمل ${day}.`);
  return say(
    `My last working day is ${day}.`,
    told ? `ويكون آخر يوم عمل لي ${day}.` : `وبحسب مدة الإشعار يكون آخر يوم عمل ${day}.`,
  );
}

/** What is due at the end of a job; end of service and its certificate are of the Gulf's laws. */
export function duesAt(turn: Turn): [string, string] {
  const place = placeOfTalk({ ...turn, history: withoutOffers(turn) });
  // Where nothing says the country, a text in Arabic is most often of the Gulf.
  return isGulf(place) || (place === null && languageOf(turn) === 'ar')
    ? [
        'Please confirm receipt, my remaining leave and my end-of-service dues, and prepare a certificate of service.',
        'يرجى تأكيد الاستلام ورصيد الإجازات ومستحقات نهاية الخدمة وإعداد شهادة الخدمة.',
      ]
    : [
        `Please confirm receipt, my remaining leave and the date of my final pay${paperAt(place) ? `, and prepare ${paperAt(place)}` : ''}.`,
        'يرجى تأكيد الاستلام ورصيد الإجازات وموعد آخر راتب.',
      ];
}
/** Offers that were compared before say nothing of the job that one leaves. */
const withoutOffers = ({ history }: Turn): Turn['history'] =>
  history.filter((_, at) => history[at]?.about?.kind !== 'offers' && history[at + 1]?.about?.kind !== 'offers');

const paperAt = (place: string | null): string | undefined => PAPER_AT_END[place ?? ''];
/** The paper that is asked for at the end of a job. */
const PAPER_AT_END: Readonly<Record<string, string>> = {
  DE: 'a qualified reference (Arbeitszeugnis)',
  KE: 'a certificate of service',
  ZA: 'a certificate of service and the UI-19',
  PH: 'a certificate of employment (COE)',
  CA: 'the record of employment (ROE)',
  IN: 'the relieving letter',
};
