import { languageOf } from '@vitae/language/languages-of-texts';
import { ALSO_NOUNS } from '@vitae/language/verbs';
import { spellWell } from '../writing/text/spelling.ts';
import { tightenArabic } from './arabic-lines.ts';
import { openWithVerb } from './openings.ts';
import { sentencesOf } from './sentences.ts';
import { isBase, isPast, type Tense } from './verb-forms.ts';
import { beginWithCapital, closeUp, leaveOutFillers, nameTheWriter } from './wording.ts';

/** What a description marks an item of a list with, or a number that people type for it. */
const MARK = /^\s*(?:[-*•▪‣◦·–]\s+)?/u;

/**
 * One list item, shorter and with its verb in front. Says nothing that was not there: where it is not certain what was
 * meant, the words stay. Lines in other languages than English and Arabic stay as they are.
 */
export function tightenLine(line: string, usual: Tense = 'past'): string {
  const text = line.trim().replace(MARK, '').replace(/\s+/g, ' ');
  if (text === '') return line.trim();
  const language = languageOf(text);
  if (language === 'ar') return tightenArabic(text);
  // What stands in capitals throughout is no sentence to take words out of.
  if (language === 'other' || !/\p{Ll}/u.test(text)) return text;
  const sentences = sentencesOf(closeUp(spellWell(text)), beginsSentence);
  const opened = sentences.map((sentence) => openWithVerb(sentence, usual));
  // Half of a text without "I" would read as if somebody else were meant.
  const isSure = opened.every((sentence) => sentence !== null);
  return sentences
    .map((sentence, index) => leaveOutFillers(beginWithCapital((isSure && opened[index]) || nameTheWriter(sentence))))
    .join(' ');
}

/** A capital, or what was done: people who type in haste leave capitals out. */
const beginsSentence = (text: string) => /^\p{Lu}/u.test(text) || isPast(/^\p{Ll}+/u.exec(text)?.[0] ?? '');

/** The tense in which most lines of a text tell. */
export function tenseOfLines(lines: readonly string[]): Tense {
  let balance = 0;
  for (const line of lines) {
    const words = line
      .replace(MARK, '')
      .toLowerCase()
      .split(/[\s,]+/);
    const [first = '', second = ''] = words[0] === 'i' ? words.slice(1) : words;
    if (first === 'was' || first === 'had' || (isPast(first) && !isBase(first))) balance -= 1;
    else if (/^(?:am|currently)$/.test(first)) balance += 1;
    else if (isBase(first) && (!ALSO_NOUNS.has(first) || words[0] === 'i' || /^(?:the|a|an|all|\d+)$/.test(second)))
      balance += 1;
  }
  return balance > 0 ? 'present' : 'past';
}

/** The same text, each line tightened; marks of a list stay. */
export function tighten(text: string): string {
  const lines = text.split('\n');
  const tense = tenseOfLines(lines);
  return lines
    .map((line) => (line.trim() === '' ? '' : MARK.exec(line)![0] + tightenLine(line, tense)))
    .join('\n')
    .trim();
}
