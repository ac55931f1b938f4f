import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { ReleaseFile } from '@vitae/contract/release';
import ssri from 'ssri';
import { storageOf } from './storage/open-store.ts';

/** What a server may send compressed. Source maps are left out: only developers' tools fetch them. */
const COMPRESSIBLE = /\.(js|css|svg|json|ttf)$/;
const COMPRESSED_SUFFIXES = ['.gz', '.br'];
/** The best quality takes two seconds a megabyte. On fonts, of which there are tens of megabytes, this one loses 4 %. */
const FONT = /\.ttf$/;
const FONT_BROTLI_QUALITY = 6;
/** Fonts and images: tens of megabytes that are the same from version to version. */
const ASSETS = 'assets/';

export interface PublishedFolder {
  store: string;
  /** Relative to the store. */
  folder: string;
  files: Readonly<Record<string, ReleaseFile>>;
}

/**
 * Adds compressed copies beside the files that profit from them, and describes every file of the folder.
 * Assets that an earlier version has too are neither compressed nor stored twice.
 */
export async function describeFiles(
  folder: string,
  earlier: PublishedFolder | null,
): Promise<Record<string, ReleaseFile>> {
  const described: Record<string, ReleaseFile> = {};
  for (const file of await listFiles(folder)) {
    const content = await readFile(path.join(folder, file));
    const integrity = integrityOf(content);
    const copies = COMPRESSED_SUFFIXES.map((suffix) => file + suffix);
    if (earlier && file.startsWith(ASSETS) && earlier.files[file]?.integrity === integrity) {
      const known = [file, ...copies].filter((copy) => earlier.files[copy]);
      if (await areIntact(earlier, known)) {
        for (const copy of known) {
          await storageOf(earlier.store).copyOut(`${earlier.folder}/${copy}`, path.join(folder, copy));
          described[copy] = earlier.files[copy]!;
        }
        continue;
      }
    }
    const gzipped = await promisify(gzip)(content);
    described[file] = { integrity, bytes: content.byteLength, gzipBytes: gzipped.byteLength };
    if (!COMPRESSIBLE.test(file)) continue;
    const compressed = [
      gzipped,
      await brotli(content, FONT.test(file) ? FONT_BROTLI_QUALITY : zlib.BROTLI_MAX_QUALITY),
    ];
    for (const [index, copy] of copies.entries()) {
      const bytes = compressed[index]!;
      await writeFile(path.join(folder, copy), bytes);
      described[copy] = { integrity: integrityOf(bytes), bytes: bytes.byteLength, gzipBytes: bytes.byteLength };
    }
  }
  return described;
}

/** Paths with slashes, as URLs have them. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

function integrityOf(content: Buffer): string {
  return ssri.fromData(content, { algorithms: ['sha384'] }).toString();
}

async function brotli(content: Buffer, quality: number): Promise<Buffer> {
  return await promisify(brotliCompress)(content, {
    params: {
      [zlib.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      [zlib.BROTLI_PARAM_QUALITY]: quality,
    },
  });
}

async function areIntact({ store, folder, files }: PublishedFolder, paths: readonly string[]): Promise<boolean> {
  for (const file of paths) {
    const content = await storageOf(store).read(`${folder}/${file}`);
    if (!content || integrityOf(content) !== files[file]?.integrity) return false;
  }
  return true;
}
