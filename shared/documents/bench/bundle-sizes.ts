import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundle } from './bundle.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

/** What a remote imports, and what must not come along. */
const ENTRIES = [
  { entry: 'letter preview', file: 'src/letter/LetterPreview.tsx', foreign: 'src/resume/' },
  { entry: 'letter PDF (on demand)', file: 'src/export/letter-pdf.ts', foreign: 'src/resume/' },
  { entry: 'resume preview', file: 'src/resume/ResumePreview.tsx', foreign: 'src/letter/' },
  { entry: 'thumbnails', file: 'src/resume/TemplateThumbnail.tsx', foreign: 'src/letter/' },
  { entry: 'resume PDF (on demand)', file: 'src/export/resume-pdf.ts', foreign: 'src/letter/' },
  { entry: 'resume DOCX (on demand)', file: 'src/export/resume-docx.ts', foreign: 'src/letter/' },
] as const;

/** Libraries that the shell shares with every remote. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', '@emotion/react', '@emotion/react/jsx-runtime'];

export interface BundleSize {
  entry: string;
  'kB gzip': number;
  /** Files of the other kind of document. */
  foreign: number;
}

/** Gzip size of the script of each entry, everything but the shared libraries included. */
export async function measureBundles(folder: string): Promise<BundleSize[]> {
  const sizes: BundleSize[] = [];
  for (const [index, { entry, file, foreign }] of ENTRIES.entries()) {
    const output = join(folder, `entry-${index}`);
    const stats = await bundle({
      context: PACKAGE,
      entry: join(PACKAGE, file),
      output: { path: output, filename: 'entry.js', library: { type: 'module' } },
      experiments: { outputModule: true },
      externalsType: 'module',
      externals: SHARED,
    });
    const script = await readFile(join(output, 'entry.js'));
    sizes.push({
      entry,
      'kB gzip': Number((gzipSync(script).length / 1024).toFixed(1)),
      foreign: [...stats.compilation.fileDependencies].filter((name) => name.startsWith(join(PACKAGE, foreign))).length,
    });
  }
  return sizes;
}
