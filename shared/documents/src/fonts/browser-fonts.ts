import { cssFamilyOf, type FontFile } from './catalog.ts';
import { FontLibrary } from './library.ts';

/**
 * A library that fetches fonts from their addresses and makes them known to the page, so that the preview draws
 * with the very files that the layout measured and the PDF embeds.
 */
export function createBrowserFontLibrary(urls: Partial<Record<FontFile, string>>): FontLibrary {
  return new FontLibrary(async (file) => {
    const url = urls[file];
    if (!url) throw new Error(`The font ${file} is not part of this bundle`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`The font ${file} could not be loaded: ${response.status}`);
    const bytes = await response.arrayBuffer();
    document.fonts.add(await new FontFace(cssFamilyOf(file), bytes).load());
    return bytes;
  });
}
