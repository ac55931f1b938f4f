import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FontLibrary } from '../src/fonts/library.ts';

const require = createRequire(import.meta.url);

/** The same font files as in the browser, read from their packages. */
export function createNodeFontLibrary(): FontLibrary {
  return new FontLibrary(async (file) => {
    const [family, ...path] = file.split('/');
    const folder = dirname(require.resolve(`@expo-google-fonts/${family}/package.json`));
    const bytes = await readFile(join(folder, ...path));
    return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  });
}
