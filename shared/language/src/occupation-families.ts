import { readClasses } from './lists.ts';
import { stem } from './stems.ts';
import { tokenise } from './tokens.ts';

interface TitlePhrase {
  stems: readonly string[];
  family: string;
}

const phrasesByFirstStem = new Map<string, TitlePhrase[]>();
for (const [phrase, family] of readClasses('occupation-families')) {
  const stems = stemsOf(phrase);
  const phrases = phrasesByFirstStem.get(stems[0]!) ?? [];
  phrases.push({ stems, family });
  phrasesByFirstStem.set(stems[0]!, phrases);
}
for (const phrases of phrasesByFirstStem.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);

/** Name a line of work only where nothing else does: "Principal DevOps Engineer", "IT Support Technician". */
const SAID_IN_ANY_LINE: ReadonlySet<string> = new Set(['principal', 'technician'].map(stem));
const NEARNESS = new Map([...readClasses('related-occupations')].map(([pair, near]) => [pair, Number(near)]));

function stemsOf(text: string): string[] {
  return tokenise(text).map((token) => stem(token.word));
}

/**
 * The lines of work that a job title names, the most telling (named by the most words) first; empty where no list knows
 * the title. "Senior Back-End Developer" is of `backend` and of `software`.
 */
export function occupationFamilies(title: string): string[] {
  const stems = stemsOf(title);
  const found: { family: string; words: number; isOfAnyLine: boolean }[] = [];
  for (let start = 0; start < stems.length; ) {
    const match = phrasesByFirstStem
      .get(stems[start]!)
      ?.find((phrase) => phrase.stems.every((part, offset) => stems[start + offset] === part));
    if (match)
      found.push({
        family: match.family,
        words: match.stems.length,
        isOfAnyLine: match.stems.length === 1 && SAID_IN_ANY_LINE.has(match.stems[0]!),
      });
    start += match?.stems.length ?? 1;
  }
  const named = found.filter(({ isOfAnyLine }) => !isOfAnyLine);
  const told = (named.length > 0 ? named : found).sort((a, b) => b.words - a.words);
  return [...new Set(told.map(({ family }) => family))];
}

/** How far experience in one line of work counts for the other, 0 to 1 (the same). */
export function occupationNearness(one: string, other: string): number {
  return one === other ? 1 : (NEARNESS.get([one, other].sort().join('|')) ?? 0);
}
