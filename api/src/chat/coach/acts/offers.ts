import { fold } from '@vitae/language/fold';
import { compareOffers } from '../../tools/offers/compare-offers.ts';
import { readOffers } from '../../tools/offers/read-offers.ts';
import { answerQuestion } from '../answer-question.ts';
import { languageOf, reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import type { Act } from './act.ts';

export const OFFERS: readonly Act[] = [
  {
    asks: ({ orders, questions, things }, words) =>
      !things.has('mail') &&
      !orders.has('write') &&
      !WISHES_FOR_SUM.test(words) &&
      (things.has('offer') ||
        orders.has('compare') ||
        questions.has('compare') ||
        NOW_AND_THEN.test(words) ||
        A_AND_B.test(words) ||
        SIDE_BY_SIDE.test(words) ||
        NAMED_WITH_SUM.test(words) ||
        (ONE_AND_OTHER.test(words) && ASKS_WHICH.test(words))),
    act: (turn) => (readOffers(turn.text).length >= 2 ? compared(turn) : null),
  },
  {
    asks: ({ orders, things }, words) => !things.has('mail') && !orders.has('write') && ONE_OR_OTHER.test(words),
    act: (turn) => (areNamed(readOffers(turn.text)) ? compared(turn) : null),
  },
  {
    asks: ({ orders, questions, things }, words) =>
      things.has('offer') && (orders.has('compare') || (questions.has('compare') && HAS_OFFERS.test(words))),
    act: (turn) => compareOffers.run({ text: turn.text }, turn),
  },
];

/** "what notice must i give? and i got offers of 41k …": what is asked beside the offers is answered too. */
function compared(turn: Turn): CoachAnswer {
  const offers = compareOffers.run({ text: turn.text }, turn);
  const asked = turn.text.split(/(?<=[?؟])(?![?؟])/u).find((part) => /[?؟]$/u.test(part) && !/\d{2}/u.test(part));
  if (!asked || asked.trim() === turn.text.trim() || asked.split(/\s+/u).length < QUESTION_WORDS_MIN) return offers;
  const answer = answerQuestion({ ...turn, text: asked.trim(), answerIn: languageOf(turn) });
  if (OF_OFFERS.test(fold(asked))) return offers;
  if (answer.kind === 'answer')
    return { ...offers, text: `${answer.text}\n\n---\n\n${offers.text}`, sources: answer.sources };
  const { text } = reply(turn, {
    en: `**Not answered yet:** “${asked.trim()}” Ask me that by itself.`,
    ar: `**لم أجب بعد عن:** «${asked.trim()}» اسألني عنه وحده.`,
  });
  return { ...offers, text: `${offers.text}\n\n${text}` };
}
const QUESTION_WORDS_MIN = 5;
const OF_OFFERS = /\b(?:offers?|which|better|best|compare|choose|take|pick|worth)\b|عرض|افضل|احسن|قارن/u;

/** Two jobs of which one is paid by the hour and the other by the year; null for all else. */
export function hourlyBesideSalary(turn: Turn): CoachAnswer | null {
  const offers = readOffers(turn.text);
  const byHour = offers.filter(({ reckoned }) => reckoned !== null);
  const isOfBoth = offers.length > 1 && byHour.length > 0 && byHour.length < offers.length;
  return isOfBoth && SEVERAL_JOBS.test(fold(turn.text)) ? compareOffers.run({ text: turn.text }, turn) : null;
}
const SEVERAL_JOBS = /\b(?:offers?|options?|jobs|other|second|vs\.?|shops?|versus)\b|عرض|الثاني|التاني/u;

/** "48k at Northfield or 51k at Parcelly": each by its name. */
const ONE_OR_OTHER =
  /\d.{0,80}\s(?:or|vs\.?|versus|و?لا|او|مقابل)\s.{0,80}\d|\b(?:pays?|gives?|offers?|offered|offering)\b.{0,20}\d.{0,80}[.,;]\s.{0,40}\d{2}/u;
const areNamed = (offers: readonly { name: string }[]): boolean =>
  offers.length > 1 && offers.every(({ name }) => name.length > 1);

/** "Two questions: should I …", "they offered 5,500, I want 6,500": a sum that is wished for is no second offer. */
const WISHES_FOR_SUM =
  /\b(?:i |but )?(?:want|wants|need|ask(?:ed|ing)? for|expect(?:ed)?|hoped for|hoping for)\b.{0,20}\d/u;

/** "i earn 7 lpa in pune, offered 10.5 lpa": what one has beside what one could have. */
const NOW_AND_THEN = /\b(?:i (?:earn|make|get)|current(?:ly)?|now)\b.{0,20}\d.*\boffer(?:ed|ing)?\b.{0,20}\d/u;

/** "A is 38,000, B is 41,000": two that stand side by side need no word for what they are. */
const A_AND_B =
  /^(?:(?:so|hi|ok|compare)[\s,:]+)*(?:job |option )?a\s?(?:is|pays|gives|=|:).{0,15}\d.*\bb\s?(?:is|pays|gives|=|:).{0,15}\d/u;

const PAY = String.raw`(?:[£$€₹₦₱]\s?\d|\d[\d,.]*\d|\d\s?(?:k|m|lpa)\b).{0,80}`;
/** "A 1.2m naira a month … B 950 pounds", "option 1 … option 2", "first one is … second is": each with its pay. */
const SIDE_BY_SIDE = new RegExp(
  [
    String.raw`(?:^|[.;:,]\s?)[ax]\b[ :).-].*${PAY}[.;,]?\s(?:and |or )?[by][ :).-].*(?:[£$€₹₦₱]\s?\d|\d[\d,.]*)`,
    String.raw`\b(?:option|job|offer|company) (?:1|one|a)\b.*${PAY}\b(?:option|job|offer|company) (?:2|two|b)\b.*\d`,
    String.raw`(?:^|\s)1[).:].*${PAY}\s2[).:].*\d`,
    String.raw`\b(?:first|1st)(?: one| offer| job)? (?:is|pays|at|in|from|offers?)\b.*${PAY}\b(?:second|2nd|other)(?: one| offer| job)? (?:is|pays|at|in|from|offers?)\b.*\d`,
    String.raw`(?:[£$€₹₦₱]\s?\d|\d[\d,.]*\s?k?\b).{0,20}\b(?:a month|month|pm|monthly|a year|pa|hr|hour|day)\b.*\s(?:or|vs\.?|versus|and another)\s.*\d.{0,20}\b(?:a month|month|pm|monthly|a year|pa|hr|hour|day)\b`,
  ].join('|'),
  'u',
);

/** "London 52k, Leeds 45k", "Dubai: basic 7000, housing 3000. Doha: basic 9000": two names, each with its pay, and no more. */
const NAMED_WITH_SUM =
  /^\p{L}[\p{L} ]{1,20},? [£$€₹₦]?\d[\d,.]*(?:\d{3}|k)\b,? (?:and |vs\.? |or )?\p{L}[\p{L} ]{1,20} [£$€₹₦]?\d[\d,.]*(?:\d{3}|k)\b[\s.?]*$|(?:^|[.;]\s*)\p{L}[\p{L} ]{0,24}: [^:]{0,60}\d[\d,]{2,}[^:]*(?:basic|housing|salary|pay|month|year|aed|sar|qar|kwd|inr|ngn|kes|usd|gbp|bonus|اساسي|سكن|ريال|درهم)[^:]*[.;]\s*\p{L}[\p{L} ]{0,24}: [^:]{0,60}\d[\d,]{2,}/u;

/** "one job gives 2800 … the other 4100", "company one pays …, company two …". */
const ONE_AND_OTHER =
  /\b(?:one|first|\p{L}+ (?:a|1|one)) (?:job |place |company |firm |shop |school )?(?:is|gives?|pays?|offers?|in|at|=)\b.*\d.*\b(?:other|second|another|\p{L}+ (?:b|2|two))\b.*\d|\b(?:shop|company|firm|job|hotel|clinic|school|hospital) (?:a|one|1)\b.*\d.*\b(?:shop|company|firm|job|hotel|clinic|school|hospital|other) (?:b|two|2|shop|company|firm|job|one)\b.*\d|واحد\S* .*\d.*(?:ال)?(?:ثاني|تاني|اخر)\S* .*\d/u;
const ASKS_WHICH =
  /\b(?:which|better|best|more|compare|what would you|worth|take|choose|leaves?)\b|افضل|احسن|اختار|قارن|^(?=.*\b(?:net|gross|leave|holidays?)\b)/u;

/** "got 2 offers which one should I take": somebody's own, and no question how one decides. */
const HAS_OFFERS = /^(?!how\b).*\b(?:got|have|received|getting) (?:2|two|3|three|both|several) (?:job )?offers?\b/u;
