import { compareOffers } from '../../tools/compare-offers.ts';
import { readOffers } from '../../tools/read-offers.ts';
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
        A_AND_B.test(words)),
    act: (turn) => (readOffers(turn.text).length >= 2 ? compareOffers.run({ text: turn.text }, turn) : null),
  },
  {
    asks: ({ orders, things }, words) => !things.has('mail') && !orders.has('write') && ONE_OR_OTHER.test(words),
    act: (turn) => (areNamed(readOffers(turn.text)) ? compareOffers.run({ text: turn.text }, turn) : null),
  },
  {
    asks: ({ orders, questions, things }, words) =>
      things.has('offer') && (orders.has('compare') || (questions.has('compare') && HAS_OFFERS.test(words))),
    act: (turn) => compareOffers.run({ text: turn.text }, turn),
  },
];

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

/** "got 2 offers which one should I take": somebody's own, and no question how one decides. */
const HAS_OFFERS = /^(?!how\b).*\b(?:got|have|received|getting) (?:2|two|3|three|both|several) (?:job )?offers?\b/u;
