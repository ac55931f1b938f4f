import { type FontFile, standInsFor } from './catalog.ts';
import { Font } from './font.ts';
import { ShapeCache } from './shaping.ts';

export interface LoadedFont {
  file: FontFile;
  font: Font;
  shapes: ShapeCache;
}

export type ReadFont = (file: FontFile) => Promise<ArrayBuffer>;

/**
 * The fonts that are loaded. A layout takes what it needs with `take()`; what was not there yet is loaded by
 * `loadWanted()`, after which the layout runs again.
 */
export class FontLibrary {
  private readonly loaded = new Map<FontFile, LoadedFont>();
  private readonly loading = new Map<FontFile, Promise<void>>();
  private readonly wanted = new Set<FontFile>();
  private readonly failed = new Set<FontFile>();
  private misses = 0;
  private readonly read: ReadFont;

  constructor(read: ReadFont) {
    this.read = read;
  }

  /** The font, or what stands in for one that could not be had; null when it must be loaded first. */
  take(file: FontFile): LoadedFont | null {
    const candidates = this.failed.has(file) ? standInsFor(file) : [file];
    const next = candidates.find((candidate) => !this.failed.has(candidate)) ?? file;
    const font = this.loaded.get(next);
    if (!font) {
      this.wanted.add(next);
      this.misses += 1;
    }
    return font ?? null;
  }

  /** Whether others stand in for fonts that could not be had. */
  get hasFailures(): boolean {
    return this.failed.size > 0;
  }

  /** Has fonts that could not be had read again when they are next asked for. */
  forgetFailures(): void {
    this.failed.clear();
  }

  /** How often a font was asked for that was not there: unchanged when something ran with all of its fonts. */
  get missCount(): number {
    return this.misses;
  }

  /**
   * Loads what was asked for since, and waits for what others are loading; false when there was nothing to wait for.
   * Others stand in for a font that cannot be read; rejects when those cannot be read either.
   */
  async loadWanted(): Promise<boolean> {
    const files = [...new Set([...this.wanted, ...this.loading.keys()])];
    this.wanted.clear();
    const results = await Promise.allSettled(files.map((file) => this.load(file)));
    for (const [index, result] of results.entries()) {
      const file = files[index]!;
      if (result.status === 'fulfilled') continue;
      this.failed.add(file);
      if (standInsFor(file).some((candidate) => !this.failed.has(candidate))) continue;
      this.forgetFailures();
      throw result.reason;
    }
    return files.length > 0;
  }

  private load(file: FontFile): Promise<void> {
    if (this.loaded.has(file)) return Promise.resolve();
    const underWay = this.loading.get(file);
    if (underWay) return underWay;
    const load = this.read(file)
      .then((bytes) => {
        const font = new Font(bytes);
        this.loaded.set(file, { file, font, shapes: new ShapeCache(font) });
      })
      // A failed load is forgotten, so that the next attempt reads again.
      .finally(() => this.loading.delete(file));
    this.loading.set(file, load);
    return load;
  }

  /** Runs a layout until all fonts that it takes are loaded. */
  async settle<T>(layOut: () => T): Promise<T> {
    for (;;) {
      const result = layOut();
      if (!(await this.loadWanted())) return result;
    }
  }

  /** Runs a layout now; null when it needs fonts that `loadWanted()` must load first. */
  attempt<T>(layOut: () => T): T | null {
    const before = this.misses;
    const result = layOut();
    return this.misses === before ? result : null;
  }
}
