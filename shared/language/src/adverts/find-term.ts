import type { SkillForm } from '../skills.ts';
import { singular, stem } from '../stems.ts';
import type { Token } from '../tokens.ts';

/** What a coverage check looks for: a skill in any of the forms that it is written in. */
export interface Term {
  label: string;
  forms: readonly SkillForm[];
}

// "Go to", "Express interest", "Series C": the word is there, the skill is not.
const NOT_BEFORE: Record<string, readonly string[]> = {
  go: ['to', 'beyond', 'above', 'live', 'through', 'ahead', 'the'],
  react: ['to', 'quickly', 'well'],
  excel: ['at', 'as'],
  access: ['to'],
  flexibility: ['to'],
};
const NO_SKILL_HERE: readonly (readonly string[])[] = [
  ['r', 'and', 'd'],
  ...['a', 'an', 'the', 'this', 'your', 'our', 'any', 'all', 'every', 'everything'].map((word) => [
    'excel',
    'in',
    word,
  ]),
];
const LETTERED = [
  'section',
  'appendix',
  'annex',
  'part',
  'schedule',
  'grade',
  'class',
  'category',
  'cat',
  'plan',
  'group',
  'unit',
];
const NOT_AFTER: Record<string, readonly string[]> = {
  sql: ['pl'],
  c: [...LETTERED, 'series', 'vitamin', 'hepatitis', 'hep', 'team', 'type', 'usb', 'level', 'iphone'],
  r: [...LETTERED, 'h', 'mr', 'mrs', 'ms', 'dr', 'type', 'toys'],
  // Officers of a company, not what they are good at.
  cro: ['our', 'the', 'a'],
};

const MIN_TRUNK = 3;
const ARABIC_ARTICLE = /^و?(?:ال|بال|كال|لل)?(?=.{3})/u;
/** "with", written onto its word. */
export const ARABIC_PREPOSITION = /^ب(?=\p{Script=Arabic}{4})/u;
const IS_ARABIC = /^\p{Script=Arabic}/u;

// Text copied out of a PDF breaks lines in the middle of a phrase, so a line's end alone does not end one.
const ENDS_PHRASE = /[,;.:!?()•●▪|]|\s[–—-]\s/;

/** True when the words from `index` on spell the form. Plurals and verb endings of phrases may differ. */
export function isFormAt(tokens: readonly Token[], index: number, form: SkillForm): boolean {
  const first = tokens[index];
  if (!first || index + form.words.length > tokens.length) return false;
  for (let offset = 0; offset < form.words.length; offset++) {
    const token = tokens[index + offset]!;
    const wanted = form.words[offset]!;
    if (!isSameWord(token.word, wanted, form.words.length > 1)) return false;
    // "ACL" is no singular of ACLS.
    if (token.word !== wanted && form.words.length === 1 && /^\p{Lu}{2,4}$/u.test(token.text)) return false;
    if (offset < form.words.length - 1 && ENDS_PHRASE.test(token.after)) return false;
  }
  const last = tokens[index + form.words.length - 1]!;
  if (form.exact !== null && form.words.length === 1 && first.text !== form.exact) return false;
  // "A level of education" is no A level.
  const isArticle = form.words[0] === 'a' && first.after === ' ';
  if (isArticle && (first.text === 'a' || tokens[index + form.words.length]?.word === 'of')) return false;
  if (form.isEverydayWord && !isNamedAsSkill(first, tokens[index - 1], tokens[index + 1])) return false;
  if (form.words.length > 1) return true;
  if (NO_SKILL_HERE.some((words) => words.every((word, offset) => tokens[index + offset]?.word === word))) return false;
  if (NOT_BEFORE[first.word]?.includes(tokens[index + 1]?.word ?? '') && /^\s+$/.test(last.after)) return false;
  return !NOT_AFTER[first.word]?.includes(tokens[index - 1]?.word ?? '');
}

function isSameWord(word: string, wanted: string, isInPhrase: boolean): boolean {
  if (word === wanted) return true;
  if (wanted.length < 4) return false;
  // Arabic writes articles, "and" and "for" onto the word.
  if (IS_ARABIC.test(wanted)) {
    const isSame = (written: string) =>
      isInPhrase ? stem(written) === stem(wanted) : isSameArabicWord(written, wanted);
    return isSame(word) || (ARABIC_PREPOSITION.test(word) && isSame(word.slice(1)));
  }
  return isInPhrase ? stem(word) === stem(wanted) : singular(word) === singular(wanted);
}

/** Without its ending little is left of a short word: "تأمين" (insurance) is no "تام" (complete). */
function isSameArabicWord(word: string, wanted: string): boolean {
  const trunk = stem(wanted);
  return stem(word) === trunk && (trunk.length > MIN_TRUNK || withoutArticle(word) === withoutArticle(wanted));
}

const withoutArticle = (word: string) => word.replace(ARABIC_ARTICLE, '');

function isNamedAsSkill(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (token.text.length === 1 && isOneOfLetters(before)) return false;
  if (token.text.length === 1 && (/^[-&'’]/.test(token.after) || /[-&]$/.test(before?.after ?? ''))) return false;
  if (!token.isFirst || !after) return true;
  // The first word of a line is meant as a name where a list goes on behind it: "Go, Python and SQL", "Rust\n".
  return /^\s*[,/|;\n)]/.test(token.after) || after.word === 'and' || after.word === 'or' || NAMES_CODE.has(after.word);
}

/** "Go developer", "C programming" */
const NAMES_CODE: ReadonlySet<string> = new Set([
  'programming',
  'programmer',
  'programmers',
  'developer',
  'developers',
  'language',
  'code',
]);

/** "A, B, C", "30 °C": letters that say which, and degrees. */
function isOneOfLetters(before: Token | undefined): boolean {
  if (before && /^\d+$/.test(before.text) && /^\s?°?\s?$/.test(before.after)) return true;
  if (before && /^[ABDE]$/.test(before.text) && /^(?:,?\s|\/)/.test(before.after)) return true;
  return false;
}

/** Place and length, in words, of the first occurrence. */
export function findTerm(tokens: readonly Token[], term: Term): { start: number; length: number } | null {
  for (let start = 0; start < tokens.length; start++) {
    const form = term.forms.find((candidate) => isFormAt(tokens, start, candidate));
    if (form) return { start, length: form.words.length };
  }
  return null;
}
