import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { exportResumeDocxBytes } from '../src/export/resume-docx.ts';
import { exportResumeText } from '../src/export/resume-text.ts';
import type { Resume } from '../src/model/resume.ts';
import { contentOf } from '../src/resume/content.ts';
import { readPdf } from './pdf-text.ts';
import { shareFound, wordsOf } from './words.ts';

const run = promisify(execFile);

export interface DocxResult {
  resume: string;
  /** Per cent of the resume's words in what LibreOffice makes of the file. */
  'words %': number;
  headings: string;
  kB: number;
}

/** Opens the DOCX of every resume in LibreOffice. Null where it is not installed. */
export async function checkDocx(resumes: Record<string, Resume>): Promise<DocxResult[] | null> {
  const folder = await mkdtemp(join(tmpdir(), 'vitae-docx-'));
  try {
    const files: string[] = [];
    for (const [name, resume] of Object.entries(resumes)) {
      const file = join(folder, `${name}.docx`);
      await writeFile(file, await exportResumeDocxBytes(resume));
      files.push(file);
    }
    const convert = (format: string) =>
      run('soffice', [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        '--convert-to',
        format,
        '--outdir',
        folder,
        ...files,
      ]);
    await convert('pdf');
    await convert('html');
    const results: DocxResult[] = [];
    for (const [name, resume] of Object.entries(resumes)) {
      const pdf = await readPdf(new Uint8Array(await readFile(join(folder, `${name}.pdf`))));
      const html = await readFile(join(folder, `${name}.html`), 'utf8');
      const titles = contentOf(resume).sections.length;
      const headings = html.match(/<h1[ >]/g)?.length ?? 0;
      // LibreOffice's PDF places Arabic vowel signs by themselves, and full stops of Arabic lines before their words.
      const plain = (text: string) =>
        wordsOf(
          text
            .toLowerCase()
            .replace(/\p{M}/gu, '')
            .replace(/[,،.%:|·()•–-]/g, ' '),
        );
      // LibreOffice's PDF names the letters of Arabic ligatures the wrong way round: they are compared in any order.
      const words = (text: string) => plain(text).map((word) => [...word].sort().join(''));
      results.push({
        resume: name,
        'words %': Number((shareFound(words(exportResumeText(resume)), words(pdf.text)) * 100).toFixed(2)),
        headings: `${headings}/${titles}`,
        kB: Math.round((await readFile(join(folder, `${name}.docx`))).length / 1024),
      });
    }
    return results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
