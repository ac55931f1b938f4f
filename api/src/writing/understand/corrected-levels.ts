import { fold } from '@vitae/language/fold';
import { escapePattern } from '@vitae/language/phrases';
import { LANGUAGE_NAMES, LEVELS_OF_SPEECH } from '@vitae/language/spoken-languages';
import type { ParsedResume } from '../../parsing/result.ts';

/** "dutch is B1 now", "German: B2" */
const TELLS_LEVEL = /(?<!\p{L})(\p{L}{4,}):?(?: (?:is|=|now|at|level))* \(?([ABC][12])(?![\p{L}\d])/giu;
const MOST_NOTES = 2000;

/** Levels of languages that notes tell, by the folded name of the language. */
function levelsIn(notes: string): Map<string, string> {
  const found = [...notes.slice(0, MOST_NOTES).matchAll(TELLS_LEVEL)];
  return new Map(
    found.flatMap(([, name = '', level = '']) =>
      LANGUAGE_NAMES.has(fold(name)) ? [[fold(name), level.toUpperCase()] as const] : [],
    ),
  );
}

const A_LEVEL = [...LEVELS_OF_SPEECH]
  .toSorted((one, other) => other.length - one.length)
  .map(escapePattern)
  .join('|');
const BEFORE_NAME = 'basic|beginners?|elementary|little|some|intermediate|good|fair|conversational|limited';

/** A resume, and its text, with the levels of languages that notes tell: what is typed today is newer than the page. */
export function withLevelsOfNotes<T extends { resume: ParsedResume; resumeText: string }>(given: T, notes: string): T {
  const levels = levelsIn(notes);
  if (levels.size === 0) return given;
  let { resumeText } = given;
  for (const [name, level] of levels) {
    const behind = new RegExp(`(?<!\\p{L})(${name})([\\s:(–—-]{1,4})(?:level )?(?:${A_LEVEL})(?![\\p{L}\\d])`, 'giu');
    const before = new RegExp(`(?<!\\p{L})(?:${BEFORE_NAME}) (?=${name}(?!\\p{L}))`, 'giu');
    resumeText = resumeText.replace(behind, `$1$2${level}`).replace(before, `${level} `);
  }
  const languages = given.resume.languages.map((field) => {
    const level = levels.get(fold(field.value));
    return level ? { ...field, level } : field;
  });
  return { ...given, resumeText, resume: { ...given.resume, languages } };
}
