import { readClasses, readTerms } from './lists.ts';

const SECTION_KINDS = [
  'contact',
  'links',
  'summary',
  'objective',
  'experience',
  'research',
  'volunteer',
  'activities',
  'education',
  'thesis',
  'skills',
  'projects',
  'certifications',
  'awards',
  'languages',
  'interests',
  'publications',
  'patents',
  'talks',
  'references',
  'personal',
  'declaration',
  'other',
] as const;

/** What a section of a resume is about. */
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Kinds of sections by folded words (`foldWords`); a class that is no kind is a mistake in the file. */
function readKinds(name: string): ReadonlyMap<string, SectionKind> {
  return new Map(
    [...readClasses(name)].map(([term, kind]) => {
      const known = SECTION_KINDS.find((each) => each === kind);
      if (!known) throw new Error(`${name}.txt: "${term}" has no known kind of section: ${kind}`);
      return [term, known];
    }),
  );
}

/**
 * Headings as resumes print them, in some forty languages: those of Europe, Turkish, Hebrew, Arabic, Persian, Hindi,
 * Indonesian, Vietnamese, Thai, Chinese, Japanese and Korean.
 */
export const HEADINGS = readKinds('headings');

/** The word that decides what a longer heading is about: "Computer Engineering Experience". */
export const HEADING_NOUNS = readKinds('heading-nouns');

/** Words that decide at the beginning, in languages whose adjectives follow: "experiencia docente". */
export const FIRST_HEADING_NOUNS = readKinds('heading-nouns-first');

/** Words that decide only where no other does: "Career Details", but "Experience Details". */
export const WEAK_HEADING_NOUNS = readKinds('heading-nouns-weak');

/** What a document calls itself, as folded words, so that it is not taken for a name. */
export const DOCUMENT_TITLES = readTerms('document-titles');

/** Folded words with which people speak of themselves: "i", "meine", "j" of "j'ai". */
export const OWN_WORDS = readTerms('own-words');

/** How clauses begin that close a resume, as folded words: "i hereby declare", "wyrazam zgode". */
export const CLOSING_CLAUSES = readTerms('closing-clauses');
