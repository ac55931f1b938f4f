import { isEmptyWord, plain, stem, stemsOf, wordsOf } from './text.ts';
import { figuresOf } from './truth/figures.ts';
import { capitalRuns } from './truth/sentence.ts';

/** A sentence without what is the applicant's or the advert's: what is left is the frame, `…` each gap. */
export function frameOf(sentence: string, own: Set<string>): string {
  const names = new Set(capitalRuns(sentence).flatMap(({ text }) => wordsOf(text)));
  const figures = new Set(figuresOf(sentence).flatMap(({ text }) => wordsOf(text)));
  return wordsOf(sentence)
    .map((word) =>
      isEmptyWord(word) || !(names.has(word) || figures.has(word) || /\d/.test(word) || own.has(stem(word)))
        ? word
        : '…',
    )
    .join(' ')
    .replace(/…(?: (?:and |or |of )?…)+/g, '…');
}

/** Share of sentences, 0 to 1, whose words all stand in the same order in one of the others. */
export function sharedShare(sentences: string[], others: Iterable<string>): number {
  const known = new Set([...others].map(bare));
  return share(sentences, (sentence) => known.has(bare(sentence)));
}

/** Share of sentences, 0 to 1, whose frame is one of the others'. */
export function stockShare(frames: string[], others: Set<string>): number {
  return share(frames, (frame) => others.has(frame));
}

function share(all: string[], is: (one: string) => boolean): number {
  return all.length === 0 ? 0 : all.filter(is).length / all.length;
}

function bare(sentence: string): string {
  return wordsOf(sentence).join(' ');
}

export function countWords(letter: string): number {
  return letter.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export interface Coverage {
  /** Essential requirements that the resume meets. */
  met: string[];
  /** Those of them that the letter proves. */
  proven: string[];
}

const ESSENTIAL =
  /^(?:requirements?|essential|must[ -]have|you must have|what we (?:ask|need|look)|we need|qualifications?|required|minimum|who you are|about you|skills|your profile|person specification.*essential|what you.*(?:bring|need)|experience)\b/;
const OTHER =
  /^(?:desirable|nice to have|a plus|preferred|bonus|it would be good|we would love|benefits|what we offer|about (?:us|the)|responsibilit|duties|what you will|you will|your tasks|the job|main duties|how to apply|location|salary|compensation|key objectives|role summary|our )/;
const SAYS_ESSENTIAL = /\b(?:must|required|essential|at least|minimum of|you have|you know|\d\+? years)\b/;
const ITEM = /^\s*(?:[-–—•*▪◦]|\d{1,2}[.)])\s+/;
/** Words of requirements that say nothing of what is required. */
const GENERIC = new Set(
  'experience knowledge ability able skill strong excellent good proven year work working related field relevant similar role level understanding familiarity required requirement must essential minimum least degree communication demonstrated track record plus including team environment e.g equivalent'
    .split(' ')
    .map(stem),
);
/** Longest line that is one requirement; longer ones are prose. */
const LONGEST_REQUIREMENT = 240;

/** The advert's essential requirements, each one line. */
export function essentialRequirements(advert: string): string[] {
  const requirements: string[] = [];
  let isEssential = false;
  for (const line of advert.split('\n').map((raw) => raw.trim())) {
    const text = plain(line).replace(/^[#*\s]+|[*:\s]+$/g, '');
    const isHeading = !ITEM.test(line) && text !== '' && wordsOf(text).length <= 7;
    if (isHeading && OTHER.test(text)) isEssential = false;
    else if (isHeading && ESSENTIAL.test(text)) isEssential = true;
    else if (
      line !== '' &&
      line.length <= LONGEST_REQUIREMENT &&
      ((isEssential && (ITEM.test(line) || !isHeading)) ||
        (!OTHER.test(text) && SAYS_ESSENTIAL.test(text) && ITEM.test(line)))
    )
      requirements.push(line.replace(ITEM, ''));
  }
  return requirements;
}

/**
 * What the letter proves of what is asked and met. A requirement is met when the resume has half of its telling words;
 * it is proven by a sentence that has half of those and a telling word more of a resume line where they stand,
 * or that names all of them as the applicant's own.
 */
export function coverageOf(advert: string, resume: string, sentences: string[]): Coverage {
  const lines = resume.split('\n').map(stemsOf);
  const own = stemsOf(resume);
  const said = sentences
    .filter(
      (sentence) =>
        !/\byour? (?:posting|advert|advertisement) (?:asks|describes)|\byou(?:'re| are) looking for\b/.test(
          plain(sentence),
        ),
    )
    .map(stemsOf);
  const coverage: Coverage = { met: [], proven: [] };
  for (const requirement of essentialRequirements(advert)) {
    const terms = [...stemsOf(requirement)].filter((term) => !GENERIC.has(term) && !/^\d+$/.test(term));
    const shared = terms.filter((term) => own.has(term));
    if (shared.length === 0 || shared.length < terms.length / 2) continue;
    coverage.met.push(requirement);
    const needed = Math.ceil(shared.length / 2);
    const isProof = (sentence: Set<string>) => {
      const has = shared.filter((term) => sentence.has(term));
      if (has.length < needed) return false;
      if (has.length === shared.length) return true;
      return lines.some(
        (line) =>
          has.some((term) => line.has(term)) && [...line].some((term) => !terms.includes(term) && sentence.has(term)),
      );
    };
    if (said.some(isProof)) coverage.proven.push(requirement);
  }
  return coverage;
}
