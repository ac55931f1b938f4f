/** In the browser's storage: the fonts have come here once, and lie in its cache. */
const HAVE_COME = 'vitae:fonts';

function hasThem(storage: Storage): boolean {
  try {
    return storage.getItem(HAVE_COME) !== null;
  } catch {
    return false;
  }
}

/**
 * Fetches the fonts: at once where this browser has had them before, else when the first screen is there. On a first
 * visit their 70 kB would take the line from the screen's code; until they come it is set in fonts of the machine that
 * take the same room. Where they cannot be had it stays so.
 */
export async function fetchFonts(load: () => Promise<unknown>, firstScreen: Promise<void>, storage: Storage) {
  try {
    if (!hasThem(storage)) await firstScreen;
    await load();
    storage.setItem(HAVE_COME, 'yes');
  } catch {
    // The next page tries again.
  }
}
