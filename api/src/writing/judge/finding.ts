/**
 * English: it cannot be sent as it is written. False: neither document says it. Form: what no finished letter holds.
 * Sense: true, and yet no reader can make anything of it.
 */
export type FindingGroup = 'english' | 'false' | 'form' | 'sense';

export interface Finding {
  group: FindingGroup;
  /** Which rule found it, e.g. `agreement`. */
  rule: string;
  /** The sentence, or the part of the letter, that it was found in. */
  sentence: string;
  what: string;
}

/** What a rule says of one sentence: what is wrong, in words, or nothing. */
export type Faults = string[];
