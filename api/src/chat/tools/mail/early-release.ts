import { fold } from '@vitae/language/fold';
import { languageOf, type Say } from '../../coach/language.ts';
import type { Turn } from '../../coach/turn.ts';
import { lastDayIn, onlyDateIn } from './days.ts';
import { noticeTold } from './told-of-work.ts';

// What a mail for an earlier last day asks, and whether it resigns as well.

const HUMBLE =
  /\b(?:humbl[ey]|polite(?:ly)?|respectful(?:ly)?|kindly|soft(?:ly)?|nice(?:ly)?|gentle|gently|request)\b|مهذب|باحترام|بلطف|لطيف/u;
const RESIGNED =
  /\b(?:(?:have|had|already|i) (?:already )?(?:resigned|given (?:my )?notice|put in my (?:papers|notice))|serving (?:my )?notice|my resignation (?:is|was)|since i resigned|in my notice|on notice)\b|قدمت استقال|استقلت/u;

/** The day that is wished for; undefined where none is told. */
const wishedDay = (turn: Turn): string | undefined =>
  lastDayIn(turn.text, languageOf(turn)) ?? releasedBy(turn.text) ?? onlyDateIn(turn.text, languageOf(turn));

const releasedBy = (text: string): string | undefined =>
  RELEASED_BY.exec(text)?.groups?.day?.replace(/^(?=\d{1,2}(?:st|nd|rd|th)?(?: of|$)|end|middle|start)/iu, 'the ');
/** "to be released by 1st of next month". */
const RELEASED_BY =
  /\b(?:releas\w+|reliev\w+|let (?:me )?go|free(?:d)?)\b(?: me)?(?: early)? (?:on|by|from|before) (?<day>(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?(?: (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*| of (?:next |this |the )?\p{L}+)?(?: month)?|(?:end|middle|start) of (?:next |this |the )?\p{L}+(?: month)?|next (?:week|month|\p{L}+day)))/iu;

/** Whether the mail is to resign too: the day is told, and nothing says that notice was given. */
export const resignsToo = (turn: Turn): boolean => wishedDay(turn) !== undefined && !RESIGNED.test(fold(turn.text));

export function resignsFirst(turn: Turn, post: string, say: Say): string {
  return resignsToo(turn)
    ? say(`Please take this as my resignation from my position${post}. `, `أتقدم باستقالتي من وظيفتي${post}. `)
    : '';
}

export function asksRelease(turn: Turn, say: Say): string {
  const day = wishedDay(turn);
  const notice = noticeTold(turn.text, say);
  const favour = HUMBLE.test(fold(turn.text))
    ? say(' I know that I am asking a favour of you.', ' وأعلم أنني أطلب منكم معروفًا.')
    : '';
  if (day === undefined)
    return say(
      `My notice period${notice} runs until [date]. May I ask you to release me earlier, on [date]?${favour}`,
      `تنتهي مدة إشعاري${notice} في [التاريخ]. هل يمكن إعفائي قبل ذلك، في [التاريخ]؟${favour}`,
    );
  return say(
    `My notice period${notice} would run longer; may I ask you to release me earlier, with ${day} as my last working day?${favour}`,
    `مدة إشعاري${notice} تمتد إلى ما بعد ذلك، فهل يمكن إعفائي قبل نهايتها ليكون آخر يوم عمل لي ${day}؟${favour}`,
  );
}
