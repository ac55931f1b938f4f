import { fold } from './fold.ts';
import { readClasses, readTerms } from './lists.ts';

/** Names of languages, folded, in the languages that resumes use. */
export const LANGUAGE_NAMES = readTerms('languages');

/** How well somebody speaks a language, folded, without "level", "speaker" or "proficiency" behind it. */
export const LEVELS_OF_SPEECH = readTerms('levels-of-speech');

const ENGLISH_NAMES = readClasses('language-names');

/** The English name, folded, of the language that a folded word names, or null: "deutsch" → "german". */
export function spokenLanguage(word: string): string | null {
  return ENGLISH_NAMES.get(word) ?? null;
}

/** Characters; no level is said in more. */
const MAX_LEVEL = 60;
/** "Full Professional Proficiency.", "Full Professional (IELTS 8.0)" as "full professional". */
const bareLevel = (text: string) =>
  text.length > MAX_LEVEL
    ? ''
    : fold(text.replace(/\([^()]*\)/g, ''))
        .split(/[\s.]+/)
        .filter(Boolean)
        .join(' ')
        .replace(/ (?:proficiency|level|speaker)$/, '');
const isLevel = (text: string) => LEVELS_OF_SPEECH.has(bareLevel(text));
const isLanguageAlone = (text: string) => LANGUAGE_NAMES.has(fold(text).trim());

/** "Fluent" printed twice beside each other without a gap: one for each of two names. */
function levelsIn(line: string, count: number): string[] {
  const cells = line.split('\t').map((cell) => cell.trim());
  const half = line.trim().slice(0, (line.trim().length - 1) / 2);
  return cells.length === 1 && count === 2 && line.trim() === `${half} ${half}` ? [half, half] : cells;
}

/** "Filipino, English, Bicolano, basic" over "Nihongo (N5)": of names without levels the last word is the next one's. */
function endsInLevelOfNext(line: string, next: string): boolean {
  const parts = line.split(/,\s*/, MOST_LANGUAGES);
  const level = parts.pop() ?? '';
  const [name = ''] = next.split('(', 1);
  return parts.length > 1 && isLevel(level) && parts.slice(0, -1).every(isLanguageAlone) && isLanguageAlone(name);
}
const MOST_LANGUAGES = 12;

/**
 * Lines of a page, tabs between their cells, where a language stands above its level ("English" over "Full Professional
 * Proficiency", one or several side by side): the name with its level in brackets, and an empty line in the level's place.
 */
export function withLevelsBesideNames(lines: readonly string[]): string[] {
  const beside = [...lines];
  for (const [at, line] of lines.entries()) {
    if (endsInLevelOfNext(line, lines[at + 1] ?? '')) {
      beside[at] = `${line.trimEnd()} ${lines[at + 1]!.trim()}`;
      beside[at + 1] = '';
      continue;
    }
    const names = line.split('\t').map((cell) => cell.trim());
    if (!names.every(isLanguageAlone)) continue;
    const levels = levelsIn(lines[at + 1] ?? '', names.length);
    if (levels.length !== names.length || !levels.every(isLevel)) continue;
    beside[at] = names.map((name, index) => `${name} (${bareLevel(levels[index]!)})`).join(', ');
    beside[at + 1] = '';
  }
  return beside;
}
