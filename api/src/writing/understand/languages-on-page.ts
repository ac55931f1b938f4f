import { fold, foldWords } from '@vitae/language/fold';
import { HEADINGS } from '@vitae/language/headings';
import { LANGUAGE_NAMES, LEVELS_OF_SPEECH } from '@vitae/language/spoken-languages';
import { inTitleCase } from '../text/title-case.ts';
import { listOf, wordCount } from '../text/words.ts';
import { type Page, type PageLine, readPage } from './reading-order.ts';

// The languages as the page lists them. Each level is one of a closed list, or the whole row is told as it is written:
// "read only", "native both", "school" and whatever else people add says how far a language may be claimed.

export interface Spoken {
  name: string;
  level: string;
}

export interface Languages {
  /** Each with a level that is certain, or none. */
  languages: Spoken[];
  /** The row that lists them, where it says of one what no level says; else empty. */
  languagesAsWritten: string;
}

const MOST_LINES = 8;
/** Characters. */
const MAX_LINE = 300;
const MOST_WORDS = 32;
const LEVELS =
  /^(?:home language|work|limited(?: working)?|technical|full professional|business|everyday|excellent|[abc][12]\+?(?:(?: to |\/| ?[-–] ?)[abc][12])?|professional working proficiency|native or bilingual proficiency|full professional proficiency|limited working proficiency|elementary proficiency)$/;
const BETWEEN = /\s*(?:[,،;•|·]|\/(?!(?<=[ABC][12]\+?\/)[ABC][12])|\band\b|&)\s*(?![^(]*\))/;
const BEHIND_NAME = /^([\p{L}]+(?: \p{L}+)?)(?:\s*[(:–-]+\s*|\s+)([^()]{2,30}?)\)?$/u;
const BEFORE_NAME = /^([\p{Ll}\p{Lu} -]{3,20}) (\p{L}+)$/u;
/** What makes a sentence of a row. */
const TELLS = /\b(?:I|am|is|are|have|has|can|speaks?|spoken|understands?|in)\b(?![^(]*\))/i;

/** Of languages read elsewhere on a page: none of which nobody can tell how far it is spoken. */
export const isCertainLevel = (level: string) => level === '' || levelOf(level) !== null;

/** "Arabic (native), English and Urdu": a language in each part, whatever is said of it. */
export const namesLanguageInEachPart = (line: string) =>
  line.split(BETWEEN).every((part) => isName(part.trim().split(/[ (]/)[0]!));

const isName = (name: string) => LANGUAGE_NAMES.has(fold(name));
const levelOf = (level: string) => {
  const words = fold(level)
    .replace(/^(?:at )/, '')
    .replace(/ (?:speaker|level|proficiency)$/, '');
  return LEVELS_OF_SPEECH.has(words) || LEVELS.test(fold(level)) || LEVELS.test(words) ? level.trim() : null;
};

/** "Spanish", "Spanish (B2)", "fluent Spanish"; null where anything else is said of it. */
function spokenIn(written: string): (Spoken & { isLevelFirst: boolean; isForAll: boolean }) | null {
  // "Fluent in Spanish"
  const piece = written.replace(/^(\p{L}+) in (?=\p{Lu}\p{L}+$)/u, '$1 ');
  if (isName(piece)) return { name: piece, level: '', isLevelFirst: false, isForAll: false };
  const [, name = '', behind = ''] = BEHIND_NAME.exec(piece) ?? [];
  if (isName(name)) {
    const level = levelOf(behind);
    // "Catalan, Spanish: native" may say it of both.
    return level === null ? null : { name, level, isLevelFirst: false, isForAll: /[:–-]/.test(piece) };
  }
  const [, before = '', last = ''] = BEFORE_NAME.exec(piece) ?? [];
  const level = isName(last) ? levelOf(before) : null;
  return level === null ? null : { name: last, level, isLevelFirst: true, isForAll: false };
}

/** "English ⇥ Fluent" as "English (Fluent)"; of more cells nobody can tell what each is. */
function inOneRow(line: string): string | null {
  const cells = line
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean);
  if (cells.length < 2) return cells[0] ?? '';
  if (cells.every((cell) => spokenIn(cell) !== null)) return cells.join(', ');
  // "Spanish ⇥ Valencian": two languages, of which one is in no list.
  if (cells.length === 2 && /^\p{Lu}\p{Ll}+$/u.test(cells[1]!) && levelOf(cells[1]!) === null) return cells.join(', ');
  return cells.length === 2 ? `${cells[0]} (${cells[1]})` : null;
}

const LABELS_OF_EUROPASS =
  /\b(?:understanding|listening|reading|speaking|spoken (?:production|interaction)|production|interaction|writing)\b|[\s/|,:;–-]+/gi;
const CODES = /^(?:[ABC][12]\+?)+$/i;
const OTHERS = /^(?:other|foreign) languages?(?:\(s\))?\s*:\s*(?=\p{L})/iu;
/** "Speak: Hiligaynon, Tagalog, English" */
const SPEAKS = /^(?:i )?speaks?\s*[:–-]\s*(?=\p{Lu})/iu;
const MOTHER_TONGUE = /^mother tongues?(?:\(s\))?\s*[:\t–-]?\s*/i;
/** Above rows of levels, and nothing else. */
const OF_NO_LANGUAGE =
  /^(?:(?:other|foreign) languages?(?:\(s\))?|(?:understanding|listening|reading|speaking|spoken|production|interaction|writing|\W)+)\W*$/iu;

/** "ENGLISH  Listening C1  Reading C1  Writing B2" as "English (B2 to C1)": from the lowest of its levels to the highest. */
function withOneLevel(row: string): string {
  const mother = MOTHER_TONGUE.test(row) ? row.replace(MOTHER_TONGUE, '').trim() : '';
  const mothers = mother.split(BETWEEN).filter(Boolean);
  if (mothers.length > 0 && mothers.every(isName))
    return mothers.map((name) => `${inNameOfLanguage(name)} (native)`).join(', ');
  const [, name = '', rest = ''] = /^(\p{L}+)\b(.+)$/u.exec(row.trim()) ?? [];
  const [codes = ''] = /^(?:[ABC][12]\+?){2,}/i.exec(rest.replace(LABELS_OF_EUROPASS, '')) ?? [];
  if (!isName(name) || codes === '') return row;
  const levels = [...new Set(codes.toUpperCase().match(/[ABC][12]/g))].sort();
  return `${inNameOfLanguage(name)} (${levels.length > 1 ? `${levels[0]} to ${levels.at(-1)}` : levels[0]})`;
}
/** "English" above "LISTENING C1 READING C1" and "WRITING B2" as one line. */
function withCodesBeside(lines: readonly PageLine[]): PageLine[] {
  const whole: PageLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    const isOfCodes = CODES.test(line.text.replace(LABELS_OF_EUROPASS, ''));
    if (before && isOfCodes && isName(before.text.split(' ')[0]!)) before.text += ` ${line.text}`;
    else whole.push({ ...line });
  }
  return whole;
}

/** Languages read elsewhere on the page, with the level that codes behind their name give: one code is not that of them all. */
export function withLevelsOfCodes(languages: readonly Spoken[], resumeText: string): Spoken[] {
  const { lines } = readPage(resumeText);
  return languages.map((spoken) => {
    if (spoken.level !== '' && !CODES.test(spoken.level)) return spoken;
    const rows = lines
      .filter(({ folded }) => folded.startsWith(`${fold(spoken.name)} `))
      .map(({ text }) => withOneLevel(text));
    const level = rows.flatMap((row) => /\(([ABC][12](?: to [ABC][12])?)\)$/.exec(row)?.[1] ?? [])[0];
    return level ? { ...spoken, level } : spoken;
  });
}

const inNameOfLanguage = (name: string) => name.charAt(0) + name.slice(1).toLowerCase();

const namesLanguage = (line: string) => line.split(/[^\p{L}]+/u).some(isName);

/** The lines that list the languages, without their label. */
function linesOf(page: Page, resumeText: string): string[] {
  const withTabs = new Map(
    resumeText
      .split('\n')
      .filter((line) => line.includes('\t') && line.length < 300)
      .map((line) => [line.replace(/\s+/g, ' ').trim(), line]),
  );
  const { lines } = page;
  const at = lines.findIndex(({ text }) => {
    const colon = text.search(/[:\t]| [–—-] /);
    return HEADINGS.get(foldWords(colon > 0 ? text.slice(0, colon) : text)) === 'languages';
  });
  if (at < 0) {
    const mother = lines.findIndex(({ text }) => /^mother tongues?(?:\(s\))?[\s:]+\p{L}/iu.test(text));
    if (mother >= 0) {
      const found = [rowsOfLevels(lines, mother), rowsFrom(lines, mother, withTabs)];
      // Of others, whose levels are given in another way, nothing would be said.
      return found.find((rows) => rows.length > 1) ?? [];
    }
    const spoken = lines.find(({ text }) => SPEAKS.test(text));
    if (spoken) return [spoken.text.replace(SPEAKS, '')];
    // "English, Punjabi, Hindi", among the highlights.
    const alone = lines.find(({ text }) => {
      const pieces = text.split(BETWEEN).filter(Boolean);
      return pieces.length > 1 && pieces.every(isName);
    });
    return alone ? [alone.text] : speakersOf(lines);
  }
  const { text } = lines[at]!;
  const label = /^[^:\t–—-]{3,40}?(?::|\t| [–—-] )\s*/.exec(text)?.[0] ?? '';
  const behind = label === '' ? '' : text.slice(label.length).trim();
  // "Mother tongue(s): Polish" above "Other language(s): English C1, German B1"
  const others = lines[at + 1]?.text ?? '';
  if (behind !== '' && OTHERS.test(others))
    return [`${MOTHER_TONGUE.test(text) ? `${behind} (native)` : behind}, ${others.replace(OTHERS, '')}`];
  if (behind !== '') return [behind];
  return rowsFrom(lines, at + 1, withTabs);
}

/** "Welsh speaker (fluent). Full clean driving licence." */
const SPEAKER =
  /(?:^|[.;,] )(?:(?:I am|I'm|I’m) (?:also )?)?(?:an? )?(?:(?<before>fluent|native|basic|conversational|bilingual) )?(?<name>\p{Lu}\p{L}+) speaker(?: \((?<behind>[^()]{2,20})\)|, (?<how>(?:a (?:bit|little) )?rusty|out of practice|fluent|native|basic|conversational))?(?=[.;,]|$)/giu;

const speakersOf = (lines: readonly PageLine[]): string[] =>
  lines.flatMap(({ text }) =>
    [...text.slice(0, MAX_LINE).matchAll(SPEAKER)]
      .filter(({ groups }) => isName(groups!.name!))
      .map(({ groups }) => [groups!.name!, groups!.before ?? groups!.behind ?? groups!.how ?? ''] as const)
      .map(([name, level]) => (level === '' ? name : `${name} (${level.toLowerCase()})`)),
  );

/** Of a form without a heading: the mother tongues, and each row with codes below them. */
function rowsOfLevels(lines: readonly PageLine[], mother: number): string[] {
  const rows = lines.slice(mother, mother + 2 * MOST_LINES).map(({ text }) => text);
  return rows.map(withOneLevel).filter((row, index) => row !== rows[index] && namesLanguage(row));
}

/** "Kimbundu: mother tongue", which no list has */
const IS_LANGUAGE_WITH_LEVEL =
  /^\p{Lu}\p{Ll}+\s*[:–—-]\s*(?:mother tongue|native|first language|fluent|bilingual|basic|good)$/iu;

/** Rows of languages, one below the other. */
function rowsFrom(lines: readonly PageLine[], from: number, withTabs: ReadonlyMap<string, string>): string[] {
  const below = withCodesBeside(
    withRests(lines.slice(from, from + 3 * MOST_LINES)).filter((line) => !OF_NO_LANGUAGE.test(line.text)),
  ).slice(0, MOST_LINES);
  const end = below.findIndex(
    ({ opens, text: row }) =>
      (opens !== null && opens !== 'languages') ||
      !(namesLanguage(row.replace(/\([^()]*\)/g, '')) || IS_LANGUAGE_WITH_LEVEL.test(row)),
  );
  return below
    .slice(0, end < 0 ? undefined : end)
    .map((line) => withTabs.get(line.text) ?? line.text)
    .map(withOneLevel);
}

/** "Arabic – fluent spoken," over "reading good": one row of a narrow column. */
function withRests(lines: readonly PageLine[]): PageLine[] {
  const whole: PageLine[] = [];
  for (const line of lines) {
    const before = whole.at(-1);
    if (before && /,$/.test(before.text) && /^\p{Ll}/u.test(line.text) && !line.isBullet && !namesLanguage(line.text)) {
      const text = `${before.text} ${line.text}`;
      whole[whole.length - 1] = { ...before, text, folded: fold(text) };
    } else whole.push(line);
  }
  return whole;
}

/** "German good in speaking" as "German (good in speaking)", "B2 (my husband is French)" as "B2", where each row is such a one. */
function withLevelsInBrackets(rows: readonly (string | null)[]): (string | null)[] {
  const inBrackets = rows.map((row) => {
    const [name, level] = NAME_AND_LEVEL_OF_ROW.map((form) => form.exec(row ?? '') ?? [])
      .map(([, one = '', behind = '']) => [one, behind] as const)
      .find(([one]) => isName(one)) ?? ['', ''];
    return isName(name) && level !== '' && !namesLanguage(level) ? `${name} (${level})` : null;
  });
  return rows.length > 1 && inBrackets.every((row) => row !== null) ? inBrackets : [...rows];
}

/** "Bahasa Malaysia – native" before "English – fluent" */
const NAME_AND_LEVEL_OF_ROW = [2, 1].map(
  (words) =>
    new RegExp(
      `^(\\p{L}+(?: \\p{L}+){${words - 1}})(?:\\s*[:–—-]\\s*|\\s+)\\(?([^(),،;|\\t]{2,40}?)(?:\\s*\\([^()]*\\))?\\)?$`,
      'u',
    ),
);

const ENDS_IN_LEVEL_OF_BOTH = /^\p{L}+ (?:and|&) \p{L}+ \([^()]+\)$/u;

/** "English, French (B1); Excel, ukulele" below "Languages and skills" without what is no language. */
function ofLanguagesAlone(row: string): string {
  const parts = row.split(/;\s*/);
  const named = parts.filter(namesLanguage);
  const alone = named.length > 0 && named[0] === parts[0] ? named.join('; ') : row;
  // "Arabic (native), English (good) – driving licence – single": all of it in brackets, what follows a dash is no level.
  const [listed = '', ...others] = alone.split(/\s[–—-]\s/);
  return others.length > 0 && listed.endsWith(')') && !others.some(namesLanguage) ? listed : alone;
}

/** The languages as the page lists them; null where it has no list. */
export function languagesListed(resumeText: string): Languages | null {
  const rows = withLevelsInBrackets(linesOf(readPage(resumeText), resumeText).map(ofLanguagesAlone).map(inOneRow));
  if (rows.length === 0 || rows.every((row) => row === '')) return null;
  const row = rows
    .map((one) =>
      (one ?? '')
        .replace(MARKS, '')
        .replace(WHENCE, '')
        // "TR Turkish – native": the letters of a flag
        .replace(/(?<=^|, ?)[A-Z]{2} (?=\p{Lu}\p{Ll}{3})/gu, '')
        .replace(/\s+(?=[,;])/g, '')
        .trim()
        .replace(/[.,;]+$/, ''),
    )
    .map(withLevelInBrackets)
    .map(withEachLevelInBrackets)
    .filter(Boolean)
    .join(/\p{Script=Arabic}/u.test(rows.join('')) ? '، ' : ', ')
    // "a little bit of" over "Italian"
    .replace(/\b(of|and|in), /g, '$1 ');
  const pieces = row.split(BETWEEN).filter(Boolean).map(spokenIn);
  const isCertain =
    pieces.length > 0 &&
    pieces.every((piece, index) => {
      // "Good Tamil and Kannada": nobody can tell of which it is said.
      const before = pieces[index - 1];
      return (
        piece !== null &&
        !(piece.level === '' && before?.isLevelFirst) &&
        // "English and Spanish (native)" may say it of both.
        !(ENDS_IN_LEVEL_OF_BOTH.test(row) && pieces.length === 2) &&
        !(piece.isForAll && before?.level === '')
      );
    });
  if (isCertain)
    return { languages: pieces.map((piece) => ({ name: piece!.name, level: piece!.level })), languagesAsWritten: '' };
  const isRow =
    rows.every((one) => one !== null) &&
    wordCount(row) <= MOST_WORDS &&
    !TELLS.test(row) &&
    !/[|<>{}@\t"“”]|\. |https?:/.test(row) &&
    row.split('(').length === row.split(')').length &&
    namesLanguage(row.split(BETWEEN)[0] ?? '') &&
    /^\p{L}/u.test(row);
  return { languages: [], languagesAsWritten: isRow ? (/\p{Script=Arabic}/u.test(row) ? row : inTitleCase(row)) : '' };
}
/** "Spanish, Catalan: native" and "Tagalog – native, Arabic – basic" with each level in brackets, as a sentence can list them. */
function withEachLevelInBrackets(row: string): string {
  if (/\p{Script=Arabic}/u.test(row)) return row;
  const parts = row.split(/,\s+/).map(levelInBrackets);
  return levelInBrackets(row) || (parts.includes('') ? row : parts.join(', '));
}

/** Empty for what is not names and a level. */
function levelInBrackets(part: string): string {
  const [, all = '', behind = ''] = NAMES_AND_LEVEL.exec(part) ?? [];
  const names = all.split(/,\s+|\s+(?:and|&)\s+/).filter(Boolean);
  const level = behind.replace(/\s*\(([^()]*)\)/g, ', $1');
  // "Cebuano – native", which no list of languages has
  const canBeName = (name: string) => isName(name) || (/^\p{Lu}\p{Ll}+$/u.test(name) && IS_LEVEL.test(level));
  return names.length > 0 && names.every(canBeName) && !namesLanguage(level) ? `${listOf(names)} (${level})` : '';
}
const IS_LEVEL =
  /^(?:native|mother tongue|first language|fluent|bilingual|good|basic|conversational|intermediate|advanced)\b/i;
const NAMES_AND_LEVEL = /^(\p{L}+(?:(?:,\s+|\s+(?:and|&)\s+)\p{L}+)*)(?:\s*:\s*|\s+[–—-]\s+)([^()]+(?:\([^()]+\))?)$/u;

/** "Japanese, JLPT N1 (2017)" in a row of its own, as "Japanese (JLPT N1, 2017)". */
function withLevelInBrackets(row: string): string {
  const [, name = '', level = ''] = /^(\p{L}+),\s+([^,]{2,40})$/u.exec(row) ?? [];
  if (!isName(name) || level.split(/[^\p{L}]+/u).some(isName)) return row;
  if (levelOf(level.replace(/\s*\([^()]*\)$/, '')) === null && !OF_A_TEST.test(level)) return row;
  return `${name} (${level.replace(/\s*\(([^()]*)\)$/, ', $1')})`;
}

const OF_A_TEST = /^(?:JLPT|IELTS|TOEFL|TOEIC|DELE|DELF|DALF|HSK|TOPIK|Goethe|Cambridge|level|[ABC][12])\b/i;

/** "Yoruba (a little, from my husband)": whence somebody has a language is no level of it. */
const WHENCE = /,? (?:from|through|thanks to) my [^(),;]{2,30}(?=\))/giu;

/** How well, in dots or stars. */
const MARKS = /(?<!\s)\s*\(?[●○◉◯⚫⚪★☆■□▪▫]{2,}\)?/gu;
