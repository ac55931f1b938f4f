import { COMMON_WORDS } from '@vitae/language/common-words';
import { stem } from '@vitae/language/stems';
import { FILLER_WORDS, STOP_WORDS } from '@vitae/language/stop-words';
import { ABBREVIATIONS, americanSpelling } from '@vitae/language/synonyms';
import { tokenise } from '@vitae/language/tokens';
import type { Advert } from '../adverts/requirements.ts';
import type { Candidate } from './candidate.ts';

export interface DutyMatch {
  /** 0 to 1. */
  share: number;
  /** Words of the advert's subject that the resume shares, and that it lacks, the most repeated first. */
  shared: string[];
  lacking: string[];
}

/** The advert's words that are looked for: those that it repeats most. */
const WORDS_MAX = 40;
const WORDS_MIN = 8;
/** Sharing this part of the words is as much as people who do the same work share. */
const FULL_SHARE = 0.6;
/** A long resume shares more words by chance. */
const WORDS_OF_LONG_RESUMES = 400;
const LEAST_EXPECTED = 0.35;

/** How much of what an advert talks about the resume talks about. */
export function matchDuties(advert: Advert, candidate: Candidate): DutyMatch | null {
  const counts = new Map<string, { count: number; word: string }>();
  const texts = [...advert.duties, ...advert.requirements.map(({ text }) => text)];
  for (const text of new Set(texts))
    for (const [key, word] of tellingWords(text)) {
      const known = counts.get(key);
      counts.set(key, { count: (known?.count ?? 0) + 1, word: known?.word ?? word });
    }
  const wanted = [...counts].sort((a, b) => b[1].count - a[1].count || (a[0] < b[0] ? -1 : 1)).slice(0, WORDS_MAX);
  if (wanted.length < WORDS_MIN) return null;
  const held = new Set(candidate.passages.flatMap(({ text }) => [...tellingWords(text).keys()]));
  let sum = 0;
  let shared = 0;
  const result: DutyMatch = { share: 0, shared: [], lacking: [] };
  for (const [key, { count, word }] of wanted) {
    const weight = 1 + Math.log(count);
    sum += weight;
    if (held.has(key)) shared += weight;
    (held.has(key) ? result.shared : result.lacking).push(word);
  }
  const expected =
    FULL_SHARE * (LEAST_EXPECTED + (1 - LEAST_EXPECTED) * Math.min(1, held.size / WORDS_OF_LONG_RESUMES));
  result.share = Math.min(1, shared / sum / expected);
  return result;
}

/** Stem → word, of the words that tell one text from another. */
function tellingWords(text: string): Map<string, string> {
  const words = new Map<string, string>();
  for (const { word } of tokenise(text)) {
    if (
      word.length < 2 ||
      STOP_WORDS.has(word) ||
      COMMON_WORDS.has(word) ||
      FILLER_WORDS.has(word) ||
      /^\d+$/.test(word)
    )
      continue;
    for (const part of (ABBREVIATIONS.get(word) ?? word).split(' ')) words.set(stem(americanSpelling(part)), word);
  }
  return words;
}
