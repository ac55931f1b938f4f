import type { FontLibrary } from '../fonts/library.ts';
import type { Slice } from './slice.ts';

/** Settings that a visitor tries one after the other are not all kept. */
const MAX_KEYS = 12;

/** The slices of parts of a document, for as long as what they were made of stays the same object. */
export class BlockCache {
  private readonly blocks = new WeakMap<object, Map<string, Slice[]>>();

  /** `key` names all else that the slices depend on. */
  slicesOf(library: FontLibrary, source: object, key: string, make: () => Slice[]): Slice[] {
    let slicesByKey = this.blocks.get(source);
    if (!slicesByKey) {
      slicesByKey = new Map();
      this.blocks.set(source, slicesByKey);
    }
    const known = slicesByKey.get(key);
    if (known) return known;
    const missesBefore = library.missCount;
    const slices = make();
    // Slices that were made before their fonts were there are wrong.
    if (library.missCount !== missesBefore) return slices;
    if (slicesByKey.size >= MAX_KEYS) slicesByKey.clear();
    slicesByKey.set(key, slices);
    return slices;
  }
}
