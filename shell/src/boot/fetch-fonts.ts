/**
 * Whether a script of this page came out of the browser's cache; false where the browser does not tell.
 *
 * @param address Its whole address.
 */
export function isFromCache(address: string): boolean {
  const [timing] = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[];
  return timing !== undefined && timing.transferSize === 0 && timing.decodedBodySize > 0;
}

/**
 * Fetches the fonts: at once where they have been here before, else when the first screen is there. On a first visit
 * their 70 kB would take the line from the screen's code; until they come it is set in fonts of the machine that take
 * the same room. Where they cannot be had it stays so.
 */
export async function fetchFonts(load: () => Promise<unknown>, firstScreen: Promise<void>, areHere: boolean) {
  try {
    if (!areHere) await firstScreen;
    await load();
  } catch {
    // The next page tries again.
  }
}
