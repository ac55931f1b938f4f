/** A word of a text, with what is needed to decide whether it names a skill. */
export interface Token {
  /** As written. */
  text: string;
  /** Lower case, without accents. */
  word: string;
  /** Offsets in the text that was read. */
  start: number;
  end: number;
  /** Nothing but space, a bullet or a sentence's end stands before it. */
  isFirst: boolean;
  /** The characters between this word and the next. */
  after: string;
}

// Words may hold dots and ampersands (Node.js, R&D), begin with a dot (.NET) and end with + or # (C++, C#).
const WORD = /(?<![\p{L}\p{N}])\.?[\p{L}\p{N}]+(?:[.'’&][\p{L}\p{N}]+)*[+#]*/gu;
// Endings after a dot that belong to the word; any other dot is a sentence's end whose space was lost.
const DOTTED_ENDINGS = new Set(['js', 'net', 'io', 'ai', 'py', 'sc', 'tech', 'ed', 'com', 'org', 'd']);
const OPENS_SENTENCE = /(?:[.!?:;\n•●▪◦‣*]|\s[–—-])\s*$/;

/** The form in which two spellings of a word are compared. */
function normaliseWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s?$|['’]/g, '');
}

/** Splits a text into its words. Hyphens and slashes separate: "front-end" and "CI/CD" are two words each. */
export function tokenise(text: string): Token[] {
  const pieces: { text: string; start: number }[] = [];
  for (const match of text.matchAll(WORD)) {
    let start = match.index;
    for (const part of splitLostSpace(match[0])) {
      pieces.push({ text: part, start: text.indexOf(part, start) });
      start += part.length;
    }
  }
  return pieces.map(({ text: written, start }, index) => {
    const end = start + written.length;
    const previousEnd = index > 0 ? pieces[index - 1]!.start + pieces[index - 1]!.text.length : 0;
    return {
      text: written,
      word: normaliseWord(written),
      start,
      end,
      isFirst: index === 0 || OPENS_SENTENCE.test(text.slice(previousEnd, start)),
      after: text.slice(end, pieces[index + 1]?.start ?? text.length),
    };
  });
}

function splitLostSpace(written: string): string[] {
  const segments = written.split('.');
  if (segments.length < 2 || segments[0] === '') return [written];
  const isOneWord =
    DOTTED_ENDINGS.has(segments.at(-1)!.toLowerCase()) ||
    segments.every((segment) => segment.length <= 2 || /^\d+$/.test(segment));
  return isOneWord ? [written] : segments;
}

/** Singular of a plural; other words as they are. Never shortens names that only look like plurals (AWS, Sass). */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ch|sh|ss|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** A verb's root for comparing phrases: "managing budgets" and "managed budgets" are one. */
export function root(word: string): string {
  const base = singular(word);
  const stripped = base.replace(/(?<=.{4})(?:ing|ed|e)$/, '');
  // A doubled consonant comes from the ending: "planning", "planned", "plan".
  return stripped === base ? base : stripped.replace(/([bdglmnprt])\1$/, '$1');
}
