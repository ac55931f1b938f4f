import type { Faults } from '../finding.ts';
import { plain } from '../text.ts';
import type { Token } from '../tokens.ts';

const BROKEN_MARKS: [RegExp, string][] = [
  [/,\s*,/, 'two commas'],
  [/\b(?:and|or|but)\s*[.;:!?]?$/i, 'ends in a joining word'],
  [/,\s*(?:and|or),\s/i, 'a comma after the joining word'],
  [/\b(?:and|or)\s+(?:and|or)\b/i, 'two joining words'],
  [/[,;:–-]\s*[.!?]?$/, 'ends in the midst of a list'],
  [/[,;:]\s*[;:.]/, 'two marks'],
  [/:\s*,/, 'a list that begins with a comma'],
  [/\s,(?=\s)/, 'a space before the comma'],
  [/\(\s*\)|\[\s*\]|""/, 'empty brackets'],
];

/** Lists that do not close, double marks, and items of different make. */
export function listFaults(sentence: string, tokens: Token[]): Faults {
  const faults = BROKEN_MARKS.filter(([pattern]) => pattern.test(sentence)).map(([, what]) => what);
  faults.push(...repeatedItem(sentence), ...mixedItems(tokens), ...bracketFaults(sentence));
  return faults;
}

/** A bracket without its other half: "(L4 at L5, I led". */
function bracketFaults(sentence: string): Faults {
  let open = 0;
  for (const mark of sentence.replace(/(?:^|\s)\w[.)]\s|[:;]-?[()]/g, ' ').match(/[()]/g) ?? []) {
    open += mark === '(' ? 1 : -1;
    if (open < 0) break;
  }
  return open === 0 ? [] : ['a bracket without its other half'];
}

/** "HACCP, food costing and HACCP". */
function repeatedItem(sentence: string): Faults {
  const list = /(?:include|includes|are|in|with|:)\s+([^.;:]+,[^.;:]+)/i.exec(sentence)?.[1];
  if (!list) return [];
  const items = plain(list)
    .split(/,|\band\b|\bor\b/)
    .map((item) => item.trim())
    .filter((item) => item.length > 2);
  const twice = items.find((item, index) => items.indexOf(item) !== index);
  return twice ? [`"${twice}" twice in one list`] : [];
}

/** "installed boards, tested circuits, and supervising apprentices"; "IFRS, VAT, to close the books, and Oracle". */
function mixedItems(tokens: Token[]): Faults {
  const faults: Faults = [];
  const commas = tokens.flatMap(({ text }, index) => (text === ',' ? [index] : []));
  tokens.forEach((token, index) => {
    const next = tokens[index + 1];
    const after = tokens[index + 2];
    if (token.lower !== 'and' || !next || !after) return;
    const earlier = commas.filter((comma) => comma < index - 1);
    const isPastItem = (at: number) => tokens[at + 1]?.tag === 'VERB' && /past/i.test(tokens[at + 1]!.form);
    if (
      next.tag === 'VERB' &&
      next.form === 'gerund' &&
      ['NOUN', 'DET', 'ADJ'].includes(after.tag) &&
      tokens[index - 1]?.text === ',' &&
      earlier.some(isPastItem)
    )
      faults.push(`"and ${next.text}" after past verbs`);
    const infinitive = earlier.find((comma) => tokens[comma + 1]?.lower === 'to' && tokens[comma + 2]?.tag !== 'DET');
    const isOneOfMany =
      infinitive !== undefined &&
      tokens.slice(0, infinitive).some(({ tag, lower }) => tag === 'PART' && lower === 'to');
    if (
      infinitive !== undefined &&
      !isOneOfMany &&
      (next.tag === 'PROPN' || next.tag === 'NOUN') &&
      commas.length >= 2 &&
      commas[0] !== infinitive
    )
      faults.push('an infinitive among nouns');
  });
  return faults;
}

const MAY_BE_DOUBLE = new Set(['that', 'had', 'is', 'very']);

/** The same word twice in a row. */
export function doubleFaults(sentence: string): Faults {
  const faults: Faults = [];
  for (const match of sentence.matchAll(/(?<![\p{L}\d])(\p{L}{1,30})\s+(?=(\p{L}{1,30})(?![\p{L}\d]))/gu)) {
    const [, first = '', second = ''] = match;
    if (first.toLowerCase() === second.toLowerCase() && !MAY_BE_DOUBLE.has(first.toLowerCase()))
      faults.push(`"${first} ${second}"`);
  }
  return faults;
}
