import { arabicForms } from '@vitae/language/arabic-forms';
import { CAREER_SYNONYMS } from '@vitae/language/career-synonyms';
import { QUESTION_WORDS } from '@vitae/language/question-words';
import { stem } from '@vitae/language/stems';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { americanSpelling } from '@vitae/language/synonyms';
import { tokenise } from '@vitae/language/tokens';

/** A question far longer than any that is asked is read no further. */
const MAX_WORDS = 60;
/** "57", "2.4", "3rd". */
const FIGURE = /^\d[\d.,:/-]*(?:st|nd|rd|th)?$/;

const meant = (word: string) => CAREER_SYNONYMS.get(word) ?? word;

function wordsOf(text: string): string[] {
  return tokenise(text)
    .map((token) => token.word)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map(meant);
}

/** How many words a text has, as one counts them. */
export const countWords = (text: string): number => text.trim().split(/\s+/u).length;

/** The stems that tell a text from another, those of one meaning as one; of a text of nothing but words of grammar, all. */
export function tellingStems(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word) && !FIGURE.test(word));
  return (telling.length > 0 ? telling : words).map(stemOf);
}

/** The telling stems of a text of any length, such as an advert. */
export function stemsOfText(text: string): Set<string> {
  return new Set(text.split(/[\n.;]/).flatMap(tellingStems));
}

/** Words that job seekers use for the same thing share a stem: "cv" and "resume", "pay" and "salary". */
export function stemOf(word: string): string {
  const stemmed = stem(americanSpelling(word));
  const meant = CAREER_SYNONYMS.get(stemmed);
  return meant === undefined ? stemmed : stem(meant);
}

/** A word of a question or of an asking. */
export interface AskedWord {
  word: string;
  /** A word of grammar, or one that any question is asked with. */
  isSmall: boolean;
}

/** The words of a question; figures are left out. */
export function wordsAsked(text: string): AskedWord[] {
  return wordsOf(text)
    .filter((word) => !FIGURE.test(word))
    .map((word) => ({ word, isSmall: isSmall(word) || (CONJUNCTION.test(word) && isSmall(word.slice(1))) }));
}

/** "وانا": Arabic writes "and" as part of the word. */
const CONJUNCTION = /^[وف]\p{Script=Arabic}{2}/u;
const isSmall = (word: string) => QUESTION_WORDS.has(word) || STOP_WORDS.has(word);

const SMALL_WORDS: ReadonlySet<string> = new Set([...QUESTION_WORDS, ...STOP_WORDS]);

/** A word as a vocabulary reads it. */
export interface ReadWord {
  stem: string;
  isSmall: boolean;
  /** Whether the vocabulary had to guess what was meant. */
  isGuessed: boolean;
}

/**
 * The stem of each word as a vocabulary knows it: spoken Arabic in the form that it knows best, a slip of the finger as
 * the word that was meant, be it one of its own or a small one.
 */
export class Vocabulary {
  /** In how many texts each stem stands. */
  readonly #texts = new Map<string, number>();
  /** Words by their first letter. */
  readonly #words = new Map<string, Set<string>>();

  constructor(texts: Iterable<readonly string[]>) {
    for (const words of texts) {
      for (const stemmed of new Set(words.map(stemOf))) this.#texts.set(stemmed, (this.#texts.get(stemmed) ?? 0) + 1);
      for (const word of words) this.#add(word);
    }
    for (const word of [...SMALL_WORDS, ...CAREER_SYNONYMS.keys()]) this.#add(word);
  }

  #add(word: string): void {
    this.#words.set(word[0]!, (this.#words.get(word[0]!) ?? new Set()).add(word));
  }

  read({ word, isSmall }: AskedWord): ReadWord {
    if (isSmall) return { stem: stemOf(word), isSmall, isGuessed: false };
    const known = this.#bestForm(word) ?? this.#bestForm(word.replace(DOUBLED, '$1'));
    if (known !== null) return { stem: known, isSmall, isGuessed: false };
    const written = this.#respell(word);
    if (written === null) return { stem: stemOf(word), isSmall, isGuessed: false };
    const form = this.#bestForm(meant(written));
    return { stem: form ?? stemOf(written), isSmall: form === null, isGuessed: true };
  }

  #textsOf(word: string): number {
    return this.#texts.get(stemOf(word)) ?? 0;
  }

  #bestForm(word: string): string | null {
    let best: string | null = null;
    let most = 0;
    for (const form of arabicForms(word)) {
      const stemmed = stemOf(form);
      const texts = this.#texts.get(stemmed) ?? 0;
      if (texts > most) [best, most] = [stemmed, texts];
    }
    return best;
  }

  /** The word that is meant: the fewest and likeliest slips away, of several the one that stands in the most texts. */
  #respell(word: string): string | null {
    const isShort = word.length < ONE_SLIP_LETTERS;
    if (isShort && !SHORT_WORD.test(word)) return null;
    const slips = word.length < TWO_SLIPS_LETTERS ? 1 : 2;
    const shortest = Math.max(word.length - slips, Math.min(ONE_SLIP_LETTERS, word.length));
    const longest = word.length + slips;
    let best: string | null = null;
    let least = slips + 1;
    for (const letter of new Set([word[0]!, word[1]!])) {
      for (const known of this.#words.get(letter) ?? []) {
        if (known.length < shortest || known.length > longest) continue;
        const distance = slipsBetween(word, known, Math.min(Math.floor(least), slips));
        if (distance > slips) continue;
        const unlikely = unlikelinessOf(word, known);
        if ((isShort && unlikely > LETTER_LEFT_OUT) || (word.length < MISTAKEN_LETTERS && unlikely >= MISTAKEN))
          continue;
        const rank = distance + unlikely;
        if (rank < least || (rank === least && this.#textsOf(known) > this.#textsOf(best!)))
          [best, least] = [known, rank];
      }
    }
    return best;
  }
}

/** Short words are like too many others: only a letter left out, or two swapped, is seen through. */
/** "gapp", "tellling". */
const DOUBLED = /(\p{L})\1+/gu;
const SHORT_WORD = /^[a-z]{3}$/;
const LETTER_LEFT_OUT = 0.1;
/** A letter for another makes another word of a short one: "flat" is no "flaw". */
const MISTAKEN_LETTERS = 5;
const MISTAKEN = 0.3;

const VOWEL = /^[aeiouy]$/;
/** Whether only vowels are mistaken for vowels, as by somebody who writes what is heard. */
const isAsSpoken = (word: string, meant: string) =>
  [...word].every((letter, at) => letter === meant[at] || (VOWEL.test(letter) && VOWEL.test(meant[at] ?? '')));

/** Of slips as many, fingers swap letters and leave some out before they add and mistake them: 0 to less than 1. */
function unlikelinessOf(word: string, meant: string): number {
  if (meant.length > word.length) return LETTER_LEFT_OUT;
  if (meant.length < word.length) return 0.2;
  return [...word].sort().join('') === [...meant].sort().join('')
    ? 0
    : isAsSpoken(word, meant)
      ? LETTER_LEFT_OUT
      : MISTAKEN;
}

const ONE_SLIP_LETTERS = 4;
const TWO_SLIPS_LETTERS = 8;

/** Letters left out, added, mistaken or swapped between two words, counted up to `most`; one more where there are more. */
function slipsBetween(a: string, b: string, most: number): number {
  let beforeLast = new Uint16Array(b.length + 1);
  let last = new Uint16Array(b.length + 1);
  let row = new Uint16Array(b.length + 1);
  for (let j = 1; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      let slips = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      if (last[j]! + 1 < slips) slips = last[j]! + 1;
      if (row[j - 1]! + 1 < slips) slips = row[j - 1]! + 1;
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped && beforeLast[j - 2]! + 1 < slips) slips = beforeLast[j - 2]! + 1;
      row[j] = slips;
      if (slips < least) least = slips;
    }
    if (least > most) return most + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]! > most ? most + 1 : last[b.length]!;
}
