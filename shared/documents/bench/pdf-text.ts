import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const run = promisify(execFile);
const PIXELS_PER_POINT = 96 / 72;

/** A run of text as pdf.js finds it, in CSS pixels from the top left corner of its page. */
export interface PdfRun {
  page: number;
  text: string;
  left: number;
  right: number;
  baseline: number;
}

export interface PdfContent {
  pageCount: number;
  runs: PdfRun[];
  /** With line breaks, in the order of the file. */
  text: string;
  outline: string[];
  language: string | null;
}

export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false });
  const document = await task.promise;
  const runs: PdfRun[] = [];
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { height } = page.getViewport({ scale: 1 });
    const content = await page.getTextContent();
    for (const item of content.items) {
      if (!('str' in item)) continue;
      const [, , , , x, y] = item.transform as number[];
      const run = {
        page: number,
        text: item.str,
        left: x! * PIXELS_PER_POINT,
        right: (x! + item.width) * PIXELS_PER_POINT,
        baseline: (height - y!) * PIXELS_PER_POINT,
      };
      text += separatorBetween(runs.at(-1), run) + item.str + (item.hasEOL ? '\n' : '');
      if (item.str.trim() !== '') runs.push(run);
    }
    text += '\n';
  }
  const outline = ((await document.getOutline()) ?? []).map((entry) => entry.title);
  const metadata = await document.getMetadata();
  const info = metadata.info as { Language?: string };
  const pageCount = document.numPages;
  await task.destroy();
  return { pageCount, runs, text, outline, language: info.Language ?? null };
}

/** pdf.js leaves it to its callers to see where the next run is somewhere else. Gaps are CSS pixels. */
function separatorBetween(previous: PdfRun | undefined, next: PdfRun): string {
  if (!previous) return '';
  if (previous.page !== next.page || Math.abs(previous.baseline - next.baseline) > 2) return '\n';
  const gap = Math.min(Math.abs(next.left - previous.right), Math.abs(previous.left - next.right));
  return gap > 1.2 ? ' ' : '';
}

/** The text as poppler's pdftotext reads it; `isRaw` keeps the order of the file. Null where it is not installed. */
export async function runPdftotext(bytes: Uint8Array, isRaw: boolean): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'vitae-bench-'));
  try {
    const file = join(folder, 'document.pdf');
    await writeFile(file, bytes);
    const { stdout } = await run('pdftotext', [...(isRaw ? ['-raw'] : []), file, '-'], { maxBuffer: 1 << 26 });
    return stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
