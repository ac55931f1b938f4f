import { fold } from '@vitae/language/fold';
import { DUTY_WORDS } from '@vitae/language/jobs';
import { BASE_OF_PAST } from '@vitae/language/verbs';
import { degreeScore, organisationScore, titleScore } from './words.ts';

const MIN_DUTY_WORDS = 2;

/** "Betreuung der Gäste, Abrechnung": begins as duties do, and names neither a title nor an employer. */
export function tellsDuties(text: string): boolean {
  return tellsWhatWasDone(text) || (DUTY_WORDS.has(firstWord(text)) && isNoName(text));
}

/** "Sold shoes and belts": as duties, in the past tense, which heads nothing however a resume is printed. */
export function tellsWhatWasDone(text: string): boolean {
  return BASE_OF_PAST.has(firstWord(text)) && /\s\p{Ll}/u.test(text) && isNoName(text);
}

const firstWord = (text: string) => fold(/^\s*(\S+)/.exec(text)?.[1] ?? '').replace(/[,:;]$/, '');

function isNoName(text: string): boolean {
  const [, ...others] = text.trim().split(/\s+/);
  const isName = others.every((word) => /^\p{Lu}/u.test(word)) && !/[,،;]/.test(text);
  return (
    others.length + 1 >= MIN_DUTY_WORDS &&
    !isName &&
    organisationScore(text) < 0.6 &&
    titleScore(text) < 0.5 &&
    degreeScore(text) === 0
  );
}
