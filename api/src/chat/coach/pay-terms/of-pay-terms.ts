import type { CoachAnswer, Turn } from '../turn.ts';
import { asContractor } from './as-contractor.ts';
import { compareTerms } from './compare-terms.ts';
import { holidayWithheld } from './holiday-withheld.ts';
import { leaveOwed } from './leave-owed.ts';
import { signOnRepaid } from './sign-on-repaid.ts';
import { tellWithMore } from './told-more.ts';
import { weighTerms } from './weigh-terms.ts';

/** What is asked of pay with many parts: of two jobs, of what was told of them before, of a sum that is owed. */
export function ofPayTerms(turn: Turn): CoachAnswer | null {
  return (
    holidayWithheld(turn) ??
    signOnRepaid(turn) ??
    asContractor(turn) ??
    tellWithMore(turn) ??
    weighTerms(turn) ??
    compareTerms(turn) ??
    leaveOwed(turn)
  );
}
