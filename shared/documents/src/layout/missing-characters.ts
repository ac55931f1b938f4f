import type { FontLibrary } from '../fonts/library.ts';
import { isInvisible } from '../fonts/shaping.ts';
import type { LaidOutDocument, TextItem } from './page.ts';

const known = new WeakMap<TextItem, string>();

function missingIn(item: TextItem, library: FontLibrary): string {
  const before = known.get(item);
  if (before !== undefined) return before;
  const font = library.take(item.font)?.font;
  const missing = font
    ? [...item.text].filter(
        (character) => !isInvisible(character) && !/\s/.test(character) && !font.has(character.codePointAt(0)!),
      )
    : [];
  known.set(item, missing.join(''));
  return missing.join('');
}

/**
 * The characters of a document that none of its fonts has, each once, in the order in which they stand there. The PDF
 * shows boxes in their place.
 */
export function missingCharactersOf(document: LaidOutDocument, library: FontLibrary): string[] {
  const missing = new Set<string>();
  for (const page of document.pages) {
    for (const item of page.items) {
      if (item.kind === 'text') for (const character of missingIn(item, library)) missing.add(character);
    }
  }
  return [...missing];
}
