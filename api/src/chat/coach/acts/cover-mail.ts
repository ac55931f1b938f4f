import { fold, toAsciiDigits } from '@vitae/language/fold';
import { NUMBER_WORDS } from '@vitae/language/number-words';
import { draftLetter } from '../../tools/letter/draft-letter.ts';
import { termsTold } from '../../tools/mail/terms.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { writeLetter } from './letters.ts';
import { whereLettersAreWritten } from './where.ts';

/** A mail that a resume goes with is a short letter. */
export function writeCoverMail(turn: Turn): CoachAnswer {
  if (!turn.resume || turn.advert === '') return whereLettersAreWritten(turn);
  return draftLetter.run({ wishes: ['shorter'], added: termsTold(turn, 'en') }, turn);
}

/** "in 5 lines", "three sentences", "short": a letter for the advert that is open; its lines are of a screen. */
export function writeLetterOfLines(turn: Turn): CoachAnswer {
  if (!turn.resume || turn.advert === '') return writeLetter(turn);
  const lines = linesIn(turn.text);
  const wishes = lines > 0 ? ['shorter', `${Math.max(WORDS_MIN, lines * WORDS_OF_LINE)} words`] : ['shorter'];
  return draftLetter.run({ wishes }, turn);
}
const WORDS_OF_LINE = 16;
const WORDS_MIN = 50;

const LINES =
  /\b(?<count>\d{1,2}|two|three|four|five|six|seven|eight|ten)(?: ?(?:to|-|or) ?\d{1,2})?[ -]?(?:lines?|liners?|sentences?|sentance\p{L}*)\b|(?<arabic>\d{1,2}) (?:اسطر|سطور|سطر|جمل)/u;
/** 0 where no number of lines is told. */
export function linesIn(text: string): number {
  const { count, arabic } = LINES.exec(toAsciiDigits(fold(text)))?.groups ?? {};
  const told = count ?? arabic;
  return told ? (NUMBER_WORDS[told] ?? Number(told)) : 0;
}
