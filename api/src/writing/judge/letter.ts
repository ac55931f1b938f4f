import { plain } from './text.ts';

export interface LetterParts {
  /** The line that greets, or an empty text. */
  salutation: string;
  /** Paragraphs and lists, in order. */
  blocks: Block[];
  /** "Sincerely," or an empty text. */
  closing: string;
  /** The lines under the closing. */
  signature: string[];
}

interface Block {
  kind: 'paragraph' | 'list';
  /** Sentences of a paragraph; items of a list. */
  sentences: string[];
}

const GREETING = /^(?:dear|hi|hello|hey|good (?:morning|afternoon|day)|greetings|to whom)\b/i;
const CLOSING =
  /^(?:(?:yours|your) (?:sincerely|faithfully|truly)|sincerely(?: yours)?|(?:kind|best|warm|with (?:kind|best|warm))(?:est)? (?:regards|wishes)|regards|best|cheers|respectfully|many thanks|all the best|warmly)[,.!]?$/i;
const BULLET = /^\s*(?:[-–—•*▪◦]|\d{1,2}[.)])\s+/;

/** Reads a finished letter into its parts; what is missing is empty. */
export function readLetter(letter: string): LetterParts {
  const lines = letter.replace(/\r\n?/g, '\n').split('\n');
  const first = lines.findIndex((line) => line.trim() !== '');
  const greets = first >= 0 && GREETING.test(lines[first]!.trim());
  const closingAt = lines.findLastIndex((line) => CLOSING.test(line.trim()));
  const body = lines.slice(greets ? first + 1 : 0, closingAt < 0 ? lines.length : closingAt);
  return {
    salutation: greets ? lines[first]!.trim() : '',
    blocks: blocksOf(body),
    closing: closingAt < 0 ? '' : lines[closingAt]!.trim(),
    signature:
      closingAt < 0
        ? []
        : lines
            .slice(closingAt + 1)
            .map((line) => line.trim())
            .filter((line) => line !== ''),
  };
}

function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const close = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', sentences: sentencesOf(paragraph.join(' ')) });
    if (items.length > 0) blocks.push({ kind: 'list', sentences: items });
    paragraph = [];
    items = [];
  };
  for (const line of lines) {
    if (line.trim() === '') close();
    else if (BULLET.test(line)) {
      if (paragraph.length > 0) close();
      items.push(line.replace(BULLET, '').trim());
    } else {
      if (items.length > 0) close();
      paragraph.push(line.trim());
    }
  }
  close();
  return blocks;
}

const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st pvt inc ltd co corp e.g i.e etc vs no nr approx dept univ b.e b.a b.sc m.sc m.a b.com ph.d u.s u.k jr sr b.s m.s b.tech m.tech'.split(
    ' ',
  ),
);

/** "… at Acme Corp. Your posting": here the abbreviation ends the sentence too. */
const FIRM = /^\W*(?:inc|ltd|co|corp|llc|plc)$/;
/** "… 70,000 rows in R. Please accept": a language of one letter. */
const LETTER_NAME = /\b(?:in|with|and|of|using) [A-Z]$/;
const SENTENCE_OPENERS =
  /^(?:I|My|Your|You|In|As|At|The|This|There|Still|Earlier|Before|Since|For|With|What|Previously|Then|We|It|Now|Please|Through|If|Thank|To|After|Going|Coming|Much|Some)\b/;

/** Sentences of one paragraph, abbreviations and decimals left whole. */
export function sentencesOf(paragraph: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(/(?<![.!?…])[.!?…]+["'”’)]*\s+(?=["'“‘(]?[\p{Lu}\p{N}\p{Lo}])/gu)) {
    const before = plain(paragraph.slice(start, match.index)).match(/\S+$/)?.[0] ?? '';
    const opensNext = SENTENCE_OPENERS.test(paragraph.slice(match.index + match[0].length));
    if (
      match[0].startsWith('.') &&
      !(opensNext && (FIRM.test(before) || LETTER_NAME.test(paragraph.slice(0, match.index)))) &&
      (ABBREVIATIONS.has(before.replace(/^\W+/, '')) || /^\p{L}$/u.test(before))
    )
      continue;
    const end = match.index + match[0].length;
    sentences.push(paragraph.slice(start, end).trim());
    start = end;
  }
  const last = paragraph.slice(start).trim();
  if (last !== '') sentences.push(last);
  return sentences;
}
