import { addFiguresTo, lineNamed } from '../edits.ts';
import { fitToAdvert } from '../pasted-advert.ts';
import { shortenLine } from '../spoken-of/improve.ts';
import type { Act } from './act.ts';
import { QUOTED } from './quoted.ts';
import { rewriteLine } from './rewrite-line.ts';

/** Single lines that are quoted or named. */
export const LINES: readonly Act[] = [
  {
    asks: ({ orders, things }) => orders.has('rewrite') && things.has('advert') && !things.has('summary'),
    act: (turn) => (turn.advert === '' ? null : fitToAdvert(turn)),
  },
  {
    asks: ({ orders, things }, words) =>
      orders.has('rewrite') && !orders.has('tailor') && !things.has('advert') && QUOTED.test(words),
    act: rewriteLine,
  },
  {
    asks: ({ orders }) => orders.has('shorten'),
    act: (turn) => {
      const line = lineNamed(turn);
      return line && shortenLine(turn, line);
    },
  },
  { asks: ({ isQuestion }) => !isQuestion, act: addFiguresTo },
];
