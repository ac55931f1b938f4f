import { fold } from '@vitae/language/fold';
import { LEGAL_FORMS, SHORTENED_WORDS } from '@vitae/language/organisations';

/** No longer word is a short form. */
const MAX_LENGTH = 20;

/** Whether the stop behind this text shortens its last word and ends no sentence: "Matric from Govt" before ". High School". */
export function endsShortened(text: string): boolean {
  const [word] = /[\p{L}&]+$/u.exec(text.slice(-MAX_LENGTH).replace(/\.$/, '')) ?? [];
  if (!word) return false;
  const folded = fold(word);
  return SHORTENED_WORDS.has(folded) || LEGAL_FORMS.has(folded) || /^\p{Lu}$/u.test(word);
}

/** A text's sentences; "Pvt. Ltd." ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const { index, 0: blank } of text.matchAll(/(?<=[\p{L}\p{N})]{2}[.!])\s+(?=\p{Lu})/gu)) {
    if (endsShortened(text.slice(start, index))) continue;
    sentences.push(text.slice(start, index));
    start = index + blank.length;
  }
  return [...sentences, text.slice(start)];
}

/** "Ashdown Chilled Ltd": a stop behind it may end a sentence all the same. */
export function isLegalFormAtEnd(text: string): boolean {
  const [word] = /\p{L}+$/u.exec(text.slice(-MAX_LENGTH)) ?? [];
  return word !== undefined && word.length > 1 && LEGAL_FORMS.has(fold(word));
}
