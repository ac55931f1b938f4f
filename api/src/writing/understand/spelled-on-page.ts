import { escapePattern } from '@vitae/language/phrases';

const HAS_INNER_CAPITALS = /\p{Ll}\p{Lu}/u;
const MOST_CHARACTERS = 80;

/** "ELMTRANSFER KENYA" of a head in capitals as the page has it elsewhere: "ElmTransfer Kenya". */
export function spelledOnPage(name: string, resumeText: string): string {
  if (name !== name.toUpperCase() || !/\p{Lu}{4}/u.test(name) || name.length > MOST_CHARACTERS) return name;
  const form = new RegExp(`(?<![\\p{L}\\p{N}@/.])${escapePattern(name)}(?![\\p{L}\\p{N}@])`, 'giu');
  const found = [...resumeText.matchAll(form)].map(([spelled]) => spelled);
  return found.find((spelled) => HAS_INNER_CAPITALS.test(spelled)) ?? name;
}
