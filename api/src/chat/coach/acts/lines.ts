import { addFiguresTo, lineNamed } from '../edits.ts';
import { fitToAdvert } from '../pasted-advert.ts';
import { shortenLine } from '../spoken-of/improve.ts';
import type { Act } from './act.ts';
import { QUOTED } from './quoted.ts';
import { rewriteLine } from './rewrite-line.ts';

/** "the stock bullet, for this job": that line is to be changed, whatever it is for. */
const ONE_LINE = /\b(?:bullet(?: ?point)?|line|sentence)\b|سطر|نقطه/u;

/** Single lines that are quoted or named. */
export const LINES: readonly Act[] = [
  {
    asks: ({ orders, things }, words) =>
      orders.has('rewrite') && things.has('advert') && !things.has('summary') && !ONE_LINE.test(words),
    act: (turn) => (turn.advert === '' ? null : fitToAdvert(turn)),
  },
  {
    asks: ({ orders, things }, words) =>
      orders.has('rewrite') &&
      !orders.has('tailor') &&
      !(things.has('advert') && !ONE_LINE.test(words)) &&
      QUOTED.test(words),
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
