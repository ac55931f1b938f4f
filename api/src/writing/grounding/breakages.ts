import { readVerb } from '../language/verbs.ts';
import { indefiniteArticle, sentencesOf } from '../language/words.ts';

/** Signs of broken English in a letter, each as the place it was found; empty for a clean one. */
export function breakagesOf(letter: string): string[] {
  const found: string[] = [];
  const report = (what: string, where: string) => found.push(`${what}: ${where.trim().slice(0, 90)}`);
  for (const [what, pattern] of PATTERNS)
    for (const match of letter.matchAll(pattern)) report(what, around(letter, match.index));
  for (const match of letter.matchAll(/(?<![\p{L}\d'-])(an?) ([\p{L}\d][\p{L}\d.-]*)/gu)) {
    if (indefiniteArticle(match[2] ?? '') !== match[1]) report('wrong article', match[0]);
  }
  const paragraphs = letter.split('\n\n');
  for (const paragraph of paragraphs.slice(1, -1)) {
    for (const sentence of sentencesOf(paragraph)) {
      if (/^["'(]*\p{Ll}/u.test(sentence) && !/^["'(]*[\p{Ll}.]*[\p{Lu}.\d]/u.test(sentence.split(' ')[0] ?? ''))
        report('sentence starts small', sentence);
      if (!/[.!?:]["')]*$/.test(sentence)) report('sentence does not end', sentence);
      if (sentence.split('(').length !== sentence.split(')').length) report('unbalanced bracket', sentence);
    }
    if (paragraph.trim() === '') report('empty paragraph', letter);
  }
  for (const match of letter.matchAll(/\bI (?:also )?(\p{L}+) (\p{L}+)\b/gu)) {
    const [first, second] = [readVerb(match[1] ?? ''), readVerb(match[2] ?? '')];
    if (first && second && first.base !== '' && first.base === second.base) report('doubled verb', match[0]);
  }
  return found;
}

const PATTERNS: [string, RegExp][] = [
  ['double space', / {2,}/g],
  ['space at an end', /[ \t]+$|\n +/gm],
  ['space before punctuation', /[\p{L}\d] [,.;:!?](?!\d|\.|[A-Za-z])/gu],
  ['double punctuation', /\.\.(?!\.)|,,|;;|,\.|\.,(?! )|!\.|\?\./g],
  ['repeated word', /\b(\p{L}{2,}) \1\b/giu],
  ['empty value', /\b(?:undefined|null|NaN|\[object)\b/g],
  ['stray mark', /[•●|<>{}\\*_`#]{1,}(?!\d)(?<!C#)/g],
  ['placeholder', /\[[^\]]+\]/g],
  ['no space after a full stop', /\p{Ll}\.\p{Lu}\p{Ll}+ (?!\()/gu],
  ['three line breaks', /\n{3,}/g],
];

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 25), index + 35).replace(/\n/g, ' ');
}
