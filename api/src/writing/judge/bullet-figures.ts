import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtinHelp } from '../../writing-help/builtin-help.ts';
import { isArabic } from './arabic.ts';
import { englishFindings } from './english/english.ts';
import { createGrammar, type Grammar } from './english/harper.ts';
import { plain, wordsOf } from './text.ts';
import { type Token, tokensOf, VERBS } from './tokens.ts';

export interface JudgedBullet {
  before: string;
  after: string;
  /** What is wrong of the line now and was not before. */
  faults: string[];
}

/** Lines of jobs as people type them in haste. */
export const HASTY_LINES = readFileSync(join(import.meta.dirname, 'cases/hasty-lines.txt'), 'utf8')
  .trim()
  .split('\n');

/** What the built-in help makes of lines, judged one by one: those alone that it changes. */
export async function judgeBullets(lines: readonly string[]): Promise<JudgedBullet[]> {
  const grammar = await createGrammar();
  const judged: JudgedBullet[] = [];
  for (const before of new Set(lines)) {
    const [after] = (await builtinHelp.enhance(before)).proposals;
    if (after !== undefined) judged.push({ before, after, faults: await bulletFaults(before, after, grammar) });
  }
  return judged;
}

/** The figures of a set of lines. */
export function bulletFigures(
  lines: readonly string[],
  judged: readonly JudgedBullet[],
): Record<string, string | number> {
  const unusable = judged.filter(({ faults }) => faults.length > 0);
  return {
    lines: new Set(lines).size,
    changed: judged.length,
    "bullets that can't be used": unusable.length,
    'of those changed': `${((unusable.length / Math.max(1, judged.length)) * 100).toFixed(1)} %`,
    'of them figures lost': judged.filter(({ before, after }) => lost(figuresOf(before), figuresOf(after)).length > 0)
      .length,
  };
}

const figuresOf = (text: string) => text.match(/[\d٠-٩]+(?:[.,][\d٠-٩]+)*/g) ?? [];
/** Words with a capital behind their first letter: "iOS", "AWS". */
const namesOf = (text: string) => text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+\p{Lu}[\p{L}\p{N}]*/gu) ?? [];
const lost = (before: string[], after: string[]) => before.filter((one) => !after.includes(one));
const ASIDE = /\b(?:help|assist|involv|contribut|support|worked on|we\b|team)/i;
const CHARGE = /\b(?:responsible|charge)\b/i;
/** No line of a resume begins with these. */
const NO_BEGINNING = /^(?:been|being|and|or|but|were|be|of|for|by|to(?! \p{L}+ ))\b/iu;

/** What a reader who knows nothing of the help finds wrong of the line after that was not wrong of the one before. */
export async function bulletFaults(before: string, after: string, grammar: Grammar): Promise<string[]> {
  const faults = [
    ...lost(figuresOf(before), figuresOf(after)).map((figure) => `${figure} is lost`),
    ...lost(namesOf(before), namesOf(after)).map((name) => `${name} is lost`),
  ];
  if (isArabic(after)) {
    const own = new Set(wordsOf(before));
    const news = wordsOf(after).filter(
      (word) => ![...own].some((one) => one.endsWith(word) || one.endsWith(word.slice(1))),
    );
    return [...faults, ...news.map((word) => `${word} was not said`)];
  }
  // A capital alone makes no other sentence.
  if (plain(before) === plain(after)) return faults;
  const [said, says] = [tokensOf(before), tokensOf(after)];
  if (ASIDE.test(before) && !ASIDE.test(after)) faults.push('claims more than was said');
  if (NO_BEGINNING.test(after) && !NO_BEGINNING.test(before)) faults.push('begins as no line does');
  if (hasVerb(said) && !hasVerb(says)) faults.push('its verb is lost');
  if (tells(said) === 'past' && tells(says) === 'base') faults.push('was told in the past');
  if (CHARGE.test(before) && !CHARGE.test(after) && !hasVerb(says)) faults.push('the charge is lost');
  const rulesOf = async (text: string) => await englishFindings({ text, isItem: true, before: '' }, grammar);
  const known = new Set((await rulesOf(before)).map(({ rule }) => rule));
  const found = (await rulesOf(after)).filter(({ rule }) => !known.has(rule));
  return [...faults, ...found.map(({ rule, what }) => `${rule}: ${what}`)];
}

/** The tagger takes the first word of a line for a noun now and then. */
const hasVerb = (tokens: Token[]) =>
  tokens.some(
    ({ tag, lower }, at) =>
      (tag === 'VERB' && !/^ha(?:ve|s|d)$/.test(lower)) || (at === 0 && (VERBS.has(lower) || /ed$|^did$/.test(lower))),
  );

function tells(tokens: Token[]): 'past' | 'base' | 'other' {
  const first = tokens.find(({ lower, tag }) => lower !== 'i' && tag !== 'PUNCT' && tag !== 'ADV');
  if (!first || first.lower.endsWith('ing')) return 'other';
  if (first.form === 'past' || first.form === 'pastOrParticiple') return 'past';
  return first.form === 'base' ? 'base' : 'other';
}
