import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a word of work means. */
export interface Term {
  /** Its names in both languages, the usual English one first. */
  names: string[];
  en: string;
  ar: string;
}

const COMMENT = /^#.*\n?/gm;

/** @throws where a term lacks its names or a meaning. */
export function readGlossary(file = join(import.meta.dirname, 'glossary.txt')): Term[] {
  const blocks = readFileSync(file, 'utf8')
    .replace(COMMENT, '')
    .trim()
    .split(/\n{2,}/);
  return blocks.map((block) => {
    const [names = '', en, ar] = block.split('\n');
    if (!en || !ar) throw new Error(`${file}: "${names}" lacks a meaning.`);
    return { names: names.split('|').map((name) => name.trim()), en, ar };
  });
}
