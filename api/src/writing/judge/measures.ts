import { isEmptyWord, stem, wordsOf } from './text.ts';
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
