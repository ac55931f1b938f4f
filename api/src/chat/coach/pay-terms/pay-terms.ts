import type { Said } from '../language.ts';

// What a job pays, as it is told in one breath with another: the rate and all that comes on top of it or off it.

export type Unit = 'hour' | 'day' | 'week' | 'fortnight' | 'month' | 'year';

export interface Sum {
  value: number;
  per: Unit;
}

/** What comes on top of the pay, or off it, with the words for it. */
export interface Item extends Said {
  sum: Sum;
}

export interface PayTerms {
  name: Said;
  pay: Sum;
  /** Whether the message says for what time the pay is. */
  isPeriodTold: boolean;
  /** ISO 4217, or the word as it was typed; null where none is named. */
  currency: string | null;
  /** Null where none are told. */
  hours: number | null;
  daysAWeek: number | null;
  daysAMonth: number | null;
  hoursAMonth: number | null;
  weeksAYear: number | null;
  /** Of one contract, such as an assignment of 13 weeks. */
  contractWeeks: number | null;
  /** More an hour, for the shift. */
  differential: number;
  differentialPercent: number;
  overtime: number;
  /** Part of the pay on which tax is due, in the unit of the pay; null where nothing is said of it. */
  taxable: number | null;
  matchPercent: number;
  signOn: number;
  signOnMonths: number | null;
  /** Of pay, beyond the twelve: "13th salary", "30 days aguinaldo". */
  monthsMore: number;
  bonusPercent: number;
  bonus: number;
  added: Item[];
  costs: Item[];
  leaveDays: number | null;
  /** Whether the employer pays the housing, and a rent is named that the other job would cost. */
  isHoused: boolean;
  isContractor: boolean;
  isOnPayroll: boolean;
  told: string;
}
