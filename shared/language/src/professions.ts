import { readClasses } from './lists.ts';
import { TITLE_WORDS_OF_ANY_WORK } from './occupations.ts';
import { stem } from './stems.ts';
import { tokenise } from './tokens.ts';

interface TitlePhrase {
  stems: readonly string[];
  profession: string;
  isAlone: boolean;
}

const ALONE = ' alone';
/** What a title goes on with behind the work that it names: "Teacher of English", "Chef at the Ritz", "Nurse (ICU)". */
const BEHIND = /\s(?:of|for|at|in|with)\s|[,(|/–—•·]|\s-\s/u;

const stemsOf = (text: string): string[] => tokenise(text).map(({ word }) => stem(word));

const RANKS: ReadonlySet<string> = new Set([...TITLE_WORDS_OF_ANY_WORK].map(stem));

const phrasesByLastStem = new Map<string, TitlePhrase[]>();
for (const [phrase, named] of readClasses('titles-of-professions')) {
  const stems = stemsOf(phrase);
  const isAlone = named.endsWith(ALONE);
  const profession = isAlone ? named.slice(0, -ALONE.length) : named;
  const last = stems.at(-1)!;
  phrasesByLastStem.set(last, [...(phrasesByLastStem.get(last) ?? []), { stems, profession, isAlone }]);
}
for (const phrases of phrasesByLastStem.values()) phrases.sort((a, b) => b.stems.length - a.stems.length);

const SKILLS = { en: readClasses('skills-of-professions'), ar: readClasses('skills-of-professions-arabic') };
const LINES = { en: readClasses('lines-of-professions'), ar: readClasses('lines-of-professions-arabic') };

/**
 * The profession that a job title names, by the id that the lists give it, or null. Of two the one named last counts, as
 * English has it: a "nurse recruiter" recruits. What follows "of", a comma or a bracket counts where nothing before does.
 */
export function professionOf(title: string): string | null {
  const at = title.search(BEHIND);
  const head = at > 0 ? title.slice(0, at) : title;
  return lastNamed(head) ?? (at > 0 ? lastNamed(title) : null);
}

function lastNamed(title: string): string | null {
  const stems = stemsOf(title);
  const isArabic = /^\s*\p{Script=Arabic}/u.test(title);
  // Arabic names the work first: its ends are tried from the front.
  const ends = isArabic ? stems.map((_, end) => end) : stems.map((_, end) => stems.length - 1 - end);
  for (const end of ends) {
    const match = phrasesByLastStem.get(stems[end]!)?.find((phrase) => {
      const start = end + 1 - phrase.stems.length;
      if (start < 0 || !phrase.stems.every((part, offset) => stems[start + offset] === part)) return false;
      const others = stems.toSpliced(start, phrase.stems.length);
      return !phrase.isAlone || others.every((word) => RANKS.has(word));
    });
    if (match) return match.profession;
  }
  return null;
}

/** The skills that people of this profession usually name, in the language; empty where the lists have none. */
export const skillsOfProfession = (profession: string, language: 'en' | 'ar'): string[] =>
  SKILLS[language].get(profession)?.split('; ') ?? [];

/** Lines that people of this profession fill in on a resume, their facts blanks in square brackets; may be empty. */
export const linesOfProfession = (profession: string, language: 'en' | 'ar'): string[] =>
  LINES[language].get(profession)?.split(' | ') ?? [];
