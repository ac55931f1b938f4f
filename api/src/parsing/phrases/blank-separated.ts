import { KNOWN_SKILLS } from '@vitae/language/skills';
import { tokenise } from '@vitae/language/tokens';

const NAMES = new Set(KNOWN_SKILLS.flatMap(({ forms }) => forms.map(({ words }) => words.join(' '))));
const MAX_NAME_WORDS = 4;
const MAX_LIST_WORDS = 40;
const MIN_LISTED = 3;
/** Of the items of a list without marks at least this share must be known by name. */
const MIN_KNOWN = 0.5;
/** Printed as names are: a capital, a figure or a mark in it. */
const NAME_LIKE = /[\p{Lu}\d.+#]/u;

/** The skills of a list with only blanks between them ("Java SQL Spring Boot"), or null where a text is none. */
export function splitAtBlanks(text: string): string[] | null {
  const words = text.trim().split(/\s+/);
  if (words.length < MIN_LISTED || words.length > MAX_LIST_WORDS) return null;
  const items: string[] = [];
  let known = 0;
  for (let i = 0; i < words.length; ) {
    const length = longestName(words, i);
    const item = words.slice(i, i + Math.max(1, length)).join(' ');
    if (length > 0) known++;
    else if (!NAME_LIKE.test(item)) return null;
    items.push(item);
    i += Math.max(1, length);
  }
  return items.length >= MIN_LISTED && known >= items.length * MIN_KNOWN ? items : null;
}

/** Whether the lists know a text as the name of a skill, a tool or the like. */
export function isKnownSkill(text: string): boolean {
  const words = text.trim().split(/\s+/, MAX_NAME_WORDS + 1);
  return words.length <= MAX_NAME_WORDS && longestName(words, 0) === words.length;
}

/** Of how many words the longest known name is that begins here. */
function longestName(words: readonly string[], from: number): number {
  for (let length = Math.min(MAX_NAME_WORDS, words.length - from); length > 0; length--) {
    const name = tokenise(words.slice(from, from + length).join(' '))
      .map(({ word }) => word)
      .join(' ');
    if (NAMES.has(name)) return length;
  }
  return 0;
}
