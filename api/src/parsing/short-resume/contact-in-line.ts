import { findEmails, findLinks } from '../phrases/links.ts';
import { findPhones } from '../phrases/phone.ts';
import { looksLikePlace } from '../phrases/places.ts';
import { titleScore } from '../phrases/words.ts';

const SEPARATOR = /\s*[,،;|•]\s*|\s+[/–—-]\s+|\s{2,}|\t/u;
const AT_EDGE = /^(?:\s*[,،;|•/–—-]\s*)+|(?:\s*[,،;|•/–—-]\s*)+$/gu;
/** "tel", "e-mail:" */
const LABEL =
  /^(?:tel|phone|mobile|mob|cell|e-?mail|mail|web|website|portfolio|جوال|هاتف|موبايل|ايميل|إيميل|البريد(?: الإلكتروني)?)\.?\s?:?$/iu;
const MOST_WORDS_OF_PLACE = 3;
const MOST_WORDS_OF_LINE = 9;

/** "shanice mcallister 07700 900881" */
const SMALL_NAME = /^\p{Ll}{2,}(?:[ '’-]\p{Ll}{2,}){1,2}(?=\s*(?:[,|/\d+(]|\s-\s|\S+@|$))/u;

/** How a person is called and reached, each on a line of its own, and what else the line states. */
export interface ContactInLine {
  contact: string[];
  rest: string;
}

/** Takes name, place, mail and telephone out of a line that holds them side by side. */
export function contactInLine(typed: string, isFirst: boolean): ContactInLine {
  const line = isFirst
    ? typed.replace(SMALL_NAME, (name) => name.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()))
    : typed;
  const found = waysIn(line);
  // "EN ISO 9606-1 141" among what is held is no telephone.
  const isOfOther = !isFirst && line.split(' ').length > MOST_WORDS_OF_LINE;
  if (isOfOther) return { contact: [], rest: line };
  if (found.length === 0) return isFirst ? nameIn(line) : { contact: [], rest: line };
  const contact: string[] = [];
  let at = 0;
  for (const { index, length } of found) {
    const pieces = piecesOf(line.slice(at, index));
    const label = pieces.at(-1) ?? '';
    const isLabelled = LABEL.test(label);
    contact.push(...(isLabelled ? pieces.slice(0, -1) : pieces));
    contact.push(`${isLabelled ? `${label} ` : ''}${line.slice(index, index + length)}`);
    at = index + length;
  }
  const [next = '', ...others] = piecesOf(line.slice(at));
  if (!isPlace(next, others.length === 0)) return { contact, rest: trimmed(line.slice(at)) };
  const behind = trimmed(line.slice(at)).slice(next.length);
  return { contact: [...contact, next], rest: trimmed(behind) };
}

/** "Kinga Piechota - graphic designer - Wrocław", "Yousef Al-Enezi, network technician, 3 years at Elm Telecom" */
function nameIn(line: string): ContactInLine {
  const [name = '', ...others] = line.split(/\s+[|•/–—-]\s+/u);
  if (isName(name)) {
    const isPlain = !others.some((other) => /\d/.test(other));
    return isPlain ? { contact: [name, ...others], rest: '' } : { contact: [name], rest: others.join(' | ') };
  }
  const [, first = '', rest = ''] = /^([^,،\d]{5,40})[,،]\s+(.+)$/u.exec(line) ?? [];
  const isBeforePost = first.includes(' ') && isName(first) && titleScore(rest.split(/[,،]/u)[0]!) >= SURE_TITLE;
  return isBeforePost && rest.split(' ').length >= WORDS_OF_POST
    ? { contact: [first], rest }
    : { contact: [], rest: line };
}

const MOST_WORDS_OF_NAME = 5;
const WORDS_OF_POST = 3;
/** Surnames end as titles do, and first names are titles: "Bautista", "Dean". */
const SURE_TITLE = 0.7;
const isName = (text: string) => {
  const words = text.split(',')[0]!.split(' ');
  return (
    !/\d/.test(text) &&
    text.split(' ').length <= MOST_WORDS_OF_NAME &&
    titleScore(words.at(-1)!) < SURE_TITLE &&
    titleScore(words.join(' ')) < MOST_OF_NAME
  );
};
const MOST_OF_NAME = 0.8;

const trimmed = (text: string) => text.replace(AT_EDGE, '').trim();
const piecesOf = (text: string) => trimmed(text).split(SEPARATOR).filter(Boolean);

const isPlace = (piece: string, isLast: boolean) =>
  looksLikePlace(piece) ||
  (isLast &&
    !/\d/.test(piece) &&
    piece !== '' &&
    piece.split(' ').length <= MOST_WORDS_OF_PLACE &&
    titleScore(piece) < 0.5);

function waysIn(line: string): { index: number; length: number }[] {
  const mails = findEmails(line);
  const isInMail = (at: number) => mails.some(({ index, length }) => at >= index && at < index + length);
  const links = findLinks(line).filter(({ index }) => !isInMail(index));
  const phones = findPhones(line)
    .map(({ text, index }) => ({ index, length: text.length }))
    .filter(({ index }) => !isInMail(index));
  return [...mails, ...links, ...phones].toSorted((one, other) => one.index - other.index);
}
