import { STATE_CODES } from '../places.ts';
import { OTHER_NAMES, STOP_WORDS } from '../stop-words.ts';
import type { Token } from '../tokens.ts';
import type { AdvertLine } from './advert-lines.ts';
import type { Importance } from './importance.ts';
import {
  isCapital,
  isJointOfName,
  isOddlyWritten,
  isPadding,
  isPlace,
  MAX_LINKED_WORDS,
  MAX_PHRASE_WORDS,
} from './term-words.ts';

/** Names and abbreviations inside a sentence: tools and certificates that no list knows. */
export function namedTerms(line: AdvertLine, tokens: readonly Token[], isTaken: boolean[]): Token[][] {
  const capitals = tokens.filter((token) => /^\p{Lu}/u.test(token.text)).length;
  // Where nearly every word has a capital, capitals say nothing.
  if (tokens.length > 3 && capitals / tokens.length > 0.6) return [];
  const terms: Token[][] = [];
  let run: Token[] = [];
  const closeRun = () => {
    while (run.length > 1 && isPlace(run[0]!.word)) run.shift();
    while (run.length > 0 && run.at(-1)!.word === 'of') run.pop();
    // "Public Service Act" is a name, "National" none.
    if (run.every((token) => isPadding(token) || /^\d/.test(token.text))) run = [];
    const isLinked = run.some(({ word }) => word === 'of');
    if (run.length > 0 && run.length <= (isLinked ? MAX_LINKED_WORDS : MAX_PHRASE_WORDS)) terms.push(run);
    run = [];
  };
  tokens.forEach((token, index) => {
    const isNumbered = token.after === '-' && /^\d/.test(tokens[index + 1]?.text ?? '');
    const isGrade = isNumbered && (!/^\p{Lu}{2,}$/u.test(token.text) || tokens[index + 2]?.word === 'level');
    if (isPartOfProduct(tokens, isTaken, index)) closeRun();
    else if (run.length > 0 && isJointOfName(token, tokens[index + 1])) run.push(token);
    else if (
      !isTaken[index] &&
      !isGrade &&
      tokens[index - 1]?.word !== 'by' &&
      (isName(token, line.importance) || isPartOfName(token, line) || isNumberOfName(token, tokens[index - 1], run))
    ) {
      run.push(token);
      const isHyphened =
        token.after === '-' && isOddlyWritten(token.text) && isOddlyWritten(tokens[index + 1]?.text ?? '');
      if (!/^\s$/.test(token.after) && !isHyphened && !isNumbered) closeRun();
    } else closeRun();
  });
  closeRun();
  return terms;
}

/** "Opera *Cloud*", "Oracle *Federal Financials*": what is known goes by a longer name here. */
const isPartOfProduct = (tokens: readonly Token[], isTaken: readonly boolean[], index: number): boolean =>
  index > 0 &&
  isTaken[index - 1] === true &&
  !isTaken[index] &&
  tokens[index - 1]!.after === ' ' &&
  /^\p{Lu}/u.test(tokens[index]!.text) &&
  /^\p{Lu}/u.test(tokens[index - 1]!.text);

/** Everyday words in the middle of a name: "Public *Service* Act". */
const isPartOfName = (token: Token, { importance }: AdvertLine): boolean =>
  importance !== 'mentioned' &&
  !token.isFirst &&
  isCapital(token) &&
  !STOP_WORDS.has(token.word) &&
  !OTHER_NAMES.has(token.word);

/** "ISO 45001", "BS 7671", "Grade 12". */
function isNumberOfName(token: Token, before: Token | undefined, run: readonly Token[]): boolean {
  if (run.length === 0 || run.at(-1) !== before) return false;
  return (
    (/^\p{Lu}{2,5}$/u.test(before!.text) && (before!.after === '-' ? /^\d{1,5}$/ : /^\d{3,5}$/).test(token.text)) ||
    (isCapital(before) && /^\d{1,2}$/.test(token.text))
  );
}

function isName(token: Token, importance: Importance): boolean {
  if (isPadding(token) || /^\d/.test(token.text) || STATE_CODES.has(token.text)) return false;
  if (importance === 'mentioned') return /\p{Ll}\p{Lu}/u.test(token.text) && isOddlyWritten(token.text);
  return isOddlyWritten(token.text) || (!token.isFirst && /^\p{Lu}\p{Ll}+$/u.test(token.text));
}
