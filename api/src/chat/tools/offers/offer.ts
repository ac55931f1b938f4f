import type { NamedBenefits } from './benefits.ts';
import type { Deduction } from './deductions.ts';

/** What it costs to take an offer, such as a fare. */
export interface Cost {
  /** As typed. */
  told: string;
  sum: number;
  /** Null where nothing says for what time it is. */
  per: 'day' | 'week' | 'month' | 'year' | null;
}

/** What is known of an offer; sums by the month, in its currency. */
export interface Offer {
  name: string;
  currency: string | null;
  monthly: number;
  /** Whether the pay was told by the year, or taken so. */
  isToldByYear: boolean;
  /** Of what tells no time beside such pay, for what time it was taken. */
  partsAssumed: { told: string; per: 'month' | 'year' }[];
  /** How much more the upper end of a range is, as a share; 0 where one sum is told. */
  upTo: number;
  /** Before or after tax; null where nothing says. */
  kindOfPay: 'net' | 'gross' | null;
  /** Whether what comes on top is told after tax, and the pay is not. */
  isBonusNet: boolean;
  /** What is paid once or in shares, as typed. */
  apart: readonly string[];
  /** How pay by the hour, day or week was reckoned; null where it is told otherwise. */
  reckoned: string | null;
  /** The part that end of service is reckoned on. */
  basic: number | null;
  bonusPercent: number;
  /** A year, beside the pay. */
  bonus: number;
  /** The part of the pay that is paid only where aims are met, a year; null where nothing is said of it. */
  variable: number | null;
  /** What the employer adds, in percent of the pay. */
  pensionPercent: number;
  leaveDays: number | null;
  workDays: number | null;
  officeDays: number | null;
  rent: number;
  /** What it costs to take it, such as the way to work. */
  costs: number;
  toldCosts: readonly Cost[];
  /** What comes off the pay, such as the premium of an insurance. */
  deducted: Deduction[];
  /** Sums of which nothing says whether they come off the pay or on top. */
  unclear: Deduction[];
  benefits: NamedBenefits;
  /** Whether its work is on invoices, so that nobody deducts tax or pays in for it. */
  isContractor: boolean;
  /** As typed. */
  told: string;
  /** Where it is, as typed; empty where no place is named. */
  place: string;
}
