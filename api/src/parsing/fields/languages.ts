import { stripBullet } from '@vitae/language/bullets';
import { fold } from '@vitae/language/fold';
import {
  LANGUAGE_NAMES,
  LEVELS_OF_SPEECH,
  spokenLanguage,
  withLevelsBesideNames,
} from '@vitae/language/spoken-languages';
import type { Line } from '../layout/line.ts';
import { placeOfLine } from '../layout/place-of.ts';
import type { ParsedLanguage } from '../result.ts';

const SEPARATOR = /\s*(?:[,،、，;；|•·]|\/(?!(?<=[ABC][12]\+?\/)[ABC][12]))\s*|\t|\s{3,}|\s+(?:and|und|et|y|e)\s+/;

/** The languages that lines of text name, with the level printed beside each. */
export function readLanguages(lines: readonly Line[]): ParsedLanguage[] {
  const texts = withLevelsBesideNames(lines.map(({ text }) => text));
  return lines.flatMap((line, at) =>
    readLanguageText(texts[at]!).map((language) => ({ ...language, confidence: 0.93, place: placeOfLine(line) })),
  );
}

export function readLanguageText(text: string): { value: string; level: string | null }[] {
  const found: { value: string; level: string | null }[] = [];
  for (const part of splitParts(withLevelOfEach(text)).flatMap(splitBeforeNames)) {
    const words = joinPairs(
      stripBullet(part)
        .split(/[\s:：()（）[\]–—-]+/)
        .filter(Boolean)
        .flatMap(splitAtName),
    );
    const index = words.findIndex(isName);
    if (index < 0 || index > 2) {
      const last = found.at(-1);
      if (last && !last.level && words.length > 0 && words.length <= 3) last.level = part.trim();
      continue;
    }
    const rest = words
      .slice(index + 1)
      .join(' ')
      .trim();
    found.push({
      value: words[index]!.replace(/[.,]$/, ''),
      // "Fluent in Spanish"
      level: rest === '' ? words.slice(0, index).join(' ').replace(/ in$/i, '') || null : rest,
    });
  }
  return found;
}

/** "Spanish native · English C1 · Portuguese A2": languages, whatever the row stands below. */
export function isRowOfLanguages(text: string): boolean {
  const parts = stripBullet(text).trim().split(SEPARATOR).filter(Boolean);
  return (
    parts.length > 1 &&
    parts.every((part) => {
      const [name = '', ...level] = part.split(/[\s:()–—-]+/).filter(Boolean);
      return isName(name) && LEVELS_OF_SPEECH.has(fold(level.join(' ')));
    })
  );
}

const MOST_WORDS_OF_LEVEL = 5;
/** "English: full professional proficiency": a language and its level, and nothing else. */
export function statesOneLanguage(text: string): boolean {
  const [, name = '', level = ''] =
    /^(\p{L}+)(?:\s?[:–—-]\s?|\s?\()([^,;|]{1,50})$/u.exec(stripBullet(text).trim()) ?? [];
  return level !== '' && isName(name) && level.split(/\s+/).length <= MOST_WORDS_OF_LEVEL;
}

const OF_BOTH =
  /(?<!\p{L})(\p{Lu}\p{L}{2,20})\s(?:and|und|et|y|e|&)\s(\p{Lu}\p{L}{2,20})(\s?[:(–-]?\s?\p{L}[^,;|/\n•·]{1,30})(?=[,;|/\n•·]|$)/gu;
/** A text in which "Dutch and Polish native" gives each its level. */
export const withLevelOfEach = (text: string): string =>
  text.replace(OF_BOTH, (whole, first: string, second: string, written: string) => {
    const level = written.replace(/(?<=^\s?\(?)both /i, '');
    return isName(first) && isName(second) && !/(?<!\p{L})(?:and|und|et|y|e)(?!\p{L})/u.test(level)
      ? `${first}${level}, ${second}${level}`
      : whole;
  });

function isName(word: string): boolean {
  const name = fold(word).replace(/[^\p{L}\p{M} ]/gu, '');
  return LANGUAGE_NAMES.has(name) || spokenLanguage(name) !== null;
}

const UNSPACED = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const MAX_NAME_LENGTH = 10;

/** "英语六级": a name and a level without a blank between them. */
function splitAtName(word: string): string[] {
  if (!UNSPACED.test(word)) return [word];
  for (let length = Math.min(MAX_NAME_LENGTH, word.length - 1); length >= 2; length--)
    if (isName(word.slice(0, length))) return [word.slice(0, length), word.slice(length)];
  return [word];
}

/** "Tiếng Anh": a name of two words. */
function joinPairs(words: readonly string[]): string[] {
  const [first, second, ...rest] = words;
  return first && second && isName(`${first} ${second}`) ? [`${first} ${second}`, ...rest] : [...words];
}

/** "English native Portuguese fluent": before a further name that does not stand right behind the one before. */
function splitBeforeNames(part: string): string[] {
  const bare = part.replace(/[(（][^()（）]*[)）]/g, (group) => ' '.repeat(group.length));
  const words = [...bare.matchAll(/[^\s:：[\]–—-]+/gu)];
  const names = words.flatMap(([word], i) => (isName(word) ? [i] : []));
  const cuts = names.slice(1).flatMap((name, i) => (name - names[i]! > 1 ? [words[name]!.index] : []));
  return [0, ...cuts].map((cut, i) => part.slice(cut, cuts[i]));
}

/** Splits at separators outside brackets. */
function splitParts(text: string): string[] {
  const held = text.replace(/[(（][^()（）]*[)）]/g, (group) => group.replace(/[,،;/]/g, '\ue000'));
  return held.split(SEPARATOR).map((part) => part.replace(/\ue000/g, ','));
}
