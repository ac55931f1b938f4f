import { readClasses } from './lists.ts';

/** What a folded short form or variant name stands for, in folded words: "k8s" for "kubernetes", "qa" for "quality assurance". */
export const ABBREVIATIONS = readClasses('abbreviations');

const AMERICAN_SPELLINGS = readClasses('american-spellings');
const BRITISH_ENDING = /(?<=\p{L}{3})is(e|ed|es|er|ers|ing|ation|ations)$/u;

/** One spelling for British and American: "organisation" as "organization". For comparing words, not for printing them. */
export function americanSpelling(word: string): string {
  return AMERICAN_SPELLINGS.get(word) ?? word.replace(BRITISH_ENDING, 'iz$1');
}
