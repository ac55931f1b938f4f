import { fold, foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { escapePattern } from '@vitae/language/phrases';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';

// Lists behind a label in a section of another kind, where the parser has met no section of their own.

const MAX_LINES = 2000;
const MAX_LINE = 600;
const BETWEEN_VALUES = /[,،;•|]\s*(?![^(]*\))/;

function valuesOf(resumeText: string, kind: 'skills' | 'certifications'): string[] {
  return resumeText.split('\n', MAX_LINES).flatMap((line) => {
    if (line.length > MAX_LINE) return [];
    const colon = line.indexOf(':');
    if (colon < 0 || HEADINGS.get(foldWords(line.slice(0, colon))) !== kind) return [];
    return line
      .slice(colon + 1)
      .split(BETWEEN_VALUES)
      .map((value) => value.trim().replace(/\.$/, ''))
      .filter(Boolean);
  });
}

/** "Software: CostX, AutoCAD" */
export const skillsLabelled = (resumeText: string) => valuesOf(resumeText, 'skills');

/** "Certificates: First Aid, Food Hygiene Level 2. Enhanced DBS" */
export const certificatesLabelled = (resumeText: string) =>
  valuesOf(resumeText, 'certifications').map((value) => value.replace(/(?<=\p{L}{3}|\d)\.\s+\p{Lu}.*$/u, ''));

const LEVEL_WORDS =
  'basic|beginner|elementary|conversational|intermediate|working|some|a little|good|fluent|native|advanced';

/** "basic Arabic", "Spanish (intermediate)", "German: B1", of which the parser gives the name; empty where no level stands beside it. */
export function levelBeside(name: string, resumeText: string): string {
  const before = new RegExp(`(?<!\\p{L})(${LEVEL_WORDS}) ${escapePattern(name)}(?!\\p{L})`, 'iu').exec(resumeText)?.[1];
  const behind = new RegExp(
    `(?<!\\p{L})${escapePattern(name)} ?[(:–-] ?((?:${LEVEL_WORDS})(?: (?!and\\b|but\\b|in\\b)\\p{Ll}{3,}){0,2}|[abc][12](?:/[abc][12])?)(?![\\p{L}\\d])`,
    'iu',
  ).exec(resumeText)?.[1];
  // "Spanish (with the drivers)": how far that is, nobody can tell.
  const other = new RegExp(`(?<!\\p{L})${escapePattern(name)} \\(([^()\\n]{2,40})\\)`, 'iu').exec(resumeText)?.[1];
  const level = before ?? behind ?? other ?? '';
  return /\d/.test(level) ? level.toUpperCase() : level.toLowerCase();
}

const SPEAKER = /^(?:(fluent|native|bilingual)\s+)?(\p{Lu}\p{L}+) speaker\.?$/iu;

/** "Bilingual (English/Spanish)" */
const BILINGUAL = /\bbilingual:? ?\(?(?:in )?(\p{Lu}\p{Ll}+) ?(?:\/|and|&) ?(\p{Lu}\p{Ll}+)(?![\p{L}]| \p{Ll})/iu;

/** "Welsh speaker." in a line of its own. */
export function speakersNamed(resumeText: string): { name: string; level: string }[] {
  const speakers = resumeText.split('\n', MAX_LINES).flatMap((line) => {
    const [, level = '', name = ''] = line.length > MAX_LINE ? [] : (SPEAKER.exec(line.trim()) ?? []);
    return name ? [{ name, level: level.toLowerCase() }] : [];
  });
  const both = BILINGUAL.exec(resumeText)?.slice(1) ?? [];
  return [...speakers, ...both.map((name) => ({ name, level: '' }))].filter(({ name }) =>
    LANGUAGE_NAMES.has(fold(name)),
  );
}
