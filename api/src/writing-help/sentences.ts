import { fold } from '@vitae/language/fold';
import { WORDS_BEFORE_DOTS } from '@vitae/language/spelling';

/** Characters; no abbreviation has more. */
const LONGEST = 20;
const LAST_WORD = /[\p{L}\p{N}.&/]+$/u;

/** Whether the dot at the end of a text is part of its last word: "20 trips p.a." */
export function endsInAbbreviation(text: string): boolean {
  if (!text.endsWith('.')) return false;
  const end = text.slice(0, -1).slice(-LONGEST);
  return WORDS_BEFORE_DOTS.has(fold(LAST_WORD.exec(end)?.[0] ?? ''));
}

/** The sentences of a line, each with its mark, where what follows a mark can begin one. */
export function sentencesOf(line: string, canBegin: (text: string) => boolean): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?؟]["')\]]*\s+/g)) {
    const end = match.index + match[0].length;
    const sentence = line.slice(start, end).trim();
    // A number with a dot counts what follows.
    if (endsInAbbreviation(sentence) || /^\d+\.$/.test(sentence) || !canBegin(line.slice(end))) continue;
    sentences.push(sentence);
    start = end;
  }
  const last = line.slice(start).trim();
  return last === '' ? sentences : [...sentences, last];
}
