import { JOINED_DEGREE, LONG_DEGREE, SHORT_DEGREE } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import {
  ARABIC_OCCUPATION_NOUNS,
  namesTradesmen,
  OCCUPATION_ENDING,
  OCCUPATION_NOUNS,
  OCCUPATION_PARTS,
  OCCUPATION_QUALIFIERS,
} from '@vitae/language/occupations';
import {
  ARABIC_ORGANISATION_NOUNS,
  KNOWN_EMPLOYERS,
  LEGAL_FORMS,
  ORGANISATION_NOUNS,
  ORGANISATION_PARTS,
} from '@vitae/language/organisations';
import { ARABIC_SCHOOL_WORD, SCHOOL_ACRONYM, SCHOOL_PART, SCHOOL_WORD } from '@vitae/language/schools';
import { labelPhrase } from '../labelling/phrase-labels.ts';
import { remembered } from './remembered.ts';

const wordsOf = (folded: string): string[] =>
  folded
    .split(/[^\p{L}\p{M}\p{N}&'+#!.-]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/^[.'-]+|[.,'-]+$/g, ''));

const MIN_ENDED_LENGTH = 7;
/** Of a phrase that ends as occupations do. */
const ENDED_SCORE = 0.6;

/** "Senior SE", "Staff SWE": a rank before a trade's short form. */
const RANKED_SHORT_FORM = /^(?:Senior|Sr\.?|Junior|Jr\.?|Principal|Lead|Staff)\s\p{Lu}{2,4}\d?$/u;

/** What the trained labels add where no word of the lists is found: from this share on, and up to this score. */
const LEAST_SHARE = 0.85;
const MOST_BY_LABEL = 0.4;

function beyond(share: number): number {
  return Math.max(0, (share - LEAST_SHARE) / (1 - LEAST_SHARE));
}

const JOINING_SCRIPT = /[^\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]/u;

/** Whether a text in a script that joins words, or has forms for every case, holds one of the parts. */
function holdsOneOf(text: string, parts: ReadonlySet<string>): boolean {
  if (!JOINING_SCRIPT.test(text)) return false;
  const folded = fold(text);
  for (const part of parts) if (folded.includes(part)) return true;
  return false;
}

/** How much a phrase reads like a job title, 0 to 1. */
export const titleScore = remembered((text): number => {
  const folded = fold(text);
  const words = wordsOf(folded);
  if (words.length === 0) return 0;
  if (holdsOneOf(text, OCCUPATION_PARTS)) return 0.9;
  if (ARABIC_OCCUPATION_NOUNS.has(words[0]!)) return 0.9;
  if (words.length > 1 && ARABIC_OCCUPATION_NOUNS.has(words[1]!)) return 0.6;
  if (namesTradesmen(text)) return 0.3;
  const pairs = words.slice(1).map((word, i) => `${words[i]} ${word}`);
  const parts = [...words.flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word])), ...pairs];
  const nouns = parts.filter(
    (word) => OCCUPATION_NOUNS.has(word) || (word.endsWith('s') && OCCUPATION_NOUNS.has(word.slice(0, -1))),
  ).length;
  const modifiers = parts.filter((word) => OCCUPATION_QUALIFIERS.has(word)).length;
  if (nouns === 0 && RANKED_SHORT_FORM.test(text)) return ENDED_SCORE;
  if (nouns === 0 && parts.some((word) => word.length >= MIN_ENDED_LENGTH && OCCUPATION_ENDING.test(word)))
    return hasLegalForm(words) ? 0.2 : ENDED_SCORE;
  if (nouns === 0) {
    const qualified = modifiers > 0 ? Math.min(0.35, modifiers * 0.15) : 0;
    return Math.max(qualified, MOST_BY_LABEL * beyond(labelPhrase(text).title));
  }
  const score = words.length > 9 ? 0.4 : 0.75 + Math.min(0.2, modifiers * 0.1);
  return hasLegalForm(words) ? score * 0.4 : score;
});

/** How much a phrase reads like an organisation's name, 0 to 1. */
export const organisationScore = remembered((text): number => {
  const folded = fold(text);
  const words = wordsOf(folded);
  if (words.length === 0) return 0;
  if (holdsOneOf(text, ORGANISATION_PARTS)) return 0.85;
  if (words.slice(0, 2).some((word) => ARABIC_ORGANISATION_NOUNS.has(word))) return 0.9;
  if (isPlainPhrase(text)) return 0.25;
  if (namesTradesmen(text)) return 0.7;
  if (hasLegalForm(words)) return 0.95;
  if (KNOWN_EMPLOYERS.has(words.join(' ')) || (words.length <= 3 && KNOWN_EMPLOYERS.has(words[0]!))) return 0.9;
  if (words.some((word) => ORGANISATION_NOUNS.has(word))) return words.length <= 8 ? 0.7 : 0.4;
  return /^\p{Lu}/u.test(text) && words.length <= 5 ? 0.3 : 0.1;
});

/** "Maker of water pumps", "Online retail company": said of an organisation in common words, not its name. */
function isPlainPhrase(text: string): boolean {
  const [first, ...others] = text.trim().split(/\s+/);
  if (others.length < 2 || !others.every((word) => /^[a-z][a-z-]+$/.test(word))) return false;
  return !ORGANISATION_NOUNS.has(fold(first!));
}

function hasLegalForm(words: readonly string[]): boolean {
  return words.some((word, i) => i > 0 && LEGAL_FORMS.has(word.replace(/[./]/g, '')));
}

const LICENCE_TO_DRIVE = /\bdriv(?:ing|er['’]?s?) licen[cs]es?\b/giu;

/** How much a phrase reads like the name of a degree, 0 to 1. */
export const degreeScore = remembered((written): number => {
  // A "licence" is a degree in French.
  const text = written.replace(LICENCE_TO_DRIVE, '');
  if (SHORT_DEGREE.test(text)) return text.length < 90 ? 0.9 : 0.3;
  const folded = fold(text);
  if (LONG_DEGREE.test(folded) || JOINED_DEGREE.test(folded)) return text.length < 110 ? 0.95 : 0.3;
  return 0;
});

/** How much a phrase reads like the name of a school, 0 to 1. */
export const institutionScore = remembered((text): number => {
  const folded = fold(text);
  if (
    SCHOOL_WORD.test(folded) ||
    SCHOOL_ACRONYM.test(text) ||
    ARABIC_SCHOOL_WORD.test(folded) ||
    SCHOOL_PART.test(folded)
  )
    return text.length < 110 ? 0.9 : 0.3;
  return 0;
});
