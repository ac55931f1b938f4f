import { tellingTerms } from '../text/terms.ts';
import { sentencesOf } from '../text/words.ts';

export interface Claim {
  text: string;
  /** The lines that it rests on or answers, as they stand in the resume and the advert; none for a courtesy. */
  resume: string[];
  advert: string[];
}

export interface ClaimSources {
  resume: string;
  advert: string;
}

/** Shared words from which on a line is what a sentence rests on. A number counts as two. */
const MIN_SHARED = 2;
/** Of the best line's shared words: what shares less is a coincidence. */
const MIN_SHARE_OF_BEST = 0.7;
const MAX_LINES = 2;

/** The letter's paragraphs, sentence by sentence, each with the lines of its sources that say the same. */
export function linkClaims(letter: string, { resume, advert }: ClaimSources): Claim[][] {
  // The position and the employer stand in the advert's head, and in any sentence of the letter.
  const [position = '', employer = ''] = advert.split('\n');
  const named = new Set(tellingTerms(`${position} ${employer}`));
  const paragraphs = letter.split('\n\n');
  return paragraphs.map((paragraph, index) => {
    const isCourtesy = index === 0 || index === paragraphs.length - 1;
    const sentences = paragraph.split('\n').flatMap(sentencesOf);
    return sentences.map((text) => ({
      text,
      resume: isCourtesy ? [] : linesBehind(text, resume, new Set()),
      advert: isCourtesy ? [] : linesBehind(text, advert, named),
    }));
  });
}

function linesBehind(sentence: string, source: string, ignored: ReadonlySet<string>): string[] {
  const words = new Set(tellingTerms(sentence).filter((term) => !ignored.has(term)));
  const numbers = numbersIn(sentence);
  const lines = source
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const ofLine = new Set(numbersIn(line));
      const sharedWords = new Set(tellingTerms(line).filter((term) => words.has(term))).size;
      return { line, shared: sharedWords + 2 * numbers.filter((number) => ofLine.has(number)).length };
    })
    .toSorted((one, other) => other.shared - one.shared);
  const best = lines[0]?.shared ?? 0;
  const least = Math.max(Math.min(MIN_SHARED, words.size), best * MIN_SHARE_OF_BEST, 1);
  return lines
    .filter(({ shared }) => shared >= least)
    .slice(0, MAX_LINES)
    .map(({ line }) => line);
}

/** `9%`, `99.4%`, `+44 113 496 0142` as its groups. */
const numbersIn = (text: string): string[] => [...new Set(text.match(/\d+(?:[.,]\d+)*%?/g))];
