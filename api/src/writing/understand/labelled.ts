import { fold, foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { escapePattern } from '@vitae/language/phrases';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';
import { readPage } from './reading-order.ts';

// Lists behind a label in a section of another kind, where the parser has met no section of their own.

const MAX_LINES = 2000;
const MAX_LINE = 300;
const BETWEEN_VALUES = /[,،;•|]\s*(?![^(]*\))/;

function valuesOf(resumeText: string, kind: 'skills' | 'languages' | 'certifications'): string[] {
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

/** What stands below a heading of languages, each by itself. */
function valuesUnderHeading(resumeText: string): string[] {
  const { lines } = readPage(resumeText);
  const at = lines.findIndex(({ opens, text }) => opens === 'languages' && !text.includes(':'));
  if (at < 0) return [];
  const length = lines.slice(at + 1).findIndex(({ opens }) => opens !== null);
  return lines
    .slice(at + 1, length < 0 ? undefined : at + 1 + length)
    .slice(0, MOST_LINES_OF_LANGUAGES)
    .flatMap(({ text }) => text.split(BETWEEN_VALUES))
    .map((value) => value.trim().replace(/\.$/, ''));
}
const MOST_LINES_OF_LANGUAGES = 8;

const LEVEL_WORDS =
  'basic|beginner|elementary|conversational|intermediate|working|some|a little|good|fluent|native|advanced';

/** "some French (reading)": who reads a language does not speak it. */
export const isOnlyRead = (name: string, resumeText: string) =>
  new RegExp(
    `(?<!\\p{L})${escapePattern(name)} ?[(:–-]+ ?(?:read|reading|written|writing|understand|understanding|passive|gcse)(?: only| knowledge|[ –-]+\\p{L}+)?\\)?(?:$|[,;.\\n])`,
    'iu',
  ).test(resumeText);

/** "basic Arabic", "Spanish (intermediate)", "German: B1", of which the parser gives the name; empty where no level stands beside it. */
export function levelBeside(name: string, resumeText: string): string {
  const before = new RegExp(`(?<!\\p{L})(${LEVEL_WORDS}) ${escapePattern(name)}(?!\\p{L})`, 'iu').exec(resumeText)?.[1];
  const behind = new RegExp(
    `(?<!\\p{L})${escapePattern(name)} ?[(:–-] ?(${LEVEL_WORDS}|[abc][12])(?![\\p{L}\\d])`,
    'iu',
  ).exec(resumeText)?.[1];
  const level = before ?? behind ?? '';
  return /\d/.test(level) ? level.toUpperCase() : level.toLowerCase();
}

const WITH_LEVEL = /^([\p{Lu}\p{Lo}]\p{L}+)(?:\s*[(–-]\s*([^()]{2,25})\)?)?$/u;
const SPEAKER = /^(?:(fluent|native|bilingual)\s+)?(\p{Lu}\p{L}+) speaker\.?$/iu;

/** "Bilingual (English/Spanish)" */
const BILINGUAL = /\bbilingual:? ?\(?(?:in )?(\p{Lu}\p{Ll}+) ?(?:\/|and|&) ?(\p{Lu}\p{Ll}+)/iu;

/** "Languages: English, Arabic (basic)", or "Welsh speaker." in a line of its own. */
export function languagesNamed(resumeText: string): { name: string; level: string }[] {
  const speakers = resumeText.split('\n', MAX_LINES).flatMap((line) => {
    const [, level = '', name = ''] = line.length > MAX_LINE ? [] : (SPEAKER.exec(line.trim()) ?? []);
    return name ? [{ name, level: level.toLowerCase() }] : [];
  });
  const both = BILINGUAL.exec(resumeText)?.slice(1) ?? [];
  speakers.push(...both.map((name) => ({ name, level: '' })));
  const listed = [...valuesOf(resumeText, 'languages'), ...valuesUnderHeading(resumeText)].flatMap((value) => {
    const [, name = '', level = ''] = WITH_LEVEL.exec(value) ?? [];
    return name ? [{ name, level: level.trim() }] : [];
  });
  return [...listed, ...speakers].filter(({ name }) => LANGUAGE_NAMES.has(fold(name)));
}

interface Spoken {
  name: string;
  level: string;
}

/** What a row of languages names beside those that were read. */
export function withThoseOnPage(read: readonly Spoken[], resumeText: string): Spoken[] {
  const isRead = (name: string) => read.some((other) => fold(other.name) === fold(name));
  const all = [...read, ...languagesNamed(resumeText).filter(({ name }) => !isRead(name))].filter(
    ({ name }) => !isOnlyRead(name, resumeText),
  );
  // "English, Spanish (native both)"
  const ofBoth = all.find(({ level }) => /\bboth\b/i.test(level))?.level.replace(/ ?\bboth\b ?/i, '') ?? '';
  return ofBoth === ''
    ? all
    : all.map(({ name, level }) => ({ name, level: level === '' || /\bboth\b/i.test(level) ? ofBoth : level }));
}
