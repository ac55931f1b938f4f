import {
  ACTS_OUTSIDE,
  ASKS_TO_INVENT,
  keepOfficialTitle,
  RAISES_TITLE,
  refuseToActOutside,
  refuseToInvent,
} from '../refusals.ts';
import type { Act } from './act.ts';

/** What is not done, whoever asks. */
export const REFUSING: readonly Act[] = [
  { asks: ({ isQuestion }, words) => !isQuestion && ACTS_OUTSIDE.test(words), act: refuseToActOutside },
  { asks: ({ isQuestion }, words) => !isQuestion && ASKS_TO_INVENT.test(words), act: refuseToInvent },
  { asks: (_, words) => RAISES_TITLE.test(words), act: keepOfficialTitle },
];
